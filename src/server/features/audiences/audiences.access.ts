import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context, TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { versionOf } from '#server/platform/versioned.ts';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import type { AudienceRule, AudienceRules } from '#shared/features/audiences/audiences.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { selectAudience } from './audiences.view.ts';

/** The row to be changed, held until the end of the transaction. @throws not_found */
export async function lockAudience(tx: TxContext, id: string) {
  const row = await tx.db
    .selectFrom('audiences')
    .select(['id', 'name'])
    .select(versionOf('audiences'))
    .where(inOrganization(tx, 'audiences'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  ensure(row, 'not_found', text.not_found);
  return row;
}

/** An audience's rules as they stand; a name that is no own audience finds nothing. */
export const rulesQuery = (db: Db, ctx: Context, audience: string) =>
  db
    .selectFrom('audiences')
    .select(['audiences.joined', 'audiences.rules', 'audiences.excluded'])
    .where(inOrganization(ctx, 'audiences'))
    .where('audiences.id', '=', audience === EVERYONE ? null : audience)
    .$castTo<AudienceRules>();

/**
 * The rules of an audience, within the transaction that freezes or chooses it: it cannot be deleted before its end.
 * @returns null for all contacts. @throws not_found for one that is not there
 */
export async function holdAudience(tx: TxContext, audience: string): Promise<AudienceRules | null> {
  if (audience === EVERYONE) return null;
  const found = await rulesQuery(tx.db, tx, audience).forShare().executeTakeFirst();
  ensure(found, 'not_found', text.not_found);
  return found;
}

/** An audience as its card shows it, within the transaction that changed it. */
export const currentAudience = (tx: TxContext, id: string) =>
  selectAudience(tx.db).where(inOrganization(tx, 'audiences')).where('audiences.id', '=', id).executeTakeFirstOrThrow();

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

const COLUMN_OF = {
  title: sql`c.title`,
  credential: sql`c.credential`,
  state: sql`c.state`,
  type: sql`s.type`,
  status: sql`s.status`,
  owner: sql`s.owner`,
};
const LISTS_OF = {
  payment_type: sql`s.payment_type`,
  specialization: sql`s.specializations`,
  population: sql`s.population_served`,
  level_of_care: sql`s.levels_of_care`,
};

/** Whether a contact `c` of a source `s` is what a rule says, before it is turned around. */
function whatIs(ctx: Context, rule: AudienceRule): RawBuilder<SqlBool> {
  switch (rule.field) {
    case 'payment_type':
    case 'specialization':
    case 'population':
    case 'level_of_care':
      return sql<SqlBool>`${LISTS_OF[rule.field]} && ${rule.values}::text[]`;
    case 'created_at':
      return sql<SqlBool>`c.created_at >= ${nowOf(ctx)}::timestamptz - make_interval(days => ${rule.days})`;
    case 'last_activity_date':
      return sql<SqlBool>`s.last_activity_date >= ${todayOf(ctx)} - ${rule.days}::integer`;
    case 'campaign': {
      const moment = sql.ref(`r.${rule.event}_at`);
      const which = rule.campaign_id === null ? sql`` : sql`and r.campaign_id = ${rule.campaign_id}`;
      return sql<SqlBool>`exists (select 1 from campaign_recipients r
        where ${inOrganization(ctx, 'r')} and r.contact_id = c.id and ${moment} is not null ${which})`;
    }
    default:
      return sql<SqlBool>`${COLUMN_OF[rule.field]} = any(${rule.values}::text[])`;
  }
}
const nowOf = (ctx: Context): string => ctx.services.clock.now().toISOString();
const todayOf = (ctx: Context) => sql`(${nowOf(ctx)}::timestamptz at time zone
  (select organizations.time_zone from organizations where organizations.id = ${ctx.actor.org_id}::uuid))::date`;

/** What is not known of a contact is no value of any list, and never happened. */
function holds(ctx: Context, rule: AudienceRule): RawBuilder<SqlBool> {
  const positive = sql<SqlBool>`coalesce(${whatIs(ctx, rule)}, false)`;
  const turned = rule.is === 'none_of' || rule.is === 'not_within' || rule.is === 'did_not';
  return turned ? sql<SqlBool>`(not ${positive})` : positive;
}

function matches(ctx: Context, { joined, rules, excluded }: AudienceRules): RawBuilder<SqlBool> {
  const wanted = sql.join(
    rules.map((rule) => holds(ctx, rule)),
    joined === 'all' ? sql` and ` : sql` or `,
  );
  const left_out = excluded.map((rule) => sql`and not ${holds(ctx, rule)}`);
  return sql<SqlBool>`((${wanted}) ${sql.join(left_out, sql` `)})`;
}

/**
 * The contacts of an audience, each with whether they are mailed (C-82): all of the organization's, or those its rules
 * describe (C-111). Whoever is archived is in none, nor whose source is (C-38).
 */
export function peopleIn(db: Db, ctx: Context, rules: AudienceRules | null) {
  const valid = isAddress('c.email');
  const suppressed = sql<SqlBool>`exists (select 1 from suppressions x
    where ${inOrganization(ctx, 'x')} and x.email_key = lower(c.email))`;
  const first = sql<SqlBool>`row_number() over (partition by lower(c.email) order by c.created_at, c.id) = 1`;
  return db
    .selectFrom('referral_contacts as c')
    .innerJoin('referral_sources as s', 's.id', 'c.referral_id')
    .select(['c.id', 'c.firstname', 'c.lastname', 'c.organization_name', 'c.email'])
    .select(sql<boolean>`coalesce(${valid} and not ${suppressed} and ${first}, false)`.as('mailable'))
    .where(inOrganization(ctx, 'c'))
    .where(inOrganization(ctx, 's'))
    .where('c.is_active', '=', true)
    .where('s.is_active', '=', true)
    .$if(rules !== null, (all) => all.where(matches(ctx, rules!)));
}
