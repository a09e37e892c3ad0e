import { expect, test } from 'vitest';
import {
  describeChanges,
  NameTaken,
  ViewChanged,
  viewNamed,
  viewNames,
  withNewView,
  withUpdatedView,
} from '#client/components/views/views.ts';
import type { SavedView, ViewState } from '#shared/features/configuration/list-views.ts';

const state: ViewState = {
  columns: ['name', 'status'],
  sort: 'created_at',
  order: 'desc',
  filters: { search: '', status: [], staff: [] },
};
const view = (view_name: string, change: Partial<ViewState> = {}): SavedView => ({ ...state, ...change, view_name });

test('says what differs from the view, and nothing where nothing does', () => {
  expect(describeChanges(state, state)).toBe('');
  expect(describeChanges({ ...state, filters: { search: 'lopez', status: ['ADMITTED', 'DROPPED'] } }, state)).toBe(
    '2 filters changed',
  );
  expect(describeChanges({ ...state, order: 'asc' }, state)).toBe('sort changed');
  const all = { ...state, columns: ['status', 'name'], sort: 'status', filters: { search: 'x' } };
  expect(describeChanges(all, state)).toBe('1 filter, sort, columns changed');
});

test('the order of a filter’s values and a filter that is left out make no difference', () => {
  const one = { ...state, filters: { status: ['A', 'B'] } };
  expect(describeChanges(one, { ...state, filters: { status: ['B', 'A'], staff: [], search: '' } })).toBe('');
});

test('the default view is the built-in one until the person keeps another under its name', () => {
  expect(viewNamed([], 'Gone', state)).toEqual(view('Default view'));
  const kept = view('Default view', { sort: 'status' });
  expect(viewNamed([kept], 'Gone', state)).toBe(kept);
  expect(viewNames([view('Mine'), kept])).toEqual(['Default view', 'Mine']);
});

test('a new view never touches another; a taken name is refused', () => {
  const mine = view('Mine');
  expect(withNewView([mine], view('Yours'))).toEqual([mine, view('Yours')]);
  expect(() => withNewView([mine], view('MINE'))).toThrow(NameTaken);
  expect(() => withNewView([], view('default view'))).toThrow(NameTaken);
});

test('an update keeps its place, and is refused where another tab has changed the view', () => {
  const [mine, yours] = [view('Mine'), view('Yours')];
  const next = view('Mine', { sort: 'status' });
  expect(withUpdatedView([mine, yours], mine, next)).toEqual([next, yours]);
  expect(() => withUpdatedView([view('Mine', { order: 'asc' }), yours], mine, next)).toThrow(ViewChanged);
  expect(() => withUpdatedView([yours], mine, next)).toThrow(ViewChanged);
  const own = view('Default view', { sort: 'status' });
  expect(withUpdatedView([yours], undefined, own)).toEqual([yours, own]);
});
