import { answerQuestion } from '#server/features/questions/engine/answer.ts';
import type { CitedAnswer, Passage } from '#server/features/questions/engine/passage.ts';
import { fieldPlaces } from '#server/features/suggestions/engine/field-places.ts';
import { meaningOf } from '#server/features/understanding/meaning/page-meaning.ts';
import { asPrinted } from './as-read.ts';
import type { RecordQuestion } from './kind.ts';
import { contextOf, type ReadRecord } from './record-set.ts';

export interface Answered {
  record: ReadRecord;
  question: RecordQuestion;
  given: CitedAnswer;
  /** What was asserted stands on a page that carries the answer, in words that hold it. */
  right: boolean;
  /** A page that carries the answer is asserted, or among the closest passages. */
  opened: boolean;
  /** So are the answer's words. */
  shown: boolean;
  /** Something of a stranger's page was given. */
  strange: boolean;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');

async function passagesOf(record: ReadRecord): Promise<Passage[]> {
  const meanings = await meaningOf(record.pages);
  return record.pages.map(({ page, text, words }, at) => ({
    document_id: record.key,
    file_name: `${record.key}.pdf`,
    page,
    text,
    words,
    rank: 1 / (at + 1),
    meaning: meanings[at] ?? null,
  }));
}

/** Asks all questions of the records and says what came of each. */
export async function askRecords(records: readonly ReadRecord[]): Promise<Answered[]> {
  const all: Answered[] = [];
  for (const record of records) {
    const passages = await passagesOf(record);
    const { client, today } = contextOf(record);
    for (const question of record.questions) {
      const given = await answerQuestion(
        { question: question.question, passages, about: client && { client, today } },
        fieldPlaces,
      );
      const wanted = question.answer;
      const onPage = ({ page }: { page: number }) => wanted?.pages.includes(page) ?? false;
      const holds = ({ page, quote }: { page: number; quote: string }) =>
        (wanted?.pages.includes(page) && wanted.says.test(plain(asPrinted(quote, record.pages)))) ?? false;
      const right = given.citations.some(holds);
      const strange = [...given.citations, ...given.passages].some(({ page }) => record.strange.includes(page));
      const opened = given.citations.some(onPage) || given.passages.some(onPage);
      all.push({ record, question, given, right, opened, shown: right || given.passages.some(holds), strange });
    }
  }
  return all;
}
