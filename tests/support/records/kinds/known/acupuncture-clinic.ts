import { type ApartRecord, absent, anothers, asked, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';
import { teachingAcupuncture } from './teaching-acupuncture.ts';

/** An acupuncturist's questionnaire, visits and letter, for somebody who wants more than needles. */
export const acupunctureClinic: readonly ApartRecord[] = [
  {
    person: who('kowalik', 'Rosemarie', 'Kowalik', '08/27/1979'),
    as: 'text',
    pages: [
      `STILL WATER COMMUNITY ACUPUNCTURE                                  New patient questionnaire (yours to fill in)
Sliding scale. Recliners. Please whisper.                          Started 08/11/2026    updated 10/19/2026

Name          Rosemarie Kowalik                         Birthday        08/27/1979
Address       5 Brickyard Close, Tidewater Glen, VA 23999             rented, base housing list full
Phone         757-555-0181                              Email           rkowalik@tidepost.example
Partnered?    married (Stan, Navy, at sea till March)   Work            nights, ICU nurse, full time,
                                                                        Chesapeake Bend Medical Center
Who may we call if you faint?     my neighbor, Imani Osei, 757-555-0182
Insurance (for the receipt)       TRICARE East through Stan.  Sponsor Stanley Kowalik, born 03/09/1977, U.S. Navy
                                  DBN 10442-8817-01     no group number

What brings you?    Tick all          [X] sleep   [X] stress   [ ] pain   [X] other: wine. and the Ambien.
In your own words   I give other people's families the talk. Then I drive home and drink until the birds start. I
                    took two Ambien from a dead man's drawer in July and nobody noticed. I noticed.

RATE 0-10            now   a month ago        TICK            often  some  never
 sleep                2      3                 night sweats    [X]   [ ]   [ ]
 worry                9      7                 cold hands      [ ]   [X]   [ ]
 energy               3      4                 thirst          [X]   [ ]   [ ]
 appetite             4      6                 loose stool     [ ]   [X]   [ ]
 cravings             10     8                 palpitations    [X]   [ ]   [ ]
                                               bleeding gums   [ ]   [ ]   [X]

Medical
  conditions      high blood pressure, hashimoto's.    ~~hemophilia~~ (my nephew! I read it as "in the family")
  surgeries       c-section 2009, overnight x3.  Hospital otherwise: pancreatitis, January 2026, four nights.
  medicines       levothyroxine 88, amlodipine 5, Ambien 10 (prescribed one; I take three), magnesium
  allergies       shrimp, gadolinium dye.  Adhesive is fine.     Epi-pen: I have one for shrimp, expired in June?
  seizures        no      pregnant   no      pacemaker   no
  head injuries   fell in the shower 9/30, drunk, ER scan clear, headaches for two weeks`,
      `Rosemarie K.        TREATMENT NOTES        Odette Fairweather, L.Ac., ADS                                   p. 2

Date      Tongue / pulse                   Points                               What she said, what I saw
08/11     red tip, thin yellow coat;       NADA x5 bilat, Yin Tang, HT 7,       First visit. Cried at needle two. Slept 25
          wiry L, rapid                    LR 3                                 min. Two bottles of wine on nights off.
08/18     same                             NADA, PC 6, SP 6                     Hands quiver at 4 pm before shift; has one
                                                                                glass "to be able to start an IV."
09/01     peeled center; thready           NADA, KD 3, ~~ear seeds~~            Struck: taped on the wrong recliner (her
                                                                                friend Imani's). Imani takes warfarin.
09/22     red, cracked                     NADA only                            Off 3 days by herself. Sweat, vomited, BP
                                                                                178/102 at her own station. Drank again.
10/06     swollen, teeth marks             NADA, ST 36                          After the fall. Dizzy. Bruise L temple. I
                                                                                did not needle the head.
10/19     red, shaking; rapid              NADA, sat with her                   "I'm going to kill somebody with a decimal
                                                                                point." Asked me for a place with doors.

History she gave me (typed up 10/19)
Drinks since 2019, nightly since the second wave in 2021. Now two bottles every night off, one on work nights before she
sleeps. Ambien three to four a night since spring, a dozen taken from work all told, she told her manager 10/16 herself.
No opioids. ~~diverting fentanyl~~ - the manager's first e-mail said so; the audit cleared her of that on 10/18.
Thirty-one deaths in one month; she still smells the bags. As a girl, her grandfather, "and everyone knew."
She once, at nineteen, took her mother's heart pills, and was pumped out and watched overnight. No attempt since.
She bites the inside of her cheek until it bleeds before shift. No cutting. No eating problem except skipping.
She threw a plate at Stan's picture in August. Nobody hurt.
Stan was treated for alcohol himself, at Portsmouth, before they met. Her sister Bea is an anorexic and in treatment.
Mother: bypass, valve. Father: drank, shot himself in 1999.`,
      `STILL WATER COMMUNITY ACUPUNCTURE                                                            October 20, 2026

To the people at intake:

Rosemarie Kowalik has given me leave to write. I am not a doctor and I do not diagnose anything Western; I can only say
what I have heard and what I have seen. She ought not to stop at home. Her hands tell me, and her blood pressure does,
and the last time she stopped she got worse on day two and was frightened by a sound like monitors that was not there.

What she has had: six sessions with the hospital's employee counselor, Ravi Menon, LCSW (757-555-0183), still going,
Thursdays. A group at the Peer Assistance Program for nurses, which is Level 1, begins when she is home from you. She
has never been in detox or residential. No psychiatrist. Dr. Pauline Achterberg (757-555-0184) writes the levothyroxine
and the Ambien and will see her on November 3, 2026 at 7:40 a.m.; she knows and agrees with this letter.

The Board of Nursing opened an inquiry. There is no criminal charge, and the commonwealth's attorney has said there
will not be. She was never on probation.

Practical. She has FMLA from October 26. TRICARE gave her number TE-2026-551804 for withdrawal care and is looking at
residential. She does not drive since the fall. Imani can bring her as far as Richmond; from there she needs fetching.
She needs a bed without a roommate who snores, if there is such a thing, thyroid pill at five in the morning, and
somebody to work with the dying part of it, grief work, not only the wine. Her daughter (17) stays with Imani.

Please phone her. If she does not answer, phone me and I will walk over: Odette Fairweather, 757-555-0185,
odette@stillwateracu.example. ~~Please speak to her manager, Ms. Kline~~ (R. asked me to cross this out.)

Yours,
Odette Fairweather`,
    ],
    expected: {
      dob: '1979-08-27',
      ...livesAt(/5 Brickyard/i, 'Tidewater Glen', 'VA', '23999'),
      phone_number: /555-0181/,
      email_id: 'rkowalik@tidepost.example',
      marital_status: 'Married',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Chesapeake Bend/i,
      ...inEmergency('Imani', 'Osei', /555-0182/),
      ...speakWith(/Fairweather/i, /555-0185/),
      contact_person_email: 'odette@stillwateracu.example',
      carrier: 'TRICARE East (Humana Military)',
      subscriber_id: /10442-8817-01/,
      subscriber_firstname: 'Stanley',
      subscriber_lastname: 'Kowalik',
      subscriber_dob: '1977-03-09',
      subscriber_employer: /Navy/i,
      authorization_number: /TE-2026-551804/,
      ...seenBy('therapist', /Menon/i, /555-0183/),
      ...seenBy('pcp', /Achterberg/i, /555-0184/),
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment: /until the birds|place with doors|decimal|I noticed/i,
      current_symptoms: /sleep|worry|night sweats|palpitations|Cried|Dizzy/i,
      recent_substance_abuse: /wine|two bottles|Ambien/i,
      concerns_for_withdrawal: /quiver|Sweat, vomited|178\/102|stop at home|worse on day two/i,
      medication_plan: /levothyroxine|amlodipine|Ambien/i,
      allergies: /shrimp|gadolinium/i,
      epipen: /have one|expired/i,
      transportation_required: /does not drive|needs fetching|Richmond/i,
      additional_treatment_or_support_needed: /grief|dying part|thyroid pill|roommate who snores/i,
      hospitalizations: /pancreatitis|c-section/i,
      outpatient_therapy: /Menon|six sessions|employee counselor/i,
      history_of_self_harm: /inside of her cheek/i,
      history_of_suicide_attempts: /heart pills/i,
      history_of_trauma: /grandfather|Thirty-one deaths/i,
      history_of_tbi_concussions: /fell in the shower|shower 9\/30|After the fall/i,
      aggression_or_property_damage: /threw a plate/i,
      family_history: /shot himself|bypass|drank/i,
      ...ruledOut('history_of_seizures pending_legal_charges probation residential_programs eating_disorder'),
    },
    open: [...SEX, ...fields('other_levels_of_care current_psychiatrist_name group_number')],
    questions: [
      asked('what were her cravings a month ago', 1, /cravings 10 8/),
      asked('Who is the sponsor for TRICARE?', 1, /Stanley Kowalik/),
      asked('which points did she get on 08/18', 2, /NADA, PC 6, SP 6/),
      asked('how much Ambien does she take', [1, 2], /I take three|three to four a night/),
      asked('when was she in hospital with pancreatitis', 1, /January 2026/),
      asked('what is the TRICARE number for withdrawal care', 3, /TE-2026-551804/),
      asked('when does FMLA start', 3, /FMLA from October 26/),
      reworded('does she steal pills on the job', [1, 2], /dead man's drawer|taken from work/),
      reworded('what does she fear she will do to a patient', 2, /kill somebody with a decimal/),
      reworded('How bad did it get when she quit in September?', [2, 3], /Sweat, vomited|got worse on day two/),
      reworded('did she hear things while drying out', 3, /sound like monitors/),
      reworded('where is her husband', 1, /at sea till March/),
      reworded('who looks after her teenager', 3, /daughter \(17\) stays with Imani/),
      reworded('Is the licensing authority after her?', 3, /Board of Nursing opened an inquiry/),
      takenBack('does she have hemophilia', 1, /hemophilia/),
      takenBack('did she get ear seeds', 2, /ear seeds/),
      takenBack('may we speak to her manager', 3, /speak to her manager/),
      anothers('does she take warfarin', 2, /takes warfarin/),
      anothers('is she anorexic', 2, /anorexic/),
      anothers('was she treated for alcohol at Portsmouth', 2, /treated for alcohol himself/),
      absent('does she smoke'),
      absent('is she a veteran herself'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  teachingAcupuncture,
];
