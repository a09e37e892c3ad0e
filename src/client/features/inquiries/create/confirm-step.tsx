import { Facts } from '#client/ui/display/facts.tsx';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { formatDay } from '#shared/platform/dates.ts';
import classes from './create-inquiry.module.css';
import { type Creation, clientNames } from './creation.ts';

/** Step 3: everything once more, to read. */
export function ConfirmStep({ creation }: { creation: Creation }) {
  const names = clientNames(creation);
  const person = creation.mode === 'existing' && creation.patient_id ? creation.patient_id : creation;
  return (
    <div className={classes.stack}>
      <Facts
        facts={[
          [
            creation.mode === 'new' ? text.new_client : text.choose_client,
            names ? `${names.firstname} ${names.lastname}` : '-',
          ],
          [text.phone, formatPhone(person.phone_number)],
          [text.birth_date, formatDay(person.dob)],
          [text.created_date, formatDay(creation.created_at_date)],
          [text.condition, creation.condition.join(', ') || '-'],
          [text.staff, creation.staff.join(', ') || '-'],
          [text.additional_instructions, creation.additional_instructions.trim() || '-'],
        ]}
      />
    </div>
  );
}
