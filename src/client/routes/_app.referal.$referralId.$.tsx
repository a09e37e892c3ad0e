import { createFileRoute } from '@tanstack/react-router';
import { ContactsOfSource } from '../features/contacts/contacts-of-source.tsx';
import { SourceDetails } from '../features/referral-sources/source-details.tsx';

/** A referral source's record and its contacts, at every address below it that names no other tab. */
export const Route = createFileRoute('/_app/referal/$referralId/$')({
  component: () => {
    const { referralId } = Route.useParams();
    return <SourceDetails referralId={referralId} aside={<ContactsOfSource referralId={referralId} />} />;
  },
});
