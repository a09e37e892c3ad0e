import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyLine } from './copy-text.ts';
import { largeSize, SMALL_ORGANIZATIONS, SMALL_SIZE } from './dataset-size.ts';
import { inquiryRows } from './inquiry-rows.ts';
import { organizationRows } from './organization.ts';
import { peopleRows } from './people.ts';
import type { TableRows } from './table-rows.ts';
import { taskRows } from './tasks.ts';

/** Characters handed to COPY at once: single lines would cost a packet each. */
const CHUNK = 256 * 1024;
const LARGE_TABLES = [
  'clients',
  'inquiries',
  'inquiry_staff',
  'inquiry_conditions',
  'status_history',
  'referral_records',
  'referral_contacts',
  'tasks',
];

/** What triggers keep with every write, taken at once from what was loaded. */
const COUNTERS = [
  'insert into contact_counters (org_id, active, archived) select org_id, count(*) filter (where is_active), count(*) filter (where not is_active) from referral_contacts group by org_id',
  'insert into client_counters (org_id, total) select org_id, count(*) from clients group by org_id',
  'insert into inquiry_counters (org_id, status, total) select org_id, status, count(*) from inquiries group by org_id, status',
  `insert into open_inquiries (org_id, inquiry_id, status, facility_id, opportunity_total_amount, created_at,
      last_touch_at, is_answered)
    select i.org_id, i.id, i.status, i.facility_id, i.opportunity_total_amount, i.created_at,
      greatest(i.created_at, n.at), n.at is not null
    from inquiries i left join (select opportunity_id, max(created_at) as at from inquiry_notes group by 1) n
      on n.opportunity_id = i.id
    where i.status in ('PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT')`,
  'insert into task_counters (org_id, total, done) select org_id, count(*), count(*) filter (where is_complete) from tasks group by org_id',
];

/** Words of names, which triggers keep too. */
const WORDS = { client: 'clients', inquiry: 'inquiries', source: 'referral_sources', contact: 'referral_contacts' };

function* chunks({ rows }: TableRows): Iterable<string> {
  let text = '';
  for (const row of rows()) {
    text += copyLine(row);
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

async function copy(client: pg.Client, table: TableRows): Promise<void> {
  const statement = `copy ${table.table} (${table.columns.join(', ')}) from stdin`;
  await pipeline(Readable.from(chunks(table)), client.query(copyFrom(statement)));
}

/** Drops the indexes that no constraint needs; returns the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any($1::text[]::regclass[]) and not exists
       (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [LARGE_TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map((row) => row.definition);
}

/**
 * Fills a migrated, empty database: one organization of `rows` inquiries, number 0, and fifty small ones. The login must
 * be a superuser: triggers and foreign keys rest while the rows come in, and row-level security refuses COPY to others.
 */
export async function loadDataset(url: string, rows: number, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const began = performance.now();
  const done = (what: string) => say(`  ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
  try {
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'",
    );
    const indexes = await dropIndexes(client);
    for (let organization = 0; organization <= SMALL_ORGANIZATIONS; organization++) {
      const size = organization === 0 ? largeSize(rows) : SMALL_SIZE;
      const tables = [
        ...organizationRows(organization),
        ...peopleRows(organization, size),
        ...inquiryRows(organization, size),
        taskRows(organization, size),
      ];
      for (const table of tables) {
        await copy(client, table);
        if (organization === 0) done(`${table.table} loaded`);
      }
    }
    done(`${SMALL_ORGANIZATIONS} small organizations loaded`);
    for (const statement of indexes) await client.query(statement);
    done(`${indexes.length} indexes built`);
    for (const statement of COUNTERS) await client.query(statement);
    for (const [kind, table] of Object.entries(WORDS))
      await client.query(`insert into name_words (org_id, kind, word)
        select distinct r.org_id, '${kind}', word from ${table} r, regexp_split_to_table(r.name_key, '[^[:alnum:]]+') word
        where length(word) between 3 and 60`);
    await client.query('vacuum (analyze)');
    done('counters and words taken, tables vacuumed and analyzed');
  } finally {
    await client.end();
  }
}
