import { nearly } from './names-alike.ts';
import type { KnownClient } from './whose-page.ts';

/*
 * Letters and statements that somebody else wrote about the client: what a mother, a sponsor or an employer says of
 * themselves there is not said of the client. A clinician's "I refer her" is, and so is a client's own "I take".
 */

/** What a page that one person wrote to another holds. */
const LETTER =
  /\b(?:to whom it may concern|dear (?:\p{Lu}|sir|madam|colleagues?|team|admissions?|doctor)|to the (?:\w+ ){0,3}(?:team|office|staff|board|court)|sincerely|(?:kind|best|warm) regards|yours truly|respectfully|with respect|thank you,|written by|statement of|my name is|i am writing|i write (?:this|to))\b/iu;
/** What a form that a relative filled in asks of whoever does. */
const FILLED_IN =
  /\b(?:your relationship to|your loved one|(?:completed|filled (?:out|in)) by\s{0,3}:?\s{0,3}(?:his|her|the|a)?\s?(?:mother|father|mom|dad|parents?|wife|husband|spouse|sister|brother|son|daughter|partner|aunt|uncle|grand\w{1,9}|friend|family)\b)/i;
const BY_CLIENT =
  /\b(?:relationship to (?:the )?(?:client|patient|resident|applicant)|(?:completed|filled (?:out|in)) by)\s{0,3}[:?]?\s{0,3}(?:self|client|patient|pt|applicant)\b/i;
/** Whom such a page says wrote it. */
const WRITER = [
  /\b(?:written by|statement of|signed by)\s{0,3}:?\s{0,3}(?<name>\p{Lu}[\p{L}'’-]{1,24} \p{Lu}[\p{L}'’-]{1,24})/iu,
  /\bmy name is (?<name>\p{Lu}[\p{L}'’-]{1,24} \p{Lu}[\p{L}'’-]{1,24})/iu,
  /^\W{0,3}(?:sincerely(?: yours)?|yours truly|respectfully|with respect|(?:kind|best|warm) regards|thank you),?\s{0,6}\n\s{0,6}(?<name>\p{Lu}[\p{L}'’.-]{1,24}(?: \p{Lu}[\p{L}'’.-]{1,24}){1,3})/imu,
];
const SPEAKS_OF_ITSELF = /\b(?:I|me|my|mine|myself|I['’](?:m|ve|d|ll))\b/;
/** The writer as the one of whom a clause says something, or what belongs to them. */
const OWN_CLAUSE =
  /\b(?:as for me|I(?:['’](?:m|ve|d))?,? (?:also |still |just |myself |too |once |never |even |now )?(?:am|was|were|been|have|had|got|get|take|took|use[d]?|drink|drank|smoke[d]?|live[d]?|work(?:ed)?|cannot|can(?:['’]t)?|could|did|do|lost|went|came|spent|served|suffer(?:ed)?|attempted|tried|overdosed|relapsed|quit|stopped|started|became|need(?:ed)?|see)|my own|I(?:['’](?:m|ve|d)))\b/i;
/** In a record's own words of the client: then the sentence is of the client again. */
const SPEAKS_OF_CLIENT = /\b(?:he|she|him|his|her|hers|client|patient|resident|student|defendant)\b/i;
/** A letter is short: a longer page is not read to its end for who wrote it. */
const LONGEST = 8_000;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];

const names = (text: string, { firstname, lastname }: KnownClient): boolean => {
  const own = [...wordsOf(firstname), ...wordsOf(lastname)];
  return wordsOf(text).some((word) => own.some((part) => nearly(word, part)));
};

/** Whether somebody else than the client wrote a page in words of their own. */
function wroteAnother(page: string, client: KnownClient): boolean {
  const text = page.slice(0, LONGEST);
  const byAnother = LETTER.test(text) || (FILLED_IN.test(text) && !BY_CLIENT.test(text));
  if (!byAnother || !SPEAKS_OF_ITSELF.test(text)) return false;
  const writers = WRITER.map((pattern) => pattern.exec(text)?.groups?.name ?? '').filter((name) => name !== '');
  return !writers.some((name) => names(name, client));
}

/** Says of each sentence of a page whether its writer, another person than the client, speaks there of themselves. */
export function ofItsWriter(page: string, client: KnownClient | undefined): (sentence: string) => boolean {
  if (!client || !wroteAnother(page, client)) return () => false;
  return (sentence) => OWN_CLAUSE.test(sentence) && !SPEAKS_OF_CLIENT.test(sentence) && !names(sentence, client);
}
