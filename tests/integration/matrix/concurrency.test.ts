import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { createRecords, newCanary } from '#tests/support/matrix/records.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';

const RUNS = rounds(25);
const app = await startTestApp({ limited: false });
const { opportunity_id } = await createRecords(app, 'a', newCanary());
const staff = [await app.signIn('admissions', 'a'), await app.signIn('manager', 'a')] as const;

const load = async ({ trpc }: Actor) => trpc.inquiries.get.query({ opportunity_id });
const save = ({ rest }: Actor, opportunity: object) =>
  rest('PUT', '/api/opportunity_details', { opportunity_id, opportunity });

interface Step {
  who: 0 | 1;
  what: 'load' | 'summary' | 'priority';
  value: number;
}

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom('load', 'summary', 'priority'),
    value: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 2, maxLength: 12 },
);

test('in any order of two people’s loads and saves, a save is in the row or its writer is said', {
  timeout: timeFor(RUNS, 3_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const seen = [(await load(staff[0])).version!, (await load(staff[1])).version!];
      const row = await load(staff[0]);
      const expected = { version: row.version!, summary: row.summary, priority: row.priority };
      for (const { who, what, value } of sequence) {
        if (what === 'load') {
          seen[who] = (await load(staff[who])).version!;
          expect(seen[who]).toBe(expected.version);
          continue;
        }
        const edit = what === 'summary' ? { summary: `summary ${value}` } : { priority: value };
        const answer = await save(staff[who], { version: seen[who], ...edit });
        if (seen[who] !== expected.version) {
          expect(answer.status).toBe(409);
          expect(answer.body.error).toMatchObject({ code: 'conflict', current: expected });
          continue;
        }
        expect(answer.status).toBe(200);
        // A save of what stands there already changes nothing.
        const isNew = Object.entries(edit).some(([field, of]) => expected[field as keyof typeof expected] !== of);
        Object.assign(expected, edit, { version: expected.version + (isNew ? 1 : 0) });
        seen[who] = expected.version;
      }
      expect(await load(staff[1])).toMatchObject(expected);
    }),
    { numRuns: RUNS, seed: Math.floor(chances('edits')() * 2 ** 31) },
  );
});

test('of two saves at the same moment one is kept and the other shown, and nothing is lost', {
  timeout: timeFor(RUNS, 3_000),
}, async () => {
  for (let run = 0; run < RUNS; run++) {
    const { version } = await load(staff[0]);
    const edits = [
      { summary: `race ${run}` },
      run % 2 === 0 ? { priority: (run % 100) + 1 } : { summary: `race ${run}!` },
    ];
    const answers = await Promise.all(edits.map((edit, who) => save(staff[who]!, { version, ...edit })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(await load(staff[0])).toMatchObject({ ...edits[won], version: version! + 1 });
    const said = answers[1 - won]!.body.error as { current?: { version: number }; message: string } | undefined;
    expect(said?.current?.version).toBe(version! + 1);
    expect(said?.message).toBe(`${won === 0 ? 'Jordan' : 'Morgan'} Example changed this inquiry meanwhile.`);
  }
});

test('saves of different fields without a version all stay', async () => {
  const edits = [{ summary: 'kept' }, { priority: 41 }, { staff: ['Robin Kept'] }, { condition: ['OCD'] }];
  const { version } = await load(staff[0]);
  const answers = await Promise.all(edits.map((edit, n) => save(staff[n % 2 === 0 ? 0 : 1], edit)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await load(staff[0])).toMatchObject({ ...Object.assign({}, ...edits), version: version! + 4 });
});

test('an older second is stale too, and the row’s own is not', async () => {
  app.clock.advance(60_000);
  const [one, two] = [await app.signIn('admissions', 'a'), await app.signIn('manager', 'a')];
  const before = (await load(one)).updated_at!;
  expect((await save(one, { updated_at: before, summary: 'first' })).status).toBe(200);
  expect((await save(two, { updated_at: before, summary: 'second' })).status).toBe(409);
  expect((await save(two, { updated_at: (await load(two)).updated_at, summary: 'third' })).status).toBe(200);
  expect((await load(one)).summary).toBe('third');
});
