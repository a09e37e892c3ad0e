import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { SAFETY_FIELDS } from '#shared/features/suggestions/suggestion-fields.ts';

const CONTEXT = { today: '2026-11-01', client: { firstname: 'Dana', lastname: 'Sample' } };
const read = (...texts: string[]): Record<string, string> =>
  Object.fromEntries(
    extractSuggestions(
      texts.map((text, at) => ({ page: at + 1, text })),
      CONTEXT,
    ).map(({ field, value }) => [field, value]),
  );

const NONE = /^No$/;

describe('history said in plain words', () => {
  test.each<[string, Record<string, RegExp>]>([
    ['Student got into a fist fight with two peers in the gym.', { aggression_or_property_damage: /fist fight/ }],
    ['Slapped a teacher in September, 10 day suspension.', { aggression_or_property_damage: /Slapped/ }],
    ['Put his foot thru the TV last month.', { aggression_or_property_damage: /foot thru the TV/ }],
    ['Dana has bitten two aides on the unit.', { aggression_or_property_damage: /bitten/ }],
    ['Domestic battery conviction 2019.', { aggression_or_property_damage: /battery/ }],
    ['No hx of violence toward others but has punched walls.', { aggression_or_property_damage: /punched walls/ }],
    ['Never hit anyone, has been hit.', { aggression_or_property_damage: NONE }],
    ['He told the group he hit his stepson once.', { aggression_or_property_damage: /stepson/ }],
    ['In March she tied a scarf to the closet rod.', { history_of_suicide_attempts: /scarf/ }],
    ['She jumped from a second story window at 15.', { history_of_suicide_attempts: /window/ }],
    ["OD'd on purpose when he was 17.", { history_of_suicide_attempts: /on purpose/ }],
    ['Prior SA by OD 2021 (ICU x3d).', { history_of_suicide_attempts: /SA by OD/ }],
    ['Suicide: 0 attempts', { history_of_suicide_attempts: NONE }],
    ['Scars on L forearm from cutting (age 14-16).', { history_of_self_harm: /Scars/ }],
    ['Scratched "stupid" in her arm w/ a bobby pin.', { history_of_self_harm: /bobby pin/ }],
    ['Swallowed razor pieces at seventeen.', { history_of_self_harm: /razor/ }],
    ['Does not cut.', { history_of_self_harm: NONE }],
    ['Cutting: denies. Burning: denies.', { history_of_self_harm: NONE }],
    ['SIB: + cutting', { history_of_self_harm: /cutting/ }],
    [
      'Sz hx (-). SIB (-). SA (-). Violence (-).',
      {
        history_of_seizures: NONE,
        history_of_self_harm: NONE,
        history_of_suicide_attempts: NONE,
        aggression_or_property_damage: NONE,
      },
    ],
    ['Q: Have you ever attempted suicide? A: Twice, pills both times.', { history_of_suicide_attempts: /pills/ }],
    ['Patient threatened to kill his landlord with a bat.', { aggression_or_property_damage: /landlord/ }],
    ['Reports hx of alcohol w/d seizures x 3, last Feb 2026.', { history_of_seizures: /x 3/ }],
    ['Legal: probation (Lime Co), pending DUI', { probation: /probation/, pending_legal_charges: /DUI/ }],
    ['Ceftriaxone caused hives.', { allergies: /Ceftriaxone/ }],
    [
      'Client denies any h/o self-injury, suicide attempts, violence, or seizures.',
      {
        history_of_self_harm: NONE,
        history_of_suicide_attempts: NONE,
        aggression_or_property_damage: NONE,
        history_of_seizures: NONE,
      },
    ],
    ['One generalized tonic-clonic episode in triage, none after.', { history_of_seizures: /tonic-clonic/ }],
    ['Found down by bystander, tonic clonic activity x 2 min.', { history_of_seizures: /tonic clonic/ }],
    ["sleeps ok now. no si. no seizure hx. doesn't eat much.", { history_of_seizures: NONE }],
    ['Was in Example House, completed 28 days, 2021.', { residential_programs: /28 days/ }],
    ['They kept him 6 nights at Example hospital.', { hospitalizations: /6 nights/ }],
    ['Nothing open.', { pending_legal_charges: NONE }],
    ['A misdemeanor theft charge remains pending.', { pending_legal_charges: /theft/ }],
    ['Her ex-husband struck her for years.', { history_of_trauma: /struck her/ }],
    ['Hit his head on a rail in 2019.', { history_of_tbi_concussions: /head/ }],
  ])('%s', (text, values) => {
    const found = read(text);
    for (const [field, value] of Object.entries(values)) expect(found[field], field).toMatch(value);
    const others = SAFETY_FIELDS.filter((field) => field in found && !(field in values));
    expect(others).toEqual([]);
  });

  test.each([
    'Dana is a calm woman. Her husband Ben has seizures and takes Keppra. He hit a neighbor in May.',
    'Her roommate cut herself last week and Dana called staff.',
    'He has thoughts of cutting but has not acted on them.',
    'Wants to punch his brother but walks away.',
    'She was threatened by a peer.',
    'He was hit by a car in 2019.',
    'Sleeps w/ the light on (assaulted at 16).',
    'Policy: clients who hit staff or damage property will be discharged.',
    'Please list any allergies, seizures, or suicide attempts below.',
    'Patient education: stopping alcohol suddenly can cause shaking, sweats and seizures.',
    'The charge was dismissed, the victim said the defendant hit him.',
    'Attempted to call the clinic. Tried to quit drinking twice.',
    'Cut back on drinking in June. Cut his finger on a can.',
    'She broke her phone and needs a new one.',
    'Dog had a seizure and died, client tearful.',
    'Took all his pills with him when he left.',
    'ERROR - wrong chart: pt has seizure disorder.',
    'Beers since the funeral (buddy shot himself).',
    '3 Has ever tried suicide  X',
    'Fire setting: no.',
    'He denies any wish to harm himself.',
    'No earlier attempts.',
    'No seizure plan on file.',
    'Assault charges against her ex are pending.',
    'Seizure meds? Allergy meds?',
    'Sponsor: 20 yrs sober, hx of DTs and prison for assault.',
    'He took 2 Tylenol for a headache.',
    'Burned his arm on a muffler at work.',
  ])('nothing of safety is read from %s', (text) => {
    const found = read(text);
    expect(SAFETY_FIELDS.filter((field) => field in found)).toEqual([]);
  });

  test('what a relative says of the client is the client’s', () => {
    expect(read('Wife Ana says he put a fist through the pantry door, never at her.')).toMatchObject({
      aggression_or_property_damage: expect.stringMatching(/pantry door/),
    });
    expect(read("Pt's sister reports pt has been cutting again.")).toMatchObject({
      history_of_self_harm: expect.stringMatching(/cutting/),
    });
  });

  test('what an earlier page names somebody for is not the client’s on a later one', () => {
    expect(read('Threw his plate at our son Ben.', 'Ben is on probation till spring.')).not.toHaveProperty('probation');
  });

  test('a part of a relative’s form that asks of the relative fills nothing', () => {
    const found = read(
      'FAMILY QUESTIONNAIRE\nPART TWO - ABOUT YOU (this helps us)\nAre you in treatment? I have been on Prozac 11 years.\nAny illness? epilepsy since I was a girl',
    );
    expect(found).not.toHaveProperty('medication_plan');
    expect(found).not.toHaveProperty('history_of_seizures');
  });
});

