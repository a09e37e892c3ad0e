import { describe, expect, it } from 'vitest';
import {
  type CaseSection,
  customSections,
  fixedSections,
  missingRequired,
  showsOwnSections,
} from '#shared/features/case-details/case-sections.ts';
import type { CustomField, CustomValue } from '#shared/features/custom-config/custom-config.rules.ts';

const field = (machine_name: string, more: Partial<CustomField> = {}): CustomField => ({
  id: machine_name,
  name: machine_name,
  machine_name,
  field_type: 'text',
  enum_options: [],
  is_required: false,
  is_visible: true,
  description: null,
  order_index: 1,
  ...more,
});
const section = (id: string, fields: CustomField[]) => ({
  id,
  name: `Section ${id}`,
  description: 'What is asked first',
  order_index: 1,
  fields,
});

describe('the fixed sections', () => {
  const sections = fixedSections({ allergies: 'Penicillin', upcoming_court_date: '2026-06-01' });
  const valuesOf = ({ fields }: CaseSection) => Object.fromEntries(fields.map((each) => [each.id, each.value]));

  it('are Current Concerns and History, in the shape of an organization’s own', () => {
    expect(sections.map(({ id, name, fields }) => [id, name, fields.length])).toEqual([
      ['current_concerns', 'Current Concerns', 20],
      ['history', 'History', 20],
    ]);
    expect(sections[0]!.fields[0]).toEqual({
      id: 'reason_for_seeking_treatment',
      name: 'Reason for seeking treatment',
      machine_name: 'reason_for_seeking_treatment',
      field_type: 'text',
      enum_options: [],
      is_required: false,
      is_visible: true,
      description: null,
      order_index: 1,
      value: null,
    });
  });

  it('hold the inquiry’s values; the two dates are dates', () => {
    expect(valuesOf(sections[0]!)).toMatchObject({ allergies: 'Penicillin', epipen: null });
    expect(valuesOf(sections[1]!)).toMatchObject({ upcoming_court_date: '2026-06-01' });
    const dates = sections.flatMap(({ fields }) => fields).filter(({ field_type }) => field_type === 'date');
    expect(dates.map(({ id }) => id)).toEqual(['next_appointment', 'upcoming_court_date']);
  });
});

describe('whose sections are shown', () => {
  const archived = [section('a', [field('one', { is_visible: false })])];
  const published = [section('a', [field('one', { is_visible: false }), field('two')])];

  it('follows the organization’s choice', () => {
    expect(showsOwnSections('fixed', published)).toBe(false);
    expect(showsOwnSections('custom', [])).toBe(true);
  });

  it('is its own as soon as one field of them is visible', () => {
    expect(showsOwnSections('auto', [])).toBe(false);
    expect(showsOwnSections('auto', [section('a', [])])).toBe(false);
    expect(showsOwnSections('auto', archived)).toBe(false);
    expect(showsOwnSections('auto', published)).toBe(true);
  });
});

describe('the organization’s own sections', () => {
  it('leave out archived fields; a section that has no other stands with none', () => {
    const sections = [
      section('a', [field('one', { is_visible: false })]),
      section('b', [field('two'), field('three', { is_visible: false })]),
    ];
    const shown = customSections(sections, { one: 'kept', two: 'shown', three: 'kept' });
    expect(shown.map(({ id, fields }) => [id, fields.map(({ machine_name, value }) => [machine_name, value])])).toEqual(
      [
        ['a', []],
        ['b', [['two', 'shown']]],
      ],
    );
  });

  it('take nothing for a value that the record does not hold itself', () => {
    const [shown] = customSections([section('a', [field('constructor')])], {});
    expect(shown!.fields[0]!.value).toBeNull();
  });
});

describe('what is missing', () => {
  const required = (machine_name: string, value: CustomValue) => ({
    ...field(machine_name, { is_required: true }),
    value,
  });
  const missing = (...fields: ReturnType<typeof required>[]) =>
    missingRequired([{ ...section('a', []), fields }]).map(({ field_id }) => field_id);

  it('is a required field that holds nothing', () => {
    expect(missing(required('none', null), required('empty', ''), required('no_choice', []))).toEqual([
      'none',
      'empty',
      'no_choice',
    ]);
  });

  it('is not one that says No, or zero', () => {
    expect(missing(required('no', false), required('zero', 0), required('text', 'x'))).toEqual([]);
  });

  it('is named with its section', () => {
    const sections = [{ ...section('a', []), fields: [required('one', null)] }];
    expect(missingRequired(sections)).toEqual([
      { section_id: 'a', section: 'Section a', field_id: 'one', field: 'one' },
    ]);
  });

  it('is nothing optional, and nothing archived', () => {
    const hidden = { ...required('hidden', null), is_visible: false };
    expect(missing({ ...required('optional', null), is_required: false }, hidden)).toEqual([]);
  });
});
