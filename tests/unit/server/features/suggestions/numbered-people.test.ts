import { expect, test } from 'vitest';
import { numberedPeople } from '#server/features/suggestions/engine/notes/numbered-people.ts';
import { workMail } from '#server/features/suggestions/engine/notes/work-mail.ts';

const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const urgent = (text: string) => numberedPeople(text, CLIENT).urgent.map(({ name, phone }) => `${name} ${phone}`);
const asked = (text: string) => numberedPeople(text, CLIENT).asked.map(({ name, phone }) => `${name} ${phone}`);
const PHONE = '+12025550133';

test.each([
  ['Emergencia/Emergency\ttia\tAna Poe\t202-555-0133', 'Ana Poe'],
  ['person for emergencies Abuelita - Ana Poe, (202) 555-0133', 'Ana Poe'],
  ['EMERGENCY if no mom:\taunt Ana Poe\t202-555-0133', 'Ana Poe'],
  ['EMERGENCY CONTACT / RIDE HOME\tAna, wife\t202-555-0133', 'Ana'],
  ['KEY HOLDER / EMERGENCY\tDaughter, Ana Poe-Lee, 202-555-0133, ana@mail.example', 'Ana Poe-Lee'],
  ['Divorced. Emerg: Ana Poe 202-555-0133', 'Ana Poe'],
  ['In an emergency: Ana Poe, sister, 202-555-0133.', 'Ana Poe'],
  ["Emergency: Pastor's wife, Ana Poe, 202-555-0133. For the rest see below.", 'Ana Poe'],
  ['Emergency data sheet lists his mother, Ana Poe, 202-555-0133.', 'Ana Poe'],
  ['He names his roommate, Ana Poe (202-555-0133), in case of an emergency.', 'Ana Poe'],
  ['(Ana Poe 202-555-0133 is her emergency). Own phone stolen.', 'Ana Poe'],
  ['SUPPORTS\tmom Ana Poe 202-555-0133 = emerg.\tPCP Harbor clinic', 'Ana Poe'],
  ['Call her aunt Ana Poe 202-555-0133 if hurt (emerg).', 'Ana Poe'],
  ['Daughter: Ana Poe, 22, Harbor City, 202-555-0133, put on the emergency card today.', 'Ana Poe'],
  ['sister Ana Poe 202-555-0133 (that is who to call if something happens)', 'Ana Poe'],
  ['Who should we call if there is an emergency?\nA. Niece, Ana Poe, 202-555-0133.', 'Ana Poe'],
])('is called in need: %s', (text, name) => {
  expect(urgent(text)).toEqual([`${name} ${PHONE}`]);
});

test.each([
  'Emergency Department, Harbor General, Ana Poe RN 202-555-0133',
  'Emergency housing: Ana Poe 202-555-0133',
  'Ana Poe 202-555-0133, emergency contact Lee Roe',
  'Seen in the emergency room. Her nurse is Ana Poe, 202-555-0133.',
  'Emergency: Dr. Ana Poe 202-555-0133',
  'Emergency: Dana Sample 202-555-0133',
])('is nobody to call in need: %s', (text) => {
  expect(urgent(text)).toEqual([]);
});

