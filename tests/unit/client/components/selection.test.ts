import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArchivablePage, withArchived } from '#client/components/bulk/archived-rows.ts';
import { extended, NONE_CHOSEN, pageState, pageToggled, toggled } from '#client/components/bulk/selection.ts';

const PAGE = ['a', 'b', 'c', 'd', 'e'];
const chosenIds = (chosen: { ids: ReadonlySet<string> }) => [...chosen.ids].sort();

describe('the rows chosen in a list', () => {
  it('a row is chosen, and let go again', () => {
    const one = toggled(NONE_CHOSEN, 'b');
    expect(chosenIds(one)).toEqual(['b']);
    expect(chosenIds(toggled(one, 'b'))).toEqual([]);
  });

  it('a range reaches from the row toggled last, upwards and downwards', () => {
    expect(chosenIds(extended(toggled(NONE_CHOSEN, 'b'), 'd', PAGE))).toEqual(['b', 'c', 'd']);
    expect(chosenIds(extended(toggled(NONE_CHOSEN, 'd'), 'b', PAGE))).toEqual(['b', 'c', 'd']);
    expect(chosenIds(extended(NONE_CHOSEN, 'c', PAGE))).toEqual(['c']);
  });

  it('a range from a row of another page is the one row', () => {
    expect(chosenIds(extended(toggled(NONE_CHOSEN, 'z'), 'c', PAGE))).toEqual(['c', 'z']);
  });

  it('the whole page is chosen and let go, rows of other pages staying as they are', () => {
    const other = toggled(NONE_CHOSEN, 'z');
    expect(pageState(other, PAGE)).toBe('none');
    const some = toggled(other, 'a');
    expect(pageState(some, PAGE)).toBe('some');
    const all = pageToggled(some, PAGE);
    expect(pageState(all, PAGE)).toBe('all');
    expect(chosenIds(pageToggled(all, PAGE))).toEqual(['z']);
  });

  it('an empty page has none chosen', () => {
    expect(pageState(NONE_CHOSEN, [])).toBe('none');
  });
});

describe('a cached page after rows were archived', () => {
  const page = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 12 }).chain((ids) =>
    fc.record({
      list: fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), is_active: fc.boolean() }))),
      total: fc.integer({ min: ids.length, max: 500 }),
      chosen: fc.subarray(ids),
    }),
  );

  it('has lost exactly those rows where archived ones are hidden', () => {
    fc.assert(
      fc.property(page, ({ list, total, chosen }) => {
        const after = withArchived<ArchivablePage>({ list, total }, new Set(chosen), true, false);
        expect(after.list).toEqual(list.filter(({ id }) => !chosen.includes(id)));
        expect(after.total).toBe(total - chosen.length);
      }),
    );
  });

  it('keeps them, marked, where archived ones are shown', () => {
    fc.assert(
      fc.property(page, fc.boolean(), ({ list, total, chosen }, archive) => {
        const after = withArchived<ArchivablePage>({ list, total }, new Set(chosen), archive, true);
        expect(after.total).toBe(total);
        expect(after.list).toEqual(
          list.map((row) => (chosen.includes(row.id) ? { ...row, is_active: !archive } : row)),
        );
      }),
    );
  });
});
