import type { Person } from './person.ts';

/** How a question stands to its record. */
export type QuestionSort =
  | 'in words of the page'
  | 'in other words'
  | 'said nowhere'
  | 'true of another'
  | 'taken back';

/** A question about a record: where its answer stands and what a right quote holds; null where the record is silent. */
export interface RecordQuestion {
  question: string;
  answer: { pages: readonly number[]; says: RegExp } | null;
  sort?: QuestionSort;
  /** Words of the packet that look like an answer and are none for this client. */
  tempting?: { page: number; says: RegExp };
}

/** The headings of a summary that a record can fill. */
export type SummaryPart =
  | 'why_now'
  | 'substances'
  | 'withdrawal'
  | 'medical'
  | 'psychiatric'
  | 'medications'
  | 'legal'
  | 'insurance';

export interface MadeRecord {
  /** Each page as it would be printed in a fixed pitch: blanks keep columns apart. */
  pages: readonly string[];
  /** What a careful reader fills in, by field. */
  expected: Readonly<Record<string, string | RegExp>>;
  /** Fields that may be filled or left. */
  open?: readonly string[];
  questions: readonly RecordQuestion[];
  /** What a summary can say from it. */
  summary: readonly SummaryPart[];
}

/** How records of one kind are written; the number picks one of its layouts and wordings. */
export type Kind = (person: Person, variant: number) => MadeRecord;

export const answered = (question: string, pages: readonly number[], says: RegExp): RecordQuestion => ({
  question,
  answer: { pages, says },
});
export const silent = (question: string): RecordQuestion => ({ question, answer: null });

/** One of several wordings. */
export const pick = <T>(variant: number, ...options: readonly T[]): T => options[variant % options.length] as T;

/** An expression for a text as it stands. */
export const says = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'i');

export const subject = ({ sex }: Person): 'he' | 'she' => (sex === 'Male' ? 'he' : 'she');
export const possessive = ({ sex }: Person): 'his' | 'her' => (sex === 'Male' ? 'his' : 'her');
export const fullName = ({ firstname, lastname }: Person): string => `${firstname} ${lastname}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Cells of a row, each padded to its column. */
export const row = (widths: readonly number[], ...cells: readonly string[]): string =>
  cells
    .map((cell, at) => `${cell}  `.padEnd(widths[at] ?? 0))
    .join('')
    .trimEnd();
