import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a sleep clinic writes back to the doctor who referred somebody: study figures, medicines, and what drink does to them. */
export const sleepClinicLetter: readonly ApartRecord[] = [
  {
    person: who('abernathy', 'Lucius', 'Abernathy', '04/09/1969'),
    as: 'text',
    pages: [
      `                                   PIEDMONT SLEEP & BREATHING ASSOCIATES
                         1400 Medical Arts Dr, Suite 210, Carrow, VA 24999 | 540-555-0130 | fax 540-555-0131

October 21, 2026

Phoebe Strand, MD
Carrow Family Physicians
540-555-0132

RE:  Lucius Abernathy     DOB: 04/09/1969     Acct 66120
     Home: 319 Ridgeback Rd, Carrow, VA 24999     Cell 540-555-0133
     Ins: Anthem HealthKeepers PPO  XKV 401 55 2290   Group VA0088T   (his own, through work)

Dear Phoebe,

Thank you for asking me to see Mr. Abernathy, a 57-year-old long-haul dispatcher at Old Valley Freight, about
insomnia and witnessed apneas. I saw him on October 14 with his wife, Josephine, and he had a split-night study on the
18th. You asked whether it is the breathing or the bottle. It is both, and I think the second has to come first.

He goes to bed at 10, is up by 2, and drinks to get back to sleep: bourbon, a pint on work nights and more on days off,
nightly for six years. He adds Ambien, 20 mg, twice what you prescribe, which he buys from a coworker when
he runs short. He does not use marijuana, opioids or anything by needle. His last drink before the study was at 5 PM that
day, and by 1 AM he was sweating, with a pulse of 118 and a coarse tremor; my technician ended the recording and
gave him water, and his wife drove him home, where he drank. He has never had a seizure. In January, trying to
stop by himself, he saw "men in the yard" on the third day and was four days in Carrow Memorial.

                                  Diagnostic      On CPAP 9 cm      Normal
   Sleep time (min)                  128              61
   AHI (events per hour)             41.6             6.2            < 5
   Lowest oxygen                     74%              89%            > 90%
   Limb movements per hour           33               12             < 15
   Sleep latency (min)               9                -              10-20
   Arousals per hour                 52               20

He dozed at a light in August and hit a mailbox. I have asked him not to drive, and he agrees; he will need
a ride wherever you send him.`,
      `Abernathy, Lucius      DOB 04/09/1969       October 21, 2026                                  Page 2

Past history: hypertension, high cholesterol, a concussion in a tractor rollover in 1988. Surgery: tonsils.
~~Narcolepsy~~ (template, not his; I have struck it). Medicines: amlodipine 10, rosuvastatin 20, sertraline 100 from you,
and the Ambien, which I have asked him to stop only under supervision. He is allergic to Demerol (vomiting) and to
ragweed. Melatonin "gave him a heart flutter," he is not allergic to it.

Mood: PHQ-9 of 17, Epworth 16. He feels worthless in the mornings, has little interest, snaps at his grandchildren. He
denies suicidal thoughts, and has never made an attempt or injured himself. There is no violence; he did smash
the bedroom television in September when he could not sleep. He has no psychiatrist or therapist. He lost a brother in a house
fire at nine and still smells smoke at night; he was in the house.

Family: his mother and both brothers drank; Josephine herself has severe sleep apnea and uses a CPAP of 12, which he
has borrowed. Her sister has a latex allergy. His son Micah has restless legs and takes ropinirole.

Social: married 33 years, owns his home, full time until last week, now on sick leave. Never arrested; no
court matters. Smokes 10 a day. He has never been in a program of any kind.

He said this to me as he put on his coat: "Doc, I would sign in somewhere tonight if they let me bring the
machine." I wrote it down because I believe him.

I suggest: (1) inpatient withdrawal, not at home, given January and the Ambien; (2) residential care that accepts CPAP,
with a power outlet at the bed and distilled water; (3) repeat titration after 30 days sober; (4) no
sedative-hypnotics. My nurse Clementine Roy (540-555-0134, c.roy@piedmontsleep.example) is to be contacted for the machine
settings. Please arrange things with his wife, Josephine Abernathy, 540-555-0135; she is his emergency contact too.

I will see him again on November 23, 2026.

Corrected 10/23: my first letter gave "hemoglobin A1c 8.8." That was another man's lab slip and is withdrawn.

                                     Sincerely,     Octavian Blythe, MD, Sleep Medicine        cc: patient`,
    ],
    expected: {
      dob: '1969-04-09',
      ...livesAt(/319 Ridgeback/i, 'Carrow', 'VA', '24999'),
      phone_number: /555-0133/,
      marital_status: 'Married',
      living_status: 'Own home',
      employer: /Old Valley Freight/i,
      ...inEmergency('Josephine', 'Abernathy', /555-0135/),
      ...speakWith(/Josephine/i, /555-0135/),
      carrier: 'Anthem/Elevance',
      subscriber_id: /XKV 401 55 2290/,
      group_number: 'VA0088T',
      ...seenBy('pcp', /Phoebe Strand|Strand/i, /555-0132/),
      next_appointment: '2026-11-23',
      reason_for_seeking_treatment: /sign in somewhere|insomnia/i,
      current_symptoms: /worthless|little interest|insomnia|up by 2/i,
      recent_substance_abuse: /bourbon|pint on work nights|Ambien/i,
      concerns_for_withdrawal: /coarse tremor|men in the yard|inpatient withdrawal|sweating/i,
      medication_plan: /amlodipine|rosuvastatin|sertraline/i,
      allergies: /Demerol|ragweed/i,
      transportation_required: /need\s+a ride|not to drive/i,
      hospitalizations: /Carrow Memorial/i,
      history_of_trauma: /house\s+fire|smells smoke/i,
      history_of_tbi_concussions: /concussion|tractor/i,
      aggression_or_property_damage: /bedroom television|smash/i,
      family_history: /brothers drank|restless legs/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts history_of_seizures'),
      ...ruledOut('residential_programs pending_legal_charges'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('employment_status subscriber_employer contact_person_email other_levels_of_care outpatient_therapy'),
      ...fields('additional_treatment_or_support_needed probation psych_testing_done current_psychiatrist_name'),
      ...fields('current_therapist_name upcoming_court_date'),
    ],
    questions: [
      asked('AHI', 1, /AHI \(events per hour\) 41\.6/),
      asked('lowest oxygen in the diagnostic part', 1, /Lowest oxygen 74%/),
      asked('What was his Epworth score?', 2, /Epworth 16/),
      asked('who has the machine settings', 2, /Clementine Roy/),
      asked('when does the sleep doctor see him again', 2, /November 23, 2026/),
      asked('What is his group with Anthem?', 1, /VA0088T/),
      reworded('does he take more sleeping pills than prescribed', 1, /twice what you prescribe/),
      reworded('has he seen things when he quit', 1, /men in the yard/),
      reworded('why did they cut the study short', 1, /coarse tremor/),
      reworded('any car accident from drowsiness', 1, /hit a mailbox/),
      reworded('special equipment our rooms must have', 2, /accepts CPAP|power outlet at the bed/),
      reworded('which opioid pain shot upsets him', 2, /Demerol \(vomiting\)/),
      takenBack('narcolepsy?', 2, /Narcolepsy/),
      takenBack('what is his a1c', 2, /hemoglobin A1c 8\.8/),
      anothers('does he take ropinirole', 2, /takes ropinirole/),
      anothers('Is he allergic to latex?', 2, /sister has a latex allergy/),
      absent('does he have hepatitis'),
      absent('what religion is he'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('solheim', 'Petra', 'Solheim', '11/11/1985'),
    as: 'scan',
    pages: [
      `NORTH SHORE SLEEP DISORDERS CENTER          CONSULT LETTER / AFTER-STUDY NOTE            10/28/26
pt  SOLHEIM, PETRA K          dob 11-11-85    F     mrn 204471        ph 218-555-0141
addr  12 Agate Ave Apt 2, Grand Portal, MN 55999         e  psolheim@mail.example
ref by: Odette Lafleur, CNP (pcp), Portal Clinic 218-555-0142       ins: UCare MN (MA/Medicaid)  30418826600
----------------------------------------------------------------------------------------------
Dear Odette -  Short version: home test is fine (AHI 2.1, low sat 92). She does not have apnea. She has not
slept because of meth, then Seroquel & wine to come down, and she wants out of it.

HX  40F, divorced, 2 kids (w/ her mother Kari since Aug), rents. Not working since the fish plant closed 6/26.
Meth smoked/snorted most days x 3 yr, last 10/26. Wine, a bottle, on the nights she isn't using, last 10/27.
No opioids. ~~Kratom daily~~ heard wrong, struck EB. "I stay up four days and then I'm dead for two. I can't
parent like this, I want the kids back by spring."
Off meth: sleeps 18 h, ravenous, "low as dirt". Off wine: nothing, no shakes. Seizures never.
MEDS  quetiapine 50 hs, bupropion XL 150, Depo.    ALL  metronidazole - rash.   Adhesive - blisters.  EpiPen n/a
PMH  ~~RLS~~ err. EB    Asthma, mild, as child.   TMJ.  Head: snowmobile 2004, knocked out, ok after.
PSYCH  depression, PTSD.  Hosp: Duluth St. Olaf's, 6 d, 2/24, OD on Benadryl "meant it".  No SI today.  Cut legs as a
teen, stopped at 18.  Not violent.  No anorexia/bulimia.   Ex-husband beat her, 2 yrs of it, order for protection
expired.  Psychiatry: Dr. Linus Ekberg 218-555-0143.  Therapist: Solveig Tran LPCC 218-555-0144, q 2 wks.
CD TX  Birchwater (resid. 60 d) '24, sober 7 mos.  Outpt Portal Recovery '25, dropped.  No detox.
LEGAL  5th deg poss., Cook-Lake Co, hearing 12/15/26. On probation for the '24 theft (agent D. Moen).  No parole.
FH  dad alcohol, mom thyroid & takes Ambien, sister narcolepsy on Xyrem.  Her roommate Jo has hep C & bedbugs treated.

SLEEP DIARY (2 wks)   avg 4.1 h     range 0-18     naps 5      caffeine 6 energy drinks/d      Epworth 13    ISI 24
ACTIGRAPHY            days with no main sleep: 4 of 14
PLAN  1 no stimulants or hypnotics from us   2 CBT-I once sober 4 wks   3 refer residential, women's, kids' visits
      4 needs medical ride (license revoked, 2 h to anywhere)   5 see her here 11/24/26 9:40   6 melatonin ok
  Emerg/contact: her mother, Kari Solheim 218-555-0145 - call Kari about openings.
                                                                     Einar Bakke MD     dict. not read`,
    ],
    expected: {
      dob: '1985-11-11',
      sex_at_birth: 'Female',
      ...livesAt(/12 Agate Ave/i, 'Grand Portal', 'MN', '55999'),
      phone_number: /555-0141/,
      email_id: 'psolheim@mail.example',
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: '30418826600',
      ...inEmergency('Kari', 'Solheim', /555-0145/),
      ...speakWith(/Kari/i, /555-0145/),
      ...seenBy('pcp', /Lafleur/i, /555-0142/),
      ...seenBy('psychiatrist', /Ekberg/i, /555-0143/),
      ...seenBy('therapist', /Tran/i, /555-0144/),
      next_appointment: '2026-11-24',
      reason_for_seeking_treatment: /dead for two|can't\s+parent|kids back|wants out/i,
      current_symptoms: /not\s+slept|sleeps 18 h|low as dirt|stay up four/i,
      recent_substance_abuse: /Meth smoked|most days|a bottle/i,
      concerns_for_withdrawal: /sleeps 18 h|no shakes|low as dirt|Off wine/i,
      medication_plan: /quetiapine|bupropion/i,
      allergies: /metronidazole|Adhesive/i,
      transportation_required: /medical ride|license revoked/i,
      hospitalizations: /St\. Olaf/i,
      residential_programs: /Birchwater/i,
      outpatient_therapy: /Portal Recovery/i,
      history_of_self_harm: /Cut legs/i,
      history_of_suicide_attempts: /Benadryl|meant it/i,
      history_of_trauma: /beat her/i,
      history_of_tbi_concussions: /snowmobile|knocked out/i,
      pending_legal_charges: /5th deg/i,
      probation: /'24 theft|Moen|On probation/i,
      upcoming_court_date: '2026-12-15',
      family_history: /dad alcohol|narcolepsy/i,
      ...ruledOut('history_of_seizures eating_disorder aggression_or_property_damage parole_granted'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('other_levels_of_care epipen employer additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('ISI', 1, /ISI 24/),
      asked('What did the home test show for AHI?', 1, /AHI 2\.1/),
      asked('who is her probation agent', 1, /D\. Moen/),
      asked('medicaid number', 1, /30418826600/),
      asked('when is the hearing', 1, /hearing 12\/15\/26/),
      reworded('why is she out of work', 1, /fish plant closed/),
      reworded('does she stop breathing at night', 1, /does not have apnea/),
      reworded('how much caffeine', 1, /6 energy drinks/),
      reworded('drug that gave her a rash', 1, /metronidazole - rash/),
      reworded('how does she bring herself down after a run', 1, /Seroquel & wine to come down/),
      reworded('domestic abuse', 1, /Ex-husband beat her/),
      reworded('what birth control is she on', 1, /Depo/),
      takenBack('does she use kratom', 1, /Kratom daily/),
      takenBack('restless legs', 1, /~~RLS~~/),
      anothers('is she taking Xyrem', 1, /sister narcolepsy on Xyrem/),
      anothers('hep c?', 1, /Jo has hep C/),
      anothers('thyroid problem', 1, /mom thyroid/),
      absent('is she a veteran'),
      absent('How tall is she?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
