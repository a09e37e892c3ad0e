import type { MadeRecord, QuestionSort, RecordQuestion } from '../kind.ts';
import type { Person } from '../person.ts';

type ApartQuestion = ApartRecord['questions'][number];

/** A record written as one piece, for one person, with its own layout and voice. */
export interface ApartRecord extends MadeRecord {
  person: Pick<Person, 'key' | 'firstname' | 'lastname' | 'dob'>;
  as: 'text' | 'scan';
  /** Pages of the packet that are somebody else's. */
  strange?: readonly number[];
  questions: readonly (RecordQuestion & { sort: QuestionSort })[];
}

export const who = (key: string, firstname: string, lastname: string, dob: string): ApartRecord['person'] => ({
  key,
  firstname,
  lastname,
  dob,
});

const pagesOf = (page: number | readonly number[]): readonly number[] => (typeof page === 'number' ? [page] : page);

/** A question that shares its words with the page. */
export const asked = (question: string, page: number | readonly number[], says: RegExp): ApartQuestion => ({
  question,
  answer: { pages: pagesOf(page), says },
  sort: 'in words of the page',
});

/** A question that shares few words, or none, with the page. */
export const reworded = (question: string, page: number | readonly number[], says: RegExp): ApartQuestion => ({
  question,
  answer: { pages: pagesOf(page), says },
  sort: 'in other words',
});

export const absent = (question: string): ApartQuestion => ({ question, answer: null, sort: 'said nowhere' });

/** What looks like an answer is true of a relative, a bystander or another patient. */
export const anothers = (question: string, page: number, says: RegExp): ApartQuestion => ({
  question,
  answer: null,
  sort: 'true of another',
  tempting: { page, says },
});

/** What looks like an answer was struck. */
export const takenBack = (question: string, page: number, says: RegExp): ApartQuestion => ({
  question,
  answer: null,
  sort: 'taken back',
  tempting: { page, says },
});

/** What a field holds where the record rules it out. */
export const RULED_OUT = /\bno(?:ne|t)?\b|\bdenie[sd]\b|\bnever\b|\bneg(?:ative)?\b/i;

/** What it holds where a box or a circled letter may be all that rules it out. */
export const TICKED_NO = /\b(?:n|no|none|never|denie[sd])\b/i;

/** Fields that a reader may also draw from the client's own facts where the plan is the client's own. */
export const OWN_PLAN = ['subscriber_firstname', 'subscriber_lastname', 'subscriber_dob'] as const;

/** Who is to be spoken with, where a record names somebody and does not say so. */
export const SPOKESPERSON = ['contact_person_name', 'contact_person_phone', 'contact_person_email'] as const;

/** Where only the wording (he, she) shows it. */
export const SEX = ['sex_at_birth', 'gender'] as const;
