import { type RawBuilder, sql } from 'kysely';
import { asOrganization, type Context, type PublicContext, type TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import type { DropReason } from '#shared/features/campaigns/campaigns.rules.ts';
import { isRemovable, type SuppressionReason } from '#shared/features/suppressions/suppressions.rules.ts';
import { insertSuppressions } from '../suppressions/insert-suppressions.ts';

/** A recipient as a link in the mail names them. */
export interface NamedRecipient {
  own: Context;
  id: string;
  campaign_id: string;
  email: string;
  org_name: string;
}

/** Whose link this is; undefined for one that the product has not made, or whose campaign is gone. */
export async function findRecipient(ctx: PublicContext, token: string): Promise<NamedRecipient | undefined> {
  const ref = ctx.services.campaignMail.readToken(token);
  if (!ref) return undefined;
  const own = asOrganization(ctx, ref.org_id);
  const [rows] = await read(own, (db) => [
    db
      .selectFrom('campaign_recipients as r')
      .innerJoin('campaign_runs as run', 'run.campaign_id', 'r.campaign_id')
      .select(['r.id', 'r.campaign_id', 'r.email', 'run.from_name as org_name'])
      .where(inOrganization(own, 'r'))
      .where(inOrganization(own, 'run'))
      .where('r.id', '=', ref.recipient_id),
  ]);
  return rows[0] && { own, ...rows[0] };
}

const MOMENTS = [
  'sent_at',
  'delivered_at',
  'opened_at',
  'machine_opened_at',
  'clicked_at',
  'dropped_at',
  'unsubscribed_at',
] as const;
type Moment = (typeof MOMENTS)[number];

/** What happened to one recipient, and when. */
export interface RecipientEvent {
  recipient_id: string;
  moments: readonly Moment[];
  at: Date;
  reason?: DropReason;
  suppress?: SuppressionReason;
  /** The provider's own id of the event: it takes effect once, however often it comes. */
  event_id?: string;
}

/** Events of one transaction: however many come at once, nobody's row is held for long. */
const BATCH = 1_000;

/** A recipient as events find them. */
interface Held {
  id: string;
  email: string;
  campaign_id: string;
  event_ids: string[];
}

/** What events come to for one recipient. */
interface Happened extends Partial<Record<Moment, string>> {
  id: string;
  reason: DropReason | null;
  suppress: SuppressionReason | null;
  event_ids: string[];
}

/** The events that have not taken effect yet, as what they come to for each recipient: of each moment the earliest. */
function fold(events: readonly RecipientEvent[], held: readonly Held[]): Map<Held, Happened> {
  const known = new Map(held.map((each) => [each.id, each]));
  const folded = new Map<Held, Happened>();
  for (const { recipient_id, moments, at, reason, suppress, event_id } of events) {
    const before = known.get(recipient_id);
    if (!before) continue;
    const now: Happened = folded.get(before) ?? { id: before.id, reason: null, suppress: null, event_ids: [] };
    if (event_id && (before.event_ids.includes(event_id) || now.event_ids.includes(event_id))) continue;
    const when = at.toISOString();
    for (const moment of moments) {
      const first = now[moment];
      if (first === undefined || when < first) now[moment] = when;
    }
    now.reason ??= reason ?? null;
    // Who asks for no more mail has said more than a bounce does.
    if (suppress && (now.suppress === null || isRemovable(now.suppress))) now.suppress = suppress;
    if (event_id) now.event_ids.push(event_id);
    folded.set(before, now);
  }
  return folded;
}

const HAPPENED = sql.raw(
  `happened(id uuid, reason text, event_ids text[], ${MOMENTS.map((name) => `${name} timestamptz`).join(', ')})`,
);

const earliest = (name: Moment): RawBuilder<unknown> =>
  sql`least(${sql.ref(`r.${name}`)}, ${sql.ref(`happened.${name}`)})`;
/** The same of a moment that a mail in doubt has passed by the first that is heard of it. */
const passed = (name: Moment) =>
  sql`case when r.state = 'in_doubt' then least(${sql.ref(`r.${name}`)}, ${sql.join(
    MOMENTS.map((each) => sql.ref(`happened.${each}`)),
  )}) else ${earliest(name)} end`;

/** Whether the provider dropped the mail in place of processing it: it was not sent (C-85), in whichever order that is heard. */
const isRejected = sql`coalesce(r.reason, happened.reason) = 'rejected'`;

/** One statement for all of them. */
const changeRecipients = (tx: TxContext, all: readonly Happened[]) =>
  tx.db
    .updateTable('campaign_recipients as r')
    .from(sql`jsonb_to_recordset(${JSON.stringify(all)}::jsonb)`.as(HAPPENED))
    .set({
      ...Object.fromEntries(MOMENTS.map((name) => [name, earliest(name)])),
      sent_at: sql`case when ${isRejected} then null else ${passed('sent_at')} end`,
      // As where a mail is accepted: without a provider that says so itself, what has left has arrived.
      ...(!tx.services.campaignMail.eventKey && { delivered_at: passed('delivered_at') }),
      // What was in doubt has left: somebody knows of it.
      state: sql`case when ${isRejected} then 'dropped' when r.state = 'in_doubt' then 'sent' else r.state end`,
      reason: sql`coalesce(r.reason, happened.reason)`,
      event_ids: sql`r.event_ids || coalesce(happened.event_ids, '{}')`,
      updated_at: tx.services.clock.now().toISOString(),
    } as never)
    .where(inOrganization(tx, 'r'))
    .where(sql<boolean>`r.id = happened.id`);

const suppress = (tx: TxContext, folded: ReadonlyMap<Held, Happened>) => {
  const own = { org_id: tx.actor.org_id, created_by: null, created_at: tx.services.clock.now().toISOString() };
  const rows = [...folded].flatMap(([{ email, campaign_id }, { suppress: reason }]) =>
    reason === null ? [] : [{ ...own, email_key: email.toLowerCase(), campaign_id, reason }],
  );
  return rows.length === 0 ? [] : [insertSuppressions(tx.db, rows)];
};

const recordBatch = (own: Context, events: readonly RecipientEvent[]): Promise<void> => {
  const ids = [...new Set(events.map(({ recipient_id }) => recipient_id))];
  const hold = (db: Db) =>
    [
      db
        .selectFrom('campaign_recipients')
        .select(['id', 'email', 'campaign_id', 'event_ids'])
        .where(inOrganization(own, 'campaign_recipients'))
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        // In one order, so that two requests with the same people do not wait for each other.
        .orderBy('id')
        .forNoKeyUpdate(),
    ] as const;
  return withTransaction(own, hold, async (tx, [held]) => {
    const folded = fold(events, held);
    if (folded.size === 0) return;
    const writes = [changeRecipients(tx, [...folded.values()]), ...suppress(tx, folded)];
    tx.atCommit.push(...writes.map((write) => write.compile()));
  });
};

/**
 * Records what happened to recipients of one organization. Each moment keeps its earliest: events may come twice and in
 * any order, and the outcome is the same. Who bounced or complained is mailed no more from here on.
 */
export async function recordEvents(own: Context, events: readonly RecipientEvent[]): Promise<void> {
  const ordered = [...events].sort((one, two) => one.recipient_id.localeCompare(two.recipient_id));
  for (let at = 0; at < ordered.length; at += BATCH) await recordBatch(own, ordered.slice(at, at + BATCH));
}

/** Counts a click on one of the mail's links. @returns where it leads; undefined where the mail has no such link */
export async function followLink(
  recipient: NamedRecipient,
  link: number,
  counted: boolean,
): Promise<string | undefined> {
  const { own, id, campaign_id } = recipient;
  const [runs] = await read(own, (db) => [
    db
      .selectFrom('campaign_runs')
      .select('links')
      .where(inOrganization(own, 'campaign_runs'))
      .where('campaign_id', '=', campaign_id),
  ]);
  const target = runs[0]?.links[link];
  if (target === undefined || !counted) return target;
  const at = own.services.clock.now();
  // Who follows a link has read the mail, also where pictures are off.
  await recordEvents(own, [{ recipient_id: id, moments: ['opened_at', 'clicked_at'], at }]);
  await withTransaction(own, (tx) =>
    tx.db
      .insertInto('campaign_clicks')
      .values({ org_id: tx.actor.org_id, recipient_id: id, link, campaign_id, clicked_at: at.toISOString() })
      .onConflict((conflict) => conflict.columns(['recipient_id', 'link']).doNothing())
      .execute(),
  );
  return target;
}
