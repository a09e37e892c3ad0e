import { describe, expect, it } from 'vitest';
import { chipsOf, type FilterDefinition, goneOf, withoutValue } from '#client/components/filters.ts';

const FILTERS: FilterDefinition[] = [
  { key: 'status', title: 'Status', type: 'inquiry_status', options: [{ title: 'Admitted', value: 'ADMITTED' }] },
  { key: 'staff', title: 'Staff', type: 'list_multi', options: [] },
];

describe('filter chips', () => {
  it('names each chosen value and its remove button', () => {
    expect(chipsOf(FILTERS, { status: ['ADMITTED'] })).toEqual([
      { key: 'status', value: 'ADMITTED', label: 'Status: Admitted', removeLabel: 'Remove filter Status: Admitted' },
    ]);
  });

  it('shows a value that is no longer an option as it is', () => {
    expect(chipsOf(FILTERS, { staff: ['Rosa Quint'] })[0]?.label).toBe('Staff: Rosa Quint');
  });

  it('names a flag by itself', () => {
    const flag: FilterDefinition = {
      key: 'archived',
      title: 'Show archived',
      type: 'flag',
      options: [{ title: 'Show archived', value: 'true' }],
    };
    expect(chipsOf([flag], { archived: ['true'] })[0]?.label).toBe('Show archived');
  });

  it('takes one value away and leaves the others', () => {
    expect(withoutValue({ status: ['ADMITTED', 'DROPPED'], staff: ['Rosa Quint'] }, 'status', 'ADMITTED')).toEqual({
      status: ['DROPPED'],
      staff: ['Rosa Quint'],
    });
  });
});

describe('what is chosen of a list that no longer has it', () => {
  const types: FilterDefinition = {
    key: 'type',
    title: 'Type',
    type: 'list_single',
    options: [{ title: 'Court', value: 'Court' }],
  };
  const staff: FilterDefinition = { ...types, key: 'staff', title: 'Staff', type: 'list_multi' };

  it('is named, of a list that gives one as of a list that gives several', () => {
    expect(goneOf([types, staff], { type: ['Sober home'], staff: ['Court', 'Rosa Quint'] })).toEqual([
      'Type: Sober home',
      'Staff: Rosa Quint',
    ]);
  });

  it('is nothing where the list offers it, or is not known yet', () => {
    expect(goneOf([types], { type: ['Court'] })).toEqual([]);
    expect(goneOf([{ ...types, options: [] }], { type: ['Sober home'] })).toEqual([]);
  });
});
