import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

describe('history_of_suicide_attempts', () => {
  test.each([
    [
      "Suicide took his grandmother's pills 2/2025, Billings Clinic 9 days. Now: passive, no plan",
      "took his grandmother's pills 2/2025, Billings Clinic 9 days.",
    ],
    [
      'SUICIDE OD on Benadryl 3/2024, ER, then 5 days at Linden',
      'SUICIDE OD on Benadryl 3/2024, ER, then 5 days at Linden',
    ],
    [
      'Suicidality: jumped from garage roof at 15, broke ankle',
      'Suicidality: jumped from garage roof at 15, broke ankle',
    ],
    ["SI none now; OD'd on Zoloft 4/24 day after removal", "OD'd on Zoloft 4/24 day after removal"],
    [
      'In 2019 she shot 10 bags to die, her cousin found her.',
      'In 2019 she shot 10 bags to die, her cousin found her.',
    ],
    [
      'He attempted to hang himself in a cell in 2019 and was on watch for eleven days.',
      'He attempted to hang himself in a cell in 2019 and was on watch for eleven days.',
    ],
    [
      'On December 24, 2024, he walked into the\nreservoir and was pulled out by a jogger; he was admitted for six days.',
      'On December 24, 2024, he walked into the reservoir and was pulled out by a jogger;',
    ],
    [
      'In 2023, after she left, he\nstood on the trestle for an hour and a deputy talked him off.',
      'In 2023, after she left, he stood on the trestle for an hour and a deputy talked him off.',
    ],
    [
      '2011 took pills at college, stomach\npumped, 4 days Desert Willow psych.',
      '2011 took pills at college, stomach pumped, 4 days Desert Willow psych.',
    ],
    ['Before that a try w/ a\nbathrobe tie, 1/2025.', 'Before that a try w/ a bathrobe tie, 1/2025.'],
    [
      'On 9/18 she drank and took 16 Coricidin "so it would be quiet," 4 days at Children\'s.',
      'On 9/18 she drank and took 16 Coricidin "so it would be quiet," 4 days at Children\'s.',
    ],
    ["She took 16 of her mother's Ambien and left a note.", "She took 16 of her mother's Ambien and left a note."],
    [
      'tried once: jumped off parking deck at 19, broke pelvis.',
      'tried once: jumped off parking deck at 19, broke pelvis.',
    ],
    [
      "On 1/30/2026 swallowed 20 of Kai's Benadryl after a fight; two days at Children's.",
      "On 1/30/2026 swallowed 20 of Kai's Benadryl after a fight;",
    ],
    [
      "SI past yes now no: tied a belt to the closet rod Oct '25, rod broke",
      "yes now no: tied a belt to the closet rod Oct '25, rod broke",
    ],
    ['One attempt, 2009, carbon monoxide in the garage.', 'One attempt, 2009, carbon monoxide in the garage.'],
    ['Attempts: one. Cut both wrists at 17, sutures.', 'one. Cut both wrists at 17, sutures.'],
    ['She once drank a bottle of NyQuil hoping not to wake.', 'She once drank a bottle of NyQuil hoping not to wake.'],
    [
      'drove his truck into a bridge abutment in 2018 and has said it was no accident',
      'drove his truck into a bridge abutment in 2018 and has said it was no accident',
    ],
    ['Stepped in front of a bus in 2016, bruised only.', 'Stepped in front of a bus in 2016, bruised only.'],
    [
      'He has tried to take his life twice, the last time in 2020 by hanging.',
      'He has tried to take his life twice, the last time in 2020 by hanging.',
    ],
    [
      'She was found hanging in the garage by her son in 2021.',
      'She was found hanging in the garage by her son in 2021.',
    ],
    [
      'Admits she mixed all her meds with vodka in March and wrote a goodbye letter.',
      'Admits she mixed all her meds with vodka in March and wrote a goodbye letter.',
    ],
    [
      'He loaded the rifle and put it under his chin in May; his brother took it away.',
      'He loaded the rifle and put it under his chin in May;',
    ],
    [
      'Tylenol overdose at 16, charcoal in the ER, stayed a week on the adolescent unit.',
      'Tylenol overdose at 16, charcoal in the ER, stayed a week on the adolescent unit.',
    ],
    [
      'Two overdoses were on purpose, he says, the others were not.',
      'Two overdoses were on purpose, he says, the others were not.',
    ],
    ['Suicide: no thoughts, no attempts', 'No'],
    ['Interrupted attempt in 2022: wife took the gun.', 'Interrupted attempt in 2022: wife took the gun.'],
    ['SAFETY: thoughts last week, no plan; attempt x1 2015 (pills)', 'attempt x1 2015 (pills)'],
    ['S/I hx: yes. Attempt: 2017 aspirin.', '2017 aspirin.'],
    ['Q14 Have you ever tried to end your life?\nA. Once, in college, with pills.', 'Once, in college, with pills.'],
    ['Past attempts: hanging at 16, cord broke; pills at 22, ICU.', 'hanging at 16, cord broke; pills at 22, ICU.'],
    [
      'He reports that in 2017 he parked on the tracks and was pulled out by a trucker.',
      'He reports that in 2017 he parked on the tracks and was pulled out by a trucker.',
    ],
    [
      'Jan 2025 - ingested a month of metoprolol, ICU 3 d, says "I wanted it over."',
      'Jan 2025 - ingested a month of metoprolol, ICU 3 d, says "I wanted it over."',
    ],
    [
      'She cut her wrists in the bathtub at nineteen and her roommate called 911.',
      'She cut her wrists in the bathtub at nineteen and her roommate called 911.',
    ],
    [
      'Ms. Sample made two attempts, both by overdose, the last in April.',
      'Ms. Sample made two attempts, both by overdose, the last in April.',
    ],
    [
      'He said he tried to gas himself in the truck the winter his wife left.',
      'He said he tried to gas himself in the truck the winter his wife left.',
    ],
    [
      'Client survived a jump from the Fifth Street bridge in 2014.',
      'Client survived a jump from the Fifth Street bridge in 2014.',
    ],
    ['Suicide attempt hx: 1 (2019, Tylenol).', '1 (2019, Tylenol).'],
    ['Has hx of 3 SA, most recent 11/2023 by OD.', 'Has hx of 3 SA, most recent 11/2023 by OD.'],
    ['No attempts. Passive thoughts only.', 'No'],
    ['SI/SA: denies', 'No'],
    ['Never tried to die.', 'No'],
    ['PHQ-9 item 9: 1. No plan, no past attempts.', 'No'],
    ['drank antifreeze in 2020 after the divorce; dialysis x2', 'drank antifreeze in 2020 after the divorce;'],
    [
      "At 14 she swallowed her grandmother's heart pills and told nobody until she vomited.",
      "At 14 she swallowed her grandmother's heart pills and told nobody until she vomited.",
    ],
    [
      'In jail he tied his sweatshirt round his neck, deputies cut it off.',
      'In jail he tied his sweatshirt round his neck, deputies cut it off.',
    ],
    ['has tried to end his life once (overdose, age 30)', 'has tried to end his life once (overdose, age 30)'],
    ['attempt x2: OD 2016, hanging 2019', 'attempt x2: OD 2016, hanging 2019'],
    [
      'Three prior suicide attempts by medication overdose, last 2021, all requiring hospitalization',
      'Three prior suicide attempts by medication overdose, last 2021, all requiring hospitalization',
    ],
    ['She has never harmed herself or attempted suicide.', 'No'],
    ['No prior suicide attempts or self-harm.', 'No'],
  ])('%s', (printed, value) => {
    expect(valueIn(printed, 'history_of_suicide_attempts')).toBe(value);
  });
});

