import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { retakeSnapshots, takeDueSnapshots } from '#server/features/census/take-snapshots.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { buildServices } from '#server/platform/build-services.ts';
import { asOrganization, type PublicContext, type TxContext } from '#server/platform/context.ts';
import { readEnv } from '#server/platform/env.ts';
import type { Services } from '#server/platform/services.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { TREND_DAYS } from '#shared/features/census/census.rules.ts';
import { mayExportByDefault } from '#shared/features/users/users.rules.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { addActivities } from './activities.ts';
import { addCalls, moveTranscripts } from './calls.ts';
import { addCampaigns } from './campaigns.ts';
import { addCaseDetails, addCustomSections, SCHOOL_SECTIONS } from './case-details.ts';
import { addConfigurations, addWhatCameOfThem } from './configurations.ts';
import { DEMO_MARK, DEMO_ZONE } from './demo-mark.ts';
import { addRecord } from './documents.ts';
import { addTransmission } from './ehr.ts';
import { addFirstContacts } from './first-contacts.ts';
import { addClient, addInquiries, addInquiry } from './inquiries.ts';
import { DEMO_ORGANIZATIONS, type DemoOrganization } from './organizations.ts';
import { addFurtherPeople } from './people.ts';
import { RECORDS } from './records/records.ts';
import { addReferrals } from './referrals.ts';
import { type Seeded, seeded } from './seeded.ts';
import { addSources } from './sources.ts';
import { addTasks } from './tasks.ts';

/** Every demo person's password. */
const PASSWORD = 'Landfall#2026';

const contextFor = (services: Services): PublicContext => ({
  services,
  request: { request_id: randomUUID(), ip: null, user_agent: null, idempotency_key: null },
  action: 'demo.load',
});

/**
 * Loads the demo organizations that are not there yet, and moves the dates of those that are up to today, so that the
 * demo is never stale. `databaseUrl` must be able to become the application's role.
 */
export async function loadDemo({ databaseUrl, env }: { databaseUrl: string; env: NodeJS.ProcessEnv }): Promise<void> {
  const { services, close } = await buildServices(
    readEnv({ ...env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }),
    'script',
  );
  try {
    for (const organization of DEMO_ORGANIZATIONS) await ensureOrganization(contextFor(services), organization);
  } finally {
    await close();
  }
}

async function ensureOrganization(ctx: PublicContext, organization: DemoOrganization): Promise<void> {
  const own = asOrganization(ctx, organization.id);
  const now = ctx.services.clock.now();
  const today = dayInZone(now, DEMO_ZONE);
  const [marks] = await read(own, (db) => [
    db
      .selectFrom('configurations')
      .select('config')
      .where('org_id', '=', organization.id)
      .where('type', '=', DEMO_MARK),
  ]);
  const loadedFor = (marks[0]?.config as { day: string } | undefined)?.day;
  if (loadedFor === today) return;
  const password_hash = loadedFor ? '' : await hashPassword(PASSWORD);
  await withTransaction(own, async (tx) => {
    if (loadedFor) await moveDates(tx, loadedFor, today);
    else await fillOrganization(tx, organization, password_hash, now);
    await tx.db
      .insertInto('configurations')
      .values({
        id: tx.services.newId(),
        org_id: organization.id,
        user_id: null,
        type: DEMO_MARK,
        config: JSON.stringify({ day: today }),
        updated_by: null,
      })
      .onConflict((conflict) =>
        conflict.constraint('configurations_once').doUpdateSet({ config: JSON.stringify({ day: today }) }),
      )
      .execute();
  });
  // The trend of the census is there from the first look, and says what the moved dates say.
  if (loadedFor) await retakeSnapshots(own, { first: addDays(today, -TREND_DAYS), last: addDays(today, -1) });
  await takeDueSnapshots(own);
}

async function fillOrganization(
  tx: TxContext,
  organization: DemoOrganization,
  password_hash: string,
  now: Date,
): Promise<void> {
  const chance = seeded(organization.name);
  const org_id = organization.id;
  const { name, org_type, website_url, postal_address } = organization;
  const sender_names = [...organization.sender_names];
  // The other one still has its list of what to set up.
  const setup_dismissed_at = sender_names.length > 0 ? now.toISOString() : null;
  await tx.db
    .insertInto('organizations')
    .values({
      ...{ id: org_id, name, org_type, website_url, is_demo: true },
      ...{ postal_address, sender_names, setup_dismissed_at },
    })
    .execute();
  const users = organization.users.map((user) => ({ ...user, id: chance.id(user.email_id) }));
  await tx.db
    .insertInto('users')
    .values(users.map((user) => ({ ...user, org_id, can_export: mayExportByDefault(user.role), password_hash })))
    .execute();
  await addFurtherPeople(tx, { organization, password_hash, now });
  const facilities = organization.facilities.map((facility) => ({ ...facility, id: chance.id(facility.name), org_id }));
  await tx.db.insertInto('facilities').values(facilities).execute();
  await tx.db
    .insertInto('clinicians')
    .values(organization.clinicians.map((person) => ({ ...person, id: tx.services.newId(), org_id })))
    .execute();
  const sources = await addSources(tx, organization, now);
  await addConfigurations(tx, { organization, users, now });
  const shared = { organization, users, facilities, now };
  await addInquiries(tx, chance, shared);
  if (organization.records) await addRecordInquiries(tx, chance, shared);
  await addReferrals(tx, chance, { organization, users, sources, now });
  await addActivities(tx, { organization, users, sources, now });
  await addTasks(tx, seeded(`tasks of ${organization.name}`), { users, now });
  await addCampaigns(tx, seeded(`campaigns of ${organization.name}`), { organization, users, now });
  if (organization.records) await addCalls(tx, seeded(`calls of ${organization.name}`), now);
  await addFirstContacts(tx, seeded(`first contacts of ${organization.name}`));
  const sections = organization.own_sections ? SCHOOL_SECTIONS : [];
  if (sections.length > 0) await addCustomSections(tx, chance, sections);
  await addCaseDetails(tx, chance, { sections, now });
  if (organization.records) await addWhatCameOfThem(tx, { users, now });
  if (organization.records) await addTransmission(tx, users.find(({ role }) => role === 'admissions')!, now);
}

