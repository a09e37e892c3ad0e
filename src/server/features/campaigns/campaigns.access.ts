import { type SqlBool, sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';

/** What `isMailAddress` takes, as PostgreSQL says it; a test holds both to the same odd addresses. */
const ATOM = "[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP = '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])';
const ADDRESS = `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP}$`;
const HIDDEN = '%0[ad]|%e2%80%a[89]|=\\?[^\\s?]*\\?[bq]\\?';

/** Whether a text is exactly one plain address. */
export const isAddress = (email: string) => sql<SqlBool>`(length(${sql.ref(email)}) <= 254
  and position('@' in ${sql.ref(email)}) between 2 and 65
  and ${sql.ref(email)} ~ ${sql.raw(`'${ADDRESS}'`)} and ${sql.ref(email)} !~* ${sql.raw(`'${HIDDEN}'`)})`;

export interface AudienceContact {
  id: string;
  firstname: string;
  lastname: string;
  organization_name: string;
  email: string | null;
  /** Whether a campaign reaches them: a valid address that has not unsubscribed, and the first contact who has it. */
  mailable: boolean;
}

/** All contacts who are not archived, each with whether they are mailed (C-82). */
export function everyone(db: Db, ctx: Context) {
  const valid = isAddress('c.email');
  const suppressed = sql<SqlBool>`exists (select 1 from suppressions s
    where s.org_id = ${ctx.actor.org_id} and s.email_key = lower(c.email))`;
  const first = sql<SqlBool>`row_number() over (partition by lower(c.email) order by c.created_at, c.id) = 1`;
  return db
    .selectFrom('referral_contacts as c')
    .select(['c.id', 'c.firstname', 'c.lastname', 'c.organization_name', 'c.email'])
    .select(sql<boolean>`coalesce(${valid} and not ${suppressed} and ${first}, false)`.as('mailable'))
    .where(inOrganization(ctx, 'c'))
    .where('c.is_active', '=', true);
}
