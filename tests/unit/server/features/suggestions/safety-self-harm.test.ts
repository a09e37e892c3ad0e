import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const FIELD = 'history_of_self_harm';

describe('history_of_self_harm', () => {
  test.each([
    ['NSSI: cutting, last 2 yrs ago', 'cutting, last 2 yrs ago'],
    ['SIB hx: cutting forearms age 13-16', 'cutting forearms age 13-16'],
    ['Self-injurious behavior: Yes - burning', 'Yes, burning'],
    ['She has a history of cutting as a teenager.', 'She has a history of cutting as a teenager.'],
    [
      'He has a history of non-suicidal self-injury by burning with cigarettes.',
      'He has a history of non-suicidal self-injury by burning with cigarettes.',
    ],
    [
      'Linear scars noted on L forearm, pt states from cutting.',
      'Linear scars noted on L forearm, pt states from cutting.',
    ],
    [
      'Skin: multiple healed linear scars bilateral forearms.',
      'Skin: multiple healed linear scars bilateral forearms.',
    ],
    ['Engages in head banging when upset.', 'Engages in head banging when upset.'],
    ['I used to cut myself in high school.', 'I used to cut myself in high school.'],
    ['I cut when I was a teenager.', 'I cut when I was a teenager.'],
    ['You last cut two months ago.', 'You last cut two months ago.'],
    ['Have you ever cut, burned or hurt yourself on purpose? Yes, cut', 'Yes, cut'],
    ['[X] Self-harm  [ ] Fire setting  [ ] Runaway', 'Yes'],
    ['Self Harm\tPast\tcutting, age 15', 'Self Harm Past cutting, age 15'],
    [
      'She scratched at her arms until they bled after an argument last month.',
      'She scratched at her arms until they bled after an argument last month.',
    ],
    ['He burns himself with a lighter.', 'He burns himself with a lighter.'],
    [
      'Pt has old cigarette burns on forearm, self-inflicted.',
      'Pt has old cigarette burns on forearm, self-inflicted.',
    ],
    [
      'Patient superficially cut left wrist last week, no sutures.',
      'Patient superficially cut left wrist last week, no sutures.',
    ],
    ['Self harm (SIB): hx of hair pulling and cutting', 'hx of hair pulling and cutting'],
    ['Hx self-harm: superficial cutting x 3 yrs, none since 2020', 'superficial cutting x 3 yrs, none since 2020'],
    [
      'Client reports cutting her thighs with a razor from age 12 to 15.',
      'Client reports cutting her thighs with a razor from age 12 to 15.',
    ],
    ['Student observed with fresh cuts on left forearm.', 'Student observed with fresh cuts on left forearm.'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD)).toBe(value);
  });

  test.each([
    'NSSI: denies',
    'SIB: none',
    'Self-harm: No',
    'Denies self-harm.',
    'No history of self-injury.',
    'Has your child ever hurt him/herself on purpose? No',
    'Self-mutilation\tNo',
    'Denies NSSI, SI, HI.',
    'no SIB',
    'He has never engaged in self-injurious behavior.',
    'The client denies any history of self-harming behaviors.',
    'Past self-harm: Denied',
    'Self-inflicted injury: none',
    'No history of suicide attempts, self-harm, seizures, or violence.',
    'Denies prior suicide attempts or self-injurious behavior.',
    'She has no history of suicide attempts or self-harm.',
    'There is no history of violence, self-harm or suicide attempts.',
    'No hx sz/DTs/SA/SIB.',
    'Denies hx of SA, NSSI, violence.',
    'I have never attempted suicide or cut myself.',
    'You told me you have never tried to end your life or hurt yourself.',
    'Suicide attempts: none. Self-harm: none. Violence: none. Seizures: none.',
    'SI/SA/SIB: denies all',
    'Suicide attempt? No. Self-injury? No. Fights? No.',
    'No hx of cutting or self-injury.',
    'Denies cutting.',
    'Denies ever cutting or burning herself.',
    'No self-injury.',
    'Self-injurious behavior: denied',
    'No self harm history',
    'Has never intentionally harmed himself.',
    'Never self-harmed.',
    'No past suicidal behavior or NSSI.',
    'SI in past, no attempts, no SIB.',
    'Seizures       [ ] Yes  [X] No\nSuicide attempts   [ ] Yes  [X] No\nSelf-harm   [ ] Yes  [X] No\nViolence  [ ] Yes  [X] No',
    '                     Yes   No\nSeizures                   X\nSuicide attempt            X\nSelf-injury                X\nAssaultive behavior        X',
    'Seizures            No\nSuicide attempts    No\nSelf-harm           Denies\nViolence            Denies',
    'Have you ever had any of the following?\nSeizures or fits: No\nAttempted suicide: No\nHurt yourself on purpose: No\nHurt someone else: No',
    'Psych: no SI/HI, no past attempts, no self-harm, no violence.',
    'Risk assessment: no suicide attempts, no self-injury, no assaults.',
  ])('%s denies it', (text) => {
    expect(valueIn(text, FIELD)).toBe('No');
  });

  test.each([
    'Cutting: current / past / never -> past',
    'Daughter cuts herself.',
    'Cut his finger on a can lid at work.',
    'Cutting down on cigarettes.',
    'Urges to self-harm rated 2/10, did not act.',
    'Safety plan: if urge to cut, hold ice.',
    'Monitor for self-harm.',
    'Self-harm [ ]',
    'Picks at skin when anxious.',
    'Punches walls when mad.',
    'No self-harm this shift.',
    'No urges to self-harm today.',
    'Denies current SI/SIB.',
    'No thoughts of self-harm.',
    'Contracts for safety, will not harm self.',
    'Roommate never cut herself.',
  ])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD)).toBeUndefined();
  });
});
