import { expect, test } from 'vitest';
import { laidOut, withWidth } from '#client/ui/table/column-widths.ts';
import { readAppearance } from '#shared/features/configuration/appearance.ts';
import { AppearanceConfig } from '#shared/features/configuration/appearance-config.ts';

const column = (id: string, width?: string, fixed = false) => ({
  id,
  columnDef: { meta: { ...(width !== undefined && { width }), fixed } },
});
const OPEN = [column('name', '220px'), column('about'), column('day', '100px')];
const FULL = [column('name', '220px'), column('about', '200px'), column('day', '100px'), column('menu', '80px', true)];

test('what nobody has set is as the list says, and scrolls under 140 pixels a column', () => {
  expect(laidOut(OPEN, {}, true)).toEqual({ columns: ['220px', undefined, '100px'], min: 420 });
  expect(laidOut(OPEN, { gone: 90 }, false).min).toBe(420);
});

test('what a list says of all its columns is taken in full, so that the last one never stands outside', () => {
  expect(laidOut(FULL, {}, true)).toEqual({ columns: ['220px', '200px', '100px', '80px'], min: 648 });
});

test('a column that is set has that width; a column without one takes what is left', () => {
  expect(laidOut(OPEN, { day: 180 }, true)).toEqual({ columns: ['220px', undefined, '180px'], min: 588 });
});

test('where every column has a width, the last one not set takes what is left; the buttons never do', () => {
  expect(laidOut(FULL, { about: 300 }, false)).toEqual({ columns: ['220px', '300px', undefined, '80px'], min: 700 });
  expect(laidOut(FULL, { day: 300 }, false)).toEqual({ columns: ['220px', undefined, '300px', '80px'], min: 800 });
  const all = { name: 100, about: 100, day: 100 };
  expect(laidOut(FULL, all, false)).toEqual({ columns: ['100px', '100px', undefined, '80px'], min: 380 });
});

test('a width is kept beside those of other lists, and a list without any is kept no longer', () => {
  const one = withWidth({ tasks: { title: 300 } }, 'inquiries', 'status', 200);
  expect(one).toEqual({ tasks: { title: 300 }, inquiries: { status: 200 } });
  expect(withWidth(one, 'inquiries', 'status', undefined)).toEqual({ tasks: { title: 300 } });
});

test('only widths that a person can have made are kept, and not without end', () => {
  const saved = (widths: unknown) => AppearanceConfig.safeParse({ scheme: 'dark', rows: 'compact', widths }).success;
  expect(saved({ inquiries: { status: 64, staff: 640 } })).toBe(true);
  for (const width of [63, 641, 100.5, '100']) expect(saved({ inquiries: { status: width } })).toBe(false);
  const many = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`column${n}`, 100]));
  expect(saved({ inquiries: many })).toBe(false);
  expect(saved(Object.fromEntries(Object.keys(many).map((list) => [list, {}])))).toBe(false);
  expect(readAppearance({ scheme: 'dark', rows: 'compact', widths: { tasks: { title: 90 } } })).toEqual({
    ...{ scheme: 'dark', rows: 'compact' },
    widths: { tasks: { title: 90 } },
  });
});
