import { describe, expect, test } from 'vitest';
import {
  FILLABLE_FIELDS,
  fillFromName,
  isMostlyEmpty,
  type SimilarSource,
} from '#shared/features/assistant/autofill-source.ts';
import { SOURCE_TYPES } from '#shared/features/referral-sources/referral-sources.rules.ts';

const typeOf = (name: string) => fillFromName(name, []).fields.type;

const SIMILAR: SimilarSource = {
  referral_name: 'Bramble Creek Hospital North',
  type: 'Hospital (Medical)',
  payment_type: ['Medicaid'],
  specializations: ['SUD'],
  rule_out: 'Under 18',
  gender_served: 'All genders',
  levels_of_care: ['4.0 Medically Managed Inpatient'],
  population_served: ['Adults'],
  average_length_of_stay: 5,
};

describe('what a name says', () => {
  test.each([
    ['Mill Pond Treatment Center', 'Treatment center'],
    ['Heron Marsh Detox', 'Treatment center'],
    ['Bramble Creek Hospital', 'Hospital (Medical)'],
    ['Foxglove Psychiatric Hospital', 'Hospital (Psychiatric)'],
    ['Northwind Crisis Center', 'Community Resource / Crisis Center'],
    ['Second Harbor Interventions', 'Interventionist'],
    ['Willow Street Social Services', 'Social worker'],
    ['Juniper Lane Counseling', 'Private practice'],
    ['Peregrine Placement Advisors', 'Education consultant'],
    ['Thistledown Academy', 'School'],
    ['Larkspur County Drug Court', 'Court'],
  ])('%s is of the type %s', (name, type) => {
    expect(typeOf(name)).toBe(type);
  });

  test('every type can be known from some name, and none from a name that says nothing', () => {
    expect(SOURCE_TYPES).toHaveLength(10);
    expect(typeOf('Alder House')).toBeNull();
  });

  test.each([
    ['Alder House, Gull Haven, MA', 'MA'],
    ['Alder House, Gull Haven ma', 'MA'],
    ['Alder House, New Hampshire', 'NH'],
    ['Alder House, San Juan, PR', 'PR'],
    ['Alder House Maine', null],
    ['Alder House, Somewhere', null],
  ])('%s lies in %s', (name, state) => {
    expect(fillFromName(name, []).fields.state).toBe(state);
  });

  test('says of each value which words it was known from', () => {
    const { fields, origins } = fillFromName("Ferncliff Women's Trauma Therapy, Gull Haven, MA", []);
    expect(fields).toMatchObject({
      type: 'Private practice',
      gender_served: 'Female',
      specializations: ['Trauma'],
      population_served: ['Trauma'],
      levels_of_care: ['1.5 Outpatient Therapy'],
      state: 'MA',
    });
    expect(origins.type).toEqual({ from: 'name', words: 'Therapy' });
    expect(origins.gender_served).toEqual({ from: 'name', words: "Women's" });
    expect(origins.state).toEqual({ from: 'name', words: 'MA' });
    expect(Object.keys(origins)).toHaveLength(6);
  });
});

describe('a source of nearly the same name', () => {
  test('lends what the name does not say, and is named as the origin', () => {
    const { fields, origins } = fillFromName('Bramble Creek Psychiatric Hospital', [SIMILAR]);
    expect(fields).toMatchObject({
      type: 'Hospital (Psychiatric)',
      specializations: ['Primary Mental Health'],
      payment_type: ['Medicaid'],
      rule_out: 'Under 18',
      average_length_of_stay: 5,
    });
    expect(origins.type).toEqual({ from: 'name', words: 'Psychiatric Hospital' });
    expect(origins.payment_type).toEqual({ from: 'similar', name: 'Bramble Creek Hospital North' });
  });

  test('never lends an address', () => {
    const { fields } = fillFromName('Bramble Creek Hospital', [SIMILAR]);
    expect([fields.website_url, fields.linkedin_url, fields.address, fields.zipcode]).toEqual([null, null, null, null]);
  });
});

describe('an answer is mostly empty', () => {
  test('from seven of the thirteen fields on', () => {
    expect(FILLABLE_FIELDS).toHaveLength(13);
    const six = fillFromName('Bramble Creek Hospital, Gull Haven, MA', [
      { ...SIMILAR, rule_out: null, gender_served: null },
    ]);
    expect(FILLABLE_FIELDS.filter((field) => !six.origins[field])).toHaveLength(6);
    expect(isMostlyEmpty(six.fields)).toBe(false);
    expect(isMostlyEmpty({ ...six.fields, state: null })).toBe(true);
    expect(isMostlyEmpty(fillFromName('Alder House', []).fields)).toBe(true);
  });
});
