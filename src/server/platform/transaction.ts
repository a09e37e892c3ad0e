import type { Writable } from 'node:stream';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { AppError } from '#shared/platform/errors.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { type AuditEntry, auditStatement } from './audit.ts';
import { bound } from './bound-driver.ts';
import type { Context, PublicContext, SessionUser, TxContext } from './context.ts';
import type { Db } from './database.ts';
import { type Connection, queryBuilder, send } from './database.ts';
import { inOrganization } from './in-organization.ts';

const SESSION_ENDED = 'LF401';
const ROLE_CHANGED = 'LF403';
const RETRYABLE = new Set(['40001', '40P01']);
const ABORTED = '25P02';

/** The signed-in person's role is no longer the token's: the call is to be tried again as the role it names. */
export class RoleChanged extends Error {
  constructor(readonly role: Role) {
    super('role changed');
  }
}

const SET_ORGANIZATION = "select set_config('app.org_id', $1, true), set_config('synchronous_commit', $2, true)";
const OPEN_SESSION = 'select open_session($1, $2, $3, $4, $5)';
/** The signed-in person as they are now; reads go without, because the answer of `open_session` is enough for them. */
const PERSON = `select u.id as user_id, u.role, u.can_export, u.firstname, u.lastname, u.email_id::text as email_id,
    o.name as org_name, o.org_type, o.time_zone
  from sessions s join users u on u.id = s.user_id join organizations o on o.id = s.org_id where s.id = $1`;

/** Sends begin, then the organization and the session check as one, without waiting for either. */
function open(
  connection: Connection,
  ctx: Context,
  durable: boolean,
): [Promise<pg.QueryResult>, Promise<pg.QueryResult>] {
  const { actor } = ctx;
  const organization = [actor.org_id, durable ? 'on' : 'off'];
  const begun = connection.query('begin');
  if (actor.kind !== 'user')
    return [begun, connection.query({ name: 'set_organization', text: SET_ORGANIZATION, values: organization })];
  const session = [actor.session_id, ctx.services.clock.now().toISOString(), actor.role];
  const values = [...organization, ...session];
  return [begun, connection.query({ name: 'open_session', text: OPEN_SESSION, values })];
}

const askPerson = (connection: Connection, { actor }: Context) =>
  actor.kind === 'user' ? [connection.query({ name: 'person', text: PERSON, values: [actor.session_id] })] : [];

/** How many statements `open` sends. */
const OPENING = 2;

/** Lets several statements leave in one packet. */
function corked<T>(connection: Connection, write: () => T): T {
  const { stream } = (connection as Connection & { connection: { stream: Writable } }).connection;
  stream.cork();
  try {
    return write();
  } finally {
    stream.uncork();
  }
}

/** Awaits every statement sent; throws what failed first, not what failed because of it. */
async function settle(sent: readonly Promise<pg.QueryResult>[]): Promise<pg.QueryResult[]> {
  const outcomes = await Promise.allSettled(sent);
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason);
  const cause = failures.find((failure) => (failure as { code?: string }).code !== ABORTED) ?? failures[0];
  if (cause) throw cause;
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<pg.QueryResult>).value);
}

/** Its disk is full, or fails. */
const DISK_FAULTS: readonly string[] = ['53100', '58030'];

/** Turns what Postgres says of sessions and of its own absence into the errors the doors know. */
export function translate(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    if (error.code === SESSION_ENDED) return new AppError('unauthorized', 'Sign in again.');
    if (error.code === ROLE_CHANGED) return new RoleChanged(error.message as Role);
    // Shutting down, starting up, out of connections.
    if (error.code?.startsWith('57P') || error.code === '53300') return unavailable();
    if (DISK_FAULTS.includes(error.code ?? ''))
      return new AppError('service_unavailable', 'The database has no room to write. Try again later.', {
        retry_after: 30,
      });
    return error;
  }
  const code = (error as { code?: string }).code ?? '';
  const message = error instanceof Error ? error.message : '';
  const gone = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH)$/.test(code);
  return gone || /Connection terminated|connection error|timeout exceeded when trying to connect/.test(message)
    ? unavailable()
    : error;
}

/** Postgres does not answer. A write that meets this while it commits may or may not have been kept. */
export class DatabaseAway extends AppError {
  constructor() {
    super('service_unavailable', 'The database is away for a moment. Try again.', { retry_after: 2 });
  }
}

const unavailable = () => new DatabaseAway();

async function connect(ctx: PublicContext): Promise<Connection> {
  try {
    return await ctx.services.pool.connect();
  } catch (error) {
    throw translate(error);
  }
}

/** A connection goes back to the pool only when its transaction is certainly over. */
function release(connection: Connection, failed: boolean) {
  connection.release(failed && connection.getTransactionStatus() !== 'I');
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}
type Rows<Queries extends readonly Compilable<unknown>[]> = {
  -readonly [K in keyof Queries]: Queries[K] extends Compilable<infer Row> ? Row[] : never;
};

type Asked = readonly Compilable<unknown>[];
type Work<T, Queries extends Asked> = (tx: TxContext, asked: Rows<Queries>) => Promise<T>;

