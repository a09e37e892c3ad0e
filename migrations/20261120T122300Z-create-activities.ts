import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table referral_activities (
    id uuid primary key,
    org_id uuid not null references organizations,
    referral_id uuid not null references referral_sources,
    opportunity_id uuid references inquiries,
    event text not null,
    event_name text,
    performed_by text,
    performed_by_id uuid references users,
    -- Ids and names side by side: a name without a contact has a null for its id.
    contact_ids uuid[] not null default '{}',
    contact_names text[] not null default '{}',
    contact_name text generated always as (nullif(join_names(contact_names), '')) stored,
    description text,
    event_date date not null,
    version integer not null default 1,
    created_by uuid references users,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid references users,
    constraint referral_activities_contacts check (cardinality(contact_ids) = cardinality(contact_names))
  )`.execute(db);
  // With the event, so that a source's engagement is read from the index alone.
  await sql`create index referral_activities_newest
    on referral_activities (org_id, referral_id, event_date desc, id desc) include (event)`.execute(db);
  await sql`create index referral_activities_of_inquiry on referral_activities (org_id, opportunity_id)
    where opportunity_id is not null`.execute(db);
  await sql`create index referral_activities_by_day on referral_activities (org_id, event_date)
    include (performed_by, event)`.execute(db);
  await sql`create index referral_activities_of_performer on referral_activities (org_id, performed_by_id)
    where performed_by_id is not null`.execute(db);
  await sql`create index referral_activities_of_person on referral_activities (org_id, performed_by, referral_id)
    where performed_by is not null`.execute(db);
  await tenantTable(db, 'referral_activities');

  // The names an activity shows follow whom they were taken from (C-44a). A contact stays with its source (C-38).
  await sql`create function keep_contact_on_activities() returns trigger language plpgsql as $$ begin
    update referral_activities
      set contact_names[array_position(contact_ids, new.id)] = new.firstname || ' ' || new.lastname
      where org_id = new.org_id and referral_id = new.referral_id and new.id = any(contact_ids);
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_contacts_keep_activities after update of firstname, lastname on referral_contacts
    for each row when ((old.firstname, old.lastname) is distinct from (new.firstname, new.lastname))
    execute function keep_contact_on_activities()`.execute(db);
  await sql`create function keep_performer_on_activities() returns trigger language plpgsql as $$ begin
    update referral_activities set performed_by = btrim(new.firstname || ' ' || new.lastname)
      where org_id = new.org_id and performed_by_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger users_keep_activities after update of firstname, lastname on users
    for each row when ((old.firstname, old.lastname) is distinct from (new.firstname, new.lastname))
    execute function keep_performer_on_activities()`.execute(db);
  // The source is held, so that its day is taken over as it is when all are done.
  await sql`create function keep_performer_of_source() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then
      delete from source_staff t using referral_sources s
        where s.org_id = old.org_id and s.id = old.referral_id and s.owner is distinct from old.performed_by
          and t.referral_id = s.id and t.staff_name = old.performed_by and not exists (select from referral_activities a
            where a.org_id = old.org_id and a.performed_by = old.performed_by and a.referral_id = old.referral_id);
    end if;
    if tg_op <> 'DELETE' and new.performed_by is not null then
      insert into source_staff (org_id, referral_id, staff_name, is_active, last_activity_date)
        select s.org_id, s.id, new.performed_by, s.is_active, s.last_activity_date from referral_sources s
        where s.org_id = new.org_id and s.id = new.referral_id for share
        on conflict do nothing;
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_activities_keep_staff
    after insert or delete or update of performed_by, referral_id on referral_activities
    for each row execute function keep_performer_of_source()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger users_keep_activities on users`.execute(db);
  await sql`drop trigger referral_contacts_keep_activities on referral_contacts`.execute(db);
  await sql`drop table referral_activities`.execute(db);
  for (const name of ['keep_performer_of_source', 'keep_performer_on_activities', 'keep_contact_on_activities'])
    await sql`drop function ${sql.id(name)}()`.execute(db);
}
