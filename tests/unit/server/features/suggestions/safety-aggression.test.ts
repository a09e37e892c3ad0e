import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const FIELD = 'aggression_or_property_damage';

describe('aggression_or_property_damage', () => {
  test.each([
    ['Aggression: verbal only', 'verbal only'],
    ['History of assaultive behavior: Yes, fought in jail 2022', 'Yes, fought in jail 2022'],
    ['Assault/battery charge 2019, domestic.', 'Assault/battery charge 2019, domestic.'],
    ['Convicted of assault 2nd degree in 2015.', 'Convicted of assault 2nd degree in 2015.'],
    ['He punched a hole in the wall last week.', 'He punched a hole in the wall last week.'],
    ['Broke the TV during an argument.', 'Broke the TV during an argument.'],
    ['Kicked in the bathroom door.', 'Kicked in the bathroom door.'],
    ['Threw a tray at staff in 2023.', 'Threw a tray at staff in 2023.'],
    ['She threw a plate at her husband.', 'She threw a plate at her husband.'],
    ['Physically aggressive toward peers at last placement.', 'Physically aggressive toward peers at last placement.'],
    ['Legal: 2 simple assaults (2012, 2016), dismissed.', 'Legal: 2 simple assaults (2012, 2016), dismissed.'],
    ['Arrested for domestic battery 2021.', 'Arrested for domestic battery 2021.'],
    ['Combative with EMS, required soft restraints.', 'Combative with EMS, required soft restraints.'],
    [
      'Pt was restrained in the ED for combative behavior on 10/12.',
      'Pt was restrained in the ED for combative behavior on 10/12.',
    ],
    ['Have you ever been in a physical fight? Yes', 'Yes'],
    ['Property destruction: Yes, broke windows', 'Yes, broke windows'],
    ['[X] Assaultive  [ ] Fire setting  [ ] Elopement', 'Yes'],
    ['History of Violence\tYes\t2018 bar fight', 'History of Violence Yes 2018 bar fight'],
    ['I hit my brother last Christmas.', 'I hit my brother last Christmas.'],
    ['You pushed your husband in June.', 'You pushed your husband in June.'],
    ['He gets into fights when drunk.', 'He gets into fights when drunk.'],
    ['Gets mean when he drinks and breaks things.', 'Gets mean when he drinks and breaks things.'],
    ['Slammed the door so hard the frame cracked.', 'Slammed the door so hard the frame cracked.'],
    ['Put his fist through a window.', 'Put his fist through a window.'],
    ['Bit a corrections officer.', 'Bit a corrections officer.'],
    ['He swung at a nurse on 10/4.', 'He swung at a nurse on 10/4.'],
    ['Threatened his landlord with a bat.', 'Threatened his landlord with a bat.'],
    ['He smashed the windshield of his car with a bat.', 'He smashed the windshield of his car with a bat.'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD)).toBe(value);
  });

  test.each([
    'HI: denies. Violence hx: none.',
    'Hx of violence: denies',
    'Violence/aggression: None',
    'No hx of violence or aggression.',
    'Denies any history of violence toward others.',
    'He has never been violent.',
    'Violence\tNo',
    'Weapons: none. Violence: none.',
    'I have never hurt anyone.',
    'No fights, no property damage.',
    'Aggressive or violent behavior: never',
    'No history of suicide attempts, self-harm, seizures, or violence.',
    'There is no history of violence, self-harm or suicide attempts.',
    'Denies hx of SA, NSSI, violence.',
    'Never had a seizure, never attempted suicide, never hurt anyone.',
    'He is not a violent person and has never hurt anyone.',
    'No assaults, no property destruction, no arrests for violence.',
    'Suicide attempts: none. Self-harm: none. Violence: none. Seizures: none.',
    'Suicide attempt? No. Self-injury? No. Fights? No.',
    'No behavioral problems, no fights, no assaults in custody.',
    'No disciplinary history for assault or fighting.',
    'No known history of assaultive behavior.',
    'Student has no history of aggression toward peers or staff.',
    'No history of aggressive or destructive behavior.',
    'no h/o violence',
    'Violence: no',
    'HI: denies, no hx of assault',
    'Has never been in a fight.',
    'He has never laid a hand on anyone.',
    'She has never been violent toward others or destroyed property.',
    'Seizures       [ ] Yes  [X] No\nSuicide attempts   [ ] Yes  [X] No\nSelf-harm   [ ] Yes  [X] No\nViolence  [ ] Yes  [X] No',
    '                     Yes   No\nSeizures                   X\nSuicide attempt            X\nSelf-injury                X\nAssaultive behavior        X',
    'Seizures            No\nSuicide attempts    No\nSelf-harm           Denies\nViolence            Denies',
    'Have you ever had any of the following?\nSeizures or fits: No\nAttempted suicide: No\nHurt yourself on purpose: No\nHurt someone else: No',
    'Psych: no SI/HI, no past attempts, no self-harm, no violence.',
    'Danger to self: no past attempts. Danger to others: no history of violence.',
    'Risk assessment: no suicide attempts, no self-injury, no assaults.',
    'PT DENIES ANY HX OF SEIZURES. DENIES SA. DENIES VIOLENCE.',
    'The defendant has no history of violent offenses.',
    'No history of domestic violence or assault charges.',
  ])('%s denies it', (text) => {
    expect(valueIn(text, FIELD)).toBe('No');
  });

  test.each([
    'Denies HI.',
    'Denies homicidal ideation.',
    'Father was violent.',
    'She was assaulted by her boyfriend.',
    'Victim of domestic violence.',
    'No aggression this shift.',
    'Fire setting: No',
    'Assault risk: low',
    'Zero tolerance for violence in this facility.',
    'Aggressive hydration.',
    'No property damage.',
    'No aggression during this admission.',
    'No HI.',
    'Not combative in triage.',
    'No threats made today.',
    'There was no violence in the home growing up.',
    'She denies domestic violence at home.',
    'His father was never violent.',
    'No weapons allowed, no violence tolerated.',
  ])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD)).toBeUndefined();
  });
});
