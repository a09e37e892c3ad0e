import { IconSparkles } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './referral-sources.module.css';
import type { Autofill } from './use-autofill.ts';

/** Beneath the name: asks for suggestions, takes or drops all of them, and says how to get more. */
export function AutofillBar({ autofill }: { autofill: Autofill }) {
  const bar = useRef<HTMLDivElement>(null);
  const { offered, asking, asked, mostlyEmpty, open } = autofill;
  const count = open.length === 1 ? text.suggestion_one : format(text.suggestions, { n: open.length });
  const nothing = Object.keys(autofill.suggestions).length === 0;
  /** Each of the buttons goes once it has done its part; the focus stays here. */
  const stay = () => bar.current?.focus();
  const ask = async () => {
    await autofill.ask();
    stay();
  };
  return (
    <div ref={bar} tabIndex={-1} className={classes.autofill}>
      {offered && (
        <Button icon={<IconSparkles size={18} stroke={1.75} aria-hidden />} loading={asking} onClick={() => void ask()}>
          {text.autofill}
        </Button>
      )}
      <span role="status" className={classes.count}>
        {asked && (open.length > 0 ? count : nothing && !offered ? text.no_suggestions : '')}
      </span>
      {open.length > 0 && (
        <>
          <Button
            onClick={() => {
              autofill.accept(open);
              stay();
            }}
          >
            {text.accept_all}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              autofill.dismiss();
              stay();
            }}
          >
            {text.dismiss_all}
          </Button>
        </>
      )}
      {asked && mostlyEmpty && <Notice>{text.autofill_hint}</Notice>}
    </div>
  );
}
