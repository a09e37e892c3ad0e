import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { verifyQuote } from '#server/features/understanding/text/verify-quote.ts';
import { asExtracted } from '#tests/support/record-passages.ts';

const PAGE = `Client reports tremors, sweating and insom-
nia when she goes more than   ten hours without alcohol.
She was seen by Dr. Pryce – “twice” – for follow-up. Dose: 1000 mg`;

describe('verifyQuote', () => {
  it.each([
    ['tremors, sweating and insomnia when', 'tremors, sweating and insom-\nnia when'],
    ['MORE THAN TEN HOURS', 'more than   ten hours'],
    ['  goes more than\nten hours ', 'goes more than   ten hours'],
    ['Dr. Pryce - "twice" - for follow-up.', 'Dr. Pryce – “twice” – for follow-up.'],
    ['for followup', 'for follow-up'],
  ])('finds %j as it stands', (quote, stands) => {
    expect(verifyQuote(quote, PAGE)).toBe(stands);
  });

  it.each([
    'eleven hours',
    'without any alcohol',
    '000 mg',
    '100',
    'tremor',
    'sweating insomnia',
    'now here',
    '',
    '   ',
  ])('does not find %j', (quote) => {
    expect(verifyQuote(quote, `${PAGE} nowhere`)).toBeNull();
  });

  it('finds nothing on an empty page', () => {
    expect(verifyQuote('tremors', '')).toBeNull();
  });
});

const pages = RECORDS.flatMap((record) => record.pages.map(asExtracted));
const stretch = fc.constantFrom(...pages).chain((page) => {
  const words = [...page.matchAll(/\S+/g)];
  return fc
    .tuple(fc.nat(words.length - 3), fc.integer({ min: 3, max: 25 }))
    .map(([first, count]) => ({ page, words: words.slice(first, first + count).map((match) => match[0]) }));
});

it('verifies any three or more words of any page, however they are laid out', () => {
  const gap = fc.constantFrom(' ', '\n', '  ', '\t', '\u00a0');
  fc.assert(
    fc.property(stretch, gap, fc.boolean(), ({ page, words }, space, loud) => {
      const quote = words.join(space);
      const found = verifyQuote(loud ? quote.toUpperCase() : quote, page);
      expect(found?.split(/\s+/)).toEqual(words);
      expect(page).toContain(found);
    }),
    { numRuns: 400 },
  );
});

it('verifies none with one word changed', () => {
  fc.assert(
    fc.property(stretch, fc.nat(), ({ page, words }, which) => {
      const changed = words.map((word, index) => (index === which % words.length ? `${word}qx` : word));
      expect(verifyQuote(changed.join(' '), page)).toBeNull();
    }),
    { numRuns: 400 },
  );
});
