import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';
import { peerToPeerWorksheet } from './peer-to-peer-worksheet.ts';

/** Two doctors on the phone about days of a stay: the written-out call, or the worksheet kept beside it. */
export const peerToPeerCall: readonly ApartRecord[] = [
  {
    person: who('mukherji', 'Anjali', 'Mukherji', '06/08/1988'),
    as: 'text',
    pages: [
      `CALL COVER SHEET - PEER TO PEER                                        Recorded line 4     10/27/2026  12:30-12:51 CT
--------------------------------------------------------------------------------------------------------------
Member            Anjali Mukherji            Member date of birth      06/08/1988
Plan              Aetna Choice POS II        Member ID                 W2284 190 55
Group             0866120-014                Reference                 requested auth 7741-ANM-09 (detox, approved 10/22)
Subscriber        Rajat Mukherji (husband)   Subscriber DOB            02/14/1985
Subscriber works  Ozark Freight Systems
Request           Residential, ASAM 3.7 to 3.5, 28 days, from 10/28/2026
Facility now      Ninth Street Medical Center, withdrawal unit, since 10/22
For the plan      Dr. Cornelius Babbage, board certified in psychiatry
For the member    Dr. Lucia Farnham, addiction medicine, Ninth Street
Also on line      Theo Marsh, RN, utilization review, 417-555-0131, tmarsh@ninthstreetmed.example
Home              1918 Larkspur Circle, Galena Springs, MO 65999 (owns, with husband)     417-555-0130
Personal          Female, married, two daughters.    Patent attorney, full time, Hask & Dunleavy LLP
Notify            Rajat Mukherji, 417-555-0132

Transcript is machine made and was corrected by T. Marsh on 10/28. Struck words were misheard.

00:00:41  BABBAGE   Thanks for making the time. I have the one who relapsed after four months, correct?
00:00:47  FARNHAM   No, that's your next call. Mr. Ostrander has the liver transplant question. Mine is Ms. Mukherji.
00:00:58  BABBAGE   Right. Thirty-eight, attorney. Tell me why not intensive outpatient.
00:01:06  FARNHAM   Because she came in drinking a fifth of gin a day, since her second daughter, so about three years,
                    and taking clonazepam on top, six to eight milligrams, most of it bought. Last of both, October 21.
00:01:29  BABBAGE   And was there a seizure?
00:01:31  FARNHAM   One. October 22, in our ambulance bay. That is her second; the first was in March, at home, also on
                    a day without. EEG is clean. CIWA got to 26. She saw her grandmother sitting in the sink.
00:01:58  BABBAGE   Delirium?
00:02:00  FARNHAM   We called it that for two nights. ~~She was intubated.~~ She was in step-down, not the ICU.
00:02:15  BABBAGE   Current vitals and scores?
00:02:18  FARNHAM   Today 128 over 82, pulse 88, CIWA 4. Taper of phenobarbital ends tomorrow.`,
      `MUKHERJI  P2P 10/27/2026                                                                              2 of 3

00:02:40  BABBAGE   Then medically she is finished, and the record I have says motivated, husband supportive.
00:02:49  FARNHAM   Motivated, yes. She said to me this morning, quote, I argued my own way out of treatment twice, don't
                    let me be clever a third time. The husband is kind. He also has a wine cellar, and he's on oxycodone
                    for his back, and he travels four days out of seven. Her brother Dev is the one in AA.
00:03:20  BABBAGE   What has been tried?
00:03:22  FARNHAM   IOP at Prism, 2024, nine sessions of twenty-four. Prism again last winter, the day program, five weeks.
                    Naltrexone by mouth, made her sick. She's had a therapist, Beatrix Nolan, a psychologist, all
                    along, weekly. Never residential. This is the first detox.
00:03:51  BABBAGE   Psychiatric?
00:03:53  FARNHAM   Major depression, recurrent, panic. PHQ-9 was 20 at admission, 15 now. Not sleeping past three, crying,
                    can't read a page. In February she took forty clonazepam in a hotel in Tulsa. Housekeeping found her.
                    Saint Brendan's kept her medically two nights and then on the psychiatric side for five.
00:04:25  BABBAGE   I don't have that.
00:04:27  FARNHAM   It's page eleven. Dr. Amadi has her now, Chioma Amadi, for medication.
00:04:34  BABBAGE   Self-injury?
00:04:36  FARNHAM   Digs her nails into her palms till they bleed, since law school. That's on page four.
00:04:44  BABBAGE   Eating?
00:04:46  FARNHAM   ~~Bulimia.~~ Belly pain, the machine heard bulimia. Gastritis, pantoprazole.
00:04:58  BABBAGE   Current medications, quickly.
00:05:00  MARSH     I have it. Sertraline 150, trazodone 50, pantoprazole 40, thiamine 100, acamprosate 666 three times a day
                    started yesterday. No clonazepam on discharge.  Allergic to iodine contrast, hives, and to
                    walnuts. She carries an EpiPen for the walnuts, it's in her bag.
00:05:31  BABBAGE   Any legal leverage? Board?
00:05:34  FARNHAM   None criminal. No charges. The bar's lawyer assistance program has asked for a report.
00:05:45  BABBAGE   Violence, anything on the unit?
00:05:47  FARNHAM   No. Not here, not at home. ~~She kicked a tech.~~
00:05:52  MARSH     That was the woman in 9. I'll strike it.`,
      `MUKHERJI  P2P 10/27/2026                                                                              3 of 3

00:06:10  BABBAGE   Trauma?
00:06:12  FARNHAM   She was the one driving when her college roommate was killed, 2008. Concussion in that, three days of
                    not knowing her name. Nightmares, she drinks before bed so as not to have them.
00:06:34  BABBAGE   Family?
00:06:36  FARNHAM   Father, alcohol, died of varices. Mother has lupus. Grandfather, what they called nerves.
00:06:47  BABBAGE   Testing?
00:06:48  MARSH     MoCA was 24 of 30 on day five. A gene panel for the antidepressants came back in May, she's a poor
                    metabolizer at 2C19. It's page thirty.
00:07:05  BABBAGE   All right. Where would she go? I won't approve a spa.
00:07:10  MARSH     Two places in network have a bed. She can't drive for six months because of the seizures, so it has to
                    be one that sends a car. Husband is in Denver till Friday.
00:07:28  BABBAGE   Give me the follow-ups if I said no.
00:07:31  MARSH     Dr. Amadi November 6th at 11, that's 417-555-0133. Dr. Nolan, 417-555-0134. Family doctor is Hugh
                    Sandifer, 417-555-0135; no visit made with him.
00:07:50  BABBAGE   I'm going to give you fourteen days at 3.5 with a review on day ten. Not twenty-eight.
00:07:58  FARNHAM   From which date?
00:08:00  BABBAGE   Tomorrow. ~~Denial stands.~~ Strike that, I was reading the other file. Fourteen, approved.
00:08:09  FARNHAM   Thank you. And medication for sleep that isn't a benzo, wherever she lands, please note that.
00:08:16  BABBAGE   Noted. She will need neuropsych follow-up, too, in my opinion, if the MoCA doesn't come up.

AFTER THE CALL (T. Marsh)
New number for the residential days: 7741-ANM-12. The older one closes with detox.
Bed search: call me first. Husband second. Do not leave word at the law firm.`,
    ],
    expected: {
      dob: '1988-06-08',
      sex_at_birth: 'Female',
      ...livesAt(/1918 Larkspur/i, 'Galena Springs', 'MO', '65999'),
      phone_number: /555-0130/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Hask/i,
      ...inEmergency('Rajat', 'Mukherji', /555-0132/),
      ...speakWith(/Marsh/i, /555-0131/),
      contact_person_email: 'tmarsh@ninthstreetmed.example',
      carrier: 'Aetna',
      subscriber_id: /W2284 190 55/,
      group_number: '0866120-014',
      subscriber_firstname: 'Rajat',
      subscriber_lastname: 'Mukherji',
      subscriber_dob: '1985-02-14',
      subscriber_employer: /Ozark Freight/i,
      authorization_number: /7741-ANM-(?:09|12)/,
      ...seenBy('psychiatrist', /Amadi/i, /555-0133/),
      ...seenBy('therapist', /Nolan/i, /555-0134/),
      ...seenBy('pcp', /Sandifer/i, /555-0135/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /argued my own way|third time|fifth of gin|Residential, ASAM/i,
      current_symptoms: /depression|panic|PHQ-9|Not sleeping|crying|Nightmares/i,
      recent_substance_abuse: /gin|clonazepam/i,
      concerns_for_withdrawal: /CIWA|seizure|Delirium|in the sink/i,
      medication_plan: /sertraline|acamprosate|trazodone|pantoprazole/i,
      allergies: /iodine|walnuts/i,
      epipen: /carries an EpiPen|in her bag/i,
      transportation_required: /can't drive|sends a car/i,
      hospitalizations: /Brendan|Ninth Street|step-down/i,
      other_levels_of_care: /IOP at Prism|day program|detox/i,
      outpatient_therapy: /Nolan|weekly|Prism/i,
      psych_testing_done: /MoCA/i,
      completed_genetic_testing: /gene panel|2C19|poor metabolizer/i,
      history_of_self_harm: /nails|palms/i,
      history_of_suicide_attempts: /forty clonazepam|Tulsa|February/i,
      history_of_seizures: /October 22|in March|second|ambulance bay/i,
      history_of_trauma: /roommate/i,
      history_of_tbi_concussions: /Concussion/i,
      family_history: /Father, alcohol|varices|lupus|nerves/i,
      residential_programs: /never/i,
      aggression_or_property_damage: /\bno\b|\bnot\b/i,
      ...ruledOut('pending_legal_charges'),
    },
    open: ['gender', ...fields('additional_treatment_or_support_needed eating_disorder')],
    questions: [
      asked('what is the group number', 1, /0866120-014/),
      asked('Where does the subscriber work?', 1, /Ozark Freight Systems/),
      asked('how many sessions of IOP at Prism did she do', 2, /nine sessions of twenty-four/),
      asked('MoCA', 3, /MoCA was 24 of 30/),
      asked('what was the highest CIWA', 1, /CIWA got to 26/),
      asked('number for the residential days', 3, /7741-ANM-12/),
      asked('when is Dr. Amadi', 3, /November 6th at 11/),
      reworded('how long a stay did the insurance doctor agree to', 3, /fourteen days at 3\.5|Fourteen, approved/),
      reworded('Did she ever overdose on purpose?', 2, /forty clonazepam/),
      reworded('what did she hallucinate', 1, /grandmother sitting in the sink/),
      reworded('who in her family got sober', 2, /Dev is the one in AA/),
      reworded('how does she injure herself', 2, /nails into her palms/),
      reworded('which nut is she allergic to', 2, /walnuts/),
      reworded('what accident haunts her', 3, /roommate was killed/),
      reworded('where are we not to leave a message', 3, /law firm/),
      takenBack('was she intubated', 1, /She was intubated/),
      takenBack('does she have bulimia', 2, /Bulimia/),
      takenBack('Why did she kick a tech?', 2, /kicked a tech/),
      anothers('does she take oxycodone for her back', 2, /oxycodone/),
      anothers('does she have lupus', 3, /lupus/),
      anothers('does she need a liver transplant', 1, /liver transplant/),
      absent('is she breastfeeding'),
      absent('What is her weight?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'medications', 'insurance'],
  },
  peerToPeerWorksheet,
];
