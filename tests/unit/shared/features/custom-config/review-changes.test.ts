import { describe, expect, test } from 'vitest';
import { type PublishedWhole, wholeChanges } from '#shared/features/custom-config/published-whole.ts';
import { optionsTakenOff, reviewChanges } from '#shared/features/custom-config/review-changes.ts';
import {
  asWorking,
  changeItem,
  isMet,
  moveItem,
  type PublishedSection,
  rebase,
} from '#shared/features/custom-config/working-copy.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const field = (n: number, change: object = {}): PublishedSection['fields'][number] => ({
  ...{ id: id(n), name: `Field ${n}`, field_type: 'text', description: null, enum_options: [] },
  ...{ is_required: false, is_visible: true, version: 1, ...change },
});
const grade = field(11, { name: 'Grade', field_type: 'enum', enum_options: ['9', '10', '11'] });
const published: PublishedSection[] = [
  { id: id(1), name: 'School', description: 'Asked first.', version: 1, fields: [grade, field(12)] },
  { id: id(2), name: 'Home', description: 'Asked next.', version: 1, fields: [] },
];
const [school, home] = asWorking(published) as [
  ReturnType<typeof asWorking>[number],
  ReturnType<typeof asWorking>[number],
];

describe('a review says', () => {
  test.each([
    ['a description', { description: 'Of this year.' }, ['Description changed']],
    ['what is asked for now', { is_required: true }, ['Required now']],
    ['what is archived', { is_visible: false }, ['Archived']],
    ['options that come and go', { enum_options: ['10', '11', '12'] }, ['Options added: 12', 'Options removed: 9']],
    ['options in another order', { enum_options: ['10', '9', '11'] }, ['Options in another order']],
    ['nothing where it was put back', { description: '' }, []],
  ])('%s', (_, change, lines) => {
    const copy = [{ ...school, fields: changeItem(school.fields, grade.id, change) }, home];
    expect(reviewChanges(copy, published).get(grade.id)).toEqual(lines);
  });

  test('places that changed, of fields and sections', () => {
    const copy = moveItem([{ ...school, fields: moveItem(school.fields, id(12), 0) }, home], id(2), 0);
    const lines = reviewChanges(copy, published);
    expect([id(1), id(2), id(11), id(12)].map((each) => lines.get(each))).toEqual([
      ['Place 1 → 2'],
      ['Place 2 → 1'],
      ['Place 1 → 2'],
      ['Place 2 → 1'],
    ]);
  });

  test('what a new field is', () => {
    const drafted = {
      ...school.fields[0]!,
      id: id(13),
      name: 'Subjects',
      field_type: 'multi_enum' as const,
      created: true,
    };
    const copy = [{ ...school, fields: [...school.fields, drafted] }, home];
    expect(reviewChanges(copy, published).get(id(13))).toEqual(['Multi select', '9, 10, 11']);
    expect(optionsTakenOff(drafted, published)).toEqual([]);
  });

  test('which titles others have published meanwhile', () => {
    const drafted = { ...school.fields[0]!, ...{ id: id(13), field_type: 'text' as const, created: true, version: 0 } };
    const section = { ...home, id: id(3), name: 'home', created: true, fields: [{ ...drafted, name: 'Grade ' }] };
    const [renamed] = changeItem([school], school.id, { name: 'Home' });
    const lines = reviewChanges([renamed!, home, section], published);
    expect([id(1), id(2), id(3), id(11), id(13)].map((each) => lines.get(each))).toEqual([
      ['Section with this name already exists', 'Title: School → Home'],
      [],
      ['Section with this name already exists', 'Asked next.'],
      [],
      ['Field with this name already exists', 'Text'],
    ]);
  });

  test('which options are taken off', () => {
    const [changed] = changeItem(school.fields, grade.id, { enum_options: ['11'] });
    expect(optionsTakenOff(changed!, published)).toEqual(['9', '10']);
  });
});

test('a copy says once that others have published meanwhile', () => {
  const copy = [{ ...school, fields: changeItem(school.fields, grade.id, { is_required: true }) }, home];
  expect(isMet(copy, published)).toBe(false);
  const later = published.map((section) =>
    section.id === id(2) ? { ...section, name: 'House', version: 2 } : section,
  );
  expect(isMet(copy, later)).toBe(true);
  expect(isMet(rebase(copy, later), later)).toBe(false);
});

test('versions of the whole say what changed, with section and field', () => {
  const whole = (
    sections: PublishedSection[],
    case_details_mode: PublishedWhole['case_details_mode'],
  ): PublishedWhole => ({
    case_details_mode,
    sections: sections.map(({ version: _, ...section }) => ({
      ...section,
      fields: section.fields.map(({ version: __, enum_options, ...rest }) => ({
        ...rest,
        enum_options: [...enum_options],
      })),
    })),
  });
  const after = [
    { ...published[0]!, name: 'Schooling', fields: [{ ...grade, is_visible: false }, field(12), field(13)] },
  ];
  expect(wholeChanges(whole(published, 'auto'), whole(after, 'custom'))).toEqual([
    'Case details show: Your sections once one is published → Your sections only',
    'Schooling · Title: School → Schooling',
    'Schooling · Grade · Archived',
    'Schooling · new field: Field 13 (Text)',
  ]);
});
