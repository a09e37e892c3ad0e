import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, who } from '../apart-record.ts';

/** What a jail's medical unit sends along with a person who is let out to treatment. */
export const jailRelease: readonly ApartRecord[] = [
  {
    person: who('beaumont', 'Terrell', 'Beaumont', '02/28/1993'),
    as: 'scan',
    pages: [
      `DRUMLIN COUNTY DETENTION        HEALTH SERVICES        TRANSFER / RELEASE SUMMARY
INMATE  Beaumont, Terrell D     BOOKING# 26-10933    DOB 02-28-93    HOUSING  M-2 medical
BOOKED  10/02/26     RELEASE  10/29/26 0600 to treatment transport     BOND  PR w/ conditions

INTAKE SCREEN (10/02, officer Haas)                         Y   N
 1 Appears under influence                                  X
 2 Says has or had fits / epilepsy                          X       "once, spice, 2020"
 3 Has ever tried suicide                                       X
 4 Thinking of it now                                           X
 5 Prior MH hospital                                        X       Cullen State 2020, 9 d
 6 Assaultive this arrest                                   X       kicked cruiser window out
 7 Taking prescribed meds                                   X       see list
 8 Allergic                                                     X

MEDICAL RE-SCREEN 10/03 (RN Obermeyer) - replaces items 3 and 8 above
 3: tells nurse he hung a sheet in Cullen State, staff cut it down.
 8: Depakote: pancreatitis. Tegretol ok.

CURRENT KEEP-ON-PERSON MEDS (7 day supply sent)
 carbamazepine 200 bid / olanzapine 15 hs / ibuprofen prn
STOPPED HERE: gabapentin (found cheeked 10/09).`,
      `Beaumont, Terrell D   26-10933          p 2 of 2

COURSE   Synthetic marijuana daily since teens plus wet (PCP) this year. Screaming, naked, needed
the chair on day 1. Clear by day 6. No shakes or sweats, no detox meds used. Cellmate tested
positive for TB 10/15; Mr. Beaumont's own QuantiFERON is negative, chest film clear.
TEETH    #30 broken, on dental list.
WT       171 > 180.   BP 118/74.
MENTAL   Schizoaffective. Quiet, polite, sleeps. "I want the program, not the yard."
COURT    Drug court, Hon. P. Villanueva, next 11/20/26 1330. Charge: criminal mischief 3.
         Probation: none at present; pretrial officer Dinah Coe 555-0159.
FAMILY   Aunt Rosalind Beaumont raised him, 555-0158, approved caller. Mother in prison, hx heroin.
FOLLOW   Needs LAI? Ask. Medicaid suspended, not closed: re-open at release.`,
    ],
    expected: {
      dob: '1993-02-28',
      allergies: /Depakote/i,
      history_of_seizures: /once, spice|fits/i,
      history_of_suicide_attempts: /hung a sheet/i,
      aggression_or_property_damage: /kicked cruiser window|assaultive/i,
      recent_substance_abuse: /synthetic marijuana|PCP/i,
      medication_plan: /carbamazepine|olanzapine/i,
      hospitalizations: /Cullen State/i,
      pending_legal_charges: /criminal mischief/i,
      probation: /none at present|\bno\b/i,
      upcoming_court_date: '2026-11-20',
      family_history: /hx heroin/i,
    },
    open: [
      'carrier',
      'contact_person_name',
      'contact_person_phone',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'current_symptoms',
      'reason_for_seeking_treatment',
      'concerns_for_withdrawal',
      'living_status',
    ],
    questions: [
      asked('When is drug court?', 2, /11\/20\/26/),
      asked('who is the judge', 2, /Villanueva/),
      asked('what meds came with him', 1, /carbamazepine 200 bid/),
      asked('why did they stop gabapentin', 1, /found cheeked 10\/09/),
      reworded('has he ever tried to hang himself', 1, /hung a sheet/),
      reworded('did he fight the cops', 1, /Assaultive this arrest|kicked cruiser window/),
      reworded('what was he arrested for', 2, /criminal mischief 3/),
      reworded('what did he smoke', 2, /Synthetic marijuana daily/),
      asked('family we can call', 2, /Aunt Rosalind Beaumont/),
      reworded('does he have tuberculosis', 2, /QuantiFERON is negative/),
      anothers('has he been in prison for heroin', 2, /Mother in prison/),
      absent('what is his height'),
      absent('is he a veteran'),
    ],
    summary: ['substances', 'medical', 'psychiatric', 'medications', 'legal'],
  },
  {
    person: who('vandermeer', 'Kirsten', 'Vandermeer', '07/16/1984'),
    as: 'text',
    strange: [2],
    pages: [
      `Women's Correctional Annex, Pinehaven - Continuity of Care Letter

27 October 2026

Dear colleague,

I write for Kirsten Vandermeer (16 July 1984), who leaves us on the third of November and hopes to
come straight to you. She has served 140 days for a probation violation. She stays on
probation until June 2028 under Mr. Ansel Dorsey of the Lime County office.

When she came in June she was using about two grams of heroin a day in her neck and was put
on methadone; she is at 85 mg every morning, dosed at 0545, with no misses. She was sick for
nine days at the start, with diarrhea and restless legs, and fears going through it again.

She has endocarditis behind her (2024, six weeks of IV antibiotics, tricuspid valve repaired) and
needs an echo each year. Vancomycin turned her red when run fast, which is not an allergy
but should be known. Morphine makes her itch. She cannot be given linezolid, her platelets fell
to nine.

Her mood is steady on duloxetine 60. She swallowed razor pieces at seventeen, she says so
that she would be taken out of the foster home and not to die. She has not hurt herself since.
She does not have seizures, although her bunkmate does and staff have twice written Kirsten's name
on that woman's observation sheet. She has never struck anyone here. Her ex-husband did strike
her, for years, and is not to know where she is.

She has no home to go to. Her boys, 9 and 12, are with her foster sister, Aggie Thorne, 555-0151.

Dr. Lucius Farrow, staff physician`,
      `Women's Correctional Annex, Pinehaven - observation sheet
Inmate: Dolores Pickney     DOB 8/8/1979     cell C-14 low bunk
10/20 0210  full body jerking, 2 min, bit tongue. Phenytoin level low. LF
10/21 0400  again, 1 min. Moved to infirmary. Allergic to phenobarbital (peeling). LF
10/22       hit CO Marsh with tray. 10 days seg. Suicide watch, tied a shoelace.`,
    ],
    expected: {
      dob: '1984-07-16',
      allergies: /linezolid|Morphine/i,
      recent_substance_abuse: /heroin/i,
      concerns_for_withdrawal: /sick for\s+nine days|restless legs/i,
      history_of_self_harm: /razor pieces/i,
      history_of_seizures: /does not have seizures|\bno\b/i,
      aggression_or_property_damage: RULED_OUT,
      history_of_trauma: /ex-husband did strike|foster home/i,
      medication_plan: /methadone|duloxetine/i,
      probation: /Ansel Dorsey|on\s+probation until/i,
    },
    open: [
      'current_pcp_name',
      'history_of_suicide_attempts',
      'hospitalizations',
      'marital_status',
      'contact_person_name',
      'contact_person_phone',
      'pending_legal_charges',
      'current_symptoms',
      'reason_for_seeking_treatment',
      'living_status',
    ],
    questions: [
      asked('What is her methadone dose?', 1, /85 mg every morning/),
      asked('who is her PO', 1, /Ansel Dorsey/),
      asked('when does she get out', 1, /third of November/),
      reworded('heart valve problem?', 1, /tricuspid valve repaired/),
      reworded('is there someone who must not find her', 1, /not to know where she is/),
      reworded('who has her kids', 1, /foster sister, Aggie Thorne/),
      reworded('how long was she locked up', 1, /140 days/),
      reworded('which antibiotic wrecked her blood count', 1, /linezolid/),
      anothers('Is she on phenytoin?', 2, /Phenytoin level low/),
      anothers('did she hit a guard', 2, /hit CO Marsh/),
      absent('is she on medicaid'),
      absent('hep c?'),
    ],
    summary: ['substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal'],
  },
];
