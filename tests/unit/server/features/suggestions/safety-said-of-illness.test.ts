import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

describe('history_of_seizures', () => {
  test.each([
    ['EMS: witnessed seizure 2 min at bus stop, postictal', 'EMS: witnessed seizure 2 min at bus stop, postictal'],
    [
      'Seizures: two. Both when he stopped, 2024 in the county jail and 06/2026 on the sidewalk.',
      'two. Both when he stopped, 2024 in the county jail and 06/2026 on the sidewalk.',
    ],
    ['Seiz? one, that same stay.', 'one, that same stay.'],
    ['sz - one, age 12, high fever? "they said". none since', 'one, age 12, high fever? "they said".'],
    ['Seizure that admission, first and only.', 'Seizure that admission, first and only.'],
    [
      'and last December a fit in the bath, which her neighbor saw.',
      'and last December a fit in the bath, which her neighbor saw.',
    ],
    [
      '2023: stopped for a fishing trip, seizure in the boat the second night',
      '2023: stopped for a fishing trip, seizure in the boat the second night',
    ],
    [
      'She shook on the kitchen floor for a minute and wet herself when the Ativan ran out.',
      'She shook on the kitchen floor for a minute and wet herself when the Ativan ran out.',
    ],
    ['Seized at the bus stop in March, day 2 without vodka.', 'Seized at the bus stop in March, day 2 without vodka.'],
    ['Epilepsy since childhood, Keppra 500 bid.', 'Epilepsy since childhood, Keppra 500 bid.'],
    ['Two alcohol withdrawal seizures in 2021.', 'Two alcohol withdrawal seizures in 2021.'],
    ['Withdrawal seizure 1/2024.', 'Withdrawal seizure 1/2024.'],
    ['Never a seizure.', 'No'],
    ['She has not had a convulsion, ever.', 'No'],
    ['No fits, no DTs.', 'No'],
    ['never DTs, never sz.', 'No'],
    ['Says he never had a seizure.', 'No'],
    ['No seizures, no DTs, no blackouts.', 'No'],
    ['Seizure: denies', 'No'],
    ['Seizures or fits: None.', 'No'],
    [
      'No loss of consciousness, one seizure at 19 in basic training.',
      'No loss of consciousness, one seizure at 19 in basic training.',
    ],
    ['Convulsed once in the ER in 2019.', 'Convulsed once in the ER in 2019.'],
    [
      'He fell out at the shelter, shaking, foam at the mouth, EMS came.',
      'He fell out at the shelter, shaking, foam at the mouth, EMS came.',
    ],
    [
      "Passed out and jerked all over at his sister's, June, no drink for a day.",
      "Passed out and jerked all over at his sister's, June, no drink for a day.",
    ],
    ['Had 2 seizures in the ED last November off Xanax.', 'Had 2 seizures in the ED last November off Xanax.'],
    [
      'He has had several withdrawal seizures, most recently in July.',
      'He has had several withdrawal seizures, most recently in July.',
    ],
    ['Seizure x1 2018 (tramadol).', 'Seizure x1 2018 (tramadol).'],
    ["h/o EtOH w/d sz, last '23", "h/o EtOH w/d sz, last '23"],
    ['Grand mal at work 3/2026, EMS, neuro workup neg', 'Grand mal at work 3/2026, EMS, neuro workup neg'],
    ['takes Keppra for seizures since the crash', 'takes Keppra for seizures since the crash'],
    ['She seized twice in county lockup.', 'She seized twice in county lockup.'],
    [
      'They found him on the bathroom floor shaking, tongue bitten.',
      'They found him on the bathroom floor shaking, tongue bitten.',
    ],
    ['A seizure in June, on the second day without a drink.', 'A seizure in June, on the second day without a drink.'],
    ['seizures (+) 2021 alcohol', 'seizures (+) 2021 alcohol'],
    ['Neuro: no seizures, no syncope.', 'No'],
    ['Denies hx of seizures, head injury.', 'No'],
    ['He denies seizures or DTs.', 'No'],
    ['Sz: neg', 'No'],
    ['Seizures [ ] Yes [X] No', 'No'],
    ['never had a fit, never had the DTs', 'No'],
    ['EEG normal 2022 after one seizure.', 'EEG normal 2022 after one seizure.'],
  ])('%s', (printed, value) => {
    expect(valueIn(printed, 'history_of_seizures')).toBe(value);
  });
});

