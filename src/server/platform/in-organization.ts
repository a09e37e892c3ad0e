import { type SqlBool, sql } from 'kysely';
import type { Context } from './context.ts';
import { parameter } from './prepared.ts';

/** The rows of a table, or of its alias, that are the acting organization's. Every query of a tenant table says so. */
export const inOrganization = ({ actor }: Pick<Context, 'actor'>, table: string) =>
  sql<SqlBool>`${sql.ref(`${table}.org_id`)} = ${actor.org_id}`;

/** The same in a prepared query, whose parameter `org_id` takes the acting organization's at each run. */
export const inPreparedOrganization = (table: string) =>
  sql<SqlBool>`${sql.ref(`${table}.org_id`)} = ${parameter('org_id')}::uuid`;
