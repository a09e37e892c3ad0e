import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { AppError } from '#shared/platform/errors.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { type AuditEntry, auditStatement } from './audit.ts';
import type { Statement } from './batch.ts';
import { bound } from './bound-driver.ts';
import { type Context, type PublicContext, person, type SessionUser, type TxContext, unkept } from './context.ts';
import type { Db } from './database.ts';
import { type Connection, queryBuilder, send, sendAll, statementOf } from './database.ts';
import { inOrganization } from './in-organization.ts';

const SESSION_ENDED = 'LF401';
const ROLE_CHANGED = 'LF403';
const RETRYABLE = new Set(['40001', '40P01']);

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

/** The organization and the session check, as one. */
function opening(ctx: Context, durable: boolean): Statement {
  const { actor } = ctx;
  const organization = [actor.org_id, durable ? 'on' : 'off'];
  if (actor.kind !== 'user') return { name: 'set_organization', text: SET_ORGANIZATION, values: organization };
  const session = [actor.session_id, ctx.services.clock.now().toISOString(), actor.role];
  return { name: 'open_session', text: OPEN_SESSION, values: [...organization, ...session] };
}

const askPerson = ({ actor }: Context): Statement[] =>
  actor.kind === 'user' ? [{ name: 'person', text: PERSON, values: [actor.session_id] }] : [];

const BEGIN: Statement = { name: 'begin', text: 'begin', values: [] };
const COMMIT: Statement = { name: 'commit', text: 'commit', values: [] };
const ROLLBACK: Statement = { name: 'rollback', text: 'rollback', values: [] };

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
/** A verb's answer: what its work made, or the row that it reads with the commit. */
type Made<T> = T | ReadAtCommit<T>;
type Work<T, Queries extends Asked> = (tx: TxContext, asked: Rows<Queries>) => Promise<Made<T>>;

/** A row that is read behind all that leaves with the commit, and so as these writes leave it; one that is surely there. */
export class ReadAtCommit<Row> {
  readonly query: CompiledQuery<Row>;

  constructor(query: Compilable<Row>) {
    this.query = query.compile();
  }

  /** The first of the rows it found. */
  rowOf(rows: readonly unknown[] | undefined): Row {
    if (!rows?.length) throw new Error('what was written is not there');
    return rows[0] as Row;
  }
}

/**
 * Runs queries that change nothing, all in one batch, which is one transaction: organization, session, queries, audit row.
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
    const sent = [opening(ctx, false), ...queries.map(statementOf), ...(audit ? [statementOf(audit)] : [])];
    const [, ...answers] = await sendAll(connection, sent);
    failed = false;
    return answers.slice(0, queries.length).map(({ rows }) => rows) as Rows<Queries>;
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
 * What `ask` names is read with the opening, in its round trip, and `work` is handed the rows. What `work` answers may be
 * read with the commit likewise (`ReadAtCommit`).
 */
export function withTransaction<T>(ctx: Context, work: (tx: TxContext) => Promise<Made<T>>): Promise<T>;
export function withTransaction<T, const Queries extends Asked>(
  ctx: Context,
  ask: (db: Db) => Queries,
  work: Work<T, Queries>,
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
    const sent = [BEGIN, opening(ctx, true), ...asked.map(statementOf), ...askPerson(ctx)];
    const [, , ...opened] = await sendAll(connection, sent);
    const answers = opened.slice(0, asked.length).map(({ rows }) => rows) as Rows<Asked>;
    const user = (opened[asked.length]?.rows[0] as SessionUser | undefined) ?? null;
    const tx: TxContext = { ...ctx, inTransaction: true, db: bound(connection), user, atCommit: [] };
    const result = await once(tx, () => work(tx, answers));
    const last = result instanceof ReadAtCommit ? [result.query] : [];
    const ended = await sendAll(connection, [...[...tx.atCommit, ...last].map(statementOf), COMMIT]);
    failed = false;
    return result instanceof ReadAtCommit ? result.rowOf(ended.at(-2)?.rows) : result;
  } catch (error) {
    // A connection that broke can't roll back; it is destroyed below and Postgres rolls back itself.
    if (connection.getTransactionStatus() !== 'I') await sendAll(connection, [ROLLBACK]).catch(() => undefined);
    throw error;
  } finally {
    release(connection, failed);
  }
}

/** Keeps one answer an idempotency key: a parallel call with the same key waits here for the first one's commit. */
async function once<T>(tx: TxContext, work: () => Promise<Made<T>>): Promise<Made<T>> {
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
  const made = await work();
  const result = made instanceof ReadAtCommit ? await readNow(tx, made) : made;
  const kept = queryBuilder
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(result ?? null) })
    .where(inOrganization(tx, 'idempotency_keys'))
    .where((eb) => eb.and(mine));
  tx.atCommit.push(kept.compile());
  return result;
}

/** Frees the call's idempotency key: what was to follow the commit has failed, and trying again is to do it. */
export async function forgetAnswer(ctx: Context): Promise<void> {
  const key = ctx.request.idempotency_key;
  if (!key) return;
  await withTransaction(unkept(ctx), async (tx) => {
    await tx.db
      .deleteFrom('idempotency_keys')
      .where(inOrganization(tx, 'idempotency_keys'))
      .where('user_id', '=', person(tx).user_id)
      .where('key', '=', key)
      .execute();
  });
}

/** Reads it before the commit, which has to keep the answer. */
async function readNow<T>(tx: TxContext, last: ReadAtCommit<T>): Promise<T> {
  const sent = [...tx.atCommit.splice(0), last.query].map((query) => tx.db.executeQuery(query));
  return last.rowOf((await Promise.all(sent)).at(-1)?.rows);
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
