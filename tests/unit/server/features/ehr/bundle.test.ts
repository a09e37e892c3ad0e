import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPaperMarks } from '#server/features/ehr/bundle-stream.ts';
import type { Edition, EhrRecord } from '#server/features/ehr/ehr-record.ts';
import { type Bundle, buildBundle, faceSheetPaper, paperOf } from '#server/features/ehr/fhir/bundle.ts';
import { administrativeGender } from '#server/features/ehr/fhir/person-entries.ts';
import { EPISODE_STATUS, periodOf } from '#server/features/ehr/fhir/stay-entries.ts';
import { faultsOf } from '#tests/support/fhir/check-bundle.ts';
import { anyRecord } from '#tests/support/fhir/ehr-records.ts';

const first: Edition = { id: '01890000-0000-7000-8000-000000000001', version: 1, at: '2026-05-12T16:00:00.000Z' };
const second: Edition = { id: '01890000-0000-7000-8000-000000000002', version: 2, at: '2026-05-13T16:00:00.000Z' };

const bundleOf = (record: EhrRecord, edition = first): Bundle =>
  buildBundle(record, edition, [
    faceSheetPaper(record.inquiry.id, edition.at, 'JVBERi0=', 5),
    ...record.documents.map((document) => paperOf(document, 'JVBERi0=')),
  ]);
const ofType = (bundle: Bundle, type: string) =>
  bundle.entry.filter(({ resource }) => resource.resourceType === type).map(({ resource }) => resource);
const sample = (seed: number): EhrRecord => fc.sample(anyRecord, { numRuns: 1, seed })[0]!;

describe('the bundle of an inquiry', () => {
  test('is valid R4, whatever was typed', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const bundle = JSON.parse(JSON.stringify(bundleOf(record))) as unknown;
        expect(faultsOf(bundle)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  }, 240_000);

  test('is the same for the same edition, and bears the same identifiers under other addresses in the next', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const one = bundleOf(record);
        const again = bundleOf(record);
        const next = bundleOf(record, second);
        expect(again).toEqual(one);
        expect(next.entry.map(({ request }) => request.url)).toEqual(one.entry.map(({ request }) => request.url));
        const addresses = new Set(one.entry.map(({ fullUrl }) => fullUrl));
        expect(next.entry.filter(({ fullUrl }) => addresses.has(fullUrl))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('holds no social security number: the record it is made of has none', () => {
    const record = sample(7);
    const smuggled = {
      ...record,
      client: { ...record.client, ssn: '078-05-1120', subscriber_ssn: '219-09-9999' },
    } as EhrRecord;
    expect(JSON.stringify(bundleOf(smuggled))).not.toMatch(/078-05-1120|219-09-9999/);
  });

  test('names the client, the coverage and who sent them', () => {
    const base = sample(11);
    const bundle = bundleOf({
      ...base,
      client: {
        ...base.client,
        firstname: 'Jordan',
        lastname: 'Sample',
        dob: '1990-04-02',
        carrier: 'Example Health',
        subscriber_id: 'XYZ123',
        group_number: 'G-7',
        subscriber_firstname: 'Pat',
        subscriber_lastname: 'Sample',
        sex_at_birth: 'Female',
      },
      inquiry: { ...base.inquiry, status: 'ADMITTED', condition: ['Depression', 'Depression', 'Anxiety'] },
      referrals: [
        {
          id: base.inquiry.id,
          referral_direction: 'referral_received',
          priority_level: 'primary',
          source: 'Harbor Clinic',
          contact_name: 'Lee Example',
          referred_at: '2026-05-01',
        },
      ],
    });
    expect(ofType(bundle, 'Patient')[0]).toMatchObject({
      name: [{ use: 'official', text: 'Jordan Sample', family: 'Sample', given: ['Jordan'] }],
      gender: 'female',
      birthDate: '1990-04-02',
    });
    expect(ofType(bundle, 'Coverage')[0]).toMatchObject({
      subscriberId: 'XYZ123',
      payor: [{ display: 'Example Health' }],
      class: [{ value: 'G-7' }],
    });
    expect(ofType(bundle, 'ServiceRequest')[0]).toMatchObject({ requester: { display: 'Lee Example, Harbor Clinic' } });
    expect(ofType(bundle, 'EpisodeOfCare')[0]).toMatchObject({ status: 'active' });
    const conditions = ofType(bundle, 'Condition').map(({ code }) => (code as { text: string }).text);
    expect(conditions.slice(0, 2)).toEqual(['Depression', 'Anxiety']);
  });
});

test('each status of an inquiry is a state of an episode', () => {
  expect(EPISODE_STATUS).toEqual({
    'PRE-ASSESSMENT': 'planned',
    ASSESSMENT: 'planned',
    'SCHEDULED-ADMIT': 'planned',
    ADMITTED: 'active',
    DROPPED: 'cancelled',
    DISCHARGED: 'finished',
  });
});

test('a period never ends before it begins', () => {
  const { inquiry } = sample(3);
  const dated = (admit_date: string | null, scheduled_discharge_date: string | null) =>
    periodOf({ ...inquiry, admit_date, scheduled_admit_date: '2026-05-10', scheduled_discharge_date });
  expect(dated('2026-05-12', '2026-06-09')).toEqual({ start: '2026-05-12', end: '2026-06-09' });
  expect(dated(null, '2026-06-07')).toEqual({ start: '2026-05-10', end: '2026-06-07' });
  expect(dated('2026-05-12', '2026-05-01')).toEqual({ start: '2026-05-12' });
  expect(dated('2026-05-12', null)).toEqual({ start: '2026-05-12' });
});

test.each([
  ['Male', 'male'],
  [' f ', 'female'],
  ['Trans woman', 'other'],
  ['Intersex', 'other'],
  ['', undefined],
  [null, undefined],
])('%s is the administrative gender %s', (words, code) => {
  expect(administrativeGender(words)).toBe(code);
});

describe('a bundle that is written', () => {
  test('holds the bytes of its papers, however they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 7 }), { maxLength: 12 }), async (pieces) => {
        const record = sample(5);
        const marks = createPaperMarks();
        const data = marks.mark(() => Readable.from(pieces.map((piece) => Buffer.from(piece))));
        const bundle = buildBundle(record, first, [faceSheetPaper(record.inquiry.id, first.at, data)]);
        const written = JSON.parse(await readText(marks.write(bundle))) as Bundle;
        const [paper] = ofType(written, 'DocumentReference') as unknown[];
        const { content } = paper as { content: [{ attachment: { data: string } }] };
        expect(content[0].attachment.data).toBe(Buffer.concat(pieces).toString('base64'));
      }),
    );
  });

  test('fails with a paper that can not be read', async () => {
    const record = sample(5);
    const marks = createPaperMarks();
    const data = marks.mark(() => Promise.reject(new Error('gone')));
    const bundle = buildBundle(record, first, [faceSheetPaper(record.inquiry.id, first.at, data)]);
    await expect(readText(marks.write(bundle))).rejects.toThrow('gone');
  });
});
