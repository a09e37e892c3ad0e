import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const OLD = 'claim_outbox(integer)';
const CLAIM = 'claim_outbox(text[], integer, integer)';

/** The first one to come takes all: what every organization shared before. */
async function makeOld(db: Kysely<unknown>): Promise<void> {
  await sql`create function claim_outbox(take integer) returns table (id uuid, org_id uuid, job text)
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      update outbox o set state = 'relayed', relayed_at = clock_timestamp()
      from (
        select c.id from outbox c where c.state = 'pending' and c.available_at <= now()
        order by c.available_at, c.id limit take for update skip locked
      ) due
      where o.id = due.id returning o.id, o.org_id, o.job
    $$`.execute(db);
  await lookupFunction(db, OLD, ['outbox']);
}

/**
 * Hands on no more of an organization than its part of the places: all of them while it is alone, and its equal part
 * while others have work. A job that waits to be tried again holds no place, but an organization may have no more than
 * eight times its places waiting so, or what comes back at once would stand before everybody. One relay claims at a time,
 * since two would each hand on a whole part.
 */
async function make(db: Kysely<unknown>): Promise<void> {
  await sql`create function claim_outbox(slow text[], slow_places integer, places integer)
    returns table (id uuid, org_id uuid, job text)
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
      begin
        if not exists (select from outbox c where c.state = 'pending' and c.available_at <= now()) then return; end if;
        if not pg_try_advisory_xact_lock(hashtext('claim_outbox')) then return; end if;
        return query
          with recursive kinds as (
            (select c.org_id, c.job from outbox c where c.state = 'pending' order by c.org_id, c.job limit 1)
            union all
            select n.org_id, n.job from kinds k cross join lateral (
              select c.org_id, c.job from outbox c
              where c.state = 'pending' and (c.org_id, c.job) > (k.org_id, k.job) order by c.org_id, c.job limit 1
            ) n
          ), due as (
            select d.id, k.org_id, k.job = any(slow) as lane,
              row_number() over (partition by k.org_id, k.job = any(slow) order by d.available_at, d.id) as place
            from kinds k cross join lateral (
              select c.id, c.available_at from outbox c
              where c.state = 'pending' and c.org_id = k.org_id and c.job = k.job and c.available_at <= now()
              order by c.available_at, c.id limit case when k.job = any(slow) then slow_places else places end
            ) d
          ), handed as (
            select r.org_id, r.job = any(slow) as lane, count(*) as rows, count(*) filter (where not r.backing_off) as held
            from outbox r where r.state = 'relayed' group by 1, 2
          ), active as (
            select a.lane, count(*) as organizations from (
              select d.org_id, d.lane from due d union select h.org_id, h.lane from handed h where h.held > 0
            ) a group by a.lane
          ), parts as (
            select a.lane, case when a.lane then slow_places else places end as places,
              ceil(case when a.lane then slow_places else places end::numeric / a.organizations) as part
            from active a
          ), taken as (
            select d.id from due d join parts p on p.lane = d.lane
            left join handed h on h.org_id = d.org_id and h.lane = d.lane
            where d.place <= least(p.part - coalesce(h.held, 0), 8 * p.places - coalesce(h.rows, 0))
          )
          update outbox o set state = 'relayed', relayed_at = clock_timestamp(), backing_off = false
          from taken t where o.id = t.id and o.state = 'pending' returning o.id, o.org_id, o.job;
      end
    $$`.execute(db);
  await lookupFunction(db, CLAIM, ['outbox']);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column backing_off boolean not null default false`.execute(db);
  await sql`create index outbox_by_organization on outbox (org_id, job, available_at, id) where state = 'pending'`.execute(
    db,
  );
  await dropLookupFunctions(db, OLD);
  await make(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, CLAIM);
  await makeOld(db);
  await sql`drop index outbox_by_organization`.execute(db);
  await sql`alter table outbox drop column backing_off`.execute(db);
}
