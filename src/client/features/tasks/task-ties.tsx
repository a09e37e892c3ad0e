import { useFormContext } from 'react-hook-form';
import { FormField } from '#client/components/form/fields.tsx';
import type { ChosenContact, ChosenSource, ReferralPickers } from '#client/components/referral-pickers.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';

/** How the server calls a source or a contact it was named by. */
export const TIE_ALIASES = { org_associated_with: 'referral_id', contact_associated_with: 'contact_id' } as const;

interface Ties {
  referral_id: ChosenSource | null;
  contact_id: ChosenContact | null;
}

/** Ties as they are sent: by their ids. */
export const idsOfTies = ({ referral_id, contact_id }: Ties) => ({
  referral_id: referral_id?.id ?? null,
  contact_id: contact_id?.id ?? null,
});

/** The source a task is tied to, and one of its contacts: another source has others. */
export function TaskTies({ pickers: { Source, Contact } }: { pickers: ReferralPickers }) {
  const { watch, setValue } = useFormContext<Ties>();
  return (
    <>
      <FormField<ChosenSource | null> name="referral_id">
        {({ onChange, ...field }) => (
          <Source
            {...field}
            label={text.source}
            onChange={(source) => {
              onChange(source);
              setValue('contact_id', null);
            }}
          />
        )}
      </FormField>
      <FormField<ChosenContact | null> name="contact_id">
        {(field) => (
          <Contact {...field} label={text.contact} nothing={text.no_contact_found} source={watch('referral_id')} />
        )}
      </FormField>
    </>
  );
}
