import { useQuery } from '@tanstack/react-query';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { CONDITIONS, isPriority, PRIMARY_SUBSTANCES } from '../../../shared/features/inquiries/inquiries.rules.ts';
import {
  type FieldState,
  type RecordField,
  type RecordValue,
  type RecordValues,
  valueIn,
} from '../../components/record-section/record-field.ts';
import { RecordSection } from '../../components/record-section/record-section.tsx';
import { useMay } from '../../platform/organisation.ts';
import { staffOptions, useUpdateInquiry } from './inquiries.data.ts';
import { inquiryRecord } from './inquiry-record.ts';
import type { InquiryDetail } from './inquiry-types.ts';
import { StaffError } from './staff-error.tsx';

/** What can be chosen, and what the record holds beyond it. */
const choices = (offered: readonly string[], chosen: readonly string[]) =>
  [...new Set([...offered, ...chosen])].map((value) => ({ value, label: value }));

const detailFields = (inquiry: InquiryDetail, staff: readonly string[]): RecordField[] => [
  {
    name: 'condition',
    label: text.condition,
    kind: 'multi',
    options: choices(CONDITIONS, inquiry.condition ?? []),
  },
  {
    name: 'primary_substance',
    label: text.primary_substance,
    kind: 'select',
    options: choices(PRIMARY_SUBSTANCES, inquiry.primary_substance ? [inquiry.primary_substance] : []),
  },
  { name: 'staff', label: text.staff, kind: 'multi', options: choices(staff, inquiry.staff ?? []) },
  { name: 'priority', label: text.priority, kind: 'number', hint: text.priority_hint, max: 3 },
  { name: 'additional_instructions', label: text.additional_instructions, kind: 'long' },
];

const describe = (draft: RecordValues): Record<string, FieldState> => {
  const priority = valueIn(draft, 'priority');
  return priority === null || isPriority(priority) ? {} : { priority: { error: text.priority_range } };
};

const asList = (value: RecordValue) => (typeof value === 'object' && value ? [...value] : []);

/** A list that was emptied is an empty list to the server; every other field is then none. */
const onTheWire = ({ condition, staff, ...changes }: RecordValues) => ({
  ...changes,
  ...(condition === undefined ? {} : { condition: asList(condition) }),
  ...(staff === undefined ? {} : { staff: asList(staff) }),
});

/** What the inquiry is about, who takes care of it and how urgent it is. */
export function DetailsCard({ inquiry }: { inquiry: InquiryDetail }) {
  const update = useUpdateInquiry();
  const mayEdit = useMay('inquiries:write');
  const { data: staff = [] } = useQuery(staffOptions());
  return (
    <RecordSection
      title={text.inquiry_details}
      mayEdit={mayEdit}
      fields={detailFields(inquiry, staff)}
      record={inquiryRecord(inquiry)}
      describe={describe}
      save={(changes, version) =>
        update.mutateAsync({ opportunity_id: inquiry.id, opportunity: { version, ...onTheWire(changes) } })
      }
      saved={text.inquiry_updated}
      failed={text.error_updating_inquiry}
    >
      <StaffError />
    </RecordSection>
  );
}
