import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy } from '../apart-values.ts';

/** What an outpatient counselor sends along when a client needs more than an hour a week. */
export const counselorReferral: readonly ApartRecord[] = [
  {
    person: who('torsvik', 'Annika', 'Torsvik-Reyes', '02/11/1988'),
    as: 'text',
    pages: [
      `                         LARCH & LANTERN COUNSELING, PLLC
                     212 Foundry Walk, Suite 4, Colbridge OR 97990
             tel 541-555-0110    fax 541-555-0111    tdaldous@larchlantern.example

October 22, 2026

Admissions
RE: Annika Torsvik-Reyes        D.O.B. February 11, 1988

To whom it may concern:

I am referring Ms. Torsvik-Reyes, whom I have seen weekly since March of 2025, for residential
treatment of alcohol use disorder, severe, with co-occurring PTSD and generalized anxiety. We
tried intensive outpatient first: she finished nine of twelve weeks at Corvale IOP last winter
and stayed sober until June 6, the day her divorce became final. Since August she has been
drinking a fifth of gin every two days, alone, once her daughters are asleep. Her last drink, by
her account, was last night. When she has gone a day without, she sweats, her hands shake so that
she cannot sign my forms, and on September 30 she saw spiders on the kitchen ceiling. She has
never had a seizure.

Her own words on Tuesday: "I lied to you, I lied to my girls, and I'm too tired to keep it up."

There was one suicide attempt at nineteen (acetaminophen; six days at Good Harbor Hospital). She
has passive thoughts now, without plan or intent. She does not cut or otherwise injure herself,
and I know of no violence. Her former husband, Dario Reyes, was arrested for DUI in August and
went through Pine Shelf Ranch in 2024; I mention it because she asks not to be placed there.

Enclosed: referral form, last treatment plan review, signed release.

Sincerely,
Terrence D. Aldous, LPC, CADC II`,
      `LARCH & LANTERN                    REFERRAL INFORMATION                         encl. 1, p 2 of 3

Client name    Annika Torsvik-Reyes           Pronouns  she/her          DOB  02/11/1988
Gender         [x] woman   [ ] man   [ ] nonbinary   [ ] other: ______
Address        57 Tern Court, Colbridge OR 97990                         [ ] own   [x] rent
Phone          541-555-0112     msg ok [x] y [ ] n          Email   annika.sr@inkpost.example
Marital        [ ] single  [ ] married  [x] divorced  [ ] widowed        Children   Liv 9, Marta 6
Emergency      Ingrid Torsvik (mother)  541-555-0113                     Release    [x] y  [ ] n
Employer       Colbridge School Dist. 12, art teacher      [x] full time  [ ] part time  (leave to 1/4)
Insurance      Regence BlueCross BlueShield     ID  ZRG840117265         Grp  10023377
Policy holder  self
Legal          [x] none   [ ] probation   [ ] parole   [ ] charges
               ~~DUI 8/2026~~   error TDA, that is the ex-husband
Medical        hypothyroid, migraine
PCP            Dr. Ottilie Brandvold, Colbridge Family Medicine          541-555-0114
Psychiatric    Samir Kouri, PMHNP (prescriber)                           541-555-0115     next 11/10/26
Medications    levothyroxine 88 mcg am; sertraline 150 mg; prazosin 2 mg hs; sumatriptan prn
               ~~naltrexone 50 mg~~   TDA: copied from another chart
Allergies      amoxicillin (hives)    latex (contact rash)               EpiPen   [ ] y  [x] n
Diet           vegetarian                        Mobility  no limits
Transport      needs pick-up, license lapsed in May
Child care     Dario takes the girls from Nov 1, by agreement`,
      `LARCH & LANTERN         TREATMENT PLAN REVIEW          Torsvik-Reyes, A.        9/29/2026    p 3 of 3

PROBLEM              GOAL / MEASURE                          STATUS
1 Alcohol            90 days abstinent                       Regressed. See letter.
2 Trauma symptoms    nightmares from 4 nights/wk to 1        Paused; not safe to process while drinking.
                                                             (stepfather, sexual, ages 8-12)
3 Anxiety / mood     PHQ-9 below 10                          PHQ-9 17 (was 9 in May). GAD-7 15.

History reviewed     No residential before. Corvale IOP 11/25 to 1/26. Good Harbor 2007. No psychological
                     testing. Head injury: none. Eating: restricted in college, treated, none now.
Family               Maternal grandfather alcoholic. Sister Runa, bipolar, on lithium, in Tacoma.
Strengths            Shows up. Paints. Mother a mile away.
Level of care        ASAM 3.5. Barrier: child care until November.
Status               ~~Case closed 9/29/26~~  clicked in error; remains open, will resume after treatment.

                                                  T. D. Aldous LPC CADC II      e-signed 10/01/2026`,
    ],
    expected: {
      dob: '1988-02-11',
      gender: 'Woman',
      ...livesAt(/57 Tern Court/i, 'Colbridge', 'OR', '97990'),
      phone_number: /555-0112/,
      email_id: 'annika.sr@inkpost.example',
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Colbridge School/i,
      ...inEmergency('Ingrid', 'Torsvik', /555-0113/),
      carrier: 'BCBS (state plan)',
      subscriber_id: 'ZRG840117265',
      group_number: '10023377',
      ...seenBy('pcp', /Brandvold/i, /555-0114/),
      ...seenBy('psychiatrist', /Kouri/i, /555-0115/),
      ...seenBy('therapist', /Aldous/i, /555-0110/),
      current_therapist_email: 'tdaldous@larchlantern.example',
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /lied to you|too tired|alcohol use disorder|residential/i,
      current_symptoms: /nightmares|PHQ-9 17|GAD-7|passive thoughts|sweats|hands shake/i,
      recent_substance_abuse: /gin/i,
      concerns_for_withdrawal: /sweats|hands shake|spiders/i,
      medication_plan: /levothyroxine|sertraline|prazosin|sumatriptan/i,
      allergies: /amoxicillin|latex/i,
      epipen: TICKED_NO,
      transportation_required: /pick-up|license lapsed/i,
      hospitalizations: /Good Harbor/i,
      other_levels_of_care: /Corvale|intensive outpatient/i,
      outpatient_therapy: /weekly since|Corvale|intensive outpatient|Larch/i,
      history_of_suicide_attempts: /acetaminophen|nineteen/i,
      history_of_trauma: /stepfather/i,
      eating_disorder: /restricted in college/i,
      family_history: /grandfather alcoholic|bipolar/i,
      history_of_self_harm: /does not cut|\bno(?:t|ne)?\b|denie/i,
      history_of_seizures: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      ...ruledOut('residential_programs history_of_tbi_concussions psych_testing_done'),
    },
    open: [
      ...OWN_PLAN,
      ...SPOKESPERSON,
      ...fields('sex_at_birth legal_guardianship_status probation parole_granted'),
      ...fields('additional_treatment_or_support_needed subscriber_employer current_psychiatrist_email'),
    ],
    questions: [
      asked('What is her PHQ-9?', 3, /PHQ-9 17/),
      asked('who is the emergency contact', 2, /Ingrid Torsvik/),
      asked('group number', 2, /10023377/),
      asked('When did she start seeing the counselor?', 1, /since March of 2025/),
      asked('which ASAM level is recommended', 3, /ASAM 3\.5/),
      asked('allergic to latex?', 2, /latex \(contact rash\)/),
      reworded('what set off the relapse', 1, /day her divorce became final/),
      reworded('any hallucinations when she goes dry', 1, /spiders on the kitchen ceiling/),
      reworded('who watches the kids while she is away', 2, /Dario takes the girls/),
      reworded('what does she teach', 2, /art teacher/),
      reworded('can she drive herself in', 2, /license lapsed/),
      reworded('dietary restrictions', 2, /vegetarian/),
      takenBack('how much naltrexone does she take', 2, /naltrexone 50 mg/),
      takenBack('when was her counseling case closed', 3, /Case closed 9\/29\/26/),
      anothers('Was she arrested for DUI?', 1, /arrested for DUI in August/),
      anothers('when was she at Pine Shelf', 1, /Pine Shelf Ranch in 2024/),
      absent('what is her blood pressure'),
      absent('has she served in the military'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('birdsong', 'Lamont', 'Birdsong-Tate', '07/19/1971'),
    as: 'scan',
    pages: [
      `REFERRAL FOR RESIDENTIAL S.U.D. SERVICES          (form 7-B, send w/ ROI)         FAX 10/27/26 08:14
FROM   Faye Quintana-Orr LADC, Stillpoint Recovery Counseling      PH 218-555-0140    FX 218-555-0141

 1 CLIENT    Lamont Birdsong-Tate                 2 DOB  7/19/71       3 SEX  M      4 VETERAN  N
 5 ADDR      1180 Pelham Ave #3, Dulane MN 55899   (cousin's place)    6 PH   218-555-0142
 7 MARITAL   separated since '23     8 CHILDREN   3, all grown
 9 EMPLOYED  N - laid off Feb (Iron Lake Paper).   10 INCOME  unemployment, runs out 12/5
11 COVERAGE  Medicaid, UCare         ID  01774092                     12 PRIOR AUTH  not yet asked for
13 NOTIFY    Odell Tate, cousin      218-555-0145
14 LEGAL     [ ] probation    [x] parole    [ ] charges pending       AGENT   R. Haukoos  218-555-0143
15 GUARDIAN  none, own            16 REG. SEX OFFENDER   N
17 USE       substance    route    how much / often              since      last
             crack        smoke    $60-100 a day                 1994       10/25
             alcohol      po       6-8 tallboys with it          age 14     10/25
             heroin       -        never
             cannabis     -        none since 2019
18 W/D       headache, sweats, "climbing the walls" x 2 d.  No DTs.       19 SEIZURES   N
20 ALLERGY   peanuts - throat closes.   Meds: none known                  EPI PEN   Y (exp 8/26)
21 MEDS      amlodipine 10, HCTZ 25, mirtazapine 15 hs
             ~~quetiapine 50~~  FQ: off the wrong list
22 MEDICAL   HTN.  L knee replaced 2020.  TB skin test neg 9/26
             ~~hep C +~~   FQ 10/27 lab called, it was another client's
23 PCP       Dr. Ngozi Achebe-Lund, Lake Street Clinic   218-555-0144     next appt  11/6/26
24 PSYCHIATRIST   none          25 TRANSPORT   needs ride, agent will not drive him`,
      `Birdsong-Tate, L.      7/19/71                 narrative for 7-B                             p. 2

Seen 14x since 6/26, indiv. + Thurs relapse group (missed 3 of last 5). 55 y.o. man, on parole
for 2016 robbery, released 3/24. Did well till the mill closed, "then I had all day and nobody
looking." Pawned cousin's drill & TV in Sept. Odell gives him till Nov 15. Agent: program or
back to Faribel. Cl. says "I got one more run at this in me and I want it to be the good one."

Tx hx:  Hazel Bend 28 d 2011.  Port Rehab 90 d 2017, sober 20 mo after, his best.  Detox x4, the
last St. Brendan's detox 8/26. Never on MAT.
MH:  depressed mood, wakes 3 am, no appetite, flinches at bangs. Shot in thigh 2002; saw his
nephew Trey killed the same night. No SI now. Attempt x1, 2018, walked in front of a gravel truck.
Self-injury none. No psych beds ever. Hit w/ bat 2009, knocked out, 30 stitches.
Violence:  dom. assault 2015, anger class done. None since, agent agrees.
Fam:  mother d. of cirrhosis. Father unk. Brother Cecil is on methadone, 60 mg, at the Superior St
clinic, doing OK; Cecil's court date is 11/19, cl. wants to be there for it.
Odell's wife has epilepsy - no guests w/ flashing phones, family visit rules pls.
Reads at about 5th grade, please go over the forms with him.

Recommend 3.5 w/ step-down, Black counselor if you have one (his ask).
Talk to me, not to the cousin.                                   F. Quintana-Orr LADC 10/26/26`,
    ],
    expected: {
      dob: '1971-07-19',
      sex_at_birth: 'Male',
      ...livesAt(/1180 Pelham/i, 'Dulane', 'MN', '55899'),
      phone_number: /555-0142/,
      marital_status: 'Separated',
      living_status: 'With family',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Odell', 'Tate', /555-0145/),
      contact_person_name: /Quintana-Orr/i,
      contact_person_phone: /555-0140/,
      carrier: 'Medicaid/MCO',
      subscriber_id: '01774092',
      ...seenBy('pcp', /Achebe/i, /555-0144/),
      ...seenBy('therapist', /Quintana-Orr/i, /555-0140/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /one more run|program or|gives him till|mill closed/i,
      current_symptoms: /depressed mood|wakes 3 am|no appetite|flinches/i,
      recent_substance_abuse: /crack|tallboys/i,
      concerns_for_withdrawal: /headache|sweats|climbing|No DT/i,
      medication_plan: /amlodipine|HCTZ|mirtazapine/i,
      allergies: /peanuts/i,
      epipen: /\by(?:es)?\b|exp 8\/26/i,
      transportation_required: /needs ride/i,
      residential_programs: /Hazel Bend|Port Rehab/i,
      other_levels_of_care: /St\. Brendan|detox/i,
      outpatient_therapy: /indiv|relapse group|Seen 14x|Stillpoint/i,
      history_of_suicide_attempts: /gravel truck|2018/i,
      history_of_trauma: /Shot in thigh|nephew|killed/i,
      history_of_tbi_concussions: /bat|knocked out/i,
      aggression_or_property_damage: /dom\. assault|robbery|anger class/i,
      parole_granted: /parole|\byes\b|Haukoos|robbery/i,
      family_history: /cirrhosis/i,
      history_of_self_harm: RULED_OUT,
      history_of_seizures: TICKED_NO,
      registered_sex_offender: TICKED_NO,
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender employer probation pending_legal_charges authorization_number current_psychiatrist_name'),
      ...fields('additional_treatment_or_support_needed hospitalizations sexually_inappropriate_behavior'),
    ],
    questions: [
      asked('Who is his parole agent?', 1, /R\. Haukoos/),
      asked('what is his UCare ID', 1, /01774092/),
      asked('when was his knee replaced', 1, /L knee replaced 2020/),
      asked('Is he a registered sex offender?', 1, /REG\. SEX OFFENDER N/),
      asked('next appt with pcp', 1, /11\/6\/26/),
      asked('how long was he sober after Port Rehab', 2, /sober 20 mo/),
      reworded('how is his literacy', 2, /5th grade/),
      reworded('what does he spend on cocaine', 1, /\$60-100 a day/),
      reworded('what happens if he eats nuts', 1, /throat closes/),
      reworded('when must he be out of the apartment', 2, /till Nov 15/),
      reworded('was he ever knocked unconscious', 2, /bat 2009, knocked out/),
      reworded('any cultural preference for staff', 2, /Black counselor/),
      takenBack('does he have hepatitis C', 1, /hep C \+/),
      takenBack('what dose of quetiapine is he on', 1, /quetiapine 50/),
      anothers('is he on methadone', 2, /Cecil is on methadone/),
      anothers('does he have epilepsy', 2, /wife has epilepsy/),
      anothers('when is his court date', 2, /court date is 11\/19/),
      absent('Does he use tobacco?'),
      absent('Does he have a history of diabetes?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
