import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { auditMissingPermission, MissingPermission } from '#server/platform/missing-permission.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { storedPhone } from '#server/platform/stored-phone.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale } from '#server/platform/versioned.ts';
import { caseFieldKind } from '#shared/features/case-details/case-fields.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import {
  INQUIRY_READ_ONLY,
  type InquiryEdit,
  InquiryUpdateInput,
} from '#shared/features/inquiries/inquiries.schemas.ts';
import { statusMessages } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { may } from '#shared/platform/permissions.ts';
import { markStay } from '../census/mark-stay.ts';
import { ensureOffered, keptLists, type ListedField } from '../option-lists/option-lists.access.ts';
import { type EditParts, partsOf, planColumns } from './edit-plan.ts';
import type { InquiryDetail } from './inquiries.view.ts';
import { askForMove, moveInquiry } from './move-inquiry.ts';
import { changedInquiry, currentInquiry, lockInquiry } from './working-inquiry.ts';

/** Fields of the admissions desk; the rest of an inquiry is the care team's too. */
const DESK_FIELDS = ['summary', 'priority', 'condition', 'staff', 'primary_substance'] as const;

const LISTED = [
  ['CONDITIONS', 'condition'],
  ['PRIMARY_SUBSTANCES', 'primary_substance'],
  ['LEVELS_OF_CARE', 'level_of_care'],
  ['DISCHARGE_TYPES', 'discharge_type'],
] as const;
const LISTS = LISTED.map(([list]) => list);

function refuseBeyondRights(tx: TxContext, edit: Partial<InquiryEdit>) {
  const { role } = person(tx);
  if (DESK_FIELDS.some((field) => edit[field] !== undefined) && !may(role, 'inquiries:write'))
    throw new MissingPermission('inquiries:write');
  if (edit.status !== undefined && !may(role, 'inquiries:status')) throw new MissingPermission('inquiries:status');
}

/**
 * Changes an inquiry's own fields and its treatment plan; a field left out stays as it is. A note can be pinned only if
 * it is this inquiry's. With a `status` that differs, the status is changed as its own verb does, with the plan's fields.
 * @throws conflict when the row has changed since the version, or the second, the edit was made on
 */
export const updateInquiry = verb(
  { name: 'inquiries.update', kind: 'write', permission: 'inquiries:case_details', input: InquiryUpdateInput },
  (ctx, { opportunity_id, opportunity: edit }): Promise<InquiryDetail> =>
    auditMissingPermission(ctx, () =>
      withTransaction(
        ctx,
        (db) => [keptLists(db, ctx, LISTS)],
        async (tx, [lists]) => {
          const row = await lockInquiry(tx, opportunity_id);
          await refuseStale(tx, row, edit, {
            message: inquiriesMessages.changed_meanwhile,
            current: () => currentInquiry(tx, row.id),
          });
          const current = await currentInquiry(tx, opportunity_id);
          const changes = changesIn(edit, current, { readOnly: INQUIRY_READ_ONLY, path: 'opportunity' });
          refuseBeyondRights(tx, changes);
          if (Object.keys(changes).length === 0) {
            await audit(tx, { entity: 'inquiry', ids: [row.id], details: { fields: [] } });
            return current;
          }
          ensureOffered(lists, listedFields(changes, current));
          if (changes.pinned_note_id) await ensureNoteOf(tx, opportunity_id, changes.pinned_note_id);
          const { own: given, plan, reasons } = partsOf(changes);
          const own = storedValues(given);
          if (changes.status !== undefined) {
            const [addresses, running] = askForMove(tx.db, tx, opportunity_id);
            const asked = {
              row,
              addresses: await addresses.executeTakeFirst(),
              running: await running.executeTakeFirst(),
            };
            await moveInquiry(tx, asked, { status: changes.status, ...plan, ...reasons });
            if (Object.keys(own).length > 0) await write(tx, opportunity_id, own);
          } else {
            refuseReasons(reasons);
            const planned = await planColumns(tx, row, plan);
            await write(tx, opportunity_id, { ...own, ...planned });
            await markStay(tx, row, { ...row, ...planned });
          }
          return changedInquiry(tx, opportunity_id);
        },
      ),
    ),
);

/** The fields of an edit whose values stand on lists of the organization. */
const listedFields = (changes: Partial<InquiryEdit>, current: InquiryDetail): ListedField[] =>
  LISTED.map(([list, name]) => ({ list, field: `opportunity.${name}`, value: changes[name], held: current[name] }));

/** What is said with a change of the status has no place in an edit that changes none. */
function refuseReasons(reasons: EditParts['reasons']) {
  const said = Object.entries(reasons).find(([, value]) => value !== undefined)?.[0];
  if (said) throw invalidField(said, statusMessages.needs_status);
}

/** With the commit, behind what a move writes there. */
async function write(tx: TxContext, id: string, fields: Record<string, unknown>) {
  const update = tx.db
    .updateTable('inquiries')
    .set({ ...fields, ...nextVersion(tx) })
    .where(inOrganization(tx, 'inquiries'))
    .where('id', '=', id);
  tx.atCommit.push(update.compile());
  await audit(tx, { entity: 'inquiry', ids: [id], details: { fields: Object.keys(fields) } });
}

/** What is stored for fields of an inquiry: telephone numbers in one form, so that a caller's is found among them. */
const storedValues = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && caseFieldKind(name) === 'phone'
        ? storedPhone(`opportunity.${name}`, value) || null
        : value,
    ]),
  );

async function ensureNoteOf(tx: TxContext, opportunity_id: string, note_id: string) {
  const note = await tx.db
    .selectFrom('inquiry_notes')
    .select('kind')
    .where(inOrganization(tx, 'inquiry_notes'))
    .where('opportunity_id', '=', opportunity_id)
    .where('id', '=', note_id)
    .executeTakeFirst();
  ensure(note, 'not_found', inquiriesMessages.note_not_found, {
    fields: { pinned_note_id: inquiriesMessages.note_not_found },
  });
  if (note.kind === 'event') throw invalidField('opportunity.pinned_note_id', inquiriesMessages.event_locked);
}
