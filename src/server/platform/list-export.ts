import type { Request } from 'express';
import type { z } from 'zod';
import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import { csvRecord } from '#shared/platform/csv-record.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import { type Context, userId } from './context.ts';
import { sendCsv } from './csv.ts';
import { inOrganization } from './in-organization.ts';
import { fromQuery, type StreamRoute } from './rest.ts';
import { read } from './transaction.ts';
import { refuse, type Verb } from './verb.ts';

/** Rows read at a time: so many are in memory, however long the list. */
const ROWS_AT_ONCE = 1_000;

/** What an export answers: a CSV file, each part of which is made when the one before has been taken. */
interface CsvFile {
  file_name: string;
  parts: AsyncGenerator<string, void>;
}

interface ExportedList<Row> {
  /** What the audit row of the whole file calls it. */
  entity: string;
  head: readonly string[];
  cellsOf: (row: Row) => readonly string[];
  /** The rows from a place on, which logs them. */
  readAfter: (place: {
    page: 1;
    limit: number;
    after: string | undefined;
  }) => Promise<{ rows: Row[]; next: string | null }>;
  /** What the audit row says besides how many rows have left. */
  details?: Record<string, unknown>;
}

/** The time zone of a person who may export. @throws forbidden when the account may not */
export async function exportZone(ctx: Context, permission: Permission): Promise<string> {
  const [accounts] = await read(ctx, (db) => [
    db
      .selectFrom('users')
      .innerJoin('organizations', 'organizations.id', 'users.org_id')
      .select(['users.can_export', 'organizations.time_zone'])
      .where(inOrganization(ctx, 'users'))
      .where('users.id', '=', userId(ctx)),
  ]);
  const account = accounts[0];
  if (!account?.can_export) return refuse(ctx, permission, configurationMessages.export_not_allowed);
  return account.time_zone;
}

/**
 * A list's rows, a stretch at a time, read under the session as it is then and logged before they leave. At its end, or
 * where it is broken off, how many rows have left is logged too.
 */
export async function* stretchesOf<Row>(
  ctx: Context,
  { entity, readAfter, details }: Pick<ExportedList<Row>, 'entity' | 'readAfter' | 'details'>,
): AsyncGenerator<Row[], void> {
  let sent = 0;
  let outcome: 'done' | 'failed' = 'failed';
  try {
    let after: string | undefined;
    do {
      const { rows, next } = await readAfter({ page: 1, limit: ROWS_AT_ONCE, after });
      sent += rows.length;
      yield rows;
      after = next ?? undefined;
    } while (after !== undefined);
    outcome = 'done';
  } finally {
    await read(ctx, () => [], { entity, outcome, details: { ...details, rows: sent } });
  }
}

/** A list's file in parts, one for each stretch of its rows. */
export async function* partsOf<Row>(ctx: Context, list: ExportedList<Row>): CsvFile['parts'] {
  let head = csvRecord(list.head);
  for await (const rows of stretchesOf(ctx, list)) {
    yield head + rows.map((row) => csvRecord(list.cellsOf(row))).join('');
    head = '';
  }
}

/** The download of an export; as a POST it keeps whom the list was searched for out of the address. */
export function exportRoutes<Schema extends z.ZodType>(
  path: string,
  summary: string,
  exported: Verb<Schema, CsvFile>,
): readonly StreamRoute[] {
  const answered =
    (inputOf: (req: Request) => unknown): StreamRoute['handle'] =>
    async (ctx, req, res) => {
      const { file_name, parts } = await exported(ctx, inputOf(req) as z.input<Schema>);
      await sendCsv(req, res, file_name, parts);
    };
  const verbs = [exported];
  return [
    {
      ...{ method: 'GET', path, summary, verbs },
      handle: answered((req) => fromQuery(req, exported.description.input)),
    },
    {
      ...{ method: 'POST', path, summary: 'The same, with what is asked for as JSON in the body', verbs },
      handle: answered((req) => req.body as unknown),
    },
  ];
}
