import { createFileRoute } from '@tanstack/react-router';
import { AddActivityButton } from '../features/activities/add-activity-button.tsx';
import { ContactCampaigns } from '../features/campaigns/contact-campaigns.tsx';
import { ContactPage } from '../features/contacts/contact-page.tsx';
import { type ContactDetail, contactName, contactOptions } from '../features/contacts/contacts.data.ts';
import { SourcePicker } from '../features/referral-sources/source-picker.tsx';
import { AddTaskButton } from '../features/tasks/add-task-button.tsx';
import { FollowUp } from '../features/tasks/follow-up.tsx';
import { contactHref } from '../platform/links.ts';
import { queryClient } from '../platform/query-client.ts';
import { PICKERS } from './-referral-pickers.ts';

/** A contact and the source they belong to, as a task or an activity names them. */
const knownOf = (contact: ContactDetail) => ({
  source: { id: contact.referral_id, referral_name: contact.organization_name },
  contact: { id: contact.id, name: contactName(contact) },
});

/** One contact, at its address and every one below it. */
export const Route = createFileRoute('/_app/contact/$contactId/$')({
  loader: ({ params }) => void queryClient.prefetchQuery(contactOptions(params.contactId)),
  component: () => {
    const { contactId } = Route.useParams();
    const navigate = Route.useNavigate();
    return (
      <ContactPage
        key={contactId}
        contactId={contactId}
        SourcePicker={SourcePicker}
        parts={({ id }) => <ContactCampaigns contactId={id} />}
        primary={(contact) => contact.is_active && <AddActivityButton {...knownOf(contact)} />}
        actions={(contact) =>
          contact.is_active && (
            <>
              <FollowUp
                name={contactName(contact)}
                tied={{ referral_id: contact.referral_id, contact_id: contact.id }}
              />
              <AddTaskButton pickers={PICKERS} known={knownOf(contact)} />
            </>
          )
        }
        onMoved={(id) => void navigate({ to: contactHref(id), ignoreBlocker: true })}
      />
    );
  },
});
