import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrganization, inPreparedOrganization } from '#server/platform/in-organization.ts';
import { type IndexRange, type ServedPage, totalOfRanges } from '#server/platform/keyset.ts';
import type { Asked } from '#server/platform/list-query.ts';
import { listReader } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import { AUDIT_ORDERS, OWN_ENTITY } from '#shared/features/audit/audit.rules.ts';
import { AuditListInput, type AuditListQuery, AuditRecordInput } from '#shared/features/audit/audit.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type AuditEntryView, selectEntry } from './audit.view.ts';
import { subjectsOfClient, subjectsOfRecord } from './audit-subjects.ts';

type AskedEntries = Asked<AuditListQuery>;

/** Rows that the sealer has not come to yet: a record is looked for among so many, the newest. */
const MAX_UNSEALED = 50_000;

/** A day's first moment in the organization. */
const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone
  (select organizations.time_zone from organizations where organizations.id = ${parameter('org_id')}::uuid))`;

const within = (at: RawBuilder<unknown>, { from, to }: AskedEntries): RawBuilder<SqlBool>[] => [
  ...(from ? [sql<SqlBool>`${at} >= ${startOf(sql`${from}::date`)}`] : []),
  ...(to ? [sql<SqlBool>`${at} < ${startOf(sql`${to}::date + 1`)}`] : []),
];

/** What must hold of an entry besides what it is about and when it was. */
const filtersOf = ({ person, deed, outcome }: AskedEntries): RawBuilder<SqlBool>[] => [
  ...(person ? [sql<SqlBool>`audit_log.user_id = ${person}::uuid`] : []),
  ...(deed ? [sql<SqlBool>`audit_log.action = ${deed}`] : []),
  ...(outcome ? [sql<SqlBool>`audit_log.outcome = ${outcome}`] : []),
];

const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

const OF_ORGANIZATION = inPreparedOrganization('audit_log');
const AT = sql`audit_log.at`;

/** Entries about records: sealed ones by the sealer's notes, the few after them one by one. */
function rangesAbout(subjects: RawBuilder<unknown>, asked: AskedEntries): IndexRange[] {
  const filters = filtersOf(asked);
  const entries = sql`audit_subjects join audit_log on audit_log.id = audit_subjects.entry_id`;
  const noted = sql`audit_subjects.at`;
  const unsealed = sql`(select audit_log.* from audit_log
    where ${OF_ORGANIZATION} and audit_log.entity is distinct from ${sql.lit(OWN_ENTITY)} and audit_log.seq >
      (select coalesce(max(audit_seal.to_seq), 0) from audit_seal where ${inPreparedOrganization('audit_seal')})
    order by audit_log.seq desc limit ${sql.lit(MAX_UNSEALED)}) audit_log`;
  return [
    {
      link: {
        from: filters.length > 0 ? entries : sql`audit_subjects`,
        key: noted,
        id: sql<string>`audit_subjects.entry_id`,
      },
      where: all([
        inPreparedOrganization('audit_subjects'),
        sql<SqlBool>`audit_subjects.subject_id in (${subjects})`,
        ...within(noted, asked),
        ...filters,
      ]),
    },
    {
      link: { from: unsealed, key: AT, id: sql<string>`audit_log.id` },
      where: all([sql<SqlBool>`audit_log.entity_ids && array(${subjects})`, ...within(AT, asked), ...filters]),
    },
  ];
}

function rangesOf(asked: AskedEntries): readonly IndexRange[] {
  const { client, record } = asked;
  const named = [...(client ? [subjectsOfClient(client)] : []), ...(record ? [subjectsOfRecord(record)] : [])];
  // With both, what of the client the record holds: neither filter is shown and not heard.
  if (named.length > 0)
    return rangesAbout(
      sql.join(
        named.map((subjects) => sql`(${subjects})`),
        sql` intersect `,
      ),
      asked,
    );
  return [{ where: all([OF_ORGANIZATION, ...within(AT, asked), ...filtersOf(asked)]) }];
}

const entries = listReader<typeof AuditListInput, AuditEntryView>({
  table: 'audit_log',
  entity: OWN_ENTITY,
  input: AuditListInput,
  orders: AUDIT_ORDERS,
  sorts: { at: { type: 'timestamptz', key: AT } },
  found: rangesOf,
  rows: selectEntry,
  total: (asked) =>
    totalOfRanges(
      rangesOf(asked).map(({ where, link }) =>
        link
          ? sql`select ${link.id} as id from ${link.from} where ${where}`
          : sql`select audit_log.id from audit_log where ${where}`,
      ),
    ),
  isCapped: () => true,
});

/** One page of the audit log, the newest first: who did what to which record, when, from where, with what outcome. */
export const listAudit = verb(
  { name: 'audit.list', kind: 'read', permission: 'audit:read', input: AuditListInput },
  (ctx, query): Promise<ServedPage<AuditEntryView>> => entries.page(ctx, query),
);

/** Who looked at a client or an inquiry, or changed something of it. @throws not_found for one that is not there */
export const listAuditOfRecord = verb(
  { name: 'audit.of_record', kind: 'read', permission: 'audit:record', input: AuditRecordInput },
  async (ctx, { patient_id, opportunity_id, ...place }): Promise<ServedPage<AuditEntryView>> => {
    const [found] = await read(ctx, (db) => {
      const table = patient_id ? 'clients' : 'inquiries';
      const id = patient_id ?? opportunity_id ?? null;
      return [
        db.selectFrom(table).select('id').where(inOrganization(ctx, table)).where(sql<SqlBool>`id = ${id}::uuid`),
      ];
    });
    ensure(found[0], 'not_found', text.record_not_found);
    const of = patient_id ? { client: patient_id } : { record: opportunity_id };
    return entries.page(ctx, AuditListInput.parse({ ...place, ...of }));
  },
);

/** The entries from a place on. */
export const readEntriesAfter = entries.rowsAfter;
