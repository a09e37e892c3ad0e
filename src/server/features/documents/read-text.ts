import { sql } from 'kysely';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';

/** Bytes that so many letters have at most: a longer text is cut, and the places of its words are not handed on. */
const LONGEST_BYTES = 4 * LONGEST_READ;

/** A page's text as it is handed to what reads it. What a file hides behind a page's length never leaves the database. */
export const readText = (column: 'text' | 'p.text') =>
  sql<string>`left(${sql.ref(column)}, ${sql.lit(LONGEST_READ)})`.as('text');

/** The places of a page's words, where its text is handed on to its end. */
export const readWords = (column: 'words' | 'p.words', text: 'text' | 'p.text') =>
  sql<
    string | null
  >`case when octet_length(${sql.ref(text)}) <= ${sql.lit(LONGEST_BYTES)} then ${sql.ref(column)} end`.as('words');
