import { describe, expect, it } from 'vitest';
import { whosePages } from '#server/features/understanding/assertion/whose-page.ts';

const CLIENT = { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12' };
const whose = (pages: readonly (string | { page: number; text: string })[], client: object = {}) =>
  whosePages(
    pages.map((each) => (typeof each === 'string' ? { text: each } : each)),
    { ...CLIENT, ...client },
    '2026-11-01',
  ).map((each) => (each === 'other' ? 'other' : 'own'));

const OWN = 'LIME CLINIC VISIT NOTE  page 1 of 2\nPatient: Marisol Tandy  DOB 04/12/1990  MRN 55-20418';
const OWN_2 = 'LIME CLINIC VISIT NOTE  page 2 of 2\nNo seizures.';
const STRANGE = 'STONE DETOX FLOW SHEET  page 1 of 2\nPatient: Odessa Marsh  DOB 01/30/1961  chart 66180';
const STRANGE_2 = 'STONE DETOX FLOW SHEET  page 2 of 2\nTwo seizures in 2018.';
const BARE = 'Slept well. Ate breakfast.';

describe('whose the pages of a packet are', () => {
  it.each([
    ['first', [STRANGE, STRANGE_2, OWN, OWN_2], ['other', 'other', 'own', 'own']],
    ['between', [OWN, STRANGE, STRANGE_2, OWN_2], ['own', 'other', 'other', 'own']],
    ['last', [OWN, OWN_2, STRANGE, STRANGE_2], ['own', 'own', 'other', 'other']],
    ['one page between two of the client’s', [OWN, STRANGE, OWN_2], ['own', 'other', 'own']],
    ['with a page that says nothing', [OWN, STRANGE, BARE], ['own', 'other', 'other']],
    ['ended by its last page', [STRANGE, STRANGE_2, BARE], ['other', 'other', 'own']],
  ])('knows a stranger’s pages %s', (_where, pages, expected) => expect(whose(pages)).toEqual(expected));

  it('comes back to the client where only a part of the name stands', () =>
    expect(whose([OWN, STRANGE, 'Marisol slept well.', BARE])).toEqual(['own', 'other', 'own', 'own']));

  const BROTHER = 'STONE DETOX FLOW SHEET\nPatient: Ruben Tandy  DOB 01/30/1961';
  const NAMESAKE = 'STONE DETOX FLOW SHEET\nPatient: Marisol Quade  DOB 01/30/1961';
  it.each([
    ['the last name alone', BROTHER, 'Tandy. Two seizures in 2018.', 'other'],
    ['a label with the last name alone', BROTHER, 'Patient: Tandy\nTwo seizures in 2018.', 'other'],
    ['the first name alone', NAMESAKE, 'Marisol had two seizures in 2018.', 'other'],
    ['the other name', BROTHER, 'Marisol slept well.', 'own'],
    ['both names', BROTHER, 'Patient: Tandy, Marisol\nSlept well.', 'own'],
    ['the initial of the client', BROTHER, 'Patient: Tandy, M.\nSlept well.', 'own'],
    ['the birth date of the client', BROTHER, 'Patient: Tandy  DOB 04/12/1990\nSlept well.', 'own'],
    ['the number of the client', BROTHER, 'Patient: Tandy  MRN 55-20418\nSlept well.', 'own'],
    ['the sheet of the client', BROTHER, 'LIME CLINIC VISIT NOTE\nPatient: Tandy\nSlept well.', 'own'],
  ])('takes a page with %s behind a namesake’s for whose it is', (_what, before, page, expected) =>
    expect(whose([OWN, before, page])).toEqual(['own', 'other', expected]),
  );

  it('does not take a page of another series for the next of a namesake’s', () =>
    expect(whose([OWN, `${BROTHER}  page 1 of 2`, 'Patient: Tandy  page 3 of 4\nSlept well.'])).toEqual([
      'own',
      'other',
      'own',
    ]));

  it('goes on only to the page that follows', () => {
    const numbered = [STRANGE, BARE].map((text, at) => ({ page: at * 3 + 1, text }));
    expect(whose(numbered)).toEqual(['other', 'own']);
    expect(whose([STRANGE, BARE].map((text, at) => ({ page: at + 1, text })))).toEqual(['other', 'other']);
  });

  it('knows a stranger’s page by the number on their other pages', () =>
    expect(whose([STRANGE, OWN, 'Labs  chart 66180\nLow phenytoin.'])).toEqual(['other', 'own', 'other']));

  it('knows the same sheet under another number of the same sort', () => {
    const sheet = (mrn: string) => `LIME CLINIC VISIT NOTE\nMRN ${mrn}\nSeizures: see below.`;
    expect(whose([OWN, sheet('55-20481')])).toEqual(['own', 'other']);
    expect(whose([OWN, sheet('55-20418')])).toEqual(['own', 'own']);
    expect(whose([OWN, 'HARBOR LAB\nMRN 991-20481\nNormal.'])).toEqual(['own', 'own']);
  });

  it('leaves a card to the client under whose number it stands', () => {
    const own = `${OWN}\nMember ID W2291 40067`;
    const card = (id: string) => `Subscriber: Leona Strand   Member ID ${id}\nCopay $30`;
    expect(whose([own, card('W2291 40067')])).toEqual(['own', 'own']);
    expect(whose([own, card('X7781 20011')])).toEqual(['own', 'other']);
  });

  it('takes the birth date that the client’s own pages agree on', () => {
    const namesake = 'Patient: Marisol Tandy  DOB 11/02/1957\nDiabetes.';
    expect(whose([OWN, 'DOB: 11/02/1957\nDiabetes.'], { dob: null })).toEqual(['own', 'other']);
    expect(whose([OWN, namesake])).toEqual(['own', 'other']);
  });

  const CHART = 'HARBOR UNIT NOTE  page 1 of 2\nPatient: Marisol Tandy  DOB 04/12/1990  MRN 5520418\nSex: Female';
  const LONG = `NOTE\n${'The taper goes on as planned and was well tolerated.\n'.repeat(110)}`;
  it.each([
    ['another number of the same sort', [CHART, 'LAB REPORT\nMRN 7741203\nEthanol 280'], ['own', 'other']],
    ['a number of another make', [CHART, 'ST ANNE LAB\nMRN A-991-20481\nEthanol 280'], ['own', 'own']],
    ['another sex', [CHART, 'LAB REPORT\nSex: M   Age: 61\nEthanol 280'], ['own', 'other']],
    ['another sex beside an age', [CHART, 'PHYSICIAN ORDERS\n61 y/o male with tremor'], ['own', 'other']],
    ['the same sex', [CHART, 'PHYSICIAN ORDERS\n36 y/o woman with tremor'], ['own', 'own']],
    ['a relative’s sex', [CHART, 'FAMILY HISTORY\nFather: 61 y/o male, diabetes'], ['own', 'own']],
    ['a stranger’s next sheet, apart', [STRANGE, CHART, STRANGE_2], ['other', 'own', 'other']],
    [
      'a next sheet of a paper of both',
      [STRANGE, CHART, 'STONE DETOX FLOW SHEET\nPatient: Marisol Tandy', STRANGE_2],
      ['other', 'own', 'own', 'own'],
    ],
    [
      'a name at the foot of a long page',
      [CHART, `${LONG}Marsh, Odessa  DOB 01/30/1961  Page 3 of 3`],
      ['own', 'other'],
    ],
    ['a doctor at the foot of a long page', [CHART, `${LONG}Odessa Marsh, MD   Page 3 of 3`], ['own', 'own']],
  ])('knows %s on a page that says nobody', (_what, pages, expected) => expect(whose(pages)).toEqual(expected));
});

describe('a page of somebody of the client’s last name', () => {
  const SAYS_SEX = 'LIME CLINIC VISIT NOTE\nPatient: Marisol Tandy  DOB 04/12/1990  Sex: F  MRN 55-20418';
  it.each([
    ['by the name that heads it', 'PHARMACY PROFILE\nTANDY, DALE R\nAllergies: morphine'],
    ['by an age that the client has not reached', 'RADIOLOGY REPORT\nTANDY     F   62Y   Exam: CT HEAD\nSeizure'],
    ['by a title of the other sex', 'October 12, 2026\nTo whom it may concern: Mr. Tandy attended twelve sessions.'],
    [
      'where the client is named as a parent alone',
      'SCHOOL NURSE RECORD\nStudent: Tyler Tandy   Grade 5   Parent: Marisol Tandy 555-555-0100\nAllergies: peanuts',
    ],
  ])('is another’s %s', (_how, page) => {
    expect(whose([SAYS_SEX, page])).toEqual(['own', 'other']);
    expect(whose([page, SAYS_SEX])).toEqual(['other', 'own']);
  });

  it.each([
    ['their own name in the head', 'PHARMACY PROFILE\nTANDY, MARISOL R\nAllergies: morphine'],
    ['an age they had', 'RADIOLOGY REPORT\nTANDY     F   33Y   Exam: CT HEAD'],
    ['their own title', 'October 12, 2026\nTo whom it may concern: Ms. Tandy attended twelve sessions.'],
    ['whom to call', 'FACE SHEET\nEMERGENCY CONTACT\nTandy, Dale\n555-555-0100'],
  ])('may be the client’s with %s', (_what, page) => expect(whose([SAYS_SEX, page])).toEqual(['own', 'own']));
});
