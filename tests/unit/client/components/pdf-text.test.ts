import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOnPage, type PageTextItem } from '#client/components/pdf/pdf-text.ts';

const line = (str: string): PageTextItem => ({ str, hasEOL: true });
const run = (str: string): PageTextItem => ({ str, hasEOL: false });
const read = (items: PageTextItem[], spans: { item: number; start: number; end: number }[] | undefined) =>
  spans?.map(({ item, start, end }) => items[item]?.str.slice(start, end));

describe('findOnPage', () => {
  it('finds words inside one item, whatever their case', () => {
    const items = [line('Client: Maria Lopez. Allergies: penicillin.')];
    expect(findOnPage(items, 'ALLERGIES', 'exact')).toEqual([[{ item: 0, start: 21, end: 30 }]]);
  });

  it('finds words over several items and lines', () => {
    const items = [run('Reports poor'), run(' '), line('sleep'), line('since spring.')];
    const [spans] = findOnPage(items, 'poor sleep since', 'exact');
    expect(read(items, spans)).toEqual(['poor', ' ', 'sleep', 'since']);
  });

  it('fixes a word broken by a hyphen at the end of a line', () => {
    const items = [line('no history of sei-'), line('zures.')];
    const [spans] = findOnPage(items, 'history of seizures', 'exact');
    expect(read(items, spans)).toEqual(['history of sei', 'zures']);
  });

  it('keeps a hyphen that belongs to the word', () => {
    expect(findOnPage([line('a twenty-eight day stay')], 'twenty-eight', 'exact')).toHaveLength(1);
    expect(findOnPage([line('a twenty-eight day stay')], 'twentyeight', 'exact')).toHaveLength(0);
  });

  it('finds a quote whose spaces and hyphens differ from the page', () => {
    const items = [line('Oriented, calm, coopera-'), run('ti'), line('ve.')];
    expect(findOnPage(items, 'oriented,calm,  cooperative', 'loose')).toHaveLength(1);
    expect(findOnPage(items, 'oriented,calm,  cooperative', 'exact')).toHaveLength(0);
  });

  it('sees through ligatures, curly quotes and soft hyphens', () => {
    const items = [line('The client’s of\uFB01ce said \u201Cyes\u201D to the pro\u00ADgramme')];
    expect(findOnPage(items, `client's office said "yes" to the program`, 'exact')).toHaveLength(1);
  });

  it('finds every place, in order and without overlap', () => {
    expect(findOnPage([line('aaaa')], 'aa', 'exact')).toEqual([
      [{ item: 0, start: 0, end: 2 }],
      [{ item: 0, start: 2, end: 4 }],
    ]);
  });

  it('finds nothing for nothing', () => {
    expect(findOnPage([line('text')], '   ', 'exact')).toEqual([]);
    expect(findOnPage([line('text')], '-', 'loose')).toEqual([]);
  });

  it('marks exactly the words asked for, however the page cuts them into items', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 3, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        fc.array(fc.nat({ max: 7 })),
        (words, a, b, cuts) => {
          const from = a % words.length;
          const to = from + 1 + (b % (words.length - from));
          const wanted = words.slice(from, to).join(' ');
          const items: PageTextItem[] = [];
          let rest = words.join(' ');
          for (const cut of cuts) {
            items.push(run(rest.slice(0, cut)));
            rest = rest.slice(cut);
          }
          items.push(line(rest));
          const matches = findOnPage(items, wanted, 'exact');
          expect(matches.map((spans) => read(items, spans)?.join(''))).toContain(wanted);
        },
      ),
    );
  });
});
