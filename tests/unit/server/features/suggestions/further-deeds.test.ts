import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';

const TODAY = '2026-11-01';
const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const read = (text: string) =>
  Object.fromEntries(
    extractSuggestions([{ page: 1, text }], { today: TODAY, client: CLIENT }).map(({ field, value }) => [field, value]),
  );

describe('what was done and suffered, in the words of notes', () => {
  test.each([
    ['aggression_or_property_damage', 'He shoved Ofc. Example during the search.'],
    ['aggression_or_property_damage', 'She hurled a boot through the bedroom window in May.'],
    ['aggression_or_property_damage', "In 2020 he broke a coworker's nose."],
    ['history_of_self_harm', 'I used to hit my legs with a shoe when I was upset.'],
    ['history_of_self_harm', 'Burned left forearm w/ a cigarette last winter.'],
    ['history_of_self_harm', 'Scratches on both forearms, superficial, seen on intake.'],
    ['history_of_suicide_attempts', 'In 2019 she took forty ibuprofen tablets and told a friend.'],
    ['history_of_suicide_attempts', 'Tried twice, in 2012 and 2014, with a belt.'],
    ['history_of_suicide_attempts', 'She cut her wrists in 2003.'],
    ['history_of_trauma', 'My stepfather beat me with a cord.'],
    ['history_of_trauma', 'As a boy he was locked in a cellar by an aunt.'],
    ['history_of_trauma', 'Her son Felix was killed in 2021.'],
    ['history_of_trauma', 'He has nightmares about the crash.'],
    ['history_of_trauma', 'She disclosed a rape in college.'],
    ['history_of_trauma', 'Diagnoses: PTSD, alcohol use disorder.'],
    ['history_of_tbi_concussions', 'Skull fracture, age 7.'],
    ['history_of_tbi_concussions', 'Concussion in 2018, playing soccer.'],
    ['history_of_tbi_concussions', 'He fell from a ladder and had a subarachnoid bleed.'],
    ['eating_disorder', 'Anorexia nervosa from 15 to 18.'],
    ['eating_disorder', 'I starved myself in college.'],
    ['psych_testing_done', 'The MMPI-3 was valid.'],
    ['psych_testing_done', 'Neuropsychological testing 03/2022: mild deficits.'],
    ['psych_testing_done', 'He was evaluated by a school psychologist at 11.'],
    ['completed_genetic_testing', 'GeneSight panel resulted in May.'],
    ['hospitalizations', 'Hosp: Example Gen 3/24 x5d, pneumonia.'],
    ['hospitalizations', 'Sample Memorial, 4 nights, June 2023.'],
    ['hospitalizations', 'She was at Example Behavioral for 9 days in 2022.'],
    ['hospitalizations', 'In 2024, on day 3 without a drink, hospitalized at Example Ridge.'],
    ['residential_programs', 'Cedar Sample Center 28 d 2019.'],
    ['residential_programs', 'Larch Example, 60 day residential, 2024.'],
    ['residential_programs', 'He was at Birch House (residential, 2020) and finished.'],
  ])('%s: %s', (field, text) => {
    expect(read(text)[field]).toBe(text);
  });

  test('the name of a place is nobody', () => {
    const page = 'Patient: Dana Sample\nShe has been sober before.\nBirch Ranch, 1 yr, 2013-14, graduated.';
    expect(read(page).residential_programs).toBe('Birch Ranch, 1 yr, 2013-14, graduated.');
  });

  test.each([
    ['residential_programs', 'She has never lived in a program.'],
    ['residential_programs', 'No SUD programs.'],
    ['hospitalizations', 'He has never been in a hospital overnight.'],
    ['registered_sex_offender', 'Is not on the registry.'],
    ['completed_genetic_testing', 'Genetic testing has not been done.'],
    ['epipen', 'Shellfish gives hives, no EpiPen.'],
    ['eating_disorder', 'Never had an eating disorder.'],
  ])('%s was not: %s', (field, text) => {
    expect(read(text)[field]).toBe('No');
  });

  test.each([
    ['aggression_or_property_damage', 'On the bus a passenger stabbed another passenger.'],
    ['aggression_or_property_damage', 'Her brother threw a chair through a window.'],
    ['history_of_self_harm', 'Burned forearm with a pan by accident while cooking.'],
    ['history_of_suicide_attempts', 'Pharmacy dispensed thirty tablets; he took 2 tabs.'],
    ['history_of_suicide_attempts', 'His brother took forty aspirin tablets in 2001.'],
    ['history_of_trauma', 'She was hit by a car door at work and is fine.'],
    ['history_of_trauma', 'His cousin killed himself in 2001.'],
    ['history_of_trauma', 'He beat me at cards.'],
    ['history_of_trauma', 'Rule out PTSD.'],
    ['psych_testing_done', 'Neuropsychological testing was recommended for 2027.'],
    ['psych_testing_done', 'Example Cognitive Assessment 27 Normal'],
    ['hospitalizations', 'Outpatient counseling at Sample Behavioral, 6 weeks, 2024.'],
    ['residential_programs', 'She wants Birch House, 30 days, in 2026.'],
    ['residential_programs', 'He lived at Sample House, 90 days, in 2020.'],
  ])('%s is not read from %s', (field, text) => {
    expect(read(text)[field]).toBeUndefined();
  });
});
