import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contacts/contact-page.tsx';
import { contactOptions } from '../features/contacts/contacts.data.ts';
import { SourcePicker } from '../features/referral-sources/source-picker.tsx';
import { contactHref } from '../platform/links.ts';
import { queryClient } from '../platform/query-client.ts';

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
        onMoved={(id) => void navigate({ to: contactHref(id), ignoreBlocker: true })}
      />
    );
  },
});
