import pg from 'pg';
import { afterAll } from 'vitest';

/** A statement with a name is planned once a connection, not at each call. */
export type Query = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
  name?: string,
) => Promise<Row[]>;

/** Queries as a login that sees every organization's rows; closed after the file, so it is called at the top of one. */
export async function openDatabase(url: string): Promise<Query> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterAll(() => client.end());
  return async (text, values = [], name) =>
    (await client.query({ text, values: [...values], ...(name && { name }) })).rows;
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

const digestStatements = new WeakMap<Query, Promise<string>>();

/** One statement for all tables: a matrix takes a digest or two at every verb, and asking table by table was most of its time. */
async function digestStatement(query: Query): Promise<string> {
  const each = (await tenantTables(query)).map(
    ({ table, key }) =>
      `select '${table}' as table, md5(coalesce(string_agg(row::text, ';' order by row::text), '')) || ' ' || count(*) as digest
       from ${table} row where ${key} = $1`,
  );
  return each.join(' union all ');
}

/** A digest of each table's rows of one organization: equal only while nothing of them has changed. */
export async function digestOf(query: Query, orgId: string): Promise<Record<string, string>> {
  const statement = digestStatements.get(query) ?? digestStatement(query);
  digestStatements.set(query, statement);
  const rows = await query<{ table: string; digest: string }>(await statement, [orgId], 'digest');
  return Object.fromEntries(rows.map(({ table, digest }) => [table, digest]));
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
