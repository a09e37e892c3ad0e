import { embed } from '#server/features/understanding/meaning/embed.ts';
import { readAnswer } from './answer-from-passages.ts';
import type { AskedAbout, CitedAnswer, FindPlaces, Passage } from './passage.ts';
import { verifyAnswer } from './verify-answer.ts';

/** What is asked of an inquiry's pages, the likeliest first, and about whom. */
export interface AskedOfPages {
  question: string;
  passages: readonly Passage[];
  about?: AskedAbout | undefined;
}

/** Answers a question with the pages' own sentences, each quote found again on the page it names. */
export async function answerQuestion(
  { question, passages, about }: AskedOfPages,
  say?: FindPlaces,
): Promise<CitedAnswer> {
  const read = readAnswer(question, passages, about, say);
  if ('answer' in read) return verifyAnswer(read.answer, passages);
  const meant = passages.some(({ meaning }) => meaning && meaning.length > 0);
  const [asked] = meant ? await embed([question]) : [];
  return verifyAnswer(read.closestTo(asked ?? null), passages);
}
