import { useQuery } from '@tanstack/react-query';
import { FormDate } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormTextarea } from '#client/components/form/text-fields.tsx';
import type { ChosenContact, ChosenSource } from '#client/components/referral-pickers.ts';
import { contactHref, mailHref, phoneHref, sourceHref } from '#client/platform/links.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Facts } from '#client/ui/display/facts.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { RECORDS_DAYS } from '#shared/features/tasks/tasks.rules.ts';
import { TaskCreateInput } from '#shared/features/tasks/tasks.schemas.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { createTask, useRefreshTasks } from './tasks.data.ts';

interface AskForRecordsProps {
  /** Whose records they are. */
  name: string;
  opportunityId: string;
  /** Who referred the client, and so has them. */
  source: ChosenSource | null;
  contact: ChosenContact | null;
  onClose: () => void;
}

/** Who to ask for a client's records, by phone or by mail, and the task that sees to it that they come. */
export function AskForRecordsDialog({ name, opportunityId, source, contact, onClose }: AskForRecordsProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const refresh = useRefreshTasks();
  return (
    <FormDialog
      title={text.records_title}
      submit={text.records_submit}
      schema={TaskCreateInput}
      initial={{ due_date: addDays(today, RECORDS_DAYS) as string | null, additional_instructions: '' }}
      input={(typed) => ({
        ...typed,
        title: source
          ? format(text.records_task_from, { name, source: source.referral_name })
          : format(text.records_task, { name }),
        opportunity_id: opportunityId,
        referral_id: source?.id ?? null,
        contact_id: contact?.id ?? null,
      })}
      send={createTask}
      saved={text.created}
      failed={text.failed_to_create}
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {source ? <WhoHasThem source={source} contact={contact} /> : <p>{text.records_nobody}</p>}
      <FormDate name="due_date" label={text.records_by} />
      <FormTextarea name="additional_instructions" label={text.records_which} data-autofocus />
    </FormDialog>
  );
}

/** The source and its contact, each a press away. */
function WhoHasThem({ source, contact }: { source: ChosenSource; contact: ChosenContact | null }) {
  const mayRead = useMay('outreach:read');
  const { data: person } = useQuery({
    ...trpc.contacts.get.queryOptions({ contact_id: contact?.id ?? '' }),
    enabled: mayRead && contact !== null,
  });
  return (
    <Facts
      facts={[
        [
          text.records_source,
          <Link key="source" href={sourceHref(source.id)}>
            {source.referral_name}
          </Link>,
        ],
        ...(contact
          ? [
              [
                text.records_contact,
                <Link key="contact" href={contactHref(contact.id)}>
                  {contact.name}
                </Link>,
              ] as const,
            ]
          : []),
        ...(person?.phone_number
          ? [
              [
                text.records_call,
                <a key="phone" href={phoneHref(person.phone_number)}>
                  {formatPhone(person.phone_number)}
                </a>,
              ] as const,
            ]
          : []),
        ...(person?.email
          ? [
              [
                text.records_mail,
                <a key="mail" href={mailHref(person.email)}>
                  {person.email}
                </a>,
              ] as const,
            ]
          : []),
      ]}
    />
  );
}
