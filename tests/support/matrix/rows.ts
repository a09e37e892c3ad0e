import pg from 'pg';
import { afterAll } from 'vitest';

export type Query = <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Queries as a login that sees every organization's rows; closed after the file, so it is called at the top of one. */
export async function openDatabase(url: string): Promise<Query> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterAll(() => client.end());
  return async (text, values = []) => (await client.query(text, [...values])).rows;
}

/** Every table of an organization, and the column that names it. */
export async function tenantTables(query: Query): Promise<{ table: string; key: string }[]> {
  const rows = await query<{ table: string }>(
    `select c.table_name as table from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = 'public' and c.column_name = 'org_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  return [...rows.map(({ table }) => ({ table, key: 'org_id' })), { table: 'organizations', key: 'id' }];
}

/** A digest of each table's rows of one organization: equal only while nothing of them has changed. */
export async function digestOf(query: Query, orgId: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { table, key } of await tenantTables(query)) {
    const [row] = await query<{ digest: string }>(
      `select md5(coalesce(string_agg(row::text, ';' order by row::text), '')) || ' ' || count(*) as digest
       from ${table} row where ${key} = $1`,
      [orgId],
    );
    digests[table] = row!.digest;
  }
  return digests;
}

export interface AuditRow {
  org_id: string;
  user_id: string | null;
  session_id: string | null;
  request_id: string;
  ip: string | null;
  action: string;
  outcome: string;
  entity: string;
  entity_ids: string[];
  details: Record<string, unknown> | null;
}

/** The audit rows that one request left. */
export const auditOf = (query: Query, requestId: string | null): Promise<AuditRow[]> =>
  query<AuditRow & pg.QueryResultRow>(
    `select org_id, user_id, session_id, request_id, host(ip) as ip, action, outcome, entity, entity_ids, details
     from audit_log where request_id = $1 order by seq`,
    [requestId],
  );
