import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A liver specialist's letter on a patient who must stop drinking, and a transplant team's papers on one who did not. */
export const liverClinic: readonly ApartRecord[] = [
  {
    person: who('fairweather', 'Douglas', 'Fairweather', '10/09/1968'),
    as: 'text',
    pages: [
      `                              CAPE SOLACE LIVER & DIGESTIVE CENTER
                  220 Lighthouse Plaza, Cape Solace, NC 28999     T 252-555-0150   F 252-555-0151
        Hanneke de Vries, MD, Transplant Hepatology                 Roland Pickett, PA-C

October 20, 2026

Marguerite Oxendine, MD                                      cc: Admissions, residential program (by patient request)
Cape Solace Primary Care      252-555-0152

RE: Douglas FAIRWEATHER       DOB: 10/09/1968       MRN: 2207715       Visit: 10/19/2026

Dear Marguerite,

Thank you for sending Mr. Fairweather back to us. As you know he is a 58-year-old shrimp-boat owner with alcohol-related
cirrhosis, which was discovered in 2023 when he bled from varices and spent nine days in Cape Solace General. He abstained
for fourteen months and has been drinking again since his divorce became final in January. He came with his sister
Lorna, herself a patient of this clinic with autoimmune hepatitis on azathioprine, who did most of the talking.

He now drinks a twelve-pack of beer and "some rum on the boat" daily; the last was a beer in our parking lot. He does
not use other drugs. ~~He takes kratom for his back.~~ (Dictation error, see addendum.) He told me: "Doc, I quit for you
once. This time I want somebody to lock the galley. I'd go tomorrow." He has tremor each morning until the second
can. On two earlier occasions, in 2023 and 2024, he became delirious on the third day without it; on the second of
these he had a convulsion in our infusion room. There has been none before or since.

              10/19/26     07/13/26     06/02/25          10/19/26     07/13/26     06/02/25
  Bilirubin      3.9          2.2          1.0     INR       1.7          1.5          1.2
  Albumin        2.7          3.1          3.9     Na        129          133          139
  AST/ALT      144/61        98/50        31/24    Plt        71           84          118
  Creat          1.1          1.0          0.9     PEth      912          --           <20
  MELD-Na 24 (was 17).  Child-Pugh B8.  AFP 4.  Ultrasound: nodular liver, moderate ascites, no mass.

On examination he was jaundiced, wasted in the arms, with a soft full belly and pitting edema; mild asterixis; oriented. He
weighs 171 lb of which I would guess 15 are fluid. BP 98/58, pulse 104.`,
      `Fairweather, Douglas     2207715     10/19/2026                                          page two

Medications reviewed: spironolactone 100 mg, furosemide 40 mg, nadolol 20 mg, lactulose 30 mL three times a day, rifaximin 550
mg twice a day, thiamine. ~~Acamprosate 666 mg tid~~ (HdV). No NSAIDs, and no more than 2 g of
acetaminophen a day. He reports an allergy to Bactrim (Stevens-Johnson, 1999) and none to foods. No epinephrine pen.

Social. Divorced. Lives alone aboard his own boat, the "Lorna Dee," slip 14, Old Fish Dock, Cape Solace, NC 28999. Works for
himself. Telephone 252-555-0153. He has no car; the dock manager's truck is not always to be had, and he should not be
put on a bus in this state. Lorna Fairweather, 252-555-0154, is to be called in an emergency and has health care power of
attorney, unused; he decides for himself. He finished a 28-day program at Marsh Harbor in 2023. He has not had a
counselor since. A DWI in March is not yet disposed of; he is in court in Carteret on December 1, 2026. No probation.

Mood. Down since January; wakes at two; he has stopped singing in the choir. PHQ-9 13. He denied thoughts of suicide and any
attempt, ever, and has not injured himself. He does not become violent; his crewman Skip, who does, has been let go
and has a protective order over him. Lost a deckhand, 19, overboard in 2011, and dreams of it. Fell from the
wheelhouse in May, eleven stitches, "saw double for a day." Father died of liver cancer; hemochromatosis gene test on
Mr. Fairweather (2023) showed one copy of C282Y only. His daughter is well.

Impression and plan
  1. Decompensated cirrhosis, alcohol. Not a candidate for the waiting list until six months of documented sobriety.
  2. Alcohol use disorder, severe. Needs inpatient medical withdrawal (lorazepam, not chlordiazepoxide) and then at least 60
     days residential. Naltrexone should be avoided; baclofen 5 mg three times a day may be considered there.
  3. Encephalopathy grade 1: two to three stools daily, or more lactulose.
  4. Ascites: paracentesis scheduled here November 4, 2026, 11:00. Low sodium, 2 g. Fluid 1.5 L.
  5. Varices: repeat banding in January.
Coverage is Ambetter of North Carolina, subscriber U7710 2293 01. Our coordinator, Beth Anne Culpepper RN (252-555-0155,
baculpepper@capesolaceliver.example), has begun the referral and should be the one you talk with.

With kind regards,           H. de Vries, MD

ADDENDUM 10/22/2026: kratom was dictated into the wrong letter. ~~Also allergic to penicillin~~ same. HdV`,
    ],
    expected: {
      dob: '1968-10-09',
      ...livesAt(/slip 14|Old Fish Dock/i, 'Cape Solace', 'NC', '28999'),
      phone_number: /555-0153/,
      marital_status: 'Divorced',
      employment_status: 'Self-employed',
      ...inEmergency('Lorna', 'Fairweather', /555-0154/),
      ...speakWith(/Culpepper/i, /555-0155/),
      contact_person_email: 'baculpepper@capesolaceliver.example',
      carrier: 'Ambetter/Centene',
      subscriber_id: /U7710 2293 01/,
      ...seenBy('pcp', /Oxendine/i, /555-0152/),
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /lock the galley|quit for you|go tomorrow|drinking again since/i,
      current_symptoms: /Down since January|wakes at two|PHQ-9|jaundiced|tremor|stopped singing/i,
      recent_substance_abuse: /twelve-pack|rum/i,
      concerns_for_withdrawal: /tremor|delirious|convulsion|inpatient medical withdrawal/i,
      medication_plan: /spironolactone|furosemide|nadolol|lactulose|rifaximin/i,
      allergies: /Bactrim/i,
      epipen: /\bno\b/i,
      transportation_required: /no car|put on a bus/i,
      hospitalizations: /Cape Solace General|nine days/i,
      residential_programs: /Marsh Harbor/i,
      completed_genetic_testing: /hemochromatosis|C282Y/i,
      history_of_seizures: /convulsion/i,
      history_of_trauma: /deckhand|overboard/i,
      history_of_tbi_concussions: /wheelhouse|saw double/i,
      pending_legal_charges: /DWI/i,
      upcoming_court_date: '2026-12-01',
      family_history: /liver cancer|autoimmune/i,
      ...ruledOut('history_of_suicide_attempts history_of_self_harm aggression_or_property_damage probation'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('living_status employer legal_guardianship_status other_levels_of_care outpatient_therapy'),
      ...fields('current_therapist_name additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('MELD-Na', 1, /MELD-Na 24/),
      asked('What was the PEth?', 1, /PEth 912/),
      asked('when is the paracentesis', 2, /November 4, 2026/),
      asked('what did he weigh', 1, /171 lb/),
      asked('who is the coordinator', 2, /Culpepper/),
      asked('Which slip is the boat in?', 2, /slip 14/),
      asked('what is the subscriber number with Ambetter', 2, /U7710 2293 01/),
      reworded('what drug gave him a dangerous skin reaction', 2, /Bactrim|Stevens-Johnson/),
      reworded('can he be listed for a new liver now', 2, /Not a candidate|six months of documented/),
      reworded('which sedative should not be used to taper', 2, /not chlordiazepoxide/),
      reworded('how much salt may he have', 2, /Low sodium|2 g\b/),
      reworded('What set off the relapse?', 1, /since his divorce/),
      reworded('whom did he lose at sea', 2, /deckhand/),
      takenBack('does he take kratom', 1, /kratom/),
      takenBack('is he on acamprosate', 2, /Acamprosate/),
      takenBack('Is he allergic to penicillin?', 2, /allergic to penicillin/),
      anothers('does he have autoimmune hepatitis', 1, /autoimmune hepatitis/),
      anothers('does he take azathioprine', 1, /azathioprine/),
      anothers('has he a protective order over him', 2, /protective order/),
      absent('Is he immune to hepatitis B?'),
      absent('does he smoke'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('vandermeer', 'Rosalie', 'Vandermeer', '03/27/1977'),
    as: 'scan',
    pages: [
      `MOUNT ALDER TRANSPLANT INSTITUTE                    SELECTION COMMITTEE - PSYCHOSOCIAL SUMMARY
Candidate  Vandermeer, Rosalie J.      DOB 03/27/1977   49  F       Organ  LIVER       Meeting  10/21/2026  #14
Presented by  Ignatius Boateng, LICSW   206-555-0156        Hepatologist  Dr. Prakash Iyengar 206-555-0157

DECISION      [ ] list     [ ] defer, re-present     [X] DEFER PENDING TREATMENT     [ ] decline
Reason        PEth 388 on 9/30 after 5 months of reported abstinence; candidate then told us herself (see statement)
~~[X] decline~~   pen slipped, see 3rd box.  IB

1 IDENTIFYING   Lives with husband Pieter and two daughters in own house, 6612 Salal Way, Port Alder, WA 98999.
                Tel 206-555-0158.   rosalie.vdm@portmail.example     Married 22 y.    High-school music teacher, full time,
                Port Alder Schools, now on medical leave since 8/24.
2 INSURANCE     Regence BlueShield (WA), ID RGW 7712 33801, grp 10004418, through her work
3 CAREGIVERS    1st  Pieter Vandermeer  206-555-0159 (also emergency)      2nd  her mother, Wilhelmina, 74
                Pieter: kidney donor to his brother 2014, works nights.   Wilhelmina: Parkinson's, deep brain stimulator,
                on oxygen at night; committee asks for a different second.
4 SUBSTANCE     Chardonnay from 2015, two bottles nightly by 2024.  Diagnosed 12/2025 in the hospital (below).  Stopped.
                Resumed June: vodka minis in the piano bench, 6-8 a day.  Last drink 10/20, evening.
                Marijuana gummies for sleep, most nights.     Nicotine never.     Opioids only after surgery 2003.
                ~~Cocaine~~ in college -- that is Pieter's answer, crossed out
                Stopping: "my hands go so I can't play the left hand," vomiting, sweats.  CIWA 11 at clinic 10/5.  No seizures,
                then or in her life.  No DTs.
5 TREATMENT     Evening IOP at Alder Counseling, 1-3/2026, finished.   Individual: Nora Ellingsen LMHC, weekly since
                Feb., 206-555-0160.   Women for Sobriety online.   No residential, no detox.
                Psychiatrist:  Dr. Amit Sabharwal, 206-555-0161, every 6 weeks`,
      `Vandermeer R J    3/27/77     Selection Comm. 10/21/2026                                              2

6 MENTAL HEALTH   MDD, recurrent; sertraline 150, mirtazapine 15.   PHQ-9 16, GAD-7 14 (10/5).   Ashamed, tearful, poor sleep.
                Anorexia 17-20, hospitalized Swedish Pines 1996, six weeks.  Eats now, but "counts."
                Cut her hip with a compass at 18.  Not after.   Suicide:  no attempt, no plan.   PTSD no.
                Violence: none. Neuropsych 7/2026 (Dr. Fay Lindqvist): mild slowing, "covert" encephalopathy
                Older daughter, Mieke 17:  ADHD, concussion from soccer in May, sees school counselor
7 MEDICAL       Alcohol hepatitis with ascites, Mt. Alder 12/3-12/19/2025.   MELD 19.   TIPS no.   Breast lump benign 2019.
                Meds also: furosemide 20, spironolactone 50, lactulose, pantoprazole.   ~~prednisolone~~ IB
                ALL: vancomycin (flushing);  tree nuts (hives) -- ate baklava at a recital 5/2026 on a dare, ER.   EpiPen in
                purse x2.       Head injury: none.        Genetic panel for cholestasis 2/2026: negative.
                PCP  Dr. Lucille Tremblay  206-555-0162
8 LEGAL         none; no DUI; no probation.     License ok.  Pieter got a reckless-driving ticket, court 11/12.
9 FAMILY HX     father alcohol, d. 59 cirrhosis.  mother as above.  aunt bipolar.    Miscarriages x3, stillbirth 2006 - she calls
                this "the hard one," no trauma therapy.
10 STATEMENT (written by her, pinned to file)
     "I lied on four forms. The girls found the piano bench. I would rather lose my place in line than have
     somebody else's liver and drown it. Send me to a real place, all summer's worth, and I will come back clean
     with the tests to show for it."
11 CONDITIONS   a  residential 60+ days, then IOP     b  PEth monthly, <20 x 3       c  SIPAT again (now 41, was 33)
                d  new second caregiver               e  Ellingsen to continue by video while there
     Next clinic: Iyengar 11/13/2026 8:20, labs first.    Banding not due.
     Diet: 2 g Na, protein snack at bedtime.   Ultrasound q6mo.
12 TRANSPORT    She may drive but tires. Pieter brings her if it is within 2 h; further, shuttle from our Institute (call).
13 CONTACT for bed / records     I. Boateng as above, iboateng@mtaldertx.example.      Consent on file 10/19.
     ~~Do not contact husband~~  lifted by patient 10/20

Committee: P. Iyengar MD, S. Okonjo RN, I. Boateng LICSW, Fr. L. Quist, M. Aoki PharmD              copy: admissions`,
    ],
    expected: {
      dob: '1977-03-27',
      sex_at_birth: 'Female',
      ...livesAt(/6612 Salal/i, 'Port Alder', 'WA', '98999'),
      phone_number: /555-0158/,
      email_id: 'rosalie.vdm@portmail.example',
      marital_status: 'Married',
      employer: /Port Alder Schools/i,
      ...inEmergency('Pieter', 'Vandermeer', /555-0159/),
      ...speakWith(/Boateng/i, /555-0156/),
      contact_person_email: 'iboateng@mtaldertx.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /RGW 7712 33801/,
      group_number: '10004418',
      ...seenBy('therapist', /Ellingsen/i, /555-0160/),
      ...seenBy('psychiatrist', /Sabharwal/i, /555-0161/),
      ...seenBy('pcp', /Tremblay/i, /555-0162/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /lied on four forms|lose my place|real place|piano bench|PEth 388/i,
      current_symptoms: /PHQ-9|GAD-7|Ashamed|tearful|poor sleep/i,
      recent_substance_abuse: /vodka minis|6-8 a day|gummies|Chardonnay|Last drink/i,
      concerns_for_withdrawal: /my hands go|CIWA|sweats|vomiting/i,
      medication_plan: /sertraline|mirtazapine|furosemide|spironolactone|lactulose|pantoprazole/i,
      allergies: /vancomycin|tree nuts/i,
      knowingly_ingested_allergen: /baklava/i,
      epipen: /EpiPen in|purse|\byes\b/i,
      transportation_required: /may drive|Pieter brings|shuttle/i,
      hospitalizations: /Mt\. Alder|Swedish Pines/i,
      other_levels_of_care: /IOP|no detox/i,
      outpatient_therapy: /Ellingsen|IOP|Women for Sobriety|Individual/i,
      psych_testing_done: /Neuropsych|Lindqvist/i,
      completed_genetic_testing: /cholestasis|Genetic panel/i,
      history_of_self_harm: /Cut her hip|compass/i,
      eating_disorder: /Anorexia/i,
      family_history: /father alcohol|cirrhosis|aunt bipolar|Parkinson|ADHD/i,
      ...ruledOut('residential_programs history_of_suicide_attempts history_of_seizures history_of_tbi_concussions'),
      ...ruledOut('aggression_or_property_damage pending_legal_charges probation'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('living_status employment_status history_of_trauma additional_treatment_or_support_needed'),
      'subscriber_employer',
    ],
    questions: [
      asked('SIPAT', 2, /SIPAT again \(now 41/),
      asked('what was the PEth on 9/30', 1, /PEth 388/),
      asked('Who is the psychiatrist?', 1, /Sabharwal/),
      asked('when was she at Swedish Pines', 2, /1996/),
      asked('who sits on the committee', 2, /Okonjo|Iyengar|Boateng/),
      asked('GAD-7', 2, /GAD-7 14/),
      reworded('where did she hide the liquor', [1, 2], /piano bench/),
      reworded('why is she not on the waiting list yet', 1, /DEFER PENDING TREATMENT|PEth 388/),
      reworded('starved herself as a teen', 2, /Anorexia/),
      reworded('Which foods must the kitchen keep from her?', 2, /tree nuts/),
      reworded('has she lost a baby', 2, /stillbirth|Miscarriages/),
      reworded('what instrument suffers when she stops drinking', 1, /left hand/),
      reworded('did a psychologist find her thinking slowed', 2, /mild slowing/),
      takenBack('has she used cocaine', 1, /Cocaine/),
      takenBack('is she on prednisolone', 2, /prednisolone/),
      takenBack('is contact with her husband forbidden', 2, /Do not contact husband/),
      anothers('does she have a deep brain stimulator', 1, /deep brain stimulator/),
      anothers('did she give a kidney', 1, /kidney donor/),
      anothers('must she appear in court on 11/12', 2, /court 11\/12/),
      absent('is she left-handed'),
      absent('what is her blood type'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
