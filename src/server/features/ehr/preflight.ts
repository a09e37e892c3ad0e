import { fileSize } from '#shared/features/documents/describe-document.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { isSendable, MAX_PACKET_BYTES } from '#shared/features/ehr/ehr.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { EhrRecord } from './ehr-record.ts';

/** Something that keeps an inquiry from being sent, and the record it is filled in on. */
export interface Missing {
  label: string;
  where: 'client' | 'inquiry' | 'case_details';
}

/** What is missing before a record may be sent (C-28, C-55); `required` are the organization's own required fields. */
export function missingOf(record: EhrRecord, required: readonly { label: string }[] = []): Missing[] {
  const { client, inquiry, documents } = record;
  const size = documents.reduce((sum, { file_size }) => sum + file_size, 0);
  const checks: readonly (readonly [boolean, Missing])[] = [
    [isSendable(inquiry.status), { label: text.missing_status, where: 'inquiry' }],
    [client.firstname.trim() !== '', { label: text.missing_firstname, where: 'client' }],
    [client.lastname.trim() !== '', { label: text.missing_lastname, where: 'client' }],
    [client.dob !== null, { label: text.missing_dob, where: 'client' }],
    [inquiry.facility !== null, { label: text.missing_facility, where: 'inquiry' }],
    [
      size <= MAX_PACKET_BYTES,
      { label: format(text.missing_size, { size: fileSize(MAX_PACKET_BYTES) }), where: 'inquiry' },
    ],
  ];
  return [
    ...checks.filter(([met]) => !met).map(([, missing]) => missing),
    ...required.map(({ label }): Missing => ({ label, where: 'case_details' })),
  ];
}
