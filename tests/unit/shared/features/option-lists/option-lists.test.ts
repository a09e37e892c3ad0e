import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  keepOptions,
  OPTION_LISTS,
  type OptionList,
  type OptionsKept,
  offeredOf,
  unlisted,
} from '#shared/features/option-lists/option-lists.ts';

const NAMES = Object.keys(OPTION_LISTS) as OptionList[];

/** A list and what an administrator saves of it, again and again: any of what is known, and words of their own. */
const histories = fc.constantFrom(...NAMES).chain((name) =>
  fc.record({
    name: fc.constant(name),
    saves: fc.array(
      fc.uniqueArray(
        fc.oneof(fc.constantFrom(...OPTION_LISTS[name]), fc.constantFrom('Grief', 'Gaming', 'Other (own)')),
        {
          minLength: 1,
          maxLength: 30,
        },
      ),
      { maxLength: 8 },
    ),
  }),
);

test('everything valid before an extension is valid after it, on the records that hold it and in their filters', () => {
  fc.assert(
    fc.property(histories, ({ name, saves }) => {
      const everOffered = new Set<string>(OPTION_LISTS[name]);
      let kept: OptionsKept | undefined;
      for (const list of saves) {
        const before = offeredOf(name, kept);
        for (const value of before) everOffered.add(value);
        kept = keepOptions(name, kept ?? {}, list);
        const offered = offeredOf(name, kept);
        expect(offered).toEqual(list);
        for (const value of before) expect(unlisted(offered, [value], [value])).toBeUndefined();
        expect(new Set([...offered, ...kept.hidden])).toEqual(new Set([...everOffered, ...list]));
        for (const value of list) everOffered.add(value);
      }
    }),
  );
});

test('an entry that joins the default later is offered, and one that was taken off stays off', () => {
  const kept = { list: ['Gaming', 'OCD'], hidden: ['Anxiety'] };
  const offered = offeredOf('CONDITIONS', kept);
  expect(offered.slice(0, 3)).toEqual(['Gaming', 'OCD', 'Schizophrenia']);
  expect(offered).not.toContain('Anxiety');
});

test('what is offered by nobody is found, unless the record holds it', () => {
  expect(unlisted(['OCD'], ['OCD', 'Grief'], [])).toBe('Grief');
  expect(unlisted(['OCD'], ['OCD', 'Grief'], ['Grief'])).toBeUndefined();
});
