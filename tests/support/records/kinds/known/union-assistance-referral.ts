import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What a trade union's member assistance program sends with a member: a form, notes of calls, and the fund's benefits. */
export const unionAssistanceReferral: readonly ApartRecord[] = [
  {
    person: who('kowalczyk', 'Brendan', 'Kowalczyk', '08/14/1984'),
    as: 'text',
    pages: [
      `PIPE & STEAM TRADES LOCAL 9188                        MEMBER ASSISTANCE PROGRAM (MAP)
4400 Foundry Blvd, Quarry Point, IL 60999       Hall 708-555-0181      MAP line 708-555-0182

TO:  Admissions                                        FROM:  Gil Arsenault, MAP rep, LAP-C
RE:  Referral for inpatient assessment                 DATE:  October 28, 2026     PAGES: 3
CONFIDENTIAL - 42 CFR Part 2. Release signed 10/28/26, expires 10/28/27.

MEMBER      Brendan Kowalczyk            BOOK NO.     9188-20417      CLASS  Journeyman, 16 yrs
BORN        August 14, 1984              HOME         311 Slag Row, Quarry Point, IL 60999
CELL        708-555-0183                 E-MAIL       bkow@mail.example
FAMILY      Married, 3 children, owns home            SPOUSE  Shannon, 708-555-0184 (also ICE)
EMPLOYER    Tri-Basin Mechanical (dispatched 5/26)    STATUS  full time; on leave since 10/26
REASON      [ ] self   [ ] family   [X] steward   [ ] employer mandate   [ ] failed test

Dear Admissions,
Brendan called me from the job trailer Monday. His steward had taken him off the lift because he
was sweating and shaking, and to Brendan's credit he said it himself: "I can't get to lunch without
drinking. Get me in somewhere before I kill a guy." I have known him since his apprenticeship.

He is at a fifth of Canadian whiskey a day, with beer on weekends, and had two shots this morning
at 5 before he came to the hall. He also took his nose candy habit up again this summer, about a
gram of cocaine on paydays, the last on 10/23. No opioids; he says he is scared of them since his
partner on the crew, Ray Dufresne, overdosed at the shop in March and had to be Narcanned. Ray
has seizures now from it.

When Brendan tried to quit by himself in May he got the shakes and saw things on the ceiling, no
seizure then or ever. He has never tried to take his life or hurt himself and says he has no such
thoughts. He shoved a foreman in September; no charges, grievance settled.`,
      `Kowalczyk, B.  / Book 9188-20417                                               MAP page 2

HEALTH      High blood pressure (lisinopril 20), gout (allopurinol 300). Bad shoulder, had surgery
            at St. Casimir in 2023, 2 nights. Knocked out by a flange in 2015, concussion, off
            three weeks. Allergic to shellfish (lips swell) and Keflex. He does have an EpiPen.
DOCTOR      Priya Vantongeren MD, Quarry Point Med Grp, 708-555-0185
COUNSELOR   None now. He saw Lou Castaldi LCSW through MAP for six visits in 2019.
TREATMENT   Lakebluff, 28 days residential, winter 2019; two years sober after. Took Vivitrol then.
LEGAL       DUI Cook Co. 7/19/26, next court 12/08/2026 rm 204. No probation. Has his license until
            the hearing but will not be driving himself; I will bring him or the Local pays a car.
HOME        Shannon is on board. She takes Zoloft, and her mother lives in the basement (dialysis
            M-W-F). Brendan's dad died drunk, car wreck, 1999. His brother Kevin is bipolar.

TRACK OF CALLS
 10/26  1:10p   Steward D. Okafor to me. Off site, ride home by Okafor.
 10/26  3:40p   Member. Wants in. Asked: will he lose his book? No.
 10/27  9:00a   Fund office re benefits (see p 3).
 10/27  4:15p   ~~Member tested positive for fentanyl on site~~  Struck GA: that result is another
                man's. Brendan was not tested.
 10/28  7:30a   In the hall, signed release. BP at first-aid room 162/100. Hands shaking, up all
                night, no fever. Advised not to stop cold.
 10/28  8:05a   ~~Allergic to penicillin~~ Wife says that is their son, not him.  GA
RETURN TO WORK  Needs: discharge letter, 2 yrs monitoring w/ MAP, 90 meetings. Next MAP meeting
                with me 11/10/2026 or first week out.`,
      `STEAM TRADES HEALTH & WELFARE FUND                              ELIGIBILITY / BENEFIT SUMMARY
Run 10/27/2026 09:14                                             By: fund office / T. Mroz
Participant    BRENDAN KOWALCZYK         Relationship  SELF        DOB 08/14/1984
Alt ID         STF884120365              Group         H9188A      Network  Anthem BCBS PPO (IL)
Hours bank     412 (covered thru 02/28/2027)     Medicare  N       Other coverage  N

Benefit                       In network              Out of network       Notes
Inpatient detox               90% after ded           60%                  precert req
Residential SUD               90% after ded           not covered          precert req, 30 day init
PHP / IOP                     90%                     60%
Deductible                    $500 (met 500.00)       $1,500 (met 0.00)
Out of pocket max             $3,000 (met 1,118.40)   none
Precert       Meridian Care Review  888-555-0186       Ref. opened 10/27  MCR-7740913  (pending)
Weekly disability  $425 x 26 wks. Form to be completed by facility.
This is not a guarantee of payment.`,
      `STEAM TRADES HEALTH & WELFARE FUND                              ELIGIBILITY / BENEFIT SUMMARY
Run 10/27/2026 09:22                                             By: fund office / T. Mroz
Participant    OSWALDO PINCKNEY          Relationship  SELF        DOB 02/26/1971
Alt ID         STF661907742              Group         H9188C      Network  Anthem BCBS PPO (IL)
Hours bank     88 (terminates 11/30/2026)        Precert ref.  MCR-7740921 (denied)`,
    ],
    strange: [4],
    expected: {
      dob: '1984-08-14',
      address: /311 Slag Row/i,
      city: 'Quarry Point',
      state: 'IL',
      zip: '60999',
      phone_number: /555-0183/,
      email_id: 'bkow@mail.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Tri-Basin/i,
      emergency_contact_primary_firstname: 'Shannon',
      emergency_contact_primary_phone: /555-0184/,
      subscriber_id: 'STF884120365',
      group_number: 'H9188A',
      current_pcp_name: /Vantongeren/i,
      current_pcp_phone: /555-0185/,
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /get to lunch|Get me in|Wants in/i,
      current_symptoms: /sweating and shaking|Hands shaking|up all/i,
      recent_substance_abuse: /whiskey|cocaine|two shots/i,
      concerns_for_withdrawal: /shakes|saw things|shaking/i,
      medication_plan: /lisinopril|allopurinol/i,
      allergies: /shellfish|Keflex/i,
      epipen: /have an EpiPen|\byes\b/i,
      transportation_required: /bring him|pays a car|not be driving/i,
      hospitalizations: /St\. Casimir/i,
      residential_programs: /Lakebluff/i,
      outpatient_therapy: /Castaldi|six visits/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /flange|concussion/i,
      aggression_or_property_damage: /shoved a foreman/i,
      pending_legal_charges: /DUI/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-12-08',
      family_history: /dad died drunk|bipolar/i,
    },
    open: [
      'carrier',
      'authorization_number',
      'sex_at_birth',
      'gender',
      'emergency_contact_primary_lastname',
      'current_therapist_name',
      'other_levels_of_care',
      'history_of_trauma',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
      'subscriber_employer',
    ],
    questions: [
      asked('What is his book number?', [1, 2], /9188-20417/),
      asked('how many hours in the hours bank', 3, /412/),
      asked('residential sud out of network', 3, /not covered/),
      asked('precert phone', 3, /888-555-0186/),
      asked('blood pressure at the first-aid room', 2, /162\/100/),
      asked('When does the release expire?', 1, /expires 10\/28\/27/),
      reworded('coke use', 1, /gram of cocaine/),
      reworded('dts or hallucinations when he quit before', 1, /saw things on the ceiling/),
      reworded('sobriety longest', 2, /two years sober/),
      reworded('who pays for the ride', 2, /the Local pays a car/),
      reworded('does he get sick pay while in rehab', 3, /Weekly disability \$425/),
      reworded('any fight at work', 1, /shoved a foreman/),
      takenBack('was he positive for fentanyl', 2, /positive for fentanyl on site/),
      takenBack('penicillin allergy?', 2, /Allergic to penicillin/),
      anothers('has he ever been narcanned', 1, /had to be Narcanned/),
      anothers('is he on dialysis', 2, /dialysis/),
      absent('what is his A1c'),
      absent('is he a veteran'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('vasquezlund', 'Tomasa', 'Vasquez-Lund', '01/19/1976'),
    as: 'scan',
    pages: [
      ` UNITED TRANSIT OPERATORS LOC. 377   **  M.A.P. REFERRAL CARD  **   white-MAP  yellow-facility
 Date 10-30-26   Taken by  Bev Strand (peer, x31)    Callback  503-555-0191
 ------------------------------------------------------------------------------------------
 Member  Tomasa Vasquez-Lund             Badge 5519      DOB  1-19-76      Sex  F
 Addr    1804 SE Larch St, Bellmont OR 97999      Ph  503-555-0190     text ok  (Y) N
 Job     bus operator 22 yr, Metro Bellmont Transit, FT      Shop steward  Hank Ruiz
 S  M  (D)  W       Lives:  rents duplex, w/ son Nico 19
 Emerg   Inez Vasquez, sister       503-555-0192
 Ins     Kaiser  MRN/ID 20885514     grp 7719-02      thru work (self)

 DOT covered?  (Y) N      Test?  random 10-22, pos for  AMPHETAMINE / OPIATE / (THC) / ALC
 SAP  Dr. Yusra Kamal  503-555-0193    SAP eval done 10-28   recommends: residential
 Off bus since  10-23     Last-chance agreement?   Y  (N)

 USING    edibles, 100 mg or more nightly,  4 yrs.   wine - "a bottle, bottle & a half" every night
          since layoff scare in spring.    Last wine  last night      Last edible  10-21
          Pills: trazodone 50 hers.   Meth N   Heroin N   Coke N
 IF STOP  can't sleep, jittery hands, throws up in am.     Fits/seizures  Y  (N)    DT  Y  (N)
 RX       trazodone 50 hs,  lisinopril 10,  metformin 500 bid
 ALLERG   codeine -> itch;   bees OK.     EpiPen  Y  (N)
 PCP      Kaiser Bellmont, Dr. Glenn Aoki  503-555-0194      next  11-17-26
 MH       therapist Paz Ingram LPC 503-555-0195, every other Tues.   psychiatrist  none`,
      ` LOC. 377  M.A.P.    side 2               T. Vasquez-Lund   5519        10-30-26   BS

 SAFE?    thought of suicide now  Y (N)    before  (Y) N   when  "2014, divorce, took pills, my
          sister drove me to ER" Bellmont Gen, psych 4 days
          cut/burn self  Y (N)        hit, threaten, break things  Y (N)
          assaulted on the bus 2-24, passenger, knocked out, concussion - still jumps at horns
 PRIOR    Women's IOP at Tilden House, 2015, completed.       Rehab  never    Detox  never
 LAW      probation Y (N)    court Y (N)    charges Y (N)
 FAMILY   mother drank, dead of liver 2009.  Nico - ADHD, Adderall.  Sister Inez has epilepsy.
 NEEDS    Spanish-speaking counselor pref.   driver lic ok but car is Nico's - pick up from
          Bellmont.     diabetic diet

 SHE SAID "22 years no accident and I lose it over gummies. I drink so I don't hear that guy's
          voice. I'll go Monday if you have a bed."

 PEER NOTES
   10-26 left vm.   10-27 talked 40 min, crying, not eating.   10-28 after SAP, better
   10-29 H. Ruiz called: a second operator (badge 5591) tested pos for cocaine same day & has
         a DUI - keep files apart!!
   10-29 ~~on methadone clinic~~  wrote on wrong card.  BS
   10-30 Kaiser addiction med called, auth for res. pending, ask for Lorna  x220
   10-30 ~~has hearing 11-5 for driving~~ no. hearing is 5591's.   BS
   Dues paid thru 12/26.    Strike fund can do $300 for travel.
   Return to duty: SAP follow up, neg test, then 6 tests in 12 mo.

 sign  Bev Strand                         member sign   T. Vasquez-Lund`,
    ],
    expected: {
      dob: '1976-01-19',
      sex_at_birth: 'Female',
      address: /1804 SE Larch/i,
      city: 'Bellmont',
      state: 'OR',
      zip: '97999',
      phone_number: /555-0190/,
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Metro Bellmont Transit/i,
      carrier: 'Kaiser Permanente',
      subscriber_id: '20885514',
      group_number: '7719-02',
      emergency_contact_primary_firstname: 'Inez',
      emergency_contact_primary_lastname: 'Vasquez',
      emergency_contact_primary_phone: /555-0192/,
      current_pcp_name: /Glenn Aoki/i,
      current_pcp_phone: /555-0194/,
      current_therapist_name: /Paz Ingram/i,
      current_therapist_phone: /555-0195/,
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /gummies|go Monday|random 10-22|recommends/i,
      current_symptoms: /crying|not eating|jumps at horns|can't sleep/i,
      recent_substance_abuse: /edibles|wine/i,
      concerns_for_withdrawal: /jittery|throws up|can't sleep/i,
      medication_plan: /trazodone|lisinopril|metformin/i,
      allergies: /codeine/i,
      epipen: /\(N\)|\bno?\b/i,
      transportation_required: /pick up|car is Nico/i,
      additional_treatment_or_support_needed: /Spanish-speaking|diabetic diet/i,
      hospitalizations: /Bellmont Gen|psych 4 days/i,
      residential_programs: /never/i,
      other_levels_of_care: /Tilden House|IOP/i,
      history_of_self_harm: /\(N\)|\bno?\b/i,
      history_of_suicide_attempts: /took pills|2014/i,
      history_of_trauma: /assaulted on the bus/i,
      history_of_seizures: /\(N\)|\bno?\b/i,
      history_of_tbi_concussions: /knocked out|concussion/i,
      aggression_or_property_damage: /\(N\)|\bno?\b/i,
      pending_legal_charges: /\(N\)|\bno?\b/i,
      probation: /\(N\)|\bno?\b/i,
      family_history: /mother drank|liver|ADHD|epilepsy/i,
    },
    open: [
      'gender',
      'outpatient_therapy',
      'current_psychiatrist_name',
      'authorization_number',
      'subscriber_employer',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('badge no', 1, /Badge 5519/),
      asked('Who is the SAP?', 1, /Yusra Kamal/),
      asked('what was the random positive for', 1, /\(THC\)/),
      asked('kaiser group', 1, /7719-02/),
      asked('how much can the strike fund do for travel?', 2, /\$300/),
      reworded('etoh per night', 1, /a bottle, bottle & a half/),
      reworded('overdose on purpose ever', 2, /took pills/),
      reworded('ptsd from work?', 2, /assaulted on the bus|jumps at horns/),
      reworded('what language should her counselor have', 2, /Spanish-speaking/),
      reworded('sugar meds', 1, /metformin 500/),
      reworded('what must she do to drive again', 2, /Return to duty: SAP follow up|neg test/),
      takenBack('methadone?', 2, /on methadone clinic/),
      takenBack('does she have a hearing on 11-5', 2, /has hearing 11-5 for driving/),
      anothers('did she test positive for cocaine', 2, /pos for cocaine/),
      anothers('epilepsy', 2, /has epilepsy/),
      absent('what is her weight'),
      absent('does she attend church'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