/**
 * Runs queries that change nothing, all in one round trip: begin, organization, session, queries, audit row, commit.
 * The audit row of a read does not wait for the disk.
 * @throws AppError `unauthorized` when the session has ended, `service_unavailable` while Postgres is away
 */
export async function read<const Queries extends readonly Compilable<unknown>[]>(
  ctx: Context,
  build: (db: Db) => Queries,
  entry?: AuditEntry,
): Promise<Rows<Queries>> {
  const queries = build(queryBuilder).map((query) => query.compile());
  const audit = entry ? auditStatement(ctx, entry) : null;
  const connection = await connect(ctx);
  let failed = true;
  try {
    const results = await settle(
      corked(connection, () => [
        ...open(connection, ctx, false),
        ...queries.map((query) => send(connection, query)),
        ...(audit ? [send(connection, audit)] : []),
        connection.query('commit'),
      ]),
    );
    failed = false;
    return results.slice(OPENING, OPENING + queries.length).map((result) => result.rows) as Rows<Queries>;
  } catch (error) {
    throw translate(error);
  } finally {
    release(connection, failed);
  }
}

/**
 * Runs a verb's writes in one transaction of its organization. A deadlock or a serialization failure is tried again
 * from the start, up to three times, so `work` must have no effect outside the database.
 * With an idempotency key the first answer is kept with the change and given again.
 * What `ask` names is read with the opening, in its round trip, and `work` is handed the rows.
 */
export function withTransaction<T>(ctx: Context, work: (tx: TxContext) => Promise<T>): Promise<T>;
export function withTransaction<T, const Queries extends Asked>(
  ctx: Context,
  ask: (db: Db) => Queries,
  work: (tx: TxContext, asked: Rows<Queries>) => Promise<T>,
): Promise<T>;
export async function withTransaction<T>(
  ctx: Context,
  ...steps: [work: Work<T, []>] | [ask: (db: Db) => Asked, work: Work<T, Asked>]
): Promise<T> {
  const [ask, work] = steps.length === 1 ? [() => [], steps[0] as Work<T, Asked>] : steps;
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, ask, work);
    } catch (error) {
      if (attempt < 3 && RETRYABLE.has((error as { code?: string }).code ?? '')) continue;
      throw translate(error);
    }
  }
}

async function runOnce<T>(ctx: Context, ask: (db: Db) => Asked, work: Work<T, Asked>): Promise<T> {
  const asked = ask(queryBuilder).map((query) => query.compile());
  const connection = await connect(ctx);
  let failed = true;
  try {
    const opened = await settle(
      corked(connection, () => [
        ...open(connection, ctx, true),
        ...asked.map((query) => send(connection, query)),
        ...askPerson(connection, ctx),
      ]),
    );
    const [people] = opened.slice(OPENING + asked.length);
    const answers = opened.slice(OPENING, OPENING + asked.length).map((result) => result.rows) as Rows<Asked>;
    const user = (people?.rows[0] as SessionUser | undefined) ?? null;
    const tx: TxContext = { ...ctx, inTransaction: true, db: bound(connection), user, atCommit: [] };
    const result = await once(tx, () => work(tx, answers));
    await settle(
      corked(connection, () => [...tx.atCommit.map((query) => send(connection, query)), connection.query('commit')]),
    );
    failed = false;
    return result;
  } catch (error) {
    // A connection that broke can't roll back; it is destroyed below and Postgres rolls back itself.
    if (connection.getTransactionStatus() !== 'I') await connection.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    release(connection, failed);
  }
}

/** Keeps one answer an idempotency key: a parallel call with the same key waits here for the first one's commit. */
async function once<T>(tx: TxContext, work: () => Promise<T>): Promise<T> {
  const key = tx.request.idempotency_key;
  if (!key || !tx.user) return work();
  const input_hash = tx.services.tokens.requestPrintOf(JSON.stringify(tx.input ?? null));
  const mine = { user_id: tx.user.user_id, key };
  const inserted = await tx.db
    .insertInto('idempotency_keys')
    .values({
      ...mine,
      org_id: tx.actor.org_id,
      action: tx.action,
      input_hash,
      created_at: tx.services.clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  if (inserted.length === 0) {
    const first = await tx.db
      .selectFrom('idempotency_keys')
      .select(['action', 'input_hash', 'response'])
      .where(inOrganization(tx, 'idempotency_keys'))
      .where((eb) => eb.and(mine))
      .executeTakeFirstOrThrow();
    if (first.action !== tx.action || !first.input_hash.equals(input_hash))
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.');
    return first.response as T;
  }
  const result = await work();
  const kept = queryBuilder
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(result ?? null) })
    .where(inOrganization(tx, 'idempotency_keys'))
    .where((eb) => eb.and(mine));
  tx.atCommit.push(kept.compile());
  return result;
}

/** Calls a function of the lookup role, which needs no organization. Answers ids and organizations only. */
export async function lookup<Row>(ctx: PublicContext, build: (db: Db) => Compilable<Row>): Promise<Row[]> {
  const connection = await connect(ctx);
  let failed = true;
  try {
    const result = await send(connection, build(queryBuilder).compile());
    failed = false;
    return result.rows;
  } catch (error) {
    throw translate(error);
  } finally {
    release(connection, failed);
  }
}
