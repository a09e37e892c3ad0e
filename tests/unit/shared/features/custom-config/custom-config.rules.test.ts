import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MACHINE_NAME_LENGTH,
  machineName,
  removedOptions,
  reordered,
  sectionKey,
} from '#shared/features/custom-config/custom-config.rules.ts';

const anyName = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }));

describe('the machine name', () => {
  it.each([
    ['Current symptoms', 'current_symptoms'],
    ['History of TBI/concussions', 'history_of_tbi_concussions'],
    ['  Épilepsie — depuis?  ', 'epilepsie_depuis'],
    ['24/7 Care!', '24_7_care'],
    ['__proto__', 'proto'],
    ['İstanbul', 'istanbul'],
    ['過敏症', ''],
    ['???', ''],
  ])('of %j is %j', (name, expected) => {
    expect(machineName(name)).toBe(expected);
  });

  it('has words of small letters and digits with one underscore between, and 63 letters at most', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const made = machineName(name);
        expect(made).toMatch(/^([a-z0-9]+(_[a-z0-9]+)*)?$/);
        expect(made.length).toBeLessThanOrEqual(MACHINE_NAME_LENGTH);
      }),
    );
  });

  it('is its own machine name, and the same whatever stands around the name', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom(' ', '\t', '-', '…'), (name, around) => {
        const made = machineName(name);
        expect(machineName(made)).toBe(made);
        expect(machineName(`${around}${name}${around}`)).toBe(made);
      }),
    );
  });

  it('does not end with the underscore it was cut at', () => {
    expect(machineName(`${'a'.repeat(62)} b`)).toBe('a'.repeat(62));
  });
});

it('titles of sections are compared trimmed and without case', () => {
  expect(sectionKey('  Medical HISTORY ')).toBe(sectionKey('Medical history'));
  expect(sectionKey('Half \ud800')).toBe(sectionKey('half \ufffd'));
  expect(sectionKey('Whole 👩‍👧')).toBe('whole 👩‍👧');
});

describe('a new order', () => {
  const ids = ['a', 'b', 'c', 'd'];

  it('puts one where it asks to stand', () => {
    expect(reordered(ids, [{ id: 'd', order_index: 1 }])).toEqual(['d', 'a', 'b', 'c']);
    expect(reordered(ids, [{ id: 'a', order_index: 3 }])).toEqual(['b', 'c', 'a', 'd']);
    expect(reordered(ids, [{ id: 'b', order_index: 99 }])).toEqual(['a', 'c', 'd', 'b']);
  });

  it('takes a whole order as it is said', () => {
    const asked = ['c', 'a', 'd', 'b'].map((id, at) => ({ id, order_index: at + 1 }));
    expect(reordered(ids, asked)).toEqual(['c', 'a', 'd', 'b']);
  });

  it('names each row once, whatever is asked', () => {
    const asked = fc.uniqueArray(
      fc.record({ id: fc.constantFrom(...ids), order_index: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: ({ id }) => id,
      },
    );
    fc.assert(
      fc.property(asked, (moves) => {
        expect([...reordered(ids, moves)].sort()).toEqual(ids);
      }),
    );
  });
});

it('an option that is offered no more is set apart', () => {
  const field = { field_type: 'multi_enum' as const, enum_options: ['Private pay'] };
  expect(removedOptions(field, ['Private pay', 'Medicaid'])).toEqual(['Medicaid']);
  expect(removedOptions({ ...field, field_type: 'enum' }, 'Medicaid')).toEqual(['Medicaid']);
  expect(removedOptions({ field_type: 'text', enum_options: [] }, 'Medicaid')).toEqual([]);
  expect(removedOptions(field, null)).toEqual([]);
});
