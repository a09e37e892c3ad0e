import { useMutation } from '@tanstack/react-query';
import { PlaceButton } from '#client/components/place-button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { SUMMARY_PARTS, type SummarySentence } from '#shared/features/suggestions/summary-sentence.ts';
import { format } from '#shared/platform/define-messages.ts';
import { draftSummary } from '../inquiries.data.ts';
import classes from './summary-card.module.css';

const inWords = ({ quote, file_name: file, page }: SummarySentence): string =>
  format(text.draft_sentence, { quote: quote.replace(/\s+/g, ' '), file, page });

/** The draft as its parts, each with what the records say of it, and what they do not say. */
function draftOf(sentences: readonly SummarySentence[]): string {
  const of = (part: SummarySentence['part']) => sentences.filter((each) => each.part === part);
  const said = SUMMARY_PARTS.filter((part) => of(part).length > 0);
  const missing = SUMMARY_PARTS.filter((part) => of(part).length === 0);
  const lines = said.map((part) =>
    format(text.draft_part, { part: text[`draft_${part}`], quotes: of(part).map(inWords).join(' ') }),
  );
  const lacking = missing.map((part) => text[`draft_${part}`]).join(', ');
  return [...lines, ...(lacking ? [format(text.draft_missing, { parts: lacking })] : [])].join('\n');
}

/** Asks for sentences of the records, and hands them on as the words of a draft. Nothing is saved. */
export function useSummaryDraft(opportunityId: string, onDrafted: (words: string) => void) {
  const drafting = useMutation({
    mutationFn: () => draftSummary(opportunityId),
    onSuccess: (sentences) => {
      if (sentences.length === 0) toast.common(text.draft_none);
      else onDrafted(draftOf(sentences));
    },
    onError: () => toast.error(text.error_drafting),
  });
  return {
    draft: () => drafting.mutate(),
    forget: drafting.reset,
    isPending: drafting.isPending,
    sentences: drafting.data ?? [],
  };
}

interface SummarySourcesProps {
  sentences: readonly SummarySentence[];
  onOpen: (sentence: SummarySentence) => void;
}

/** The pages a draft's sentences come from, to check them before they are saved. */
export function SummarySources({ sentences, onOpen }: SummarySourcesProps) {
  return (
    <Notice title={text.draft_sources}>
      {text.draft_shown}
      <ul className={classes.sources}>
        {sentences.map((sentence) => (
          <li key={`${sentence.document_id} ${sentence.page} ${sentence.quote}`}>
            <PlaceButton
              place={format(text.draft_place, { file: sentence.file_name, page: sentence.page })}
              onOpen={() => onOpen(sentence)}
            />
            <p className={classes.said}>{sentence.quote.replace(/\s+/g, ' ')}</p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
