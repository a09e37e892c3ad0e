import { type Kysely, sql } from 'kysely';

const NEW_INDEX = 'referral_records_of_source_by_day';

/**
 * A source's new name goes on to what shows it (C-44a): its contacts, and the inquiries it sent or got. An inquiry's
 * column of destinations is made anew from its referrals, each name once, in the order they were logged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_source_on_contacts() returns trigger language plpgsql as $$ begin
    update referral_contacts set organization_name = new.referral_name
      where org_id = new.org_id and referral_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_sources_keep_contacts after update of referral_name on referral_sources
    for each row when (old.referral_name is distinct from new.referral_name)
    execute function keep_source_on_contacts()`.execute(db);

  await sql`create function keep_source_on_inquiries() returns trigger language plpgsql as $$ begin
    update inquiries i set referral_org = new.referral_name from referral_records r
      where r.org_id = new.org_id and r.referral_id = new.id and r.referral_direction = 'referral_received'
        and r.priority_level = 'primary' and i.org_id = new.org_id and i.id = r.opportunity_id;
    update inquiries i set referred_out_org = named.names
      from (
        select once.opportunity_id, string_agg(once.referral_name, ', ' order by once.at, once.id) as names
        from (
          select distinct on (r.opportunity_id, s.referral_name)
            r.opportunity_id, s.referral_name, r.created_at as at, r.id
          from referral_records r join referral_sources s on s.id = r.referral_id and s.org_id = r.org_id
          where r.org_id = new.org_id and r.referral_direction = 'referral_sent' and r.opportunity_id in (
            select mine.opportunity_id from referral_records mine
            where mine.org_id = new.org_id and mine.referral_id = new.id and mine.referral_direction = 'referral_sent')
          order by r.opportunity_id, s.referral_name, r.created_at, r.id
        ) once
        group by once.opportunity_id
      ) named
      where i.org_id = new.org_id and i.id = named.opportunity_id;
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_sources_keep_inquiries after update of referral_name on referral_sources
    for each row when (old.referral_name is distinct from new.referral_name)
    execute function keep_source_on_inquiries()`.execute(db);

  // One count, and the rows behind it, newest first.
  await sql`create index ${sql.id(NEW_INDEX)}
    on referral_records (org_id, referral_id, referral_direction, referred_at desc, id desc)`.execute(db);
  await sql`drop index referral_records_of_source`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index referral_records_of_source on referral_records (org_id, referral_id, referred_at desc)`.execute(
    db,
  );
  await sql`drop index ${sql.id(NEW_INDEX)}`.execute(db);
  await sql`drop trigger referral_sources_keep_inquiries on referral_sources`.execute(db);
  await sql`drop trigger referral_sources_keep_contacts on referral_sources`.execute(db);
  await sql`drop function keep_source_on_inquiries()`.execute(db);
  await sql`drop function keep_source_on_contacts()`.execute(db);
}
