import { INQUIRY_STATUSES, type InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { analyze } from '#tests/support/analyze.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { TODAY } from '#tests/support/status.ts';
import type { Inquiry, World } from './oracle.ts';

const random = seededRandom('metrics');
const draw = (below: number) => random(4).readUInt32BE() % below;
const oneOf = <Value>(values: readonly Value[]): Value => values[draw(values.length)]!;
const some = <Value>(values: readonly Value[]): Value[] => values.filter(() => draw(3) === 0);

/** Around midnight in New York in summer and in winter, where a day is easily taken for another, or any hour. */
const instantOn = (daysAgo: number) =>
  new Date(
    Date.parse(`${addDays(TODAY, -daysAgo)}T00:00:00Z`) + oneOf([210, 225, 255, 285, 315, 900]) * 60_000,
  ).toISOString();

const WAYS: Record<InquiryStatus, readonly InquiryStatus[][]> = {
  'PRE-ASSESSMENT': [[], ['ASSESSMENT', 'PRE-ASSESSMENT'], ['DROPPED', 'PRE-ASSESSMENT']],
  ASSESSMENT: [['ASSESSMENT'], ['DROPPED', 'ASSESSMENT']],
  'SCHEDULED-ADMIT': [['SCHEDULED-ADMIT'], ['ASSESSMENT', 'ADMITTED', 'SCHEDULED-ADMIT']],
  ADMITTED: [['ADMITTED'], ['ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED']],
  DROPPED: [['DROPPED'], ['ASSESSMENT', 'DROPPED', 'ASSESSMENT', 'DROPPED']],
  DISCHARGED: [
    ['ADMITTED', 'DISCHARGED'],
    ['ADMITTED', 'DISCHARGED', 'ADMITTED', 'DISCHARGED'],
  ],
};

/** Why it was dropped the last time. */
const lastReason = (moves: Inquiry['moves']) => moves.findLast(({ to_status }) => to_status === 'DROPPED')!.drop_reason;

/** Half a year of every kind of inquiry, source, contact and activity, kept in the database as the product keeps them. */
export async function generateWorld(app: TestApp, inquiryCount: number): Promise<World> {
  const beds: World['beds'] = { Detox: 8, Residential: 24, Lodge: null };
  const facilities = new Map<string, string>();
  for (const [name, size] of Object.entries(beds)) facilities.set(name, await createFacility(app, 'a', { name, size }));
  const newId = () => app.services.newId();

  const sources: World['sources'] = Array.from({ length: 12 }, (_, n) => ({
    id: newId(),
    referral_name: `Alder House ${n % 11}`,
    type: oneOf(['School', 'Court', 'Treatment center']),
    state: oneOf(['NY', 'CA', 'TX', 'ZZ']),
    status: oneOf(['INACTIVE', 'COLD', 'WARM', 'HOT', 'REFERRING']),
    is_active: draw(4) > 0,
    created_at: instantOn(draw(200)),
  }));
  const referral = (created: number): Omit<Inquiry['referrals'][number], 'priority_level' | 'referral_direction'> => {
    const source_type = oneOf(['professional_referral', 'professional_referral', 'online', 'alumni_referral'] as const);
    return {
      source_type,
      referral_id: source_type === 'professional_referral' ? oneOf(sources).id : null,
      referred_at: addDays(TODAY, -Math.max(0, created - draw(4))),
    };
  };
  const inquiries: Inquiry[] = Array.from({ length: inquiryCount }, () => {
    const daysAgo = draw(220);
    const status = oneOf(INQUIRY_STATUSES);
    const wasIn = status === 'ADMITTED' || status === 'DISCHARGED';
    let at = daysAgo;
    const moves = oneOf(WAYS[status]).map((to_status) => {
      at = Math.max(0, at - draw(6));
      return {
        to_status,
        at: instantOn(at),
        drop_reason: to_status === 'DROPPED' ? oneOf(['Lack of funds', null]) : null,
      };
    });
    const admit = addDays(TODAY, -at);
    const leaves = addDays(admit, oneOf([0, 3, 10, 28, 29]));
    const received = { referral_direction: 'referral_received' as const };
    return {
      id: newId(),
      status,
      drop_reason: status === 'DROPPED' ? lastReason(moves) : null,
      // Every move comes after it, to the minute.
      created_at: new Date(Date.parse(instantOn(daysAgo + 1)) - 86_400_000).toISOString(),
      admit_date: wasIn ? admit : null,
      scheduled_discharge_date: wasIn && draw(3) > 0 ? leaves : null,
      finalized_discharge_date: wasIn && draw(2) === 0,
      opportunity_total_amount: draw(3) === 0 ? null : draw(3_000_000) / 100,
      condition: some(['Anxiety', 'Depression', 'OCD']),
      staff: some(['Dana Sample', 'Robin Example']),
      facility: oneOf([...facilities.keys(), null]),
      payer: oneOf(['Private pay', 'Insurance', null]),
      source: oneOf(['Website', 'Yellow pages', null]),
      moves,
      referrals: [
        ...(draw(5) > 0 ? [{ ...received, priority_level: 'primary' as const, ...referral(daysAgo) }] : []),
        ...(draw(3) === 0 ? [{ ...received, priority_level: 'secondary' as const, ...referral(daysAgo) }] : []),
        ...(draw(4) === 0
          ? [
              {
                ...referral(daysAgo),
                referral_direction: 'referral_sent' as const,
                priority_level: null,
                source_type: null,
                referral_id: oneOf(sources).id,
              },
            ]
          : []),
      ],
    };
  });
  for (const inquiry of inquiries) {
    if (draw(4) === 0) continue;
    const contacted = draw(5) > 0;
    inquiry.first_contact = {
      started_at: inquiry.created_at,
      waited_seconds: contacted ? draw(1_200) : null,
      in_target: contacted && draw(3) > 0,
    };
  }
  const calls: World['calls'] = Array.from({ length: 30 }, () => {
    const contacted = draw(4) > 0;
    return {
      id: newId(),
      first_contact: {
        started_at: instantOn(draw(220)),
        waited_seconds: contacted ? draw(1_200) : null,
        in_target: contacted && draw(3) > 0,
      },
    };
  });
  const contacts: World['contacts'] = Array.from({ length: 20 }, () => ({
    id: newId(),
    created_at: instantOn(draw(200)),
  }));
  const activities: World['activities'] = Array.from({ length: 40 }, () => ({
    id: newId(),
    performed_by: oneOf(['Dana Sample', 'Robin Example', null]),
    event_date: addDays(TODAY, -draw(200)),
  }));
  const world: World = { inquiries, sources, contacts, activities, calls, beds };
  await keepWorld(app, world, facilities);
  await analyze(app.databaseUrl);
  return world;
}

/** Writes it down, row by row. */
async function keepWorld(app: TestApp, world: World, facilities: ReadonlyMap<string, string>): Promise<void> {
  await app.within('a', async ({ db, actor: { org_id }, services: { newId } }) => {
    await db
      .insertInto('referral_sources')
      .values(world.sources.map((each) => ({ ...each, org_id }) as never))
      .execute();
    const clients = new Map<string | null, string>();
    for (const payment_method of ['Private pay', 'Insurance', null]) {
      const id = newId();
      clients.set(payment_method, id);
      const client = { id, org_id, firstname: 'Dana', lastname: 'Sample', payment_method };
      await db
        .insertInto('clients')
        .values(client as never)
        .execute();
    }
    const rows = world.inquiries.map(
      ({ moves: _moves, referrals: _referrals, first_contact: _first, facility, payer, ...inquiry }, n) => ({
        ...inquiry,
        ...{ org_id, patient_id: clients.get(payer), client_name: 'Dana Sample' },
        opportunity_name: `Dana Sample-${String(n).padStart(4, '0')}`,
        facility_id: facility === null ? null : facilities.get(facility),
      }),
    );
    await db
      .insertInto('inquiries')
      .values(rows as never)
      .execute();
    const moves = world.inquiries.flatMap(({ id, moves: made }) =>
      made.map((move) => ({ ...move, id: newId(), org_id, opportunity_id: id })),
    );
    await db.insertInto('status_history').values(moves).execute();
    const contacted_by_id = app.organizations.a.users.admissions.user_id;
    await db
      .insertInto('calls')
      .values(
        world.calls.map(({ id, first_contact: { started_at } }, n) => ({
          ...{ id, org_id, sid: `call-${n}`, caller: '+16175550142', timestamp: started_at, ended_at: started_at },
        })) as never,
      )
      .execute();
    const begun = [
      ...world.inquiries.map(({ id, first_contact }) => ({ of: { opportunity_id: id, call_id: null }, first_contact })),
      ...world.calls.map(({ id, first_contact }) => ({ of: { opportunity_id: null, call_id: id }, first_contact })),
    ];
    const clocks = begun.flatMap(({ of: whose, first_contact }) => {
      if (!first_contact) return [];
      const { started_at, waited_seconds, in_target } = first_contact;
      const none = { contacted_at: null, contacted_by_id: null, contacted_by: null, contacted_how: null };
      const by = {
        contacted_at: started_at,
        contacted_by_id,
        contacted_by: 'Dana Sample',
        contacted_how: 'note' as const,
      };
      const of = { id: newId(), org_id, ...whose, started_at, due_at: started_at };
      return [
        waited_seconds === null
          ? { ...of, ...none, waited_seconds, in_target: null }
          : { ...of, ...by, waited_seconds, in_target },
      ];
    });
    await db.insertInto('first_contacts').values(clocks).execute();
    const referrals = world.inquiries.flatMap(({ id, referrals: logged }) =>
      logged.map((each) => ({ ...each, id: newId(), org_id, opportunity_id: id })),
    );
    await db.insertInto('referral_records').values(referrals).execute();
    const [{ id: referral_id }] = world.sources as [World['sources'][number]];
    const person = { org_id, referral_id, organization_name: 'Alder House', firstname: 'Dana', lastname: 'Sample' };
    await db
      .insertInto('referral_contacts')
      .values(world.contacts.map((each) => ({ ...each, ...person })))
      .execute();
    const call = { org_id, referral_id, event: 'Phone call' };
    await db
      .insertInto('referral_activities')
      .values(world.activities.map((each) => ({ ...each, ...call })))
      .execute();
  });
}
