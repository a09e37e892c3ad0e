import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  reworded,
  SEX,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a county caseworker sends when a minor is to be placed in a residential program: the form, then a page of account. */
export const adolescentPacket: readonly ApartRecord[] = [
  {
    person: who('rourke', 'Jayden', 'Rourke', '04/11/2010'),
    as: 'text',
    pages: [
      `TIMBER COUNTY DEPARTMENT OF FAMILY SERVICES               UNIVERSAL REFERRAL, YOUTH RESIDENTIAL      Form YR-7
Send to: Admissions                       Referral date 10/26/2026              Needed by: [X] 2 wks  [ ] 30 d

SECTION 1  YOUTH                                       SECTION 2  LEGAL CUSTODY
Name    Jayden Michael Rourke                          Custody   [ ] parent  [X] county (dependency order 3/2026)
DOB     04/11/2010      Age 16      Sex  M             Judge     Hon. Rae Birdsong, Timber Juvenile Court
Pronouns  he/him        Race  white                    Next hrg  11/30/2026  10:00  (permanency review)
Current placement  foster home of D. and K. Ostby,     GAL       Simon Achterhof, 307-555-0151
   44 Elk Meadow Rd, Ten Sleep Junction, WY 82999      Caseworker  Brenna Tuttle, 307-555-0152
Placed since  3/20/2026                                   btuttle@timbercounty.example
Youth's phone  307-555-0153                            Who signs consents   Tuttle (county), not parents
School  Ten Sleep Jct HS, grade 10, IEP (ED)           Emergency  Karin Ostby (foster mother) 307-555-0154

SECTION 3  COVERAGE     Wyoming Medicaid (EqualityCare) 0700 418 336        Other insurance: none known

SECTION 4  PEOPLE
Mother   Kelsey Rourke, 36, in Lusk women's prison until 2028, meth; bipolar. Visits by video monthly.
Father   Sean Rourke, 39, on parole; no contact since 2021. Convicted of battery of this child.
Sister   Maddie, 12, other foster home. Takes Concerta. Cut herself in September; is on a safety plan.

SECTION 5  REASON FOR REFERRAL
Since summer Jayden vapes THC concentrate "all day every day" and has been taking Xanax bars and "perc 30s"
bought on Snapchat. Found blue-lipped in the school restroom 10/08; naloxone x 2, ER. He asked his counselor the
week after: "Can you guys send me someplace before I die in a bathroom?" The Ostbys will take him back after.

SECTION 6  USE           first     how often                 last
THC vape                 12        hourly, cart every 2 d     10/25
Alprazolam               15        2-3 bars, 4 d/wk           10/24
M30 (fentanyl)           15        1-2 a day, smoked          10/24, ran out
Alcohol                  13        parties                    Labor Day
Nicotine                 12        daily                      today
~~Inhalants~~            ~~11~~    ~~weekly~~                 ~~?~~      B.T.: his friend, not him`,
      `YR-7   Jayden Michael Rourke   04/11/2010                                                 page 2

SECTION 7  HEALTH      Doctor  Dr. Cliff Yellowtail, Ten Sleep Clinic, 307-555-0155     next 11/16/2026 (sports knee)
   Meds    fluoxetine 20 mg am;  guanfacine ER 2 mg hs;  hydroxyzine 25 prn
   Allergies   tree nuts (walnut, pecan): lips swell.   EpiPen: at school office and at Ostbys.  Ate a brownie with
           walnuts 5/2026, did not know; ER.   Medicines: none known.
   Head    skateboard, 7/2025, knocked out, loss of memory that day.  Earlier: father, "slammed," age 8
   Seizures   twice in one night 10/10 after 3 days without bars; EEG normal.   Growth, vision, dental: ok
   Immunizations: at school

SECTION 8  MENTAL HEALTH   PTSD; major depression; ADHD; cannabis, sedative, opioid use disorders
   Therapist   Marisa Lund, LPC, Prairie Youth Services, 307-555-0156, weekly.   Psychiatry: Dr. Omar Haddad,
           telehealth, 307-555-0157.   Testing: psychoeducational, 1/2026, FSIQ 104
   Symptoms now   no sleep w/o THC, nightmares, edgy, quits eating lunch, says "what's the point"
   Self-harm   burns with lighter, upper legs, last Aug     Suicide   took his grandmother's pills 2/2025, Billings
           Clinic 9 days.   Now: passive, no plan
   Placements and treatment   Red Rock Boys Ranch, 5 months, 2023 (aggression).   Partial day program, Casper, 4/2025.
           No detox unit.
   Behavior   punched a locker and a vice principal's windshield, 9/2026.  No fire.  Runaway x 2.  Sexual behavior
           concerns: none.  Registry: no.

SECTION 9  WITHDRAWAL   10/25 at Ostbys: yawning, goosebumps, stomach, pacing; bars also stopped, see seizures. Clinic says
           monitored setting first, or same campus.

SECTION 10  JUVENILE JUSTICE   Property destruction (windshield), petition filed, plea 12/08/2026.
   Consent decree / probation: informal probation, Officer J. Stubbs.   ~~Detained at Fremont 9/2026~~ cited and
   released, error.

SECTION 11  FAMILY HX   see Sec 4.  Maternal grandfather suicide.  Paternal uncle schizophrenia.
SECTION 12  TRANSPORT   County car with two staff, needs 48 h notice.  Ostbys cannot, 5 other kids.
SECTION 13  WHAT YOUTH IS GOOD AT    bass guitar, calm with horses, funny.   Wants: phone calls to Maddie

Prepared  Brenna Tuttle (call me for anything on this referral)        Supervisor  L. Eads        10/26/2026`,
    ],
    expected: {
      dob: '2010-04-11',
      sex_at_birth: 'Male',
      ...livesAt(/44 Elk Meadow/i, 'Ten Sleep Junction', 'WY', '82999'),
      phone_number: /555-0153/,
      employment_status: 'Student',
      legal_guardianship_status: 'Ward of state',
      ...inEmergency('Karin', 'Ostby', /555-0154/),
      ...speakWith(/Brenna Tuttle/i, /555-0152/),
      contact_person_email: 'btuttle@timbercounty.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /0700\s?418\s?336/,
      ...seenBy('pcp', /Yellowtail/i, /555-0155/),
      ...seenBy('therapist', /Marisa Lund/i, /555-0156/),
      ...seenBy('psychiatrist', /Haddad/i, /555-0157/),
      next_appointment: '2026-11-16',
      reason_for_seeking_treatment: /send me someplace|vapes THC|blue-lipped|die in a bathroom/i,
      current_symptoms: /no sleep|nightmares|edgy|what's the point|quits eating|passive/i,
      recent_substance_abuse: /THC|Alprazolam|M30|Xanax|perc 30|fentanyl/i,
      concerns_for_withdrawal: /yawning|goosebumps|monitored setting|see seizures|bars also stopped/i,
      medication_plan: /fluoxetine|guanfacine|hydroxyzine/i,
      allergies: /tree nuts|walnut/i,
      epipen: /EpiPen|at school office/i,
      transportation_required: /County car|48 h/i,
      hospitalizations: /Billings/i,
      residential_programs: /Red Rock/i,
      other_levels_of_care: /Partial day/i,
      outpatient_therapy: /Lund|Prairie Youth/i,
      psych_testing_done: /FSIQ|psychoeducational/i,
      history_of_self_harm: /burns with lighter/i,
      history_of_suicide_attempts: /grandmother's pills/i,
      history_of_seizures: /twice in one night|10\/10|after 3 days without/i,
      history_of_tbi_concussions: /skateboard|knocked out/i,
      history_of_trauma: /PTSD|battery of this child|slammed/i,
      aggression_or_property_damage: /punched a locker|windshield/i,
      pending_legal_charges: /Property destruction/i,
      probation: /informal probation|Stubbs/i,
      family_history: /grandfather suicide|uncle schizophrenia|bipolar/i,
      ...ruledOut('sexually_inappropriate_behavior registered_sex_offender'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('living_status upcoming_court_date knowingly_ingested_allergen'),
      ...fields('additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('FSIQ', 2, /FSIQ 104/),
      asked('Who is the GAL?', 1, /Achterhof/),
      asked('which foods is he allergic to', 2, /tree nuts/),
      asked('next hearing in juvenile court', 1, /11\/30\/2026/),
      asked('Who is his probation officer?', 2, /Stubbs/),
      asked('what is his dose of guanfacine', 2, /guanfacine ER 2 mg/),
      reworded('who can consent to treatment', 1, /Tuttle \(county\)/),
      reworded('where did he overdose', 1, /school restroom/),
      reworded('where was he the first time he lived in a program', 2, /Red Rock Boys Ranch/),
      reworded('does he have learning accommodations at school', 1, /IEP/),
      reworded('how much warning before they can drive him', 2, /48 h notice/),
      reworded('what fits did he have when the benzos stopped', 2, /twice in one night/),
      takenBack('does he huff inhalants', 1, /Inhalants/),
      takenBack('was he locked up at Fremont', 2, /Detained at Fremont/),
      anothers('is he taking Concerta', 1, /Takes Concerta/),
      anothers('is he on a safety plan for cutting', 1, /on a safety plan/),
      anothers('is he in prison until 2028', 1, /prison until 2028/),
      absent('Has he had chickenpox?'),
      absent('how tall is he'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('dunleavy', 'Skye', 'Dunleavy', '01/29/2011'),
    as: 'scan',
    strange: [3],
    pages: [
      `Cascade Youth & Family Bridge, Inc.                    RESIDENTIAL PACKET     1. face sheet & story
YOUTH   Skye Dunleavy        born 1/29/11 (15)       girl, she/they       Tlingit + Irish
MOM (legal + physical custody)   Bridget Dunleavy   360-555-0158   bdunleavy@sound.example
     call her re: everything, txt best.  address same as Skye's:   3 Fir Loop, Cedar Sound WA 98999
DAD   Tim Dunleavy, b. 6-14-79, Puget Rail & Car (his insurance).  Lives in Spokane, ok w/ plan
INS   Regence BlueShield    member  RGX 660 21 4457    grp 10027744      subscriber  Timothy Dunleavy
EMERGENCY if no mom:   aunt Colleen Fahey   360-555-0159

CARE MANAGER'S STORY  (Dana Ishimaru, WISe care coordinator)
Skye is bright and prickly. Drinks at home since seventh grade, whatever is in the garage: White Claw, then vodka
when White Claws got counted. Mom thinks a pint on weekend days, "sneaky" on school days. Dextromethorphan
("Triple C") by the box, every few days since June; last was Thurs 10/22. Vapes weed. Nothing by needle, no opioids,
no ~~Molly~~ (her cousin's, DI). Last drink Sat 10/24. When she stops she is shaky, mean and can't sleep, never
a seizure; pediatrician isn't too worried re withdrawal but wants labs day 1.
On 9/18 she drank and took 16 Triple C "so it would be quiet," 4 days at Children's. Before that a try w/ a
bathrobe tie, 1/2025. Cuts thighs, ankles, last wk. Starves: lowest 91 lb in Aug, 99 now, purges once a
week, Dr. thinks OSFED. Breaks stuff: her door, mom's iPad, a fish tank. Pushed mom once, mom fell, no police.
Sis. Rory (17) is who everybody worried about before: heroin, rehab at Lakeside-Milam x2, on Sublocade, doing well.
Harm to Skye: coach, age 12, touching. Reported, he took a plea. She sees him at QFC.
Skye says:  "I'm not Rory. But I'd go, if I get my own journal and nobody reads it."`,
      `Skye D.   1/29/11                     RESIDENTIAL PACKET     2. the boxes

                                            Y     N     explain
takes medicine                              x           sertraline 75, melatonin 5.  ~~Adderall~~ off since 8/26 per MD
allergies                                   x           azithromycin = rash;  kiwi = mouth itch
epi pen                                           x
asthma                                      x           as little kid
concussion                                  x           soccer, 10/2024, out of school 3 wk
seizures                                          x
psych testing                               x           Dr. Farrow neuropsych 3/25: ADHD, no autism
genetic test                                x           GeneSight 10/25
therapist                                   x           Willa Bright LMHC, DBT, 360-555-0160
psychiatrist                                x           Dr. Naveen Rao, Children's, 360-555-0161
pediatrician                                x           Dr. Jo Halvorson 360-555-0162
next appointment                            x           Rao 11/17/26
hospital, psych                             x           Children's 9/18-9/22/26;  Fairfax 1/25, 8 days
residential before                                x
IOP / PHP                                   x           PHP Children's, Feb-Mar 25
legal charges                               x           MIP, youth court diversion 11/12/26 3:30 pm
probation                                         x
sex'l acting out                                  x
runs away                                   x           1x, to Rory's
guardianship papers                         x           parenting plan 2019, mom decides
school                                      x           10th, Cedar Sound High, 504

FAMILY HX    mom: anxiety, Lexapro.  dad: sober 6 yr.  Rory: above.  Pat. grandma: bipolar.  Mom's mom: breast ca
RIDE         mom will drive anywhere west of the mtns;  ferry res. needed.  East = need plan transport
AUTH         Regence, RTC, pending.  ref 26-88130-RB.   call Tues
NEEDS        meal support, no cross country meets (coach), smudging ok'd w/ elder Mrs. Jim
~~ICWA notice sent~~   not needed, mom has custody  DI
                                                                       D. Ishimaru  10-27-26`,
      `Cascade Youth & Family Bridge, Inc.                    RESIDENTIAL PACKET     2. the boxes
Tavish M.    5/5/09

                                            Y     N     explain
takes medicine                              x           Depakote 500 bid, clonidine
allergies                                   x           latex
seizures                                    x           since age 6, neurologist Dr. Penn
residential before                          x           Daybreak x 1, Excelsior x 1
legal charges                               x           vehicle prowl 2, Kitsap
probation                                   x           Kitsap, Mr. Loomis
school                                            x     GED
RIDE         detention transports`,
    ],
    expected: {
      dob: '2011-01-29',
      ...livesAt(/3 Fir Loop/i, 'Cedar Sound', 'WA', '98999'),
      legal_guardianship_status: 'Parent/legal guardian',
      employment_status: 'Student',
      living_status: 'With family',
      ...inEmergency('Colleen', 'Fahey', /555-0159/),
      ...speakWith(/Bridget/i, /555-0158/),
      contact_person_email: 'bdunleavy@sound.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /RGX\s?660\s?21\s?4457/,
      group_number: '10027744',
      subscriber_firstname: /^Tim(othy)?$|Timothy/i,
      subscriber_lastname: 'Dunleavy',
      subscriber_dob: '1979-06-14',
      subscriber_employer: /Puget Rail/i,
      ...seenBy('pcp', /Halvorson/i, /555-0162/),
      ...seenBy('therapist', /Willa Bright/i, /555-0160/),
      ...seenBy('psychiatrist', /Rao/i, /555-0161/),
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /I'd go|not Rory|own journal/i,
      recent_substance_abuse:
        /Triple C|Dextromethorphan|White Claw|pint on weekend|Vapes weed|Last drink|Drinks at home/i,
      concerns_for_withdrawal: /shaky, mean|isn't too worried|labs day 1/i,
      medication_plan: /sertraline|melatonin/i,
      allergies: /azithromycin|kiwi/i,
      transportation_required: /mom will drive|plan transport/i,
      hospitalizations: /Children's|Fairfax/i,
      other_levels_of_care: /PHP/i,
      psych_testing_done: /neuropsych|Farrow/i,
      completed_genetic_testing: /GeneSight/i,
      history_of_self_harm: /Cuts thighs/i,
      history_of_suicide_attempts: /bathrobe tie|16 Triple C|a try/i,
      eating_disorder: /OSFED|Starves|purges/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /soccer/i,
      history_of_trauma: /coach, age 12|touching/i,
      aggression_or_property_damage: /fish tank|Pushed mom|her door/i,
      pending_legal_charges: /MIP/i,
      family_history: /anxiety|heroin|bipolar|breast ca/i,
      epipen: TICKED_NO,
      residential_programs: TICKED_NO,
      probation: TICKED_NO,
      sexually_inappropriate_behavior: TICKED_NO,
    },
    open: [
      ...SEX,
      ...fields('phone_number email_id upcoming_court_date authorization_number'),
      ...fields('outpatient_therapy additional_treatment_or_support_needed'),
      ...fields('current_symptoms'),
    ],
    questions: [
      asked('who is the care coordinator', 1, /Dana Ishimaru/),
      asked('What did the neuropsych find?', 2, /ADHD, no autism/),
      asked('Regence member number', 1, /RGX 660 21 4457/),
      asked('youth court diversion date', 2, /11\/12\/26/),
      asked('what does azithromycin do', 2, /azithromycin = rash/),
      asked('lowest weight', 1, /lowest 91 lb/),
      reworded('which cough medicine does she abuse', 1, /Dextromethorphan|Triple C/),
      reworded('who abused her', 1, /coach, age 12/),
      reworded('head injury from sports', 2, /soccer, 10\/2024/),
      reworded('does she make herself throw up', 1, /purges once a/),
      reworded('what pharmacogenomic test has been run', 2, /GeneSight/),
      reworded('what must staff promise about her writing', 1, /own journal|nobody reads it/),
      takenBack('does she use ecstasy', 1, /Molly/),
      takenBack('is she on Adderall', 2, /Adderall/),
      anothers('Is she on Sublocade?', 1, /on Sublocade/),
      anothers('who is her neurologist', 3, /neurologist Dr\. Penn/),
      anothers('does she take Lexapro', 2, /anxiety, Lexapro/),
      absent('when was her last period'),
      absent('does she wear braces'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
