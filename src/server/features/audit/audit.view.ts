import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { AuditOutcome } from '#shared/features/audit/audit.rules.ts';

export const NEVER_LEAVES = { audit_log: ['org_id', 'entity_ids'] } as const satisfies NeverLeaves;

/** One entry as the log shows it; names are those of today, and none is in the entry itself. */
export interface AuditEntryView {
  id: string;
  seq: number;
  at: number;
  user_id: string | null;
  /** Who did it; null for the product itself. */
  person: string | null;
  action: string;
  outcome: AuditOutcome;
  entity: string | null;
  /** The first record it is about, by its name where it has one, and how many there are. */
  record_id: string | null;
  record_name: string | null;
  records: number;
  ip: string | null;
  session_id: string | null;
  request_id: string | null;
  details: Record<string, unknown> | null;
}

const OF_PERSON = "named.firstname || ' ' || named.lastname";
/** What has a name of its own: what entries call it, where it is, and what it is called today. */
const NAMED = [
  { entity: 'client', table: 'clients', name: OF_PERSON },
  { entity: 'inquiry', table: 'inquiries', name: 'named.opportunity_name' },
  { entity: 'document', table: 'documents', name: 'named.file_name' },
  { entity: 'referral_source', table: 'referral_sources', name: 'named.referral_name' },
  { entity: 'contact', table: 'referral_contacts', name: OF_PERSON },
  { entity: 'task', table: 'tasks', name: 'named.title' },
  { entity: 'user', table: 'users', name: OF_PERSON },
] as const;

/** What a record is called today, by what the entry calls it. */
const recordName = (id: string) => {
  const cases = NAMED.map(
    ({ entity, table, name }) => sql`when ${sql.lit(entity)} then
      (select ${sql.raw(name)} from ${sql.table(table)} named where named.org_id = audit_log.org_id and named.id = ${sql.raw(id)})`,
  );
  return sql<string | null>`case audit_log.entity ${sql.join(cases, sql` `)} end`;
};

/** A record by its id alone: what it is, and what it is called. */
export interface NamedRecord {
  entity: string;
  name: string;
}

/** The record that has an id, of whatever kind it is. */
export const namedById = (db: Db, ctx: Context, id: string) => ({
  compile: () =>
    sql<NamedRecord>`${sql.join(
      NAMED.map(
        ({ entity, table, name }) =>
          sql`select ${sql.lit(entity)} as entity, ${sql.raw(name)} as name from ${sql.table(table)} named
            where ${inOrganization(ctx, 'named')} and named.id = ${id}::uuid`,
      ),
      sql` union all `,
    )}`.compile(db),
});

/** An entry with who did it, and to what. */
export const selectEntry = (db: Db) =>
  db
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.user_id')
    .select([
      'audit_log.id',
      'audit_log.seq',
      'audit_log.user_id',
      'audit_log.action',
      'audit_log.outcome',
      'audit_log.entity',
      'audit_log.ip',
      'audit_log.session_id',
      'audit_log.request_id',
      'audit_log.details',
    ])
    .select([
      sql<number>`epoch(audit_log.at)`.as('at'),
      sql<string | null>`actor.firstname || ' ' || actor.lastname`.as('person'),
      sql<string | null>`audit_log.entity_ids[1]`.as('record_id'),
      recordName('audit_log.entity_ids[1]').as('record_name'),
      sql<number>`cardinality(audit_log.entity_ids)`.as('records'),
    ])
    .$castTo<AuditEntryView>();
