import type { ModelAnswer } from '#server/features/questions/answer-model.ts';
import type { AskedOfPages } from '#server/features/questions/engine/answer.ts';
import type { CitedAnswer } from '#server/features/questions/engine/passage.ts';
import type { SummaryPage } from '#server/features/suggestions/engine/draft-summary.ts';
import type { AskedOfRecord, RecordSuggestions } from '#server/features/suggestions/engine/suggest.ts';
import type { RecordContext, RecordPage, Suggestion } from '#server/features/suggestions/engine/suggestion.ts';
import type { Filled } from '#server/features/suggestions/engine/verify-filled.ts';
import type { OwnerOfPages, PageOfRecords } from '#server/features/understanding/own-pages.ts';
import type { PagesToRead, UnderstoodPage } from '#server/features/understanding/understand-pages.ts';
import type { OwnField } from '#shared/features/suggestions/own-fields.ts';
import type { SummarySentence } from '#shared/features/suggestions/summary-sentence.ts';

const terms = () => import('#server/features/questions/engine/retrieval-terms.ts');
const answering = () => import('#server/features/questions/engine/answer.ts');
const rehearsing = () => import('#server/features/questions/engine/rehearse.ts');
const saying = () => import('#server/features/suggestions/engine/field-places.ts');
const verifying = () => import('#server/features/questions/engine/verify-answer.ts');
const redacting = () => import('#server/features/understanding/text/redact-ssn.ts');
const suggesting = () => import('#server/features/suggestions/engine/suggest.ts');
const filling = () => import('#server/features/suggestions/engine/verify-filled.ts');
const owning = () => import('#server/features/understanding/own-pages.ts');
const understanding = () => import('#server/features/understanding/understand-pages.ts');
const drafting = () => import('#server/features/suggestions/engine/draft-summary.ts');

interface PagesAsked {
  pages: readonly PageOfRecords[];
  about: OwnerOfPages | undefined;
}

/** What can be asked of the text that was read from records. */
export const textTasks = {
  /** The words by which a question's answer may be found. */
  widen_question: {
    prepare: terms,
    run: async ({ question }: { question: string }): Promise<string[]> => (await terms()).retrievalTerms(question),
  },
  answer_question: {
    prepare: () => Promise.all([answering(), saying()]),
    rehearse: async (comes: AbortSignal) => (await rehearsing()).rehearse((await saying()).fieldPlaces, comes),
    run: async (asked: AskedOfPages): Promise<CitedAnswer> =>
      (await answering()).answerQuestion(asked, (await saying()).fieldPlaces),
  },
  /** Holds a model's answer to the pages it was given. */
  verify_answer: {
    prepare: verifying,
    run: async ({ answer, passages }: Pick<AskedOfPages, 'passages'> & { answer: ModelAnswer }): Promise<CitedAnswer> =>
      (await verifying()).verifyAnswer(answer, passages),
  },
  /** Which of some pages may be used of the client, by their index. */
  own_pages: {
    prepare: owning,
    run: async ({ pages, about }: PagesAsked): Promise<number[]> => {
      const own = new Set((await owning()).ownPages(pages, about));
      return [...pages.keys()].filter((at) => own.has(pages[at] as PageOfRecords));
    },
  },
  /** Takes the social security numbers out of texts that may leave the installation. */
  remove_ssns: {
    prepare: redacting,
    run: async ({ texts }: { texts: readonly string[] }): Promise<string[]> => {
      const { removeSsns } = await redacting();
      return texts.map((text) => removeSsns(text));
    },
  },
  suggest_from_record: {
    prepare: suggesting,
    run: async (asked: AskedOfRecord): Promise<RecordSuggestions> => (await suggesting()).suggestFromRecord(asked),
  },
  /** What a record's pages mean, and whose they are. */
  understand_pages: {
    prepare: understanding,
    run: async (pages: PagesToRead): Promise<UnderstoodPage[]> => (await understanding()).understandPages(pages),
  },
  /** Holds what a model filled to the record's pages. */
  verify_filled: {
    prepare: filling,
    run: async (given: {
      filled: readonly Filled[];
      pages: readonly RecordPage[];
      context: RecordContext;
      own?: readonly OwnField[] | null;
    }): Promise<Suggestion[]> =>
      (await filling()).verifyFilled(given.filled, given.pages, given.context, given.own ?? []),
  },
  draft_summary: {
    prepare: drafting,
    run: async (given: { pages: readonly SummaryPage[]; context: RecordContext }): Promise<SummarySentence[]> =>
      (await drafting()).draftSummary(given.pages, given.context),
  },
};
