import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';

/** A few neighboring lines of a page, small enough to mean one thing. */
export interface Window {
  /** Offsets in the page's text. */
  start: number;
  end: number;
}

/** Characters of a window, as long as a page's windows are not too many. */
const SIZE = 220;
/** Windows of one page: each costs about 20 ms when the page is read. */
export const MAX_WINDOWS = 12;

/** A page's windows in order: whole lines, together about `SIZE` letters, longer ones on a very full page. */
export function windowsOf(page: string): Window[] {
  const text = page.slice(0, LONGEST_READ);
  const size = Math.max(SIZE, Math.ceil(text.length / (MAX_WINDOWS - 2)));
  const windows: Window[] = [];
  let start = 0;
  let at = 0;
  const close = (end: number) => {
    if (text.slice(start, end).trim() !== '' && windows.length < MAX_WINDOWS) windows.push({ start, end });
    start = end + 1;
  };
  for (const line of text.split('\n')) {
    const end = at + line.length;
    if (end - start >= size) close(end);
    at = end + 1;
  }
  if (start < text.length) close(text.length);
  return windows;
}
