import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { inquiriesMessages } from '../../shared/features/inquiries/inquiries.messages.ts';
import { ContactPicker } from '../features/contacts/contact-picker.tsx';
import { type DocumentPlace, DocumentViewer } from '../features/documents/document-viewer.tsx';
import { DocumentsPanel } from '../features/documents/documents-panel.tsx';
import { UploadDialog } from '../features/documents/upload-dialog.tsx';
import { inquiryOptions, notesOptions } from '../features/inquiries/inquiries.data.ts';
import { InquiryPage } from '../features/inquiries/inquiry-page.tsx';
import { QuestionsPanel } from '../features/questions/questions-panel.tsx';
import { ReferralTasks } from '../features/referral-flow/referral-tasks.tsx';
import { SourcePicker } from '../features/referral-sources/source-picker.tsx';
import { useMay } from '../platform/organisation.ts';
import { queryClient } from '../platform/query-client.ts';
import { Button } from '../ui/button.tsx';

/** An inquiry's overview, and every other address below it. */
export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId/$')({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(inquiryOptions(params.opportunityId));
    void queryClient.prefetchQuery(notesOptions(params.opportunityId));
  },
  component: () => {
    const { opportunityId } = Route.useParams();
    return <Overview key={opportunityId} opportunityId={opportunityId} />;
  },
});

const PICKERS = { Source: SourcePicker, Contact: ContactPicker };

/** The inquiry with its referrals, records and questions. What is open stands in memory: a quote never enters an address. */
function Overview({ opportunityId }: { opportunityId: string }) {
  const mayRead = useMay('documents:read');
  const mayWrite = useMay('documents:write');
  const mayReadQuestions = useMay('questions:read');
  const mayReadReferrals = useMay('referral_flow:read');
  const [uploading, setUploading] = useState(false);
  const [place, setPlace] = useState<DocumentPlace | null>(null);
  const [viewing, setViewing] = useState(false);
  const open = (next: DocumentPlace) => {
    setPlace(next);
    setViewing(true);
  };
  return (
    <InquiryPage
      opportunityId={opportunityId}
      actions={mayWrite && <Button onClick={() => setUploading(true)}>{inquiriesMessages.attach_documents}</Button>}
    >
      {mayReadReferrals && <ReferralTasks opportunityId={opportunityId} pickers={PICKERS} />}
      {mayRead && (
        <DocumentsPanel
          opportunityId={opportunityId}
          onOpen={({ id, file_name }) => open({ document_id: id, file_name })}
          onAttach={() => setUploading(true)}
        />
      )}
      {mayReadQuestions && <QuestionsPanel opportunityId={opportunityId} onOpen={open} />}
      <UploadDialog opportunityId={opportunityId} opened={uploading} onClose={() => setUploading(false)} />
      <DocumentViewer place={place} opened={viewing} onClose={() => setViewing(false)} />
    </InquiryPage>
  );
}
