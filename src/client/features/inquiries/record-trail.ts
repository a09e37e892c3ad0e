import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';

/** The page of the list a record was opened from, kept for the browser session: what `[` and `]` walk along. */
export interface RecordTrail {
  ids: readonly string[];
  /** Rows of the list before this page. */
  offset: number;
  total: number;
}

const KEY = 'inquiries:trail';

/** Remembers the list a record is opened from, in the list's own order. */
export function rememberTrail(
  ids: readonly string[],
  opened: string,
  from: { search: InquiryListQuery; total: number },
): void {
  const trail: RecordTrail = { ids, offset: (from.search.page - 1) * from.search.limit, total: from.total };
  sessionStorage.setItem(KEY, JSON.stringify(trail));
  sessionStorage.setItem(`${KEY}:focus`, opened);
}

/** Where a record stands in the list it was opened from; null when it was opened otherwise. */
export function placeInTrail(id: string): { n: number; total: number; previous?: string; next?: string } | null {
  const stored = sessionStorage.getItem(KEY);
  const trail = stored ? (JSON.parse(stored) as RecordTrail) : null;
  const at = trail?.ids.indexOf(id) ?? -1;
  if (!trail || at === -1) return null;
  return { n: trail.offset + at + 1, total: trail.total, previous: trail.ids[at - 1], next: trail.ids[at + 1] };
}

/** The row to focus again when Back leads to the list; asked once. */
export function takeFocusRow(): string | null {
  const id = sessionStorage.getItem(`${KEY}:focus`);
  sessionStorage.removeItem(`${KEY}:focus`);
  return id;
}
