import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** How a pain clinic ends its care of somebody, and what it sends to whoever takes over. */
export const painClinicDischarge: readonly ApartRecord[] = [
  {
    person: who('farnham', 'Lucius', 'Farnham-Oyler', '04/27/1968'),
    as: 'text',
    pages: [
      `                          HIGH PLAINS SPINE & PAIN, PC
         4110 Yarrow Blvd, Ste 200, Bent Fork, CO 80999    P 970-555-0130    F 970-555-0131

October 16, 2026                                       CERTIFIED 7019 2280 0001 5517 04 & first class

Lucius Farnham-Oyler
1502 Sugarbeet Lane
Bent Fork, CO 80999

Dear Mr. Farnham-Oyler:

This practice will stop prescribing controlled medicine to you and will end your care on November 15,
2026. Your urine on August 3 and September 28 held fentanyl and methamphetamine, which we did not
prescribe. On September 28 you were 46 oxycodone tablets short. On October 12 you threw a clipboard
across our front desk. No one was hurt, and I know you wrote to apologize.

You were honest with me that day. You said you have smoked "blues" since April, five or six a day and
the last one that morning, with a little meth to stay awake, because the tablets no longer reach the
pain. You said, "I'm scared of what I turn into when I run out." When your refill was late in May you
vomited, sweated through the sheets and could not keep your legs still. You have had no seizures.

Until then we will taper you, if you keep both appointments:
      Oct 16 - Oct 29      oxycodone 15 mg, four a day
      Oct 30 - Nov 12      oxycodone 10 mg, three a day
      after Nov 12         none

Stopping is not the same as being treated. You and your wife asked on October 14 for a program, and
with your permission I am sending this and a summary to the admissions office. Naloxone is enclosed.
If you think of harming yourself, call 988 or go to the nearest emergency room.

Respectfully,
Anneliese Harrow, MD                                           enc.    cc: PCP; admissions`,
      `HIGH PLAINS SPINE & PAIN              TRANSFER OF CARE SUMMARY                          prepared 10/16/26
FARNHAM-OYLER, LUCIUS          DOB 04/27/1968          M          chart 20931

Home tel       970-555-0132              Marital  married        Housing  owns, with wife and her mother
Occupation     on disability since 2019 (was a roofer)
Emergency      Trudy Farnham, wife       970-555-0133
Plan           Humana Gold Plus          H81440276               Grp 0X554
PCP            Hector Amaya MD           970-555-0134            sees him 11/04/2026
Pain psych.    Ines Ballard PhD          970-555-0135            every other week
Psychiatry     none

Diagnoses      Failed back (fusions 2017, 2019); opioid use disorder, severe; depression; type 2 diabetes
Allergies      ketorolac: wheeze. Adhesive: blisters. No epinephrine pen.
Medications    oxycodone (taper), duloxetine 60, tizanidine 4 hs, metformin 500 bid, lidocaine patch
               ~~clonazepam 1 mg~~   PDMP matched a different L. Oyler; removed 10/15 AH
Alerts         ~~Suspected forged Rx 9/22~~   pharmacy confirmed its own error 9/30
Injury         Roof fall 2016: out 20 min, subdural, ICU. Saw his helper die in the same fall.
Inpatient      St. Brigid Trauma 2016. Bent Fork Regional 2/2026, pneumonia.
Substance tx   None to date, any level.
Mental health  PHQ-9 19 (10/12). Sleeps in a chair. "Wish I'd landed different" but no plan. No attempts, no
               self-injury. Rifles are at his brother's. Nightmares.
Family         Father and two uncles alcoholic. Son Wyatt, 27, heroin, hep C, now in state prison.
Wife's mother  dementia, fentanyl patch for cancer pain: lockbox advised.
Legal          none known; not on probation
Function       Cane. Sits 45 min at most. Uses chewing tobacco. Does not drink.
Rides          Wife drives days; she cannot do mountain roads, asks if you can meet them in Bent Fork.
Speak with     Our nurse Coralie Biggs, 970-555-0130 x4.`,
    ],
    expected: {
      dob: '1968-04-27',
      sex_at_birth: 'Male',
      ...livesAt(/1502 Sugarbeet/i, 'Bent Fork', 'CO', '80999'),
      phone_number: /555-0132/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Disability',
      ...inEmergency('Trudy', 'Farnham', /555-0133/),
      ...speakWith(/Coralie Biggs/i, /555-0130/),
      carrier: 'Humana',
      subscriber_id: 'H81440276',
      group_number: '0X554',
      ...seenBy('pcp', /Amaya/i, /555-0134/),
      ...seenBy('therapist', /Ballard/i, /555-0135/),
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /scared of what|asked on October 14|no longer reach|opioid use/i,
      current_symptoms: /PHQ-9|Sleeps in a chair|Nightmares|landed different/i,
      recent_substance_abuse: /blues|fentanyl|meth/i,
      concerns_for_withdrawal: /vomited|sweated|legs still|taper/i,
      medication_plan: /duloxetine|oxycodone|tizanidine|metformin/i,
      allergies: /ketorolac|Adhesive/i,
      epipen: RULED_OUT,
      transportation_required: /meet them|Wife drives|mountain roads/i,
      hospitalizations: /St\. Brigid|Bent Fork Regional/i,
      outpatient_therapy: /Ballard|every other week|Pain psych/i,
      history_of_trauma: /helper die|Roof fall/i,
      history_of_tbi_concussions: /Roof fall|subdural|out 20/i,
      aggression_or_property_damage: /clipboard/i,
      family_history: /uncles alcoholic|heroin/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts history_of_seizures residential_programs'),
      ...ruledOut('pending_legal_charges probation'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender employer current_psychiatrist_name other_levels_of_care psych_testing_done'),
      ...fields('additional_treatment_or_support_needed legal_guardianship_status'),
    ],
    questions: [
      asked('how many oxycodone tablets was he short', 1, /46 oxycodone tablets short/),
      asked('When does the clinic end his care?', 1, /November 15,? 2026/),
      asked('who is the PCP', 2, /Hector Amaya/),
      asked('PHQ-9 score', 2, /PHQ-9 19/),
      asked('what happens with ketorolac', 2, /ketorolac: wheeze/),
      asked('does he drink', 2, /Does not drink/),
      reworded('how did he act out at the office', 1, /threw a clipboard/),
      reworded('dope sick before? what did it look like', 1, /vomited, sweated/),
      reworded('has he got access to firearms', 2, /Rifles are at his brother's/),
      reworded('brain bleed?', 2, /subdural/),
      reworded('blood sugar medicine', 2, /metformin 500/),
      reworded('has he ever been to rehab', 2, /Substance tx None to date/),
      takenBack('does he take clonazepam', 2, /clonazepam 1 mg/),
      takenBack('when did he forge a prescription', 2, /forged Rx 9\/22/),
      anothers('is he prescribed a fentanyl patch', 2, /fentanyl patch for cancer pain/),
      anothers('has he been in prison', 2, /now in state prison/),
      absent('what is his email'),
      absent('Has he had a colonoscopy?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('teague', 'Rosalind', 'Teague-Amador', '02/02/1977'),
    as: 'scan',
    pages: [
      `TRI-COUNTY PAIN MGMT      NOTICE OF DISCHARGE FROM PRACTICE     copy: [ ] pt  [x] PCP  [x] facility
                                                                            date   10/22/26
Patient   Rosalind Teague-Amador             dob  2/2/77        F       acct  5519
Address   71 Shrimpboat Ct #9, Port Ellis TX 78999              ph   361-555-0142
Effective [ ] today  [x] 30 days = 11/21/26

WHY  [x] alcohol found with opioid Rx (EtG 6200 on 10/8; also 7/30)     [x] early refills, 3
     [ ] diversion   [ ] missed visits   [ ] abusive to staff   [ ] balance due
     ~~[x] sold or shared medication~~  ticked by mistake, YR

WHAT WE RECOMMEND   [x] detox, alcohol + sedative first   [x] residential   [ ] methadone clinic
                    [x] do NOT stop drinking or Soma on your own (see below)
LAST PRESCRIPTIONS  hydrocodone 10/325 tid #42 (2 wk taper, ends 11/5).  Soma 350 - no more from us.
                    gabapentin 300 tid #90.   tramadol ~~50~~ never filled
ALLERGIES           penicillin - hives,   Lyrica - face swells           epi-pen   N
SEIZURE HX          Y   1/14/26, quit wine 2 days + out of Soma, Port Ellis ER
MEDICAL             neck fusion 2020, migraine, gastric bypass 2014. hypertension: no, that was 1 reading
PCP                 Dr. Cyrus Naderi  361-555-0143      next  11/12/26
PSYCHIATRY          Dr. Mona Estes   361-555-0144       COUNSELOR   quit going, see log
INSURANCE           UMR   id 40119 66203   grp 76-410992    subscriber: spouse, Felix Amador 9/9/74
                    (Gulf Ice & Cold Storage)
EMERGENCY           Felix  361-555-0145            marital  M        lives  house they own, 2 teens
JOB                 dental office front desk, Bayshore Smiles, part time
                                                          Y. Rasul PA-C / Dr. K. Boudreaux`,
      `TRI-COUNTY PAIN MGMT     PHONE & NURSE LOG     acct 5519   Teague-Amador                       p 2

7/30   UDS: hydrocodone +, EtG +. Pt: "two glasses at a wedding." Agreement reviewed.           LB
9/11   early refill #3. Says purse stolen.                                                      LB
10/8   EtG 6200. Box wine daily, 6-8 glasses from 3 pm, since hysterectomy in spring. Takes 6-7
       Soma a day, gets extra from coworker. Last drink "this noon."  BP 150/94, hands shaky.   YR
10/9   Felix called. Found her on bathroom floor 10/6, bruise over eye, she didn't recall. No ER.
       He had DWI in 2021 himself, goes to AA. Offers to bring her anywhere, no ride needed.    LB
10/13  PT called. Crying. Wants help: "I am drinking at red lights. My boys won't ride with me."
       Asked re: suicide - none now; once, age 30, Tylenol, after baby died. Does not cut.
       No anger problem, "I go quiet." No court, no arrests.                                    LB
10/14  Had counseling at Bluestem w/ Tana Pryor 2024-25, 20 visits, never inpatient, no detox.
       Raised by grandma, mother drank and beat her. Sister Jolene: lupus, Xanax, seizures.     LB
10/16  Dr. Estes's office: meds are venlafaxine 150, trazodone 100. Next w/ them not set.       LB
       ~~Ambien 10 nightly~~  read from sister's bottle, pt called back.
10/20  Bulimia in her 20s, before bypass; vomits some now "but that's the wine."                YR
10/22  Letter out. Jolene picked up copy, NOT authorized, reported to privacy. Talk w/ pt or Felix only.`,
      `TEXAS PMP REPORT             requested by YR 10/22/26           TEAGUE-AMADOR, ROSALIND    02/02/1977
filled     drug                         qty   days   prescriber      pharmacy            pay
10/22/26   hydrocodone-apap 10/325      42    14     Rasul           Shoal Drug          ins
09/24/26   carisoprodol 350             90    30     Rasul           Shoal Drug          ins
09/11/26   hydrocodone-apap 10/325      90    30     Rasul           Shoal Drug          ins
08/15/26   carisoprodol 350             60    20     Wendt           MedMart 12          cash
08/14/26   hydrocodone-apap 10/325      90    30     Rasul           Shoal Drug          ins
06/02/26   oxycodone 5                  20    5      Okafor-Reyes    Port Ellis Hosp     ins
Active MME 30.   Overdose risk score 540.   Prescribers 3.   Pharmacies 3.`,
    ],
    expected: {
      dob: '1977-02-02',
      sex_at_birth: 'Female',
      ...livesAt(/71 Shrimpboat/i, 'Port Ellis', 'TX', '78999'),
      phone_number: /555-0142/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Part-time',
      employer: /Bayshore Smiles|dental office/i,
      ...inEmergency('Felix', 'Amador', /555-0145/),
      carrier: 'UMR',
      subscriber_id: /40119\s?66203/,
      group_number: '76-410992',
      subscriber_firstname: 'Felix',
      subscriber_lastname: 'Amador',
      subscriber_dob: '1974-09-09',
      subscriber_employer: /Gulf Ice/i,
      ...seenBy('pcp', /Naderi/i, /555-0143/),
      ...seenBy('psychiatrist', /Estes/i, /555-0144/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /red lights|boys won't ride|alcohol found/i,
      current_symptoms: /Crying|hands shaky|vomits|red lights/i,
      recent_substance_abuse: /wine|Soma|EtG/i,
      concerns_for_withdrawal: /quit wine|do NOT stop|hands shaky|detox|taper/i,
      medication_plan: /gabapentin|venlafaxine|trazodone|hydrocodone/i,
      allergies: /penicillin|Lyrica/i,
      epipen: TICKED_NO,
      transportation_required: /no ride needed|Offers to bring/i,
      outpatient_therapy: /Bluestem|Tana Pryor/i,
      history_of_suicide_attempts: /Tylenol|age 30/i,
      history_of_self_harm: /does not cut|\bno(?:ne|t)?\b|denie/i,
      eating_disorder: /Bulimia/i,
      history_of_trauma: /mother drank and beat|baby died/i,
      history_of_seizures: /1\/14\/26|quit wine/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      family_history: /mother drank|lupus|seizures/i,
    },
    open: [
      ...SPOKESPERSON,
      ...fields('gender hospitalizations other_levels_of_care history_of_tbi_concussions current_therapist_name'),
      ...fields('additional_treatment_or_support_needed upcoming_court_date probation residential_programs'),
    ],
    questions: [
      asked('what was the EtG on 10/8', [1, 2], /EtG 6200/),
      asked('When does the hydrocodone taper end?', 1, /ends 11\/5/),
      asked('who is her psychiatrist', 1, /Mona Estes/),
      asked('overdose risk score', 3, /Overdose risk score 540/),
      asked('What reaction does she have to Lyrica?', 1, /Lyrica - face swells/),
      asked('when was her gastric bypass', 1, /gastric bypass 2014/),
      reworded('what does she usually drink and how much', 2, /Box wine daily, 6-8/),
      reworded('where does the surplus muscle relaxer come from', 2, /extra from coworker/),
      reworded('has she driven under the influence by her own account', 2, /drinking at red lights/),
      reworded('did she pay for any controlled drug out of pocket', 3, /MedMart 12 cash/),
      reworded('who may we release information to', 2, /pt or Felix only/),
      reworded('convulsions when she ran out?', 1, /quit wine 2 days/),
      takenBack('has she sold her pills', 1, /sold or shared medication/),
      takenBack('how much Ambien does she take', 2, /Ambien 10 nightly/),
      anothers('when was her DWI', 2, /DWI in 2021/),
      anothers('does she have lupus', 2, /Jolene: lupus/),
      absent('what is her MELD score'),
      absent('does she wear contact lenses'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
