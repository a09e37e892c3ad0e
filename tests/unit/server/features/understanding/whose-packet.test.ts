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
});
