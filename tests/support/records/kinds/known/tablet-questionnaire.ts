import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy } from '../apart-values.ts';

/** What somebody typed on a tablet in a waiting room, printed question by question. */
export const tabletQuestionnaire: readonly ApartRecord[] = [
  {
    person: who('dunleavy', 'Garrick', 'Dunleavy', '07/19/1988'),
    as: 'text',
    pages: [
      `BRIGHTWATER RECOVERY - KIOSK 2 - RESPONSE LISTING                                     printed 10/30/2026 09:55
Session 48A-2217      started 09:14      finished 09:52      language English      items answered 58 of 66
Respondent: Garrick Dunleavy      Birthday: 07/19/1988
-----------------------------------------------------------------------------------------------
 1. What made you walk in today?
    My wife found the bottles in the boat. I said I'd come in and quit, so here I am.
 2. Best number, and may we text?
    906-555-0112, yes
 3. E-mail
    garrick.d@lakemail.example
 4. Where do you stay? (street / city / state / ZIP)
    77 Portage Canal Rd / Hancock Falls / MI / 49999
 5. Is this place
    ( ) rented  (X) mine or my spouse's  ( ) a friend's  ( ) a shelter  ( ) other
 6. Sex on your birth certificate            Male
 7. Today you describe yourself as           Man
 8. Relationship                             Married
 9. What do you do for work?
    Line electrician, Copper Country Power Co-op. Full time, on leave since Monday.
10. Who makes medical and money decisions for you?
    (X) I do  ( ) someone a judge named  ( ) power of attorney
11. If something happens to you here, whom do we call?
    Name: Astrid Dunleavy    Relation: wife    Phone: 906-555-0113
12. Insurance card: company, ID, group
    Blue Cross Blue Shield of Michigan / XYH 880 41 7765 / 71190
13. Name on the card
    (X) mine  ( ) spouse's  ( ) parent's
14. What have you had to drink or use in the past 30 days? (type as much as you like)
    Vodka. About a fifth a day, more on weekends. Started small after my dad's funeral in March 2024.
    I do dip. I smoked weed twice at deer camp. No pills, nothing in the arm.
15. When was your last drink?
    This morning at 6, four swallows, so my hands would work.
16. What happens when you go without? (select all)
    [X] shaking  [X] sweats  [ ] seizure  [X] throwing up  [X] seeing or hearing things  [ ] none of these
17. Say more:
    Two winters ago on day 3 I heard the scanner talking and it was off.`,
      `Session 48A-2217     Dunleavy G     07/19/1988                                                  2 of 2
-----------------------------------------------------------------------------------------------
18. Ever had a seizure or a fit, for any reason?            No
19. Knocked out, concussion, or other head injury?          Yes
    > Fell off a bucket truck 2016. Hard hat split. Out maybe two minutes.
20. Medicines you take (name and how much)
    losartan 50, omeprazole 20, Lexapro 10.  ~~Wellbutrin 150~~  (deleted by respondent 09:31)
21. Allergic to anything?                                   Yes
    > Keflex, hives. Poison sumac. I carry no EpiPen.
22. Have you been a patient overnight in a hospital?        Yes
    > Keweenaw General, Feb 2025, pancreas, 5 nights.
23. Rehab you lived at?                                     No
24. Detox, day program, or IOP?                             Yes
    > IOP at Lakeshore Counseling, 3 weeks last spring, quit going.
25. Who is your regular doctor?
    Dr. Pia Lindqvist   906-555-0114
26. Therapist or counselor now?                             No
27. Psychiatrist now?                                       No
28. In the last two weeks (0 not at all ... 3 nearly every day)
    little pleasure 2   feeling down 3   sleep 3   tired 2   appetite 2   bad about yourself 3   focus 1
    fidgety 1   better off dead 0                            scored by kiosk: 17
29. Have you ever tried to end your life?                   No
30. Have you ever hurt yourself on purpose?                 No
31. Have you ever hit someone or broken things when angry?  Yes
    > I kicked in the shed door in August. I never touched a person.
32. Terrible things that happened to you, that still bother you
    I was first on the pole when my partner Denny got electrocuted. I see his gloves.
33. Did anybody in your family have trouble with drinking, drugs, or nerves?
    Dad, whiskey. My aunt has bipolar and takes lithium.
34. Any court, charges, or probation?                       Yes
    > Drunk driving in July, Houghton Circuit. I go before the judge 11/19/2026. Not on probation.
35. Restrictions we should plan for
    Can't drive, they pulled my license. Need a pickup. I need a bottom bunk for my back.
36. ~~I am allergic to shellfish~~  (deleted by respondent 09:44)
37. Next doctor visit of any kind      11/06/2026, Dr. Lindqvist, liver test results
38. What are you afraid of?
    Missing Nora's recital. She is seven, has juvenile arthritis and gets methotrexate shots on Fridays.
39. How did you hear of us?            Union hall poster
40. Would you stay if a bed opened tonight?      (X) yes  ( ) no  ( ) not sure
STAFF USE: reviewed w/ respondent  T. Aho, front desk  09:58.  Breath 0.11.   To nurse.`,
    ],
    expected: {
      dob: '1988-07-19',
      sex_at_birth: 'Male',
      gender: 'Man',
      phone_number: /555-0112/,
      email_id: 'garrick.d@lakemail.example',
      ...livesAt(/77 Portage Canal/i, 'Hancock Falls', 'MI', '49999'),
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Copper Country Power/i,
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Astrid', 'Dunleavy', /555-0113/),
      carrier: 'BCBS (state plan)',
      subscriber_id: /XYH 880 41 7765/,
      group_number: '71190',
      reason_for_seeking_treatment: /bottles in the boat|come in and quit/i,
      current_symptoms: /feeling down 3|little pleasure|sleep 3|scored by kiosk/i,
      recent_substance_abuse: /Vodka|fifth a day|four swallows|smoked weed/i,
      concerns_for_withdrawal: /shaking|sweats|scanner talking|hands would work/i,
      medication_plan: /losartan|omeprazole|Lexapro/i,
      allergies: /Keflex|sumac/i,
      ...ruledOut('epipen residential_programs history_of_seizures history_of_suicide_attempts history_of_self_harm'),
      ...ruledOut('probation'),
      hospitalizations: /Keweenaw General/i,
      other_levels_of_care: /Lakeshore Counseling/i,
      ...seenBy('pcp', /Lindqvist/i, /555-0114/),
      next_appointment: '2026-11-06',
      transportation_required: /Need a pickup|Can't drive/i,
      history_of_tbi_concussions: /bucket truck|Hard hat/i,
      history_of_trauma: /electrocuted|Denny/i,
      aggression_or_property_damage: /shed door/i,
      pending_legal_charges: /Drunk driving/i,
      upcoming_court_date: '2026-11-19',
      family_history: /whiskey|bipolar/i,
    },
    open: [
      ...OWN_PLAN,
      ...fields('contact_person_name contact_person_phone'),
      ...fields('outpatient_therapy additional_treatment_or_support_needed psych_testing_done subscriber_employer'),
      ...fields('current_therapist_name current_psychiatrist_name knowingly_ingested_allergen'),
    ],
    questions: [
      asked('When was his last drink?', 1, /This morning at 6/),
      asked('How did he hear of us?', 2, /Union hall poster/),
      asked('what is the group on his insurance card', 1, /71190/),
      asked('breath result', 2, /Breath 0\.11/),
      asked('When does he go before the judge?', 2, /11\/19\/2026/),
      asked('bottom bunk', 2, /bottom bunk for my back/),
      reworded('total on the depression questions', 2, /scored by kiosk: 17/),
      reworded('did he hallucinate coming off alcohol', 1, /heard the scanner talking|seeing or hearing things/),
      reworded('which antibiotic must we avoid', 2, /Keflex, hives/),
      reworded('traumatic death of a coworker', 2, /partner Denny got electrocuted/),
      reworded('is he willing to be admitted today', 2, /bed opened tonight/),
      reworded('who found out that he was hiding alcohol', 1, /wife found the bottles/),
      takenBack('what dose of Wellbutrin', 2, /Wellbutrin 150/),
      takenBack('shellfish allergy?', 2, /allergic to shellfish/),
      anothers('does he get methotrexate', 2, /gets methotrexate shots/),
      anothers('is he on lithium', 2, /aunt has bipolar and takes lithium/),
      absent('what is his religion'),
      absent('Has he had hepatitis C?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('okonedo', 'Marisol', 'Okonedo-Reyes', '05/02/1997'),
    as: 'scan',
    strange: [3],
    pages: [
      `OPEN DOOR URGENT RECOVERY - iPad B - "Your Story" form        submitted Thu 10/29/26 6:41 pm
You are        Marisol Okonedo-Reyes     born 5/2/97     call me: Mari     pronouns she/her
You can edit answers until a nurse takes the iPad.   Edited answers print with a line through.

About you
  phone                          (505) 555-0151
  mail goes to                   3310 Calle Luna #8, Rio Claro NM 87999
  who's at home                  me, my two kids, my grandma. We rent.
  in a relationship?             split up, not divorced yet   (Separated)
  job                            none since May, was at Sonic
  coverage                       Presbyterian Centennial Care Medicaid    ID 0077 3120 58
  person for emergencies         Abuelita - Dolores Reyes, (505) 555-0152
  may we talk to anyone          my sister Yesenia, (505) 555-0153, about rides + the kids

Using
  pick what you use              [x] fentanyl  [ ] alcohol  [x] cocaine/crack  [ ] meth  [ ] benzos
  how                            smoke blues off foil, 10 to 15 a day.  Crack when my check comes.
  last time                      2 this afternoon, half a pill
  overdosed?                     twice. Narcan both times. last one Sept, my son found me
  when you stop                  leg cramps, diarrhea, yawning, I can't hold the baby
  seizures                       nope
  tried before                   Suboxone w/ Dr. Amin 2025, it worked till I lost my ride.
                                 ~~Casa Serena 90 days~~   Never been in a live-in place

Body
  meds                           Zoloft 50, albuterol inhaler, birth control shot
  allergies                      penicillin (throat closes) - yes I have an EpiPen at home
  health problems                asthma, C-section Feb 2026, low iron
  pregnant?                      no, tested Monday
  head injuries                  my ex slammed me into the tub, June 2024. stitches + dizzy for a week
  overnight in hospital          Alta Mesa for the baby, that's it`,
      `Marisol O-R   5/2/97   "Your Story"   p 2

Mind
  what is hardest right now      crying all day, no sleep, scared all the time, I jump at doors
  hurting yourself               I used to burn my legs with a lighter.  Last was 2023
  suicide                        thought about it after Sept.  Never tried.
  eating                         used to throw up on purpose, 9th grade, not now
  counselor                      Ms. Bettina Cole at La Familia, (505) 555-0154, every other Tuesday
  psychiatrist                   no
  doctor                         First Choice South Valley, Dr. Gallegos
  next appointment               Tuesday 11/10/26 with Ms. Cole
  been hurt by someone           my ex, four years. Also an uncle when I was 8. CYFD knows
  do you hit / break things      I threw his Xbox off the balcony lol. that's all
  family                         mom alcohol, she died of it. brother is schizophrenic & takes Clozaril
  their stuff I worry about      my ex has HIV and is in county jail, court 11/12/26. I tested neg in Sept

Law
  probation                      Yes, shoplifting, PO is Ms. Trask, until 3/27
  open charges                   none
  CYFD                           family plan meeting 11/16
  ~~warrant in Valencia County~~  fixed it in Aug, paid
  restraining order              I have one vs. him, good to 2028

What do you want?
  "a place that takes the baby, I'm tired of being sick on the floor with him looking at me"
  start when?                    this week
  getting here                   bus stops at 6. no car. need a ride
  anything else                  the older one Teo is allergic to peanuts and uses a nebulizer so my
                                 grandma has to have that stuff if I go
-- nurse took iPad 6:58 pm  (F. Tso RN)  COWS 9  HR 102  BP 118/70  T 98.9  93 lb
   Mari says okay to wait for a mother-baby bed, Las Palomas has one Monday`,
      `OPEN DOOR URGENT RECOVERY - iPad B - "Your Story" form        submitted Thu 10/29/26 4:02 pm
You are        J. T.       born 12/11/61       call me: (blank)

Using
  pick what you use              [ ] fentanyl  [x] alcohol  [ ] cocaine/crack  [ ] meth  [x] benzos
  how                            a 30 pack a day and my Klonopin
  last time                      noon
  when you stop                  seizures, two so far
  tried before                   Turquoise House 3 times
Body
  meds                           Klonopin, Dilantin, insulin
  allergies                      sulfa
  health problems                diabetes, cirrhosis, gout
Law
  open charges                   DWI number 4, court 11/23/26
What do you want?
  a ride home`,
    ],
    expected: {
      dob: '1997-05-02',
      phone_number: /555-0151/,
      ...livesAt(/3310 Calle Luna/i, 'Rio Claro', 'NM', '87999'),
      living_status: 'Rental',
      marital_status: 'Separated',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /0077 3120 58/,
      ...inEmergency('Dolores', 'Reyes', /555-0152/),
      contact_person_name: /Yesenia/i,
      contact_person_phone: /555-0153/,
      reason_for_seeking_treatment: /takes the baby|tired of being sick/i,
      current_symptoms: /crying all day|no sleep|jump at doors/i,
      recent_substance_abuse: /blues off foil|fentanyl|half a pill|Crack/i,
      concerns_for_withdrawal: /leg cramps|yawning|COWS/i,
      medication_plan: /Zoloft|albuterol/i,
      allergies: /penicillin/i,
      epipen: /yes|EpiPen at home/i,
      transportation_required: /need a ride|no car/i,
      ...seenBy('therapist', /Bettina Cole/i, /555-0154/),
      current_pcp_name: /Gallegos/i,
      next_appointment: '2026-11-10',
      hospitalizations: /Alta Mesa/i,
      history_of_self_harm: /burn my legs|lighter/i,
      eating_disorder: /throw up on purpose/i,
      history_of_trauma: /my ex, four years|an uncle|slammed me/i,
      history_of_tbi_concussions: /into the tub/i,
      aggression_or_property_damage: /Xbox/i,
      probation: /shoplifting|Trask/i,
      family_history: /mom alcohol|schizophrenic/i,
      ...ruledOut('history_of_suicide_attempts residential_programs pending_legal_charges'),
      history_of_seizures: /\bno(?:pe)?\b/i,
    },
    open: [
      ...OWN_PLAN,
      ...fields('sex_at_birth gender employer current_psychiatrist_name outpatient_therapy other_levels_of_care'),
      ...fields('additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('which pronouns', 1, /she\/her/),
      asked('What is her Medicaid ID?', 1, /0077 3120 58/),
      asked('who is her PO', 2, /Ms\. Trask/),
      asked('COWS', 2, /COWS 9/),
      asked('when is the CYFD family plan meeting', 2, /family plan meeting 11\/16/),
      reworded('how many fentanyl tablets daily', 1, /10 to 15 a day/),
      reworded('how many times has naloxone brought her back', 1, /twice\. Narcan/),
      reworded('why did buprenorphine not last', 1, /till I lost my ride/),
      reworded('weight', 2, /93 lb/),
      reworded('is there a protective order', 2, /I have one vs\. him/),
      reworded('bulimia in the past?', 2, /throw up on purpose/),
      reworded('where could she go with the infant', 2, /Las Palomas/),
      takenBack('how long was she at Casa Serena', 1, /Casa Serena 90 days/),
      takenBack('does she have a warrant', 2, /warrant in Valencia County/),
      anothers('is she allergic to peanuts', 2, /Teo is allergic to peanuts/),
      anothers('does she take Clozaril', 2, /takes Clozaril/),
      anothers('does she use insulin', 3, /insulin/),
      absent('does she smoke cigarettes'),
      absent('How far did she go in school?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
