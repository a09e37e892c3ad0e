import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { paperIn, sessionsIn } from '#server/features/suggestions/engine/notes/paper-facts.ts';
import { isOpenRide, lacksRide } from '#server/features/suggestions/engine/values/ride-values.ts';

const CONTEXT = { today: '2026-11-01', client: { firstname: 'Dana', lastname: 'Sample' } };
const read = (text: string): Record<string, string> =>
  Object.fromEntries(extractSuggestions([{ page: 1, text }], CONTEXT).map(({ field, value }) => [field, value]));

describe('a word for a topic, and what it leads', () => {
  test.each([
    [
      'LEGAL shoplifting, Ames Co., must appear 12/3/26',
      'pending_legal_charges',
      'LEGAL shoplifting, Ames Co., must appear 12/3/26',
    ],
    ['Law. Criminal damage to a fence, first appearance 12/03/2026.', 'upcoming_court_date', '2026-12-03'],
    ['COURT none pending, no PO', 'probation', 'No'],
    [
      'TX HX Cedar Point (resid. 60 d) 2024, left early. Weekly outpt at Bell House 2025.',
      'residential_programs',
      'Cedar Point (resid. 60 d) 2024, left early.',
    ],
    [
      'TX HX Cedar Point (resid. 60 d) 2024, left early. Weekly outpt at Bell House 2025.',
      'outpatient_therapy',
      'Weekly outpt at Bell House 2025.',
    ],
    [
      'SUD TX methadone at Hill St 2021-22. No detox, no residential.',
      'other_levels_of_care',
      'methadone at Hill St 2021-22.',
    ],
    ['SUD TX methadone at Hill St 2021-22. No detox, no residential.', 'residential_programs', 'No'],
    ['Fam: gma diabetes, both uncles drank.', 'family_history', 'gma diabetes, both uncles drank.'],
    [
      'TRAUMA coach weighed him in his underwear, ages 12 to 15',
      'history_of_trauma',
      'coach weighed him in his underwear, ages 12 to 15',
    ],
    [
      'RIDE no license, aunt drives on Sundays only',
      'transportation_required',
      'no license, aunt drives on Sundays only',
    ],
    [
      'HEAD rolled a tractor 2015, eleven staples',
      'history_of_tbi_concussions',
      'rolled a tractor 2015, eleven staples',
    ],
    ['Mood: tearful, no appetite, PHQ-9 16.', 'current_symptoms', 'tearful, no appetite, PHQ-9 16.'],
    [
      'Needs: shower chair, low-salt diet, large print.',
      'additional_treatment_or_support_needed',
      'low-salt diet, large print.',
    ],
    [
      'What she wants "I want my mornings back and my boy at the table."',
      'reason_for_seeking_treatment',
      '"I want my mornings back and my boy at the table."',
    ],
  ])('%s: %s', (text, field, value) => {
    expect(read(`${text}\n`)[field]).toBe(value);
  });

  test.each([
    ['LEGAL guardian is his aunt, hearing aids both sides', 'pending_legal_charges'],
    ['LEGAL charge of theft dismissed in 2019', 'pending_legal_charges'],
    ['Legal: custody review 12/3/26', 'upcoming_court_date'],
    ['HOSPITAL COURSE The patient used alcohol for 6 years.', 'hospitalizations'],
    ['HEAD normocephalic, no injury', 'history_of_tbi_concussions'],
    ['Family: supportive, brings him clean socks.', 'family_history'],
    ['RIDE wife drives him', 'transportation_required'],
    ['RESIDENTIAL INCIDENT REPORT', 'residential_programs'],
    ['Before you go home, talk about it in counseling.', 'outpatient_therapy'],
    ['Treatment: refer to residential, 28 days, Cedar Point', 'residential_programs'],
  ])('%s: no %s', (text, field) => {
    expect(read(`${text}\n`)[field]).toBeUndefined();
  });

  test('it ends where the next line begins something else', () => {
    const text = [
      'TX Hilltop House 28 d 2022, finished',
      '0100 Mother called about her own rehab at Pine Lodge, 60 d 2019',
    ].join('\n');
    expect(read(text).residential_programs).toBe('Hilltop House 28 d 2022, finished');
  });

  test('a label behind a sentence has its own value', () => {
    const text = 'Concussion in a fall, 2020, brief. Psychiatric hospital: Elm Ridge, nine days after it.';
    expect(read(text).hospitalizations).toBe('Elm Ridge, nine days after it.');
  });

  test('what is printed below a yes is its remark', () => {
    const text = [
      '12. Head injury or concussion?   Yes',
      '   > Fell off a scaffold 2016. Out two minutes.',
      '13. Allergies   none',
    ];
    expect(read(text.join('\n')).history_of_tbi_concussions).toBe('Yes, Fell off a scaffold 2016. Out two minutes.');
  });
});

describe('no ride', () => {
  test.each(['no car, bus 1 hr', 'none. Medicaid cab if booked', 'no license since June', "can't drive at night"])(
    '%s',
    (value) => {
      expect(lacksRide('Transport', value)).toBe(true);
    },
  );
  test.each(['no', 'none needed', 'not needed, drives self', 'own car'])('%s', (value) => {
    expect(lacksRide('Transport', value)).toBe(false);
  });
  test('a bare none answers only who asks for a need', () => {
    expect(isOpenRide('Ride', 'none')).toBe(true);
    expect(isOpenRide('Transportation needed', 'none')).toBe(false);
  });
});

describe('in a word or two', () => {
  test.each(['No court, no PO.', 'not on paper now', 'no current supervision'])('%s', (text) => {
    expect(paperIn({ text })).toEqual([{ field: 'probation', value: 'No', said: 'no' }]);
  });
  test.each(['no po intake since noon', 'His brother is not on paper', 'PO Ruiz will call'])('%s', (text) => {
    expect(paperIn({ text })).toEqual([]);
  });
  test.each(['therapist Imogen Salt, LSW, weekly since May', 'Counselor: Ms. Cole at the clinic, every other Tuesday'])(
    '%s',
    (text) => {
      expect(sessionsIn({ text })).toEqual([{ field: 'outpatient_therapy', value: text }]);
    },
  );
  test.each([
    'Counseling: Paul Renner, LPC, every Tuesday at 4 PM',
    'Her mother sees a therapist weekly',
    'needs a therapist weekly',
  ])('%s', (text) => {
    expect(sessionsIn({ text })).toEqual([]);
  });
});
