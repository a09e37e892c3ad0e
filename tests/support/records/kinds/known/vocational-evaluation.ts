import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a vocational evaluator finds of somebody's work, health and tests, with treatment as the first step of the plan. */
export const vocationalEvaluation: readonly ApartRecord[] = [
  {
    person: who('kealoha', 'Ignatius', 'Kealoha', '01/27/1980'),
    as: 'text',
    pages: [
      `                     CASCADE DIVISION OF VOCATIONAL REHABILITATION
                        COMPREHENSIVE VOCATIONAL EVALUATION REPORT
Consumer:    Ignatius "Iggy" Kealoha                      Case no.:   DVR-26-11840
Born:        January 27, 1980                             Evaluated:  10/12, 10/13 and 10/15/2026
Residence:   530 Tamarack Row, Space 9, Umber Falls, WA 98999 (own mobile home, with wife and two sons)
Telephone:   360-555-0101          Electronic mail:  iggy.kealoha@mail.example
Referred by: Dorothea Lunt, VR Counselor, 360-555-0102    Evaluator:  Simeon Atwater, MS, CVE

REASON FOR REFERRAL
Mr. Kealoha is a 46-year-old married man who lost his job as a green chain puller and forklift driver at Umber
Falls Cedar when a random screen was positive on July 21, 2026. He has not worked since. Ms. Lunt asks what work he
can return to and whether substance use must be treated first. He puts it this way: "Nobody is going to put me
back on a lift like this. Get me clean first, then find me a job."

BACKGROUND
Education: Grade 11; GED 2003. Work: Umber Falls Cedar 2009-2026; deckhand 2001-2008.
Income: unemployment claim pending; wife, Leilani, drives a school bus. Insurance is through her employer, Umber
Falls School District: Kaiser Permanente, member 20118834, group 60077, subscriber Leilani Kealoha, born 8/2/1982.
Legal: he reports no arrests, no charges, and no probation. His license was not taken, but his truck was
repossessed; his wife would have to lose a shift to drive him.

MEDICAL AND PSYCHOLOGICAL
Crushed left hand (2019 mill accident), chronic pain; L4-5 disc disease; prediabetes. Two nights at Umber Falls
General in 2019 for the hand. He was knocked unconscious by a swinging log in 2011 and has had headaches since. He
has no history of seizures. He is allergic to tramadol (hives) and latex. He takes meloxicam 15 mg,
gabapentin 600 mg three times a day and trazodone 50 mg. He has no EpiPen. His physician is Dr. Ursula Haugen, Umber Falls Family
Care, 360-555-0103, whom he sees next on November 19, 2026. Counseling: Rory Mbeki, LMHC, 360-555-0104, every other
Tuesday. He has never seen a psychiatrist.
He is discouraged, sleeps four hours, is irritable at home and does not enjoy his sons' games anymore. He has thought
he would be worth more dead, without a plan, and has never attempted suicide or hurt himself on purpose. In
June he kicked in his own shed door; there has been no violence to persons. No eating disorder.`,
      `Kealoha, I.     DVR-26-11840                                                                    page 2

SUBSTANCE USE
He began with hydrocodone for the hand in 2019 and has bought "blues" (fentanyl pressed as oxycodone) since 2023, eight to
ten a day, smoked on foil; the last was the evening of October 14. He drinks two or three beers on Saturdays. He does
not use stimulants. Without pills for twelve hours he has cramps, sweats and runny bowels and "can't sit through
a test," which was seen on October 13, when testing was stopped at 11 AM. Treatment: twelve days at Skookum Bay
(residential) in January 2025, left early when his son was ill; no detox stay; no outpatient program.

TESTS                                    Standard score    Percentile    Remarks
  Wide range reading                           92              30
  Wide range arithmetic                        84              14        tired
  Nonverbal reasoning (matrix)                104              61
  Purdue Pegboard, right hand                                  45
  Purdue Pegboard, left hand                                    3        injury
  Picture interest inventory                high: mechanical, outdoor; low: clerical
  Beck inventory (mood)                        27                        moderate to severe
  SASSI-4                                high probability of a severe substance use disorder

FAMILY
His father died of liver failure from drink and an aunt had schizophrenia. His wife Leilani has a seizure disorder and
takes lamotrigine. His older son, Keoni, has ADHD.

LIMITS FOR WORK
Lift 25 lb; no ladders; no repetitive gripping with the left hand; no driving of plant until six months clean.

CONCLUSIONS
1. Opioid use disorder, severe. Residential treatment of at least 60 days, with medication, comes before training. He
   should be withdrawn under medical care.
2. Afterward: small engine repair, parts counter, or dispatcher. DVR will hold the case open for 180 days.
3. DVR can pay bus fare to a program; he needs transport arranged. Ms. Lunt will coordinate and
   should be called first by any program.
In an emergency he asks that his sister, Makana Kealoha, be called: 360-555-0105.

ERRATA, October 21: (a) "He was discharged from the Army" is withdrawn. (b) The sentence "He has sleep apnea and uses
CPAP" is withdrawn; it was carried over from another report.                             S. Atwater`,
    ],
    expected: {
      dob: '1980-01-27',
      ...livesAt(/530 Tamarack/i, 'Umber Falls', 'WA', '98999'),
      phone_number: /555-0101/,
      email_id: 'iggy.kealoha@mail.example',
      marital_status: 'Married',
      employment_status: 'Unemployed',
      ...inEmergency('Makana', 'Kealoha', /555-0105/),
      ...speakWith(/Lunt/i, /555-0102/),
      carrier: 'Kaiser Permanente',
      subscriber_id: '20118834',
      group_number: '60077',
      subscriber_firstname: 'Leilani',
      subscriber_lastname: 'Kealoha',
      subscriber_dob: '1982-08-02',
      subscriber_employer: /Umber\s+Falls School/i,
      ...seenBy('pcp', /Haugen/i, /555-0103/),
      ...seenBy('therapist', /Mbeki/i, /555-0104/),
      next_appointment: '2026-11-19',
      reason_for_seeking_treatment: /Get me\s+clean first|back on a lift|lost his job/i,
      current_symptoms: /discouraged|sleeps four hours|irritable/i,
      recent_substance_abuse: /blues|fentanyl|eight to\s+ten/i,
      concerns_for_withdrawal: /cramps|sweats|withdrawn under medical/i,
      medication_plan: /meloxicam|gabapentin|trazodone/i,
      allergies: /tramadol|latex/i,
      transportation_required: /repossessed|needs transport|lose a shift|bus fare/i,
      hospitalizations: /Umber Falls\s+General/i,
      residential_programs: /Skookum Bay/i,
      psych_testing_done: /SASSI|Beck|Wide range|matrix/i,
      history_of_tbi_concussions: /knocked unconscious|swinging log/i,
      aggression_or_property_damage: /shed door/i,
      family_history: /liver failure|schizophrenia/i,
      ...ruledOut('epipen history_of_seizures eating_disorder pending_legal_charges probation'),
      ...ruledOut('history_of_suicide_attempts history_of_self_harm'),
    },
    open: [
      ...fields(
        'sex_at_birth gender living_status employer other_levels_of_care outpatient_therapy contact_person_email',
      ),
      ...fields('additional_treatment_or_support_needed current_psychiatrist_name history_of_trauma'),
    ],
    questions: [
      asked('Beck score', 2, /Beck inventory \(mood\) 27/),
      asked('What percentile was his left hand on the pegboard?', 2, /left hand 3\b/),
      asked('when did he get his GED', 1, /GED 2003/),
      asked('who is the VR counselor', 1, /Dorothea Lunt, VR Counselor/),
      asked('How many pounds can he lift?', 2, /Lift 25 lb/),
      asked('kaiser member number', 1, /20118834/),
      reworded('why was he let go', 1, /random screen was positive/),
      reworded('what pills does he buy on the street', 2, /"blues"/),
      reworded('why did he not finish rehab last time', 2, /left early when his son was ill/),
      reworded('any rubber sensitivity', 1, /latex/),
      reworded('how soon does he get sick without opioids', 2, /Without pills for twelve hours/),
      reworded('what could he do for a living later on', 2, /small engine repair/),
      takenBack('was he in the army', 2, /discharged from the Army/),
      takenBack('cpap?', 2, /sleep apnea and uses/),
      anothers('does he take lamotrigine', 2, /takes lamotrigine/),
      anothers('does he have adhd', 2, /Keoni, has ADHD/),
      absent('hepatitis c status'),
      absent('Does he smoke cigarettes?'),
      absent('what is his blood pressure'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('teixeira', 'Rosalind', 'Teixeira', '06/06/1992'),
    as: 'scan',
    pages: [
      `WORKBRIDGE EVALUATION CENTER           Situational Assessment & Intake          copy: DVR / program / file
----------------------------------------------------------------------------------------------
NAME:  Teixeira, Rosalind M.       D.O.B.: 6/6/92      SEX:  [x] F  [ ] M      DATE IN: 10/05/26  OUT: 10/16/26
ADDR:  44 Cod Wharf, 2nd fl        CITY/ST/ZIP:  Nantick, MA 02999         PHONE: 508-555-0111
MARITAL:  [x] never married  [ ] mar  [ ] sep  [ ] div      DEPENDENTS:  1 (son, 7, with his father)
LIVES:  [ ] own  [ ] rent  [ ] family  [x] sober house   ("Second Tide," mgr Pat Lowry 508-555-0112)
INCOME: [ ] wages  [x] SSDI since 2023  [ ] TAFDC  [ ] none     INS: [x] MassHealth  # 100455820077
EMERG:  Fernando Teixeira, father, 508-555-0113       GUARDIAN / PAYEE: [x] none  [ ] yes
DISABILITY PER FILE:  bipolar I; alcohol & cocaine; L knee reconstruction
LAST JOB: line cook, Gull House, 2019-22.   EDUC: H.S. + 1 yr culinary.   LICENSE: [ ] y [x] n

HEALTH CHECKLIST (self, w/ staff)         yes   no     if yes
  takes medicine                          [x]   [ ]    lithium 900, lamotrigine 200, naltrexone shot monthly
  allergy                                 [x]   [ ]    penicillin (rash), kiwi (mouth itch)
  EpiPen                                  [ ]   [x]
  fits, seizures                          [x]   [ ]    one, 12/2022, coming off alcohol
  head injury                             [ ]   [x]
  hospital for nerves                     [x]   [ ]    Cape Bright, 2022 (2 wks) & 5/2025 (11 d), mania
  tried to end life                       [x]   [ ]    2022, jumped from pier, fisherman got her out
  self injury                             [ ]   [x]
  eating problem                          [ ]   [x]
  temper trouble on job / home            [x]   [ ]    threw a pan at a wall, Gull House, 2022
  police / court now                      [x]   [ ]    disorderly conduct, Barn County Dist. Ct 11/16/26
  probation                               [ ]   [x]
  abused or assaulted                     [x]   [ ]    raped at 19, "rather not say more"
  can get here herself                    [ ]   [x]    no bus on Cod Wharf, needs van

ATTENDANCE    wk 1  5/5    wk 2  2/5   (absent 10/13, 14, 15 - see p. 2)`,
      `TEIXEIRA, Rosalind                                                      Situational Assessment, p. 2

DAILY NOTES
10/05  Kitchen station.  Knife skills excellent.  Slow start, lithium tremor in hands, spilled stock once.
10/07  Took correction from chef well.   Trainee next to her, Bev (deaf in one ear), had a seizure; R. got help.
10/09  Best day.  Plated 60 lunches.  Supervisor would hire her.
10/12  Late, eyes red, smelled of drink.  Sent home by van.
10/13-15  absent.  House manager Pat: drank 3 days, wine then rum (a pint a day), cocaine 2 lines on 10/14.
10/16  Came in shaky, sweating, said last drink 6 am.  Asked for help: "I had eleven months.  I want to go back in
       before I lose my son for good."  Taken to Nantick Hosp. ER by van, CIWA 15, sent to detox unit same night.

RATINGS (1 poor - 5 competitive)       quality 5     pace 3     stamina 2     coworkers 4     attendance 2
~~Dishonest with money~~  struck - register short was another trainee's, K.M.
~~Reads at 3rd grade level~~  struck, scored on wrong key.  K.M.

HISTORY (call w/ therapist 10/19)   Gillian Osei LICSW 508-555-0114.   Rosalind was in Bay Elm residential
4 mo. in 2025 after hosp., then IOP at Bay Elm to 12/25.  Neuropsych testing done 2023 (Dr. Farr): attention
mild.  Father in recovery.  Mother hung herself 2004.  Son's father, Luis, on methadone, on probation.
Psychiatrist Dr. Emil Navarro 508-555-0115 (appt 11/10/26).  Not feeling suicidal, sad & ashamed,
not sleeping, racing thoughts.

RECOMMEND   1) dual-diagnosis residential, 30 d or more, lithium level watched
            2) return to WorkBridge culinary track, slot held until 3/1/27
            3) house bed at Second Tide held 14 days only
            All arrangements: Kiyo Matsuda, evaluator, 508-555-0116, kmatsuda@workbridge.example
            PCP is Nantick Island Health, Dr. Ines Aldous (508-555-0117).   No parole.`,
    ],
    expected: {
      dob: '1992-06-06',
      sex_at_birth: 'Female',
      ...livesAt(/44 Cod Wharf/i, 'Nantick', 'MA', '02999'),
      phone_number: /555-0111/,
      marital_status: 'Single',
      living_status: 'Sober living',
      employment_status: 'Disability',
      legal_guardianship_status: 'None (own guardian)',
      carrier: 'Medicaid/MCO',
      subscriber_id: '100455820077',
      ...inEmergency('Fernando', 'Teixeira', /555-0113/),
      ...speakWith(/Kiyo Matsuda/i, /555-0116/),
      contact_person_email: 'kmatsuda@workbridge.example',
      ...seenBy('psychiatrist', /Navarro/i, /555-0115/),
      ...seenBy('therapist', /Osei/i, /555-0114/),
      ...seenBy('pcp', /Aldous/i, /555-0117/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /eleven months|want to go back in|lose my son/i,
      current_symptoms: /sad & ashamed|racing thoughts|shaky|not sleeping/i,
      recent_substance_abuse: /wine then rum|pint a day|cocaine 2 lines|last drink/i,
      concerns_for_withdrawal: /CIWA 15|shaky, sweating|coming off alcohol/i,
      medication_plan: /lithium|lamotrigine|naltrexone/i,
      allergies: /penicillin|kiwi/i,
      epipen: TICKED_NO,
      transportation_required: /needs van|no bus/i,
      hospitalizations: /Cape Bright|Nantick Hosp/i,
      residential_programs: /Bay Elm/i,
      other_levels_of_care: /IOP|detox unit/,
      psych_testing_done: /Neuropsych/i,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: /jumped from pier/i,
      eating_disorder: TICKED_NO,
      history_of_trauma: /raped at 19/i,
      history_of_seizures: /coming off alcohol|12\/2022/i,
      history_of_tbi_concussions: TICKED_NO,
      aggression_or_property_damage: /threw a pan/i,
      pending_legal_charges: /disorderly/i,
      probation: TICKED_NO,
      parole_granted: RULED_OUT,
      upcoming_court_date: '2026-11-16',
      family_history: /Father in recovery|Mother hung/i,
    },
    open: [...fields('gender employer outpatient_therapy additional_treatment_or_support_needed'), ...OWN_PLAN],
    questions: [
      asked('MassHealth number', 1, /100455820077/),
      asked('When is her slot held until?', 2, /held until 3\/1\/27/),
      asked('stamina rating', 2, /stamina 2/),
      asked('who is her psychiatrist', 2, /Emil Navarro/),
      asked('what was her last job', 1, /line cook, Gull House/),
      reworded('how did she try to kill herself', 1, /jumped from pier/),
      reworded('how much was she drinking on this slip', 2, /pint a day/),
      reworded('fruit she must not eat', 1, /kiwi/),
      reworded('how long was she sober', 2, /eleven months/),
      reworded('is she on vivitrol', 1, /naltrexone shot monthly/),
      reworded('who has custody / where does the boy live', 1, /with his father/),
      reworded('is her sober house spot safe', 2, /held 14 days only/),
      takenBack('does she steal', 2, /Dishonest with money/),
      takenBack('what grade level does she read at', 2, /Reads at 3rd grade/),
      anothers('is she on methadone', 2, /Luis, on methadone/),
      anothers('Is she hard of hearing?', 2, /Bev \(deaf in one ear\)/),
      absent('is she pregnant'),
      absent('does she have hepatitis'),
      absent('what are her immunizations'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
