import type { FieldState, RecordValues } from '#client/components/record-section/record-field.ts';
import type { CaseSection } from '#shared/features/case-details/case-sections.ts';
import { customConfigMessages as text } from '#shared/features/custom-config/custom-config.messages.ts';
import type { CaseDetails } from './case-details.data.ts';

/** Case details as one record of the fields' ids: sections share the inquiry's version. */
export const caseRecord = ({ sections, version }: Pick<CaseDetails, 'sections' | 'version'>): RecordValues => ({
  ...Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ id, value }) => [id, value]))),
  version,
});

/** What is wrong with what is typed: a number that is none. */
export const describeNumbers =
  ({ fields }: CaseSection) =>
  (draft: RecordValues): Record<string, FieldState> =>
    Object.fromEntries(
      fields
        .filter(({ id, field_type }) => field_type === 'number' && typeof draft[id] === 'string')
        .map(({ id }) => [id, { error: text.not_a_number }]),
    );