describe('history_of_self_harm', () => {
  test.each([
    ['Scratches wrists "not deep", last Sept.', 'Scratches wrists "not deep", last Sept.'],
    ["cuts thighs, last wk. no HI, doesn't fight.", "cuts thighs, last wk. no HI, doesn't fight."],
    ['cuts N burns (Y) - lighter, forearm, x 3 this yr', 'cuts N burns (Y) - lighter, forearm, x 3 this yr'],
    ['He has no habit of hurting himself.', 'No'],
    ['Says he never did anything to himself before or since.', 'No'],
    ['Never harmed himself.', 'No'],
    ['She carves words in her thigh with a compass.', 'She carves words in her thigh with a compass.'],
    ['Old scars both forearms, "from high school, a razor."', 'Old scars both forearms, "from high school, a razor."'],
    ['Used to burn herself w/ a curling iron, stopped 2012.', 'Used to burn herself w/ a curling iron, stopped 2012.'],
    [
      'Bit and scratched his own arms coming down, this July.',
      'Bit and scratched his own arms coming down, this July.',
    ],
    [
      'Pulls out her own hair and hits her head on the wall when upset.',
      'Pulls out her own hair and hits her head on the wall when upset.',
    ],
    ['Cutting since 13, hips, last time in August.', 'Cutting since 13, hips, last time in August.'],
    ['NSSI: superficial cuts L forearm, last 6/2026', 'superficial cuts L forearm, last 6/2026'],
    ['Self-injury: snaps rubber bands, in the past cut (2019).', 'snaps rubber bands, in the past cut (2019).'],
    ['She puts out cigarettes on her arm.', 'She puts out cigarettes on her arm.'],
    ['He picks his skin until it bleeds on purpose.', 'He picks his skin until it bleeds on purpose.'],
    ['No cutting or burning, ever.', 'No'],
    ['Self-harm: never', 'No'],
    ['Does not cut.', 'No'],
    ['Does not hurt herself.', 'No'],
    ['has not cut or burned himself', 'No'],
    ['Punches himself in the legs when he is angry.', 'Punches himself in the legs when he is angry.'],
    ['In foster care she cut her wrists (shallow).', 'In foster care she cut her wrists (shallow).'],
    ['Cut wrists (shallow) in foster care.', 'Cut wrists (shallow) in foster care.'],
    ['She cut herself at 14, "a lot", and once last year.', 'She cut herself at 14, "a lot", and once last year.'],
    [
      'Hurt yourself on purpose, not to die? Yes - burned arm with an iron, 2020.',
      'Yes, burned arm with an iron, 2020.',
    ],
    [
      'Used a box cutter on her forearms through high school; none since graduation.',
      'Used a box cutter on her forearms through high school;',
    ],
    ['Admits to burning himself with cigarettes when using.', 'Admits to burning himself with cigarettes when using.'],
    ['Linear scars on L forearm, self-inflicted per pt.', 'Linear scars on L forearm, self-inflicted per pt.'],
    ['Self harm: last 3 weeks ago, thigh, superficial', 'last 3 weeks ago, thigh, superficial'],
    ['He hits himself in the head until it bruises.', 'He hits himself in the head until it bruises.'],
    ['digs at her arms with a paperclip in class', 'digs at her arms with a paperclip in class'],
    ['Denies SIB.', 'No'],
    ['No self-injury.', 'No'],
    ['No hx of self-harm, SI or HI.', 'No'],
    ['SIB: none', 'No'],
    ['She denies cutting.', 'No'],
    ['Self-harm [ ] Y [x] N', 'No'],
    [
      'Wrists: old transverse scars bilaterally; says from 2015, "a bad year."',
      'Wrists: old transverse scars bilaterally;',
    ],
    [
      'She used to starve and cut to feel something, stopped at 20.',
      'She used to starve and cut to feel something, stopped at 20.',
    ],
    [
      'superficial cuts to inner thigh noted by school nurse 9/14',
      'superficial cuts to inner thigh noted by school nurse 9/14',
    ],
  ])('%s', (printed, value) => {
    expect(valueIn(printed, 'history_of_self_harm')).toBe(value);
  });
});

