import { caseDetailsMessages } from '../../../shared/features/case-details/case-details.messages.ts';
import { CONTACT_PERSON_FIELDS } from '../../../shared/features/case-details/case-fields.ts';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { RecordSection } from '../../components/record-section/record-section.tsx';
import { useMay } from '../../platform/organisation.ts';
import { useUpdateInquiry } from './inquiries.data.ts';
import { inquiryRecord } from './inquiry-record.ts';
import type { InquiryDetail } from './inquiry-types.ts';

/** Whom the centre speaks with about the inquiry, beside the client. */
export function ContactPersonCard({ inquiry }: { inquiry: InquiryDetail }) {
  const update = useUpdateInquiry();
  return (
    <RecordSection
      title={caseDetailsMessages.section_contact_person}
      mayEdit={useMay('inquiries:write')}
      fields={CONTACT_PERSON_FIELDS}
      record={inquiryRecord(inquiry)}
      save={(changes, version) =>
        update.mutateAsync({ opportunity_id: inquiry.id, opportunity: { version, ...changes } })
      }
      saved={text.inquiry_updated}
      failed={text.error_updating_inquiry}
    />
  );
}
