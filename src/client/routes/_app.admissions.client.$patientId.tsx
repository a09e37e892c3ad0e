import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { clientsMessages as text } from '#shared/features/clients/clients.messages.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { RecordHeaderActions } from '../components/header-actions.tsx';
import { useShortcut } from '../components/keyboard-provider.tsx';
import { useRecordActions } from '../components/record-actions.ts';
import { WhoLooked } from '../features/audit/who-looked.tsx';
import { ClientPage } from '../features/clients/client-page.tsx';
import { clientOptions } from '../features/clients/clients.data.ts';
import { inquiriesOfClientOptions } from '../features/inquiries/inquiries.data.ts';
import { InquiriesOfClient } from '../features/inquiries/overview/inquiries-of-client.tsx';
import { useMay } from '../platform/organization.ts';
import { prefetchFor } from '../platform/prefetch-for.ts';
import { Button } from '../ui/button.tsx';

/** What all tabs of a client stand in. */
export const Route = createFileRoute('/_app/admissions/client/$patientId')({
  loader: ({ params }) => {
    prefetchFor('clients:read', clientOptions(params.patientId));
    prefetchFor('inquiries:read', inquiriesOfClientOptions(params.patientId));
  },
  component: () => {
    const { patientId } = Route.useParams();
    return <Client key={patientId} patientId={patientId} />;
  },
});

function Client({ patientId }: { patientId: string }) {
  const navigate = Route.useNavigate();
  const { _splat: below = '' } = useParams({ strict: false });
  const mayAdd = useMay('inquiries:write');
  // The dialog is opened for this client: its id alone stands in the address.
  const add = mayAdd ? () => void navigate({ to: '.', search: { new: true, patient_id: patientId } }) : undefined;
  useShortcut('new_inquiry', add);
  useRecordActions(add ? [{ key: 'inquiry', label: text.add_inquiry_of_client, onSelect: add }] : []);
  return (
    <ClientPage
      patientId={patientId}
      below={below}
      actions={
        <RecordHeaderActions
          primaryKey="inquiry"
          primary={
            add && (
              <Button kind="primary" onClick={add}>
                {inquiriesMessages.add_inquiry}
              </Button>
            )
          }
        >
          <WhoLooked of={{ patient_id: patientId }} />
        </RecordHeaderActions>
      }
      aside={
        <InquiriesOfClient patientId={patientId} title={text.inquiries_of_client} empty={text.no_inquiries_of_client} />
      }
    >
      <Outlet />
    </ClientPage>
  );
}
