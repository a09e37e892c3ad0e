import { describe, expect, it } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const read = (field: string) => (text: string) => valueIn(text, field);

describe('where somebody lives', () => {
  it.each([
    ['Dana rents a studio near the depot.', 'Rental'],
    ['Single | rents trailer | works part-time', 'Rental'],
    ['She lives in a rented duplex.', 'Rental'],
    ['Rents alone since her boyfriend moved out.', 'Rental'],
    ['He owns the house on Plover Loop.', 'Own home'],
    ['My home: I own it.', 'Own home'],
    ['He has a room at the home of his grandmother.', 'With family'],
    ["Stays in his aunt's house.", 'With family'],
    ['She moved back in with me in August.', 'With family'],
    ['Been in a tent by the river since June.', 'Unhoused'],
    ['County mission, cot #8.', 'Shelter'],
  ])('%s', (text, value) => expect(read('living_status')(text)).toBe(value));

  it.each([
    'His sister rents a studio near the depot.',
    'She would like to rent, she lived on the street until 20.',
    'The assailant is in prison.',
  ])('says nothing of now: %s', (text) => expect(read('living_status')(text)).toBeUndefined());

  it('behind an address and behind a job', () => {
    expect(
      valueIn('Patient: Dana Sample\nHome: 5 Plover Way, Ambrose CO 80998 (rents, two roommates)', 'living_status'),
    ).toBe('Rental');
    expect(valueIn('Patient: Dana Sample\nWork: full time, clerk, Quill Books. Single.', 'marital_status')).toBe(
      'Single',
    );
  });
});

describe('for whom somebody works', () => {
  it.each([
    ['Full-time at Ferry Dental (front desk), on leave.', 'Ferry Dental'],
    ['Dana drives nights for Blue Quill Produce.', 'Blue Quill Produce'],
    ['Occup  Dental asst FT, Ambrose Oral Surgery (PTO until 11/20)', 'Ambrose Oral Surgery'],
    ['Occupation: seamstress, part time, Velvet Bridal', 'Velvet Bridal'],
    ['Full-time paralegal at Quill & Lyle, on leave till January.', 'Quill & Lyle'],
    ['She works part-time (salon, "Shear Delight").', 'Shear Delight'],
  ])('%s', (text, value) => expect(read('employer')(text)).toBe(value));

  it.each([
    'Her mother works full time at Ferry Dental.',
    'He was let go; had worked full-time at Ferry Dental until May.',
  ])('nobody, or not now: %s', (text) => expect(read('employer')(text)).toBeUndefined());
});

describe('charges and days in court', () => {
  it.each([
    ['Pending: theft by unlawful taking, Harbor District Court.', /theft/],
    ['Charged September 3, 2026 with operating while intoxicated (first).', /operating/],
    ['She got a possession ticket in Harbor County in September.', /possession/],
    ['Distribution <1g, Harbor Co, trial 12-14-26', /Distribution/],
    ['His charge is vandalism, court 11/19.', /vandalism/],
  ])('%s', (text, value) => expect(read('pending_legal_charges')(text)).toMatch(value));

  it.each([
    'Aggression - none. Legal - none.',
    'LAW   nothing.',
    'No court, no police record.',
    'There is no criminal history, and nothing is pending.',
    'No arrests of any kind, no probation.',
    'Legal: nothing open.',
  ])('none: %s', (text) => expect(read('pending_legal_charges')(text)).toBe('No'));

  it.each([
    'His brother has a DUI, trial in December.',
    'Assault 2019, dismissed; court costs paid.',
    'She was assaulted by a stranger; his trial is in May.',
    'No legal guardian.',
    'I have never been charged with anything sexual.',
    'No arrests, but a warrant may be out.',
  ])('neither: %s', (text) => expect(read('pending_legal_charges')(text)).toBeUndefined());

  it.each([
    ['Disorderly conduct, Harbor District Court, trial 9 DEC 2026.', '2026-12-09'],
    ['OUI 2nd, Harbor Dist Ct, Dec 8 2026.', '2026-12-08'],
    ['Operating while intoxicated; court November 24, 2026, Harbor Superior.', '2026-11-24'],
    ['Pretrial 12/1/2026.', '2026-12-01'],
  ])('in court: %s', (text, day) => expect(read('upcoming_court_date')(text)).toBe(day));

  it.each(['Her brother is in court 12/1/2026.'])('not in court: %s', (text) =>
    expect(read('upcoming_court_date')(text)).toBeUndefined(),
  );
});

