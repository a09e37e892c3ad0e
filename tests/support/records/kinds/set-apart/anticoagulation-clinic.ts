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
import { fields, inEmergency, livesAt, seenBy, speakWith } from '../apart-values.ts';

/** A pharmacist's anticoagulation clinic: a table of visits by date, a few lines on why a number went wrong, and a letter. */
export const anticoagulationClinic: readonly ApartRecord[] = [
  {
    person: who('mossbacher', 'Hesper', 'Mossbacher', '11/07/1971'),
    as: 'scan',
    pages: [
      `  TWIN FORKS CLINIC        ANTICOAGULATION SERVICE        flow sheet              pharmacist: T. Adeyinka PharmD
  MOSSBACHER, HESPER L      DOB 11/07/1971    F      mechanical mitral valve 2014 (St Jude)     goal INR 2.5-3.5

  date      INR    dose mg/wk   missed   alcohol (her count)      bleeding        note
  06/02     3.1       42          0      4-5 glasses wine/wk      none            ok
  07/14     4.4       42          0      bottle wine / day        gums            hold 1
  08/11     1.6       38          5      2 bottles / day          none            "forgot".  bridge enox
  09/15     5.8       38          ?      2 bottles + vodka        nose, bruises   hold 2, vit K 2.5
  10/06     1.4       35          9      fifth vodka / day        none            see p 2
  10/20     2.2       35          0      fifth vodka / day        none            takes it w/ sister watching
  ~~10/20   7.9~~    sample of pt after her, void TA

  other meds (10/20)    metoprolol succ 50    furosemide 20    citalopram 20    thiamine (new)
  stopped               trazodone 8/11 (falls)          aspirin 9/15
  allergies             heparin - HIT 2014, no heparin of any kind !   (enox bridge 8/11 = ERROR, reported)
                        adhesive OK now
  phone  608-555-0180       lives  rents upstairs flat, 77B Tannery St, Kesh Mills, WI 54898
  emergency   sister  LEONA MOSSBACHER-HURD  608-555-0181      pt says call her for anything
  ins   Quartz gold, ID QZ 449 0171 03  grp 1188-K, thru her job w/ the county (clerk of deeds, on leave since 10/07)
  PCP   Dr Ephraim Toll  608-555-0182`,
      `  MOSSBACHER H         narrative 10/06 and 10/20                                                     p 2

  10/06  INR 1.4.  Shaking so she could not sign.  Smells of it.  Says she drinks from 5 am, since her husband died in May
         (pancreas).   If she waits until noon:  shakes, retches, "heart like a rabbit."  In Sept she waited a day and a half
         before labs and saw her husband in the hall.   No fit ever.   Pulse 118.   Walked to ED by me.
         ED: admitted 10/06-10/10, phenobarb, INR up, home.   drank the night she got home.
  10/20  Wants residential.   "I take a pill every day so I won't have a stroke and then I drink so I will. Make it
         make sense."    Asked directly: thinks of not taking warfarin and "letting it clot."  That is what the
         missed doses in Aug and Oct were, on purpose.  Has not decided to since sister moved in.  Not intent today.
         Warm handoff same hour to behavioral health, Jonquil Petras LCSW 608-555-0183 - safety plan done.
         In 1990 swallowed sister's iron pills, pumped, 3 d hospital.   Doesn't cut.    Sleeps 3 h.  cries daily.
  falls  7/30 stairs, hit head, CT neg but knocked out a few min;  9/12 tub, ribs
  fam    mother  DVT x2, on warfarin 20 y, INR 3 always.   father  drank, stroke.   dtr (24)  anorexia, in program
  tx     day program, Meriter Hill, 2009, 5 wks, sober until May this yr.   no residential
  trauma  drunk driver hit family car when she was 8, brother died beside her
  legal   nothing open.   ~~OWI 9/2026~~  was her nephew's, TA
  needs from program:   INR weekly, warfarin given by nurse, NO HEPARIN in flushes or lines, soft brush, no contact games
  ride    sister will, 1 h
  next    Petras 11/03/2026 3 pm;   INR 11/05`,
      `  TWIN FORKS CLINIC        ANTICOAGULATION SERVICE        flow sheet              pharmacist: T. Adeyinka PharmD
  MOSSMAN, HECTOR         DOB 02/20/1948    M      atrial fib      goal INR 2.0-3.0

  date      INR    dose mg/wk   missed   alcohol                  bleeding        note
  09/15     2.4       25          0      none                     none            ok
  10/20     7.9       25          0      none                     black stool     ED.  GI bleed
  other meds    amiodarone 200,  insulin glargine 18
  allergies     cephalexin - hives
  PMH           seizures after stroke 2019 (levetiracetam);  suicide attempt 1975`,
    ],
    strange: [3],
    expected: {
      dob: '1971-11-07',
      sex_at_birth: 'Female',
      ...livesAt(/77B Tannery/i, 'Kesh Mills', 'WI', '54898'),
      phone_number: /555-0180/,
      marital_status: 'Widowed',
      living_status: 'Rental',
      carrier: 'Other',
      subscriber_id: /QZ 449 0171 03/,
      group_number: '1188-K',
      ...inEmergency('Leona', 'Mossbacher-Hurd', /555-0181/),
      ...speakWith(/Leona/i, /555-0181/),
      ...seenBy('pcp', /Ephraim Toll/i, /555-0182/),
      ...seenBy('therapist', /Jonquil Petras/i, /555-0183/),
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment: /every day so I won't|Wants residential/i,
      current_symptoms: /Sleeps 3 h|cries daily|Shaking/i,
      recent_substance_abuse: /vodka/i,
      concerns_for_withdrawal: /shakes|retches|in the hall/i,
      medication_plan: /metoprolol|furosemide|citalopram|warfarin/i,
      allergies: /heparin/i,
      transportation_required: /sister will/i,
      additional_treatment_or_support_needed: /INR weekly|NO HEPARIN/i,
      hospitalizations: /10\/06-10\/10|3 d hospital/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Meriter Hill|day program/i,
      history_of_self_harm: /Doesn't cut|on purpose/i,
      history_of_suicide_attempts: /iron pills/i,
      history_of_trauma: /drunk driver|brother died/i,
      history_of_seizures: /No fit/i,
      history_of_tbi_concussions: /hit head|knocked out/i,
      pending_legal_charges: /nothing open/i,
      family_history: /DVT|stroke|anorexia/i,
    },
    open: [
      ...fields('gender employment_status employer subscriber_employer contact_person_email probation'),
      ...fields('outpatient_therapy upcoming_court_date eating_disorder current_psychiatrist_name epipen'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('INR on 10/06', 1, /10\/06 1\.4/),
      asked('goal INR', 1, /goal INR 2\.5-3\.5/),
      asked('What dose of furosemide?', 1, /furosemide 20/),
      asked('when does she see Petras', 2, /Petras 11\/03\/2026 3 pm/),
      asked('group number', 1, /1188-K/),
      asked('why was trazodone stopped', 1, /trazodone 8\/11 \(falls\)/),
      reworded('which heart operation did she have', 1, /mechanical mitral valve 2014/),
      reworded('did she skip blood thinner to die', 2, /letting it clot/),
      reworded('what set off the drinking', 2, /since her husband died in May/),
      reworded('hallucinations', 2, /saw her husband in the hall/),
      reworded('what must the nurses never give her', 2, /NO HEPARIN in flushes/),
      reworded('how far away is the sister driving', 2, /sister will, 1 h/),
      reworded('was she ever unconscious', 2, /knocked out a few min/),
      reworded('how long did she stay sober after day treatment', 2, /sober until May this yr/),
      takenBack('did she have an INR of 7.9', 1, /7\.9/),
      takenBack('does she have an OWI', 2, /OWI 9\/2026/),
      anothers('amiodarone dose', 3, /amiodarone 200/),
      anothers('does she use insulin', 3, /insulin glargine 18/),
      anothers('has she had deep vein thrombosis', 2, /DVT x2/),
      anothers('is she in a program for anorexia', 2, /anorexia, in program/),
      anothers('Did she have black stool?', 3, /black stool/),
      absent('does she use opioids'),
      absent('What is her e-mail?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('drummy', 'Alaric', 'Drummy', '03/14/1990'),
    as: 'text',
    pages: [
      `Foxglove Valley Medical Group
Thrombosis and Anticoagulation Clinic                                                        October 23, 2026

To the admitting physician, Cedar Run program
Re: Alaric Drummy, DOB 3/14/1990

Dear colleague,

I write at Mr. Drummy's request and with his signed release. I am the clinical pharmacist who has managed his apixaban since
his second pulmonary embolism in April of this year. He asks to enter your program on October 29. I am glad of it, and there
are a few things that the summary from the hospital does not say or says wrongly.

His clots come from his injecting. He has used methamphetamine by vein for six years and heroin, now fentanyl, for three; at
present it is about a half gram of methamphetamine a day and fentanyl "to come down," four or five points. The last of both
was yesterday, he says, and I believe him, because he was honest about the missed tablets. He does not drink. When he stops
the fentanyl he vomits, sweats and cannot lie still by the second morning; when he stops the other he sleeps for two days
and then is very low. In the worst of such lows, in February 2024, he stepped in front of a bus, which stopped. He spent
eleven days at Larch Pavilion. That was the one attempt. He has not hurt himself in other ways.

The hospital's summary says "history of seizure disorder." He has none. The seizure in the emergency room in April was that
of the man on the next stretcher, and I have asked them to amend it. It also says "wife at bedside"; that was his sister.
He is single.

He did have a blow to the head in 2021, from a pipe, with four stitches and a week of confusion. He says that he himself has
"swung first" twice, both times awake for days; the last was in the spring, at a shelter, and he was barred from it.

Apixaban 5 mg twice daily goes on until at least April 2027. He must not miss doses: he has a filter in the vena cava which
was to come out and did not. Please do not give ibuprofen or naproxen. Carbamazepine and rifampin would undo it. His other
medicines are bupropion XL 150 mg in the morning and albuterol as needed. I have heard that warfarin is cheaper: he was on
it in 2025 and could not keep the visits.`,
      `Re: Alaric Drummy                                                                              page 2

Allergies: iodinated contrast, with wheezing (April); he was issued no auto-injector. He tolerates penicillins, although
his mother does not.

Since you ask about family. His mother has factor V Leiden and so does his sister. He himself was tested in May: negative
for factor V Leiden, prothrombin gene and antiphospholipid antibodies. His father, who drank, died by his own hand in 2008.
Alaric, then eighteen, found him. He has had no counselor for it until this summer, when he started with Mr. Obadiah Lunt,
LPC, at the needle exchange (541-555-0191); five visits so far. A psychiatrist has not seen him since Larch.

He has been to a residential program twice: Stillwater, 2022, three weeks, left with a girl; and Oak Hollow, 2024, after
Larch, for sixty days, which held for five months.

I enclose what our front desk has on him, because he loses papers.

   Address            Hosmer House (shelter), bed 9, 240 Second Avenue, Pilot Bend, OR 97198
   Telephone          541-555-0190 (voice mail only)         E-mail   a.drummy@pilotmail.example
   Insurance          Oregon Health Plan, Cascadia CCO       Member   OR 60 118 2274
   Authorization      residential, CCO number 26-R-3317, from 10/29/2026
   Primary care       Dr. Yevgenia Stroud, 541-555-0192
   In an emergency    Tess Drummy, his sister, 541-555-0193
   Next visit here    November 18, 2026, 9:40. ~~November 4~~ moved at his request
   Legal              Probation, Pilot County, until June 2027 (Officer B. Castellane). Nothing pending.

Mr. Drummy has no car. Medicaid's ride is booked for the 29th at ten. He does not work at present; he was a tree climber and
hopes to be one again. When I asked him what I should put down as his reason, he said: "I've had two clots in my lungs and
I went and used in the hospital bathroom. I don't trust me. Put that."

I would ask of the program: tablets handed to him and seen swallowed, compression stockings, leave to walk at night, and
somebody who will talk with him about his father. ~~He will need daily enoxaparin.~~ (Not so, corrected 10/24. E.M.)

With thanks,
Eulalie Marchetti-Voss, PharmD, CACP

What every patient on a blood thinner should know. Call 911 for: a seizure, a blow to the head, black stools, thoughts of
suicide, weakness on one side. Alcohol raises the risk of bleeding. Women of childbearing age: ask about birth control.`,
    ],
    expected: {
      dob: '1990-03-14',
      ...livesAt(/240 Second Avenue|Hosmer House/i, 'Pilot Bend', 'OR', '97198'),
      phone_number: /555-0190/,
      email_id: 'a.drummy@pilotmail.example',
      marital_status: 'Single',
      living_status: 'Shelter',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /OR 60 118 2274/,
      authorization_number: '26-R-3317',
      ...inEmergency('Tess', 'Drummy', /555-0193/),
      ...seenBy('pcp', /Yevgenia Stroud/i, /555-0192/),
      ...seenBy('therapist', /Obadiah Lunt/i, /555-0191/),
      next_appointment: '2026-11-18',
      reason_for_seeking_treatment: /don't trust me|two clots/i,
      recent_substance_abuse: /methamphetamine|fentanyl/i,
      concerns_for_withdrawal: /vomits|cannot lie still|sleeps for two days/i,
      medication_plan: /Apixaban|bupropion|albuterol/i,
      allergies: /contrast/i,
      epipen: /no auto-injector/i,
      transportation_required: /no car|ride is booked/i,
      additional_treatment_or_support_needed: /seen swallowed|stockings|walk at night/i,
      hospitalizations: /Larch Pavilion|pulmonary embolism|eleven days/i,
      residential_programs: /Stillwater|Oak Hollow/i,
      outpatient_therapy: /five visits|Lunt/i,
      completed_genetic_testing: /factor V Leiden|tested in May/i,
      history_of_self_harm: /has not hurt himself/i,
      history_of_suicide_attempts: /in front of a bus/i,
      history_of_trauma: /found him|by his own hand/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /blow to the head in 2021|from a pipe/i,
      aggression_or_property_damage: /swung first/i,
      pending_legal_charges: /Nothing pending/i,
      probation: /Pilot County/i,
      family_history: /factor V|drank|own hand/i,
    },
    open: [
      ...fields('sex_at_birth gender employer current_symptoms current_psychiatrist_name other_levels_of_care'),
      ...fields('upcoming_court_date group_number'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('How much apixaban does he take?', 1, /Apixaban 5 mg twice daily/),
      asked('When is the next visit here?', 2, /November 18, 2026, 9:40/),
      asked('CCO authorization', 2, /26-R-3317/),
      asked('until when is he on probation', 2, /until June 2027/),
      asked('bupropion dose', 1, /bupropion XL 150 mg/),
      asked('which pain relievers must not be given', 1, /ibuprofen or naproxen/),
      reworded('is his clotting inherited', 2, /negative for factor V Leiden/),
      reworded('how did he try to end his life', 1, /stepped in front of a bus/),
      reworded('does he consume alcohol', 1, /He does not drink/),
      reworded('why did he leave the first rehab early', 2, /left with a girl/),
      reworded('what happened to his father', 2, /died by his own hand/),
      reworded('what was his trade', 2, /tree climber/),
      reworded('is there a device in his veins', 1, /filter in the vena cava/),
      reworded('has he been violent', 1, /swung first/),
      takenBack('does he need daily enoxaparin', 2, /daily enoxaparin/),
      takenBack('does he have a visit on November 4', 2, /November 4/),
      reworded('is he allergic to penicillin', 2, /tolerates penicillins/),
      anothers('when did he have a seizure in the emergency room', 1, /The seizure in the emergency room in April/),
      absent('Has he been tested for HIV?'),
      absent('does he have children'),
      absent('what is his weight'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