describe('concerns_for_withdrawal', () => {
  test.each([
    ['tremulous by 10 am without alcohol', 'tremulous by 10 am without alcohol'],
    ['wakes up sick, has to use to get out of bed', 'wakes up sick, has to use to get out of bed'],
    [
      "When she stops she is shaky, mean and can't sleep, never a seizure.",
      "When she stops she is shaky, mean and can't sleep, never a seizure.",
    ],
    [
      '16. What if you don\'t drink for a day? "Sweaty, heart pounds, I throw up." No seeing things.',
      '"Sweaty, heart pounds, I throw up.',
    ],
    [
      "When I don't have the fent I'm on\nthe floor, sick at both ends.",
      "When I don't have the fent I'm on the floor, sick at both ends.",
    ],
    ['MSSA here 8 after 9 hrs dry, some shake, sweaty;', 'MSSA here 8 after 9 hrs dry, some shake, sweaty;'],
    [
      'Beer 6 on wkends. Gaba extra daily, last Sat = no more, "crawling skin, sweats" since.',
      'Gaba extra daily, last Sat = no more, "crawling skin, sweats" since.',
    ],
    [
      '12. Withdrawal risk [ ] none [ ] mild [X] significant. In September: shakes, saw ants on the wall day 2,\nCIWA to 24.',
      'Withdrawal risk: significant. In September: shakes, saw ants on the wall day 2,',
    ],
    [
      'Has missed a day three times. "Chills, my legs jump, I puke, my nose pours." COWS 8 in clinic.',
      'COWS 8 in clinic.',
    ],
    [
      'WITHDRAWAL Has missed a day three times. "Chills, my legs jump, I puke, my nose pours."',
      '"Chills, my legs jump, I puke, my nose pours.',
    ],
    [
      'You were sick after twelve hours and the nurse scored you 13 (COWS).',
      'You were sick after twelve hours and the nurse scored you 13 (COWS).',
    ],
    ['COWS 11 on arrival, restless, yawning.', 'COWS 11 on arrival, restless, yawning.'],
    ['Shakes/sweats by noon if none.', 'Shakes/sweats by noon if none.'],
    ['First drink 7 a.m. "for the shakes".', 'First drink 7 a.m. "for the shakes".'],
    ['DTs in 2022, ICU 4 days, restrained.', 'DTs in 2022, ICU 4 days, restrained.'],
    [
      'Two years ago coming off vodka he saw snakes and was tied to the bed.',
      'Two years ago coming off vodka he saw snakes and was tied to the bed.',
    ],
    ['Wakes at 4 drenched and has to drink to hold a cup.', 'Wakes at 4 drenched and has to drink to hold a cup.'],
    ['dope sick by lunch every day', 'dope sick by lunch every day'],
    ['Goes into withdrawal if he misses a morning.', 'Goes into withdrawal if he misses a morning.'],
    [
      'He needs medical detox before any program will take him.',
      'He needs medical detox before any program will take him.',
    ],
    [
      'High risk of severe withdrawal, recommend inpatient detox.',
      'High risk of severe withdrawal, recommend inpatient detox.',
    ],
    ['Withdrawal: none', 'No'],
    ['Denies withdrawal symptoms, past or present.', 'No'],
    ['No withdrawal history.', 'No'],
    [
      'Stopped on her own in 2019: four days of sweats, puking, no sleep.',
      'Stopped on her own in 2019: four days of sweats, puking, no sleep.',
    ],
    [
      'if i dont have it i cant get off the couch, bones ache, runs',
      'if i dont have it i cant get off the couch, bones ache, runs',
    ],
    ['Day 2 in jail: shaking, threw up, talked to the wall.', 'Day 2 in jail: shaking, threw up, talked to the wall.'],
    [
      'Ran out Sunday. Since then cold sweats, legs kicking, gooseflesh.',
      'Since then cold sweats, legs kicking, gooseflesh.',
    ],
    [
      'Reports shakes, sweats and vomiting each morning until he drinks.',
      'Reports shakes, sweats and vomiting each morning until he drinks.',
    ],
    [
      'Last withdrawal in March needed 4 days of Librium at Mercy.',
      'Last withdrawal in March needed 4 days of Librium at Mercy.',
    ],
    ['she gets the sweats and the runs by hour ten', 'she gets the sweats and the runs by hour ten'],
    ['without it: aches, chills, no sleep for 3 nights', 'aches, chills, no sleep for 3 nights'],
    ['Detoxed at home in 2024, hallucinated, called 911.', 'Detoxed at home in 2024, hallucinated, called 911.'],
    ['Withdrawal sx: tremor, nausea, anxiety', 'tremor, nausea, anxiety'],
    ['Currently in opioid withdrawal, COWS 14.', 'Currently in opioid withdrawal, COWS 14.'],
    ['CIWA 18 at 0600, Ativan 2 mg given.', 'CIWA 18 at 0600, Ativan 2 mg given.'],
    ['He will need a medical detox.', 'He will need a medical detox.'],
    ["says he can't go four hours without getting sick", "says he can't go four hours without getting sick"],
    ['hx of DTs 2019 w/ ICU stay', 'hx of DTs 2019 w/ ICU stay'],
    ['physically dependent on alprazolam, taper needed', 'physically dependent on alprazolam, taper needed'],
    ['gets dope sick by noon', 'gets dope sick by noon'],
    ['No withdrawal symptoms now or before.', 'No'],
    ['Never had withdrawal.', 'No'],
    ['Denies hx of DTs or withdrawal.', 'No'],
    ['Withdrawal: denies', 'No'],
    [
      "When he quits he can't stop shaking and he sees his dead mother in the corner.",
      "When he quits he can't stop shaking and he sees his dead mother in the corner.",
    ],
    [
      'Day three without pills she was crawling out of her skin, legs kicking all night.',
      'Day three without pills she was crawling out of her skin, legs kicking all night.',
    ],
    [
      "he needs an eye-opener or his hands won't hold the coffee",
      "he needs an eye-opener or his hands won't hold the coffee",
    ],
    ['I get the shakes real bad if I wait past ten.', 'I get the shakes real bad if I wait past ten.'],
  ])('%s', (printed, value) => {
    expect(valueIn(printed, 'concerns_for_withdrawal')).toBe(value);
  });
});

