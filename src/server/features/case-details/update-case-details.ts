import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale } from '#server/platform/versioned.ts';
import { caseDetailsMessages } from '#shared/features/case-details/case-details.messages.ts';
import {
  CASE_DETAILS_READ_ONLY,
  type CaseDetailsEdit,
  CaseDetailsUpdateInput,
} from '#shared/features/case-details/case-details.schemas.ts';
import { caseFieldKind } from '#shared/features/case-details/case-fields.ts';
import type { CaseSectionField } from '#shared/features/case-details/case-sections.ts';
import { readPhone } from '#shared/features/clients/read-phone.ts';
import type { CustomValue } from '#shared/features/custom-config/custom-config.rules.ts';
import { readCustomValue } from '#shared/features/custom-config/custom-values.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { AppError } from '#shared/platform/errors.ts';
import { inputMessages } from '#shared/platform/input.messages.ts';
import { lockInquiry } from '../inquiries/working-inquiry.ts';
import { type CaseDetailsView, currentCaseDetails } from './case-details.queries.ts';

/**
 * Writes values of an inquiry's case details, all or none; required fields may stay empty. In the fixed sections a value
 * is a column of the inquiry, in the organization's own it stands under the field's machine_name.
 * @throws conflict when the inquiry has changed since the version, or the second, the edit was made on
 */
export const updateCaseDetails = verb(
  { name: 'case_details.update', kind: 'write', permission: 'inquiries:case_details', input: CaseDetailsUpdateInput },
  (ctx, { opportunity_id, sections, ...seen }): Promise<CaseDetailsView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockInquiry(tx, opportunity_id);
      const current = await currentCaseDetails(tx, opportunity_id);
      await refuseStale(tx, row, seen, { message: inquiriesMessages.changed_meanwhile, current: () => current });
      changesIn(seen, current, { readOnly: CASE_DETAILS_READ_ONLY, path: '' });
      const changes = changesOf(current, sections);
      const fields = changes.map(({ field }) => field.id);
      await audit(tx, { entity: 'inquiry', ids: [opportunity_id], details: { fields } });
      if (changes.length === 0) return current;
      const values = Object.fromEntries(changes.map(({ field, value }) => [field.machine_name, value]));
      await tx.db
        .updateTable('inquiries')
        .set({
          ...(current.mode === 'fixed'
            ? values
            : { custom_values: sql`jsonb_strip_nulls(custom_values || ${JSON.stringify(values)}::jsonb)` }),
          ...nextVersion(tx),
        })
        .where(inOrganization(tx, 'inquiries'))
        .where('id', '=', opportunity_id)
        .execute();
      return currentCaseDetails(tx, opportunity_id);
    }),
);

interface Change {
  field: CaseSectionField;
  value: CustomValue;
}

/** What is stored for a value: a telephone number in its one form; undefined where it is none. */
function stored({ id }: CaseSectionField, value: CustomValue): CustomValue | undefined {
  if (typeof value !== 'string' || caseFieldKind(id) !== 'phone') return value;
  const phone = readPhone(value);
  return phone === null ? undefined : phone || null;
}

/** The values given that differ, as they are kept. @throws bad_request naming each field that can't hold its value */
function changesOf(current: CaseDetailsView, sections: CaseDetailsEdit['sections']): Change[] {
  const shown = new Map(current.sections.map(({ id, fields }) => [id, new Map(fields.map((each) => [each.id, each]))]));
  const refused: Record<string, string> = {};
  const changes: Change[] = [];
  for (const section of sections)
    for (const { id, value: given } of section.fields) {
      if (given === undefined) continue;
      const at = `sections.${section.id}.${id}`;
      const field = shown.get(section.id)?.get(id);
      const read = field ? readCustomValue(field, given, field.value) : { error: caseDetailsMessages.field_not_shown };
      if ('error' in read) refused[at] = read.error;
      else if (field && !isDeepStrictEqual(read.value, field.value)) {
        const value = stored(field, read.value);
        if (value === undefined) refused[at] = inputMessages.phone;
        else changes.push({ field, value });
      }
    }
  const [first] = Object.entries(refused);
  if (first) throw new AppError('bad_request', `${first[0]}: ${first[1]}`, { fields: refused });
  return changes;
}
