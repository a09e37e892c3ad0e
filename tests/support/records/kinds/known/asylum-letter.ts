import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A psychologist's or a torture survivors' clinic's letter on somebody whose asylum case is open, sent on to a program. */
export const asylumLetter: readonly ApartRecord[] = [
  {
    person: who('tekle', 'Yonas', 'Tekle', '07/02/1993'),
    as: 'text',
    pages: [
      `                                   CENTER FOR SURVIVORS OF PERSECUTION
                              930 Almond Street, 4th Floor, Northgate, MD 20999
                                   tel. 301-555-0131     fax 301-555-0132

October 22, 2026

Re: Psychological evaluation and referral for residential treatment
    Yonas TEKLE, born July 2, 1993, Asmara        A-number on file with counsel

To the admitting clinician:

I am a licensed psychologist and have evaluated over three hundred applicants for asylum. At the request of
his attorney, Ms. Delphine Marchetti (301-555-0133), I met Mr. Tekle on four occasions between July 8 and
September 30, 2026, for a total of nine hours, with a Tigrinya interpreter, Mr. Habte, by telephone. Counsel
has his written permission to share this letter with your program. His English is good for daily matters; he
asks for an interpreter when he speaks about the past.

Background. Mr. Tekle was conscripted at seventeen and served in the national service until he fled. In 2016
he was held for fourteen months in a shipping container, beaten on the soles of the feet and hung by the
elbows; a guard struck him with a rifle butt above the left ear and he woke, he believes, the following day.
His cellmate, Filmon, lost an eye, had convulsions and died in custody. Mr. Tekle has never had a convulsion.
He crossed to Sudan in 2018 and reached this country in 2023. His father was imprisoned for his faith. A paternal
uncle "talked to the walls." An older sister, Senait, lives in Stockholm and is treated for epilepsy.

Present circumstances. He is 33, unmarried, and shares a rented row house with two countrymen at 15 Tannery
Lane, Northgate, MD 20999. He has a work permit and was employed full time as a line cook at the Blue
Heron Grill until September 12, when he was let go for arriving drunk. He may be reached at 301-555-0134. There
is no family in the United States; he names his roommate, Abel Woldu (301-555-0135), in case of an emergency.

Substance use. He did not drink before 2023. He now consumes a 750 ml bottle of araki or vodka on most days,
alone, in order, he says, "to put out the container." His last drink before our last visit was that
morning. He chews khat when a friend brings it, about twice a month. He does not use opioids, cocaine, or
cannabis. In August he stopped for two days and had tremor, vomiting, and saw the guard in the doorway;
his roommate gave him beer and it passed. I consider unsupervised abstinence unsafe.`,
      `Tekle, Yonas                                                                                Page 2

Symptoms. He sleeps three hours, wakes shouting, avoids elevators and walk-in coolers, startles at keys,
and cannot follow a recipe he knows by heart. Mood is low and he has lost eleven pounds. Testing:
Harvard Trauma Questionnaire 3.4 (cutoff 2.5); Hopkins depression 3.1; a memory screen, RUDAS, 24 of 30. These
are consistent with posttraumatic stress disorder, chronic, and alcohol use disorder, severe.

Risk. He has thought of death since the hearing was postponed. On December 24, 2024, he walked into the
reservoir and was pulled out by a jogger; he was admitted to Northgate General for six days. He
has not cut or burned himself; the round scars on his forearms are cigarette burns made by interrogators. He
has not been violent to any person. He has broken his own telephone and, on September 11, the restroom mirror
at work. ~~He has a conviction for assault in Khartoum.~~ [Struck by E.P., 10/26/2026: a translation error; it was
the officer who was convicted.]

Medical. Chronic foot and shoulder pain; latent tuberculosis, treated 2023 with rifampin; a perforated left
eardrum. He takes prazosin 2 mg at bedtime and escitalopram 10 mg from Dr. Miriam Okoro, his primary
physician (301-555-0136), who will see him next on November 13, 2026. He is allergic to chloroquine (itching
all over). ~~Penicillin~~ is listed by the hospital in error.

Treatment. Weekly therapy at this Center with Ms. Ruth Eisenberg, LCSW-C (301-555-0131), since February. No
psychiatrist. He has never had treatment for alcohol of any kind. He takes no part in groups that begin with
a prayer, since prayer was compelled.

Legal posture. His individual hearing before the Immigration Court is January 27, 2027, at 1:00 p.m. He has no arrests
and is under no supervision. Admission must not conflict with that date; his attorney asks to be informed.

Coverage. He is enrolled in Maryland Medicaid, HealthChoice (Priority Partners), number 9 0033 1872 46.

In his words, in English: "I came here to live, and I am drinking my asylum. I will go to any house where the
door is not locked." I ask that he have a room with a window, no seclusion, and no male staff entering
unannounced. He has no car, and the Center can give bus vouchers but not a driver.

Please arrange dates through our case manager, Tobias Lindahl, 301-555-0137, t.lindahl@survivorscenter.example.

                                        Respectfully,     Evelyn Prager, Ph.D., Licensed Psychologist`,
    ],
    expected: {
      dob: '1993-07-02',
      ...livesAt(/15 Tannery/i, 'Northgate', 'MD', '20999'),
      phone_number: /555-0134/,
      marital_status: 'Single',
      employment_status: 'Unemployed',
      ...inEmergency('Abel', 'Woldu', /555-0135/),
      ...speakWith(/Tobias Lindahl/i, /555-0137/),
      contact_person_email: 't.lindahl@survivorscenter.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /9 0033 1872 46/,
      ...seenBy('pcp', /Okoro/i, /555-0136/),
      ...seenBy('therapist', /Eisenberg/i, /555-0131/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /drinking my asylum|came here to live|any house where/i,
      current_symptoms:
        /sleeps three hours|wakes shouting|startles|Mood is low|cannot follow a recipe|thought of death|posttraumatic/i,
      recent_substance_abuse: /araki|750 ml|khat/i,
      concerns_for_withdrawal: /tremor|vomiting|unsupervised abstinence|guard in the doorway|gave him beer/i,
      medication_plan: /prazosin|escitalopram/i,
      allergies: /chloroquine/i,
      transportation_required: /no car|bus vouchers/i,
      hospitalizations: /Northgate General/i,
      outpatient_therapy: /Eisenberg|Weekly therapy/i,
      psych_testing_done: /Harvard Trauma|RUDAS|Hopkins/i,
      history_of_suicide_attempts: /reservoir|jogger/i,
      history_of_trauma: /shipping container|beaten|posttraumatic|hung by|fourteen months|Harvard Trauma/i,
      history_of_tbi_concussions: /rifle butt/i,
      aggression_or_property_damage: /restroom mirror|own telephone/i,
      upcoming_court_date: '2027-01-27',
      family_history: /uncle|talked to the walls|epilepsy/i,
      ...ruledOut('history_of_self_harm history_of_seizures residential_programs pending_legal_charges'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('living_status employer current_psychiatrist_name other_levels_of_care probation parole_granted'),
      ...fields('additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('Harvard Trauma Questionnaire score', 2, /Harvard Trauma Questionnaire 3\.4/),
      asked('Who is his attorney?', 1, /Marchetti/),
      asked('when is the hearing before the Immigration Court', 2, /January 27, 2027/),
      asked('what is he allergic to', 2, /chloroquine/),
      asked('who is the case manager', 2, /Tobias Lindahl/),
      asked('Which interpreter was used?', 1, /Habte|Tigrinya interpreter/),
      reworded('how was he tortured', 1, /soles of the feet|hung by the elbows/),
      reworded('why did he lose his job', 1, /arriving drunk/),
      reworded('did he try to drown himself', 2, /walked into the reservoir|reservoir/),
      reworded('has he had TB', 2, /latent tuberculosis/),
      reworded('any conditions about his room', 2, /room with a window|no seclusion/),
      reworded('what does he drink', 1, /araki/),
      takenBack('was he convicted of assault in Khartoum', 2, /conviction for assault/),
      takenBack('penicillin allergy?', 2, /Penicillin/),
      anothers('did he lose an eye', 1, /lost an eye/),
      anothers('is he treated for epilepsy', 1, /treated for epilepsy/),
      absent('what is his blood pressure'),
      absent('does he have a green card'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('escobar', 'Marisol', 'Escobar-Paz', '10/14/2000'),
    as: 'scan',
    pages: [
      `REFUGE & JUSTICE CLINIC - Medical-Legal Partnership                    fax cover + letter, 2 pages
To: Admissions           From: Wendell Park, PMHNP              10/28/26

Patient:  Marisol Escobar-Paz     DOB 10/14/2000     she/her     Spanish, some English, K'iche' with grandmother
Address:  c/o Iglesia Roca Viva, 1212 Poplar, Dunmore Falls, NJ 07999  (she sleeps in the church basement since 9/30)
Phone:    862-555-0138  (WhatsApp)                        Coverage: NJ FamilyCare, Horizon NJ Health 30 4471 6682

Dear colleagues,
Marisol is a 26-year-old woman from Guatemala with a pending asylum claim. I have prescribed for her since May. I write
because she came Monday and said, "Ya no puedo. Ayúdeme a parar" (I can't anymore, help me stop). She agreed to a
women's program the same hour, and my patients do not often do that.

What she uses. Fentanyl, sold to her as "azules," two or three a day by foil since last winter, when a coworker gave her
one for a tooth. Last one Tuesday 10/27, around noon. She has never injected. Beer on Sundays, two or three. ~~Glue~~ (that
was asked about, she said no; my error). When she runs out: vomiting, gooseflesh, cannot lie still. COWS 11
today. She had naloxone from the pastor's wife on October 3, and walked home from the ER at St. Brendan's.

What happened to her. She was taken by a gang at 15 and held for five months. She was assaulted on the journey
in 2022. Her older brother Wilmer was shot in front of her. She does not want this discussed in groups. She left her
partner, Nery, on September 30 after he choked her until she passed out; he has a criminal case, and an
appearance on November 9, as a defendant. She is a witness and holds a restraining order against him. She has a
daughter, Luz, 4, who is with the pastor's family and has asthma and an EpiPen for cashews.

Health. 14 weeks pregnant (LMP 7/20), prenatal visit done at St. Brendan's OB. Hepatitis C negative, HIV negative,
syphilis treated in June. Anemia. No surgeries. No seizures. She struck her head in a bus rollover in 2022 and
still has headaches. Allergy: none that she knows of; ibuprofen "burns my stomach," which is not one.`,
      `M. Escobar-Paz, 10/14/2000                                                              page 2 of 2

Medicine now: prenatal vitamin, ferrous sulfate 325, sertraline 50 since June. ~~Prazosin 1 mg~~ stopped, pregnant, WP.
We will not start buprenorphine here because she asks to start inside; please do so.

Mind. PCL-5 61, EPDS 19. Does not sleep before 4, sees the hallway again, cries when Luz leaves, eats once a day. She
says she would not kill herself because of both children. In 2023 she took 20 acetaminophen and vomited; that was to
die, she says. No hospital stay for it. She does not cut. Overnight stays: only for Luz's birth, 2022. She
is not violent. No prior treatment of any kind, nor counselor besides the pastor.

Immigration. Master calendar hearing February 18, 2027, 9:00 AM, Newark. Attorney: Priya Raman, 862-555-0139. She has
no arrests, no charges here or there. She has an ankle monitor from ICE (SmartLINK since August instead:
phone app). Please allow the app, one check-in a week, Thursdays.

Family. Mother: diabetes. Father: drank, left. Wilmer's widow, Ana, is bipolar and takes lithium; she lives in Trenton
and is not to be given information, because she speaks with Nery.

Practical. No papers to drive, no car. Church van can bring her if it is in Essex or Union County. Works nights at
Garden Fresh Packing, part time, will be replaced. Emergency: Pastor's wife, Noemí Batres, 862-555-0140. For the
admission itself please speak with our nurse case manager, Joelle Fontaine, 862-555-0141, jfontaine@refugejustice.example,
who speaks Spanish. Primary care: Dr. Samuel Nkemelu, same clinic, 862-555-0142; he sees her November 12, 2026.
She signs for herself. Single. She has never been married, though Nery says otherwise.

Psychological evaluation for court: Dr. Inés Carvalho, 7/2026, report with counsel.

Wendell Park, PMHNP (862-555-0143)          dictated, translated quotations are mine`,
    ],
    expected: {
      dob: '2000-10-14',
      ...livesAt(/1212 Poplar/i, 'Dunmore Falls', 'NJ', '07999'),
      phone_number: /555-0138/,
      marital_status: 'Single',
      employment_status: 'Part-time',
      employer: /Garden Fresh/i,
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Noemí', 'Batres', /555-0140/),
      ...speakWith(/Joelle Fontaine/i, /555-0141/),
      contact_person_email: 'jfontaine@refugejustice.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /30 4471 6682/,
      ...seenBy('pcp', /Nkemelu/i, /555-0142/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /no puedo|help me stop|can't anymore|women's program/i,
      current_symptoms: /Does not sleep|PCL-5|EPDS|hallway|cries|eats once/i,
      recent_substance_abuse: /azules|Fentanyl|Beer on Sundays/i,
      concerns_for_withdrawal: /gooseflesh|vomiting|COWS/i,
      medication_plan: /prenatal vitamin|ferrous|sertraline/i,
      allergies: /none/i,
      transportation_required: /no car|Church van/i,
      psych_testing_done: /Carvalho|Psychological evaluation/i,
      history_of_suicide_attempts: /acetaminophen/i,
      history_of_trauma: /gang|assaulted|shot in front|choked|held for five months/i,
      history_of_tbi_concussions: /bus rollover|struck her head/i,
      upcoming_court_date: '2027-02-18',
      family_history: /Mother: diabetes|Father: drank/i,
      ...ruledOut('history_of_self_harm history_of_seizures aggression_or_property_damage'),
      ...ruledOut('residential_programs pending_legal_charges'),
    },
    open: [
      'sex_at_birth',
      'gender',
      ...OWN_PLAN,
      ...fields('living_status current_therapist_name hospitalizations other_levels_of_care outpatient_therapy'),
      ...fields('additional_treatment_or_support_needed current_psychiatrist_name current_psychiatrist_phone'),
    ],
    questions: [
      asked('what was her COWS', 1, /COWS 11/),
      asked('When is the master calendar hearing?', 2, /February 18, 2027/),
      asked('who is her attorney', 2, /Priya Raman/),
      asked('how many weeks pregnant', 1, /14 weeks pregnant/),
      asked('EPDS', 2, /EPDS 19/),
      asked('who prescribes for her', [1, 2], /Wendell Park/),
      reworded('where is she staying at night', 1, /church basement/),
      reworded('what pills did she overdose on in 2023', 2, /20 acetaminophen/),
      reworded('strangled by boyfriend', 1, /choked her/),
      reworded('is she monitored by immigration', 2, /ankle monitor|SmartLINK/),
      reworded('who must not be informed', 2, /is not to be given information|Ana, is bipolar/),
      reworded('does she smoke or shoot the pills', 1, /by foil|never injected/),
      takenBack('does she sniff glue', 1, /Glue/),
      takenBack('is she taking prazosin', 2, /Prazosin 1 mg/),
      anothers('must she appear in court on November 9', 1, /appearance on November 9/),
      anothers('does she carry an EpiPen', 1, /EpiPen for cashews/),
      anothers('does she take lithium', 2, /takes lithium/),
      absent('Does she smoke cigarettes?'),
      absent('what is her shoe size'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
