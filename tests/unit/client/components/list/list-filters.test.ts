import { expect, test } from 'vitest';
import {
  filtersFrom,
  fromSaved,
  type ListFilter,
  savedFilters,
  valuesOf,
} from '#client/components/list/list-filters.ts';

const FILTERS: readonly ListFilter[] = [
  { key: 'status_filter', savedAs: 'status', title: 'Status', type: 'inquiry_status', options: [] },
  { key: 'state', title: 'State', type: 'select', options: [] },
  { key: 'referral_id', savedAs: 'source', title: 'Source', type: 'search', options: [] },
  { key: 'archived', title: 'Show archived', type: 'flag', options: [{ value: 'true', title: 'Show archived' }] },
];
const QUERY = { query: 'maria', status_filter: ['ADMITTED', 'DROPPED'], state: 'OH', archived: true };
const NONE = { query: undefined, status_filter: [], state: undefined, referral_id: undefined, archived: false };

test('the panel shows each filter of a query, and gives the query back', () => {
  const values = { status_filter: ['ADMITTED', 'DROPPED'], state: ['OH'], referral_id: [], archived: ['true'] };
  expect(valuesOf(FILTERS, QUERY)).toEqual(values);
  expect(filtersFrom(FILTERS, values)).toEqual({ ...QUERY, query: undefined, referral_id: undefined });
  expect(filtersFrom(FILTERS, {})).toEqual(NONE);
});

test('a view keeps search and filters under its own names, one text where one can be chosen', () => {
  const saved = { search: 'maria', status: ['ADMITTED', 'DROPPED'], state: 'OH', source: '', archived: 'true' };
  expect(savedFilters(FILTERS, QUERY)).toEqual(saved);
  expect(fromSaved(FILTERS, saved)).toEqual({ ...QUERY, referral_id: undefined });
});

test('a view that keeps less than the list can filter by lets through what it does not name', () => {
  expect(fromSaved(FILTERS, { search: '' })).toEqual(NONE);
});
