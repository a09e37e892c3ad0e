import { describe, expect, test } from 'vitest';
import { withDefaults } from '#shared/features/custom-config/default-sections.ts';
import {
  asWorking,
  changeItem,
  isFieldTaken,
  isSectionTaken,
  moveItem,
  type PublishedSection,
  rebase,
  reviewOf,
} from '#shared/features/custom-config/working-copy.ts';

const field = (n: number, change: object = {}): PublishedSection['fields'][number] => ({
  ...{ id: `field-${n}`, name: `Field ${n}`, field_type: 'text', description: null, enum_options: [] },
  ...{ is_required: false, is_visible: true, version: 1, ...change },
});
const section = (n: number, fields: PublishedSection['fields'] = []): PublishedSection => ({
  ...{ id: `section-${n}`, name: `Section ${n}`, description: 'Asked.', version: 1, fields },
});
const published = [section(1, [field(1), field(2), field(3)]), section(2)];
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
let made = 0;
const newId = () => `new-${++made}`;

test('what nobody touched has nothing to review', () => {
  expect(reviewOf(asWorking(published), published).total).toBe(0);
});

test('a move touches what stands elsewhere now, and nothing else', () => {
  const moved = moveItem(asWorking(published)[0]!.fields, 'field-3', 1);
  expect(ids(moved)).toEqual(['field-1', 'field-3', 'field-2']);
  expect(moved.map(({ modified }) => modified)).toEqual([false, true, true]);
});

test('the review counts five kinds of change', () => {
  const [first, second] = asWorking(published);
  const copy = [
    {
      ...first!,
      fields: changeItem(changeItem(first!.fields, 'field-1', { is_visible: false }), 'field-2', { is_required: true }),
    },
    ...changeItem([second!], 'section-2', { name: 'Renamed' }),
  ];
  const review = reviewOf(withDefaults(copy, newId), published);
  expect(review.newSections.map(({ name }) => name)).toEqual(['Current Concerns', 'History']);
  expect(review.newFields).toHaveLength(34);
  expect(review.newFields.filter(({ field_type }) => field_type === 'date').map(({ name }) => name)).toEqual([
    'Next appointment',
    'Upcoming court date',
  ]);
  expect([ids(review.updatedSections), ids(review.updatedFields), ids(review.archivedFields)]).toEqual([
    ['section-2'],
    ['field-2'],
    ['field-1'],
  ]);
  expect(review.total).toBe(39);
  expect(withDefaults(withDefaults([], newId), newId)).toHaveLength(2);
});

describe('what others published meanwhile', () => {
  const now = [section(1, [field(1, { is_required: true, version: 2 }), field(2, { version: 2 }), field(4)])];

  test('is taken over where one has touched nothing', () => {
    expect(rebase(asWorking(published), now)).toEqual(asWorking(now));
  });

  test('is merged with what one has touched, item by item', () => {
    const [first] = asWorking(published);
    const mine = [{ ...first!, fields: changeItem(first!.fields, 'field-2', { description: 'Mine' }) }];
    const [merged] = rebase(mine, now);
    expect(ids(merged!.fields)).toEqual(['field-1', 'field-2', 'field-4']);
    expect(merged!.fields[0]).toMatchObject({ is_required: true, modified: false, version: 2 });
    expect(merged!.fields[1]).toMatchObject({ description: 'Mine', modified: true, version: 2 });
  });

  test('is one’s own draft no more once it is published', () => {
    const copy = withDefaults([], newId);
    const as = copy.map(({ id, name }) => ({ ...section(9), id, name }));
    expect(rebase(copy, as).map(({ created }) => created)).toEqual([false, false]);
  });
});

test('titles are taken whatever their case; a field’s by what its values are kept under', () => {
  const copy = asWorking(published);
  expect(isSectionTaken(copy, ' section 1 ')).toBe(true);
  expect(isSectionTaken(copy, 'Section 1', 'section-1')).toBe(false);
  expect(isFieldTaken(copy, 'Field-1')).toBe(true);
  expect(isFieldTaken(copy, 'Field 9')).toBe(false);
});
