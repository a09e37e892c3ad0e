import { expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { isNotNow } from '#server/features/suggestions/engine/scope/not-now.ts';

const CONTEXT = { today: '2026-11-01', client: { firstname: 'Dana', lastname: 'Sample' } };
const read = (text: string): Record<string, string> =>
  Object.fromEntries(extractSuggestions([{ page: 1, text }], CONTEXT).map(({ field, value }) => [field, value]));
const isNone = (field: string, value: string, page = value) =>
  isNotNow({ field, value, start: 0, end: page.length, from: 'prose' }, page, CONTEXT.client);

test.each<[string, string, string?]>([
  ['employment_status', 'Full-time', 'He was employed full time as a cook until June, when he was let go.'],
  ['employment_status', 'Part-time', 'She had been working part time at a bakery but lost it.'],
  ['employment_status', 'Full-time', 'Worked full time; laid off in May.'],
  ['employment_status', 'Student', 'She is enrolled in Medicaid.'],
  ['employment_status', 'Student', 'He is enrolled with the methadone program.'],
  ['marital_status', 'Widowed', "Lee's widow, Ana, is bipolar;"],
  ['marital_status', 'Widowed', 'Ana, the widow of his brother, helps.'],
  ['living_status', 'With family', 'Lives: owns two-family at 9 Harbor Row with wife and her mother.'],
  ['history_of_trauma', 'PTSD was on the referral sheet and is not supported;'],
  ['history_of_trauma', 'Posttraumatic stress disorder was ruled out.'],
  ['history_of_trauma', 'He does not meet criteria for PTSD.'],
  ['hospitalizations', 'After the hospital stay he was shaky and sleepless.'],
  ['hospitalizations', 'Hosp 6 wks.'],
  ['recent_substance_abuse', 'Norco 7.5, four a day from Dr. Poe, never more.'],
  ['recent_substance_abuse', 'Oxycodone from her surgeon, as directed.'],
  ['recent_substance_abuse', 'Over the counter: diphenhydramine 50 mg nightly;'],
  ['recent_substance_abuse', 'tobacco/vape (Y)'],
  ['recent_substance_abuse', 'Vapes nicotine all day.'],
  ['reason_for_seeking_treatment', "(guest's own words)"],
  ['reason_for_seeking_treatment', '"ETOH, dispo"'],
  ['reason_for_seeking_treatment', 'Plan: direct transfer to residential 10/27.'],
  ['reason_for_seeking_treatment', 'the garage, found by her then husband.'],
  ['reason_for_seeking_treatment', 'Member asked that Ana be the one to speak with programs.'],
  ['next_appointment', '2026-11-10', 'Scheduled: hernia repair, Dr. Poe, 11/10/26'],
  ['next_appointment', '2026-11-10', 'Surgery 11/10/26 with Dr. Poe'],
  ['next_appointment', '2026-11-10', 'Visit with Dr. Poe 11/10/26 postponed'],
  ['medication_plan', 'Hydrocodone at night', 'Any medicines not as prescribed? Hydrocodone at night'],
  ['residential_programs', 'Adolescent residential, girls only'],
  ['residential_programs', 'Residential program, preferably near home'],
  ['upcoming_court_date', '2026-11-12', 'Lee has court 11/12 for theft.'],
  ['pending_legal_charges', 'Marisol has two charges.'],
])('answers nothing: %s %s %s', (field, value, page) => {
  expect(isNone(field, value, page)).toBe(true);
});

test.each<[string, string, string?]>([
  ['employment_status', 'Full-time', 'He works full time as a cook.'],
  ['employment_status', 'Student', 'She is enrolled in community college.'],
  ['marital_status', 'Widowed', 'He is a widower.'],
  ['living_status', 'With family', 'Lives w mother on farm. Drives own truck.'],
  ['living_status', 'With family', 'Lives with parents; owns his own truck.'],
  ['history_of_trauma', 'PTSD from a house fire at 9.'],
  ['hospitalizations', 'Harbor General, 4 days after an overdose'],
  ['recent_substance_abuse', 'Norco from a friend, ten a day.'],
  ['recent_substance_abuse', 'Takes oxycodone but not as directed, ten a day.'],
  ['recent_substance_abuse', 'Vodka daily, vapes nicotine.'],
  ['reason_for_seeking_treatment', 'I asked my consult doctor for a place because I cannot stop.'],
  ['next_appointment', '2026-11-10', 'Surgery clinic 11/10/26'],
  ['residential_programs', 'Harbor House, women only, 60 days in 2021'],
  ['upcoming_court_date', '2026-11-12', 'Dana has court 11/12 for theft.'],
  ['upcoming_court_date', '2026-11-12', 'Hearing has been set for 11/12.'],
])('answers: %s %s %s', (field, value, page) => {
  expect(isNone(field, value, page)).toBe(false);
});

test('a day before its month and a year of two figures', () => {
  expect(read('Name: Dana Sample\nPCP Dr. Ana Poe, next appt 6 Nov 26 0830').next_appointment).toBe('2026-11-06');
});

test('where somebody stayed is no psychiatrist', () => {
  expect(read('2011 took pills, 4 days Harbor Willow psych, then home.').current_psychiatrist_name).toBeUndefined();
});

test('a question on abuse has a mark behind it', () => {
  const text = 'Abused by a coach at 13-14. Binge eating in her 20s, treated and resolved since then.';
  expect(read(text).history_of_trauma ?? '').not.toMatch(/^Binge/);
});
