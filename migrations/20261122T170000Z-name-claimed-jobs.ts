import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const CLAIM = 'claim_outbox(integer)';
const STALE = 'stale_outbox(interval, integer)';

/** With `job`, the relay learns from the claim itself which queue a row goes to. */
async function make(db: Kysely<unknown>, columns: readonly string[]): Promise<void> {
  const answer = sql.raw(columns.map((name) => `${name} ${name === 'job' ? 'text' : 'uuid'}`).join(', '));
  const taken = sql.raw(columns.map((name) => `o.${name}`).join(', '));
  await dropLookupFunctions(db, STALE, CLAIM);
  await sql`create function claim_outbox(take integer) returns table (${answer})
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      update outbox o set state = 'relayed', relayed_at = clock_timestamp()
      from (
        select c.id from outbox c where c.state = 'pending' and c.available_at <= now()
        order by c.available_at, c.id limit take for update skip locked
      ) due
      where o.id = due.id returning ${taken}
    $$`.execute(db);
  await lookupFunction(db, CLAIM, ['outbox']);
  await sql`create function stale_outbox(older_than interval, take integer) returns table (${answer})
    language sql stable security definer set search_path = public, pg_temp
    as $$ select ${taken} from outbox o
      where o.state = 'relayed' and o.relayed_at < now() - older_than order by o.relayed_at limit take $$`.execute(db);
  await lookupFunction(db, STALE, ['outbox']);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await make(db, ['id', 'org_id', 'job']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await make(db, ['id', 'org_id']);
}
