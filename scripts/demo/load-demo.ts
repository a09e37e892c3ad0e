import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '../../src/server/platform/auth/passwords.ts';
import { buildServices } from '../../src/server/platform/build-services.ts';
import { asOrganisation, type PublicContext, type TxContext } from '../../src/server/platform/context.ts';
import { readEnv } from '../../src/server/platform/env.ts';
import type { Services } from '../../src/server/platform/services.ts';
import { read, withTransaction } from '../../src/server/platform/transaction.ts';
import { mayExportByDefault } from '../../src/shared/features/users/users.rules.ts';
import { dayInZone } from '../../src/shared/platform/dates.ts';
import { addActivities } from './activities.ts';
import { addCalls, moveTranscripts } from './calls.ts';
import { addCaseDetails, addCustomSections, SCHOOL_SECTIONS } from './case-details.ts';
import { DEMO_MARK, DEMO_ZONE } from './demo-mark.ts';
import { addRecord } from './documents.ts';
import { addTransmission } from './ehr.ts';
import { addClient, addInquiries, addInquiry } from './inquiries.ts';
import { DEMO_ORGANISATIONS, type DemoOrganisation } from './organisations.ts';
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
 * Loads the demo organisations that are not there yet, and moves the dates of those that are up to today, so that the
 * demo is never stale. `databaseUrl` must be able to become the application's role.
 */
export async function loadDemo({ databaseUrl, env }: { databaseUrl: string; env: NodeJS.ProcessEnv }): Promise<void> {
  const { services, close } = await buildServices(
    readEnv({ ...env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }),
    'script',
  );
  try {
    for (const organisation of DEMO_ORGANISATIONS) await ensureOrganisation(contextFor(services), organisation);
  } finally {
    await close();
  }
}

async function ensureOrganisation(ctx: PublicContext, organisation: DemoOrganisation): Promise<void> {
  const own = asOrganisation(ctx, organisation.id);
  const now = ctx.services.clock.now();
  const today = dayInZone(now, DEMO_ZONE);
  const [marks] = await read(own, (db) => [
    db
      .selectFrom('configurations')
      .select('config')
      .where('org_id', '=', organisation.id)
      .where('type', '=', DEMO_MARK),
  ]);
  const loadedFor = (marks[0]?.config as { day: string } | undefined)?.day;
  if (loadedFor === today) return;
  const password_hash = loadedFor ? '' : await hashPassword(PASSWORD);
  await withTransaction(own, async (tx) => {
    if (loadedFor) await moveDates(tx, loadedFor, today);
    else await fillOrganisation(tx, organisation, password_hash, now);
    await tx.db
      .insertInto('configurations')
      .values({
        id: tx.services.newId(),
        org_id: organisation.id,
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
}

async function fillOrganisation(
  tx: TxContext,
  organisation: DemoOrganisation,
  password_hash: string,
  now: Date,
): Promise<void> {
  const chance = seeded(organisation.name);
  const org_id = organisation.id;
  const { name, org_type, website_url } = organisation;
  await tx.db.insertInto('organisations').values({ id: org_id, name, org_type, website_url, is_demo: true }).execute();
  const users = organisation.users.map((user) => ({ ...user, id: chance.id(user.email_id) }));
  await tx.db
    .insertInto('users')
    .values(users.map((user) => ({ ...user, org_id, can_export: mayExportByDefault(user.role), password_hash })))
    .execute();
  const facilities = organisation.facilities.map((facility) => ({ ...facility, id: chance.id(facility.name), org_id }));
  await tx.db.insertInto('facilities').values(facilities).execute();
  await tx.db
    .insertInto('clinicians')
    .values(organisation.clinicians.map((person) => ({ ...person, id: tx.services.newId(), org_id })))
    .execute();
  const sources = await addSources(tx, organisation, now);
  const configurations = {
    ADMISSION_STAFF: { staff: organisation.admission_staff },
    OUTREACH_STAFF: { staff: organisation.outreach_staff },
    EVENT_NOTIFICATIONS: {
      referral_received: [users[0]!.email_id],
      referral_sent: [users[0]!.email_id],
      admission_status_change: [],
    },
  };
  await tx.db
    .insertInto('configurations')
    .values(
      Object.entries(configurations).map(([type, config]) => ({
        id: tx.services.newId(),
        org_id,
        user_id: null,
        type,
        config: JSON.stringify(config),
        updated_by: null,
      })),
    )
    .execute();
  const shared = { organisation, users, facilities, now };
  await addInquiries(tx, chance, shared);
  if (organisation.records) await addRecordInquiries(tx, chance, shared);
  await addReferrals(tx, chance, { organisation, users, sources, now });
  await addActivities(tx, { organisation, users, sources, now });
  await addTasks(tx, seeded(`tasks of ${organisation.name}`), { users, now });
  if (organisation.records) await addCalls(tx, seeded(`calls of ${organisation.name}`), now);
  const sections = organisation.own_sections ? SCHOOL_SECTIONS : [];
  if (sections.length > 0) await addCustomSections(tx, chance, sections);
  await addCaseDetails(tx, chance, { sections, now });
  if (organisation.records) await addTransmission(tx, users.find(({ role }) => role === 'admissions')!, now);
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
}

/** Every date of the demo's story; what people did since (sessions, audit rows, jobs) keeps its own. */
const DATES: readonly { table: string; instants: readonly string[]; days: readonly string[] }[] = [
  { table: 'clients', instants: ['created_at', 'updated_at'], days: [] },
  {
    table: 'inquiries',
    instants: ['created_at', 'updated_at'],
    days: ['scheduled_admit_date', 'scheduled_discharge_date', 'admit_date', 'next_appointment', 'upcoming_court_date'],
  },
  { table: 'inquiry_notes', instants: ['created_at'], days: [] },
  { table: 'documents', instants: ['created_at'], days: [] },
  { table: 'calls', instants: ['timestamp', 'ended_at', 'created_at', 'updated_at'], days: [] },
  { table: 'ehr_transmissions', instants: ['created_at', 'packed_at', 'finished_at'], days: [] },
  { table: 'questions', instants: ['created_at'], days: [] },
  { table: 'referral_sources', instants: ['created_at', 'updated_at'], days: ['last_activity_date'] },
  { table: 'referral_contacts', instants: ['created_at', 'updated_at'], days: [] },
  { table: 'referral_records', instants: ['created_at'], days: ['referred_at'] },
  { table: 'tasks', instants: ['created_at', 'updated_at', 'completed_at'], days: ['due_date'] },
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
