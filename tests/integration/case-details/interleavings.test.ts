import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { publishSection } from '#tests/support/custom-fields.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { chances, timeFor } from '#tests/support/rounds.ts';

/** Interleavings of two people's loads and saves (G-CON-1). */
const RUNS = 200;
const app = await startTestApp({ limited: false });
const staff = [await app.signIn('admissions'), await app.signIn('clinical')] as const;
const NAMES = ['Jordan Example', 'Casey Example'] as const;
const { id: opportunity_id } = await makeInquiry(staff[0], { firstname: 'Dana', lastname: 'Sample' });

const load = ({ trpc }: Actor) => trpc.caseDetails.get.query({ opportunity_id });
type Details = Awaited<ReturnType<typeof load>>;
const valuesOf = ({ sections }: Details): Record<string, unknown> =>
  Object.fromEntries(sections.flatMap(({ fields }) => fields.map((field) => [field.machine_name, field.value])));

interface Place {
  section: string;
  field: string;
  key: string;
}

interface Step {
  who: 0 | 1;
  what: 'load' | number;
  value: string;
}

const steps = (fields: number) =>
  fc.array(
    fc.record<Step>({
      who: fc.constantFrom(0, 1),
      what: fc.oneof(fc.constant('load' as const), fc.nat({ max: fields - 1 }), fc.nat({ max: fields - 1 })),
      value: fc.string({ minLength: 1, maxLength: 20 }).map((text) => `v ${text.replaceAll('\u0000', '')}`.trim()),
    }),
    { minLength: 2, maxLength: 8 },
  );

/** Every save is in the row, or its writer was shown the newer one and whose it is. */
async function play(places: readonly Place[]): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps(places.length), async (sequence) => {
      const first = await load(staff[0]);
      const row = { version: first.version, values: valuesOf(first), by: first.updated_by_name };
      const seen = [row.version, row.version];
      for (const { who, what, value } of sequence) {
        if (what === 'load') {
          seen[who] = (await load(staff[who])).version;
          expect(seen[who]).toBe(row.version);
          continue;
        }
        const { section, field, key } = places[what]!;
        const sections = [{ id: section, fields: [{ id: field, value }] }];
        const body = { opportunity_id, version: seen[who], sections };
        const answer = await staff[who].rest('PUT', '/api/case_details', body);
        if (seen[who] !== row.version) {
          expect(answer.status).toBe(409);
          expect(answer.body.error?.message).toBe(`${row.by} changed this inquiry meanwhile.`);
          const { current } = answer.body.error as { current?: Details };
          expect(current).toMatchObject({ version: row.version });
          expect(valuesOf(current!)).toEqual(row.values);
          continue;
        }
        expect(answer.status).toBe(200);
        Object.assign(row, { version: row.version + 1, values: { ...row.values, [key]: value }, by: NAMES[who] });
        seen[who] = row.version;
      }
      const last = await load(staff[1]);
      expect({ version: last.version, values: valuesOf(last) }).toEqual({ version: row.version, values: row.values });
    }),
    { numRuns: RUNS / 2, seed: Math.floor(chances('case details')() * 2 ** 31) },
  );
}

test('no save to the fixed sections is lost unseen', { timeout: timeFor(RUNS, 1_000) }, async () => {
  await play([
    { section: 'current_concerns', field: 'allergies', key: 'allergies' },
    { section: 'current_concerns', field: 'current_symptoms', key: 'current_symptoms' },
    { section: 'history', field: 'family_history', key: 'family_history' },
  ]);
});

test('nor one to the organization’s own', { timeout: timeFor(RUNS, 1_000) }, async () => {
  const { section_id, fields } = await publishSection(await app.signIn('manager'), 'Intake', [
    { name: 'Goals' },
    { name: 'Worries' },
  ]);
  await play(['goals', 'worries'].map((key) => ({ section: section_id, field: fields[key]!, key })));
});

test('of two saves at one moment one is kept and the other shown', { timeout: timeFor(RUNS, 1_000) }, async () => {
  const { sections } = await load(staff[0]);
  const { id: section, fields } = sections[0]!;
  for (let run = 0; run < 20; run++) {
    const { version } = await load(staff[0]);
    const answers = await Promise.all(
      staff.map((person, who) =>
        person.rest('PUT', '/api/case_details', {
          opportunity_id,
          version,
          sections: [
            { id: section, fields: [{ id: fields[run % 2 === 0 ? 0 : who]!.id, value: `race ${run} ${who}` }] },
          ],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    const after = await load(staff[0]);
    expect(after.version).toBe(version + 1);
    expect(after.sections[0]!.fields[run % 2 === 0 ? 0 : won]!.value).toBe(`race ${run} ${won}`);
    expect(answers[1 - won]!.body.error?.message).toBe(`${NAMES[won]} changed this inquiry meanwhile.`);
  }
});

test('saves of different fields without a version all stay', async () => {
  const { sections } = await load(staff[0]);
  const { id: section, fields } = sections[0]!;
  const edits = Array.from({ length: 10 }, (_, n) => ({ id: fields[n % 2]!.id, value: `kept ${n % 2}` }));
  const answers = await Promise.all(
    edits.map((edit, n) =>
      staff[n % 2 === 0 ? 0 : 1].rest('PUT', '/api/case_details', {
        opportunity_id,
        sections: [{ id: section, fields: [edit] }],
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await load(staff[1])).sections[0]!.fields.map(({ value }) => value)).toEqual(['kept 0', 'kept 1']);
});
