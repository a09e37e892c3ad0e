import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referralTasks } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { changeStatus, inquiryIn, openDetox, TODAY } from '#tests/support/status.ts';

/** Sequences, and the steps of each. */
const RUNS = rounds(8);
const STEPS = 50;
const STATUSES = ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DROPPED', 'DISCHARGED'] as const;
type Status = (typeof STATUSES)[number];

/** What may follow what, written down once more: 'y' freely, 'r' with a reason, 'm' a manager with a reason. */
const GOES: Record<Status, string> = {
  'PRE-ASSESSMENT': '-yyyy-',
  ASSESSMENT: 'r-yyy-',
  'SCHEDULED-ADMIT': 'rryyy-',
  ADMITTED: '--m--y',
  DROPPED: 'rrr---',
  DISCHARGED: '---m--',
};

const app = await startTestApp({ limited: false });
await openDetox(app);
const actors: readonly Actor[] = await Promise.all(
  (['admissions', 'manager', 'admin', 'clinical'] as const).map((role) => app.signIn(role)),
);

const SOURCES = ['Alder House', 'Beech Grove'] as const;
for (const referral_name of SOURCES) await createContact(actors[0]!, await createSource(actors[0]!, { referral_name }));
const former = await inquiryIn(actors[0]!, 'DISCHARGED', { firstname: 'Ana', lastname: 'Former' });

/** How an incoming referral may have come, and what the inquiry's column then shows. */
const WAYS = {
  alder: { shown: SOURCES[0], said: { source_type: 'professional_referral', referral_name: SOURCES[0] } },
  beech: { shown: SOURCES[1], said: { source_type: 'professional_referral', referral_name: SOURCES[1] } },
  online: {
    shown: 'Google Search, ARTA',
    said: { source_type: 'online', online_sources: ['Google Search', 'ARTA'] },
  },
  alumni: {
    shown: 'Alumni: A. Former',
    said: { source_type: 'alumni_referral', alumni_patient_id: former.patient_id },
  },
} as const;
type Way = keyof typeof WAYS;

interface Model {
  /** The incoming referrals by level, and where the client was sent, in that order. */
  primary: Way | null;
  secondary: Way | null;
  sent: readonly string[];
  status: Status;
  scheduled: string | null;
  admitted: string | null;
  leaves: string | null;
  confirmed: boolean;
  housed: boolean;
  version: number;
}

type Step =
  | { kind: 'move'; who: number; to: Status; day: number; reasoned: boolean; stale: boolean }
  | { kind: 'date'; who: number; field: 'scheduled' | 'leaves'; day: number | null }
  | { kind: 'confirm'; who: number; yes: boolean }
  | { kind: 'received'; who: number; level: 'primary' | 'secondary'; way: Way }
  | { kind: 'sent'; who: number; to: string; reached: boolean };

