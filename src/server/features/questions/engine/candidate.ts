import type { Place } from './asked-places.ts';
import type { IndexedStatement, Said } from './passage-index.ts';
import type { Question, Term } from './question-kind.ts';

/** The statement that would be asserted, what was asked, and what stands around it. */
export interface Candidate {
  question: Question;
  asked: string;
  /** The question's terms as they were weighed against the record. */
  terms: readonly Term[];
  statement: IndexedStatement;
  /** The statement's words, with those of the sentence before where the two answer together. */
  words: string;
  /** The statements before and after it on its page; empty where none is. */
  before: string;
  after: string;
  /** The one that ends in what stands before, where that is only the rest of a sentence. */
  earlier: string;
  /** Other statements that carry all of the question. */
  others: readonly IndexedStatement[];
  /** The client's own names: nobody else is answered by them. */
  own: readonly string[];
  lastname: string;
  /** The reading of the field that is asked for stands at the same place. */
  byField: boolean;
}

/** What is worked out once for all doubts. */
export interface ReadCandidate extends Candidate {
  said: Said;
  /** Where it names what was asked. */
  places: readonly Place[];
}

/** Whether something speaks against asserting a statement. */
export type Doubt = (candidate: ReadCandidate) => boolean;
