import { createFileRoute } from '@tanstack/react-router';
import { CallPage } from '../features/calls/call-page.tsx';
import { callersOptions, callOptions } from '../features/calls/calls.data.ts';
import { ContactClock } from '../features/first-contact/contact-clock.tsx';
import { firstContactOptions } from '../features/first-contact/first-contact.data.ts';
import { useMay } from '../platform/organization.ts';
import { prefetchFor } from '../platform/prefetch-for.ts';

export const Route = createFileRoute('/_app/admissions/call/$callId')({
  loader: ({ params: { callId } }) => {
    prefetchFor('calls:read', callOptions(callId));
    // Together: whose number it is adds to what can be done.
    prefetchFor('calls:read', callersOptions(callId));
    // And how long it has waited, which stands in the header: what is below moves where it comes later.
    prefetchFor('calls:read', firstContactOptions({ call_id: callId }));
  },
  component: CallRoute,
});

function CallRoute() {
  const { callId } = Route.useParams();
  const navigate = Route.useNavigate();
  const mayAdd = useMay('inquiries:write');
  const create = () => void navigate({ to: '.', search: { new: true, call: callId } });
  const clock = <ContactClock of={{ call_id: callId }} />;
  return <CallPage key={callId} callId={callId} clock={clock} onCreateInquiry={mayAdd ? create : undefined} />;
}
