import { FormSelect } from '#client/components/form/fields.tsx';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { ruleOutIn } from '#shared/features/screening/screening.rules.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { NO_RULE_OUT } from './entry-form.ts';
import type { EntryEditor } from './list-card.tsx';

const OPTIONS = [
  { value: 'Yes', label: text.rules_out_yes },
  { value: 'No', label: text.rules_out_no },
  { value: NO_RULE_OUT, label: text.rules_out_none },
] as const;

/** A screening question, and which of its answers rules out. */
export const QuestionEditor = ({ list, entry, entries, config, onSubmit, onClose }: EntryEditor) => (
  <EntryDialog
    {...{ list, entry, entries, onClose }}
    rulesOut={(entry !== undefined && ruleOutIn(config, entry)) || NO_RULE_OUT}
    onSubmit={([question = ''], { rules_out }) =>
      onSubmit([question], {
        rules_out: {
          ...(config.rules_out as object),
          [question]: rules_out === NO_RULE_OUT ? null : rules_out,
        },
      })
    }
  >
    <FormSelect name="rules_out" label={text.rules_out} hint={text.rules_out_hint} options={OPTIONS} />
  </EntryDialog>
);
