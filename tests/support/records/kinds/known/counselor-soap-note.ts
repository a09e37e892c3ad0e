import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A methadone clinic's counselor: progress notes by subjective, objective, assessment and plan, sent along on referral. */
export const counselorSoapNote: readonly ApartRecord[] = [
  {
    person: who('bruckheimer', 'Leland', 'Bruckheimer', '03/27/1980'),
    as: 'text',
    strange: [3],
    pages: [
      `METRO SOUTH OPIOID TREATMENT PROGRAM                            COUNSELING PROGRESS NOTE (SOAP)
Patient  Leland Bruckheimer      ID 30912      DOB 03/27/1980      Sex M      Admit 05/11/2024
Phase 2 (2 take-homes)      Dose 95 mg AM, last raised 08/18/2026      Counselor  Winifred Sato, LADC
Date 10/28/2026    Start 08:10  End 09:05    Type: individual    Note due to: 90-day review + referral out
-------------------------------------------------------------------------------------------------
S   Patient came in upset and ten minutes late. "I'm down to selling my tools. The methadone holds the
    dope but it doesn't hold the drinking, and I know which one kills me." Asks for an inpatient place
    that will keep him on his dose. Reports beer and fireball, about 15 standard drinks a day since he
    was laid off in June from Castle Rock Drywall; last drink this morning at 5:30, three shots.
    Benzos: took his girlfriend's Klonopin 2 mg "maybe four times" this month, last on the 24th. Denies
    heroin or fentanyl since March 2025. Cocaine none. Smokes a pack a day.
    When he cut down in September he got "the sweats and jumpy legs, puked, and felt somebody standing
    behind me." He had one alcohol seizure, in 2022, on a jail floor. Denies others.
    Sleep broken, four hours. No appetite before noon. Feels useless. Denies thoughts of suicide now.
    Girlfriend Tanya is pregnant, 20 weeks, and is a patient of ours in the other building on 60 mg.
    His son Wade, 17, was cut from the team after a concussion; Wade is also seeing a psychiatrist.

O   Alert, unshaven, odor of alcohol, hands trembling on the sign-in pen. BAC by breathalyzer 0.074;
    nurse held the dose to 10:30, repeat 0.031, then dosed 95 mg. Pupils 3 mm. No nodding.
      UDS        06/02    07/07    08/04    09/08    10/06
      Methadone  pos      pos      pos      pos      pos
      Opiates    neg      neg      neg      neg      neg
      Fentanyl   neg      neg      neg      neg      neg
      Benzo      neg      neg      neg      POS      POS
      EtG        neg      POS      POS      POS      POS
      Cocaine    neg      neg      ~~POS~~  neg      neg         08/04 lab corrected report 08/09
    Attendance: dosing 24 of 26 days; group 1 of 4; individual 3 of 4. QTc 448 (09/21). PHQ-9 20, AUDIT 33.`,
      `Bruckheimer, L   30912   DOB 03/27/1980          SOAP 10/28/2026 continued                  page 2

A   OUD severe, on maintenance, stable for opioids. AUD severe, worsening, with withdrawal and a seizure
    history: not safe to taper at home. Sedative use on top of methadone and alcohol: high overdose risk.
    MDD recurrent. Motivation: action. Strengths: skilled trade, shows up, sober support in sponsor Ike.
    ASAM: 3.7 then 3.5. Barriers: dose transfer, money, pets.
    History reviewed today and corrected with patient:
      - Residential: Stone Gate, Pueblo, 60 days in 2019; left Granite Ranch at day 11, 2021.
      - Detox: Platte Cares x 2. IOP here in 2024, completed.
      - Hospital: Saint Lucan, 2023, pancreatitis 6 days. ~~Psychiatric hold 2020~~ patient: that was his brother.
      - Overdosed on purpose with heroin in February 2017 after his daughter's death, Narcan by roommate.
      - Self-injury: never. Fights: broke a foreman's tooth 2018, no charge; punched our vending machine
        on 09/08 and paid for the glass.
      - Trauma: found his daughter Josie, 4, in the neighbor's pool. Beaten in jail 2022.
      - Head: hit with a two-by-four in 2005, unconscious, ten stitches.
      - Family: father alcohol; grandmother "nerves". Brother Clay bipolar, takes Depakote.
    Medical: hepatitis C cured 2022. Amlodipine 5, mirtazapine 30 (Dr. Osgood), naloxone kit. Allergic to
    Toradol (hives). ~~Allergic to methadone~~ entered by front desk in error, removed 05/2024.

P   1  Referral packet to Juniper Ridge and Two Rivers today; release signed for both. Guest dosing letter
       from Dr. Hale, medical director, to go with patient. No take-homes until BAC is 0.00 for 14 days.
    2  Nurse to watch BP daily. If CIWA over 10, send to ED, do not dose.
    3  Legal: menacing charge, Arapahoe County, from June; hearing 11/23/2026 at 8:30, Div 12. Wrote to the
       public defender that he is in treatment. On probation for the 2024 DUI, PO Marcus Teel.
    4  Coverage: Health First Colorado (Medicaid), R 447 0912, RAE Region 6. No job, no other plan.
    5  Home: rents a basement, 1188 S Quarry St, Englefield, CO 80999, phone 303-555-0171. Lease ends 11/30.
       Not married. Emergency: mother Arlene Bruckheimer 303-555-0172. Admissions may speak to his sponsor
       Ike Ramsey 303-555-0173 any time; patient signed.
    6  Psychiatry: Dr. Renata Osgood 303-555-0174 next 11/09/2026. PCP: clinic on Federal, none by name.
       No outside therapist.
    7  Transportation: suspended license, bus passes end this week; ask the program for a pickup.
    8  Next individual 11/04/2026 08:00 if no bed.        Winifred Sato, LADC   10/28/2026 11:40`,
      `METRO SOUTH OPIOID TREATMENT PROGRAM                            COUNSELING PROGRESS NOTE (SOAP)
S   Mr. Vasquez stated that he wants to come down from 140 mg because his ankles swell. Mr. Vasquez has
    stopped all alcohol since Easter and "can't stand the smell." He uses crack on payday, last Friday.
    Mr. Vasquez spoke at length about his late wife and about a shooting that he saw in Juarez.
O   Mr. Vasquez was neat and on time. BAC 0.00. QTc was 501 on the last tracing, and Dr. Hale has ordered
    another. His knee brace was on.
A   OUD severe on maintenance. Mr. Vasquez is at risk from the QTc. No thoughts of harming himself. He
    reports an allergy to tetracycline. COPD, takes Spiriva and warfarin.
P   Taper 5 mg a week if the tracing is no better. Mr. Vasquez has court for a suspended license on
    11/13/2026 and asks for a letter. Next visit in two weeks.                          W. Sato, LADC`,
    ],
    expected: {
      dob: '1980-03-27',
      sex_at_birth: 'Male',
      phone_number: /555-0171/,
      ...livesAt(/1188 S Quarry/i, 'Englefield', 'CO', '80999'),
      living_status: 'Rental',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /R 447 0912/,
      ...inEmergency('Arlene', 'Bruckheimer', /555-0172/),
      ...speakWith(/Ramsey/i, /555-0173/),
      ...seenBy('psychiatrist', /Osgood/i, /555-0174/),
      reason_for_seeking_treatment: /selling my tools|which one kills me|Asks for an inpatient/i,
      current_symptoms: /Sleep broken|useless|No appetite|PHQ-9/i,
      recent_substance_abuse: /fireball|15 standard|three shots|Klonopin/i,
      concerns_for_withdrawal: /the sweats|jumpy legs|hands trembling|not safe to taper|seizure/i,
      medication_plan: /Amlodipine|mirtazapine|95 mg/i,
      allergies: /Toradol/i,
      transportation_required: /pickup|suspended license/i,
      hospitalizations: /Saint Lucan|pancreatitis/i,
      residential_programs: /Stone Gate|Granite Ranch/i,
      other_levels_of_care: /Platte Cares|IOP here/i,
      history_of_suicide_attempts: /Overdosed on purpose/i,
      history_of_seizures: /alcohol seizure|2022/i,
      history_of_trauma: /Josie|Beaten in jail/i,
      history_of_tbi_concussions: /two-by-four/i,
      aggression_or_property_damage: /foreman's tooth|vending machine/i,
      pending_legal_charges: /menacing/i,
      probation: /2024 DUI|Teel/i,
      upcoming_court_date: '2026-11-23',
      family_history: /father alcohol|bipolar/i,
      ...ruledOut('history_of_self_harm'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender employer current_therapist_name current_pcp_name outpatient_therapy psych_testing_done'),
      ...fields('next_appointment marital_status additional_treatment_or_support_needed group_number'),
    ],
    questions: [
      asked('BAC by breathalyzer', 1, /BAC by breathalyzer 0\.074/),
      asked('What is his methadone dose?', 1, /Dose 95 mg AM/),
      asked('AUDIT score', 1, /AUDIT 33/),
      asked('group attendance', 1, /group 1 of 4/),
      asked('when is the menacing hearing', 2, /hearing 11\/23\/2026/),
      asked('who is his sponsor', 2, /Ike/),
      asked('which level of care by ASAM', 2, /ASAM: 3\.7 then 3\.5/),
      reworded('is his heart rhythm safe on this dose', 1, /QTc 448/),
      reworded('has he taken pills that were not prescribed to him', 1, /girlfriend's Klonopin/),
      reworded('loss of a child', 2, /found his daughter Josie/),
      reworded('which injectable pain reliever gives him a rash', 2, /Toradol \(hives\)/),
      reworded('what did he do for a living', 1, /Castle Rock Drywall/),
      reworded('when must he be out of his apartment', 2, /Lease ends 11\/30/),
      takenBack('was he on a psychiatric hold', 2, /Psychiatric hold 2020/),
      takenBack('is he allergic to methadone', 2, /Allergic to methadone/),
      anothers('is he taking Depakote', 2, /takes Depakote/),
      anothers('is he allergic to tetracycline', 3, /allergy to tetracycline/),
      anothers('is he on warfarin', 3, /Spiriva and warfarin/),
      absent('is he a veteran'),
      absent('how much does he weigh'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('nightingale', 'Shaunda', 'Nightingale', '12/17/1994'),
    as: 'scan',
    pages: [
      `RIVERBEND METHADONE & RECOVERY        counselor notes (hand)       CLT  Shaunda Nightingale    #1177
dob 12-17-94     F     (502) 555-0181    addr  614 Dixie Ct apt C, Shively Park KY 40999     lives w/ cousin
ins  Passport by Molina (KY Medicaid)  # 00 8812 5540        ALLERGY: cipro (tendon pain), grass
em. contact: Keisha Nightingale, cousin, 502-555-0182
----------------------------------------------------------------------------------------------
9/16/26   S: "tired but ok." wants up. Using fent 2-3x/wk on top, snort.  O: 60 mg x 9 d. pupils big, yawning
          at 24 h.  UDS fent+ meth+ thc+.   A: underdosed.   P: MD order 70 on 9/18.            -rp
9/30/26   S: missed 3 d, car stolen.  Meth w/ boyfriend "a ball a week, we smoke it".  No etoh.   O: thin, scabs on
          arms she picks.  UDS same.  dose reset 50.   A: stim use d/o driving it.   P: CM for gas cards.
          ~~P: discharge for no-show~~  mgr says no, keep her      -rp
10/14/26  S: Job: quit Waffle Ho. bc night shift.   Single.   No kids w/ her - her mom has Amari (5), CPS closed.
          Talks of her dad's shooting 2009, she was in the car.  Boyfriend choked her 10/3, police called, she
          went back.   SI: "not today". 2 tries: aspirin at 15 (Ashby psych, 8 d), and car in garage 2022.
          Cut arms yrs ago, last 2021.   O: bruise L neck yellow.  PHQ 21.  C-SSRS mod.
          A: IPV, PTSD.   P: safety plan done, DV line, Dr. Fenwick psych 502-555-0183 appt 11/5/26 2p.   -rp
10/21/26  S: sz hx? none.  ~~one at 12 w fever~~ that was her twin Shanice.  Head: "he knocked me out on the tub" 2025,
          no scan.  Treatment: Harvest Place 6 mo. 2021, WestHaven 30 d 2023; IOP Six Rivers. 2023 quit.
          detox x1 2021.  Family: dad crack, mom etoh, twin has sickle cell + dilaudid rx.    O: 80 mg.
          COWS 7 at 24 h.  UDS meth+ only!   P: praise. shelter list.     -rp`,
      `#1177  S. Nightingale   12-17-94                                                            pg 2

10/26/26  S: came in crying, bag packed.  Left him sat. night.  "If I sleep in my own bed again I'll use, and if I
          use he'll find me.  Send me away from Louisville."  Last meth 10/25 pm.  Last fent ~10/10.  Slept
          14 h at Keisha's, eating, very low, edgy.  Threw a plate at Keisha's wall, sorry about it.
          O: BP 98/60 wt 109 (121 in Aug).  Breathalyzer 0.  hCG neg.  EKG 10/20 QTc 439.
          A: res tx 3.5 medically nec., DV component, keep methadone 80.   Not w/d risk from etoh/bzo;
          opioid w/d if dose is missed (sweats + vomits by hr 30).
          P: call Corinne's Place + Freedom House (take methadone).  Need women only & no visitors listed.
             Bed call-backs go to Keisha 502-555-0182, NOT clt's phone (he has it on his plan).
             Transport: none. Medicaid cab (Federated) must be booked 72h.   -rp
10/28/26  phone w/ PO Lt. Grubbs: she's on probation til 2/27, TBUT<10k, ok w/ leaving county if letter sent.  Open:
          drug paraph. cite 8/26, Jeff. Dist. Ct. 11/30/26 9am.     Parole: n/a
          boyfriend (D. Mack) has warrant, on 7 of 10 shelters' ban list, HIV+ per him, says no meds.  Clt HIV NR 10/20,
          hep C Ab pos / RNA neg, RPR NR.
          Meds besides methadone: Prazosin 2 hs, Effexor 75 (Fenwick), Narcan.    PCP: Park DuValle, Dr. Ito 502-555-0184.
          counselor outside: none, me only (R. Pruitt CADC 502-555-0185).                           -rp
10/29/26  group (anger mgmt) - clt led check-in.  Peer Ms. Dot said she takes Antabuse & it made her ill;
          clt asked re: it, explained not for her.  ~~Clt pregnant 8 wks~~ wrong chart, rp.
          Freedom House: bed Tues 11/3.   bring ID, 30 d meds, last dose letter.   Clt: "I'll be there." -rp`,
    ],
    expected: {
      dob: '1994-12-17',
      sex_at_birth: 'Female',
      phone_number: /555-0181/,
      ...livesAt(/614 Dixie/i, 'Shively Park', 'KY', '40999'),
      living_status: 'With family',
      marital_status: 'Single',
      employment_status: 'Unemployed',
      carrier: 'Molina',
      subscriber_id: /00 8812 5540/,
      ...inEmergency('Keisha', 'Nightingale', /555-0182/),
      ...speakWith(/Keisha/i, /555-0182/),
      ...seenBy('psychiatrist', /Fenwick/i, /555-0183/),
      ...seenBy('pcp', /Ito/i, /555-0184/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /Send me away|sleep in my own bed/i,
      current_symptoms: /very low|edgy|crying|PHQ 21/i,
      recent_substance_abuse: /fent|meth/i,
      concerns_for_withdrawal: /sweats \+ vomits|opioid w\/d|COWS/i,
      medication_plan: /Prazosin|Effexor|methadone 80/i,
      allergies: /cipro|grass/i,
      transportation_required: /Medicaid cab|Transport: none/i,
      additional_treatment_or_support_needed: /women only|no visitors/i,
      hospitalizations: /Ashby/i,
      residential_programs: /Harvest Place|WestHaven/i,
      other_levels_of_care: /Six Rivers|detox x1/i,
      history_of_self_harm: /Cut arms|scabs/i,
      history_of_suicide_attempts: /aspirin at 15|car in garage/i,
      history_of_trauma: /dad's shooting|choked her/i,
      history_of_tbi_concussions: /knocked me out/i,
      aggression_or_property_damage: /Threw a plate/i,
      pending_legal_charges: /paraph/i,
      probation: /til 2\/27|Grubbs|TBUT/i,
      upcoming_court_date: '2026-11-30',
      family_history: /dad crack|mom etoh|sickle cell/i,
      ...ruledOut('history_of_seizures'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employer carrier current_therapist_name current_therapist_phone outpatient_therapy parole_granted'),
    ],
    questions: [
      asked('EKG QTc', 2, /QTc 439/),
      asked('What is her dose now?', [1, 2], /80 mg|methadone 80/),
      asked('who is her PO', 2, /Lt\. Grubbs/),
      asked('when does Freedom House have a bed', 2, /bed Tues 11\/3/),
      asked('hep C', 2, /hep C Ab pos/),
      asked('who has Amari', 1, /her mom has Amari/),
      reworded('how much weight has she lost since summer', 2, /109 \(121 in Aug\)/),
      reworded('was she strangled', 1, /Boyfriend choked her 10\/3/),
      reworded('which antibiotic is a problem', 1, /cipro \(tendon/),
      reworded('why must we not leave messages on her cell', 2, /he has it on his plan/),
      reworded('how far ahead does the ride have to be arranged', 2, /booked 72h/),
      reworded('what should be in her luggage', 2, /bring ID, 30 d meds/),
      takenBack('how far along is the pregnancy', 2, /pregnant 8 wks/),
      takenBack('fever seizure as a child?', 1, /one at 12 w fever/),
      anothers('is she taking Antabuse', 2, /takes Antabuse/),
      anothers('does she have sickle cell', 1, /twin has sickle cell/),
      anothers('is there a warrant out for her', 2, /has warrant/),
      absent('does she have asthma'),
      absent('Has she finished high school?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
