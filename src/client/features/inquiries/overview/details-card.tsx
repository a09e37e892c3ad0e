import { useQuery } from '@tanstack/react-query';
import {
  type FieldState,
  type RecordField,
  type RecordValues,
  valueIn,
} from '#client/components/record-section/record-field.ts';
import { RecordSection } from '#client/components/record-section/record-section.tsx';
import { choicesOf, useOptions } from '#client/platform/options.ts';
import { useMay } from '#client/platform/organization.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { isPriority } from '#shared/features/inquiries/inquiries.rules.ts';
import { InquiryUpdateInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { staffOptions, useUpdateInquiry } from '../inquiries.data.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import { inquiryRecord } from '../record/inquiry-record.ts';
import { StaffError } from '../staff-error.tsx';

interface Offered {
  conditions: readonly string[];
  substances: readonly string[];
  staff: readonly string[];
}

const detailFields = (inquiry: InquiryDetail, offered: Offered): RecordField[] => [
  {
    name: 'condition',
    label: text.condition,
    kind: 'multi',
    options: choicesOf(offered.conditions, inquiry.condition),
  },
  {
    name: 'primary_substance',
    label: text.primary_substance,
    kind: 'select',
    options: choicesOf(offered.substances, inquiry.primary_substance),
  },
  { name: 'staff', label: text.staff, kind: 'multi', options: choicesOf(offered.staff, inquiry.staff) },
  { name: 'priority', label: text.priority, kind: 'number', hint: text.priority_hint },
  { name: 'additional_instructions', label: text.additional_instructions, kind: 'long' },
];

const describe = (draft: RecordValues): Record<string, FieldState> => {
  const priority = valueIn(draft, 'priority');
  return priority === null || isPriority(priority) ? {} : { priority: { error: text.priority_range } };
};

/** What the inquiry is about, who takes care of it and how urgent it is. */
export function DetailsCard({ inquiry }: { inquiry: InquiryDetail }) {
  const update = useUpdateInquiry();
  const mayEdit = useMay('inquiries:write');
  const { data: staff = [] } = useQuery(staffOptions());
  const conditions = useOptions('CONDITIONS');
  const substances = useOptions('PRIMARY_SUBSTANCES');
  return (
    <RecordSection
      title={text.inquiry_details}
      dense
      mayEdit={mayEdit}
      fields={detailFields(inquiry, { conditions, substances, staff })}
      record={inquiryRecord(inquiry)}
      schema={InquiryUpdateInput.shape.opportunity}
      describe={describe}
      save={(changes, version) =>
        update.mutateAsync({ opportunity_id: inquiry.id, opportunity: { version, ...changes } })
      }
      saved={text.inquiry_updated}
      failed={text.error_updating_inquiry}
    >
      {() => <StaffError />}
    </RecordSection>
  );
}
