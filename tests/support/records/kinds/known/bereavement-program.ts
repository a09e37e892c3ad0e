import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A hospice's grief counselor on a wife who took the comfort kit, and a bereavement risk form with its call log. */
export const bereavementProgram: readonly ApartRecord[] = [
  {
    person: who('bergstrom-tate', 'Sunniva', 'Bergstrom-Tate', '05/08/1964'),
    as: 'text',
    pages: [
      `HARBORLIGHT HOSPICE                                              Bereavement Care, month 13 of 13
Astoria Point, Washington

Dear colleagues in Admissions,                                                             October 26, 2026

I have been the grief counselor to Sunniva Bergstrom-Tate (she was born May 8, 1964) since her husband Alden died in our care on
September 24, 2025, of pancreatic cancer, at home, after eleven weeks of morphine by the dropper. I am writing at her
dictation for part of this, and from my own notes for the rest. The Medicare benefit for bereavement ends this month; her need has
not.

What happened is simple. The night he died the nurse destroyed what was in the box, and did not know about the second bottle
behind the oatmeal. Sunniva took a capful to sleep. By Christmas it was gone and she had begun to buy oxycodone from a deckhand; now she
takes 90 to 120 mg a day, and four or five glasses of aquavit each evening. The last tablets and the last glass were yesterday,
October 25. In her words, which she asked me to leave as they are: "I have been keeping him company in the only way he'd
have known. I would like to leave him now. I would like to be taught how."

She tried by herself in June. By the second morning she had gooseflesh, a running nose, vomiting, and a tremor from the aquavit; she
called it seasickness and went back. She has had no seizures, then or ever.

Alden, for your understanding, had bipolar disorder and lithium, was twice hospitalized for mania, and had been sober in
AA since 1991. He had a DVT and wore a filter. I mention it because the house is full of his papers, and a
previous referral read them as hers. ~~She has a history of mania.~~ (That sentence was from the earlier referral, and is wrong. I. Sorley)`,
      `Harborlight Hospice     Bereavement     Bergstrom-Tate, S.     October 26, 2026                             2

How she is.   She is gaunt. She sleeps in his recliner, an hour and up again; does not open mail; has stopped weaving, which was her
livelihood (she has a studio, her own, shut since spring). Her Inventory of Complicated Grief was 54. She speaks flatly and
does not cry. I asked directly, as always. She had thoughts in January of not being found; none since. In 1989 after a stillbirth she swam
out from Cannon Beach meaning not to return; a crab boat picked her up, and she was eight days at Tillamook State
Hospital. She burns her fingertips on the kettle, "to be sure." That is recent.
She lost a daughter, then, and when she was ten she found her mother, who had hanged herself. She was thrown from a car at 22: skull
fracture, a week unconscious. She has broken all twelve of the blue glasses against the boathouse, one a month; nothing and
nobody else.

Her health.   High blood pressure (amlodipine 5). Low thyroid (levothyroxine 100 mcg). Hip replaced in 2021, at Columbia Memorial. Trazodone 50
at night. Naproxen, which she should not. ~~Clonazepam~~ was Alden's. She cannot have sulfa (blistering) and reacts to
mussels with swelling of the lips, for which she keeps an EpiPen in the boat bag. On their anniversary this July she ate a plate of them
"because he loved them," and the fire department came.

Those who help.  Dr. Marit Solheim, family practice, 360-555-0241. Dr. Gideon Frank, psychiatrist in Longview, 360-555-0242; he has the
trazodone, and sees her next on November 19, 2026. I am her therapist in effect: Iona Sorley, LMFT, 360-555-0243. When I stop it
ought to be someone. She was in no program before; one evening she sat through a meeting.

Her household.  Widow. She owns the house, 71 Net Loft Road, Astoria Point, WA 98998, and lives in it alone; telephone 360-555-0244;
sunniva.weaves@fjordmail.example. Her stepson, Leif Tate (360-555-0245; leif.tate@fjordmail.example) is the one to call in an
emergency. Leif is himself on methadone and has a court date in November; kind, and often on the boat.
There are no charges against her and no probation. Her father drank himself to the poorhouse; her brother has Parkinson's.

Coverage.  Regence BlueShield, a bronze plan she pays for, ID  RGB 5520 1874 3, group 10-44118.`,
      `Harborlight Hospice     Bereavement     Bergstrom-Tate, S.     October 26, 2026                             3

What I ask of you.

That she be watched by a doctor for both, the drink and the pills; I don't believe she can be at home. That someone take the
naproxen from her. That she be let to bring the small loom. That grief be part of it from the first week, and not "after she's stable." That she not
be placed in a room with a sea view (I am quite in earnest). She eats fish, no meat. She walks with one stick.

That you fetch her: she has let the car registration go and the ferry does not run on Sundays. The volunteer driver can take her to
Kelso and no further.

That you speak with me, not with Leif, about dates: isorley@harborlighthospice.example, or the number above.

I have a waiting list of eleven and she'd be embarrassed by this length, so I will end. A second widow in our group, with
Valium and an OUI, will be writing to you on her own. They are friends. Please don't house them together.

                                             Iona Sorley, LMFT
                                             Bereavement Coordinator
P.S.  ~~Her next court appearance is November 12.~~  Leif's! I have no business typing at night.`,
    ],
    expected: {
      dob: '1964-05-08',
      ...livesAt(/71 Net Loft/i, 'Astoria Point', 'WA', '98998'),
      phone_number: /555-0244/,
      email_id: 'sunniva.weaves@fjordmail.example',
      marital_status: 'Widowed',
      living_status: 'Own home',
      ...inEmergency('Leif', 'Tate', /555-0245/),
      emergency_contact_primary_email: 'leif.tate@fjordmail.example',
      ...speakWith(/Iona Sorley|Sorley/i, /555-0243/),
      contact_person_email: 'isorley@harborlighthospice.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /RGB 5520 1874 3/,
      group_number: '10-44118',
      ...seenBy('pcp', /Marit Solheim/i, /555-0241/),
      ...seenBy('psychiatrist', /Gideon Frank/i, /555-0242/),
      ...seenBy('therapist', /Iona Sorley/i, /555-0243/),
      next_appointment: '2026-11-19',
      reason_for_seeking_treatment: /keeping him company|leave him now|taught how/i,
      current_symptoms: /gaunt|sleeps in his recliner|does not open mail|Complicated Grief|speaks flatly/i,
      recent_substance_abuse: /oxycodone|90 to 120 mg|aquavit/i,
      concerns_for_withdrawal: /gooseflesh|vomiting|tremor from the|watched by a doctor/i,
      medication_plan: /amlodipine|levothyroxine|Trazodone/i,
      allergies: /sulfa|mussels/i,
      knowingly_ingested_allergen: /plate of them|because he loved/i,
      epipen: /EpiPen in the boat bag|\byes\b/i,
      transportation_required: /fetch her|car registration|volunteer driver/i,
      additional_treatment_or_support_needed: /small loom|grief be part|fish, no meat|one stick|sea view/i,
      hospitalizations: /Tillamook|Columbia Memorial/i,
      history_of_self_harm: /burns her fingertips/i,
      history_of_suicide_attempts: /swam|meaning not to return/i,
      history_of_trauma: /lost a daughter|hanged herself/i,
      history_of_tbi_concussions: /skull\s+fracture|thrown from a car/i,
      aggression_or_property_damage: /blue glasses/i,
      outpatient_therapy: /grief counselor|Sorley|therapist/i,
      family_history: /hanged herself|poorhouse|Parkinson/i,
      ...ruledOut('history_of_seizures residential_programs pending_legal_charges probation'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('employment_status employer other_levels_of_care current_therapist_email psych_testing_done'),
    ],
    questions: [
      asked('what was the Inventory of Complicated Grief', 2, /was 54/),
      asked('When did Alden die?', 1, /September 24, 2025/),
      asked('who is the psychiatrist in Longview', 2, /Gideon Frank/),
      asked('what is the group of the Regence plan', 2, /10-44118/),
      asked('how much oxycodone a day', 1, /90 to 120 mg/),
      asked('which road does she live on', 2, /71 Net Loft Road/),
      reworded('where was the overlooked narcotic hidden', 1, /behind the oatmeal/),
      reworded('How does she test whether she can still feel?', 2, /burns her fingertips/),
      reworded('which view is to be avoided', 3, /sea view/),
      reworded('who found the body of a parent who died by suicide', 2, /found her mother/),
      reworded('did she once eat shellfish in memory of him', 2, /ate a plate/),
      reworded('what tool of her trade may come along', 3, /small loom/),
      reworded('how far can a volunteer carry her', 3, /Kelso/),
      takenBack('has she a history of mania', 1, /history of mania/),
      takenBack('does she take clonazepam', 2, /Clonazepam/),
      takenBack('When is her court appearance?', 3, /November 12/),
      anothers('is she on methadone', 2, /on methadone/),
      anothers('did she have a DVT and a filter', 1, /DVT/),
      anothers('does she take lithium', 1, /lithium/),
      absent('what is her hemoglobin'),
      absent('which language did she grow up with'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('castleberry', 'Leroy', 'Castleberry', '08/25/1959'),
    as: 'scan',
    pages: [
      `MAGNOLIA COMFORT HOSPICE & PALLIATIVE          BEREAVEMENT RISK ASSESSMENT  (BRA-3)             rev 10/12/2026
Decedent  Castleberry, Odessa M.   d. 06/30/2026      CHF, kidney failure, COPD on 4 L      Our pt #  44187
BEREAVED  Castleberry, Leroy Wm        DOB  8/25/59      M      rel. to decedent: HUSBAND (41 y)
--------------------------------------------------------------------------------------------------------------
Score each 0-3                                           pt.      comment
  1  Anger                                                1       at the ER, 2025
  2  Self-reproach                                        3       "she told me call 911, I poured me one first"
  3  Clinging / pining                                    3       sleeps on her side, w/ her oxygen tubing
  4  Support at home                                      2       alone.  church, some
  5  Substance use                                        3       <<< see log
  6  Suicide risk                                         2       see log
  7  Concurrent loss                                      2       son Leroy Jr. 2023, OD
  8  Coping (staff est.)                                  3
                                           TOTAL         19  / 24       [ ] low 0-8   [ ] mod 9-15   [X] HIGH 16+
     ~~17~~ added wrong                                                  VBS
Risk plan  [X] weekly call   [X] MD told   [X] addiction referral   [ ] group (declined: "I don't sing in circles")
--------------------------------------------------------------------------------------------------------------
HEALTH (bereaved, self-rep.)       diabetes 2, metformin 500 bid - gout, allopurinol 300 - BP, losartan 50 - sertraline 50 (new, 9/15)
        ~~home O2 4 L, Lasix 80~~      that's Odessa's list, top sheet     VBS
        allergic: lisinopril (tongue);  fire ants, no pen
        last A1c 8.9.  knees.  cataract R done 3/26.  prostate bx neg.
WORK    ret. Dekalb transit mechanic 31 y, full pension                 HOME  owns, pd off
ADDR    3318 Sweetgum Trl, Decatur Springs, GA 30999          TEL  404-555-0251           no e-mail
VET     USMC 77-81        VA card?  n/a`,
      `BEREAVEMENT CALL / VISIT LOG                 Castleberry Leroy   #44187-B               V. B. Sinclair MSW   404-555-0252
07/03  V   funeral.  polite, breath of gin 10 am
07/20  T   "I'm all right."  TV loud
08/04  V   yard gone up.  bottle count on sink 9.  half-gallon Seagram's lasts 2 d now.  Before: weekends.  Since her d.: daily.
08/19  T   fell in tub, hit head, out "a minute", stitches Emory Decatur ER.  CT ok.
09/02  V   shaking hands till noon drink.  told me in 2015 he quit cold & "seen snakes, had a fit at work" -> DeKalb Med, 6 d.
           never fit otherwise.   never pills, never dope.  quit Camels '99.
09/09  T   daughter Renita (404-555-0253) calls us.  she = emergency.  She has breast ca in remission, lives Macon, no drive at night.
09/15  V   w/ PCP tel: Dr. Horace Tillery 404-555-0254: sertraline, labs GGT 412.   PHQ-9 20.  up all night, no appetite,
           lost 14 lb, sits in her closet.   Marine buddy "killed in front of me, Beirut" (was out by '81?  He says a cousin. leave)
           ~~PTSD, combat~~  struck VBS 9/22
09/29  T   "if the gun was loaded I'd a done it Sunday."  -> mobile crisis came, Renita's husband took gun.  Pt denies intent since.
           ANY ATTEMPT:  yes, once, 1986, carbon monoxide, truck; Grady psych 3 wks.   Self-cutting: no.
10/06  V   threw my clipboard at porch, then wept, fixed it w/ tape.   kicked neighbor's mailbox over 9/30, paid $60.
10/12  V   AGREES.   "Odessa made me promise the hospital, I promised with a glass in my hand.  I want to keep it before the
           year turn.  Don't put me with no children.  I want men my age that worked."      Last drink: this AM 8:15, a coffee cup.
10/13  T   Neighbor Mr. Beasley (hep C, liver transplant list) wants the # as well.   gave hotline
10/15  T   DUI from 8/29.  DeKalb State Court 11/30/26, 9:00.   license suspended.   no probation.   (Leroy JR. had parole, old file.)
10/20  T   VBS -> referral`,
      `REFERRAL FACT SHEET   (done w/ pt and Renita on speaker 10/20/26)                              Castleberry, Leroy
  Counselor now             Dr. Ezekiel Amadi, pastoral psychotherapist, Thurs since Aug       404-555-0255
  Psychiatrist              none     (Grady 1986 only)
  Insurance                 Humana Gold Plus  HMO (Medicare Adv.)     H7781 440 92        group 0X-5512
       authorization        detox + 21 d resid    HUM 6620418   eff. 10/26
  Past program              Peachford resid., 28 days, 1996 - "held nineteen years".   outpt AA Tues.   no IOP.
  Psych testing             none       Genetic: BRCA for Renita, not him
  Eating d/o                no
  Upcoming                  eye, L cataract consult   11/09/26 2 pm, Dr. Pettigrew.  ~~PCP 11/02~~ Renita's, VBS
  Family                    father drank, mother "sugar" & stroke.  Jr. heroin, died.  Granddaughter Nia autism.
  Decides for self          yes.  Renita POA for money papers only if ill (not yet)
  Ride                      Renita's husband on a Saturday daytime, else send somebody
  Must have                 bottom bunk (knees), diabetic meals, glucometer, a chapel, room away from oxygen noise
  Talk to                   Verbena Sinclair MSW, # on log, vsinclair@magnoliacomfort.example.  Not the hospice main line.
  Withdrawal                snakes + fit 2015; CIWA not done; DO NOT stop at home.   nurse agreed on phone
  Consent                   X  L. W. Castleberry`,
    ],
    expected: {
      dob: '1959-08-25',
      sex_at_birth: 'Male',
      ...livesAt(/3318 Sweetgum/i, 'Decatur Springs', 'GA', '30999'),
      phone_number: /555-0251/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      emergency_contact_primary_firstname: 'Renita',
      emergency_contact_primary_phone: /555-0253/,
      ...speakWith(/Sinclair/i, /555-0252/),
      contact_person_email: 'vsinclair@magnoliacomfort.example',
      carrier: 'Humana',
      subscriber_id: /H7781 440 92/,
      group_number: '0X-5512',
      authorization_number: /HUM 6620418/,
      ...seenBy('pcp', /Horace Tillery/i, /555-0254/),
      ...seenBy('therapist', /Amadi/i, /555-0255/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /Odessa made me promise|keep it before|men my age/i,
      current_symptoms: /PHQ-9 20|up all night|no appetite|lost 14 lb|sits in her closet/i,
      recent_substance_abuse: /Seagram|half-gallon|Last drink|daily/i,
      concerns_for_withdrawal: /shaking hands|seen snakes|snakes \+ fit|DO NOT stop/i,
      medication_plan: /metformin|allopurinol|losartan|sertraline/i,
      allergies: /lisinopril|fire ants/i,
      epipen: /no pen|^no\b/i,
      transportation_required: /send somebody|Renita's husband|license suspended/i,
      additional_treatment_or_support_needed: /bottom bunk|diabetic meals|glucometer|chapel|men my age/i,
      hospitalizations: /DeKalb Med|Grady/i,
      residential_programs: /Peachford/i,
      outpatient_therapy: /Amadi|outpt AA/i,
      history_of_suicide_attempts: /carbon monoxide|1986/i,
      history_of_seizures: /had a fit|snakes \+ fit/i,
      history_of_tbi_concussions: /fell in tub|hit head/i,
      aggression_or_property_damage: /clipboard|mailbox/i,
      pending_legal_charges: /DUI/i,
      upcoming_court_date: '2026-11-30',
      family_history: /father drank|sugar|heroin, died|autism/i,
      ...ruledOut('psych_testing_done history_of_self_harm eating_disorder probation'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender emergency_contact_primary_lastname history_of_trauma employer completed_genetic_testing'),
      ...fields('current_psychiatrist_name legal_guardianship_status parole_granted other_levels_of_care'),
    ],
    questions: [
      asked('What was the total risk score?', 1, /19\s+\/ 24/),
      asked('when did Odessa die', 1, /06\/30\/2026/),
      asked('what was the A1c', 1, /A1c 8\.9/),
      asked('When is the cataract consult?', 3, /11\/09\/26/),
      asked('what is the authorization from Humana', 3, /HUM 6620418/),
      asked('who is the pastoral psychotherapist', 3, /Ezekiel Amadi/),
      reworded('how quickly is a big bottle of liquor gone', 2, /lasts 2 d/),
      reworded('who took away the weapon', 2, /Renita's husband took gun/),
      reworded('what did he hallucinate in 2015', [2, 3], /seen snakes|snakes \+ fit/),
      reworded('whom did he vow to get help', 2, /Odessa made me promise/),
      reworded('Which tongue-swelling pill must he not get?', 1, /lisinopril/),
      reworded('did he lose a child', [1, 3], /son Leroy Jr|Jr\. heroin, died/),
      reworded('for how many years did rehab work', 3, /held nineteen years/),
      takenBack('is he on home oxygen', 1, /home O2 4 L/),
      takenBack('does he have combat PTSD', 2, /PTSD, combat/),
      takenBack('when does he see the PCP next', 3, /PCP 11\/02/),
      anothers('did he have breast cancer', 2, /breast ca\b/),
      anothers('is he on the liver transplant list', 2, /liver transplant list/),
      anothers('is he autistic', 3, /autism/),
      absent('is he HIV positive'),
      absent('does he use a hearing aid'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