describe('allergies', () => {
  test.each([
    ['allergic rxn to Toradol 2021', 'allergic rxn to Toradol 2021'],
    [
      'Q11. Any allergies to medicine, food, or other?\nA. Sulfa, it peeled her skin. Bee stings.',
      'Sulfa, it peeled her skin. Bee stings.',
    ],
    [
      "ALLERGIES Cashew and pistachio, anaphylaxis 2017. EpiPen in backpack and nurse's office. Zithromax, rash.",
      "Cashew and pistachio, anaphylaxis 2017. EpiPen in backpack and nurse's office. Zithromax, rash.",
    ],
    ['Allergy CODEINE - vomits. TAPE - skin tears. Epi pen no', 'CODEINE - vomits. TAPE - skin tears. Epi pen no'],
    ['All: Toradol (hives). bees (swells, no pen). Tape ok', 'Toradol (hives). bees (swells, no pen). Tape ok'],
    ['all Keflex -> throat closed. Has been given it by mistake 2025, ICU.', 'all Keflex -> throat closed.'],
    ["all penicillin - hives; ~~aspirin~~ (TB: daughter's)", 'all penicillin - hives;'],
    ['No allergies that she knows of.', 'No allergies'],
    ['Allergies asked: sulfa, rash as a kid.', 'sulfa, rash as a kid.'],
    ['ALLERGY Compazine - jaw locked', 'Compazine - jaw locked'],
    ["Can't have morphine, it swells his face.", "Can't have morphine, it swells his face."],
    ['Reacts to contrast dye (throat).', 'contrast dye (throat).'],
    ['Penicillin makes her break out.', 'Penicillin makes her break out.'],
    ['Allergic to nothing.', 'nothing'],
    ['No allergies to food or medicine.', 'No allergies'],
    ['Allergies: seasonal', 'seasonal'],
    ['Do you have any allergies? Yes: amoxicillin (rash) and strawberries', 'Yes: amoxicillin (rash) and strawberries'],
    ['allergic: amoxicillin', 'amoxicillin'],
    ['Drug allergies (list reaction): morphine - itching', 'morphine - itching'],
    [
      'Allergic to ibuprofen (lips).\n10/29 Correction: allergy is NAPROXEN, ok w/ ibuprofen.',
      'NAPROXEN, ok w/ ibuprofen',
    ],
    ['Allergies: penicillin (hives), sulfa', 'penicillin (hives), sulfa'],
    ['ALLERGY: bee stings - carries EpiPen', 'bee stings - carries EpiPen'],
    ['Allergic to latex and shellfish.', 'latex and shellfish.'],
    ['Reaction to Bactrim in 2019: rash head to toe.', 'Reaction to Bactrim in 2019: rash head to toe.'],
    ['NKDA', 'NKDA'],
    ['Allergies: None known', 'None known'],
    ['No known drug allergies', 'No known drug allergies'],
    ['Medication allergies? Yes - codeine, itching', 'Yes - codeine, itching'],
    ['She says amoxicillin gives her hives.', 'She says amoxicillin gives her hives.'],
    ['Allergies\nPenicillin  anaphylaxis\nMorphine  itching', 'Penicillin anaphylaxis\nMorphine itching'],
    ['Food allergies: peanuts', 'peanuts'],
    ['Allergies: NKDA. Food: none.', 'NKDA.'],
    ['Drug allergies: Haldol (jaw locked)', 'Haldol (jaw locked)'],
    ['Allergies: penicillin ~~and sulfa~~', 'penicillin'],
    ['Denies allergies.', 'Denies allergies'],
    ['ALL: PCN, ASA', 'PCN, ASA'],
    ['She swelled up from strawberries once.', 'She swelled up from strawberries once.'],
  ])('%s', (printed, value) => {
    expect(valueIn(printed, 'allergies')).toBe(value);
  });
});
