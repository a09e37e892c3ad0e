import { type Kysely, sql } from 'kysely';

/** Raised when a database cannot be prepared; the message is one line for the person who starts the product. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface RoleDefinition {
  name: string;
  bypassesRowSecurity: boolean;
}

/**
 * The roles of the product, none of which can log in. Roles belong to the whole cluster, so several databases (and
 * several migrations at once) share them. The worker alone needs `landfall_sealer`, which seals the audit log.
 */
const ROLES: readonly RoleDefinition[] = [
  { name: 'landfall_owner', bypassesRowSecurity: false },
  { name: 'landfall_app', bypassesRowSecurity: false },
  { name: 'landfall_sealer', bypassesRowSecurity: false },
  { name: 'landfall_lookup', bypassesRowSecurity: true },
];

const DUPLICATE_OBJECT = '42710';
const UNIQUE_VIOLATION = '23505';
const INSUFFICIENT_PRIVILEGE = '42501';
/** "tuple concurrently updated": two sessions granted the same role at the same moment. */
const INTERNAL_ERROR = 'XX000';
const RACES: readonly string[] = [DUPLICATE_OBJECT, UNIQUE_VIOLATION, INTERNAL_ERROR];
const RACE_ATTEMPTS = 20;

const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether an error means that the login lacks a right. */
export const isPrivilegeError = (error: unknown): boolean => sqlState(error) === INSUFFICIENT_PRIVILEGE;

/**
 * Makes sure that the roles exist, that the login may become the owner, the application and the sealer, and that the owner may
 * hand a function to `landfall_lookup`. Safe to run from several migrations at once.
 * Throws a {@link MigrationError} that holds the statement to run when the login lacks a right.
 */
export async function ensureRoles(db: Kysely<unknown>): Promise<void> {
  for (const role of ROLES) await againAfterRace(() => ensureRole(db, role));
  const login = await currentLogin(db);
  await againAfterRace(() => ensureMembership(db, 'landfall_owner', login));
  await againAfterRace(() => ensureMembership(db, 'landfall_app', login));
  await againAfterRace(() => ensureMembership(db, 'landfall_sealer', login));
  await againAfterRace(() => ensureMembership(db, 'landfall_lookup', 'landfall_owner'));
}

async function ensureRole(db: Kysely<unknown>, role: RoleDefinition): Promise<void> {
  const found = await sql<{ bypasses: boolean }>`
    select rolbypassrls or rolsuper as bypasses from pg_roles where rolname = ${role.name}`.execute(db);
  const existing = found.rows[0];
  if (existing?.bypasses === role.bypassesRowSecurity) return;
  const attributes = role.bypassesRowSecurity ? 'nologin bypassrls' : 'nologin';
  const statement = `create role ${role.name} ${attributes}`;
  if (existing) {
    const wanted = role.bypassesRowSecurity ? 'bypassrls' : 'nosuperuser nobypassrls';
    throw new MigrationError(
      `The database role ${role.name} has the wrong rights; as a superuser run: alter role ${role.name} ${wanted}`,
    );
  }
  await withAdvice(statement, () => sql.raw(statement).execute(db));
}

async function ensureMembership(db: Kysely<unknown>, role: string, member: string): Promise<void> {
  const found = await sql<{ may_become: boolean }>`
    select pg_has_role(${member}::name, ${role}::name, 'SET') as may_become`.execute(db);
  if (found.rows[0]?.may_become) return;
  const statement = `grant ${role} to "${member.replaceAll('"', '""')}" with inherit false, set true`;
  await withAdvice(statement, () => sql.raw(statement).execute(db));
}

async function currentLogin(db: Kysely<unknown>): Promise<string> {
  const found = await sql<{ login: string }>`select session_user as login`.execute(db);
  return found.rows[0]?.login ?? '';
}

/** Runs a statement; a missing right becomes one line that names the statement a superuser has to run. */
export async function withAdvice<Result>(statement: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isPrivilegeError(error)) throw error;
    throw new MigrationError(`The database login may not prepare the database; as a superuser run: ${statement}`);
  }
}

async function againAfterRace(step: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      if (attempt === RACE_ATTEMPTS || !RACES.includes(sqlState(error))) throw error;
    }
  }
}
