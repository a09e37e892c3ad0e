import type { Called } from '#server/features/understanding/assertion/assertion.ts';
import {
  numbersCorrected,
  saysCorrected,
  saysWithdrawn,
} from '#server/features/understanding/assertion/corrections.ts';
import {
  beginsWithStranger,
  type Gender,
  namePattern,
  ownNames,
  peopleNamed,
} from '#server/features/understanding/assertion/people-named.ts';
import { MEN, OTHERS, WOMEN } from '#server/features/understanding/assertion/people-words.ts';
import { phrasePattern } from '#server/features/understanding/assertion/phrase-pattern.ts';
import type { Spoken } from '#server/features/understanding/assertion/pronouns.ts';
import { type Known, readSubjects, type Subject } from '#server/features/understanding/assertion/subjects.ts';
import { isSoft, isStop } from '#server/features/understanding/meaning/question-terms.ts';
import type { AskedAbout } from './passage.ts';
import type { IndexedStatement, PassageIndex } from './passage-index.ts';
import { HARD, type Question } from './question-kind.ts';
import { says } from './score-statements.ts';

/** Shorter words say little of what an entry is. */
const MIN_LETTERS = 5;
const OTHER_PEOPLE = phrasePattern([...WOMEN, ...MEN, ...OTHERS]);
const ASKS_OF_HER = /\b(?:she|her|hers)\b/i;
const ASKS_OF_HIM = /\b(?:he|him|his)\b/i;

/** How the asker speaks of the client. */
const spokenOf = (asked: string): Gender => {
  const [her, him] = [ASKS_OF_HER.test(asked), ASKS_OF_HIM.test(asked)];
  return her === him ? null : her ? 'she' : 'he';
};

/** What the whole record shows of a statement: whose it is, and whether it holds to the end. */
export interface OfRecord {
  called: Called;
  spoken: Spoken;
  lastname: string;
  /** The statement goes on of somebody else. */
  ofOther: (statement: IndexedStatement) => boolean;
  /** A later word of the record takes it back, or something else of the same matter. */
  takenBack: (statement: IndexedStatement) => boolean;
}

/** Places where the record takes back, or corrects, what a question asks about. */
function takenBackIn({ terms }: Question, { statements }: PassageIndex): (statement: IndexedStatement) => boolean {
  const hard = terms.filter(({ weight, name }) => weight === HARD && !name);
  if (hard.length === 0) return () => false;
  const spoken = statements.map(({ said }) => hard.map((term) => says(said, term) > 0));
  const corrected = statements.flatMap((statement, at) => {
    const beside = [at - 1, at, at + 1].filter((each) => statements[each]?.passage === statement.passage);
    const speaks = hard.every((_, term) => beside.some((each) => spoken[each]?.[term]));
    return speaks && saysCorrected(statement.text) ? [{ statement, after: statements[at + 1] }] : [];
  });
  return (statement) =>
    corrected.some(
      ({ statement: by, after }) => (by !== statement && after !== statement) || saysWithdrawn(statement.text),
    );
}

const NUMBERED = /^\W{0,3}(?:[Qq](?:uestion)?\.?\s?)?(\d{1,2})[.):]?\s/;

/** Answers to numbered questions of a form that a later word of the record puts right by their number. */
function correctedByNumber({ statements }: PassageIndex): (statement: IndexedStatement) => boolean {
  const numbers = new Set(statements.flatMap(({ text }) => numbersCorrected(text)));
  return ({ text }) => numbers.size > 0 && numbers.has(Number(NUMBERED.exec(text)?.[1]));
}

/** Entries of a list of which the record says elsewhere that they do not belong there. */
function listedInError({ words }: Question, { statements }: PassageIndex): (statement: IndexedStatement) => boolean {
  const stemsOf = ({ said }: IndexedStatement) =>
    said.words.filter(
      ({ raw, stem }) => raw.length >= MIN_LETTERS && !words.has(raw) && !isStop(stem) && !isSoft(stem),
    );
  const withdrawn = statements.filter(({ text }) => saysWithdrawn(text));
  const stems = new Set(withdrawn.flatMap((each) => stemsOf(each).map(({ stem }) => stem)));
  return (statement) => {
    const [first] = stemsOf(statement);
    return first !== undefined && stems.has(first.stem);
  };
}

/** Of whom the statements of one page speak; a page is read when it is first asked for. */
function subjectsOf(statements: readonly IndexedStatement[], known: Known): ReadonlyMap<IndexedStatement, Subject> {
  const read = readSubjects(statements, known);
  return new Map(statements.map((each, at) => [each, read[at] ?? 'unnamed']));
}

/** Reads whose each statement of a record is, for one question. */
export function readOfRecord(
  question: Question,
  asked: string,
  index: PassageIndex,
  about: AskedAbout | undefined,
): OfRecord {
  const client = about?.client ?? { firstname: '', lastname: '' };
  const people = peopleNamed(index.statements, client);
  const known = { client, people, spokenOf: spokenOf(asked) };
  const subjects = new Map<number, ReadonlyMap<IndexedStatement, Subject>>();
  const ofPassage = new Map<number, IndexedStatement[]>();
  for (const statement of index.statements) {
    const page = ofPassage.get(statement.passage);
    if (page) page.push(statement);
    else ofPassage.set(statement.passage, [statement]);
  }
  const subjectOf = (statement: IndexedStatement): Subject | undefined => {
    const { passage } = statement;
    const own = subjects.get(passage) ?? subjectsOf(ofPassage.get(passage) ?? [], known);
    subjects.set(passage, own);
    return own.get(statement);
  };
  const names = people.map(({ name }) => name);
  const own = namePattern(ownNames(client), 'gi');
  const takenBack = question.list ? listedInError(question, index) : takenBackIn(question, index);
  const byNumber = correctedByNumber(index);
  return {
    spoken: { named: people, own, spokenOf: known.spokenOf },
    called: {
      others: [OTHER_PEOPLE, ...namePattern(names, 'g')],
      client: own,
    },
    lastname: client.lastname,
    ofOther: (statement) =>
      subjectOf(statement) === 'other' || beginsWithStranger(statement.text, client, question.words),
    takenBack: (statement) => byNumber(statement) || takenBack(statement),
  };
}