describe('the number of a plan right behind its name', () => {
  it.each([
    ['Insurance: Medicaid 0094417263', '0094417263'],
    ["Ins: Aetna (father's)  W1180 44721  Grp 0181204", 'W1180 44721'],
    ['Payer 1   Florida Blue (BCBS)   XJBH44120917  grp 98213', 'XJBH44120917'],
    ['Coverage: AHCCCS (Medicaid) A90417722', 'A90417722'],
  ])('%s', (text, id) => expect(read('subscriber_id')(text)).toBe(id));

  it.each([
    'Insurance: Medicaid 10/12/2026',
    'Insurance: Aetna 800-555-0199',
    'Insurance: secondary Medicaid 0094417263',
    'Insurance   Medicaid, 3300417762   Medicaid, 3300958114',
  ])('none: %s', (text) => expect(read('subscriber_id')(text)).toBeUndefined());
});

describe('an address in running text', () => {
  it.each([
    'Employee: Dana Sample, 9 Windmill Ct., Ambrose, TX 79997. Seen twice.',
    'Married, two daughters, owns a home at 9 Windmill Ct., Ambrose, TX 79997.',
    'Where she is\n9 Windmill Ct., Ambrose TX 79997. Cell 775-555-0190.',
  ])('%s', (text) => {
    expect(read('address')(text)).toMatch(/^9 Windmill Ct/);
    expect(read('city')(text)).toBe('Ambrose');
    expect(read('zip')(text)).toBe('79997');
  });

  it.each([
    'Her sister owns a home at 9 Windmill Ct., Ambrose, TX 79997.',
    'Dana was seen at our office, 9 Windmill Ct., Ambrose, TX 79997.',
  ])('of somebody else: %s', (text) => expect(read('city')(text)).toBeUndefined());
});

describe('who treats somebody', () => {
  it.each([
    ['PCP Harbor Family, Gail Quill PA 813-555-0124', 'current_pcp_name', 'Gail Quill PA'],
    ['PCP: Harbor Primary, Dr. Ike Quill 304-555-0183.', 'current_pcp_name', 'Dr. Ike Quill'],
    ['Her physician is Alba Quill, ARNP (360-555-0112).', 'current_pcp_name', 'Alba Quill, ARNP'],
    ['Community Health, Dr. Lee Quill (primary); next week.', 'current_pcp_name', 'Dr. Lee Quill'],
    ['Dr. Min Quill is psychiatry (708-555-0152).', 'current_psychiatrist_name', 'Dr. Min Quill'],
    ['She has been seeing Dov Quill, LMFT, since June.', 'current_therapist_name', 'Dov Quill, LMFT'],
    ['Therapist at present Wren Quill, LPC, telehealth.', 'current_therapist_name', 'Wren Quill, LPC'],
    ['I spoke with Kiran Quill LICSW (his therapist, 413-555-0141).', 'current_therapist_name', 'Kiran Quill LICSW'],
  ])('%s', (text, field, name) => expect(read(field)(text)).toBe(name));

  it.each([
    ['Evaluator: Lee Quill, Licensed Psychologist, 9 Courthouse Row, Ambrose, WA', 'current_therapist_name'],
    ['Her mother sees Dov Quill, LMFT, on Fridays.', 'current_therapist_name'],
    ['Used to see Dov Quill, LMFT.', 'current_therapist_name'],
  ])('nobody: %s', (text, field) => expect(read(field)(text)).toBeUndefined());
});
