import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const FIELD_HOSPITALIZATIONS = 'hospitalizations';

describe('hospitalizations', () => {
  test.each([
    ['Psych hospitalizations: 2 (2015 St. Mary, 2019 Lakeside)', '2 (2015 St. Mary, 2019 Lakeside)'],
    ['Hospitalized at Mercy in 2020 for depression.', 'Hospitalized at Mercy in 2020 for depression.'],
    [
      'Three prior inpatient psychiatric admissions, most recent 2022.',
      'Three prior inpatient psychiatric admissions, most recent 2022.',
    ],
    ['One prior psychiatric hospitalization at age 16.', 'One prior psychiatric hospitalization at age 16.'],
    ['Inpt psych x2', 'Inpt psych x2'],
    ['He was hospitalized for pancreatitis in 2023.', 'He was hospitalized for pancreatitis in 2023.'],
    [
      'She spent a week in the hospital in June with pneumonia.',
      'She spent a week in the hospital in June with pneumonia.',
    ],
    ['I was in the psych ward for 10 days in 2018.', 'I was in the psych ward for 10 days in 2018.'],
    ['ICU stay for DTs 2024', 'ICU stay for DTs 2024'],
    ['5150 hold 2/2024 at County.', '5150 hold 2/2024 at County.'],
    ['Baker Acted in 2021.', 'Baker Acted in 2021.'],
    ['Prior psych admits: St. Anne 2016, 2018', 'St. Anne 2016, 2018'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_HOSPITALIZATIONS)).toBe(value);
  });

  test.each([
    'Past hospitalizations: none',
    'Denies psychiatric hospitalization.',
    'No prior psychiatric hospitalizations.',
  ])('%s denies it', (text) => {
    expect(valueIn(text, FIELD_HOSPITALIZATIONS)).toBe('No');
  });

  test.each(['Mother was hospitalized for depression.'])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD_HOSPITALIZATIONS)).toBeUndefined();
  });
});

const FIELD_HISTORY_OF_TRAUMA = 'history_of_trauma';

describe('history_of_trauma', () => {
  test.each([
    ['Trauma hx: childhood sexual abuse', 'childhood sexual abuse'],
    ['Hx of physical abuse by stepfather.', 'Hx of physical abuse by stepfather.'],
    ['She was raped at 19.', 'She was raped at 19.'],
    ['He witnessed his father shoot his mother.', 'He witnessed his father shoot his mother.'],
    ['Combat exposure in Iraq.', 'Combat exposure in Iraq.'],
    ['Survived a house fire in 2010.', 'Survived a house fire in 2010.'],
    ['Her ex-husband beat her.', 'Her ex-husband beat her.'],
    ['Domestic violence by ex-partner.', 'Domestic violence by ex-partner.'],
    ['PTSD dx 2015.', 'PTSD dx 2015.'],
    ['Found his brother dead of an overdose.', 'Found his brother dead of an overdose.'],
    ['Lost her son in a car accident in 2020.', 'Lost her son in a car accident in 2020.'],
    ['ACE score 7.', 'ACE score 7.'],
    ['I was molested as a kid.', 'I was molested as a kid.'],
    ['She was in an abusive relationship for six years.', 'She was in an abusive relationship for six years.'],
    ['Victim of human trafficking.', 'Victim of human trafficking.'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_HISTORY_OF_TRAUMA)).toBe(value);
  });

  test.each(['Denies trauma.', 'Trauma/abuse: denies', 'No history of abuse or trauma.'])('%s denies it', (text) => {
    expect(valueIn(text, FIELD_HISTORY_OF_TRAUMA)).toBe('No');
  });

  test.each(['Head trauma 2010.', 'MVA with fatality 2012, nightmares since.'])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD_HISTORY_OF_TRAUMA)).toBeUndefined();
  });
});

const FIELD_HISTORY_OF_TBI_CONCUSSIONS = 'history_of_tbi_concussions';

describe('history_of_tbi_concussions', () => {
  test.each([
    ['Concussion x2 playing football.', 'Concussion x2 playing football.'],
    ['Hit head in MVA 2015, LOC 5 min.', 'Hit head in MVA 2015, LOC 5 min.'],
    ['Head injury w/ LOC 2019', 'Head injury w/ LOC 2019'],
    ['Kicked in the head by a horse.', 'Kicked in the head by a horse.'],
    ['He sustained a traumatic brain injury in 2012.', 'He sustained a traumatic brain injury in 2012.'],
    ['She fell and lost consciousness in 2020.', 'She fell and lost consciousness in 2020.'],
    ['I got a concussion in high school.', 'I got a concussion in high school.'],
    ['Knocked out in a fight at 20.', 'Knocked out in a fight at 20.'],
    ['Subdural hematoma 2021.', 'Subdural hematoma 2021.'],
    ['Motorcycle crash with brief loss of consciousness.', 'Motorcycle crash with brief loss of consciousness.'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_HISTORY_OF_TBI_CONCUSSIONS)).toBe(value);
  });

  test.each(['TBI: denies', 'No head injury.', 'Denies head trauma or LOC.'])('%s denies it', (text) => {
    expect(valueIn(text, FIELD_HISTORY_OF_TBI_CONCUSSIONS)).toBe('No');
  });
});

const FIELD_FAMILY_HISTORY = 'family_history';

describe('family_history', () => {
  test.each([
    ['FH: father alcoholic, mother depression.', 'father alcoholic, mother depression.'],
    ['Family hx: + AUD (dad), + bipolar (aunt)', '+ AUD (dad), + bipolar (aunt)'],
    ['Her father was an alcoholic.', 'Her father was an alcoholic.'],
    ['Both parents used heroin.', 'Both parents used heroin.'],
    ['His mother has bipolar disorder.', 'His mother has bipolar disorder.'],
    ['FHx: noncontributory', 'noncontributory'],
    ['Brother died of overdose 2018.', 'Brother died of overdose 2018.'],
    ['There is a family history of alcoholism.', 'There is a family history of alcoholism.'],
    ['Alcoholism runs in the family.', 'Alcoholism runs in the family.'],
    ['Mom: DM2, depression. Dad: EtOH, d. MI.', 'Mom: DM2, depression. Dad: EtOH, d. MI.'],
    ['Paternal uncle completed suicide.', 'Paternal uncle completed suicide.'],
    ['Family psychiatric history: sister - anxiety', 'sister - anxiety'],
    ['Maternal grandfather: alcohol use disorder', 'Maternal grandfather: alcohol use disorder'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_FAMILY_HISTORY)).toBe(value);
  });
});
