import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a fire department's community paramedic leaves after calling at the home of somebody who rings 911 often. */
export const communityParamedic: readonly ApartRecord[] = [
  {
    person: who('bellamy', 'Roscoe', 'Bellamy', '02/27/1956'),
    as: 'text',
    pages: [
      `CITY OF HARLAN BEND FIRE & RESCUE                    MOBILE INTEGRATED HEALTH - HOME VISIT REPORT
Visit 6 of program      Date 10/23/2026     Arrive 10:12  Depart 11:40     Unit CP-2  (Ibarra, CCP-C; Wojcik, EMT)
Incident 26-118402      911 calls, last 90 days: 14      Program entry: 08/31/2026

PATIENT      Bellamy, Roscoe E.         DOB 02/27/1956     70 M      Wt 148 lb
ADDRESS      1906 Tupelo Street, Harlan Bend, GA 31999     Phone 478-555-0182
LIVES        Alone in house he owns. Wife Earline deceased 2019.
KEY HOLDER / EMERGENCY      Daughter, Monique Bellamy-Tate, 478-555-0183, moniquebt@peachmail.example
INSURANCE    UnitedHealthcare Dual Complete (HMO D-SNP)   ID 947 220 1185   Group GADSNP
PCP          Dr. Xavier Toussaint, Harlan Family Health, 478-555-0184

VITALS    10:20   BP 172/96   HR 116   RR 20   SpO2 94   Temp 98.8   BGL 71   Pain 6 (feet)
          11:25   BP 164/90   HR 104   RR 18   SpO2 95               BGL 118 after juice and eggs

HOME      Stairs x 4 no rail. Empty half-pints in the stove drawer. Space heater by curtains, moved. Smoke alarm
          chirping, battery replaced. No food but grits. Throw rugs removed. Loaded revolver in nightstand: daughter
          took it at 11:10 to her home (photo of empty drawer).

NARRATIVE
Pt found in kitchen, door unlocked, wearing yesterday's clothes. States, "Y'all keep picking me up off the
floor. I can't do it from this house no more. Let my baby know I'll go." Drinks Paul Masson brandy, two pints
most days since Earline passed, "more since I quit driving the school bus." Last drink 06:30 today, before that through
the night. No other drugs; smokes 4-5 Newports. Medical marijuana card: none. He missed insulin yesterday.
He does not use his neighbor Hoyt's oxycodone, who offered it. Hoyt (present on porch) is on hospice and has a
feeding tube; he was not assessed. Pt tremulous, unsteady, oriented x 4, no chest pain. Falls since last visit: 3.
He hit head on tub 10/20 and "saw stars," bump right temple, no LOC, ED CT normal, discharged.
~~Pt combative with crew.~~   struck MI 10/23 1530, dictation picked up the next call.`,
      `MIH VISIT     Bellamy, Roscoe E.     02/27/1956     26-118402                                         p 2

MED RECONCILIATION (bottles counted)              as labeled             taking?
  insulin glargine                                18 u at bedtime        about 4 nights in 7
  metformin 500                                   twice daily            yes
  losartan 100                                    daily                  yes
  gabapentin 300                                  three times daily      yes, "and one more"
  donepezil                                       ~~10 mg~~              bottle is Earline's from 2018, destroyed
  thiamine 100                                    daily                  none left
ALLERGIES       iodine contrast (hives)   |   mango (lips)    |   NO penicillin allergy, took it in 2024
EPINEPHRINE     none

SCREENS         CIWA-Ar 13      AUDIT 31      PHQ-9 11      Mini-Cog 2/5      TUG 22 sec      Braden 18
HX WITHDRAWAL   Hospitalized 05/2026 Coliseum North 5 nights, DTs, restrained. Seizure that admission, first and only.
                Never had one off alcohol withdrawal.
PMH             T2DM, neuropathy, HTN, prostate, knee replaced 2015
PSYCH           Never hospitalized for nerves. No suicide thoughts, attempts or self harm. Grief group once.
                Fighting: none since young. He did kick in own bathroom door 09/14 looking for bottle.
TRAUMA          Vietnam era, stateside. Lost his boy Darius, shot, 1998. Held him.
TREATMENT       Dublin VA domiciliary 90 d, 1991, "sober eleven years." Detox: Coliseum (above). IOP no. AA lapsed.
LEGAL           DUI arrest 08/19/2026 (why no bus), Harlan Bend Municipal, 11/18/2026 9 AM. Probation: none. Parole: none.
                License is taken. Daughter has a legal matter of her own, guardianship of her godson, 11/12/2026.
FAMILY          Father and brother drank. Mother diabetes, amputee. Monique has sickle trait.
TRANSPORT       No vehicle. Needs wheelchair-accessible ride (walker, three steps); CP-2 cannot take out of county.
~~Refused all services.~~     (pre-printed, not removed)    MI

DISPOSITION     Left with daughter, who spends the night. Dr. Toussaint on phone: no home detox; admit for medical withdrawal
                then rehab. Appointment 11/04/2026 1:15 if not placed. Referral to 4 programs. UHC case mgr Annika Boyd.
CONTACT FOR PLACEMENT     Monique (above). Pt decides for himself, has a power of attorney form, not signed.
Next MIH visit 10/30/2026.     Report: M. Ibarra CCP-C, cert 8812        Med Dir: Dr. P. Vance`,
    ],
    expected: {
      dob: '1956-02-27',
      sex_at_birth: 'Male',
      ...livesAt(/1906 Tupelo/i, 'Harlan Bend', 'GA', '31999'),
      phone_number: /555-0182/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      ...inEmergency('Monique', 'Bellamy-Tate', /555-0183/),
      emergency_contact_primary_email: 'moniquebt@peachmail.example',
      ...speakWith(/Monique/i, /555-0183/),
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /947 220 1185/,
      group_number: 'GADSNP',
      ...seenBy('pcp', /Toussaint/i, /555-0184/),
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /picking me up|I'll go|can't do it from this house|admit for medical/i,
      current_symptoms: /tremulous|unsteady|PHQ-9|Falls since/i,
      recent_substance_abuse: /Paul Masson|two pints|brandy|Last drink/i,
      concerns_for_withdrawal: /CIWA|DTs|tremulous|no home detox|Hospitalized 05\/2026/i,
      medication_plan: /glargine|metformin|losartan|gabapentin/i,
      allergies: /iodine|mango/i,
      transportation_required: /No vehicle|wheelchair-accessible/i,
      hospitalizations: /Coliseum North/i,
      residential_programs: /domiciliary|Dublin/i,
      other_levels_of_care: /Detox: Coliseum|IOP no/i,
      history_of_seizures: /Seizure that admission|first and only|alcohol withdrawal/i,
      history_of_tbi_concussions: /hit head on tub|saw stars/i,
      history_of_trauma: /Darius|Lost his boy/i,
      aggression_or_property_damage: /bathroom door/i,
      pending_legal_charges: /DUI/i,
      upcoming_court_date: '2026-11-18',
      family_history: /brother drank|amputee|Mother diabetes/i,
      ...ruledOut('epipen history_of_self_harm history_of_suicide_attempts probation parole_granted'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employment_status employer contact_person_email legal_guardianship_status outpatient_therapy'),
      ...fields('additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('AUDIT score', 2, /AUDIT 31/),
      asked('How many 911 calls in the last 90 days?', 1, /90 days: 14/),
      asked('who is the PCP', 1, /Toussaint/),
      asked('what is his group', 1, /GADSNP/),
      asked('Mini-Cog', 2, /Mini-Cog 2\/5/),
      asked('when is municipal court', 2, /11\/18\/2026/),
      reworded('low sugar when they arrived?', 1, /BGL 71/),
      reworded('where did the handgun go', 1, /daughter took it|took it at 11:10/),
      reworded('what fruit makes his lips swell', 2, /mango \(lips\)/),
      reworded('how did he come to lose his son', 2, /Darius, shot/),
      reworded('what dangerous thing happened when he dried out in May', 2, /DTs, restrained|Seizure that admission/),
      reworded('does he skip his shots of insulin', [1, 2], /missed insulin|about 4 nights in 7/),
      takenBack('did he fight the crew', 1, /combative with crew/),
      takenBack('has he refused all services', 2, /Refused all services/),
      takenBack('how much donepezil does he take', 2, /10 mg/),
      anothers('does he have a feeding tube', 1, /feeding tube/),
      anothers('is somebody seeking guardianship over him', 2, /guardianship of her godson/),
      absent('what church does he go to'),
      absent('Has he had a colonoscopy?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('hendershot', 'Tammy-Jo', 'Hendershot', '07/18/1988'),
    as: 'scan',
    pages: [
      `GRAVEL CREEK FIRE DIST. 4        Comm. Paramedic / Post-Overdose Outreach ("QRT")       10-26-26  1410
name  Tammy-Jo Hendershot   dob 7-18-88   F    addr  RR 2 Box 81, Gravel Creek WV 26999    ph 304-555-0185
w/  Peer (Skeeter Dobbs) + Dep. Cline waited in road.

Why:  OD 10-24, Go-Mart restroom, narcan 8 mg total, refused transport, "wasn't nobody to watch my girls"
She let us in. 2 girls (5, 9) clean, eating. House is her grandma's, grandma Opal there, on oxygen, COPD, her
own Percocet in lockbox, we saw it. Tammy-Jo lives w/ Opal 3 yr. Was a CNA til back surgery '24. No work.
Divorced. Ex (Dwayne) is in Huttonsville. Emerg:  Opal Hendershot 304-555-0186

Uses  - fentanyl powder snort / some IV since Aug, ~1 g/day, last this a.m. 9
      - meth "to clean house" 3x/wk, last Fri
      - etoh no.     gabapentin yes, off a friend, 2400/d
      - ~~suboxone street~~  not since she quit clinic -> crossed out by me SD
Sick when out:  pukes, legs kick, sweats, "wanna crawl out my skin".  COWS now 6
"I woke up on that floor and a kid was lookin at me. I'll go. But not if I lose them girls."
BP 98/60 P 108 SpO2 97 T 100.9 !   L forearm abscess, hot, 4 cm.  Asked to go to ER for it, says after 3 when bus comes.
Ins  Aetna Better Health WV (Medicaid)   # 00410 77 2936   grp  none       Dr. Amanda Sizemore, Creek Clinic, 304-555-0187`,
      `QRT  T-J Hendershot  7-18-88                                     side B

All:  Toradol (hives).   bees (swells, no pen).    Tape ok
Meds:  none filled.  Was on Lexapro, Subutex when preg.    Script to restart:  no
Hx:  Hep C.  C-sect x2.  fusion L5 '24.   sz - one, age 12, high fever? "they said".  none since
     ATV wreck 2011, knocked cold, 4 days Ruby (Morgantown)
     sad/scared every day, no sleep, PHQ 20 w/ peer.   Cuts on thigh, old, last 2019.   Never tried to die
     (10-24 was an accident, said 3x).    Dwayne broke her arm + orbital, '20.   Mom's bf, as a kid.  CPS knew
     Broke windows?  She put a skillet thru Dwayne's truck '20.  Not since.
Tx:  Amity House (women+kids) 2021, 6 mos, "best I ever was".  MAT clinic Creek '22-25.  No detox.  Counselor none
     Psych none ever
Law: Child neglect referral opened by hosp 10-24 - CPS wkr Lindy Marsh 304-555-0188. Not charged.  Old shoplifting, paid.
     no probation.   Court 11-16-26 family ct re visits for Dwayne's mother, 10 AM.
     ~~capias~~   Dep. Cline checked:  diff. Hendershot (cousin Tina)
Fam: mom OD died '15.  dad black lung.  Brother Cody in drug court + on Sublocade, doing good, will help w/ ride
     but his car is bad.  So needs ride.   9 yr old Kaylee:  ADHD, Vyvanse
Peer note:  Amity has waitlist, 2 wks?  Wants girls with her, or Opal keeps them.   Opal says yes, 30 d, not 90
Who to call for bed:   Skeeter Dobbs, peer, 304-555-0189, sdobbs@gravelcreekfire.example.   Tammy-Jo's phone cuts off
Left:  4 narcan, strips, abscess card, socks.      ~~Declined treatment~~  box ticked wrong, she SAID YES  SD
Next:  ER today (we follow).   Dr. Sizemore 11-5-26  8:40    Peer back Wed`,
    ],
    expected: {
      dob: '1988-07-18',
      sex_at_birth: 'Female',
      ...livesAt(/RR 2 Box 81/i, 'Gravel Creek', 'WV', '26999'),
      phone_number: /555-0185/,
      marital_status: 'Divorced',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Opal', 'Hendershot', /555-0186/),
      ...speakWith(/Skeeter Dobbs/i, /555-0189/),
      contact_person_email: 'sdobbs@gravelcreekfire.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /00410 77 2936/,
      ...seenBy('pcp', /Sizemore/i, /555-0187/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /woke up on that floor|I'll go|OD 10-24/i,
      current_symptoms: /sad\/scared|no sleep|PHQ 20/i,
      recent_substance_abuse: /fentanyl|1 g\/day|meth|gabapentin/i,
      concerns_for_withdrawal: /pukes|legs kick|crawl out my skin|COWS/i,
      allergies: /Toradol|bees/i,
      epipen: /no pen|\bno\b/i,
      transportation_required: /needs ride|car is bad/i,
      hospitalizations: /Ruby/i,
      residential_programs: /Amity House/i,
      history_of_self_harm: /Cuts on thigh/i,
      history_of_seizures: /age 12|high fever/i,
      history_of_tbi_concussions: /ATV|knocked cold/i,
      history_of_trauma: /broke her arm|Mom's bf|orbital/i,
      aggression_or_property_damage: /skillet/i,
      family_history: /mom OD|black lung|drug court/i,
      ...ruledOut('history_of_suicide_attempts probation'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('medication_plan other_levels_of_care outpatient_therapy current_therapist_name'),
      ...fields('current_psychiatrist_name pending_legal_charges additional_treatment_or_support_needed employer'),
      ...fields('psych_testing_done upcoming_court_date'),
    ],
    questions: [
      asked('how much narcan was given on 10-24', 1, /narcan 8 mg total/),
      asked('COWS now', 1, /COWS now 6/),
      asked('Who is the CPS worker?', 2, /Lindy Marsh/),
      asked('when is family court', 2, /11-16-26/),
      asked('what does Toradol cause', 2, /Toradol \(hives\)/),
      asked('insurance number', 1, /00410 77 2936/),
      reworded('is there an infection on her arm', 1, /forearm abscess/),
      reworded('does she have a fever', 1, /T 100\.9/),
      reworded('why did she not go with the ambulance', 1, /nobody to watch my girls/),
      reworded('which earlier program worked best', 2, /Amity House|best I ever was/),
      reworded('domestic violence injuries', 2, /broke her arm/),
      reworded('who would mind the kids during rehab', 2, /Opal keeps them|Opal says yes/),
      takenBack('Is there a capias for her?', 2, /capias/),
      takenBack('did she decline treatment', 2, /Declined treatment/),
      takenBack('does she buy suboxone on the street', 1, /suboxone street/),
      anothers('is she on home oxygen', 1, /on oxygen, COPD/),
      anothers('does she take Vyvanse', 2, /ADHD, Vyvanse/),
      anothers('is she in drug court', 2, /in drug court/),
      absent('has she had a flu shot'),
      anothers('what is her e-mail address', 2, /sdobbs@/),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'legal', 'insurance'],
  },
];
