import { IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import type { AuditCheck } from '#shared/features/audit/audit.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { checkSeal } from './audit.data.ts';
import classes from './audit.module.css';

/** Compares the whole log with its seals, and says how far it is and what it found. */
export function SealCheck() {
  const [part, setPart] = useState<AuditCheck | null>(null);
  const check = useMutation({
    mutationFn: () => checkSeal(setPart),
    onSettled: () => setPart(null),
  });
  return (
    <section className={classes.seal} aria-label={text.check_seal}>
      <Button
        icon={<IconShieldCheck size={18} stroke={1.75} aria-hidden />}
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        {text.check_seal}
      </Button>
      <div className={classes.result} aria-live="polite">
        {part && <Checking part={part} />}
        {check.isError && <ErrorBanner message={text.check_failed} onRetry={() => check.mutate()} />}
        {check.data && !check.isPending && <Found check={check.data} />}
      </div>
    </section>
  );
}

function Checking({ part: { checked_to, sealed_to } }: { part: AuditCheck }) {
  return (
    <>
      <Progress label={text.checking} percent={(100 * checked_to) / Math.max(1, sealed_to)} />
      <span>{format(text.checked_part, { n: checked_to, total: sealed_to })}</span>
    </>
  );
}

function Found({ check: { intact, broken_at, reason, checked_to } }: { check: AuditCheck }) {
  if (intact) return <Notice>{format(text.seal_intact, { number: checked_to })}</Notice>;
  return (
    <Notice tone="warning" title={format(text.seal_broken, { number: broken_at ?? 0 })}>
      {reason && text[`break_${reason}`]} {text.seal_advice}
    </Notice>
  );
}
