import { type Kysely, sql } from 'kysely';

/** The owner, too, is bound by a tenant table's row security; a change of every organisation's rows lifts that. */
async function overAllOrganisations(db: Kysely<unknown>, tables: readonly string[], change: () => Promise<unknown>) {
  for (const table of tables) await sql`alter table ${sql.id(table)} no force row level security`.execute(db);
  await change();
  for (const table of tables) await sql`alter table ${sql.id(table)} force row level security`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  // Ids and names side by side: a name without a contact has a null for its id.
  await sql`alter table referral_activities
    add column contact_ids uuid[] not null default '{}',
    add column contact_names text[] not null default '{}',
    add column performed_by_id uuid references users,
    add column updated_by uuid references users`.execute(db);
  await overAllOrganisations(db, ['referral_activities', 'referral_records'], () =>
    sql`update referral_activities a set contact_names = array[a.contact_name], contact_ids = array[(
        select r.contact_id from referral_records r where r.org_id = a.org_id and r.opportunity_id = a.opportunity_id
          and r.referral_id = a.referral_id and r.contact_name = a.contact_name order by r.id limit 1)]
      where a.contact_name is not null`.execute(db),
  );
  await sql`alter table referral_activities drop column contact_name`.execute(db);
  await sql`alter table referral_activities
    add column contact_name text generated always as (nullif(join_names(contact_names), '')) stored,
    add constraint referral_activities_contacts check (cardinality(contact_ids) = cardinality(contact_names))`.execute(
    db,
  );
  // With the event, so that a source's engagement is told from the index alone.
  await sql`drop index referral_activities_newest`.execute(db);
  await sql`create index referral_activities_newest
    on referral_activities (org_id, referral_id, event_date desc, id desc) include (event)`.execute(db);
  await sql`create index referral_activities_of_inquiry on referral_activities (org_id, opportunity_id)
    where opportunity_id is not null`.execute(db);
  await sql`create index referral_activities_by_day on referral_activities (org_id, event_date)
    include (performed_by, event)`.execute(db);
  await sql`create index referral_activities_of_performer on referral_activities (org_id, performed_by_id)
    where performed_by_id is not null`.execute(db);
  // The day whose engagement has been worked out for all sources.
  await sql`alter table organisations add column engagement_day date`.execute(db);

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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger users_keep_activities on users`.execute(db);
  await sql`drop function keep_performer_on_activities()`.execute(db);
  await sql`drop trigger referral_contacts_keep_activities on referral_contacts`.execute(db);
  await sql`drop function keep_contact_on_activities()`.execute(db);
  await sql`alter table organisations drop column engagement_day`.execute(db);
  for (const index of ['newest', 'of_inquiry', 'by_day', 'of_performer'])
    await sql`drop index ${sql.id(`referral_activities_${index}`)}`.execute(db);
  await sql`create index referral_activities_newest
    on referral_activities (org_id, referral_id, event_date desc, id desc)`.execute(db);
  await sql`alter table referral_activities alter column contact_name drop expression`.execute(db);
  await sql`alter table referral_activities drop constraint referral_activities_contacts,
    drop column contact_ids, drop column contact_names, drop column performed_by_id, drop column updated_by`.execute(
    db,
  );
}
