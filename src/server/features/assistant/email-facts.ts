import { type SqlBool, sql } from 'kysely';
import { type Context, userId } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { REFERRAL_EVENTS } from '#shared/features/activities/activities.rules.ts';
import type { EmailFacts } from '#shared/features/assistant/referral-email.ts';
import { contactsMessages } from '#shared/features/contacts/contacts.messages.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { ensure } from '#shared/platform/errors.ts';
import { allowsExternalModel } from '../questions/external-model.ts';
import { clientRedaction } from './client-redaction.ts';

const MAX_ACTIVITIES = 5;
const MAX_CONTACTS = 20;
/** Letters of one description, and of what the source does not take. */
const MAX_TEXT = 1_000;
const AUTOMATIC: readonly string[] = Object.values(REFERRAL_EVENTS);

const source = (db: Db, ctx: Context, referral_id: string) =>
  db
    .selectFrom('referral_sources')
    .select(['referral_name', 'type', 'state', 'payment_type', 'specializations', 'levels_of_care'])
    .select(['population_served', 'gender_served', 'average_length_of_stay', 'rule_out'])
    .where(inOrganization(ctx, 'referral_sources'))
    .where('referral_sources.id', '=', referral_id)
    .$castTo<EmailFacts['source']>();

/** The one the e-mail is for comes first. */
const contacts = (db: Db, ctx: Context, referral_id: string, contact_id: string | null) =>
  db
    .selectFrom('referral_contacts')
    .select(['id', 'firstname', 'lastname'])
    .where(inOrganization(ctx, 'referral_contacts'))
    .where('referral_id', '=', referral_id)
    .where('is_active', '=', true)
    .orderBy(sql`id = ${contact_id}::uuid`, (order) => order.desc().nullsLast())
    .orderBy('lastname')
    .orderBy('firstname')
    .limit(MAX_CONTACTS);

interface Happened {
  event: string;
  event_date: CalendarDay;
  description: string | null;
}

/**
 * What has happened: what is planned is left out. What an inquiry's referral wrote down, and what is tied to an inquiry,
 * may speak of its client: those words stay here.
 */
const activities = (db: Db, ctx: Context, referral_id: string) =>
  db
    .selectFrom('referral_activities')
    .innerJoin('organizations', 'organizations.id', 'referral_activities.org_id')
    .select(['event', 'event_date'])
    .select(
      sql<string | null>`case when opportunity_id is null and event <> all(${AUTOMATIC}::text[])
        then left(description, ${MAX_TEXT}) end`.as('description'),
    )
    .where(inOrganization(ctx, 'referral_activities'))
    .where('referral_id', '=', referral_id)
    .where(
      sql<SqlBool>`event_date <= (${ctx.services.clock.now().toISOString()}::timestamptz at time zone time_zone)::date`,
    )
    .orderBy('event_date', 'desc')
    .orderBy('referral_activities.id', 'desc')
    .limit(MAX_ACTIVITIES)
    .$castTo<Happened>();

const sender = (db: Db, ctx: Context) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.org_id')
    .select([sql<string>`users.firstname || ' ' || users.lastname`.as('name'), 'organizations.name as organization'])
    .where(inOrganization(ctx, 'users'))
    .where('users.id', '=', userId(ctx));

/** What a person typed, and what was written for it before. */
export interface Asked {
  prompt: string;
  before: string | null;
  /** Who at the source the e-mail is for. */
  contact_id: string | null;
}

/**
 * What an e-mail to a source is written from: its fields, its contacts' names, its last five activities. Clients of the
 * organization are taken out of every free text, those the person typed included. @throws not_found
 */
export async function emailFacts(ctx: Context, referral_id: string, asked: Asked) {
  const [sources, people, happened, senders, consents] = await read(
    ctx,
    (db) => [
      source(db, ctx, referral_id),
      contacts(db, ctx, referral_id, asked.contact_id),
      activities(db, ctx, referral_id),
      sender(db, ctx),
      allowsExternalModel(db, ctx, ctx.services.model),
    ],
    { entity: 'referral_source', ids: [referral_id] },
  );
  ensure(sources[0] && senders[0], 'not_found', referralSourcesMessages.source_not_found);
  const { rule_out, ...fields } = sources[0];
  const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`;
  const names = people.map(nameOf);
  const recipient = people.find(({ id }) => id === asked.contact_id);
  ensure(asked.contact_id === null || recipient, 'not_found', contactsMessages.contact_not_found);
  const free = [asked.prompt, asked.before, rule_out, ...happened.map(({ description }) => description)];
  const redact = await clientRedaction(
    ctx,
    [...free, fields.referral_name, ...names],
    [fields.referral_name, senders[0].name, senders[0].organization, ...names],
  );
  const facts: EmailFacts = {
    organization: senders[0].organization,
    sender: senders[0].name,
    source: {
      ...fields,
      referral_name: redact(fields.referral_name),
      rule_out: redact(rule_out?.slice(0, MAX_TEXT) ?? null),
    },
    recipient: recipient && redact(nameOf(recipient)) === nameOf(recipient) ? nameOf(recipient) : null,
    // A contact who is a client as well, or bears a client's name, is not spoken of.
    contacts: names.filter((name) => redact(name) === name),
    activities: happened.map((each) => ({ ...each, description: redact(each.description) })),
  };
  return {
    facts,
    prompt: redact(asked.prompt),
    before: redact(asked.before),
    mayLeave: consents.length > 0,
  };
}
