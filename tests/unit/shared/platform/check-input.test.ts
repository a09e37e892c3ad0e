import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkInput } from '#shared/platform/check-input.ts';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { listInput } from '#shared/platform/pagination.ts';

const Sample = z.strictObject({
  name: z.string().trim().min(1).max(5),
  code: z.string().min(3).optional(),
  size: z.int().min(1).max(100).optional(),
  share: z.number().gt(0).lt(1).optional(),
  amount: z.number().multipleOf(0.01).optional(),
  kind: z.enum(['one', 'two']).optional(),
  tags: z.array(z.string()).min(1).max(2).optional(),
  ready: z.boolean().optional(),
  due: CalendarDate.optional(),
  mail: z.email().optional(),
  owner: z.union([z.string(), z.array(z.string())]).optional(),
  address: z.strictObject({ city: z.string() }).optional(),
});

test.each<[field: string, value: unknown, message: string]>([
  ['name', undefined, 'Fill in this field'],
  ['name', null, 'Fill in this field'],
  ['name', '   ', 'Fill in this field'],
  ['name', 7, 'Enter a text'],
  ['name', 'abcdef', 'At most 5 characters'],
  ['code', 'ab', 'At least 3 characters'],
  ['size', 'many', 'Enter a number'],
  ['size', 1.5, 'Enter a whole number'],
  ['size', 0, 'Enter 1 or more'],
  ['size', 101, 'Enter 100 or less'],
  ['share', 0, 'Enter more than 0'],
  ['share', 1, 'Enter less than 1'],
  ['amount', 0.001, 'Enter a multiple of 0.01'],
  ['kind', 'three', 'Choose one of: one, two'],
  ['tags', 'x', 'Enter a list'],
  ['tags', [], 'Choose at least one'],
  ['tags', ['a', 'b', 'c'], 'At most 2 entries'],
  ['ready', 'yes', 'Choose yes or no'],
  ['due', '2026-02-30', 'Enter a date as yyyy-MM-dd'],
  ['due', true, 'Enter a text'],
  ['mail', 'nobody', 'Enter an e-mail address, such as name@example.com'],
  ['owner', 5, 'Enter a text'],
  ['owner.0', ['a', 5].reverse(), 'Enter a text'],
  ['address', 'here', 'Enter a group of fields'],
  ['address.city', {}, 'Fill in this field'],
  ['nothing', 1, 'This field is not known here.'],
])('%s = %j: %s', (field, value, message) => {
  const [key = ''] = field.split('.');
  expect(checkInput(Sample, { name: 'Dana', [key]: value }).fields).toEqual({ [field]: message });
});

test('a field is named that is called what every object has', () => {
  const given = JSON.parse('{"name":"Dana","constructor":1,"__proto__":1}');
  expect(Object.entries(checkInput(Sample, given).fields ?? {}).sort()).toEqual([
    ['__proto__', 'This field is not known here.'],
    ['constructor', 'This field is not known here.'],
  ]);
});

test('a long list of options is pointed at, not repeated', () => {
  const options = Array.from({ length: 13 }, (_, n) => `option ${n}`) as [string, ...string[]];
  expect(checkInput(z.strictObject({ kind: z.enum(options) }), { kind: 'x' }).fields).toEqual({
    kind: 'Choose one of the options',
  });
});

test('what no text can hold is refused by name, wherever it stands', () => {
  const anything = z.record(z.string(), z.unknown());
  expect(checkInput(anything, { name: 'a\u0000b', rows: [{ note: '\ud800' }], '\udc00': 1 }).fields).toEqual({
    name: 'Remove the null character from this text',
    'rows.0.note': 'Remove the broken character from this text',
    '\ufffd': 'Remove the broken character from this text',
  });
  expect(checkInput(anything, { name: 'a 😀 b' }).data).toEqual({ name: 'a 😀 b' });
});

test('a file is not walked over byte by byte', () => {
  const content = Object.defineProperty(new Uint8Array(1), 'listed', {
    enumerable: true,
    get: () => {
      throw new Error('its bytes were listed');
    },
  });
  expect(checkInput(z.strictObject({ content: z.instanceof(Uint8Array) }), { content }).data?.content).toBe(content);
});

test("a schema's own message goes before, a union's too", () => {
  const schema = z.strictObject({
    name: z.string('Say who it is'),
    mail: z.union([z.literal('none'), z.email()], 'Enter their e-mail address'),
  });
  expect(checkInput(schema, { name: 1, mail: 2 }).fields).toEqual({
    name: 'Say who it is',
    mail: 'Enter their e-mail address',
  });
});

test('ten thousand rows come on the first page only', () => {
  const list = listInput({});
  expect(checkInput(list, { limit: '10000', page: '1' }).data).toMatchObject({ limit: 10_000, page: 1 });
  expect(checkInput(list, { per_page: 10_000 }).data).toMatchObject({ limit: 10_000, page: 1 });
  for (const asked of [{ limit: '10000', page: '2' }, { limit: '101' }])
    expect(checkInput(list, asked).fields).toEqual({ limit: 'Enter 1 to 100, or 10000 with page 1' });
});
