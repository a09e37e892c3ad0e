import { Radio } from '@mantine/core';
import { referralFlowMessages as text } from '../../../shared/features/referral-flow/referral-flow.messages.ts';
import { SOURCE_KINDS, type SourceKind } from '../../../shared/features/referral-flow/referral-flow.rules.ts';
import { useMay } from '../../platform/organisation.ts';
import { Notice } from '../../ui/notice.tsx';
import type { FieldErrors, ReferralDraft, Task } from './referral-draft.ts';
import classes from './referral-flow.module.css';

const HINTS: Record<SourceKind, string> = {
  professional_referral: text.professional_hint,
  alumni_referral: text.alumni_hint,
  online: text.online_hint,
};

interface SourceTypeStepProps {
  draft: ReferralDraft;
  task: Task;
  errors: FieldErrors;
  onChange: (part: Partial<ReferralDraft>) => void;
}

/** How the client came: what the next step asks follows from it. */
export function SourceTypeStep({ draft, task, errors, onChange }: SourceTypeStepProps) {
  const mayNameClients = useMay('clients:read');
  return (
    <div className={classes.stack}>
      {task === 'secondary' && <Notice>{text.only_primary_counts}</Notice>}
      <Radio.Group
        label={text.source_type}
        error={errors.source_type}
        withAsterisk
        value={draft.source_type}
        onChange={(kind) => onChange({ source_type: SOURCE_KINDS.find((each) => each === kind) ?? null })}
      >
        <div className={classes.kinds}>
          {SOURCE_KINDS.map((kind, index) => {
            const barred = kind === 'alumni_referral' && !mayNameClients;
            return (
              <Radio
                key={kind}
                value={kind}
                label={text[kind]}
                description={barred ? text.alumni_not_allowed : HINTS[kind]}
                disabled={barred}
                data-autofocus={index === 0 || undefined}
              />
            );
          })}
        </div>
      </Radio.Group>
    </div>
  );
}
