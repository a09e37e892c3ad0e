import type { Mention } from './names-alike.ts';
import type { PageMarks } from './page-marks.ts';

export type Whose = 'client' | 'other' | 'unknown';

/** What is known of a page once it is held to a client. */
export interface Judged {
  whose: Whose;
  marks: PageMarks;
  /** Somebody else whom the page is taken to be about, and how surely. */
  other: { parts: readonly string[]; sure: number; born: boolean; narrated: boolean } | null;
  mention: Mention;
  /** By more than a part of the name: a birth date, a number, or an initial beside the last name. */
  proven: boolean;
}
