import type { RecordValues } from '#client/components/record-section/record-field.ts';
import type { InquiryDetail } from '../inquiry-types.ts';

/** An inquiry as the record its sections edit: the organization's own values have sections of their own. */
export function inquiryRecord({ custom_values: _values, ...inquiry }: InquiryDetail): RecordValues {
  return inquiry;
}
