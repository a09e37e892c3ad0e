import { sql } from 'kysely';
import { fullName, type TxContext } from '#server/platform/context.ts';
import { REFERRAL_EVENTS } from '#shared/features/activities/activities.rules.ts';
import { alumniName, onlinePlatforms } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { addDays, type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { type DemoActivity, insertActivities } from './activities.ts';
import { DEMO_ZONE } from './demo-mark.ts';
import type { DemoOrganization } from './organizations.ts';
import type { Seeded } from './seeded.ts';
import type { DemoSource } from './sources.ts';

interface Cast {
  organization: DemoOrganization;
  users: readonly { id: string; firstname: string; lastname: string; role: string }[];
  sources: readonly DemoSource[];
  now: Date;
}

interface Referred {
  id: string;
  patient_id: string;
  status: string;
  created_at: number;
}

interface DemoRecord {
  opportunity_id: string;
  referral_direction: 'referral_received' | 'referral_sent';
  priority_level: 'primary' | 'secondary' | null;
  source_type: 'professional_referral' | 'alumni_referral' | 'online' | null;
  online_sources: string[];
  alumni_patient_id: string | null;
  referral_id: string | null;
  contact_id: string | null;
  contact_name: string | null;
  marketing_contact: string | null;
  referred_at: CalendarDay;
  notes: string | null;
  /** What the inquiry's referral column shows for it. */
  shown: string;
}

const NOTES = [
  'Called the same day; records follow.',
  'Asks for a call once the client has been seen.',
  'Family will drive the client over.',
  null,
] as const;

/** Older inquiries were brought over from the system before, which knew where they came from in its own words. */
const OLD_MS = 60 * 86_400_000;
const IMPORTED_SOURCES = ['Website form', 'Yellow pages', 'Insurance hotline', 'Walk-in'] as const;

const NOBODY = { referral_id: null, contact_id: null, contact_name: null, marketing_contact: null };

/** From whom the demo's inquiries came and where some went, with the activities that follow from it. */
export async function addReferrals(tx: TxContext, chance: Seeded, cast: Cast): Promise<void> {
  const inquiries = await tx.db
    .selectFrom('inquiries')
    .select(['id', 'patient_id', 'status', sql<number>`epoch(created_at)`.as('created_at')])
    .where('org_id', '=', tx.actor.org_id)
    .orderBy('id')
    .execute();
  const former = await tx.db
    .selectFrom('clients')
    .select(['clients.id', 'clients.firstname', 'clients.lastname'])
    .where('org_id', '=', tx.actor.org_id)
    .where(
      'id',
      'in',
      inquiries.filter(({ status }) => status === 'DISCHARGED').map(({ patient_id }) => patient_id),
    )
    .orderBy('id')
    .execute();
  const records = inquiries.flatMap((inquiry) => recordsOf(inquiry, former, chance, cast));
  const author = cast.users.find(({ role }) => role === 'outreach') ?? cast.users[0]!;
  await insertRecords(tx, records, author.id);
  const referred = new Set(records.map(({ opportunity_id }) => opportunity_id));
  await noteImported(
    tx,
    inquiries.filter(({ id, created_at }) => !referred.has(id) && created_at * 1000 < cast.now.getTime() - OLD_MS),
  );
  const activities = records.flatMap((record) => activityOf(record, fullName(author)));
  await insertActivities(tx, activities, cast.users);
}

function recordsOf(
  inquiry: Referred,
  former: readonly { id: string; firstname: string; lastname: string }[],
  chance: Seeded,
  { organization, sources, now }: Cast,
): DemoRecord[] {
  const day = dayInZone(new Date(inquiry.created_at * 1000), DEMO_ZONE);
  const base = {
    opportunity_id: inquiry.id,
    online_sources: [],
    alumni_patient_id: null,
    referred_at: day,
    notes: chance.pick(NOTES),
  };
  // Of late only some of the sources refer, so that every level of engagement is there.
  const recent = day > addDays(dayInZone(now, DEMO_ZONE), -70);
  const professional = () => {
    const source = chance.pick(recent ? sources.slice(0, sources.length / 3) : sources);
    const contact = chance.pick(source.contacts);
    const marketing_contact = chance.pick(organization.outreach_staff);
    return {
      ...{ referral_id: source.id, contact_id: contact.id, contact_name: contact.name, marketing_contact },
      shown: source.referral_name,
    };
  };
  const incoming = (priority_level: 'primary' | 'secondary'): DemoRecord => {
    const level = { ...base, referral_direction: 'referral_received' as const, priority_level };
    const alumnus = former.find(({ id }) => id !== inquiry.patient_id);
    if (chance.chance(0.6)) return { ...level, ...professional(), source_type: 'professional_referral' };
    if (chance.chance(0.25) && alumnus)
      return {
        ...level,
        ...NOBODY,
        source_type: 'alumni_referral',
        alumni_patient_id: alumnus.id,
        shown: alumniName(alumnus),
      };
    const platform = chance.pick(onlinePlatforms(organization.website_url));
    return { ...level, ...NOBODY, source_type: 'online', online_sources: [platform.value], shown: platform.label };
  };
  const outgoing = (): DemoRecord => ({
    ...base,
    ...professional(),
    referral_direction: 'referral_sent',
    priority_level: null,
    source_type: null,
  });
  return [
    ...(chance.chance(0.75) ? [incoming('primary')] : []),
    ...(chance.chance(0.12) ? [incoming('secondary')] : []),
    ...(chance.chance(inquiry.status === 'DROPPED' ? 0.4 : 0.05) ? [outgoing()] : []),
  ];
}

async function noteImported(tx: TxContext, inquiries: readonly Referred[]): Promise<void> {
  for (const [at, { id }] of inquiries.entries())
    await tx.db
      .updateTable('inquiries')
      .set({ source: IMPORTED_SOURCES[at % IMPORTED_SOURCES.length] })
      .where('org_id', '=', tx.actor.org_id)
      .where('id', '=', id)
      .execute();
}

async function insertRecords(tx: TxContext, records: readonly DemoRecord[], created_by: string): Promise<void> {
  await tx.db
    .insertInto('referral_records')
    .values(
      records.map(({ shown: _shown, ...record }) => ({
        ...record,
        id: tx.services.newId(),
        org_id: tx.actor.org_id,
        created_by,
        created_at: `${record.referred_at}T17:00:00Z`,
      })),
    )
    .execute();
  const columns = [
    ['referral_org', records.filter(({ priority_level }) => priority_level === 'primary')],
    ['referred_out_org', records.filter(({ referral_direction }) => referral_direction === 'referral_sent')],
  ] as const;
  for (const [column, feeding] of columns)
    await sql`update inquiries set ${sql.ref(column)} = fed.shown
      from unnest(${feeding.map(({ opportunity_id }) => opportunity_id)}::uuid[], ${feeding.map(({ shown }) => shown)}::text[])
        fed (id, shown)
      where inquiries.org_id = ${tx.actor.org_id} and inquiries.id = fed.id`.execute(tx.db);
}

const activityOf = (record: DemoRecord, author: string): DemoActivity[] =>
  record.referral_id === null
    ? []
    : [
        {
          referral_id: record.referral_id,
          opportunity_id: record.opportunity_id,
          event: REFERRAL_EVENTS[record.referral_direction],
          event_name: null,
          performed_by: record.marketing_contact ?? author,
          contacts: record.contact_id === null ? [] : [{ id: record.contact_id, name: record.contact_name ?? '' }],
          description: record.notes,
          event_date: record.referred_at,
        },
      ];
