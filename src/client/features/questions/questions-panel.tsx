import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { questionsMessages as text } from '#shared/features/questions/questions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AskBox } from './ask-box.tsx';
import { QuestionItem } from './question-item.tsx';
import { type CitationRow, questionsOptions } from './questions.data.ts';
import classes from './questions.module.css';

/** Shown before someone asks for all: a record under work has dozens of questions; among other cards the last answer. */
const SHOWN_AT_FIRST = 10;

interface QuestionsPanelProps {
  opportunityId: string;
  /** One field and the last answer until more is asked for. */
  folded?: boolean;
  onOpen: (citation: CitationRow) => void;
}

/** Asks the inquiry's records; every answer leads to the page it stands on. */
export function QuestionsPanel({ opportunityId, folded = false, onOpen }: QuestionsPanelProps) {
  const mayAsk = useMay('questions:ask');
  const { data, error, refetch, isFetching } = useQuery(questionsOptions(opportunityId));
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState(false);
  const shown = all ? data : data?.slice(0, folded ? 1 : SHOWN_AT_FIRST);
  return (
    <Card
      title={text.title}
      aside={folded && data?.length === 0 && <span className={classes.none}>{text.no_questions}</span>}
    >
      {mayAsk && <AskBox opportunityId={opportunityId} line={folded} onAsked={() => setAsked(true)} />}
      {error && <ErrorBanner message={text.error_loading} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton height={96} />}
      {data?.length === 0 && !folded && <EmptyState line title={text.no_questions} />}
      <ul className={classes.list} aria-label={text.history}>
        {shown?.map((item) => (
          <QuestionItem key={item.id} item={item} folded={folded && !all && !asked} onOpen={onOpen} />
        ))}
      </ul>
      {data && shown && shown.length < data.length && (
        <div className={classes.more}>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {format(text.show_all, { n: data.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
