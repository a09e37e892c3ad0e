import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { InquiriesOfClient } from './inquiries-of-client.tsx';

const NEWEST = 5;

interface RecentInquiriesProps {
  patientId: string;
  except: string;
}

/** The same client's other inquiries, the newest five. */
export const RecentInquiries = (props: RecentInquiriesProps) => (
  <InquiriesOfClient {...props} title={text.recent_inquiries} empty={text.no_recent_inquiries} most={NEWEST} />
);
