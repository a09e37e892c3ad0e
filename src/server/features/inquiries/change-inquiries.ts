import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { isStale, nextVersion } from '#server/platform/versioned.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { MAX_STAFF } from '#shared/features/inquiries/inquiries.rules.ts';
import { type InquiryChange, InquiryChangeManyInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import type { BulkResult } from '#shared/platform/bulk.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { isUuid } from '#shared/platform/uuid.ts';
import { versionedMessages } from '#shared/platform/versioned.messages.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';

/** What a row's change leaves, and what it takes to put the row back as it was. */
interface Changed {
  id: string;
  after: Held;
  before: InquiryChange;
}
type Row = Awaited<ReturnType<typeof lockRows>>[number];
type Held = Pick<Row, 'priority' | 'staff' | 'level_of_care'>;

export interface InquiriesChanged extends BulkResult {
  /** The rows of a further call that undoes this one; whoever changes a row in between keeps their change. */
  undo: { id: string; version: number; change: InquiryChange }[];
}

/** The rows in one order, so that two such changes do not wait for each other. */
const lockRows = (tx: TxContext, ids: readonly string[]) =>
  tx.db
    .selectFrom('inquiries')
    .select(['id', 'version', 'priority', 'staff', 'level_of_care'])
    .where(inOrganization(tx, 'inquiries'))
    // What is no id names no row: an empty list would be no SQL.
    .where('id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

function changed(row: Row, change: InquiryChange): Changed {
  const { add_staff, remove_staff, ...set } = change;
  const named = [...new Set([...(set.staff ?? row.staff), ...(add_staff === undefined ? [] : [add_staff])])];
  const staff = named.filter((name) => name !== remove_staff);
  const { priority, level_of_care } = { ...row, ...set };
  const before = {
    ...(change.priority !== undefined && { priority: row.priority }),
    ...((change.staff ?? add_staff ?? remove_staff) !== undefined && { staff: row.staff }),
    ...(change.level_of_care !== undefined && { level_of_care: row.level_of_care }),
  };
  return { id: row.id, after: { priority, staff, level_of_care }, before };
}

/** Writes each row's own values in one statement. */
const write = (tx: TxContext, rows: readonly Changed[]) => {
  const values = JSON.stringify(rows.map(({ id, after }) => ({ id, ...after })));
  return tx.db
    .updateTable('inquiries')
    .from(
      sql<{ id: string } & Held>`jsonb_to_recordset(${values}::jsonb)`.as<'changed'>(
        sql`changed(id uuid, priority smallint, staff text[], level_of_care text)`,
      ),
    )
    .set((eb) => ({
      priority: eb.ref('changed.priority'),
      staff: eb.ref('changed.staff'),
      level_of_care: eb.ref('changed.level_of_care'),
      ...nextVersion(tx),
    }))
    .where(inOrganization(tx, 'inquiries'))
    .whereRef('inquiries.id', '=', sql.ref('changed.id'))
    .returning(['inquiries.id', 'inquiries.version'])
    .execute();
};

/**
 * Changes up to a hundred inquiries at once; answers what became of each, and what a further call has to say to undo it.
 * @throws not_found where none was there to be changed, bad_request for what the organization does not offer
 */
export const changeInquiries = verb(
  { name: 'inquiries.change_many', kind: 'write', permission: 'inquiries:write', input: InquiryChangeManyInput },
  (ctx, { rows }): Promise<InquiriesChanged> =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, ['LEVELS_OF_CARE'])],
      async (tx, [lists]) => {
        const ids = rows.map(({ id }) => id);
        const found = new Map((await lockRows(tx, ids)).map((row) => [row.id, row]));
        ensure(found.size > 0, 'not_found', text.inquiry_not_found);
        const refused: BulkResult['refused'] = [];
        const changes = rows.flatMap(({ id, version, change }, place): Changed[] => {
          const row = found.get(id);
          const reason = row ? refusalOf(row, version, change) : text.inquiry_not_found;
          if (reason !== undefined) refused.push({ id, reason });
          if (!row || reason !== undefined) return [];
          const { level_of_care: value } = change;
          const field = `rows.${place}.change.level_of_care`;
          ensureOffered(lists, [{ list: 'LEVELS_OF_CARE', field, value, held: row.level_of_care }]);
          return [changed(row, change)];
        });
        const written = changes.length > 0 ? await write(tx, changes) : [];
        const versions = new Map(written.map(({ id, version }) => [id, version]));
        await audit(tx, {
          entity: 'inquiry',
          ids: changes.map(({ id }) => id),
          details: { fields: [...new Set(changes.flatMap(({ before }) => Object.keys(before)))] },
        });
        return {
          changed: changes.map(({ id }) => id),
          refused,
          undo: changes.map(({ id, before }) => ({ id, version: versions.get(id) ?? 1, change: before })),
        };
      },
    ),
);

/** Why a row stays as it is; undefined where nothing is in the way. */
function refusalOf(row: Row, version: number | undefined, change: InquiryChange): string | undefined {
  if (isStale(row, { version })) return format(text.changed_meanwhile, { name: versionedMessages.someone });
  return changed(row, change).after.staff.length > MAX_STAFF
    ? format(text.bulk_staff_full, { n: MAX_STAFF })
    : undefined;
}