test.each([
  ['Please arrange dates through our case manager, Ana Poe, 202-555-0133, ana@mail.example.', 'Ana Poe'],
  ['For placement kindly deal with our treatment liaison, Ms. Ana Poe, 202-555-0133.', 'Ms. Ana Poe'],
  ['For placement speak with his\nnurse case manager, Mr. Ana Poe, 202-555-0133.', 'Mr. Ana Poe'],
  ['For the admission itself please speak with our nurse, Ana Poe, 202-555-0133.', 'Ana Poe'],
  ['CALL\tfor bed: A. Poe, 202-555-0133\t(till 3:30)', 'A. Poe'],
  ['For a bed, text ME: Ana Poe, RN 202-555-0133', 'Ana Poe'],
  ['Speak with me for the placement: Ana Poe, 202-555-0133', 'Ana Poe'],
  ['My coordinator, Ana Poe, 202-555-0133, is who the program should speak with.', 'Ana Poe'],
  ['Care coordinator Ana Poe, RN, 202-555-0133, will take calls from programs.', 'Ana Poe'],
  ['Planner: Ana Poe, RN (202-555-0133 direct) - programs to deal w/ her.', 'Ana Poe'],
  ['SW A. Poe 202-555-0133 takes over the search for a bed; call HER.', 'A. Poe'],
  ['Reach him through Ana Poe, 202-555-0133.', 'Ana Poe'],
  ['About placement in a program:\tAna Poe, 202-555-0133', 'Ana Poe'],
  ['Whom may we contact?\nA. Mother, Ana Poe 202-555-0133', 'Ana Poe'],
])('is called about the place: %s', (text, name) => {
  expect(asked(text)).toEqual([`${name} ${PHONE}`]);
});

test.each([
  'Do not call his ex-wife, Ana Poe, 202-555-0133, about placement.',
  'His former counselor arranged a bed with Ana Poe, who moved. 202-555-0133',
  'Case manager Ana Poe 202-555-0133.',
  'Call Harbor Clinic 202-555-0133 for a bed',
  'Pharmacy 202-555-0133, call Ana Poe for dates',
])('is nobody to call about the place: %s', (text) => {
  expect(asked(text)).toEqual([]);
});

test('whoever has a number before keeps their own words', () => {
  const page = 'Brother Lee Roe 202-555-0144 (emergency).\tCalls about a bed go to our nurse, Ana Poe, 202-555-0133.';
  expect(urgent(page)).toEqual(['Lee Roe +12025550144']);
  expect(asked(page)).toEqual([`Ana Poe ${PHONE}`]);
});

const atWork = (text: string) => workMail(text, { today: '2026-11-01', client: CLIENT }).map(({ value }) => value);

test.each([
  ['Practice manager Ana Poe is your contact: 202-555-0133, ana@harbor.example.', 'Ana Poe', 'ana@harbor.example'],
  ['OUR INTAKE NURSE Ana Poe 202-555-0133 apoe@harbor.example <- for bed', 'Ana Poe', 'apoe@harbor.example'],
  ['FROM: Ana Poe, U.S. Probation Officer, 202-555-0133, apoe@court.example', 'Ana Poe', 'apoe@court.example'],
  ['Bed information to: A. Poe, 202-555-0133, apoe@court.example', 'A. Poe', 'apoe@court.example'],
  ['Prepared by Ana Poe, CIP 202-555-0133 ana@harbor.example', 'Ana Poe', 'ana@harbor.example'],
  ['Write Ms. Ana Poe-Lee (ana.poelee@harbor.example), 202-555-0133.', 'Ana Poe-Lee', 'ana.poelee@harbor.example'],
  ['Call our planner, Ana Poe, RN, 202-555-0133\nor ana.poe@harbor.example', 'Ana Poe', 'ana.poe@harbor.example'],
])('gives an address at work: %s', (text, name, mail) => {
  expect(atWork(text)).toEqual([name, PHONE, mail]);
});

test.each([
  'Emergency contact: Ana Poe, sister, 202-555-0133, ana@mail.example',
  'PCP: Ana Poe MD 202-555-0133 apoe@clinic.example',
  'Her therapist, Ana Poe, LCSW, 202-555-0133, ana@therapy.example',
  'Attorney: Ana Poe, 202-555-0133, apoe@law.example',
  'Dana Sample 202-555-0133 dsample@mail.example',
  'Roommate Ana Poe, ana@mail.example, is on Suboxone.',
  'Please do not write to Ana Poe, apoe@harbor.example.',
  'Ana Poe 202-555-0133\nbilling@harbor.example',
  'Ana Poe, apoe@harbor.example, and Lee Roe, lroe@harbor.example, are on the unit.',
])('gives nobody to write to: %s', (text) => {
  expect(atWork(text)).toEqual([]);
});
