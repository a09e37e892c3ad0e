import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import type { DatabaseSchema } from '../database-schema.ts';
import { type Answer, Batch, type Statement } from './batch.ts';

export type Db = Kysely<DatabaseSchema>;
export type Pool = pg.Pool;
export type Connection = pg.PoolClient;

const INT8 = 20;
const NUMERIC = 1700;
const TEXT_AS_IS = [1082, 1114, 1184]; // date, timestamp, timestamptz: parsing to Date costs and shifts calendar days

/** Timestamps and dates stay text, whole and decimal numbers become numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (TEXT_AS_IS.includes(oid)) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

export interface PoolOptions {
  url: string;
  max: number;
  name: string;
  /** Milliseconds a statement may run; a transaction may take twice as long. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection; then the database counts as away. */
  connectTimeout?: number;
}

/**
 * The application's connections. Each acts as `landfall_app` from its first statement on, whoever logs in, and pipelines:
 * statements are on the wire before the answer to the one before has come back.
 */
export function createPool({ url, max, name, statementTimeout = 15_000, connectTimeout = 5_000 }: PoolOptions): Pool {
  const settings = {
    role: 'landfall_app',
    statement_timeout: statementTimeout,
    transaction_timeout: statementTimeout * 2,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 20_000,
    timezone: 'UTC',
  };
  const options = Object.entries(settings).map(([key, value]) => `-c ${key}=${value}`);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    options: options.join(' '),
    types,
    pipeline: true,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
  } as pg.PoolConfig);
  // An idle connection that the server ends is replaced on the next use; the pool only needs the event handled.
  pool.on('error', () => undefined);
  // The same while it is in use: the statement that waits fails, and an event that nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Builds and compiles queries; it has no connection and can't run them. */
export const queryBuilder: Db = new Kysely<DatabaseSchema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const names = new Map<string, string>();
const MAX_NAMES = 2_000;

/** The prepared statement's name: the same text is planned once a connection. Undefined past a bound on distinct texts. */
export function statementName(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined) {
    if (names.size >= MAX_NAMES) return undefined;
    name = `q_${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
    names.set(text, name);
  }
  return name;
}

/** A compiled query as a statement of a batch. */
export const statementOf = (query: CompiledQuery): Statement => ({
  name: statementName(query.sql),
  text: query.sql,
  values: query.parameters,
});

/** Sends statements as one batch; answers each of them, or throws what failed first. */
export async function sendAll(connection: Connection, statements: readonly Statement[]): Promise<Answer[]> {
  try {
    return await new Promise((resolve, reject) => {
      connection.query(new Batch(statements, (error, answers) => (error ? reject(error) : resolve(answers))));
    });
  } catch (error) {
    // Where the answer was read says nothing; who asked does.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** Sends one compiled query. */
export async function send<Row>(connection: Connection, query: CompiledQuery<Row>): Promise<Answer<Row>> {
  const [answer] = await sendAll(connection, [statementOf(query)]);
  return answer as Answer<Row>;
}