const who = fc.nat({ max: actors.length - 1 });
const day = fc.integer({ min: -20, max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      who,
      to: fc.constantFrom(...STATUSES),
      day,
      reasoned: fc.boolean(),
      stale: fc.nat({ max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('date' as const),
      who,
      field: fc.constantFrom('scheduled' as const, 'leaves' as const),
      day: fc.option(day, { freq: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('confirm' as const), who, yes: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('received' as const),
      who,
      level: fc.constantFrom('primary' as const, 'secondary' as const),
      way: fc.constantFrom(...(Object.keys(WAYS) as Way[])),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sent' as const),
      who,
      to: fc.constantFrom(...SOURCES),
      reached: fc.nat({ max: 4 }).map((n) => n > 0),
    }),
  },
);

const begins = ({ admitted, scheduled }: Model) => admitted ?? scheduled;
const isManager = (actor: number) => actor === 1 || actor === 2;
const on = (offset: number) => addDays(TODAY, offset);

/** What the product should answer, and the inquiry after it. */
function expected(model: Model, each: Step): { status: number; after: Model } {
  const refused = (status: number) => ({ status, after: model });
  const kept = (change: Partial<Model>) => ({
    status: 200,
    after: { ...model, ...change, version: model.version + 1 },
  });
  if (each.kind === 'received') {
    if (each.who === 3) return refused(403);
    if (model[each.level] !== null) return refused(409);
    return { status: 200, after: { ...model, [each.level]: each.way } };
  }
  if (each.kind === 'sent') {
    if (each.who === 3) return refused(403);
    if (!each.reached) return refused(400);
    return { status: 200, after: { ...model, sent: [...model.sent, each.to] } };
  }
  if (each.kind === 'confirm') {
    if (each.yes === model.confirmed) return { status: 200, after: model };
    if (each.yes && model.leaves === null) return refused(400);
    if (model.confirmed && !each.yes && !isManager(each.who)) return refused(403);
    return kept({ confirmed: each.yes });
  }
  if (each.kind === 'date') {
    const next = { ...model, [each.field]: each.day === null ? null : on(each.day) };
    if (next[each.field] === model[each.field]) return { status: 200, after: model };
    if (each.field === 'scheduled' && next.scheduled === null && model.status === 'SCHEDULED-ADMIT')
      return refused(400);
    const start = begins(next);
    if (start === null && each.field === 'leaves' && next.leaves !== null) return refused(400);
    if (start === null) next.leaves = null;
    if (next.leaves !== null && start !== null && next.leaves < start) return refused(400);
    if (next.leaves === null) next.confirmed = false;
    if (model.confirmed && !next.confirmed && !isManager(each.who)) return refused(403);
    return kept(next);
  }
  if (each.who === 3) return refused(403);
  if (each.stale) return refused(409);
  const cell = GOES[model.status][STATUSES.indexOf(each.to)];
  if (cell === '-') return refused(400);
  if (cell === 'm' && !isManager(each.who)) return refused(403);
  if (cell !== 'y' && !each.reasoned) return refused(400);
  const next = { ...model, status: each.to };
  if (each.to === 'SCHEDULED-ADMIT') {
    Object.assign(next, { housed: true, admitted: null, scheduled: on(each.day) });
    next.leaves = addDays(on(each.day), 10);
  }
  if (each.to === 'ADMITTED') {
    next.housed = true;
    // A stay that goes on has its scheduled day again, where that was emptied meanwhile.
    if (model.status === 'DISCHARGED')
      Object.assign(next, { confirmed: false, scheduled: model.scheduled ?? model.admitted });
    else {
      if (each.day > 0) return refused(400);
      Object.assign(next, { admitted: on(each.day), scheduled: model.scheduled ?? on(each.day) });
      next.leaves = addDays(on(each.day), 10);
    }
  }
  if (each.to === 'DISCHARGED') {
    if (on(each.day) < (model.admitted ?? '')) return refused(400);
    Object.assign(next, { leaves: on(each.day), confirmed: true });
  }
  return kept(next);
}

/** The step as a caller says it. */
function say(model: Model, id: string, each: Step) {
  const actor = actors[each.who]!;
  const put = (opportunity: object) =>
    actor.rest('PUT', '/api/opportunity_details', { opportunity_id: id, opportunity });
  const refer = (record: object) => actor.rest('POST', '/api/referral_flow', { opportunity_id: id, ...record });
  if (each.kind === 'received')
    return refer({ referral_direction: 'referral_received', priority_level: each.level, ...WAYS[each.way].said });
  if (each.kind === 'sent')
    return refer({
      referral_direction: 'referral_sent',
      referral_name: each.to,
      ...(each.reached ? { contact_name: 'Robin Referent' } : {}),
    });
  if (each.kind === 'confirm') return put({ finalized_discharge_date: each.yes });
  if (each.kind === 'date') {
    const field = each.field === 'scheduled' ? 'scheduled_admit_date' : 'scheduled_discharge_date';
    return put({ [field]: each.day === null ? null : on(each.day) });
  }
  const { to } = each;
  const stay = { facility: 'Detox', duration: 10 };
  const details = {
    'PRE-ASSESSMENT': {},
    ASSESSMENT: {},
    'SCHEDULED-ADMIT': { ...stay, scheduled_admit_date: on(each.day) },
    ADMITTED: model.status === 'DISCHARGED' ? {} : { ...stay, admit_date: on(each.day) },
    DROPPED: { drop_reason: 'Processing delays' },
    DISCHARGED: { scheduled_discharge_date: on(each.day) },
  }[to];
  const version = each.stale ? model.version + 1 : model.version;
  return changeStatus(actor, id, {
    status: to,
    version,
    ...details,
    ...(each.reasoned ? { description: 'Why.' } : {}),
  });
}

/** The tasks are as far as the model says, and every record of them is kept as it was logged. */
async function expectReferrals(opportunity_id: string, { primary, secondary, sent }: Model) {
  const records = await actors[1]!.trpc.referralFlow.list.query({ opportunity_id });
  const tasks = referralTasks(records);
  const logged = (way: Way | null) => (way === null ? null : expect.objectContaining(kindOf(way)));
  expect(tasks).toMatchObject({
    completed: [primary !== null, secondary !== null, sent.length > 0].filter(Boolean).length,
    total: 3,
    primary: logged(primary),
    secondary: logged(secondary),
  });
  expect(records).toHaveLength([primary, secondary].filter((way) => way !== null).length + sent.length);
  // Logged at one and the same moment here: their order is anybody's.
  const { referred_out_org } = await actors[1]!.trpc.inquiries.get.query({ opportunity_id });
  expect(referred_out_org?.split(', ').sort() ?? []).toEqual([...new Set(sent)].sort());
  expect(tasks.outgoing.map(({ referral_name }) => referral_name).sort()).toEqual([...sent].sort());
}

const kindOf = (way: Way) => {
  const { said } = WAYS[way];
  return 'alumni_patient_id' in said ? { source_type: said.source_type } : said;
};

test('four people do what they like to one inquiry, and it is always what the rules make of it', {
  timeout: timeFor(RUNS, 30_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS / 2, maxLength: STEPS }), async (steps) => {
      const { id } = await makeInquiry(actors[0]!, { firstname: 'Dana', lastname: 'Sample' });
      const nothing = { scheduled: null, admitted: null, leaves: null, confirmed: false, housed: false };
      const unreferred = { primary: null, secondary: null, sent: [] };
      let model: Model = { status: 'PRE-ASSESSMENT', version: 1, ...nothing, ...unreferred };
      let moves = 1;
      for (const each of steps) {
        const { status, after } = expected(model, each);
        const answer = await say(model, id, each);
        expect({ step: each, model, status: answer.status }).toEqual({ step: each, model, status });
        if (status === 200 && each.kind === 'move') moves += 1;
        model = after;
        const row = await actors[1]!.trpc.inquiries.get.query({ opportunity_id: id });
        expect({ step: each, row }).toMatchObject({
          row: {
            status: model.status,
            scheduled_admit_date: model.scheduled,
            admit_date: model.admitted,
            scheduled_discharge_date: model.leaves,
            finalized_discharge_date: model.confirmed,
            facility: model.housed ? 'Detox' : null,
            referral_org: model.primary && WAYS[model.primary].shown,
            version: model.version,
          },
        });
      }
      await expectReferrals(id, model);
      expect(await actors[1]!.trpc.inquiries.statusHistory.query({ opportunity_id: id })).toHaveLength(moves);
    }),
    { numRuns: RUNS, seed: Math.floor(chances('statuses')() * 2 ** 31) },
  );
});
