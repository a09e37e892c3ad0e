import { ofItsWriter } from '#server/features/understanding/assertion/writer.ts';
import { withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { ownPages } from '#server/features/understanding/own-pages.ts';
import { findSsns, maskSsns } from '#server/features/understanding/text/redact-ssn.ts';
import { withoutSlips } from '#server/features/understanding/text/repair-slips.ts';
import { questionsMessages } from '#shared/features/questions/questions.messages.ts';
import { closestPlaces, type Sought } from './closest-passages.ts';
import { fitsQuestion } from './fits-question.ts';
import { readOfRecord } from './of-client.ts';
import type {
  AskedAbout,
  Citation,
  CitedAnswer,
  Confidence,
  FieldPlace,
  FindPlaces,
  NearPlace,
  Passage,
} from './passage.ts';
import { type IndexedStatement, indexPassages, type PassageIndex } from './passage-index.ts';
import { type Question, readQuestion } from './question-kind.ts';
import { type Scored, scoreStatements } from './score-statements.ts';
import { stands } from './stands.ts';
import { hasDose, kindHeld, polarityOf } from './statement-signs.ts';
import { ofClientOf, sureOf } from './sure-statements.ts';

export const NOT_FOUND: CitedAnswer = {
  found: false,
  answer: questionsMessages.not_found,
  confidence: 'low',
  citations: [],
  passages: [],
};

/** Below this part of the question's weight, no statement is an answer. */
const FLOOR = 0.78;
/** Below this one it does not belong to a list that the best statement opens. */
const LISTED = 0.55;
const LONGEST_LIST = 8;
const LONGEST_QUOTE = 600;

/** The rest of a list the best statement belongs to: the other rows or items under the same heading. */
function listAround(best: Scored, scored: readonly Scored[]): Scored[] {
  const { passage, heading, columns, text } = best.statement;
  return (
    scored
      .filter(
        ({ statement }) =>
          statement.passage === passage && statement.heading === heading && statement.columns === columns,
      )
      // After "No known …" comes another list, whose heading was misread.
      .filter(({ statement }) => hasDose(statement.text) <= hasDose(text) || polarityOf(text) !== 'no')
      .filter(({ score, coverage }) => coverage >= LISTED && score >= best.score * 0.75)
      .slice(0, LONGEST_LIST)
      .sort((a, b) => a.statement.start - b.statement.start)
  );
}

/** A statement that says the opposite of the best one about the same thing: both are shown, a person decides. */
function contradiction(best: Scored, scored: readonly Scored[]): Scored | undefined {
  const polarity = polarityOf(best.statement.text);
  return scored.find(({ statement, score, whole }) => {
    const other = polarityOf(statement.text);
    const opposite = statement.role !== 'heading' && other !== null && other !== polarity;
    return opposite && whole && score >= best.score * 0.7;
  });
}

const isFirm = ({ coverage, whole, firm }: Scored): boolean => coverage >= FLOOR && whole && firm;

function chosen(question: Question, best: Scored, scored: readonly Scored[]): Scored[] {
  if (question.list && best.statement.role !== 'heading') return listAround(best, scored);
  const other = question.kind === 'yes_no' ? contradiction(best, scored) : undefined;
  return other ? [best, other] : [best];
}

function confidenceOf(best: Scored, contradicted: boolean): Confidence {
  if (best.coverage >= 0.85 && !contradicted) return 'high';
  return best.coverage >= 0.7 ? 'medium' : 'low';
}

/** The part of a statement that may be quoted: it ends before a social security number, and with no half of a letter. */
function quotable(text: string): string {
  const [ssn] = findSsns(text);
  const quote = (ssn ? text.slice(0, ssn.start) : text).slice(0, LONGEST_QUOTE);
  return quote.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}

/** The words of an answer as they stand on the page, with the sentence before where the two answer together. */
function wordsOf({ statement, withPrevious }: Scored, pageText: string): string {
  const start = withPrevious && statement.previous ? statement.previous.start : statement.start;
  return pageText.slice(start, statement.end);
}

function citationOf(scored: Scored, passages: readonly Passage[]): Citation[] {
  const passage = passages[scored.statement.passage];
  const quote = passage ? quotable(wordsOf(scored, passage.text)) : '';
  if (!passage || quote === '') return [];
  return [{ document_id: passage.document_id, file_name: passage.file_name, page: passage.page, quote }];
}

function citedPlaces(places: readonly NearPlace[], passages: readonly Passage[]): Citation[] {
  return places.flatMap(({ passage, start, end }) => {
    const { document_id, file_name, page, text } = passages[passage] as Passage;
    const quote = quotable(text.slice(start, end).trim());
    return quote === '' ? [] : [{ document_id, file_name, page, quote }];
  });
}

const closest = (sought: Sought, said: readonly NearPlace[]): Citation[] =>
  citedPlaces(closestPlaces(sought, said), sought.passages);

const quotesOf = (citations: readonly Citation[]): string[] => citations.map(({ quote }) => quote);

const answerOf = (sentences: readonly string[], citations: Citation[], confidence: Confidence): CitedAnswer => ({
  found: true,
  answer: sentences.map((each) => maskSsns(each.replace(/\s+/g, ' '))).join('\n'),
  confidence,
  citations,
  passages: [],
});

const ASKS_SSN = /\b(?:social security|ssn|social)\b/i;
const GIVEN_NAME = /\p{Lu}\p{Ll}[\p{L}'’-]*$/u;
const GIVEN_BEHIND = /^,\s?(\p{Lu}\p{Ll}[\p{L}'’-]*)/u;

/** Whether somebody else of the client's last name is named: "Bev Tandy", "Tandy, Bev". */
function namesOneOfSameName(text: string, firstname: string, lastname: string): boolean {
  const at = text.indexOf(lastname);
  if (at < 0 || text.includes(firstname)) return false;
  const [before, behind] = [text.slice(Math.max(0, at - 40), at).trimEnd(), text.slice(at + lastname.length)];
  const label = before.slice(before.lastIndexOf(':') + 1);
  return GIVEN_NAME.test(label) || GIVEN_BEHIND.test(behind);
}

/** Whether a statement answers "who" with nobody but the client, of whom the whole record is. */
function namesClientAlone(question: Question, text: string, about: AskedAbout | undefined): boolean {
  if (question.kind !== 'who' || !about || question.words.has('name')) return false;
  const { firstname, lastname } = about.client;
  if (namesOneOfSameName(text, firstname, lastname)) return false;
  const others = text.replaceAll(firstname, ' ').replaceAll(lastname, ' ');
  return text.includes(lastname) && kindHeld('who', others, question.words) < 1;
}

/** Whether a place stands in a statement; where a list is asked for, whether it reaches into it. */
const standsIn = ({ passage, start, end }: NearPlace, { statement }: Scored, list: boolean): boolean =>
  statement.passage === passage && statement.end > start && statement.start < (list ? end : start + 1);

const reaches = ({ passage, start, end }: NearPlace, statement: IndexedStatement): boolean =>
  statement.passage === passage && statement.end > start && statement.start < end;

/** Where the value of the field stands that a question asks for, in words that hold of the client. */
const valuesAmong = (
  said: readonly FieldPlace[],
  { statements }: PassageIndex,
  holds: (statement: IndexedStatement) => boolean,
): FieldPlace[] =>
  said.filter((place) => place.isValue && statements.some((each) => reaches(place, each) && holds(each)));

/** An answer of the pages, or how they come by the closest passages: for those what the question means may count too. */
type Read = { answer: CitedAnswer } | { closestTo: (asked: Int8Array | null) => CitedAnswer };

/**
 * Looks for the sentences of the pages that carry the answer of this client, each cited. Pure: the same input gives the
 * same answer.
 */
export function readAnswer(
  text: string,
  passages: readonly Passage[],
  about?: AskedAbout,
  say: FindPlaces = () => null,
): Read {
  const ordered = ownPages(passages, about).sort((a, b) => b.rank - a.rank);
  const question = readQuestion(text);
  const index = indexPassages(
    ordered.map(({ file_name, ...page }) => ({ file_name, text: withColumns(withoutSlips(page)) })),
  );
  const all = scoreStatements(question, index);
  const after = new Map(index.statements.map((each, at) => [each, index.statements[at + 1]?.text ?? '']));
  const ofWriter = ordered.map(({ text: page }) => ofItsWriter(page, about?.client));
  const record = readOfRecord(question, text, index, about);
  const holds = (statement: IndexedStatement): boolean =>
    !ofWriter[statement.passage]?.(statement.text) &&
    stands(question, text, statement, after.get(statement) ?? '', record);
  const scored = all.filter(
    ({ statement }) =>
      holds(statement) && fitsQuestion(question, text, statement) && !namesClientAlone(question, statement.text, about),
  );
  const [first] = scored;
  const best = first && isFirm(first) ? first : undefined;
  const said = about ? say(text, ordered, about) : null;
  const near = (): Read => ({
    closestTo: (asked) => ({
      ...NOT_FOUND,
      passages: closest({ question, text, passages: ordered, index, asked }, said ?? []),
    }),
  });
  const answering = { question, asked: text, index, scored: all, about, byField: said !== null };
  const isSure = sureOf(answering);
  const isOfClient = ofClientOf(answering);
  const standsAt = (places: readonly NearPlace[]): boolean =>
    best !== undefined && places.some((place) => standsIn(place, best, question.list));
  const values = valuesAmong(said ?? [], index, (each) => holds(each) && isOfClient(each));
  const cited = citedPlaces(values, ordered);
  // By the question's words a page answers the same, or it is known by its field alone.
  if (cited.length > 0) return { answer: answerOf(quotesOf(cited), cited, standsAt(values) ? 'high' : 'medium') };
  // What is read as the field's value and what answers by its words must be the same place: else a person looks.
  if (!best || (said && !standsAt(said))) return near();
  if (!question.list && !isSure(best)) return near();
  // What would be quoted without the number that was asked for is no answer.
  const isCut = question.kind === 'identifier' && findSsns(best.statement.text).length > 0;
  if (isCut && !ASKS_SSN.test(text)) return near();
  const statements = question.list ? chosen(question, best, scored).filter(isSure) : chosen(question, best, scored);
  const citations = statements.flatMap((each) => citationOf(each, ordered));
  if (citations.length === 0) return near();
  const sentences = statements.map((each) => wordsOf(each, ordered[each.statement.passage]?.text ?? ''));
  const contradicted = !question.list && statements.length > 1;
  return { answer: answerOf(sentences, citations, confidenceOf(best, contradicted)) };
}

/** Answers a question with the pages' own sentences; where none carries the answer, says so, with the closest passages. */
export function answerFromPassages(
  text: string,
  passages: readonly Passage[],
  about?: AskedAbout,
  asked: Int8Array | null = null,
  say?: FindPlaces,
): CitedAnswer {
  const read = readAnswer(text, passages, about, say);
  return 'answer' in read ? read.answer : read.closestTo(asked);
}
