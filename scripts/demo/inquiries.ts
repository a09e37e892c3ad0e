import { storedValues } from '../../src/server/features/clients/client-values.ts';
import { fullName, type TxContext } from '../../src/server/platform/context.ts';
import {
  CONDITIONS,
  type InquiryStatus,
  opportunityName,
  SUFFIX_ALPHABET,
} from '../../src/shared/features/inquiries/inquiries.rules.ts';
import { addDays, dayInZone } from '../../src/shared/platform/dates.ts';
import { clientDetails } from './client-details.ts';
import { DEMO_ZONE } from './demo-mark.ts';
import { CITIES, type DemoOrganisation, FIRST_NAMES, LAST_NAMES, NOTES } from './organisations.ts';
import { type Seeded, seeded } from './seeded.ts';

const DAY_MS = 86_400_000;
const DROP_REASONS = [
  'Patient Ambivalence',
  'Lack of funds',
  'Needs to use insurance',
  'Lost to a competitor',
  'Not enough capacity',
];

/** How the demo's inquiries stand, so that the houses are nearly full and every list has something in each status. */
const MIX: readonly { status: InquiryStatus; share: number; path: readonly InquiryStatus[] }[] = [
  { status: 'PRE-ASSESSMENT', share: 0.18, path: [] },
  { status: 'ASSESSMENT', share: 0.12, path: ['ASSESSMENT'] },
  { status: 'SCHEDULED-ADMIT', share: 0.06, path: ['ASSESSMENT', 'SCHEDULED-ADMIT'] },
  { status: 'ADMITTED', share: 0.21, path: ['ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED'] },
  { status: 'DROPPED', share: 0.3, path: ['ASSESSMENT', 'DROPPED'] },
  { status: 'DISCHARGED', share: 0.13, path: ['ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DISCHARGED'] },
];

interface DemoClient {
  id: string;
  firstname: string;
  lastname: string;
  phone_number: string;
}

const suffix = (chance: Seeded) => Array.from({ length: 4 }, () => chance.pick([...SUFFIX_ALPHABET])).join('');

export async function addClient(
  tx: TxContext,
  chance: Seeded,
  person: { firstname: string; lastname: string; dob: string },
  createdAt: string,
): Promise<DemoClient> {
  const [city, state] = chance.pick(CITIES);
  const client = {
    id: tx.services.newId(),
    firstname: person.firstname,
    lastname: person.lastname,
    phone_number: `+1617555${String(100 + chance.upTo(100)).padStart(4, '0')}`,
  };
  // Chance of its own: who the others are does not depend on how much is known of one.
  const details = clientDetails(seeded(`details of ${person.firstname} ${person.lastname} ${person.dob}`), person);
  const email_id = `${person.firstname}.${person.lastname}@mail.example`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.@-]/g, '');
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
      created_by: null,
      updated_by: null,
    })
    .execute();
  return client;
}

interface Opening {
  organisation: DemoOrganisation;
  users: readonly { id: string; firstname: string; lastname: string; role: string }[];
  facilities: readonly string[];
  now: Date;
  ageDays: number;
  status: InquiryStatus;
  path: readonly InquiryStatus[];
}

/** One inquiry with its history and, often, notes. */
export async function addInquiry(tx: TxContext, chance: Seeded, client: DemoClient, opening: Opening): Promise<string> {
  const { organisation, users, now, ageDays, status, path } = opening;
  const id = tx.services.newId();
  const createdAt = new Date(now.getTime() - ageDays * DAY_MS - chance.upTo(8) * 3_600_000);
  const author = chance.pick(users.filter(({ role }) => ['admin', 'manager', 'admissions'].includes(role)));
  const entered = path.map(
    (_, index) => new Date(createdAt.getTime() + ((ageDays * (index + 1)) / (path.length + 1)) * DAY_MS),
  );
  const dayOf = (entry: InquiryStatus) => {
    const at = entered[path.indexOf(entry)];
    return at ? dayInZone(at, DEMO_ZONE) : null;
  };
  const admit =
    status === 'SCHEDULED-ADMIT' ? addDays(dayInZone(now, DEMO_ZONE), 1 + chance.upTo(9)) : dayOf('ADMITTED');
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
      staff: [chance.pick(organisation.admission_staff)],
      priority: chance.chance(0.4) ? 1 + chance.upTo(100) : null,
      facility_id: admit ? chance.pick(opening.facilities) : null,
      scheduled_admit_date: admit,
      scheduled_discharge_date:
        dayOf('DISCHARGED') ?? (admit ? addDays(admit, status === 'ADMITTED' ? 200 : 28) : null),
      finalized_discharge_date: status === 'DISCHARGED',
      admit_date: dayOf('ADMITTED'),
      drop_reason: status === 'DROPPED' ? chance.pick(DROP_REASONS) : null,
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

/** The organisation's own inquiries over the last 180 days; some clients come back a second time. */
export async function addInquiries(
  tx: TxContext,
  chance: Seeded,
  shared: Pick<Opening, 'organisation' | 'users' | 'facilities' | 'now'>,
): Promise<void> {
  const total = shared.organisation.inquiries;
  const planned = MIX.flatMap((entry) => Array.from({ length: Math.round(entry.share * total) }, () => entry));
  let last: DemoClient | null = null;
  for (const [index, { status, path }] of planned.entries()) {
    // Every status is spread over the half year, each later step leaving room for the ones before it.
    const ageDays = Math.max(path.length, (index * 37) % 180);
    const opened = new Date(shared.now.getTime() - ageDays * DAY_MS).toISOString();
    const person = {
      firstname: chance.pick(FIRST_NAMES),
      lastname: chance.pick(LAST_NAMES),
      dob: `${1955 + chance.upTo(50)}-0${1 + chance.upTo(9)}-1${chance.upTo(10)}`,
    };
    const returning: DemoClient | null = status === 'DROPPED' && chance.chance(0.15) ? last : null;
    const client: DemoClient = returning ?? (await addClient(tx, chance, person, opened));
    await addInquiry(tx, chance, client, { ...shared, ageDays, status, path });
    last = client;
  }
}
