import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy } from '../apart-values.ts';

/** What an interventionist, hired by a family, sends ahead to the program that is to take somebody in. */
export const interventionistReport: readonly ApartRecord[] = [
  {
    person: who('calloway', 'Bryce', 'Calloway', '04/09/1992'),
    as: 'text',
    pages: [
      `                                 HARBORLIGHT FAMILY INTERVENTION, LLC
                         Report to Receiving Program  -  privileged, for admissions staff only

Identified loved one (ILO):   Bryce Tennyson Calloway                 Born: April 9, 1992
Retained by:                  his parents, Whitney and Garrett Calloway
Report written:               October 29, 2026                        Planned meeting: November 3, 2026, 7:00 AM
Lead:                         Noreen Fitzsimmons, CIP, CADC-II         Second chair: Lamar Oquendo

1. Who Bryce is
Bryce is thirty-four, a man of charm and short patience, the elder of two sons. He and Paige married in 2018. They
have a daughter, Wren, who is four. They rent a townhouse at 188 Larkspur Court, Fenwick Harbor, CT 06999; Paige took Wren
to her own mother's in September but has filed nothing. He has worked full time as a commercial lender at Oyster
River Bank for nine years, and is on a final warning there. His cell is 860-555-0101. He reads mail at
bcalloway@fenmail.example. In an emergency call Paige Calloway, 860-555-0102, not his parents: that is his express wish.

2. What the family sees
Paige keeps a calendar. By it he drinks a fifth of bourbon on every day since Memorial Day, starting in
the garage before work. On Fridays there is cocaine, one or two grams, which he owns up to when drunk. She has found
Ativan, 1 mg, not his own, in the ski boots; she believes two or three a night. Needles: never. The last day that
anyone knows him to have been without a drink is July 4. That night he shook, sweated through the sheets and saw
ants on the ceiling. In March of 2025, on the second day of stopping by himself, he had a seizure on the kitchen floor and was taken
to Fenwick Memorial, where he stayed four nights. His GP says "he must not stop at home."

He sleeps three hours. He has lost 20 lb, weeps in the car, and no longer answers his friends. ~~He was fired on
October 12.~~ Struck, NF 10/30.

3. Mental and physical health
Dr. Anjali Deshmukh, Shoreline Internal Medicine, 860-555-0103, has been his doctor since 2015: high pressure, a
fatty liver, gout. She prescribes amlodipine 5 mg, and gave sertraline 100 mg in May. Her office expects
him on November 12, 2026 for bloods. He saw a therapist, Tobias Wren-Hale, LMFT (860-555-0104), from January to June,
alone and later with Paige. There is no psychiatrist.`,
      `Calloway / Harborlight Family Intervention / page 2

He is allergic to sulfa, which gives him blisters in the mouth. Bees: swelling of the whole arm, and since 2021 an
EpiPen, which lives in the golf bag. His brother Reid cannot have latex; the family's form runs the two together.

At nineteen he drove his car into a bridge pier. It was written up as an accident; he said to his mother
last Christmas that it was not. He broke his pelvis and was unconscious for a day and a half (Hartford,
three weeks, 2011). He has never cut or burned himself. On October 18 he said "Wren would be better off with the
insurance," and I asked that the two shotguns be removed, which Garrett did on the 19th.

What hurt him. A hockey coach, over two winters, when he was twelve and thirteen. The diocese's letter is in a
drawer. He does not know that I know; please let him say it.

Temper. He has not struck Paige or the child. In August he put a chair through the sliding door and in September
broke his father's windshield with a nine iron.

4. Law
DUI, second offense, arrest of August 30; he is to be in Superior Court, Middletown, on December 8, 2026. Counsel:
Irene Vasquez-Thorne. There is no probation and never has been. Paige's sister has asked about a restraining order,
and was advised that she has no standing.

5. Treatment before this
One stay of 28 days at Copper Beech, Litchfield, in 2020, finished, then sober thirteen months. IOP with High Tide
in 2022, three weeks of eight. AA on and off; his sponsor was Hugh M. No testing that the parents recall but a
"reading test" in second grade.

6. The family
Garrett is sober nineteen years and takes Antabuse. Whitney has been treated for breast cancer and has lupus. Her
brother Alden died by suicide in 1998. Reid, the younger son, has bipolar disorder and is on lithium.

7. Paying
Cigna through the bank, ID U77 204 1186 01, group 3342910, Bryce is the subscriber. The parents will pay what it doesn't.

8. What we ask of you
Hold a detox bed for November 3 from noon. Lamar and I will bring him by car, two and a half hours. He will want to bring
the dog; he can't. If he asks for a phone on the first night, let him call Wren at 7.
His own words, on the telephone with Reid last week: "I'm tired of being the guy everybody counts bottles for. If somebody
had a door I'd walk through it."
Your team should call me, day or night: Noreen Fitzsimmons, 860-555-0105, noreen@harborlightfi.example.
~~Plan B: Seabrook House.~~ They have no bed before Thanksgiving. Disregard.`,
    ],
    expected: {
      dob: '1992-04-09',
      ...livesAt(/188 Larkspur/i, 'Fenwick Harbor', 'CT', '06999'),
      phone_number: /555-0101/,
      email_id: 'bcalloway@fenmail.example',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Oyster River Bank/i,
      ...inEmergency('Paige', 'Calloway', /555-0102/),
      contact_person_name: /Fitzsimmons/i,
      contact_person_phone: /555-0105/,
      contact_person_email: 'noreen@harborlightfi.example',
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U77 204 1186 01/,
      group_number: '3342910',
      ...seenBy('pcp', /Deshmukh/i, /555-0103/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /counts bottles|a door I'd walk|tired of being/i,
      current_symptoms: /sleeps three hours|weeps|lost 20 lb/i,
      recent_substance_abuse: /bourbon|cocaine|Ativan|without a drink/i,
      concerns_for_withdrawal:
        /shook, sweated|ants on the ceiling|must not stop at home|detox bed|second day of stopping/i,
      medication_plan: /amlodipine|sertraline/i,
      allergies: /sulfa|Bees/i,
      epipen: /golf bag|EpiPen/i,
      transportation_required: /bring him by car/i,
      hospitalizations: /Fenwick Memorial|Hartford/i,
      residential_programs: /Copper Beech/i,
      other_levels_of_care: /IOP|High Tide/i,
      outpatient_therapy: /Wren-Hale|therapist|alone and later|IOP/i,
      psych_testing_done: /reading test/i,
      history_of_self_harm: /never cut or burned|^no\b/i,
      history_of_suicide_attempts: /bridge pier|drove his car|said to his mother|written up as an accident/i,
      history_of_trauma: /hockey coach|diocese/i,
      history_of_seizures: /had a seizure|kitchen floor/i,
      history_of_tbi_concussions: /unconscious for a day/i,
      aggression_or_property_damage: /chair through|windshield|not struck Paige/i,
      pending_legal_charges: /DUI/i,
      upcoming_court_date: '2026-12-08',
      family_history: /Garrett is sober|lupus|breast cancer|died by suicide|bipolar/i,
      ...ruledOut('probation'),
    },
    open: [
      ...fields(
        'sex_at_birth gender marital_status current_psychiatrist_name current_therapist_name current_therapist_phone',
      ),
      ...fields('additional_treatment_or_support_needed subscriber_employer'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is the Cigna group?', 2, /group 3342910/),
      asked('when is he due in Superior Court', 2, /December 8, 2026/),
      asked('who is his therapist', 1, /Tobias Wren-Hale/),
      asked('how long was he sober after Copper Beech', 2, /sober thirteen months/),
      asked('when is the planned meeting', 1, /November 3, 2026/),
      asked('which lawyer represents him', 2, /Vasquez-Thorne/),
      reworded('how much hard liquor does he go through', 1, /a fifth of bourbon/),
      reworded('was he molested as a boy', 2, /hockey coach/),
      reworded('firearms', 2, /two shotguns be removed/),
      reworded('is his job safe', 1, /final warning/),
      reworded('did he ever try to kill himself', 2, /bridge pier|it was not/),
      reworded('what did he see that was not real when he went without', 1, /ants on the ceiling/),
      takenBack('was he fired in October', 1, /fired on October 12/),
      takenBack('is Seabrook House the fallback', 2, /Plan B: Seabrook House/),
      anothers('Does he have a latex allergy?', 2, /cannot have latex/),
      anothers('is he on lithium', 2, /on lithium/),
      anothers('does he take Antabuse', 2, /takes Antabuse/),
      absent('does he smoke cigarettes'),
      absent('What is his blood type?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('bergstrom', 'Linnea', 'Bergstrom', '07/22/1969'),
    as: 'scan',
    strange: [3],
    pages: [
      `T H E   O P E N   C H A I R      interventions + safe passage                       file: BERGSTROM      sheet 1 of 2
dictated to J. Amadi, ARISE      last touched 10-28-26 11 pm

NAME  Linnea Bergstrom ("Nea")      57 f      dob 7-22-69      nurse, RN lic. inactive since '24
WHERE  the lake place, 31 Tamarack Point Rd, Moose Falls MN 55999, she owns it      ph 218-555-0106
WHO HIRED US  daughter Signe Bergstrom-Katz (30)
WEDNESDAY CALL  Signe, son Anders (by video, Oslo), Linnea's sister Karin, me

* divorced from Per 2019. lives alone + 2 cats.   ~~hep C +~~ (lab slip of another Bergstrom, Signe 10-27)
* on disability since '24, back. before: Moose Falls Hospital, night ICU
* went through w/ Signe what goes down:
     vodka         1.75 L box lasts 2 days                 since Per left; worse from Aug
     tramadol      50s, 8-10/day, three doctors            last Rx filled 10-20
     gabapentin    hers, doubles it
     weed gummies  some nights             street drugs / needle   no
     Today's drink?   "yes, 9 am, on the phone with me"
* when she doesn't:   tremor, throws up, BP 190s.  Ambulance 6-14 -> Moose Falls, "DTs", ICU 6 days, restraints.
     fit in the CT scanner that same week.   on Keppra since.
* falls. 9-2 stairs, subdural, watched overnight at Duluth, no surgery.
* mood: won't open curtains, PHQ 21 at the clinic. no plan. Jan '24: insulin (stolen from work) injected, found by Karin.
     Inpt psych Duluth 12 d.   doesn't cut
* ECT x 8 after that.  gene swab for antidepressants (GeneSight) '24 - in chart
* weight 104. Signe: "she chews and spits." treated for bulimia at 20, Mpls.
* the thing nobody says: patient died on her shift, 2023, board hearing, reprimand. still hears the alarm`,
      `OPEN CHAIR   BERGSTROM   sheet 2

MEDS (Signe read me the bottles)  Keppra 500 bid / venlafaxine 150 / gabapentin 600 tid / losartan 50 / tramadol as above
ALLERGY  compazine (neck locked), codeine itch.   ~~strawberries~~ Signe's   EPI  none
DOCS
  primary   Odell Swenson MD, Moose Falls Clinic   218-555-0107   appt mon 11-9-26 1 p
  psych     Dr. Ruth Aronowitz, Duluth, telehealth 218-555-0108
  talk      stopped w/ "Barb" last winter, none now
REHABS  Hazelwood 2021 30 d ok / Meadow Creek women's 2024, 60 d, 8 mos sober after / detox Duluth x 3 / outpt groups Hazelwood '21
LAW  no charges. drove into the boat shed 7-4, sheriff didn't cite.  no probation no parole.  nursing board (HPSP) closed
TEMPER  threw a casserole at Anders, Xmas. pulled a neighbor's mailbox out w/ the Subaru.  hits nobody
KIN   Karin - breast ca, remission; sober 11 yrs, chairs a meeting Tues.   mom - depression, shock treatments, d.
      dad - farmer, drank, hanged himself '81 (Linnea 12, found him).   Anders - type 1 DM, seizures as a kid, ok now
PAYS   UCare?? wrong, Signe found card: Humana (Medicare Adv.) H51 880 2317, no group #.  Linnea's own plan
ICE   Signe 612-555-0109, signe.bk@lakemail.example.   HC agent = Signe, on paper; not in force, Linnea decides for herself
------------------------------------------------------------------------------------------------------
THE MEETING   Sun 11-1, 10 am, Karin's kitchen.   letters: S, A, K written.  K's was too angry, redone.
WHAT SHE SAID TO ME   "I gave ten thousand people their pills on time and I can't count my own. I'm so
      ashamed I can't look at the mailman. If there's a place for nurses, I would go to that."
NEED FROM YOU   1 medical detox first (see ICU)   2 stairs - uses cane, ground floor   3 track for health professionals
      4 cats: Karin.   5 someone to taper the tramadol, not stop cold
RIDE   my driver Cass + me, Moose Falls -> MSP, fly Delta 1488, need pickup at your airport 11-2 4:40 pm
CALL ME   Josephine Amadi  218-555-0110   jo@openchair.example      not Per, whatever he says
~~wheelchair for airport~~  struck, JA`,
      `T H E   O P E N   C H A I R      interventions + safe passage                       file: BERGDAHL       sheet 1 of 2
NAME  Roland Bergdahl      61 m      dob 2-3-65      retired lineman
WHERE  7 Birch St, Virginia MN      ph 218-555-0111
WHO HIRED US  wife Dot
* beer 18/day. nothing else.  pacemaker.  sleep apnea, CPAP
* DWI x 3, ignition lock, on probation St. Louis Co. till 2028
* allergic: penicillin, shrimp.   oxygen at night
* rehab never.   wants Tuesday.   Blue Plus MA`,
    ],
    expected: {
      dob: '1969-07-22',
      sex_at_birth: 'Female',
      ...livesAt(/31 Tamarack Point/i, 'Moose Falls', 'MN', '55999'),
      phone_number: /555-0106/,
      marital_status: 'Divorced',
      living_status: 'Own home',
      employment_status: 'Disability',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Signe', 'Bergstrom-Katz', /555-0109/),
      emergency_contact_primary_email: 'signe.bk@lakemail.example',
      contact_person_name: /Amadi/i,
      contact_person_phone: /555-0110/,
      contact_person_email: 'jo@openchair.example',
      carrier: 'Humana',
      subscriber_id: /H51 880 2317/,
      ...seenBy('pcp', /Swenson/i, /555-0107/),
      ...seenBy('psychiatrist', /Aronowitz/i, /555-0108/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /ten thousand people|can't count my own|place for nurses|ashamed/i,
      current_symptoms: /won't open curtains|PHQ 21|mood|tremor|falls|hears the alarm/i,
      recent_substance_abuse: /vodka|tramadol|gummies|9 am/i,
      concerns_for_withdrawal: /tremor|throws up|DTs|medical detox|BP 190s|taper/i,
      medication_plan: /Keppra|venlafaxine|losartan|taper the tramadol/i,
      allergies: /compazine|codeine/i,
      transportation_required: /pickup at your airport|my driver|Delta/i,
      additional_treatment_or_support_needed: /ground floor|cane|track for health|medical detox|taper/i,
      hospitalizations: /ICU 6 days|Inpt psych|Duluth|Moose Falls/i,
      residential_programs: /Hazelwood|Meadow Creek/i,
      other_levels_of_care: /detox Duluth|outpt groups/i,
      outpatient_therapy: /Barb|talk|outpt groups|none now/i,
      completed_genetic_testing: /gene swab|GeneSight/i,
      history_of_self_harm: /doesn't cut|^no\b/i,
      history_of_suicide_attempts: /insulin/i,
      eating_disorder: /chews and spits|bulimia/i,
      history_of_trauma: /patient died|found him|alarm/i,
      history_of_seizures: /fit in the CT|Keppra/i,
      history_of_tbi_concussions: /subdural/i,
      aggression_or_property_damage: /casserole|mailbox|hits nobody/i,
      family_history: /breast ca|shock treatments|hanged himself|type 1 DM|drank/i,
      ...ruledOut('epipen pending_legal_charges probation parole_granted'),
    },
    open: [
      ...fields(
        'gender employer psych_testing_done current_therapist_name current_therapist_phone subscriber_employer',
      ),
      ...OWN_PLAN,
    ],
    questions: [
      asked('How many tramadol a day?', 1, /8-10\/day/),
      asked('who is her primary', 2, /Odell Swenson/),
      asked('how many ECT', 1, /ECT x 8/),
      asked('What happens with compazine?', 2, /compazine \(neck locked\)/),
      asked('Delta flight number', 2, /Delta 1488/),
      asked('when did she drive into the boat shed', 2, /boat shed 7-4/),
      reworded('who will look after her pets', 2, /cats: Karin/),
      reworded('convulsions?', 1, /fit in the CT scanner/),
      reworded('what was her profession', 1, /nurse, RN|night ICU/),
      reworded('did she bleed in the head', 1, /subdural/),
      reworded('how does she get around', 2, /uses cane/),
      reworded('pharmacogenomics', 1, /gene swab|GeneSight/),
      takenBack('does she have hepatitis C', 1, /~~hep C \+~~/),
      takenBack('will she need a wheelchair at the airport', 2, /~~wheelchair for airport~~/),
      anothers('does she have type 1 diabetes', 2, /Anders - type 1 DM/),
      anothers('is she allergic to shrimp', 3, /penicillin, shrimp/),
      anothers('Has she been sober 11 years?', 2, /sober 11 yrs/),
      absent('does she wear hearing aids'),
      absent('where did she train as a nurse'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
