import { createFileRoute } from '@tanstack/react-router';
import { useContext, useState } from 'react';
import { Attaching } from '../features/documents/attaching.ts';
import { type DocumentPlace, DocumentViewer } from '../features/documents/document-viewer.tsx';
import { DocumentsPanel } from '../features/documents/documents-panel.tsx';
import { TransmissionsCard } from '../features/ehr/transmissions-card.tsx';
import { InquiryOverview } from '../features/inquiries/overview/inquiry-overview.tsx';
import { QuestionsPanel } from '../features/questions/questions-panel.tsx';
import { ReferralTasks } from '../features/referral-flow/referral-tasks.tsx';
import { ScreeningPanel } from '../features/screening/screening-panel.tsx';
import { useMay } from '../platform/organization.ts';
import { PICKERS } from './-referral-pickers.ts';

/** An inquiry's overview, and every other address below it. */
export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId/$')({
  component: () => <Overview opportunityId={Route.useParams().opportunityId} />,
});

/** The overview with its referrals, records, questions and what was sent of it. What is open stands in memory: a quote never enters an address. */
function Overview({ opportunityId }: { opportunityId: string }) {
  const mayReadInquiry = useMay('inquiries:read');
  const mayRead = useMay('documents:read');
  const mayReadQuestions = useMay('questions:read');
  const mayReadReferrals = useMay('referral_flow:read');
  const mayReadEhr = useMay('ehr:read');
  const attach = useContext(Attaching);
  const [place, setPlace] = useState<DocumentPlace | null>(null);
  const [viewing, setViewing] = useState(false);
  const open = (next: DocumentPlace) => {
    setPlace(next);
    setViewing(true);
  };
  return (
    <InquiryOverview opportunityId={opportunityId} onOpenPage={open}>
      {mayReadInquiry && <ScreeningPanel folded opportunityId={opportunityId} onOpen={open} />}
      {mayReadReferrals && <ReferralTasks opportunityId={opportunityId} pickers={PICKERS} />}
      {mayRead && (
        <DocumentsPanel
          opportunityId={opportunityId}
          onOpen={({ id, file_name }) => open({ document_id: id, file_name })}
          onAttach={attach}
        />
      )}
      {mayReadQuestions && <QuestionsPanel folded opportunityId={opportunityId} onOpen={open} />}
      {mayReadEhr && <TransmissionsCard opportunityId={opportunityId} />}
      <DocumentViewer place={place} opened={viewing} onClose={() => setViewing(false)} />
    </InquiryOverview>
  );
}
