import { beforeAll, expect, test } from 'vitest';
import {
  BOOSTER_STATUSES,
  censusBooster,
  MIX_KINDS,
  MIX_SOURCES,
  type MixSource,
  type Observed,
} from '#shared/features/census-booster/census-booster.rules.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const manager = await app.signIn('manager');
const random = seededRandom('booster');
const draw = (below: number) => random(4).readUInt32BE() % below;

const WAY = ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DISCHARGED'] as const;
const FIRST = addDays(TODAY, -179);

interface Lead {
  created: CalendarDay;
  /** The days on which it entered the statuses of its way. */
  entered: { status: InquiryStatus; day: CalendarDay }[];
  status: InquiryStatus;
  source: MixSource | null;
  stay: number | null;
}

/** Leads of a year: as far along the way as they came, some dropped, some admitted and then taken back. */
const leads: Lead[] = Array.from({ length: 120 }, () => {
  const created = addDays(TODAY, -draw(360));
  const steps = 1 + draw(WAY.length);
  const path: InquiryStatus[] = WAY.slice(0, steps);
  if (steps === 4 && draw(3) === 0) path.push('SCHEDULED-ADMIT');
  if (steps < 4 && draw(3) === 0) path.push('DROPPED');
  let day = created;
  const entered = path.map((status, index) => {
    if (index > 0) day = addDays(day, draw(12));
    return { status, day: [day, TODAY].toSorted()[0]! };
  });
  const status = path.at(-1)!;
  return {
    ...{ created, entered, status },
    source: [...MIX_SOURCES, null][draw(4)]!,
    stay: status === 'DISCHARGED' ? draw(40) : null,
  };
});

const noon = (day: CalendarDay) => `${day}T12:00:00Z`;

beforeAll(async () => {
  await createFacility(app, 'a', { name: 'Detox', size: 8 });
  await createFacility(app, 'a', { name: 'Lodge', size: null });
  await createFacility(app, 'a', { name: 'Residential', size: 24 });
  const { id: patient_id } = await manager.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' });
  await app.within('a', async (tx) => {
    const { org_id } = tx.actor;
    const of = { org_id };
    const rows = leads.map((lead) => ({ ...lead, id: tx.services.newId() }));
    await tx.db
      .insertInto('inquiries')
      .values(
        rows.map(({ id: own, created, status, stay, entered }, index) => ({
          ...of,
          ...{ id: own, patient_id, status, created_at: noon(created) },
          ...{ opportunity_name: `Dana Sample-${index}`, client_name: 'Dana Sample', condition: [], staff: [] },
          admit_date: stay === null ? null : addDays(entered.at(-1)!.day, -stay),
          scheduled_admit_date: stay === null ? null : addDays(entered.at(-1)!.day, -stay),
          scheduled_discharge_date: stay === null ? null : entered.at(-1)!.day,
          finalized_discharge_date: stay !== null,
        })) as never,
      )
      .execute();
    await tx.db
      .insertInto('status_history')
      .values(
        rows.flatMap(({ id: opportunity_id, entered, status: last }) => {
          const line = (from_status: InquiryStatus | null, to_status: InquiryStatus, day: CalendarDay) => ({
            ...of,
            ...{ id: tx.services.newId(), opportunity_id, from_status, to_status, at: noon(day) },
          });
          // Those who are scheduled now have been dated again today.
          const dated = last === 'SCHEDULED-ADMIT' ? [line(last, last, TODAY)] : [];
          const lines = entered.map(({ status, day }, at) => line(entered[at - 1]?.status ?? null, status, day));
          return [...lines, ...dated];
        }) as never,
      )
      .execute();
    await tx.db
      .insertInto('referral_records')
      .values(
        rows
          .filter(({ source }) => source !== null)
          .map(({ id: opportunity_id, source }) => ({
            ...of,
            ...{ id: tx.services.newId(), opportunity_id, referral_direction: 'referral_received' },
            ...{ priority_level: 'primary', source_type: MIX_KINDS[source!], referred_at: TODAY },
          })) as never,
      )
      .execute();
  });
});

const everAdmitted = ({ entered }: Lead) => entered.some(({ status }) => status === 'ADMITTED');

/** What the rows say, one by one. */
function observed(): Observed {
  const share = (some: readonly Lead[]) => ({ of: some.length, admitted: some.filter(everAdmitted).length });
  const each = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
  const stays = leads.filter(({ stay, entered }) => stay !== null && entered.at(-1)!.day >= FIRST);
  const days = stays.reduce((sum, { stay }) => sum + stay!, 0);
  return {
    beds: 32,
    average_stay: Math.round(days / stays.length),
    entered: each(BOOSTER_STATUSES, (status) =>
      share(leads.filter(({ entered }) => entered.some((entry) => entry.status === status && entry.day >= FIRST))),
    ),
    current: each(BOOSTER_STATUSES, (status) => leads.filter((lead) => lead.status === status).length),
    sources: each(MIX_SOURCES, (source) =>
      share(leads.filter((lead) => lead.source === source && lead.created >= FIRST)),
    ),
  };
}

test('over a random history the plan is the one made of the rows one by one', async () => {
  expect(await manager.trpc.censusBooster.get.query({})).toEqual(censusBooster(observed()));
  const asked = {
    total_capacity: 40,
    target_occupancy: 92.5,
    avg_los: 28,
    referral_mix: { 'Professional Referral': 55.5, Online: 30, 'Alumni Referral': 0 },
  };
  expect(await manager.trpc.censusBooster.get.query(asked)).toEqual(censusBooster(observed(), asked));
});

test('an organization without anything sees the specification’s example', async () => {
  const other = await app.signIn('manager', 'b');
  const { parameters, details, referral_mix_table } = await other.trpc.censusBooster.get.query({});
  expect(parameters).toMatchObject({ total_capacity: 40, target_occupancy: 85, avg_los: 30 });
  expect(details.map((row) => row.inquiries_required_per_month)).toEqual([170, 104, 40, 34]);
  expect(referral_mix_table.map((row) => row.expected_admissions)).toEqual([21, 10, 3]);
});

test('who has no business tab has no plan, and a mix of more than all is refused in the specification’s words', async () => {
  for (const role of ['outreach', 'clinical'] as const) {
    const refused = (await app.signIn(role)).trpc.censusBooster.get.query({});
    await expect(refused).rejects.toMatchObject({ data: { code: 'forbidden' } });
  }
  const referral_mix = { 'Professional Referral': 60, Online: 40, 'Alumni Referral': 0.5 };
  await expect((await app.signIn('analyst')).trpc.censusBooster.get.query({ referral_mix })).rejects.toMatchObject({
    data: {
      code: 'bad_request',
      fields: {
        referral_mix:
          'The sum of the referral mix percentages exceeds 100%. Please ensure the total is less than or equal to 100% before re-running the report.',
      },
    },
  });
});
