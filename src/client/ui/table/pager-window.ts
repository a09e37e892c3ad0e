export type PagerItem = number | 'gap-before' | 'gap-after';

const SIBLINGS = 2;

/**
 * The page numbers a pager shows: first, two each side of the current one, last, with gaps between.
 * A gap of one page is that page. When the total stopped being counted (`capped`) the last page is not offered.
 */
export function pagerWindow(page: number, pages: number, capped = false): PagerItem[] {
  const from = Math.max(1, Math.min(page - SIBLINGS, pages));
  const to = Math.min(pages, page + SIBLINGS);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...before(from), ...middle, ...after(to, pages, capped)];
}

function before(from: number): PagerItem[] {
  if (from === 1) return [];
  if (from === 2) return [1];
  return from === 3 ? [1, 2] : [1, 'gap-before'];
}

function after(to: number, pages: number, capped: boolean): PagerItem[] {
  if (to >= pages) return [];
  if (capped) return ['gap-after'];
  if (to === pages - 1) return [pages];
  return to === pages - 2 ? [pages - 1, pages] : ['gap-after', pages];
}
