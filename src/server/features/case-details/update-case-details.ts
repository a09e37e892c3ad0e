import { sql } from 'kysely';
import { caseDetailsMessages } from '../../../shared/features/case-details/case-details.messages.ts';
import {
  type CaseDetailsEdit,
  CaseDetailsUpdateInput,
} from '../../../shared/features/case-details/case-details.schemas.ts';
import type { CaseSectionField } from '../../../shared/features/case-details/case-sections.ts';
import { storedCaseValues } from '../../../shared/features/case-details/stored-case-values.ts';
import type { CustomValue } from '../../../shared/features/custom-config/custom-config.rules.ts';
import { readCustomValue } from '../../../shared/features/custom-config/custom-values.ts';
import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { AppError } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { person } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { isStale } from '../inquiries/update-inquiry.ts';
import { lockInquiry } from '../inquiries/working-inquiry.ts';
import { type CaseDetailsView, currentCaseDetails } from './case-details.queries.ts';

/**
 * Writes values of an inquiry's case details, all or none; required fields may stay empty. In the fixed sections a value
 * is a column of the inquiry, in the organisation's own it stands under the field's machine_name.
 * @throws conflict when the inquiry has changed since the version, or the second, the edit was made on
 */
export const updateCaseDetails = verb(
  { name: 'case_details.update', kind: 'write', permission: 'inquiries:case_details', input: CaseDetailsUpdateInput },
  (ctx, { opportunity_id, sections, ...seen }): Promise<CaseDetailsView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockInquiry(tx, opportunity_id);
      const current = await currentCaseDetails(tx, opportunity_id);
      if (isStale(row, seen)) {
        const told = format(inquiriesMessages.changed_meanwhile, { name: current.updated_by_name ?? '' });
        throw new AppError('conflict', told, { current });
      }
      const changes = changesOf(current, sections);
      const values = Object.fromEntries(changes.map(({ field, value }) => [field.machine_name, value]));
      await tx.db
        .updateTable('inquiries')
        .set({
          ...(current.mode === 'fixed'
            ? storedCaseValues(values)
            : { custom_values: sql`jsonb_strip_nulls(custom_values || ${JSON.stringify(values)}::jsonb)` }),
          version: sql`version + 1`,
          updated_at: tx.services.clock.now().toISOString(),
          updated_by: person(tx).user_id,
        })
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', opportunity_id)
        .execute();
      const fields = changes.map(({ field }) => field.id);
      await audit(tx, { entity: 'inquiry', ids: [opportunity_id], details: { fields } });
      return currentCaseDetails(tx, opportunity_id);
    }),
);

interface Change {
  field: CaseSectionField;
  value: CustomValue;
}

/** The values given, as they are kept. @throws bad_request naming each field that can't hold its value */
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
      else if (field) changes.push({ field, value: read.value });
    }
  const [first] = Object.entries(refused);
  if (first) throw new AppError('bad_request', `${first[0]}: ${first[1]}`, { fields: refused });
  return changes;
}
