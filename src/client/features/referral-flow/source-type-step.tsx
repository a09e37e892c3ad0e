import { Radio } from '@mantine/core';
import { FormField } from '#client/components/form/fields.tsx';
import { useMay } from '#client/platform/organization.ts';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { SOURCE_KINDS, type SourceKind } from '#shared/features/referral-flow/referral-flow.rules.ts';
import type { Task } from './referral-draft.ts';
import classes from './referral-flow.module.css';

const HINTS: Record<SourceKind, string> = {
  professional_referral: text.professional_hint,
  alumni_referral: text.alumni_hint,
  online: text.online_hint,
};

/** How the client came: what the next step asks follows from it. */
export function SourceTypeStep({ task }: { task: Task }) {
  const mayNameClients = useMay('clients:read');
  return (
    <div className={classes.stack}>
      {task === 'secondary' && <Notice>{text.only_primary_counts}</Notice>}
      <FormField<SourceKind | null> name="source_type">
        {({ value, error, onChange }) => (
          <Radio.Group
            label={text.source_type}
            error={error}
            withAsterisk
            value={value}
            onChange={(kind) => onChange(SOURCE_KINDS.find((each) => each === kind) ?? null)}
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
        )}
      </FormField>
    </div>
  );
}