/** An inquiry for each of the fictional records, opened in the last days. */
async function addRecordInquiries(tx: TxContext, chance: Seeded, shared: Parameters<typeof addInquiries>[2]) {
  const { users, now } = shared;
  const desk = users.find(({ role }) => role === 'admissions')!;
  for (const [index, record] of RECORDS.entries()) {
    const client = await addClient(tx, chance, record.client, now.toISOString(), desk);
    const opened = { ageDays: index / 4, status: 'PRE-ASSESSMENT' as const, path: [] };
    const opportunity_id = await addInquiry(tx, chance, client, shared, opened);
    await addRecord(tx, record, opportunity_id, desk, now);
  }
  // Somebody was typed a second time, as it happens: the page of likely pairs has one to merge.
  const twice = RECORDS.at(-1)!.client;
  await addClient(tx, seeded(`${twice.firstname} ${twice.lastname} again`), twice, now.toISOString(), desk);
}

/** Every date of the demo's story; what people did since (sessions, audit rows, jobs) keeps its own. */
const DATES: readonly { table: string; instants: readonly string[]; days: readonly string[] }[] = [
  { table: 'clients', instants: ['created_at', 'updated_at'], days: [] },
  {
    table: 'inquiries',
    instants: ['created_at', 'updated_at'],
    days: ['scheduled_admit_date', 'scheduled_discharge_date', 'admit_date', 'next_appointment', 'upcoming_court_date'],
  },
  {
    table: 'first_contacts',
    instants: ['started_at', 'due_at', 'hand_over_at', 'handed_at', 'contacted_at'],
    days: [],
  },
  { table: 'inquiry_notes', instants: ['created_at'], days: [] },
  { table: 'documents', instants: ['created_at'], days: [] },
  { table: 'calls', instants: ['timestamp', 'ended_at', 'handled_at', 'created_at', 'updated_at'], days: [] },
  { table: 'ehr_transmissions', instants: ['created_at', 'packed_at', 'finished_at'], days: [] },
  { table: 'questions', instants: ['created_at'], days: [] },
  { table: 'referral_sources', instants: ['created_at', 'updated_at'], days: ['last_activity_date'] },
  { table: 'referral_contacts', instants: ['created_at', 'updated_at'], days: [] },
  { table: 'referral_records', instants: ['created_at'], days: ['referred_at'] },
  { table: 'campaigns', instants: ['created_at', 'updated_at', 'scheduled_at', 'sent_at'], days: [] },
  { table: 'campaign_runs', instants: ['started_at'], days: [] },
  {
    table: 'campaign_recipients',
    instants: ['sent_at', 'delivered_at', 'opened_at', 'clicked_at', 'dropped_at', 'unsubscribed_at', 'updated_at'],
    days: [],
  },
  { table: 'campaign_clicks', instants: ['clicked_at'], days: [] },
  { table: 'notices', instants: ['at'], days: [] },
  { table: 'tasks', instants: ['created_at', 'updated_at', 'completed_at'], days: ['due_date', 'snoozed_until'] },
  { table: 'referral_activities', instants: ['created_at', 'updated_at'], days: ['event_date'] },
];

async function moveDates(tx: TxContext, from: string, to: string): Promise<void> {
  for (const { table, instants, days } of DATES) {
    const moved = [
      ...instants.map(
        (column) => sql`${sql.ref(column)} = ${sql.ref(column)} + (${to}::date - ${from}::date) * interval '1 day'`,
      ),
      ...days.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} + (${to}::date - ${from}::date)`),
    ];
    await sql`update ${sql.table(table)} set ${sql.join(moved)} where org_id = ${tx.actor.org_id}`.execute(tx.db);
  }
  await moveTranscripts(tx, from, to);
  await sql`select move_demo_history(${to}::date - ${from}::date)`.execute(tx.db);
}
