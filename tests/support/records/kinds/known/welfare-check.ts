import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What police write after they look in on somebody, sent on by whoever follows it up. */
export const welfareCheck: readonly ApartRecord[] = [
  {
    person: who('abernethy', 'Marlon', 'Abernethy', '03/22/1979'),
    as: 'text',
    pages: [
      `HARBORVIEW POLICE DEPARTMENT                                            CASE   26-018834
INCIDENT / FIELD REPORT              WELFARE CHECK                      CFS    P2610240917
Reported 10/24/2026 09:17    On scene 09:33    Cleared 11:48            Ofc. K. Dubrovsky #417
----------------------------------------------------------------------------------------------
R/P               ABERNETHY, NOREEN   F   DOB 06/30/1951   4 Dory Lane, Saltmarsh NJ   609-555-0110
SUBJECT           ABERNETHY, MARLON J   M   DOB 03/22/1979
  Residence       88 Capstan Street, Apt 2B, Harborview, NJ 08999  (leaseholder, lives alone)
  Cell            609-555-0111              Email   mjabernethy@shoremail.example
  Marital         DIV
  Occupation      HVAC tech, full time, Pine Barrens Mechanical (on leave since 10/05)
NEIGHBOR          TRAN, HUY   M   DOB 11/19/1988   Apt 2A   609-555-0112
NOTIFY IN EMERG   Noreen Abernethy, mother, number above
WARRANTS          ~~ACTIVE BENCH WARRANT ATLANTIC CO~~   hit belongs to ABERNATHY, MARLIN; purged 10/24 KD
FIREARMS          none seen, none registered
09:17:40  R/P STS SON NOT ANSWERING SINCE TUES. DRINKING "AGAIN." LAST VM: "TELL THE KIDS I'M SORRY, MA"
09:19:05  R/P STS SUBJ TRIED IN 2022, GARAGE, CAR RUNNING. FOUND BY EX
09:20:11  R/P HAS PACEMAKER, CANNOT DRIVE OVER
09:36:12  417: CONTACT MADE. ALIVE, TALKING
09:41:30  MED 6 IN.  BP 172/104  P 128  BGL 96
10:02:44  SUBJ DECLINES TRANSPORT
10:31:09  417: SUBJ NOW AGREES, WILL GO WITH MED 6 TO SHORE GENERAL
10:33:50  ~~422: SUBJ COMBATIVE~~   422 CORRECTS: THAT WAS THE DOG NEXT DOOR`,
      `26-018834   ABERNETHY, MARLON                                                     NARRATIVE, p. 2

On the above date I went to 88 Capstan with Ofc. Mena for a welfare check. Neighbor Tran let us into the hall and
said he had heard "a lot of throwing up" through the wall for two nights. Tran added that he himself takes methadone
and knows what sick sounds like. Knock and announce x3. Subject opened on the chain.

Subject was in a bathrobe, gray, sweating, hands shaking so he could not work the chain. I counted five empty 1.75 L
vodka bottles by the sink. He told me he goes through one every two days and that he took the last of it at 6 this
morning. He said, "I'm not trying to die today, I just can't stop and I can't go through it in here by myself again."
He said that in August he stopped on his own and had a seizure at work; Shore General kept him 8/11 to 8/15.
Asked about the voicemail he cried. He denied a plan. He has not slept "since Tuesday, really" and has not eaten in
three days. He hears his brother's voice when it is bad, "not today." His brother Dale hanged himself in 2004 and
the subject was the one who cut him down.

There was a fresh hole in the bedroom wall, fist size. He said he did it on 10/20 "at nobody." He has never laid hands
on anyone, and the ex-wife, by phone, says the same. The ex-wife, Tricia, told me she is bipolar and takes lithium and
"can't carry him too." She has the kids. In 2019 he came off a roof on a job, was out cold, concussion. No cuts or
marks seen on arms; he says he has never hurt himself that way.

A white residue on the coffee table field-tested as powdered sugar. ~~Subject uses cocaine~~ [struck by KD, see test].

Pill bottles photographed: lisinopril 20 mg daily, trazodone 100 mg at night, gabapentin 300 (empty since Sept.).
He is allergic to amoxicillin, hives. He has no EpiPen.
Open: DWI from 9/26, Harborview Municipal Court, 11/17/2026 at 9:00. He is not on probation or parole.

Subject walked to the rig. Door secured, key to Tran.                              K. Dubrovsky #417`,
      `HARBORVIEW PD - COMMUNITY RECOVERY LIAISON                                        FOLLOW-UP TO 26-018834
Marlon Abernethy                                                                  10/26/2026, 14:10, by phone and at bedside

Reason for follow-up    Subject asked Ofc. Dubrovsky for "a bed somewhere, longer than last time."
Where he is             Shore General, med-surg 4, CIWA taper. Peak CIWA 21 on 10/25. Nurse says out 10/29.
Treatment before        Bayberry House, 28 days, 2023 (finished).     Seabright IOP, 2024, six weeks, stopped.
                        Detox: Bayberry, the week before the 28 days.
Counselor               Kerry Lofton, LCSW, 609-555-0115, every other Thursday. Next: Thursday 11/05/2026, 4 pm.
Doctor                  Dr. Anand Pillai, 609-555-0114
Psychiatrist            has none
Insurance card          Horizon Blue Cross Blue Shield of NJ.   ID YHZ3HZN70114920.   Group 76411-02.
                        Subscriber MARLON J ABERNETHY.  Precert: hospital SW has opened it, no number yet.
Family                  Father died of liver failure. Brother Dale, above. Mother: heart.
Getting there           License suspended, truck impounded. Mother cannot drive. I can take him inside the county only.
Speak with              me: Denise Achebe, Recovery Liaison, 609-555-0116, dachebe@harborviewpd.example
Wants                   No phone calls to Pine Barrens yet. He will tell his boss himself.
                        Would like to talk to the kids on Sundays.

10/27   SW called. ~~Hospital has him at Level 3.5 at Bayberry~~ Bayberry withdrew, out of network. Still looking. DA`,
    ],
    expected: {
      dob: '1979-03-22',
      sex_at_birth: 'Male',
      ...livesAt(/88 Capstan/i, 'Harborview', 'NJ', '08999'),
      phone_number: /555-0111/,
      email_id: 'mjabernethy@shoremail.example',
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Pine Barrens Mechanical/i,
      ...inEmergency('Noreen', 'Abernethy', /555-0110/),
      ...speakWith(/Achebe/i, /555-0116/),
      contact_person_email: 'dachebe@harborviewpd.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /YHZ3HZN70114920/,
      group_number: '76411-02',
      subscriber_firstname: /Marlon/i,
      subscriber_lastname: /Abernethy/i,
      ...seenBy('therapist', /Lofton/i, /555-0115/),
      ...seenBy('pcp', /Pillai/i, /555-0114/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /can't stop|go through it in here|longer than last time|not trying to die/i,
      current_symptoms: /sweating|brother's voice|shaking|not slept|not eaten|cried|throwing up/i,
      recent_substance_abuse: /vodka|every two days|1\.75/i,
      concerns_for_withdrawal: /shaking|seizure at work|CIWA|sweating/i,
      medication_plan: /lisinopril|trazodone/i,
      allergies: /amoxicillin/i,
      epipen: /\bno\b/i,
      transportation_required: /suspended|impounded|inside the county/i,
      hospitalizations: /Shore General/i,
      residential_programs: /Bayberry/i,
      other_levels_of_care: /Seabright|IOP|Detox/i,
      outpatient_therapy: /Lofton|Seabright/i,
      history_of_suicide_attempts: /tried in 2022|garage|car running/i,
      history_of_seizures: /seizure at work|in August/i,
      history_of_trauma: /hanged|cut him down/i,
      history_of_tbi_concussions: /roof|concussion|out cold/i,
      aggression_or_property_damage: /hole in the bedroom|did it on 10\/20|never laid hands/i,
      pending_legal_charges: /DWI/i,
      upcoming_court_date: '2026-11-17',
      family_history: /liver failure|hanged|Dale|Mother: heart/i,
      history_of_self_harm: /never hurt himself|No cuts|\bno\b|\bnever\b/i,
      ...ruledOut('probation parole_granted'),
    },
    open: [
      ...fields('gender subscriber_dob subscriber_employer'),
      ...fields('current_psychiatrist_name authorization_number additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('what is the police case number', [1, 2, 3], /26-018834/),
      asked('Who was the reporting person?', 1, /ABERNETHY, NOREEN/),
      asked('what was his BP when medics came', 1, /BP 172\/104/),
      asked('peak CIWA', 3, /Peak CIWA 21/),
      asked('when is his next visit with Kerry Lofton', 3, /11\/05\/2026/),
      asked('group number on the Horizon card', 3, /76411-02/),
      asked('Is he on probation?', 2, /not on probation/),
      reworded('how much liquor does he get through', 2, /one every two days|1\.75 L/),
      reworded('what did he say on the answering machine', 1, /TELL THE KIDS/),
      reworded('how did he try to kill himself before', 1, /GARAGE, CAR RUNNING/),
      reworded('did he convulse after quitting', 2, /seizure at work/),
      reworded('which antibiotic must he not get', 2, /amoxicillin/),
      reworded('Who has the keys to his apartment now?', 2, /key to Tran/),
      reworded('is his employer to be told', 3, /No phone calls to Pine Barrens|tell his boss/),
      takenBack('does he use cocaine', 2, /Subject uses cocaine/),
      takenBack('was he combative', 1, /SUBJ COMBATIVE/),
      takenBack('is there a bench warrant', 1, /BENCH WARRANT/),
      anothers('Does he have a pacemaker?', 1, /HAS PACEMAKER/),
      anothers('is he on methadone', 2, /takes methadone/),
      anothers('does he take lithium', 2, /takes lithium/),
      absent('does he use a CPAP machine'),
      absent('has he been tested for hepatitis'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('sandoz', 'Jolene', 'Sandoz', '09/17/1994'),
    as: 'scan',
    pages: [
      `               SHERIFF'S OFFICE - COUNTY OF TEN SLEEP FORK, WYOMING
               Deputy's Report of Welfare Check            (typed by dispatcher from tape, Dep. R. Hoagland)
No. 26-0771                                                Date: 10-18-26, Sunday

Called in by:      Rancher's wife, Mrs. Bea Tillotson, at the Bar 7.
To check on:       Jolene Sandoz, born 9-17-94, female, works for them cooking, 20 hours. Rents the
                   bunkhouse, 611 County Road 44, Ten Sleep Fork, WY 82999.  Her phone 307-555-0124.
                   Never married.  One boy, Wade, age 7, lives with his dad in Casper.
Next of kin:       sister, Rochelle Sandoz, 307-555-0125, Gillette.

Okay. Mrs. Tillotson says the girl did not come in to do breakfast and the curtains been shut since Friday. Says
she seen her "walking the fence line talking to nobody" Thursday night. I got out there 11:20.

Door was open. She was under the table, had the table tipped over in front of the door to the back room. Pupils big.
Picking at her arms, raw spots. She knew me from the school bus days and she come out when I sat down on the floor.
Says she has been up five days. Says it is meth, smoking it, a teener every two days, last of it this morning about
4 o'clock. Says before this she was off it eleven months. No needle. Beer, "a couple, to come down." Weed no.

She said the men in the back room were telling her to. I asked to what. She said "to go lay down on the tracks."
I looked. No men. She did not lay down on any tracks. I asked had she ever. She says when she was 19 she cut her wrist
the long way and got stitched in Worland and went to the state hospital at Evanston for 3 weeks. Nothing since.

She slapped the coffee out of my hand. Then she said sorry about it. I am not charging that.
Strike what I said about the rifle.  ~~There was a rifle by the bed.~~  I had the Tillotsons' place in mind.
Mrs. Tillotson's husband has seizures, that's why they can't drive her, and he was on the porch hollering.`,
      `26-0771   page two                                                    Sandoz

I called Dr. Amy Redfern at the clinic on the radio phone, 307-555-0126, she is Jolene's regular. Dr. says bring her in.
Drove her 41 miles. She slept. Clinic gave her Zyprexa one time and let her sleep on the cot with the nurse.
Woke up 7 pm, no men. Cried a good deal. Ate two sandwiches. Asked what day it was.

She says: "I was going to get my boy back at Christmas and I smoked it. I want to go wherever they lock the meth out."

From the clinic, Dr. Redfern told me and I wrote on my hand:
    sick list - asthma; one kidney (gave the other to Rochelle, 2020)
    takes - albuterol puffer, Strattera 40.  ~~lithium~~  doc read off the wrong sheet
    allergic - sulfa, broke out.  Bee stings, swells up. Has an EpiPen, it is expired.
    head - bucked off 2016, knocked out, flown to Billings overnight
    never had a fit.   never pregnant now, tested.
    does not throw up her food nor starve herself, it's the drug

Law side. She has nothing open here. I ran her. Natrona County has her on probation, possession, 18 mo., till
April '27, officer is Stan Keough in Casper. Review hearing before Judge Parmely 11-24-26, 10 o'clock.
~~Failed to appear 10-2~~ clerk called back, that is the next name down on her sheet.
The dad of the boy, Cody Brandt, is a registered offender in Montana - somebody should know that. Not her.
No sex business of any kind ever on her.  Never paroled from anything, never been to prison.

What happened to her I know because I worked it: her stepdad, 2006 to 2009, he is in Rawlins for it.
Her mother drank herself to death in '18. Grandmother was in Evanston most of her life.

Treated before: Cloud Peak women's house in Sheridan, 2025, 90 days, done good. Then counseling with Patty Yellowtail,
LPC, 307-555-0127, that's still going when she shows up. No detox ever, you just sleep. She never saw a psychiatrist
but the one at Evanston.`,
      `26-0771   page three    added 10-21-26 by the victim/witness gal, Lorna Pruitt       Sandoz

Dep. Hoagland asked me to make it into something a treatment place can use.

- Lives at the bunkhouse again since the 19th. Bea takes her meals out. Job is held for her.
- Coverage. Wyoming has none for her. She is on her sister's nothing. Bea asked about the county. Then we found out that
  the ranch's plan is UMR, and Bea had signed her up in June. Member no. 33018846. Group 76-4110. In Jolene's own name.
- Residential benefit: UMR pre-approved 30 days, ref # UM-2290417.
- Getting to Sheridan or Cheyenne: there is no bus. Sheriff will not do it twice. Rochelle is on dialysis days and
  can't, so a ride has to be sent or paid for.
- Appointment she can't miss: Dr. Redfern, Nov 9, 2026, 1:15, kidney labs.
- How she is today: slept two nights, hungry, "heavy," cries about Wade, no voices since Sunday. Skin spots healing.
- Patty Y. gave her a PHQ-9 Tuesday (17). Never had an IQ or any of those long tests.

Call me, not the ranch: Lorna Pruitt 307-555-0128, lpruitt@tensleepforkso.example
Rochelle is the one to call if something goes bad.
~~She has to be in by Nov 1 or UMR lapses~~   not so, I called them back. It's good thru Jan.    LP`,
    ],
    expected: {
      dob: '1994-09-17',
      sex_at_birth: 'Female',
      ...livesAt(/611 County Road 44/i, 'Ten Sleep Fork', 'WY', '82999'),
      phone_number: /555-0124/,
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Bar 7|Tillotson/i,
      ...inEmergency('Rochelle', 'Sandoz', /555-0125/),
      ...speakWith(/Pruitt/i, /555-0128/),
      contact_person_email: 'lpruitt@tensleepforkso.example',
      carrier: 'UMR',
      subscriber_id: '33018846',
      group_number: '76-4110',
      authorization_number: /UM-2290417/,
      ...seenBy('pcp', /Redfern/i, /555-0126/),
      ...seenBy('therapist', /Yellowtail/i, /555-0127/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /get my boy back|lock the meth out/i,
      current_symptoms: /up five days|telling her to|no voices|heavy|cries about Wade|Picking at|men in the back room/i,
      recent_substance_abuse: /meth|teener|smok/i,
      medication_plan: /albuterol|Strattera/i,
      allergies: /sulfa|bee sting/i,
      epipen: /EpiPen|expired/i,
      transportation_required: /no bus|ride has to be sent/i,
      hospitalizations: /Evanston|Billings/i,
      residential_programs: /Cloud Peak/i,
      outpatient_therapy: /Yellowtail|counseling/i,
      history_of_suicide_attempts: /cut her wrist|19/i,
      history_of_trauma: /stepdad|Rawlins/i,
      history_of_tbi_concussions: /bucked off|knocked out/i,
      aggression_or_property_damage: /slapped|coffee/i,
      probation: /Natrona|possession|Keough|probation/i,
      upcoming_court_date: '2026-11-24',
      family_history: /drank herself|Grandmother|Evanston most/i,
      ...ruledOut('history_of_seizures sexually_inappropriate_behavior parole_granted pending_legal_charges'),
      eating_disorder: /does not|\bno\b|nor starve/i,
      registered_sex_offender: /Not her|\bnot?\b/i,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('other_levels_of_care concerns_for_withdrawal current_psychiatrist_name history_of_self_harm'),
      ...fields('psych_testing_done subscriber_employer additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('who called in the welfare check', 1, /Bea Tillotson/),
      asked('what is the UMR member no.', 3, /33018846/),
      asked('How long was she at Cloud Peak?', 2, /90 days/),
      asked('who is her probation officer in Casper', 2, /Stan Keough/),
      asked('ref # for the 30 days', 3, /UM-2290417/),
      asked('what did she score on the PHQ-9', 3, /PHQ-9 Tuesday \(17\)/),
      asked('when is the review hearing', 2, /11-24-26/),
      reworded('why does she have only one kidney', 2, /gave the other to Rochelle/),
      reworded('how long had she gone without sleep', 1, /up five days/),
      reworded('What were the hallucinations ordering her to do?', 1, /lay down on the tracks/),
      reworded('is her auto-injector still good', 2, /expired/),
      reworded('which insects are dangerous to her', 2, /Bee stings/),
      reworded('is her place at work safe while she is away', 3, /Job is held/),
      reworded('who abused her as a girl', 2, /stepdad/),
      reworded('How does she use the drug?', 1, /smoking it|No needle/),
      takenBack('what gun does she keep by the bed', 1, /rifle by the bed/),
      takenBack('Does she take lithium?', 2, /lithium/),
      takenBack('did she miss court on October 2', 2, /Failed to appear/),
      anothers('is she on dialysis', 3, /dialysis/),
      anothers('was she hollering when the deputy came', 1, /hollering/),
      absent('does she smoke cigarettes'),
      absent('Has she ever overdosed?'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
