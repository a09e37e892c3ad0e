import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** Papers by which a family or a doctor asks a court to order somebody into treatment. */
export const commitmentPetition: readonly ApartRecord[] = [
  {
    person: who('ferrante', 'Dominic', 'Ferrante', '01/31/1998'),
    as: 'scan',
    pages: [
      `STATE OF FLORIDA, CIRCUIT COURT, 22ND CIRCUIT              Case no. 26-MH-004417
PETITION FOR INVOLUNTARY ASSESSMENT AND STABILIZATION              FILED 10/20/26 2:12 PM

IN RE:  DOMINIC FERRANTE, Respondent

1. Petitioner is:   ( ) spouse  (X) relative, to wit: mother, Rosanna Ferrante
                    ( ) guardian  ( ) 3 adults with knowledge
2. Respondent's age 28   date of birth 1-31-1998   residence  818 Kumquat Ct, Palmera FL 32999
3. Petitioner has good faith reason to believe Respondent is substance abuse impaired because:
   He has been using 2-3 grams of cocaine a day and drinking tequila with it. He takes Xanax bars
   to come down. He has lost 40 lbs. On 10/11 he fell through the sliding glass door. On 10/17
   I found him gray and the paramedics gave him oxygen.
4. Respondent (check)  (X) has inflicted or is likely to inflict physical harm on himself
                       (X) on others            ( ) has NOT
   Facts: He pushed me into the stove 10/15. He wrote on the bathroom mirror that he was done
   and took all of his father's heart pills in June 2026, 2 days ICU at Palmera General.
5. Respondent (X) has refused voluntary care  ( ) has not been offered it
   He has been to Bayview Detox 3 times, left each time. Crosstides Residential 2024, 60 days, did good.
6. Respondent (X) does not ( ) does  have an attorney.  Respondent ( ) can (X) cannot afford one.
7. Weapons: none.     8. Health insurance: Florida Blue, ID XJBH 4077 1182, my husband is the
   holder (Carlo Ferrante, b. 3/3/64).`,
      `26-MH-004417  FERRANTE                       ATTACHMENT - SWORN STATEMENT (page 2)

I am 61 and I am in recovery from pills 12 years and I know what this is. My brother Sal died of it.
Dominic was a sweet boy, he had tubes in his ears and was allergic to Ceclor and still is. When he
was 19 he flipped the golf cart at work and was out cold 10 minutes, he has headaches. He never had
epilepsy. His brother Anthony has epilepsy and takes Depakote and lives with me. Dominic takes
Wellbutrin when he takes it, from Dr. Ibarra (psychiatrist), 321-555-0151.
~~He also hears voices telling him to hurt the neighbor.~~  I take this sentence back, that was
his roommate Cody, who was Baker Acted.    R.F.

I do not know where he sleeps now, sometimes his truck, sometimes on his girlfriend's boat.
He was fired from the marina in September. He owes people money. He has no arrests I know of.

        Rosanna Ferrante     sworn before me 10/20/26   deputy clerk L. Voss

ORDER.  Hearing is set for  November 6, 2026 at 10:15 AM,  Courtroom 4B, Magistrate D. Penhaligon.
Respondent shall be assessed within 5 days by Seacoast Behavioral. Sheriff to transport.`,
    ],
    expected: {
      dob: '1998-01-31',
      recent_substance_abuse: /cocaine|tequila|Xanax/i,
      history_of_suicide_attempts: /heart pills/i,
      aggression_or_property_damage: /pushed me into the stove/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /golf cart|out cold/i,
      allergies: /Ceclor/i,
      medication_plan: /Wellbutrin/i,
      current_psychiatrist_name: /Ibarra/i,
      current_psychiatrist_phone: /555-0151/,
      residential_programs: /Crosstides/i,
      other_levels_of_care: /Bayview Detox/i,
      hospitalizations: /ICU|Palmera General/i,
      upcoming_court_date: '2026-11-06',
      carrier: 'BCBS (state plan)',
      subscriber_id: /XJBH\s?4077\s?1182/,
      subscriber_firstname: 'Carlo',
      subscriber_lastname: 'Ferrante',
      subscriber_dob: '1964-03-03',
      employment_status: 'Unemployed',
      family_history: /Sal died|recovery from pills|epilepsy/i,
      transportation_required: /Sheriff to transport/i,
    },
    open: [
      'address',
      'city',
      'state',
      'zip',
      'living_status',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'pending_legal_charges',
      'history_of_self_harm',
      'concerns_for_withdrawal',
      'contact_person_name',
      'history_of_trauma',
      'sex_at_birth',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
    ],
    questions: [
      asked('when is the hearing', 2, /November 6, 2026/),
      asked('how much cocaine a day', 1, /2-3 grams of cocaine/),
      asked('Does he have an attorney?', 1, /\(X\) does not/),
      asked('what is he allergic to', 2, /Ceclor/),
      reworded('did he try to kill himself this year', 1, /heart pills in June 2026/),
      reworded('is there violence toward family', 1, /pushed me into the stove/),
      reworded('loss of consciousness?', 2, /out cold 10 minutes/),
      reworded('policy holder birthday', 1, /3\/3\/64/),
      reworded('has rehab ever worked for him', 1, /Crosstides Residential 2024, 60 days, did good/),
      reworded('who brings him in', 2, /Sheriff to transport/),
      reworded('how come he is out of a job', 2, /fired from the marina/),
      takenBack('command hallucinations?', 2, /hears voices telling him to hurt/),
      anothers('does he take depakote', 2, /takes Depakote/),
      anothers('was he baker acted', 2, /roommate Cody, who was Baker Acted/),
      anothers('how long has he been in recovery from pills', 2, /in recovery from pills 12 years/),
      absent('hepatitis status'),
      absent('probation officer?'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('quarterman', 'Lucille', 'Quarterman', '05/06/1961'),
    as: 'text',
    pages: [
      `COMMONWEALTH DISTRICT COURT DEPARTMENT                      Docket 2657AC0188
AFFIDAVIT AND APPLICATION FOR COMMITMENT FOR ALCOHOL OR SUBSTANCE USE DISORDER

Respondent:   Lucille Quarterman    DOB 05/06/1961    Female    5'3"   128 lbs   glasses
Address:      22 Tannery Row, Unit 5, Millbrook, MA 01999
Applicant:    Percy Quarterman, son            Telephone:  413-555-0184

                        QUALIFIED CLINICIAN'S REPORT TO THE COURT

I examined the respondent for fifty minutes in the court clinic on October 26, 2026. Sources were
the respondent, her son, and a two-page emergency department record.

Alcohol. Mrs. Quarterman, a retired bus driver, reports two nips in the evening. Her son counts
thirty-one empty liter bottles of gin since Labor Day. Her breath alcohol in my office was 0.19 at
ten in the morning and she was not visibly drunk. She has been in hospital four times this year
with a swollen belly, most recently September 4 to 11 at Holyoak, when nine liters were drained.

Withdrawal. In that stay she had visual hallucinations and was tied to the bed. The discharge
papers mention "sz x2", the second of which was seen by a nurse.

Risk. She denies any thought of suicide and no one has known her to try. She set fire to a kitchen
towel twice by leaving a pan. Her son found her in the road at night on October 22. Her husband
of thirty years, Amos, died in April after a long dementia, in the course of which he struck her.`,
      `2657AC0188   Quarterman                                                        2

Mental state. Orientation full. Asterixis. Cried for her husband. Thought orderly.

Medical. Cirrhosis with ascites; esophageal varices, banded in July; she is told to take
spironolactone, propranolol and lactulose and takes the last when she remembers. Acetaminophen is
forbidden to her. She has no known allergies to medicine; wool makes her itch.

Paragraph amended at 11:50. My draft said that there was a prior commitment in 2019. I withdraw
that sentence; please read the report without it.

Family. The applicant is himself four years sober and says so. A daughter, Renata, was committed
under this statute in 2022 and is presently in jail for larceny. The respondent's mother died of
"liver".

Means. She has Tufts Medicare Preferred, number S90 0417 733. She lives in her own unit, alone.
Her primary doctor is Colin Astley, 413-555-0185, who supports this application.

Opinion. There is a likelihood of serious harm by reason of very substantial risk of physical
impairment. She is willing to go voluntarily to a program that has a medical floor, and I ask the
court to continue the matter to November 16 so that she may. She will need a wheelchair van.

                                       Thandiwe Osgood, Psy.D., Designated Forensic Psychologist`,
    ],
    expected: {
      dob: '1961-05-06',
      sex_at_birth: 'Female',
      address: /22 Tannery Row/i,
      city: 'Millbrook',
      state: /MA|Massachusetts/,
      zip: '01999',
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      recent_substance_abuse: /\bgin\b|two nips|breath alcohol|alcohol/i,
      concerns_for_withdrawal: /hallucinations|sz x2|tied to the bed/i,
      history_of_seizures: /sz x2/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /struck her/i,
      allergies: /no known allergies|\bno\b/i,
      medication_plan: /spironolactone|propranolol|lactulose/i,
      hospitalizations: /four times this year|Holyoak/i,
      current_pcp_name: /Colin Astley/i,
      current_pcp_phone: /555-0185/,
      family_history: /died of "?liver|committed|four years sober/i,
      subscriber_id: /S90\s?0417\s?733/,
      upcoming_court_date: '2026-11-16',
      transportation_required: /wheelchair van/i,
    },
    open: [
      'carrier',
      'gender',
      'contact_person_name',
      'contact_person_phone',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'aggression_or_property_damage',
      'history_of_self_harm',
      'additional_treatment_or_support_needed',
      'pending_legal_charges',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'phone_number',
    ],
    questions: [
      asked('What was her breath alcohol?', 1, /0\.19/),
      asked('docket', [1, 2], /2657AC0188/),
      asked('who is her primary doctor', 2, /Colin Astley/),
      asked('when was the last stay at Holyoak', 1, /September 4 to 11/),
      reworded('ever seized coming off alcohol', 1, /sz x2/),
      reworded('fluid in abdomen?', [1, 2], /swollen belly|ascites|nine liters/),
      reworded('tylenol ok?', 2, /Acetaminophen is forbidden/),
      reworded('was she abused by her husband', 1, /he struck her/),
      reworded('is she agreeable to coming', 2, /willing to go voluntarily/),
      reworded('how should she be driven here', 2, /wheelchair van/),
      reworded('son thinks she drinks how much', 1, /thirty-one empty liter bottles/),
      takenBack('was she committed before', 2, /prior commitment in 2019/),
      anothers('is she in jail for larceny', 2, /in jail for larceny/),
      anothers('does she have dementia', 1, /after a long dementia/),
      anothers('how long has she been sober', 2, /four years sober/),
      absent('does she use opioids'),
      absent('religion'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal', 'insurance'],
  },
];
