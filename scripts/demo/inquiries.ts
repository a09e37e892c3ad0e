import { sql } from 'kysely';
import { storedValues } from '#server/features/clients/client-values.ts';
import { fullName, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import {
  CONDITIONS,
  type InquiryStatus,
  opportunityName,
  SUFFIX_ALPHABET,
} from '#shared/features/inquiries/inquiries.rules.ts';
import { DROP_REASONS } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { clientDetails, type DemoPerson } from './client-details.ts';
import { DEMO_ZONE } from './demo-mark.ts';
import { CITIES, type DemoOrganization, FIRST_NAMES, LAST_NAMES, NOTES } from './organizations.ts';
import { type Seeded, seeded } from './seeded.ts';
import { type DemoFacility, type DemoPlan, planInquiries } from './stays.ts';

const DAY_MS = 86_400_000;

interface DemoClient {
  id: string;
  firstname: string;
  lastname: string;
  phone_number: string;
}

const suffix = (chance: Seeded) => Array.from({ length: 4 }, () => chance.pick([...SUFFIX_ALPHABET])).join('');

/** Area codes of New England. In each of them a hundred numbers are kept for stories. */
const AREA_CODES = ['617', '207', '603', '401', '802', '413', '508', '781', '978', '860', '203', '774'];

/** A number of one's own: who shares one is taken for the same person. */
async function freeNumber(tx: TxContext, line: string): Promise<string> {
  const { taken } = await tx.db
    .selectFrom('clients')
    .select(sql<number>`count(*)::integer`.as('taken'))
    .where(inOrganization(tx, 'clients'))
    .where('phone_number', 'like', `%${line}`)
    .executeTakeFirstOrThrow();
  return `+1${AREA_CODES[taken % AREA_CODES.length]}${line}`;
}

export async function addClient(
  tx: TxContext,
  chance: Seeded,
  person: DemoPerson,
  createdAt: string,
  author: { id: string },
): Promise<DemoClient> {
  const [city, state] = chance.pick(CITIES);
  const client = {
    id: tx.services.newId(),
    firstname: person.firstname,
    lastname: person.lastname,
    phone_number: await freeNumber(tx, `555${String(100 + chance.upTo(100)).padStart(4, '0')}`),
  };
  // Chance of its own: who the others are does not depend on how much is known of one.
  const details = clientDetails(seeded(`details of ${person.firstname} ${person.lastname} ${person.dob}`), person);
  // Namesakes have addresses of their own, or every two of them would look like one person.
  const email_id = `${person.firstname}.${person.lastname}${person.dob.replaceAll('-', '').slice(2)}@mail.example`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9.@-]/g, '');
  await tx.db
    .insertInto('clients')
    .values({
      ...client,
      ...storedValues(tx, client.id, details),
      org_id: tx.actor.org_id,
      email_id,
      dob: person.dob,
      address: `${1 + chance.upTo(90)} Example Street`,
      city,
      state,
      zip: `0${1000 + chance.upTo(8999)}`,
      created_at: createdAt,
      updated_at: createdAt,
      created_by: author.id,
      updated_by: author.id,
    })
    .execute();
  return client;
}

interface Opening {
  organization: DemoOrganization;
  users: readonly { id: string; firstname: string; lastname: string; role: string }[];
  facilities: readonly DemoFacility[];
  now: Date;
}

/** When each status of a path was entered: up to the admission evenly, the stay's own ends on their days. */
function entriesOf({ path, stay }: DemoPlan, createdAt: Date, now: Date): Date[] {
  const on = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const admission = path.indexOf('ADMITTED');
  const before = admission === -1 ? path.length : admission;
  const until = stay && admission !== -1 ? on(stay.admitDay) : now;
  return path.map((_, index) => {
    if (stay && index === admission) return on(stay.admitDay);
    if (stay && admission !== -1 && index > admission) return on(stay.admitDay + stay.days);
    return new Date(createdAt.getTime() + ((until.getTime() - createdAt.getTime()) * (index + 1)) / (before + 1));
  });
}

/** The columns of a stay; its clinicians are some of the organization's. */
function stayColumns(chance: Seeded, { organization, now }: Opening, { status, stay }: DemoPlan) {
  if (!stay) return {};
  const today = dayInZone(now, DEMO_ZONE);
  const admit = addDays(today, stay.admitDay);
  const clinician = (type: string) => {
    const known = organization.clinicians.filter((each) => each.type === type);
    return known.length > 0 ? fullName(chance.pick(known)) : null;
  };
  return {
    facility_id: stay.facility.id,
    level_of_care: stay.level_of_care,
    scheduled_admit_date: admit,
    admit_date: status === 'SCHEDULED-ADMIT' ? null : admit,
    scheduled_discharge_date: addDays(admit, stay.days),
    finalized_discharge_date: stay.confirmed,
    discharge_type: stay.discharge_type,
    opportunity_total_amount: stay.days * (650 + 50 * chance.upTo(7)),
    md: clinician('MD'),
    therapist: clinician('Therapist'),
    cc: clinician('CC'),
    clinical_coordinator: clinician('ClinicalCoordinator'),
  };
}

