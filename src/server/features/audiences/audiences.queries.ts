import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import { AudienceListInput, AudiencePeopleInput, AudienceRules } from '#shared/features/audiences/audiences.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type AudienceContact, peopleIn, rulesQuery } from './audiences.access.ts';
import { type AudienceView, selectAudience } from './audiences.view.ts';

/** Audiences of an organization that are listed. */
const MAX_AUDIENCES = 500;
/** People that stand for the others while rules are written. */
const SAMPLE = 5;

/** The organization's own audiences, by name; or its archived ones. */
export const listAudiences = verb(
  { name: 'audiences.list', kind: 'read', permission: 'marketing:read', input: AudienceListInput },
  async (ctx, { archived }): Promise<AudienceView[]> => {
    const [rows] = await read(
      ctx,
      (db) => [
        selectAudience(db)
          .where(inOrganization(ctx, 'audiences'))
          .where('audiences.is_active', '=', !archived)
          .orderBy('audiences.name_key')
          .limit(MAX_AUDIENCES),
      ],
      { entity: 'audience' },
    );
    return rows;
  },
);

export interface AudiencePeople {
  contacts: AudienceContact[];
  /** How many a campaign would reach. */
  mailable: number;
  total: number;
}

async function countPeople(ctx: Context, rules: AudienceRules | null, limit: number): Promise<AudiencePeople> {
  const [contacts, counts] = await read(
    ctx,
    (db) => [
      db
        .selectFrom(peopleIn(db, ctx, rules).as('people'))
        .selectAll()
        .orderBy(sql`fold(lastname)`)
        .orderBy(sql`fold(firstname)`)
        .orderBy('id')
        .limit(limit),
      db
        .selectFrom(peopleIn(db, ctx, rules).as('people'))
        .select([
          sql<number>`(count(*) filter (where mailable))::integer`.as('mailable'),
          sql<number>`count(*)::integer`.as('total'),
        ]),
    ],
    { entity: 'audience' },
  );
  return { contacts, mailable: counts[0]?.mailable ?? 0, total: counts[0]?.total ?? 0 };
}

/** Who is in an audience now, and how many of them can be mailed. @throws not_found */
export async function readPeople(ctx: Context, audience: string, limit: number): Promise<AudiencePeople> {
  if (audience === EVERYONE) return countPeople(ctx, null, limit);
  const [found] = await read(ctx, (db) => [rulesQuery(db, ctx, audience)]);
  ensure(found[0], 'not_found', text.not_found);
  return countPeople(ctx, found[0], limit);
}

/** The people of an audience, and how many of them can be mailed. */
export const getPeople = verb(
  { name: 'audiences.people', kind: 'read', permission: 'marketing:read', input: AudiencePeopleInput },
  (ctx, { audience, limit }): Promise<AudiencePeople> => readPeople(ctx, audience, limit),
);

/** How many contacts rules reach that nobody has saved yet, and a few of them. */
export const tryRules = verb(
  { name: 'audiences.try', kind: 'read', permission: 'marketing:read', input: AudienceRules },
  (ctx, rules): Promise<AudiencePeople> => countPeople(ctx, rules, SAMPLE),
);
