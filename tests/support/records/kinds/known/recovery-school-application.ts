import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';
import { recoverySchoolReferral } from './recovery-school-referral.ts';

/** Applications to a high school for students in recovery, which wants treatment first. */
export const recoverySchoolApplication: readonly ApartRecord[] = [
  {
    person: who('vanderkamp', 'Rowan', 'Vanderkamp', '05/30/2009'),
    as: 'text',
    pages: [
      `HARMONY GROVE RECOVERY HIGH SCHOOL                                     Application for the second semester
Part 1 of 4 - About the student (typed in the portal by a parent)                        submitted 10/15/2026

Student                    Rowan Ellery Vanderkamp            Goes by          Rowan (they/them)
Date of birth              05/30/2009                         Grade            11
Sex on birth certificate   Female                             Gender           Non-binary
Home                       4419 Tamarack Ridge Drive, Lake Avery, MN 55999
Lives with                 mother, stepfather, half brother Odin (6)
Student's cell             612-555-0151                       Student's email  rowan.v@avery.example
Present school             Lake Avery Senior High, enrolled full time as a student
Parent / legal guardian    Sigrun Vanderkamp, mother, sole legal custody
Emergency                  Sigrun Vanderkamp     612-555-0152     sigrun.v@avery.example
Stepfather                 Pål Bergstrom, 612-555-0153
Father                     no contact by order. He was at Hazelden twice and is now on a transplant list

Health plan                Cigna Open Access Plus             ID U70 441 8820        Group 3351180
Policyholder               Sigrun Vanderkamp, born 12/17/1980, employed by Tamarack County Libraries
Physician                  Dr. Farida Noorzai, Avery Pediatrics, 612-555-0154
Therapist                  Jonas Whitcombe, LPCC, 612-555-0155, Wednesdays
Psychiatrist               Dr. Elspeth Crane, 612-555-0156
Next visit to any          Dr. Crane, 11/09/2026, 4:15 p.m.

Medicine at school?        [X] yes  [ ] no     escitalopram 20 mg mornings; guanfacine 2 mg evenings (at home)
                                               ~~methylphenidate 36 mg~~ (that is Odin's bottle, sorry. S.V.)
Allergy plan?              [X] yes  [ ] no     cashew and pistachio, hives and wheezing. EpiPen: carries two
Has eaten them knowingly?  [X] yes  [ ] no     cashew butter, March, with intent, see part 3
Ride to school             none from Lake Avery after 3 p.m.; we have one car and two jobs. They would need transport.
504 / IEP                  504 for ADHD.  ~~IEP for autism~~ (I clicked one line too far)`,
      `Part 2 of 4 - In the student's words                                                  Rowan V.

Why do you want to be at Harmony Grove?

I don't, yet. My counselor says I can't start there unless I've been somewhere first so I guess this is really for the
somewhere. I have not been to a class without a pen in my sleeve since ninth grade. It's carts, THC, I hit it about every
twenty minutes, so a gram cart lasts two days. Since summer also robo, the cough pills, like sixteen at once on
weekends, and one time thirty and I was on the ceiling. The last pill time was October 11. I hit the pen this
morning. I don't like beer. I have never done anything with needles. My friend Beck does fentanyl and I hate it.

What happens if you stop?

I tried in August at my aunt's cabin. Day two I couldn't eat, I sweated through the cot, I was so mean. I
screamed at a goose. I didn't sleep for four nights. Then my aunt drove me home and I got one from Beck in ten minutes.

What do you want to be different in a year?

I want Odin to stop checking if I'm breathing. He does it with a mirror, like in a movie. He's six.

Tell us about a hard time.

Everybody knows about my dad because it was in the paper. He held me out of the window when I was eight, by the
ankles, he was drunk, that was the thing that got him the order. I dream it. I had a concussion from when he did let go a
little, on the railing, and then another in hockey in seventh grade.`,
      `Part 3 of 4 - Confidential, from the parent                                           S. Vanderkamp

[ ] none   [X] some    Hospital stays      Children's Avery, March 13 to 15, 2026, after the cashew butter; then Prairie
                                           View adolescent psychiatric unit, March 15 to 27
[X] none   [ ] some    Residential
[ ] none   [X] some    Day or evening      Prairie View PHP, April, three weeks. Teen IOP at Northbank, from May,
                                           they stopped sending Rowan after the vape in the bathroom (June)
[ ] none   [X] some    Suicide attempts    one. They ate it alone in the garage and left both EpiPens in the mailbox.
                                           The mail carrier found them. (I mean found Rowan.)
[ ] none   [X] some    Self-injury         scratching with a compass, upper arms, 2023 to last winter
[ ] none   [X] some    Eating              counted everything in 8th grade, lost 20 lb, dietitian, better since
[X] none   [ ] some    Seizures            Beck had one at our house in July; we called 911 for him
[ ] none   [X] some    Anger, damage       put a hockey stick through the garage window, September. Never at people
[X] none   [ ] some    Police, court       ~~juvenile petition for the vape~~ county attorney declined and tore it up
[X] none   [ ] some    Sexual behavior of concern

Now:  tired, flat, panics on buses, grades from A to D, does not sleep before three. PHQ-A was 18 at Dr. Crane's.
Testing:  neuropsychological by Dr. Amos Reiner, November 2024: ADHD, inattentive; superior verbal.
          Genesight done in April, told us slow on 2C19.
Family:   father alcohol and liver. My own mother took her life at 60. Pål's side: celiac, but that isn't Rowan's blood.
Needed:   a single or all-gender room, nut-free kitchen, schoolwork sent along, somebody who will say "they."`,
      `Part 4 of 4 - Admissions counselor's note                                             Harmony Grove use only

10/21/26   Interview, Rowan with mother. Candid, dry, cries at the word Odin. Wants out after three days but signed.
           Not ready for us. We will hold a seat for January if a residential stay of 30 to 45 days comes first.
10/22/26   Cigna/Evernorth behavioral: benefits yes, adolescent residential, precertification CB-5519027 opened.
           ~~Out-of-state not covered~~ rep corrected herself: PPO, any state.
10/23/26   Another applicant, J.T., is positive for COVID. Interview room cleaned. Rowan not a contact.
10/26/26   Mother asks all offers to go through me so she can work: Delphine Okoro, 612-555-0157,
           dokoro@harmonygrove.example.   After five, the mother.
           Mother and Pål both say Rowan should not fly alone; mother will ride along in whatever comes.`,
    ],
    expected: {
      dob: '2009-05-30',
      sex_at_birth: 'Female',
      gender: 'Non-binary',
      ...livesAt(/4419 Tamarack Ridge/i, 'Lake Avery', 'MN', '55999'),
      phone_number: /555-0151/,
      email_id: 'rowan.v@avery.example',
      living_status: 'With family',
      employment_status: 'Student',
      legal_guardianship_status: 'Parent/legal guardian',
      ...inEmergency('Sigrun', 'Vanderkamp', /555-0152/),
      emergency_contact_primary_email: 'sigrun.v@avery.example',
      ...speakWith(/Okoro/i, /555-0157/),
      contact_person_email: 'dokoro@harmonygrove.example',
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U70 441 8820/,
      group_number: '3351180',
      subscriber_firstname: 'Sigrun',
      subscriber_lastname: 'Vanderkamp',
      subscriber_dob: '1980-12-17',
      subscriber_employer: /Tamarack County Libraries/i,
      authorization_number: /CB-5519027/,
      ...seenBy('therapist', /Whitcombe/i, /555-0155/),
      ...seenBy('psychiatrist', /Crane/i, /555-0156/),
      ...seenBy('pcp', /Noorzai/i, /555-0154/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /checking if I'm breathing|pen in my sleeve|been somewhere first|Not ready for us/i,
      current_symptoms: /tired, flat|panics on buses|PHQ-A|does not sleep/i,
      recent_substance_abuse: /carts|THC|cough pills|robo/i,
      concerns_for_withdrawal: /couldn't eat|sweated through|didn't sleep for four/i,
      medication_plan: /escitalopram|guanfacine/i,
      allergies: /cashew|pistachio/i,
      knowingly_ingested_allergen: /cashew butter|with intent|\byes\b/i,
      epipen: /carries two/i,
      transportation_required: /need transport|one car|should not fly/i,
      additional_treatment_or_support_needed: /nut-free|all-gender|schoolwork/i,
      hospitalizations: /Children's Avery|Prairie\s+View/i,
      other_levels_of_care: /PHP|Northbank|IOP/i,
      outpatient_therapy: /Whitcombe|Northbank|Wednesdays/i,
      psych_testing_done: /neuropsychological|Reiner/i,
      completed_genetic_testing: /Genesight|2C19/i,
      history_of_self_harm: /compass/i,
      history_of_suicide_attempts: /ate it alone|cashew butter|left both EpiPens/i,
      eating_disorder: /counted everything|lost 20 lb/i,
      history_of_trauma: /held me out|window when I was eight/i,
      history_of_tbi_concussions: /concussion|hockey in seventh/i,
      aggression_or_property_damage: /hockey stick/i,
      family_history: /alcohol and liver|took her life/i,
      ...ruledOut('residential_programs history_of_seizures sexually_inappropriate_behavior pending_legal_charges'),
    },
    open: [...fields('marital_status probation')],
    questions: [
      asked('Who is the policyholder?', 1, /Sigrun Vanderkamp/),
      asked('what was the PHQ-A', 3, /PHQ-A was 18/),
      asked('how long was the PHP at Prairie View', 3, /three weeks/),
      asked('who is the psychiatrist', 1, /Elspeth Crane/),
      asked('precertification number', 4, /CB-5519027/),
      asked('when did Rowan last take the cough pills', 2, /October 11/),
      asked('what did the testing by Dr. Reiner find', 3, /ADHD, inattentive/),
      reworded('Which nuts are dangerous?', 1, /cashew and pistachio/),
      reworded('how often do they vape', 2, /every\s+twenty minutes/),
      reworded('what did the father do to them', 2, /held me out of the window/),
      reworded('did they try to die by eating something', [1, 3], /cashew butter|ate it alone/),
      reworded('why was Rowan put out of the evening program', 3, /vape in the bathroom/),
      reworded('does the little brother worry', 2, /checking if I'm breathing/),
      reworded('until when will the school keep a place free', 4, /seat for January/),
      reworded('did a grandparent die by suicide', 3, /my own mother took her life/i),
      takenBack('does Rowan take methylphenidate', 1, /methylphenidate/),
      takenBack('has Rowan an IEP for autism', 1, /IEP for autism/),
      takenBack('what does the juvenile petition say', 3, /juvenile petition/),
      anothers('is Rowan on a transplant list', 1, /transplant list/),
      anothers('does Rowan have celiac', 3, /celiac/),
      anothers('Is Rowan positive for COVID?', 4, /positive for COVID/),
      absent('what is their height and weight'),
      absent('are they taking hormones'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  recoverySchoolReferral,
];