/** One inquiry with its history and, often, notes. */
export async function addInquiry(
  tx: TxContext,
  chance: Seeded,
  client: DemoClient,
  opening: Opening,
  plan: DemoPlan,
): Promise<string> {
  const { organization, users, now } = opening;
  const { status, path, ageDays } = plan;
  const id = tx.services.newId();
  const createdAt = new Date(now.getTime() - ageDays * DAY_MS - chance.upTo(8) * 3_600_000);
  const author = chance.pick(users.filter(({ role }) => ['admin', 'manager', 'admissions'].includes(role)));
  const entered = entriesOf(plan, createdAt, now);
  const drop_reason = status === 'DROPPED' ? chance.pick(DROP_REASONS) : null;
  await tx.db
    .insertInto('inquiries')
    .values({
      id,
      org_id: tx.actor.org_id,
      patient_id: client.id,
      opportunity_name: opportunityName(client, suffix(chance)),
      client_name: fullName(client),
      client_phone: client.phone_number,
      status,
      condition: [chance.pick(CONDITIONS)],
      staff: [chance.pick(organization.admission_staff)],
      priority: chance.chance(0.4) ? 1 + chance.upTo(100) : null,
      ...stayColumns(chance, opening, plan),
      drop_reason,
      created_at: createdAt.toISOString(),
      created_by: author.id,
      updated_at: (entered.at(-1) ?? createdAt).toISOString(),
      updated_by: author.id,
    })
    .execute();
  await tx.db
    .insertInto('status_history')
    .values(
      (['PRE-ASSESSMENT', ...path] as InquiryStatus[]).map((to_status, index, all) => ({
        id: tx.services.newId(),
        org_id: tx.actor.org_id,
        opportunity_id: id,
        from_status: all[index - 1] ?? null,
        to_status,
        at: (entered[index - 1] ?? createdAt).toISOString(),
        user_id: author.id,
        drop_reason: to_status === 'DROPPED' ? drop_reason : null,
      })),
    )
    .execute();
  if (chance.chance(0.5)) await addNotes(tx, chance, id, author, createdAt, 1 + chance.upTo(3));
  return id;
}

async function addNotes(
  tx: TxContext,
  chance: Seeded,
  opportunity_id: string,
  author: { id: string; firstname: string; lastname: string },
  from: Date,
  count: number,
) {
  const notes = Array.from({ length: count }, (_, index) => ({
    id: tx.services.newId(),
    org_id: tx.actor.org_id,
    opportunity_id,
    user_id: author.id,
    user_name: fullName(author),
    description: chance.pick(NOTES),
    created_at: new Date(from.getTime() + (index + 1) * 3_600_000).toISOString(),
  }));
  await tx.db.insertInto('inquiry_notes').values(notes).execute();
  if (chance.chance(0.3))
    await tx.db
      .updateTable('inquiries')
      .set({ pinned_note_id: notes[0]!.id })
      .where('org_id', '=', tx.actor.org_id)
      .where('id', '=', opportunity_id)
      .execute();
}

/** The organization's own inquiries over the last 180 days; some clients come back a second time. */
export async function addInquiries(tx: TxContext, chance: Seeded, opening: Opening): Promise<void> {
  // A small organization has nobody but its administrator.
  const author = opening.users.find(({ role }) => role === 'admissions') ?? opening.users[0]!;
  let last: DemoClient | null = null;
  for (const plan of planInquiries(opening.organization.inquiries, opening.facilities, chance)) {
    const opened = new Date(opening.now.getTime() - plan.ageDays * DAY_MS).toISOString();
    const person = {
      firstname: chance.pick(FIRST_NAMES),
      lastname: chance.pick(LAST_NAMES),
      dob: `${1955 + chance.upTo(50)}-0${1 + chance.upTo(9)}-1${chance.upTo(10)}`,
    };
    const returning: DemoClient | null = plan.status === 'DROPPED' && chance.chance(0.15) ? last : null;
    const client: DemoClient = returning ?? (await addClient(tx, chance, person, opened, author));
    await addInquiry(tx, chance, client, opening, plan);
    last = client;
  }
}
