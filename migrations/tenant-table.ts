import { type Kysely, sql } from 'kysely';

/** What the application role may do with a tenant table; rows that only ever grow get 'append'. */
type Access = 'write' | 'append' | 'read';

const GRANTS: Record<Access, string> = {
  write: 'select, insert, update, delete',
  append: 'select, insert',
  read: 'select',
};

/**
 * Puts a table behind row-level security, forced for its owner too, and grants the application role its part.
 * The organization is read once a statement from the connection's setting; unset, no row is visible.
 */
export async function tenantTable(db: Kysely<unknown>, table: string, access: Access = 'write', key = 'org_id') {
  const id = sql.id(table);
  await sql`alter table ${id} enable row level security`.execute(db);
  await sql`alter table ${id} force row level security`.execute(db);
  await sql`create policy ${sql.id(`${table}_of_organization`)} on ${id}
    using (${sql.id(key)} = (select current_org_id()))
    with check (${sql.id(key)} = (select current_org_id()))`.execute(db);
  await sql`grant ${sql.raw(GRANTS[access])} on ${id} to landfall_app`.execute(db);
}

/**
 * Hands a SECURITY DEFINER function to the role that sees across organizations, and lets only the application call it.
 * The runner lends that role CREATE on the schema, which the change of owner needs.
 */
export async function lookupFunction(db: Kysely<unknown>, signature: string, reads: readonly string[]) {
  for (const table of reads) await sql`grant select on ${sql.id(table)} to landfall_lookup`.execute(db);
  await sql`alter function ${sql.raw(signature)} owner to landfall_lookup`.execute(db);
  // The grant goes through the owner's role: its members may act as it, not inherit from it.
  await sql`set local role landfall_lookup`.execute(db);
  await sql`revoke all on function ${sql.raw(signature)} from public`.execute(db);
  await sql`grant execute on function ${sql.raw(signature)} to landfall_app`.execute(db);
  await sql`set local role landfall_owner`.execute(db);
}

/** Drops functions owned by the lookup role, which its member must do in that role. */
export async function dropLookupFunctions(db: Kysely<unknown>, ...signatures: string[]) {
  await sql`set local role landfall_lookup`.execute(db);
  for (const signature of signatures) await sql`drop function ${sql.raw(signature)}`.execute(db);
  await sql`set local role landfall_owner`.execute(db);
}
