import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ehrMessages } from '#shared/features/ehr/ehr.messages.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { WhoLooked } from '../features/audit/who-looked.tsx';
import { ContactPicker } from '../features/contacts/contact-picker.tsx';
import { Attaching } from '../features/documents/attaching.ts';
import { SendDialog } from '../features/ehr/send-dialog.tsx';
import { useTransmissionWatch } from '../features/ehr/use-transmission-watch.ts';
import { inquiryOptions, notesOptions } from '../features/inquiries/inquiries.data.ts';
import { InquiryPage } from '../features/inquiries/record/inquiry-page.tsx';
import { recordsOptions } from '../features/referral-flow/referral-flow.data.ts';
import { SourcePicker } from '../features/referral-sources/source-picker.tsx';
import { SuggestionTray } from '../features/suggestions/suggestion-tray.tsx';
import { AddTaskButton } from '../features/tasks/add-task-button.tsx';
import { FollowUp } from '../features/tasks/follow-up.tsx';
import { clientHref } from '../platform/links.ts';
import { useMay } from '../platform/organization.ts';
import { queryClient } from '../platform/query-client.ts';
import { Button } from '../ui/button.tsx';

const UploadDialog = drawnLater(async () => (await import('../features/documents/upload-dialog.tsx')).UploadDialog);

const PICKERS = { Source: SourcePicker, Contact: ContactPicker };

/** What all tabs of an inquiry stand in. */
export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId')({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(inquiryOptions(params.opportunityId));
    void queryClient.prefetchQuery(notesOptions(params.opportunityId));
  },
  component: () => {
    const { opportunityId } = Route.useParams();
    return <Inquiry key={opportunityId} opportunityId={opportunityId} />;
  },
});

function Inquiry({ opportunityId }: { opportunityId: string }) {
  const mayAttach = useMay('documents:write');
  const mayReadClients = useMay('clients:read');
  const navigate = useNavigate();
  const { data: inquiry } = useQuery(inquiryOptions(opportunityId));
  const maySend = useMay('ehr:send');
  const [uploading, setUploading] = useState(false);
  const [sending, setSending] = useState(false);
  useTransmissionWatch(opportunityId, maySend);
  const client = mayReadClients ? inquiry?.patient_id : undefined;
  const attach = mayAttach ? () => setUploading(true) : undefined;
  return (
    <Attaching value={attach}>
      <InquiryPage
        opportunityId={opportunityId}
        besideNotes={
          inquiry?.client_name && <FollowUp name={inquiry.client_name} tied={{ opportunity_id: opportunityId }} />
        }
        actions={
          <>
            {attach && <Button onClick={attach}>{text.attach_documents}</Button>}
            {client && <Button onClick={() => void navigate({ to: clientHref(client) })}>{text.view_client}</Button>}
            <AddTaskOfInquiry opportunityId={opportunityId} />
            <WhoLooked of={{ opportunity_id: opportunityId }} />
            {maySend && (
              <Button kind={inquiry?.status === 'ADMITTED' ? 'primary' : 'secondary'} onClick={() => setSending(true)}>
                {ehrMessages.send_to_ehr}
              </Button>
            )}
          </>
        }
      >
        <SuggestionTray opportunityId={opportunityId} />
        <Outlet />
      </InquiryPage>
      {uploading && <UploadDialog opportunityId={opportunityId} onClose={() => setUploading(false)} />}
      {maySend && <SendDialog opportunityId={opportunityId} opened={sending} onClose={() => setSending(false)} />}
    </Attaching>
  );
}

/** A task of this inquiry, with the source and the contact that referred the client filled in. */
function AddTaskOfInquiry({ opportunityId }: { opportunityId: string }) {
  const mayRead = useMay('referral_flow:read');
  const { data: records } = useQuery({ ...recordsOptions(opportunityId), enabled: mayRead });
  const primary = records?.find(
    (each) => each.priority_level === 'primary' && each.referral_direction === 'referral_received',
  );
  const { referral_id, referral_name, contact_id, contact_name } = primary ?? {};
  const source = referral_id && referral_name ? { id: referral_id, referral_name } : null;
  const contact = source && contact_id && contact_name ? { id: contact_id, name: contact_name } : null;
  return <AddTaskButton pickers={PICKERS} known={{ source, contact, opportunity_id: opportunityId }} />;
}
