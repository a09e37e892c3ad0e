import { describe, expect, it } from 'vitest';
import { nextSort, type TableSort } from '#client/ui/table/sort-cycle.ts';

const DEFAULT: TableSort = { column: 'created_at', order: 'desc' };

describe('nextSort', () => {
  it('goes descending, ascending, then back to the default', () => {
    const first = nextSort(DEFAULT, 'status', DEFAULT);
    expect(first).toEqual({ column: 'status', order: 'desc' });
    const second = nextSort(first ?? DEFAULT, 'status', DEFAULT);
    expect(second).toEqual({ column: 'status', order: 'asc' });
    expect(nextSort(second ?? DEFAULT, 'status', DEFAULT)).toBeUndefined();
  });

  it('C10: puts 1 first at the first press where 1 is the most', () => {
    const first = nextSort(DEFAULT, 'priority', DEFAULT, 'asc');
    expect(first).toEqual({ column: 'priority', order: 'asc' });
    const second = nextSort(first ?? DEFAULT, 'priority', DEFAULT, 'asc');
    expect(second).toEqual({ column: 'priority', order: 'desc' });
    expect(nextSort(second ?? DEFAULT, 'priority', DEFAULT, 'asc')).toBeUndefined();
  });

  it("turns the default's own column round and back", () => {
    const turned = nextSort(DEFAULT, 'created_at', DEFAULT);
    expect(turned).toEqual({ column: 'created_at', order: 'asc' });
    expect(nextSort(turned ?? DEFAULT, 'created_at', DEFAULT)).toBeUndefined();
  });

  it('never answers a press with what is already shown', () => {
    const ascending: TableSort = { column: 'name', order: 'asc' };
    expect(nextSort(ascending, 'name', ascending)).toEqual({ column: 'name', order: 'desc' });
  });
});
