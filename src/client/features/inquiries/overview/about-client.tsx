import type { InquiryDetail } from '../inquiry-types.ts';
import { StatusTimeline } from '../status/status-timeline.tsx';
import { ClientCard } from './client-card.tsx';
import { ContactPersonCard } from './contact-person-card.tsx';
import { RecentInquiries } from './recent-inquiries.tsx';

/** Beside the overview: who the client is, whom to call, and what came before. */
export function AboutClient({ inquiry }: { inquiry: InquiryDetail }) {
  const { id, patient_id } = inquiry;
  return (
    <>
      {patient_id && <ClientCard patientId={patient_id} />}
      <ContactPersonCard inquiry={inquiry} />
      {patient_id && <RecentInquiries patientId={patient_id} except={id} />}
      <StatusTimeline opportunityId={id} />
    </>
  );
}
