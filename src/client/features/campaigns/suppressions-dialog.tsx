import { type ChangeEvent, useRef } from 'react';
import { FormField, FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { trpcClient } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { suppressionsMessages as text } from '#shared/features/suppressions/suppressions.messages.ts';
import { addressesIn, type SuppressionReason } from '#shared/features/suppressions/suppressions.rules.ts';
import { SuppressionAddInput } from '#shared/features/suppressions/suppressions.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './audiences.module.css';
import { REASONS } from './suppression-reasons.ts';

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const UNREAD_SHOWN = 5;

/** Puts addresses on the list: typed, pasted, or taken from a file. */
export function SuppressionsDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      title={text.add}
      schema={SuppressionAddInput}
      initial={{ emails: '', reason: 'manual' as SuppressionReason }}
      input={({ emails, reason }) => ({ emails: addressesIn(emails).emails, reason })}
      send={(input, idempotencyKey) => trpcClient.suppressions.add.mutate(input, { context: { idempotencyKey } })}
      saved={text.added}
      failed={text.failed_to_add}
      onSaved={() => {
        onAdded();
        onClose();
      }}
      onClose={onClose}
    >
      <FormField<string> name="emails">
        {({ value, onChange, error }) => {
          const { emails, unread } = addressesIn(value);
          const take = async (event: ChangeEvent<HTMLInputElement>) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (!chosen) return;
            if (chosen.size > MAX_FILE_BYTES) toast.error(text.file_too_large);
            else onChange([value, ...addressesIn(await chosen.text()).emails].filter(Boolean).join('\n'));
          };
          return (
            <>
              <TextareaField
                label={text.addresses}
                hint={text.addresses_hint}
                rows={8}
                required
                value={value}
                error={error}
                data-autofocus
                onChange={(event) => onChange(event.currentTarget.value)}
              />
              <p className={classes.hint} aria-live="polite">
                {format(text.found, { n: emails.length })}
                {unread.length > 0 && ` ${format(text.unread, { words: unread.slice(0, UNREAD_SHOWN).join(', ') })}`}
              </p>
              <input
                ref={file}
                type="file"
                accept=".csv,.txt,text/csv,text/plain"
                hidden
                onChange={(e) => void take(e)}
              />
              <Button kind="quiet" onClick={() => file.current?.click()}>
                {text.from_file}
              </Button>
            </>
          );
        }}
      </FormField>
      <FormSelect name="reason" label={text.reason} options={REASONS} />
    </FormDialog>
  );
}
