import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A placement assessment by the six dimensions, with a risk rating for each and the level of care that follows. */
export const dimensionAssessment: readonly ApartRecord[] = [
  {
    person: who('barragan', 'Xiomara', 'Barragan', '02/14/1999'),
    as: 'text',
    pages: [
      `SIERRA VALLEY ACCESS CENTER                                      LEVEL OF CARE ASSESSMENT (adult)
Client: Barragan, Xiomara      DOB: 02/14/1999      ID: SV-30917      Assessed: 10/23/2026 by K. Yamane, LAADC
Gender identity: Woman    Sex assigned at birth: Female    Pronouns: she/her    Relationship: Domestic partner
Address: 7715 Almendra St #4, Las Palmas, CA 93999       Phone: 559-555-0161 (ok to text)
Payer: Medi-Cal, CIN 91177204C       Employment: Unemployed since 07/2026        Legal status: voluntary, own guardian
Emergency contact: Ramiro Cuevas (partner) 559-555-0162
-----------------------------------------------------------------------------------------------------
Presenting problem, in client's words:
  "I'm 27 and I fell asleep feeding my baby. That's it. That's the bottom."

DIMENSION 1   Acute intoxication / withdrawal potential                              Risk rating:  2
  Substance        Route     First use    Frequency (30 d)      Amount           Last use
  Fentanyl         Smoked    2021         Daily                 1 g              10/23/26, 6 AM
  Methamphetamine  Smoked    2016         3-4 days a week       0.25 g           10/21/26
  Alcohol          Oral      2014         Monthly or less       2 drinks         09/2026
  Cannabis         -         2013         None since 2024       -                -
  Withdrawal hx: COWS 14 today. Chills, vomiting, restless legs, goose flesh. No seizures in or out of withdrawal.
  Overdoses: 3, latest 08/30/26 (partner gave Narcan). Needs medically managed induction.

DIMENSION 2   Biomedical conditions and complications                                Risk rating:  1
  5 months postpartum, not breastfeeding. Asthma, uses albuterol 1-2x/week. No TB symptoms. Pregnancy test neg 10/23.
  Allergies: ibuprofen (wheezing).  Does not need or own an EpiPen.
  Meds: albuterol HFA prn, sertraline 50 mg daily (since 09/2026).  Lost 12 lb since summer.
  PCP: Dr. Harlan Voss, Las Palmas Women's & Family, 559-555-0163. Appt 11/06/2026.

DIMENSION 3   Emotional, behavioral, cognitive                                       Risk rating:  2
  Postpartum depression, PTSD. EPDS 18. Sad most days, panics at night, trouble concentrating. Passive SI last
  month ("they'd be better off"), none now, no plan. One attempt: walked into traffic, 05/2019. Cutting at 15-16,
  none since. Sexual assault by coach at 16. Never violent; no property damage. No eating disorder. Concussion,
  car crash 03/2020, brief LOC. Psychiatric hospital: Kern Ridge BHC, 5150 after the attempt, 9 days.
  Counselor: Yesica Roldan AMFT, 559-555-0164, weekly by video.`,
      `Barragan, Xiomara    SV-30917                                           Level of Care Assessment    page 2

DIMENSION 4   Readiness to change                                                    Risk rating:  1
  Contemplation/Preparation. Came on her own. Ambivalent about leaving infant (Nayeli, 5 mo) for long.
  "If she can come with me I'll stay a year."

DIMENSION 5   Relapse, continued use or continued problem potential                  Risk rating:  3
  Longest sober: 14 months (2023-24), through pregnancy of first child. Triggers: pay day, partner's cousin
  dealing downstairs. Prior tx: Casa Aurora residential, 90 days, 2022-23, completed. IOP at SVAC, 2023. Detox,
  Mesa Vista, 4 days, 2022. Buprenorphine 16 mg until 02/2025, stopped by herself.

DIMENSION 6   Recovery environment                                                   Risk rating:  3
  Lives w/ partner and infant in rented apartment; partner on methadone, stable 2 yrs. Cousin
  deals in the building. Mother (Irma) in recovery from alcohol 9 yrs, sober support. Father: schizophrenia. Sister died of
  overdose 2022. No car, bus 1 hr. CPS: open voluntary case, worker Tia Holm 559-555-0165, hearing none.
  Legal: petty theft, Fresno Co. court 12/04/2026. Probation: none. Parole: none.

SUMMARY OF RATINGS         D1  2      D2  1      D3  2      D4  1      D5  3      D6  3
Indicated level of care:   [ ] 1.0  [ ] 2.1  [ ] 2.5  [ ] 3.1  [ ] 3.3  [X] 3.5  [ ] 3.7  [ ] 4   + OTS/MAT
Placed/authorized level:   [ ] same  [X] different: 3.7-WM first, then 3.5 perinatal
Reason for difference:     [X] service not available   [ ] client preference   [ ] legal

Dx   F11.20 Opioid use disorder, severe     F15.20 Stimulant use disorder, severe     F53.0     F43.10
     F10.20 Alcohol use disorder, severe  <- ENTERED IN ERROR, deleted 10/24/26 K. Yamane
Amended 10/24/26: Dimension 2 first said "hepatitis C positive." Retracted: that result is another client's.
Partner Ramiro sat in for part of the interview. He reports his own diabetes and a parole term ending 2027;
not client's information.

Recommendations: perinatal residential that takes infants; MAT induction day one; transport from home to
intake by SVAC van; nicotine patch; keep Ms. Roldan; call placement desk, Odell Farris, 559-555-0166, with bed offers.
                                                        e-signed K. Yamane LAADC 10/23/2026 17:22`,
    ],
    expected: {
      dob: '1999-02-14',
      gender: 'Woman',
      sex_at_birth: 'Female',
      ...livesAt(/7715 Almendra/i, 'Las Palmas', 'CA', '93999'),
      phone_number: /555-0161/,
      marital_status: 'Domestic partner',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      carrier: 'Medicaid/MCO',
      subscriber_id: '91177204C',
      ...inEmergency('Ramiro', 'Cuevas', /555-0162/),
      ...speakWith(/Odell Farris/i, /555-0166/),
      ...seenBy('pcp', /Harlan Voss/i, /555-0163/),
      ...seenBy('therapist', /Roldan/i, /555-0164/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /fell asleep feeding|the bottom/i,
      current_symptoms: /Sad most days|panics at night|concentrating|Chills|restless legs/i,
      recent_substance_abuse: /Fentanyl|Methamphetamine/i,
      concerns_for_withdrawal: /COWS 14|Chills|induction|No seizures in or out/i,
      medication_plan: /albuterol|sertraline/i,
      allergies: /ibuprofen/i,
      epipen: /does not need|\bno\b/i,
      transportation_required: /SVAC van|No car|transport from home/i,
      hospitalizations: /Kern Ridge/i,
      residential_programs: /Casa Aurora/i,
      other_levels_of_care: /IOP|Mesa Vista/i,
      history_of_self_harm: /Cutting at 15/i,
      history_of_suicide_attempts: /walked into traffic/i,
      history_of_trauma: /Sexual assault/i,
      history_of_tbi_concussions: /Concussion/i,
      pending_legal_charges: /petty theft/i,
      upcoming_court_date: '2026-12-04',
      family_history: /recovery from alcohol|schizophrenia|Sister died/i,
      ...ruledOut('eating_disorder history_of_seizures aggression_or_property_damage probation parole_granted'),
    },
    open: [
      ...fields('outpatient_therapy contact_person_email living_status psych_testing_done'),
      ...fields('additional_treatment_or_support_needed'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('risk rating for dimension 5', 2, /potential Risk rating: 3|D5 3/),
      asked('COWS score', 1, /COWS 14/),
      asked('How long was her longest sober time?', 2, /Longest sober: 14 months/),
      asked('who is the CPS worker', 2, /Tia Holm/),
      asked('what was her EPDS', 1, /EPDS 18/),
      asked('indicated level of care', 2, /\[X\] 3\.5/),
      reworded('can she bring the baby / does she want to', 2, /If she can come with me|takes infants/),
      reworded('pain reliever to avoid', 1, /ibuprofen \(wheezing\)/),
      reworded('has she been placed on a psych hold', 1, /5150|Kern Ridge/),
      reworded('inhaler use', 1, /albuterol 1-2x\/week/),
      reworded('why were they sent to a different level than indicated', 2, /service not available/),
      reworded('when did she last have suboxone', 2, /until 02\/2025/),
      takenBack('does she have hepatitis c', 2, /hepatitis C positive/),
      takenBack('alcohol use disorder severe?', 2, /F10\.20 Alcohol use disorder, severe/),
      anothers('is she diabetic', 2, /his own diabetes/),
      anothers('is the client taking methadone', 2, /partner on methadone/),
      absent('what grade did she finish'),
      absent('any tattoos or piercings'),
      absent('Has she ever had a heart problem?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('szalai', 'Dominic', 'Szalai', '08/25/1963'),
    as: 'scan',
    pages: [
      `TAMARACK COUNTY RECOVERY BOARD           Form ADM-6D           SIX DIMENSION PLACEMENT WORKSHEET
(press hard, 3 copies)                  agency: Millrace Counseling       ph 330-555-0170
1. Name  Szalai, Dominic P.       2. Birth date  8-25-63     3. [x]M [ ]F      4. Date  10-19-26
5. Res.  R.R. 2 Box 118, Pomeroy Mills, OH 44998             6. Tel  330-555-0171 landline
7. Marital  [ ]S [ ]M [x]Sep [ ]D [ ]W      8. Work  retired (steel), pension     9. Vet  [ ]Y [x]N
10. Ins.  Medicare  1NG4-TE5-MK73     supp: none          11. Referred by  self / Dr. Kapur
12. Notify  Father Stan Szalai (brother, St. Hedwig rectory) 330-555-0172

DIM 1  WITHDRAWAL            [ ]0  [ ]1  [ ]2  [x]3  [ ]4
   15-18 beers + 1/2 pint blackberry brandy daily x 11 yrs, more since wife left in Apr.  Last drink 10-19,
   "one beer, so I could sign."  No drugs, not even marijuana.  Hx DTs, Mercy Hosp. 2018 (ICU, 7 days). Withdrawal
   seizure 2018, same admission, & one before it 2016.   BAC in office .06    Tremor of hands, sweaty brow.
DIM 2  BIOMEDICAL            [ ]0  [ ]1  [x]2  [ ]3  [ ]4
   COPD w/ home nebulizer.  A-fib.  ~~Pacemaker 2019~~ err. BLT.   Hearing aids both.
   Rx:  apixaban 5 bid, metoprolol 50 bid, tiotropium, folic acid.       NKDA     Walks w/ cane
   MD:  Anil Kapur, Pomeroy Mills Med Grp  330-555-0173    next there  Nov 9, 1:30
DIM 3  EMOT / BEHAV / COG    [ ]0  [x]1  [ ]2  [ ]3  [ ]4
   Grief, lonely, appetite nil, forgets appts.  MoCA 23/30 (Oct. 5, Dr. Kapur).  Denies any SI.  Never attempted,
   never hurt self.  Fists, twice, in 1980s bar fights - nothing since.  No psychiatrist.  No trauma he will speak of
   but "the mill" (saw a man burned).  Knocked cold by a chain 1991, 2 days in hosp.`,
      `Szalai, Dominic P.      8-25-63                                    ADM-6D  reverse

DIM 4  READINESS             [x]0  [ ]1  [ ]2  [ ]3  [ ]4
   "My brother buried three from our block this year.  I am not going to be number four."  Wants to go this
   week.  Will stay as long as it takes.
DIM 5  RELAPSE POTENTIAL     [ ]0  [ ]1  [ ]2  [x]3  [ ]4
   One prior: Glenmoor (residential, 21 d, 2018 after ICU).  5 yrs sober w/ AA, sponsor died.   No IOP.  Was on
   disulfiram 2018-20.   Never outpatient therapy.
DIM 6  ENVIRONMENT           [ ]0  [ ]1  [x]2  [ ]3  [ ]4
   Owns the farmhouse, alone.  Tavern 1/4 mi.  Nephew Kyle stays wkends - Kyle is on probation, takes Adderall,
   sells pills (per client).  Brother supportive, will sit w/ him till a bed.  Needs ride: truck sold, brother can't drive far.
   Legal: none pending, no prob/parole.   Never arrested.

FAMILY     father & grandfather drank; mother stroke; brother has pacemaker
LOC        meets  4-WM  (or 3.7 w/ cardiology backup)  then 3.5 or 3.3 slow pace          MD review  A. Kapur 10/20
SUPPORT NEEDED     oxygen not needed; nebulizer outlet at bed; ground floor; hearing - face him
DIAG       F10.231 (hx)   F10.20      J44.9     I48.91
           F03.90 dementia  -> void, wrong line, pls. disregard  BLT 10/20

CALLS      10-20  Glenmoor full until Dec.    10-21  Pine Hollow Hosp - asks EKG, INR n/a, med list
           10-21  Fr. Stan says Dominic fell in barn yesterday, no injury.   Call Fr. Stan first on everything.
           10-22  client slept thru phone.  Visiting nurse 10-23.
Assessor   Bettina L. Trask, LICDC                                     white-board  yellow-file  pink-client`,
    ],
    expected: {
      dob: '1963-08-25',
      sex_at_birth: 'Male',
      ...livesAt(/R\.R\. 2 Box 118/i, 'Pomeroy Mills', 'OH', '44998'),
      phone_number: /555-0171/,
      marital_status: 'Separated',
      living_status: 'Own home',
      employment_status: 'Retired',
      carrier: 'Medicare',
      subscriber_id: /1NG4-TE5-MK73/,
      ...inEmergency('Stan', 'Szalai', /555-0172/),
      ...seenBy('pcp', /Kapur/i, /555-0173/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /number four|brother buried|Wants to go/i,
      current_symptoms: /Grief|lonely|appetite nil|forgets|Tremor|sweaty/i,
      recent_substance_abuse: /15-18 beers|brandy|one beer/i,
      concerns_for_withdrawal: /DTs|Withdrawal\s+seizure|Tremor of hands|4-WM/i,
      medication_plan: /apixaban|metoprolol|tiotropium/i,
      allergies: /NKDA|\bno\b|\bnone\b/i,
      transportation_required: /Needs ride|truck sold/i,
      additional_treatment_or_support_needed: /nebulizer outlet|ground floor|face him/i,
      hospitalizations: /Mercy Hosp|2 days in hosp/i,
      residential_programs: /Glenmoor/i,
      outpatient_therapy: /never|\bno\b/i,
      history_of_trauma: /saw a man burned|the mill/i,
      history_of_seizures: /seizure 2018|Withdrawal/i,
      history_of_tbi_concussions: /Knocked cold|chain 1991/i,
      family_history: /grandfather drank|mother stroke/i,
      aggression_or_property_damage: /Fists|bar fights|nothing since/i,
      ...speakWith(/Stan/i, /555-0172/),
      ...ruledOut('history_of_self_harm history_of_suicide_attempts probation parole_granted pending_legal_charges'),
    },
    open: [
      ...fields('gender current_psychiatrist_name other_levels_of_care employer'),
      ...fields('legal_guardianship_status upcoming_court_date contact_person_email psych_testing_done'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('MoCA', 1, /MoCA 23\/30/),
      asked('what is his medicare number', 1, /1NG4-TE5-MK73/),
      asked('Which dimension 4 box is checked?', 2, /READINESS \[x\]0/),
      asked('BAC in office', 1, /BAC in office \.06/),
      asked('When was he on disulfiram?', 2, /disulfiram 2018-20/),
      asked('who is the assessor', 2, /Bettina L\. Trask/),
      reworded('blood thinner?', 1, /apixaban 5 bid/),
      reworded('does he need anything to get around', 1, /Walks w\/ cane/),
      reworded('rum fits or delirium before', 1, /Hx DTs|seizure 2018/),
      reworded('did he ever stay sober for long', 2, /5 yrs sober/),
      reworded('can he hear', 1, /Hearing aids both/),
      reworded('who should get the phone call about a bed', 2, /Call Fr\. Stan first/),
      takenBack('does he have dementia', 2, /F03\.90 dementia/),
      takenBack('does he have a pacemaker', 1, /Pacemaker 2019/),
      anothers('is he selling pills', 2, /sells pills/),
      anothers('does he take adderall', 2, /takes Adderall/),
      anothers('did he have a stroke', 2, /mother stroke/),
      absent('does he have hepatitis'),
      absent('How many children does he have?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
