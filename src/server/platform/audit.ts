import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DatabaseSchema } from '../database-schema.ts';
import type { Context, TxContext } from './context.ts';
import { type Db, queryBuilder } from './database.ts';
import { parameter, prepared, slotsOf } from './prepared.ts';

/** What happened to which records. Never a name, a text or any other value of a record: ids and counts only. */
export interface AuditEntry {
  entity: string;
  ids?: readonly string[];
  outcome?: 'done' | 'refused' | 'failed';
  details?: Record<string, string | number | boolean | null | readonly string[]>;
}

function values(ctx: Context, entry: AuditEntry) {
  const { actor, request } = ctx;
  return {
    org_id: actor.org_id,
    user_id: actor.kind === 'user' ? actor.user_id : null,
    session_id: actor.kind === 'user' ? actor.session_id : null,
    request_id: request.request_id,
    ip: request.ip,
    action: ctx.action,
    outcome: entry.outcome ?? ('done' as const),
    entity: entry.entity,
    entity_ids: [...(entry.ids ?? [])],
    details: entry.details ? JSON.stringify(entry.details) : null,
  };
}

const insertRow = () =>
  queryBuilder
    .insertInto('audit_log')
    .values(
      slotsOf([
        ...(['org_id', 'user_id', 'session_id', 'request_id', 'ip'] as const),
        ...(['action', 'outcome', 'entity', 'entity_ids', 'details'] as const),
      ]),
    );

/** The audit row as a statement of its own, to travel with a read. */
export const auditStatement = (ctx: Context, entry: AuditEntry): CompiledQuery =>
  prepared('audit row', insertRow, values(ctx, entry)).compile();

/** Writes the change's audit row in the change's own transaction, as it commits. */
export async function audit(tx: TxContext, entry: AuditEntry): Promise<void> {
  tx.atCommit.push(auditStatement(tx, entry));
}

/**
 * A list's query that also writes its audit row, with the ids of exactly the rows shown, in the same statement.
 * The query must select `id`.
 *
 * @param unlessEmpty for what screens ask by themselves all day: it leaves no row where it showed nothing
 */
export function audited<Row extends { id: string }>(
  db: Db,
  ctx: Context,
  entity: string,
  page: SelectQueryBuilder<DatabaseSchema, never, Row>,
  { unlessEmpty = false } = {},
) {
  const row = values(ctx, { entity });
  return {
    compile: (): CompiledQuery<Row> => {
      const logged = sql`insert into audit_log (org_id, user_id, session_id, request_id, ip, action, outcome, entity, entity_ids)
        select ${row.org_id}::uuid, ${row.user_id}::uuid, ${row.session_id}::uuid, ${row.request_id}, ${row.ip}::inet,
          ${row.action}, ${row.outcome}, ${row.entity}, coalesce((select array_agg(page.id) from page), '{}')
        ${unlessEmpty ? sql`where exists (select from page)` : sql``}`;
      return sql<Row>`with page as materialized (${page}), logged as (${logged}) select * from page`.compile(db);
    },
  };
}

/** The audit row of a prepared list: its slots and the values they take. `ids` is an SQL expression of the ids shown. */
export const auditSlots = {
  names: ['org_id', 'user_id', 'session_id', 'request_id', 'ip', 'action', 'entity'] as readonly string[],
  insert: (ids: RawBuilder<unknown>) => sql`insert into audit_log
    (org_id, user_id, session_id, request_id, ip, action, entity, entity_ids)
    select ${parameter('org_id')}::uuid, ${parameter('user_id')}::uuid, ${parameter('session_id')}::uuid, ${parameter('request_id')},
      ${parameter('ip')}::inet, ${parameter('action')}, ${parameter('entity')}, ${ids}`,
  values: (ctx: Context, entity: string) => values(ctx, { entity }),
};