describe('aggression_or_property_damage', () => {
  test.each([
    ['put hole in wall', 'put hole in wall'],
    [
      "Behavior punched a locker and a vice principal's windshield, 9/2026.",
      "Behavior punched a locker and a vice principal's windshield, 9/2026.",
    ],
    [
      'On 14 October he put his fist and then a wall locker\nthrough a barracks door.',
      'On 14 October he put his fist and then a wall locker through a barracks door.',
    ],
    [
      'He has broken his own telephone and, on September 11, the restroom mirror at work.',
      'He has broken his own telephone and, on September 11, the restroom mirror at work.',
    ],
    [
      'He has not been violent to any person. He has broken his own telephone and the restroom mirror at work.',
      'He has broken his own telephone and the restroom mirror at work.',
    ],
    [
      "Broke the neighbor's mailbox and Dwight's TV in August, coming down; no person hurt.",
      "Broke the neighbor's mailbox and Dwight's TV in August, coming down;",
    ],
    ['slapped a detention officer 2/25 (dropped).', 'slapped a detention officer 2/25 (dropped).'],
    ["punched out his abuelo's truck window 9-5.", "punched out his abuelo's truck window 9-5."],
    ["suspended 5 d, fight in lunch line; he broke a boy's tooth.", "he broke a boy's tooth."],
    [
      'Threw an IV pole at wall 10-21, apologized to nurse; nobody hit.',
      'Threw an IV pole at wall 10-21, apologized to nurse;',
    ],
    ["Breaks stuff: her door, mom's iPad, a fish tank.", "her door, mom's iPad, a fish tank."],
    [
      'She says he put a boot through the pantry door in July; never touched her.',
      'She says he put a boot through the pantry door in July;',
    ],
    ["In August he kicked in his grandmother's shed door.", "In August he kicked in his grandmother's shed door."],
    ['"I threw a pan at the wall. Not at him."', '"I threw a pan at the wall.'],
    ['woke up swinging, hit the recovery nurse', 'woke up swinging, hit the recovery nurse'],
    ['Two assault write-ups in jail.', 'Two assault write-ups in jail.'],
    ['Hit a CO with a tray in 2022, 30 days in seg.', 'Hit a CO with a tray in 2022, 30 days in seg.'],
    ['He shoved his boss and was let go.', 'He shoved his boss and was let go.'],
    ["Keyed her ex's car in June.", "Keyed her ex's car in June."],
    ['Charged with simple assault after a bar fight, 2019.', 'Charged with simple assault after a bar fight, 2019.'],
    ['She bit an aide in restraint.', 'She bit an aide in restraint.'],
    ['Chases her husband with a skillet when drunk.', 'Chases her husband with a skillet when drunk.'],
    ['Never violent.', 'No'],
    ['Not violent. Never broke anything.', 'No'],
    ['No fights, no write-ups.', 'No'],
    ["doesn't fight", 'No'],
    ['No history of violence or property damage.', 'No'],
    ['Does not hit, does not break things.', 'No'],
    ['Has never raised a hand to anyone.', 'No'],
    [
      'Placements: Red Rock Ranch, 5 months, 2023 (aggression)',
      'Placements: Red Rock Ranch, 5 months, 2023 (aggression)',
    ],
    ['He pushed a nurse on 10/3 and threw a food tray.', 'He pushed a nurse on 10/3 and threw a food tray.'],
    ['She has a 2020 conviction for simple assault.', 'She has a 2020 conviction for simple assault.'],
    [
      "Smashed the windshield of his girlfriend's car in May.",
      "Smashed the windshield of his girlfriend's car in May.",
    ],
    ['fights in jail x2', 'fights in jail x2'],
    ['Gets loud and throws things when he drinks; no one hurt.', 'Gets loud and throws things when he drinks;'],
    ['kicked a hole in the bedroom door', 'kicked a hole in the bedroom door'],
    ['Set a dumpster on fire at 15.', 'Set a dumpster on fire at 15.'],
    ['Punched his brother in the mouth at Thanksgiving.', 'Punched his brother in the mouth at Thanksgiving.'],
    ['Threatened a case manager with a chair.', 'Threatened a case manager with a chair.'],
    ['Arrested for domestic battery 2022, dropped.', 'Arrested for domestic battery 2022, dropped.'],
    ['Violence: none. Property: none.', 'No'],
    ['Denies HI, denies hx of violence.', 'No'],
    ['No assaultive behavior.', 'No'],
    ['Aggression hx: no', 'No'],
    ['"I don\'t hurt people." No fights at school.', 'No'],
    ['destroyed his cell toilet on 4/1, 10 days in the hole', 'destroyed his cell toilet on 4/1, 10 days in the hole'],
    ['She bit her mother during an argument last week.', 'She bit her mother during an argument last week.'],
    ['wrecked his apartment after the breakup', 'wrecked his apartment after the breakup'],
    ["took a bat to his father's truck", "took a bat to his father's truck"],
  ])('%s', (printed, value) => {
    expect(valueIn(printed, 'aggression_or_property_damage')).toBe(value);
  });
});
