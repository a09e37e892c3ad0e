import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { levelsIn } from '#server/features/suggestions/engine/notes/care-before.ts';
import { needsIn } from '#server/features/suggestions/engine/notes/needs.ts';
import { reachFindings } from '#server/features/suggestions/engine/notes/people-to-reach.ts';
import { reasonRank, reasonsIn } from '#server/features/suggestions/engine/notes/reasons.ts';
import { complaintsIn, symptomsIn } from '#server/features/suggestions/engine/notes/symptoms.ts';

const CONTEXT = { today: '2026-11-01', client: { firstname: 'Dana', lastname: 'Sample' } };
const bit = (text: string) => ({ text, start: 0, end: text.length });
const read = (text: string): Record<string, string> =>
  Object.fromEntries(extractSuggestions([{ page: 1, text }], CONTEXT).map(({ field, value }) => [field, value]));
const reached = (text: string): Record<string, string> =>
  Object.fromEntries(reachFindings(text, CONTEXT).map(({ field, value }) => [field, value]));

describe('why somebody comes', () => {
  test.each([
    'Wants a residential bed, not another short stay.',
    'She agrees to inpatient detox and then residential.',
    'You asked for a 28 day program.',
    'He asks the Court for treatment.',
    'Pt said "I\'m done. I don\'t want to lose my arm."',
    'Mr. Sample was brought by police on an emergency hold.',
    'Found drowsy in the library restroom.',
    'His grandmother found him unable to get up.',
  ])('%s', (text) => {
    expect(reasonsIn(bit(text))).toEqual([{ field: 'reason_for_seeking_treatment', value: text }]);
  });

  test.each([
    'He refused residential treatment.',
    'The court asks for written confirmation of admission.',
    'I am looking for a bed for Dana Sample, born 1/2/1990.',
    'Your provider asked us to approve inpatient rehabilitation.',
    'His brother wants detox.',
    'Went to detox in 2012.',
  ])('none: %s', (text) => {
    expect(reasonsIn(bit(text))).toEqual([]);
  });

  test('what is asked for comes before what brought somebody', () => {
    expect(reasonRank('Wants detox.')).toBeGreaterThan(reasonRank('"I am done with this."'));
    expect(reasonRank('"I am done with this."')).toBeGreaterThan(reasonRank('Brought in by EMS.'));
    expect(reasonRank('Slept well.')).toBe(0);
  });
});

describe('what somebody suffers from', () => {
  test.each(['Tremor to shoulders, sweating through gown, retching.', 'She cries most of the day, has no appetite.'])(
    '%s',
    (text) => {
      expect(symptomsIn(bit(text))).toEqual([{ field: 'current_symptoms', value: text }]);
    },
  );

  test.each([
    'Denies tremor and sweating.',
    'Sweating.',
    'When he stopped last year he was shaking and vomiting.',
    'Return if vomiting or fever.',
    'Mother has anxiety and insomnia.',
  ])('none: %s', (text) => {
    expect(symptomsIn(bit(text))).toEqual([]);
  });

  test('counts different ones', () => {
    expect(complaintsIn('tremor, tremor, chills')).toBe(2);
  });
});

describe('care somebody has had and what they need', () => {
  test.each([
    'He did the IOP at Sound Shore from May to July.',
    'PHP at Rookwood 2019, six weeks.',
    'Detox at Fairmead 2024.',
    'Tamber IOP 2023, did not finish.',
  ])('%s', (text) => {
    expect(levelsIn(bit(text))).toEqual([{ field: 'other_levels_of_care', value: text }]);
  });

  test.each([
    'Recommend IOP at Sound Shore.',
    'IOP at Sound Shore was denied.',
    'His sister did the IOP at Elm Lodge.',
  ])('none: %s', (text) => {
    expect(levelsIn(bit(text))).toEqual([]);
  });

  test('is said of what is needed alone', () => {
    expect(needsIn(bit('Needs: bottom bunk, a trauma group.'))).toHaveLength(1);
    expect(needsIn(bit('Can not do stairs.'))).toHaveLength(0);
    expect(needsIn(bit("Can't do stairs."))).toHaveLength(1);
    expect(needsIn(bit('Ground floor not needed.'))).toEqual([]);
  });
});

describe('who is called', () => {
  test.each([
    'Her mother, Viorica Stan (555-0151), is her emergency contact.',
    'Viorica Stan at bedside, 555-0151, listed as emergency contact.',
    'Her mother, Viorica Stan, has moved in. You may reach Viorica at 555-0151 in any emergency.',
  ])('in an emergency: %s', (text) => {
    expect(reached(text)).toEqual({
      emergency_contact_primary_firstname: 'Viorica',
      emergency_contact_primary_lastname: 'Stan',
      emergency_contact_primary_phone: '555-0151',
    });
  });

  test.each([
    ['case mgr Ottoline Frame (ACT team) 555-0133 - she is the one to call', 'Ottoline Frame', '555-0133'],
    ['Sister Maura Kowal (555-0163) may be told anything, release signed.', 'Maura Kowal', '555-0163'],
    ['here with daughter Honor Tree-Lowe, 555-0166. Agrees.', 'Honor Tree-Lowe', '555-0166'],
    ['Safe contact: friend Paloma Ruiz 555-0124.', 'Paloma Ruiz', '555-0124'],
    ['Perrin can be reached at 555-0109 and ought to be called first.', 'Perrin', '555-0109'],
  ])('for the client: %s', (text, name, phone) => {
    expect(reached(text)).toMatchObject({ contact_person_name: name, contact_person_phone: phone });
  });

  test.each([
    'Mr. Tree has a restraining order: do not call him, 555-0166.',
    'Her attorney is Hugo Lamar, 555-0100.',
    'Dana Sample may be called at 555-0101.',
  ])('nobody: %s', (text) => {
    expect(reached(text)).not.toHaveProperty('contact_person_name');
  });
});

test.each<[string, string, string | RegExp]>([
  ['Assigned at birth: Female', 'sex_at_birth', 'Female'],
  ['Student phone: 555-0186', 'phone_number', '555-0186'],
  ['Student e-mail: d.sample@mail.example', 'email_id', 'd.sample@mail.example'],
  ['Why here, why now? My girls are nine and twelve and I want them back.', 'reason_for_seeking_treatment', /girls/],
  ['What happens when you do not drink: I shake all day.', 'concerns_for_withdrawal', /shake/],
  ['Past programs: Gull Point 30 days, 2016', 'residential_programs', /Gull Point/],
  ['Someone who can reach you: Public defender Arlo White, 555-0104', 'contact_person_name', /Arlo White/],
  ['Safe person: Arlo White, 555-0104', 'contact_person_phone', '555-0104'],
  ["Parents' health: mother - alcoholic, alive.", 'family_history', /alcoholic/],
])('%s', (text, field, value) => {
  if (typeof value === 'string') expect(read(text)[field]).toBe(value);
  else expect(read(text)[field]).toMatch(value);
});

test('a family’s status is no family history', () => {
  expect(read('Family: married (Rosanne)')).not.toHaveProperty('family_history');
});