describe('use and withdrawal in passing', () => {
  test.each<[string, string, RegExp]>([
    ['Vodka since his divorce, a handle lasts him 2 days.', 'recent_substance_abuse', /Vodka/],
    ['Drinks a fifth a day.', 'recent_substance_abuse', /fifth/],
    ['25 yo m, batu smoked daily plus blues.', 'recent_substance_abuse', /batu/],
    ['UDS + for THC, coc, fent.', 'recent_substance_abuse', /THC/],
    ['Admits doubling clonazepam + wine to sleep.', 'recent_substance_abuse', /clonazepam/],
    ['Substance: Fentanyl  Route: smoke  Freq: daily', 'recent_substance_abuse', /Fentanyl/],
    ['CIWA-Ar at 0600 = 11', 'concerns_for_withdrawal', /11/],
    ['History of DTs with ICU admission in 2023.', 'concerns_for_withdrawal', /DTs/],
    ["I get sick and shaky when I don't drink.", 'concerns_for_withdrawal', /shaky/],
    ['When not using  Snappy, night sweats for a week.', 'concerns_for_withdrawal', /night sweats/],
    [
      'What happens when he or she goes without?\nHis hands, sweat through the sheets.',
      'concerns_for_withdrawal',
      /His hands/,
    ],
    ["can't take codeine, makes me throw up", 'allergies', /codeine/],
    ['Anything he or she must not have? strawberries.', 'allergies', /strawberries/],
    ['Allergy: Latex [ ] Penicillin [X] Sulfa [ ] None [ ]', 'allergies', /^Penicillin$/],
    ['EpiPen on file (tree nuts).', 'allergies', /tree nuts/],
    ['Meds/allergies reviewed. NKA.', 'allergies', /NKA/],
    ['6:07 pm dana: buspar n lisinopril.', 'medication_plan', /buspar/],
  ])('%s', (text, field, value) => {
    expect(read(text)[field]).toMatch(value);
  });

  test.each([
    ['Opioid abuse in full remission', 'recent_substance_abuse'],
    ['In good spirits, uses an ice pack daily.', 'recent_substance_abuse'],
    ['CIWA 2, no tremor, no sweats.', 'concerns_for_withdrawal'],
    ['DTs: No', 'concerns_for_withdrawal'],
    ['Drugs: denies', 'recent_substance_abuse'],
    ['Allergy to any component  Y  (N)', 'allergies', 'None'],
  ])('%s', (text, field, value?: string) => {
    expect(read(text)[field]).toBe(value);
  });
});
