import { type Kysely, sql } from 'kysely';

/** What an import's contacts were asked for one by one, asked once a statement. */
const OF_IMPORTS = 'keep_contacts_of_imports()';
const WITH_CONTACTS = 'keep_imports_with_contacts()';

/**
 * A contact's source is of the contact's own organization, and the database says so; that the organization is there follows
 * from it. A list brings thousands of contacts of one import: whether that is there is asked once a statement, since a row
 * at a time it took longer than any of their indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table referral_sources add constraint referral_sources_of_organization unique (org_id, id)`.execute(
    db,
  );
  await sql`alter table referral_contacts
    drop constraint referral_contacts_referral_id_fkey,
    drop constraint referral_contacts_org_id_fkey,
    drop constraint referral_contacts_import_id_fkey,
    add constraint referral_contacts_of_own_source foreign key (org_id, referral_id)
      references referral_sources (org_id, id)`.execute(db);

  await sql`create function ${sql.raw(OF_IMPORTS)} returns trigger language plpgsql as $$ begin
    if exists (
      select from (select distinct a.org_id, a.import_id from added a where a.import_id is not null) named
        where not exists (select from imports i where i.org_id = named.org_id and i.id = named.import_id)
    ) then
      raise foreign_key_violation using message = 'a contact names an import that is not its organization''s';
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger contacts_of_own_import after insert on referral_contacts
    referencing new table as added for each statement execute function ${sql.raw(OF_IMPORTS)}`.execute(db);
  await sql`create function ${sql.raw(WITH_CONTACTS)} returns trigger language plpgsql as $$ begin
    if exists (select from referral_contacts c where c.import_id = old.id) then
      raise foreign_key_violation using message = 'an import whose contacts are there is not removed';
    end if;
    return old;
  end $$`.execute(db);
  await sql`create trigger imports_keep_contacts before delete on imports
    for each row execute function ${sql.raw(WITH_CONTACTS)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger imports_keep_contacts on imports`.execute(db);
  await sql`drop trigger contacts_of_own_import on referral_contacts`.execute(db);
  for (const name of [OF_IMPORTS, WITH_CONTACTS]) await sql`drop function ${sql.raw(name)}`.execute(db);
  await sql`alter table referral_contacts
    drop constraint referral_contacts_of_own_source,
    add constraint referral_contacts_referral_id_fkey foreign key (referral_id) references referral_sources,
    add constraint referral_contacts_org_id_fkey foreign key (org_id) references organizations,
    add constraint referral_contacts_import_id_fkey foreign key (import_id) references imports`.execute(db);
  await sql`alter table referral_sources drop constraint referral_sources_of_organization`.execute(db);
}
