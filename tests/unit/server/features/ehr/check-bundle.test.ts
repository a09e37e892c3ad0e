import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { buildBundle, faceSheetPaper } from '#server/features/ehr/fhir/bundle.ts';
import { faultsOf } from '#tests/support/fhir/check-bundle.ts';
import { anyRecord } from '#tests/support/fhir/ehr-records.ts';

// The schema of each type is compiled when it is first met.
vi.setConfig({ testTimeout: 120_000 });

type Fields = Record<string, unknown>;
interface Loose {
  entry: { fullUrl: string; resource: Fields; request: { method: string; url: string } }[];
}

/** A whole bundle, spoiled by one hand's turn. */
function spoiled(spoil: (bundle: Loose, of: (type: string) => Fields) => void): string[] {
  const [record] = fc.sample(anyRecord, { numRuns: 1, seed: 11 });
  const client = { ...record!.client, firstname: 'Robin', lastname: 'Sample', carrier: 'Example Health' };
  const inquiry = { ...record!.inquiry, condition: ['Depression'] };
  const paper = faceSheetPaper(inquiry.id, '2026-05-12T16:00:00.000Z', 'JVBERi0=', 5);
  const built = buildBundle(
    { ...record!, client, inquiry },
    { id: '01890000-0000-7000-8000-000000000001', version: 1, at: '2026-05-12T16:00:00.000Z' },
    [paper],
  );
  const bundle = JSON.parse(JSON.stringify(built)) as Loose;
  const of = (type: string) => bundle.entry.find(({ resource }) => resource.resourceType === type)!.resource;
  spoil(bundle, of);
  return faultsOf(bundle);
}

test('a bundle that nobody spoiled has no fault', () => {
  expect(spoiled(() => undefined)).toEqual([]);
});

test.each<[string, RegExp, Parameters<typeof spoiled>[0]]>([
  ['a word that is no code of a gender', /Patient\.gender/, (_, of) => Object.assign(of('Patient'), { gender: 'mal' })],
  ['an element FHIR does not know', /additional propert/, (_, of) => Object.assign(of('Patient'), { nickname: 'Rob' })],
  ['a status that is missing', /status/, (_, of) => delete of('EpisodeOfCare').status],
  ['no one who pays', /payor/, (_, of) => delete of('Coverage').payor],
  [
    'an address with a space in it',
    /uri/,
    (_, of) => Object.assign(of('Patient'), { identifier: [{ system: 'a b' }] }),
  ],
  [
    'a condition at once active and over',
    /con-4/,
    (_, of) => Object.assign(of('Condition'), { abatementString: 'over' }),
  ],
  ['a day no calendar has', /is no day/, (_, of) => Object.assign(of('Patient'), { birthDate: '1990-02-31' })],
  ['a text instead of a list', /name/, (_, of) => Object.assign(of('Patient'), { name: { text: 'Robin' } })],
  ['an empty list', /empty|fewer/, (_, of) => Object.assign(of('Patient'), { telecom: [] })],
  [
    'a period turned round',
    /ends before/,
    (_, of) => Object.assign(of('EpisodeOfCare'), { period: { start: '2026-05-02', end: '2026-05-01' } }),
  ],
  [
    'a reference to what is not there',
    /Invalid reference/,
    (_, of) =>
      Object.assign(of('Condition'), { subject: { reference: 'urn:uuid:00000000-0000-4000-8000-000000000000' } }),
  ],
  [
    'a reference to the wrong resource',
    /Invalid reference/,
    ({ entry }, of) => {
      const coverage = entry.find(({ resource }) => resource.resourceType === 'Coverage')!;
      Object.assign(of('Condition'), { subject: { reference: coverage.fullUrl } });
    },
  ],
  ['one resource twice', /stands twice/, ({ entry }) => entry.push(entry[0]!)],
  [
    'a resource made anew each time',
    /not conditional/,
    ({ entry }) => Object.assign(entry[0]!.request, { url: 'Patient' }),
  ],
])('the checks see %s', (_, fault, spoil) => {
  expect(spoiled(spoil).join('\n')).toMatch(fault);
});
