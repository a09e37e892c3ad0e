import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { auditMessages } from '#shared/features/audit/audit.messages.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { tasksMessages } from '#shared/features/tasks/tasks.messages.ts';
import { WhoLookedDialog } from '../features/audit/who-looked.tsx';
import { Attaching } from '../features/documents/attaching.ts';
import { documentsOptions } from '../features/documents/documents.data.ts';
import { useTransmissionWatch } from '../features/ehr/use-transmission-watch.ts';
import { ContactClock } from '../features/first-contact/contact-clock.tsx';
import { firstContactOptions } from '../features/first-contact/first-contact.data.ts';
import { inquiryOptions, notesOptions } from '../features/inquiries/inquiries.data.ts';
import { InquiryPage } from '../features/inquiries/record/inquiry-page.tsx';
import { statusHistoryOptions } from '../features/inquiries/status/status.data.ts';
import { recordsOptions } from '../features/referral-flow/referral-flow.data.ts';
import { SuggestionTray } from '../features/suggestions/suggestion-tray.tsx';
import { FollowUp } from '../features/tasks/follow-up.tsx';
import { clientHref } from '../platform/links.ts';
import { useMay } from '../platform/organization.ts';
import { prefetchFor } from '../platform/prefetch-for.ts';
import type { MenuAction } from '../ui/layers/menu-action.ts';
import { PICKERS } from './-referral-pickers.ts';

const SendDialog = drawnLater(async () => (await import('../features/ehr/send-dialog.tsx')).SendDialog);

const UploadDialog = drawnLater(async () => (await import('../features/documents/upload-dialog.tsx')).UploadDialog);

const AddTaskDialog = drawnLater(async () => (await import('../features/tasks/add-task-dialog.tsx')).AddTaskDialog);
const AskForRecordsDialog = drawnLater(
  async () => (await import('../features/tasks/ask-for-records.tsx')).AskForRecordsDialog,
);

/** What all tabs of an inquiry stand in. */
export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId')({
  loader: ({ params }) => {
    prefetchFor('inquiries:list', inquiryOptions(params.opportunityId));
    prefetchFor('inquiries:note', notesOptions(params.opportunityId));
    prefetchFor('inquiries:read', statusHistoryOptions(params.opportunityId));
    prefetchFor('calls:read', firstContactOptions({ opportunity_id: params.opportunityId }));
  },
  component: () => {
    const { opportunityId } = Route.useParams();
    return <Inquiry key={opportunityId} opportunityId={opportunityId} />;
  },
});

function Inquiry({ opportunityId }: { opportunityId: string }) {
  const mayAttach = useMay('documents:write');
  const mayReadRecords = useMay('documents:read');
  const mayReadClients = useMay('clients:read');
  const maySend = useMay('ehr:send');
  const mayAddTasks = useMay('tasks:write');
  const mayAudit = useMay('audit:record');
  const { data: inquiry } = useQuery(inquiryOptions(opportunityId));
  const { data: documents } = useQuery({ ...documentsOptions(opportunityId), enabled: mayReadRecords });
  const [layer, setLayer] = useState<'upload' | 'task' | 'records' | 'audit' | null>(null);
  const [sending, setSending] = useState(false);
  const close = () => setLayer(null);
  useTransmissionWatch(opportunityId, maySend);
  const client = mayReadClients ? inquiry?.patient_id : undefined;
  const attach = mayAttach ? () => setLayer('upload') : undefined;
  const name = inquiry?.client_name;
  const referrer = useReferrer(opportunityId);
  const actions: (MenuAction | false | undefined)[] = [
    attach && { key: 'attach', label: text.attach_documents, onSelect: attach },
    client !== undefined && { key: 'client', label: text.view_client, href: clientHref(client) },
    mayAddTasks && { key: 'task', label: tasksMessages.add_task, onSelect: () => setLayer('task') },
    mayAudit && { key: 'audit', label: auditMessages.who_looked, onSelect: () => setLayer('audit') },
  ];
  return (
    <Attaching value={attach}>
      <InquiryPage
        opportunityId={opportunityId}
        besideFacts={<ContactClock of={{ opportunity_id: opportunityId }} />}
        ofNote={(note) =>
          name && (
            <FollowUp
              name={name}
              tied={{ opportunity_id: opportunityId }}
              about={note.description}
              label={tasksMessages.follow_up_note}
            />
          )
        }
        besideNotes={name && <FollowUp name={name} tied={{ opportunity_id: opportunityId }} />}
        actions={actions.filter((action) => action !== false && action !== undefined)}
        stepsOfOthers={{
          askForRecords: mayAddTasks && documents?.length === 0 && name ? () => setLayer('records') : undefined,
          send: maySend ? () => setSending(true) : undefined,
        }}
      >
        <SuggestionTray opportunityId={opportunityId} />
        <Outlet />
      </InquiryPage>
      {layer === 'upload' && <UploadDialog opportunityId={opportunityId} onClose={close} />}
      {layer === 'task' && (
        <AddTaskDialog pickers={PICKERS} known={{ ...referrer, opportunity_id: opportunityId }} onClose={close} />
      )}
      {layer === 'records' && name && (
        <AskForRecordsDialog name={name} opportunityId={opportunityId} {...referrer} onClose={close} />
      )}
      {layer === 'audit' && <WhoLookedDialog of={{ opportunity_id: opportunityId }} onClose={close} />}
      {maySend && <SendDialog opportunityId={opportunityId} opened={sending} onClose={() => setSending(false)} />}
    </Attaching>
  );
}

/** The source and the contact that referred the client first, for what is made of the inquiry. */
function useReferrer(opportunityId: string) {
  const mayRead = useMay('referral_flow:read');
  const { data: records } = useQuery({ ...recordsOptions(opportunityId), enabled: mayRead });
  const primary = records?.find(
    (each) => each.priority_level === 'primary' && each.referral_direction === 'referral_received',
  );
  const { referral_id, referral_name, contact_id, contact_name } = primary ?? {};
  const source = referral_id && referral_name ? { id: referral_id, referral_name } : null;
  const contact = source && contact_id && contact_name ? { id: contact_id, name: contact_name } : null;
  return { source, contact };
}
