import { RecordSection } from '#client/components/record-section/record-section.tsx';
import { useMay } from '#client/platform/organization.ts';
import { caseDetailsMessages } from '#shared/features/case-details/case-details.messages.ts';
import { CONTACT_PERSON_FIELDS } from '#shared/features/case-details/case-fields.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { InquiryUpdateInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { useUpdateInquiry } from '../inquiries.data.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import { inquiryRecord } from '../record/inquiry-record.ts';

/** Whom the center speaks with about the inquiry, beside the client. */
export function ContactPersonCard({ inquiry }: { inquiry: InquiryDetail }) {
  const update = useUpdateInquiry();
  return (
    <RecordSection
      title={caseDetailsMessages.section_contact_person}
      dense
      mayEdit={useMay('inquiries:write')}
      fields={CONTACT_PERSON_FIELDS}
      schema={InquiryUpdateInput.shape.opportunity}
      record={inquiryRecord(inquiry)}
      save={(changes, version) =>
        update.mutateAsync({ opportunity_id: inquiry.id, opportunity: { version, ...changes } })
      }
      saved={text.inquiry_updated}
    />
  );
}
