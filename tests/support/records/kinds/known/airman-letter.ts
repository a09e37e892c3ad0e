import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What an airline's medical office or an aviation medical examiner writes of a pilot who is to be treated before flying. */
export const airmanLetter: readonly ApartRecord[] = [
  {
    person: who('castellane', 'Rupert', 'Castellane', '01/16/1974'),
    as: 'text',
    pages: [
      `                              CROSSWIND AEROMEDICAL CONSULTANTS, P.C.
                    Beatrix Holloway, MD, MPH   -   Senior AME / HIMS AME #20417
                    8801 Runway Center Blvd, Suite 3, Fairmont Hills, TX 76998      817-555-0140

October 30, 2026

Director of Admissions, Landing Pad Program for Aviators

RE:    Captain Rupert Castellane            DOB 01/16/1974             PI # 2218840
       FAA first-class medical: voluntarily withheld 10/22/2026
       Employer: TransPlains Airways (DFW base, B737), captain, 19 years, full time

Dear Colleague:

I write to refer Captain Castellane for residential treatment under HIMS, 28 days at the least, as his first
step toward a Special Issuance. He has signed a release for you, me, the union's peer monitor, and the company. What
follows is from my three-hour examination on October 26 and from the records that I list at the end.

Precipitating event. On October 20 he reported for a 0540 departure and a gate agent smelled alcohol. The
confirmatory breath test was 0.046 at 0602. He did not fly. He did not argue. His words in my office were "Thank God
somebody had a nose. I have been hoping to be caught since Easter." I find that a good prognostic sign.

Alcohol. He was a weekend drinker until his divorce in 2023. Since then scotch in hotel rooms and at home, ten to
twelve drinks a night, four or five nights a week, and lately a morning drink on days off. The last was October 25, a
tumbler, the night before he saw me. My PEth came back at 412 ng/mL. He was tremulous, with wet palms and a pulse of
106, and had not slept; he had the same in July on a layover, and thought the curtains were breathing. He has
never had a seizure. He does not use drugs. He took a chief pilot's Xanax once on a jump seat, and told me so
before I asked. Urine was negative for all classes.

Previous treatment. None residential. He saw an EAP counselor six times in 2024 (Mr. Joss Tillery). There was no
detox and no intensive outpatient.

Medical. Hypertension on valsartan 160; reflux, famotidine 40; finasteride 1. ~~Escitalopram 10~~ (prescribed by a
walk-in clinic in May, never filled; my first draft listed it.) Sulfa drugs gave him hives as a boy. He may
not have kiwi fruit, which swells his lips; he carries no injector. One hospital stay, for appendicitis, Baylor,
2011. At 17 he was knocked cold in a football game, and missed a week of school.`,
      `Castellane, R.                    PI # 2218840                    October 30, 2026                    Page 2

Psychiatric. Dr. Nils Aspenwall (HIMS psychiatrist, 817-555-0143) saw him on the 28th: alcohol use disorder, severe;
persistent low mood, early waking, guilt, no appetite; PHQ-9 of 14. CogScreen-AE and a personality inventory were given by
Dr. Yael Brandvold, neuropsychologist, on October 29; both are to be repeated at 90 days. He has had no suicidal
thought and no attempt, and does not injure himself. He is a gentle man; there is no aggression and no damage
to anything but a rental car's bumper, which he paid for. In 1999, as a Guard pilot, he watched a wingman burn on the
ramp at a depot overseas. He has dreamed of it since the divorce, and will talk about it if asked.

Family. His father, also a captain, died of cirrhosis at 60. His brother Miles has epilepsy and takes Keppra. There
is a cousin with schizophrenia.

Social. Divorced; two sons in college. He owns a house and lives in it alone: 15 Windsock Lane, Fairmont Hills,
Texas 76998. Cell 817-555-0141, rcastellane@crosswindmail.example. He has full capacity and no guardian.
In an emergency call his sister, Philippa Castellane, 817-555-0142. For arranging the admission
please speak with his peer monitor, First Officer Grady Ostrow, 817-555-0144; sober himself since 2015, and
treated at Cedar Bend, where he also had two relapses, he has a flexible schedule this week.

Legal. No arrest was made, no charge is pending and there is no probation. The FAA may propose revocation, with a hearing
before an administrative judge if he contests it, which he will not do. ~~A DUI in Oklahoma in 2019~~ appears on the
motor vehicle search; it belongs to a Robert Castellane of Enid, and the report has been corrected.

Insurance. TransPlains Pilots Health Plan, administered by UMR, member 90-4471-2236, group TPA-0019. He is the
subscriber. Preauthorization 26-11-40083 was issued yesterday for 28 days.

Practical. He has surrendered his car keys to his sister, and the airline will not fly him; somebody must fetch
him. He needs a private line for one call a week with the chief pilot's office. He sees his internist, Leopold Krantz,
MD, 817-555-0145, on November 10, 2026, for the liver ultrasound; you may do it instead.

I ask of you: (a) a full psychiatric and medical assessment in the first 72 hours; (b) random testing twice a week;
(c) weekly letters to me; (d) a discharge summary that names an aftercare group in Tarrant County.

I have known him for eleven years. I would fly with him again.

                                                  Beatrix Holloway, MD, MPH
Records: company report 10/20; PEth 10/26; MVR (corrected 10/29); Aspenwall 10/28; union letter 10/23`,
    ],
    expected: {
      dob: '1974-01-16',
      phone_number: /555-0141/,
      email_id: 'rcastellane@crosswindmail.example',
      ...livesAt(/15 Windsock/i, 'Fairmont Hills', 'Texas', '76998'),
      marital_status: 'Divorced',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /TransPlains Airways/i,
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Philippa', 'Castellane', /555-0142/),
      ...speakWith(/Ostrow/i, /555-0144/),
      ...seenBy('psychiatrist', /Aspenwall/i, /555-0143/),
      ...seenBy('pcp', /Krantz/i, /555-0145/),
      carrier: 'UMR',
      subscriber_id: '90-4471-2236',
      group_number: 'TPA-0019',
      authorization_number: '26-11-40083',
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /somebody had a nose|hoping to be caught|refer Captain/i,
      current_symptoms: /low mood|early waking|guilt|PHQ-9|not slept/i,
      recent_substance_abuse: /scotch|twelve drinks|tumbler|PEth/i,
      concerns_for_withdrawal: /tremulous|wet palms|curtains were breathing/i,
      medication_plan: /valsartan|famotidine|finasteride/i,
      allergies: /Sulfa|kiwi/i,
      transportation_required: /must fetch|car keys/i,
      hospitalizations: /appendicitis|Baylor/i,
      outpatient_therapy: /Tillery|EAP counselor/i,
      psych_testing_done: /CogScreen|personality inventory|Brandvold/i,
      history_of_trauma: /wingman burn|dreamed of it/i,
      history_of_tbi_concussions: /knocked cold/i,
      family_history: /cirrhosis|schizophrenia/i,
      ...ruledOut('residential_programs other_levels_of_care history_of_seizures history_of_suicide_attempts epipen'),
      ...ruledOut('history_of_self_harm aggression_or_property_damage pending_legal_charges probation'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields(
        'state additional_treatment_or_support_needed current_therapist_name upcoming_court_date subscriber_employer',
      ),
    ],
    questions: [
      asked('PEth', 1, /PEth came back at 412/),
      asked('What was the confirmatory breath test?', 1, /0\.046 at 0602/),
      asked('which aircraft does he fly', 1, /B737/),
      asked('preauthorization number', 2, /26-11-40083/),
      asked('who is the peer monitor', 2, /Grady Ostrow/),
      asked('when is his liver ultrasound', 2, /November 10, 2026/),
      reworded('who noticed that he had been drinking', 1, /gate agent smelled alcohol/),
      reworded('what fruit makes his mouth swell', 1, /kiwi fruit/),
      reworded('did he see things when he stopped', 1, /curtains were breathing/),
      reworded('cognitive evaluation', 2, /CogScreen-AE/),
      reworded('what does the referring doctor expect to get from us every week', 2, /weekly letters to me/),
      reworded('what killed his dad', 2, /died of cirrhosis/),
      takenBack('does he take escitalopram', 1, /Escitalopram 10/),
      takenBack('when was his DUI', 2, /DUI in Oklahoma in 2019/),
      anothers('is he on Keppra', 2, /takes Keppra/),
      anothers('how many relapses after Cedar Bend', 2, /two relapses/),
      absent('does he use tobacco'),
      absent('Does he have diabetes?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('ferncastle', 'Odalys', 'Ferncastle', '09/08/1986'),
    as: 'scan',
    strange: [2],
    pages: [
      `NORTHSTAR REGIONAL AIRLINES - OFFICE OF THE MEDICAL DIRECTOR           CONFIDENTIAL - HIMS CASE MEMO
To: Clearwater Bridge Admissions     Fax 612-555-0160       From: T. Adebayo, DO        10/29/26
AIRMAN    F/O Odalys M. Ferncastle      b. 09/08/86     female      emp. no. 55718      base MSP
          home  2900 Lyndale Pl #304, Minnehaha Park MN 55998         cell 612-555-0161
          divorced, shares custody of one girl (6).  Renting.   On sick leave, pay continues to 1/31/27
CONTACT   brother Anselm Ferncastle 612-555-0162 (emergency).   Case calls go to our nurse, Wilma Trygg
          612-555-0163, w.trygg@northstar-med.example
PLAN      HealthPartners Open Access (Other)    HP 6620 19482    grp 30071     auth ref  A-551-0926-7
STATUS    medical cert.  [ ] valid   [X] deferred   [ ] denied           last flight  10/11/26
-----------------------------------------------------------------------------------------------
DATE       EVENT                                                        SOURCE
06/14      first no-show, "migraine"                                    crew sched.
08/02      Adderall 30 mg, not hers, found in flight bag; surrendered   chief pilot
09/30      random DOT urine: amphetamine positive, MRO no Rx            lab 77-4410
10/11      asked to be taken off the line                               airman
10/16      HIMS AME exam, Dr. Ruud.  A1c 5.2, AST 19, BP 128/82         AME
10/22      ~~second positive, cocaine~~  lab withdrew, chain of custody error   lab
10/27      psychiatrist eval, Dr. Simone Achebe 612-555-0164            report att.
HISTORY   Adderall bought from a dispatcher since 2024, 60-90 mg a day in duty blocks, then wine, 2 bottles,
          to come down.  Last Adderall 10/10.  Last wine 10/25.  "I wasn't partying, I was staying awake."
          No opioids, no needles.  After 10/10 slept 14 h a day, low, hungry, ~~suicidal~~ (transcription: she
          said "so idle").  No shakes when she stopped wine.  No seizures ever.
          Asks for treatment herself:  "I want my daughter to fly with me someday."
RX        sumatriptan prn, Wellbutrin XL 300 started 10/27, Mirena
ALLERGY   codeine - itching;  bee venom - EpiPen in purse
MED HX    migraine.  Concussion 2009 (ski), 2 wks.  Hosp: none but childbirth 2020
PSYCH HX  postpartum depression 2020, sertraline x 1 yr.  Bulimia at college, treated, well since.  No attempt,
          no self injury.  Violence: none.  Trauma: runway excursion 2018 w/ a fire, she evacuated 44 people.
TX HX     residential none.  Outpatient:  therapist Kirsi Halloway LMFT, 612-555-0165, since 9/26.  IOP none
FAMILY    mother alcohol, sober; uncle suicide; her ex-husband takes lithium.  Her sister has lupus.
LEGAL     no criminal matter.  Custody review, Hennepin Family Ct., 12/03/26.   no probation.
TESTS     CogScreen pending.  NEO-PI done 10/27.
NEXT      AME Dr. Ruud 11/17/26  08:00 if still outpatient.   PCP  Dr. Ilse Cortland 612-555-0166
NEEDS     ride from MSP light rail, no car;  gluten free diet (celiac);  kid visits Sunday`,
      `NORTHSTAR REGIONAL AIRLINES                                      OFFICE OF THE MEDICAL DIRECTOR

                                                                 October 29, 2026

Dear Captain Whitlow,

Your letter reached me on Tuesday and I thank you for its candor.  I am sorry about the relapse, and
glad that you called your sponsor before you called me.

As we discussed, your Special Issuance is suspended from today.  You wrote that you drank on six evenings
in September, beer and then rye, and that you have stopped your naltrexone.  Please restart it.  Your
allergy to aspirin is on file.  Because you had a seizure in 2021 when you stopped by yourself, you are
not to stop by yourself this time: go to Abbott for five days, and then to Bellrive, which is holding a bed.

Your wife may call Nurse Trygg about the insurance.  I have noted your court date of November 20
in the matter of the fence, and your probation to your county.  Your depression is of long standing and
you may keep your Prozac.

I look forward to seeing you on the line again.

                                                         T. Adebayo, DO`,
      `HIMS CASE MEMO  (cont.)            Ferncastle, O.   b. 09/08/86            10/29/26         p. 2 of 2
MEDICAL DIRECTOR'S OPINION
   Stimulant use disorder, moderate; alcohol use disorder, mild to moderate.  28 day residential with flight
   crew track, then PDA 2x a month.  Detox not needed; observe sleep and mood first week.
CONDITIONS                                                         who            by when
   1  enter residential                                            airman         11/03/26
   2  CogScreen after 30 days clean                                Dr. Achebe     12/15/26
   3  monitor letters, monthly                                     Clearwater     monthly
   4  ~~no contact with daughter without supervision~~             struck, not ours to order.  TA
   5  peer pilot contact weekly                                    ALPA           open
   6  return custody of flight bag and badge                       airman         done 10/12
REMARKS  She broke a crew room mirror with a suitcase on 10/11, cleaned it up, and offered to pay.
         She cries in interviews, sleeps poorly again since 10/20 (4 h), reads the accident report at night.
         She is on her own authority, nobody else signs for her.  Fluent in Spanish.`,
    ],
    expected: {
      dob: '1986-09-08',
      sex_at_birth: 'Female',
      phone_number: /555-0161/,
      ...livesAt(/2900 Lyndale/i, 'Minnehaha Park', 'MN', '55998'),
      marital_status: 'Divorced',
      living_status: 'Rental',
      employer: /Northstar/i,
      ...inEmergency('Anselm', 'Ferncastle', /555-0162/),
      ...speakWith(/Trygg/i, /555-0163/),
      contact_person_email: 'w.trygg@northstar-med.example',
      ...seenBy('psychiatrist', /Achebe/i, /555-0164/),
      ...seenBy('therapist', /Halloway/i, /555-0165/),
      ...seenBy('pcp', /Cortland/i, /555-0166/),
      carrier: 'Other',
      subscriber_id: /HP 6620 19482/,
      group_number: '30071',
      authorization_number: 'A-551-0926-7',
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /fly with me someday|Asks for treatment/i,
      current_symptoms: /sleeps poorly|cries|slept 14 h|low, hungry/i,
      recent_substance_abuse: /Adderall|2 bottles/i,
      medication_plan: /sumatriptan|Wellbutrin|Mirena/i,
      allergies: /codeine|bee venom/i,
      epipen: /EpiPen in purse/i,
      transportation_required: /ride from MSP|no car/i,
      additional_treatment_or_support_needed: /gluten free|kid visits/i,
      psych_testing_done: /CogScreen pending|NEO-PI/i,
      history_of_tbi_concussions: /Concussion 2009/i,
      history_of_trauma: /runway excursion/i,
      eating_disorder: /Bulimia/i,
      aggression_or_property_damage: /crew room mirror|Violence: none/i,
      family_history: /mother alcohol|uncle suicide/i,
      upcoming_court_date: '2026-12-03',
      outpatient_therapy: /Halloway|therapist/i,
      concerns_for_withdrawal: /No shakes|slept 14 h|Detox not needed/i,
      ...ruledOut(
        'residential_programs history_of_suicide_attempts history_of_self_harm history_of_seizures probation',
      ),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender employment_status pending_legal_charges legal_guardianship_status other_levels_of_care'),
      ...fields('carrier subscriber_employer hospitalizations'),
    ],
    questions: [
      asked('AST', 1, /AST 19/),
      asked('what was the random DOT urine', 1, /amphetamine positive/),
      asked('who is the nurse for case calls', 1, /Wilma Trygg/),
      asked('CogScreen after 30 days clean by when', 3, /12\/15\/26/),
      asked('how long does her pay continue', 1, /pay continues to 1\/31\/27/),
      asked('When is the custody review?', 1, /12\/03\/26/),
      reworded('what does she drink to bring herself down', 1, /then wine, 2 bottles/),
      reworded('who supplied the stimulants', 1, /bought from a dispatcher/),
      reworded('insect sting risk', 1, /bee venom - EpiPen/),
      reworded('dietary restriction', 1, /gluten free diet/),
      reworded('what languages does she speak besides English', 3, /Fluent in Spanish/),
      reworded('has she destroyed company property', 3, /broke a crew room mirror/),
      takenBack('was she positive for cocaine', 1, /second positive, cocaine/),
      takenBack('must visits with the daughter be supervised', 3, /no contact with daughter without supervision/),
      anothers('does she take lithium', 1, /ex-husband takes lithium/),
      anothers('has she stopped naltrexone', 2, /stopped your naltrexone/),
      anothers('lupus?', 1, /sister has lupus/),
      absent('how tall is she'),
      absent('Does she smoke?'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
