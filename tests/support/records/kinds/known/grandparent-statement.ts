import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What a grandparent who has raised or housed somebody types up for a program. */
export const grandparentStatement: readonly ApartRecord[] = [
  {
    person: who('ridgeway', 'Tucker', 'Ridgeway-Amos', '03/27/2005'),
    as: 'scan',
    pages: [
      `                                                        Opaline Ridgeway
                                                        Route 2 Box 61
                                                        Sawyer Gap, TN 37999
                                                        423-555-0261
                                                        Sunday, October 25, 2026

TO THE TREATMENT PEOPLE

The lady on the phone said write down all I know about my grandson, so I will go in order. He is Tucker Dale
Ridgeway-Amos, born March 27, 2005, right here in Sawyer Gap. He is 21 and nobody is his guardian but
himself. I raised him from six on because my daughter Charlene was not able. He lives here with me. He
never married. His own phone is 423-555-0262 but it is off half the time, so call me. If anything happens
to him it is me you call first as well.

WHAT HE TAKES. It began with pain pills when he broke his collar bone at football, he was sixteen. Now it
is the blue ones and he smokes them off of foil. I found the foil. He says six or seven in a day but Tucker
always did round down. His last one was Friday night the 23rd. I have not seen him take a drink in two years.

HOW HE IS THIS MORNING. Sweated through the sheets, nose running, goose bumps, and his legs will not quit.
He has been to the bathroom eleven times. It was like this in August too and it went five days.

HIS HEALTH. They gave him penicillin as a baby and he swelled till his eyes shut, so he can not have it. He
does not carry one of those pens, it was never bees or such. He was knocked cold two times playing ball and
the second time did not know his own name till supper. My husband Dale took fits after his stroke and the
dog takes them now. I lay awake scared Tucker will take one too. I take Coumadin and I lock it up.
~~He was in the hospital at Knoxville in May.~~  O.R.

HIS MIND. I asked him point blank had he ever tried to end it and he said Mamaw no, never, and I believe
him. His mother cut on her arms and took pills, two times, so he knows what it does to people. He does not
sleep and he says his heart pounds at night.`,
      `2.                                                                  Ridgeway, about Tucker

TEMPER. In August he put his fist through the pantry door and broke my good mirror. He has not raised a hand
to me or to any person.

WHAT HE HAS BEEN THROUGH. His mother's boyfriend whipped him with a cord before I got him. At fourteen he is
the one that found Dale dead on the tractor.

PLACES HE WENT. Laurel Fork, up in Kentucky, spring of 2024, it was to be 30 days and he came home on day 12.
Then the Suboxone doctor in town four months in 2025, till it got to $300 a month. He has not had a
counselor.

DOCTOR. He goes to Nurse Goins at Gap Family Health, 423-555-0263. She will see him again November 5 at ten.
The only medicine he is to take is Lexapro 10, and one for his stomach, the bottle says ondansetron.

WORK AND MONEY. The sawmill let him go in July and he has no work. He has TennCare. The card says
TC 88 30 417.

THE LAW. A ticket for paraphernalia, he goes to court for it December 2 at the Gap. He is not on probation.
His cousin Rusty was, and hung himself in the county jail, and that is what I pray about.

WHAT HE WANTS. He sat on my bed and said Mamaw I am 21 and I feel 80, I want to go off and do it right this time.
I do not drive over the mountain any more so somebody would have to come and get him.

In my other letter, the one of October 12, I said he stole my pain pills. Tear that one up. I had them in the
wrong purse.

                                                        Yours in prayer,
                                                        Opaline Ridgeway`,
    ],
    expected: {
      dob: '2005-03-27',
      ...livesAt(/Route 2 Box 61/i, 'Sawyer Gap', 'TN', '37999'),
      phone_number: /555-0262/,
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Opaline', 'Ridgeway', /555-0261/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /TC 88 30 417/,
      ...seenBy('pcp', /Goins/i, /555-0263/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /feel 80|do it right/i,
      current_symptoms: /does not sleep|heart pounds|Sweated|goose bumps|not sleep/i,
      recent_substance_abuse: /blue ones|six or seven|smokes them|Friday night/i,
      concerns_for_withdrawal: /Sweated|goose bumps|legs will not quit|eleven times|August/i,
      medication_plan: /Lexapro|ondansetron/i,
      allergies: /penicillin/i,
      epipen: /does not carry/i,
      transportation_required: /come and get him|drive over the mountain/i,
      residential_programs: /Laurel Fork/i,
      other_levels_of_care: /Suboxone doctor/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /whipped him|found Dale dead/i,
      history_of_tbi_concussions: /knocked cold/i,
      aggression_or_property_damage: /pantry door|good mirror/i,
      pending_legal_charges: /paraphernalia/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-12-02',
      family_history: /cut on her arms|hung himself|stroke|took pills/i,
    },
    open: [
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'subscriber_firstname',
      'subscriber_lastname',
      'subscriber_dob',
      ...SEX,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('When does he see Nurse Goins again?', 2, /November 5 at ten/),
      asked('how old was he when his grandmother began to raise him', 1, /from six on/),
      asked('what happened when he got penicillin', 1, /swelled till his eyes shut/),
      asked('On which day did he leave Laurel Fork?', 2, /home on day 12/),
      asked('when did the sawmill let him go', 2, /July/),
      reworded('fentanyl tablets, how many daily', 1, /six or seven in a day/),
      reworded('what started his opioid use', 1, /broke his collar bone/),
      reworded('concussions', 1, /knocked cold two times/),
      reworded('does he drink alcohol now', 1, /take a drink in two years/),
      reworded('has he been violent toward people', 2, /raised a hand/),
      reworded('was he abused as a child', 2, /whipped him with a cord/),
      reworded('why did he quit MAT', 2, /\$300 a month/),
      takenBack('why was he in the hospital in Knoxville', 1, /hospital at Knoxville/),
      takenBack('what did he steal from his grandmother', 2, /stole my pain pills/),
      anothers('does he cut himself', 1, /cut on her arms/),
      anothers('did he ever have a fit', 1, /took fits after his stroke/),
      anothers('is he on a blood thinner', 1, /take Coumadin/),
      absent('What is his blood type?'),
      absent('hepatitis or HIV'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('kastner', 'Delphine', 'Kastner', '08/05/2001'),
    as: 'text',
    pages: [
      `STATEMENT OF BERNARD J. KASTNER, CPO, USN (RET.)
Regarding:      Delphine Marie Kastner, born 5 AUG 2001, my granddaughter
Prepared for:   admissions, at her request; she has read it and signs on page 2
Date:           24 OCT 2026

 1.  Who I am. Her father's father, age 77. Delphine has lived in my house at 902 Breakwater Street, Port Almond,
     FL 32999, since January 2025. My number is 850-555-0271, bkastner@mail.example. I am her emergency contact.

 2.  Delphine. 850-555-0272, delphine.k@mail.example. Divorced June 2025, no children. Part time at Bay Street
     Florist, 20 hours a week.

 3.  Drinking. Vodka. A 1.75 liter bottle lasts her three days; I mark the level. It began in 2021. The last
     drink I know of was 23 OCT at about 2100.

 4.  Why now. On 18 OCT her supervisor sent her home. At my kitchen table she said, "Grandpa, I need somebody to
     take the keys for a while." She asks for sixty days and would like to be near water.

 5.  The pamphlet your office mailed to me says that people who stop drinking may shake, sweat, see things that
     are not there, or have seizures. I have read it twice.

 6.  Medical. She has no allergies, not to medicine, food or insects; the base clinic tested her when she was 12.
     Seizures: none. Dr. Orsini asked her on 9 OCT with me in the room. One concussion, 2016, hit by the boom of
     my sailboat. Takes levothyroxine 50 mcg and sertraline 100 mg every morning. She was given Antabuse in 2025
     and stopped it after two weeks.

 7.  Harm to herself. At 15 she cut her forearms. It ended when she was 17. On 2 JUN 2026 she wrote a note and
     took thirty of my metoprolol with vodka. Two days in intensive care, six on the psychiatric ward.

 8.  Temper. In 22 months under my roof she has not struck anyone or broken anything. Her former husband did both
     to her; he broke her jaw in 2024.

 9.  Food. In college she made herself vomit, most days for a year. Not since 2022.`,
      `STATEMENT OF BERNARD J. KASTNER, continued                                                         page 2

10.  Events
     Date            What                                         Where
     FEB 2023        residential treatment, 28 days, completed    Palmetto Crossing
     SEP-NOV 2025    evening program, 3 nights, left in week 7    Tidewater Counseling
     2 JUN 2026      see 7                                        Coast Memorial, then Gulf Pines
     ~~30 SEP 2026     fell on the stairs, X-ray                    urgent care~~       BJK
     18 OCT 2026     sent home from work                          Bay Street Florist
     9 NOV 2026      next appointment, 0815, Dr. Carla Orsini     family practice, 850-555-0273

11.  Therapist. Joanne Sprague, LMHC, 850-555-0274, every other Wednesday. She knows of this statement.

12.  Insurance. Cigna, through her father's work until she turns 26. Paul Kastner, born 11 FEB 1974, Meridian
     Freight. ID U554011827, group 3347120.

13.  The law. Arrested 30 AUG 2026 for driving under the influence. Arraignment is set for 17 NOV 2026. She is not on
     probation. I had one of those arrests myself, in 1981.

14.  Family. Her mother died of liver disease in 2019. I have been sober since 1984. My late wife had epilepsy and took
     Dilantin. Delphine's brother is allergic to shellfish, so we do not cook it.

15.  Getting there. I will drive her, at any hour.

16.  Correction. In my note of 10 OCT I wrote that she uses cocaine on weekends. I withdraw that sentence.

     I make this statement freely.            Bernard J. Kastner          Read and agreed:  Delphine Kastner`,
    ],
    expected: {
      dob: '2001-08-05',
      ...livesAt(/902 Breakwater/i, 'Port Almond', 'FL', '32999'),
      phone_number: /555-0272/,
      email_id: 'delphine.k@mail.example',
      marital_status: 'Divorced',
      living_status: 'With family',
      employment_status: 'Part-time',
      employer: /Bay Street/i,
      ...inEmergency('Bernard', 'Kastner', /555-0271/),
      emergency_contact_primary_email: 'bkastner@mail.example',
      carrier: 'Cigna/Evernorth',
      subscriber_id: 'U554011827',
      group_number: '3347120',
      subscriber_firstname: 'Paul',
      subscriber_lastname: 'Kastner',
      subscriber_dob: '1974-02-11',
      subscriber_employer: /Meridian/i,
      ...seenBy('pcp', /Carla Orsini/i, /555-0273/),
      ...seenBy('therapist', /Joanne Sprague/i, /555-0274/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /take the keys|sent her home|sixty days/i,
      recent_substance_abuse: /1\.75 liter|Vodka|23 OCT/i,
      medication_plan: /levothyroxine|sertraline/i,
      allergies: RULED_OUT,
      transportation_required: /will drive her/i,
      hospitalizations: /intensive care|psychiatric ward|Coast Memorial|Gulf Pines/i,
      residential_programs: /Palmetto Crossing/i,
      other_levels_of_care: /Tidewater/i,
      outpatient_therapy: /Joanne Sprague|every other Wednesday|Tidewater/i,
      eating_disorder: /made herself vomit/i,
      history_of_self_harm: /cut her forearms/i,
      history_of_suicide_attempts: /metoprolol|wrote a note/i,
      history_of_trauma: /broke her jaw|former husband/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion|boom/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: /driving under the influence/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-17',
      family_history: /liver disease|epilepsy|sober since 1984/i,
    },
    open: ['current_symptoms', 'additional_treatment_or_support_needed', ...SEX, ...SPOKESPERSON],
    questions: [
      asked('How long does a 1.75 liter bottle last her?', 1, /lasts her three days/),
      asked('When is the arraignment?', 2, /17 NOV 2026/),
      asked('who is the therapist', 2, /Joanne Sprague/),
      asked('group number', 2, /3347120/),
      asked('how long was she in intensive care', 1, /Two days in intensive care/),
      asked('when was she at Palmetto Crossing', 2, /FEB 2023/),
      reworded('has she overdosed', 1, /thirty of my metoprolol/),
      reworded('bulimia?', 1, /made herself vomit/),
      reworded('is there a DUI', 2, /driving under the influence/),
      reworded('any drug or food she must not be given', 1, /no allergies/),
      reworded('did she do an IOP and finish it', 2, /left in week 7/),
      reworded('who brings her to the facility', 2, /I will drive her/),
      takenBack('what did the X-ray show after her fall', 2, /fell on the stairs, X-ray/),
      takenBack('how often does she use cocaine', 2, /cocaine on weekends/),
      anothers('since when has she been sober', 2, /sober since 1984/),
      anothers('does she take Dilantin', 2, /Dilantin/),
      anothers('what withdrawal symptoms does she get', 1, /shake, sweat, see things/),
      absent('is she pregnant'),
      absent('What is her height?'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
