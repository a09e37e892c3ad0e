import { describe, expect, it } from 'vitest';
import { whosePage } from '#server/features/understanding/assertion/whose-page.ts';

/* What the sheets of a paper carry over in their first line, and names that stand in tables, calls and logs. */

const CLIENT = { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12' };
const isOther = (head: string): boolean =>
  whosePage(`${head}\nSlept poorly. Allergic to latex.`, CLIENT, '2026-11-01') === 'other';

const STRANGERS = [
  '1 YOUR CHILD   first  Wendell      last  Marsh-Orr      birth date  3/19/09     sex  M',
  '1 YOUR CHILD\tfirst\tWendell\tlast\tMarsh-Orr\tbirth date\t3/19/09\tsex\tM',
  'CAMPER  First name: Wendell   M.I.: T   Last name: Marsh',
  'Fernhill Day Program   Group Notes   Marsh-Orr, W. October 26, 2026 2',
  'INTAKE FACTS (by phone with pt and sister, 10/20/26) Marsh, Wendell',
  'TWO RIVERS SCHOOL REFERRAL poge 2 (case aide) Marsh, Wendell',
  'Marsh. Wendell LOC-26-0412 page 2',
  'Marsh, Wendell T. 10/26/2026 3 of 4',
  'Marsh, Wendell Psychosocial Evaluation 2',
  'Bed 26-2207 Marsh W. NIGHT LOG (every half hour) Lakefront Shelter',
  'Marsh W.\tNIGHT LOG',
  'Lakefront Shelter CASE MANAGEMENT / HANDOFF Marsh W. 3/3',
  'W. Marsh Health history, leaf 2',
  'W. Marsh Questions for new guests, continued',
  'Student Wendell Ellery Marsh Goes by Dell (he/him)',
  'Student\tWendell Ellery Marsh\nMother\tBirgit',
  '| Name |\tWendell "Dell" Marsh\tM\tb. 7-14-82 |',
  '| Patient |\tWendell Marsh |\n| Doctor |\tT. Pelling |',
  'PLACEMENT SHEET\nCHILD\nName Wendell Marsh-Orr ("Dell") Birth date 03/19/2009 Sex M\nCase no. JV-22-0310',
  'PLACEMENT SHEET\tgive to the home\n\nCHILD INFORMATION\nName\tWendell Marsh-Orr\tBirth date\t03/19/2009',
  'Wendell M.-O.\tJV-22-0310\tpage 2\nmother, Birgit Marsh',
  'FAMILY PLAN\tHOME VISIT\nBABY\tIda Orr, girl, b. 9-28-26\nPRIMARY (father)\tWendell "Dell" Marsh\tDOB 7-14-82\nMOTHER\tBirgit Orr',
  'FAMILY PLAN\nPrimary caregiver (grandmother): Wilma Marsh\nBACKUP (aunt) Birgit Orr',
  'DIARY CARD Name Wendell M. Week of 10/19/2026 Filled out daily',
  'DIARY CARD\tName\tWendell M.\tWeek of 10/19/2026',
  'Marsh W\tinfusion record, reverse\tnewest last',
  'Marsh W infusion record, reversc newest last',
  'ENCLOSURE 2\tfrom our form, filled in with him\tinitials\tW.T.M.',
  'ENCLOSURE 2 from our form, client’s initials W.M.',
  '2.\tMarsh, about Wendell',
  '26-0771\tpoge three\tadded by the advocate, Lorna Vale\tMarsh',
];
const NOBODY = [
  '2 PARENT OR GUARDIAN   first  Wendell      last  Marsh-Orr      cell  555-0150',
  'INTAKE\nSlept here.\nCHILD\nParent name on file\nDoctor\tT. Pelling',
  `REFERRAL\n${'No other papers came. '.repeat(16)}\nCHILD\nName Wendell Marsh Birth date 03/19/2009`,
  'FAMILY PLAN\nMOTHER\nName Birgit Marsh Birth date 03/19/1989',
  'FAMILY PLAN\nPRIMARY (father) not known\nPrimary: Harbor Health Plan',
  'EMERGENCY CONTACT Name Birgit M. Week of 10/19/2026',
  'Section B.-C.\tfull form',
  'NURSING FORM\tstaff\tinitials\tW.M.',
  'What Harmony House asks, about Medicare',
  'Story A as read to her: "Wendell Marsh, a cook in Salem, was robbed of ten dollars."',
  'Boston, Mass. October 26, 2026 2',
  'Lexington, Va. 3',
  'Charlotte, N.C. October 26, 2026',
  'Salem, Ore.   page 2',
  'Saint Agnes, Dawn 2',
  'Smith, MD   page 2',
  'Smith, M.D. 10/26/2026',
  'Attending Shah, Leroy 10/26/2026',
  'Prepared by Sorley, Grace 10/26/2026',
  'cc: Delgado, Ana',
  'Dr. Amadi, Grace 2',
  'Pelling, Grace RN 10/26/2026',
  'Ativan, Librium 10/26/2026',
  'Hepatitis, C. 10/26/2026',
  '0930 Librium 25   page 2',
  'MAR p. 2   0930 Librium 25',
  'Department of Psychiatry, Grace 10/26/2026',
  'Monday, April 5',
  'Pelling, Grace MD Psychosocial Evaluation 2',
  'DBT Skills: Radical Acceptance, Grace 3',
  'I. Identifying data, page 1',
  'B. Medications and allergies, page 2',
  'Tandy, Marisol Psychosocial Evaluation 2\ngroup 0811442-015. Subscrlber\nJulian Tandy, born 05/30/1971.',
  'Floor 9 Wing B. LOG of the night',
  'Unit 4 Class B. FLOOR LOG',
  'page three\tadded by the victim/witness gal, Lorna Vale',
  'PLACEMENT PAGE   case nav: Philippa Vale   605-555-0209',
  'Day program in Portland (Opal), 10 weeks.',
  'Dep. Vale asked me to make it short.',
  'Bea takes her meals out.',
  'Wendell Marsh\nMother\t605-555-0209',
];

const ASKED =
  'F: Are you safe? How much do you drink? Have you had treatment?\nC: I drink a fifth. I shake when I stop. They kept me once.\n';
/** Pages on which somebody is asked for their name, or whose entries name one. */
const SPOKEN = [
  `${ASKED}F: Can I get your name, for the follow-up?\nC: Dell. Wendell Marsh. M-A-R-S-H.`,
  `${ASKED}Nurse: Who am I speaking with?\nCaller: Uh, this is Wendell Marsh, I live in Lima.`,
  `${ASKED}00:14\tAGENT\tYour full name please?\n00:16\tCALLER\tWendell Marsh.`,
  `${ASKED}F: And you are?\nC: Wendell Marsh, that's M-A-R-S-H.`,
  'SHELTER LOG\n2100 Marsh in at the door, wet.\n2200 Marsh sick in a bucket.\n2300 Marsh shaking.\n0100 Vale took a turn. Marsh asleep.\n0300 Marsh cried.',
  'BOAT LOG\n10-14 06:00\tKM\tCook Marsh asleep\n10-14 07:00\tKM\tMarsh refused food\n10-14 08:00\tJO\tMarsh at rail\n10-14 09:00\tJO\tMarsh vomiting\n10-14 10:00\tJO\tMarsh put ashore',
  'Re: Marsh\nMarsh drinks daily.',
  'RE: MARSH\nMr. Marsh has a seizure disorder.',
  'Subject: 2/E Marsh\nMr. Marsh went ashore.',
];
const SPOKEN_OF_NOBODY = [
  `${ASKED}F: Is there somebody to call?\nC: My daughter. Grace Vale, V-A-L-E.`,
  `${ASKED}F: Who is your doctor?\nC: Grace Vale. V-A-L-E.`,
  `${ASKED}F: Can I get your name?\nC: I would rather not.`,
  `${ASKED}C: I am calling about my son.\nF: Can I get your name?\nC: Wendell Marsh.`,
  `${ASKED}F: Can I get your name?\nC: Mari Tandy.`,
  'SHELTER LOG\n2100 Vale on shift.\n2200 Vale gave water.\n2300 Vale checked beds.\n0100 Vale called the nurse.\n0300 Vale off.',
  'MAR\n0600 Librium 25\n0900 Librium refused\n1200 Librium 25\n1500 Librium refused\n1800 Librium 25',
  'Re: Marsh\nShe takes insulin.',
  'Re: Transport\nShe takes insulin.',
  'Subject: Pickup\nShe takes insulin.',
  'Subject: Clinicals\nMr. Tandy’s are late.',
];

describe('whose a page with a running head is', () => {
  it('is the client’s below whose plan another is named with a birth date', () => {
    const page =
      'CARE PLAN   Tandy, M.   p 2\n1. Work?  cook\n4. Insurance  Aetna thru husband’s job   grp 868811\n   Beto Tandy born 4/2/77';
    expect(whosePage(page, CLIENT, '2026-11-01')).toBe('client');
  });
  it.each([
    'TANDY-HOLT, M. CIN 91347726D Call 26-118804 Page 2 of 2',
    'TANDY-HOLT, M. MRN 447120 page 2',
    'BreathLine Tandy-Holt BL 3317 2 / 2',
  ])('is no stranger’s, whatever counts or is sold stands beside the name: %s', (head) =>
    expect(whosePage(`${head}\nSlept poorly.`, { ...CLIENT, lastname: 'Tandy-Holt' }, '2026-11-01')).not.toBe('other'),
  );
  it.each(STRANGERS)('is a stranger’s: %s', (head) => expect(isOther(head)).toBe(true));
  it.each(NOBODY)('is nobody’s: %s', (head) => expect(isOther(head)).toBe(false));
  it.each(SPOKEN)('is a stranger’s who is asked or noted: %s', (page) => expect(isOther(page)).toBe(true));
  it.each(SPOKEN_OF_NOBODY)('is nobody’s who is asked or noted: %s', (page) => expect(isOther(page)).toBe(false));
});
