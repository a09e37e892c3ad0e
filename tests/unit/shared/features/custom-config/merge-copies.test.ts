import { expect, test } from 'vitest';
import { mergeCopies } from '#shared/features/custom-config/merge-copies.ts';
import type { WorkingField, WorkingSection } from '#shared/features/custom-config/working-copy.ts';

const KEPT = { created: false, modified: false, version: 1 };
const DRAFT = { created: true, modified: false, version: 0 };
const field = (id: string, more: Partial<WorkingField> = {}): WorkingField => ({
  ...{ id, name: id, field_type: 'text', description: '', enum_options: [], is_required: false, is_visible: true },
  ...KEPT,
  ...more,
});
const section = (id: string, fields: WorkingField[], more: Partial<WorkingSection> = {}): WorkingSection => ({
  ...{ id, name: id, description: '', fields },
  ...KEPT,
  ...more,
});
/** 'a:one,two b:' for a copy of two sections, the first with two fields. */
const shape = (copy: readonly WorkingSection[]) =>
  copy.map(({ id, fields }) => `${id}:${fields.map((each) => each.name).join(',')}`).join(' ');

const was = [section('a', [field('one')]), section('b', [field('three')])];
const added = (id: string) => field(id, DRAFT);
const renamed = (id: string, name: string) => field(id, { name, modified: true });

test.each<[what: string, mine: WorkingSection[], theirs: WorkingSection[], both: string]>([
  [
    'both added a field',
    [section('a', [field('one'), added('mine')]), was[1]!],
    [section('a', [field('one'), added('theirs')]), was[1]!],
    'a:one,mine,theirs b:three',
  ],
  [
    'each changed another field',
    [section('a', [renamed('one', 'mine')]), was[1]!],
    [was[0]!, section('b', [renamed('three', 'theirs')])],
    'a:mine b:theirs',
  ],
  [
    'both changed one field: the one saved last stands',
    [section('a', [renamed('one', 'mine')]), was[1]!],
    [section('a', [renamed('one', 'theirs')]), was[1]!],
    'a:mine b:three',
  ],
  [
    'each added a section',
    [...was, section('m', [added('x')], DRAFT)],
    [...was, section('t', [added('y')], DRAFT)],
    'a:one b:three m:x t:y',
  ],
  ['one discards what the other has not touched', [], was, ''],
  ['the other has no copy anymore', [section('a', [field('one'), added('mine')])], [], 'a:one,mine'],
])('%s', (_, mine, theirs, both) => {
  expect(shape(mergeCopies(was, mine, theirs))).toBe(both);
});

test('a draft that was taken away does not come back, and one that came meanwhile is not discarded', () => {
  const drafted = [section('a', [field('one'), added('gone')]), was[1]!];
  expect(shape(mergeCopies(drafted, [...was], drafted))).toBe('');
  const come = [section('a', [field('one'), added('gone')]), section('b', [field('three'), added('come')])];
  expect(shape(mergeCopies(drafted, [], come))).toBe('b:three,come');
  // Others published meanwhile: only versions differ.
  const published = [section('a', [field('one', { version: 2 }), added('gone')], { version: 2 }), was[1]!];
  expect(shape(mergeCopies(published, [], drafted))).toBe('');
});
