import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
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

/** What a record is called today, by what the entry calls it; nothing for what has no name of its own. */
const recordName = (id: string) => {
  const of = (table: string, name: string) =>
    sql`(select ${sql.raw(name)} from ${sql.table(table)} named where named.org_id = audit_log.org_id and named.id = ${sql.raw(id)})`;
  return sql<string | null>`case audit_log.entity
    when 'client' then ${of('clients', "named.firstname || ' ' || named.lastname")}
    when 'inquiry' then ${of('inquiries', 'named.opportunity_name')}
    when 'document' then ${of('documents', 'named.file_name')}
    when 'referral_source' then ${of('referral_sources', 'named.referral_name')}
    when 'contact' then ${of('referral_contacts', "named.firstname || ' ' || named.lastname")}
    when 'task' then ${of('tasks', 'named.title')}
    when 'user' then ${of('users', "named.firstname || ' ' || named.lastname")}
  end`;
};

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
