import { describe, expect, it } from 'vitest';
import { printedForAll } from '#server/features/understanding/assertion/printed-for-all.ts';
import { valueIn } from '#tests/support/records/value-in.ts';

const found = (text: string): string[] => printedForAll(text).map(({ start, end }) => text.slice(start, end));

describe('what is printed for everybody', () => {
  it.each([
    ['the example of a form', 'EXAMPLE   Seizures  Y[x] N[ ]   two, age 5'],
    ['a sample answer', 'Sample answer: allergic to eggs, hives'],
    ['what is read to all', 'READ TO ALL PATIENTS: Those who threaten staff may be dismissed.'],
    ['an order for all', 'STANDING ORDERS FOR ALL ROOMS (rev. 2025)'],
    ['what families get', 'FOR FAMILIES (enclosed with every packet). Penicillin allergies belong on the bracelet.'],
    ['rules of a house', 'HOUSE RULES  No fighting. EpiPens stay in the office.'],
    ['a policy', 'CLINIC POLICY (all visits)  We treat every spell as a seizure.'],
    ['a part that is not used', 'Form 9 (2024), not in use since March'],
  ])('%s', (_, line) => expect(found(`Dana Sample\n\n${line}\n\nShe is well.`)).toEqual([line]));

  it('goes on to the end of its paragraph', () =>
    expect(found('TO ALL PARENTS WHO SIGN. Withdrawal\ncan cause seizures.\n\nSeizures: none')).toEqual([
      'TO ALL PARENTS WHO SIGN. Withdrawal',
      'can cause seizures.',
    ]));

  it('is a story that was read out', () =>
    expect(found('Story A as read to her: "Joe had a seizure and hit a guard." She recalled a guard.')).toEqual([
      'Joe had a seizure and hit a guard.',
    ]));

  it.each([
    '*** OLD FORM - replaced 9/1/26 - do not use ***',
    'Form 3 INSTRUCTIONS FOR SECTIONS A TO D   (do not submit)',
  ])('is the whole page: %s', (line) =>
    expect(found(`${line}\nDana Sample\nAllergies: sulfa`)).toEqual([`${line}\nDana Sample\nAllergies: sulfa`]),
  );

  it.each([
    'Insurance policy   W123456',
    'POLICY HOLDER   Ana Sample',
    'Policy no. 88-1',
    'Rules out epilepsy. Seizures: none',
  ])('is none of a line like: %s', (line) => expect(found(`Dana Sample\n${line}`)).toEqual([]));

  it('is what a pamphlet says of people', () => {
    expect(found('The pamphlet you sent me says that people who quit\nmay have seizures. She shakes.')).toEqual([
      'pamphlet you sent me says that people who quit\nmay have seizures',
    ]);
    expect(found('The handout says he must not drive.')).toEqual([]);
  });

  it('comes in the order of the page, of whatever sort each stretch is', () =>
    expect(
      found(
        'The passage read to him: "Joe fell." Well. The leaflet says that people shake. Yes.\n\nHOUSE RULES  No fighting.',
      ),
    ).toEqual(['Joe fell.', 'leaflet says that people shake', 'HOUSE RULES  No fighting.']));

  it('fills no field', () => {
    const page =
      'Name  Dana Sample    DOB 02/03/1990\n\nEXAMPLE   Seizures: yes, age 5   Allergies: eggs\n\nMarital status: single';
    expect(valueIn(page, 'history_of_seizures')).toBeUndefined();
    expect(valueIn(page, 'allergies')).toBeUndefined();
    expect(valueIn(page, 'marital_status')).toBe('Single');
  });
});
