import { describe, expect, it } from 'vitest';
import { knownLabel } from '#server/features/suggestions/engine/labels/form-labels.ts';
import { valueIn } from '#tests/support/records/value-in.ts';

describe('labels as forms print them', () => {
  it.each([
    ['A10 Home address', 'address'],
    ['1.a. Family name', 'last'],
    ['2.c. City or town', 'city'],
    ['First name*', 'first'],
    ['* Email', 'email'],
    ['Phone (required)', 'phone'],
    ['Q4. Date of birth', 'dob'],
    ['DOB / Age', 'dob'],
    ['Fecha de nacimiento / Date of birth', 'dob'],
    ['City/State/ZIP', 'address'],
    ['OP psych', 'psychiatrist'],
    ['Emergency 1', 'emergency'],
  ])('%s asks for %s', (label, of) => expect(knownLabel(label)?.of).toBe(of));

  it('with codes before dots', () => {
    const page = ['Patient: SAMPLE, DANA', 'A4 Marital ........... Divorced', 'A5 Home phone ........ 614-555-0142'];
    expect(valueIn(page.join('\n'), 'marital_status')).toBe('Divorced');
    expect(valueIn(page.join('\n'), 'phone_number')).toBe('+16145550142');
  });

  it('with stars, labels and values in turn', () => {
    const page = [
      'First name*        Dana            Last name*    Sample',
      'Street*            4 Plover Way    City*         Ambrose',
      'Marital status*    Married         Employer      Quill Bakery',
      'Employment*        Part-time       Citizenship   US',
      'Emergency contact*',
    ].join('\n');
    expect(valueIn(page, 'address')).toBe('4 Plover Way');
    expect(valueIn(page, 'city')).toBe('Ambrose');
    expect(valueIn(page, 'marital_status')).toBe('Married');
    expect(valueIn(page, 'employer')).toBe('Quill Bakery');
  });

  it('with values on lines to fill in', () => {
    const page = 'Name ___Dana Sample_________ DOB __3/4/85____\nUnit ___7____ Phone _614-555-0177__';
    expect(valueIn(page, 'dob')).toBe('1985-03-04');
    expect(valueIn(page, 'phone_number')).toBe('+16145550177');
  });

  it('reads nothing from a line that is left blank', () =>
    expect(valueIn('Name ___Dana Sample____ DOB ________ Phone ________', 'dob')).toBeUndefined());
});

describe('two columns with a bar between them', () => {
  const page = [
    'Patient Name: Sample, Dana     |  Sending Facility: Harbor Hospital',
    'DOB / Age: 03/04/1985 / 41     |  Unit: 7 North',
    'Address: 1019 Plover Rd        |  Case Mgr: Lee Other, RN',
    'Ambrose Falls, TN 37999        |  CM Phone: 615-555-0110',
    'Home Phone: 615-555-0111       |  CM Email: lee@harbor.example',
  ].join('\n');

  it.each([
    ['dob', '1985-03-04'],
    ['address', '1019 Plover Rd'],
    ['city', 'Ambrose Falls'],
    ['state', 'TN'],
    ['zip', '37999'],
    ['phone_number', '+16155550111'],
    ['email_id', undefined],
  ])('%s', (field, value) => expect(valueIn(page, field)).toBe(value));

  it('keeps the second plan out of the first', () => {
    const plans = [
      'Patient Name: Sample, Dana',
      'PRIMARY PAYER                  |  SECONDARY PAYER',
      'Plan: Cigna Open Access        |  Plan: Aetna',
      'Member ID: U88412077           |  Member ID: W118044721',
      'Group: 334091                  |  Group: 000111',
    ].join('\n');
    expect(valueIn(plans, 'carrier')).toBe('Cigna/Evernorth');
    expect(valueIn(plans, 'subscriber_id')).toBe('U88412077');
  });
});

describe('the place of a street', () => {
  it.each([
    ['Home addr  55 Plover Ln #2\nCity/St/Zip  Ambrose, OR 97498', 'Ambrose', 'OR', '97498'],
    ['Street  55 Plover Ln Apt 2\nCty/St  Ambrose Point FL 33999', 'Ambrose Point', 'FL', '33999'],
    ['Address: 55 Plover Ln\n         Ambrose, OR 97498', 'Ambrose', 'OR', '97498'],
    ['Address: 55 Plover Ln Ambrose, OR 97498', 'Ambrose', 'OR', '97498'],
    ['Address: 55 Plover Ln, Ambrose OR 97498 (rents, two roommates)', 'Ambrose', 'OR', '97498'],
    ['Address: Route 3 Box 118, Ambrose WV 25998', 'Ambrose', 'WV', '25998'],
  ])('%s', (lines, city, state, zip) => {
    const page = `Patient: Sample, Dana\n${lines}`;
    expect(valueIn(page, 'city')).toBe(city);
    expect(valueIn(page, 'state')).toBe(state);
    expect(valueIn(page, 'zip')).toBe(zip);
  });
});

describe('a table of contacts', () => {
  const page = [
    'Patient: Sample, Dana',
    'CONTACTS',
    '1  Sample, Marguerite   Spouse   615-555-0112   Emergency contact',
    '2  Sample, Byron        Son      615-555-0113   NOT authorized for PHI',
  ].join('\n');
  it('gives the one marked as such', () => {
    expect(valueIn(page, 'emergency_contact_primary_firstname')).toBe('Marguerite');
    expect(valueIn(page, 'emergency_contact_primary_phone')).toBe('+16155550112');
  });
  it('gives none that is not', () =>
    expect(valueIn('1  Sample, Byron   Son   615-555-0113   Do not call', 'emergency_contact_primary_phone')).toBe(
      undefined,
    ));
});

describe('a company that insures', () => {
  const page = 'Name: Dana Sample\nINSURANCE\nCompany: Cigna   Member ID: U51003388';
  it('is no employer', () => {
    expect(valueIn(page, 'carrier')).toBe('Cigna/Evernorth');
    expect(valueIn(page, 'employer')).toBeUndefined();
  });
  it('is not named by whose it is', () =>
    expect(valueIn('Name: Dana Sample\nInsurance: Through husband\nMember ID: U51003388', 'carrier')).toBeUndefined());
});
