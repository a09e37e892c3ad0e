import { useQuery } from '@tanstack/react-query';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { screeningMessages as text } from '#shared/features/screening/screening.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { screeningOptions } from './screening.data.ts';
import classes from './screening.module.css';
import { type EvidencePlace, ScreeningQuestion } from './screening-question.tsx';

interface ScreeningPanelProps {
  opportunityId: string;
  onOpen: (place: EvidencePlace) => void;
}

/** The organization's screening questions, each with its answer, the evidence for it, and who gave it when. */
export function ScreeningPanel({ opportunityId, onOpen }: ScreeningPanelProps) {
  const timeZone = useTimeZone();
  const mayAnswer = useMay('inquiries:case_details');
  const { data, error, refetch, isFetching } = useQuery(screeningOptions(opportunityId));
  const answered = data?.filter(({ answer }) => answer !== null).length ?? 0;
  return (
    <Card
      title={text.title}
      aside={
        data &&
        data.length > 0 && (
          <span className={classes.meta}>{format(text.progress, { n: answered, total: data.length })}</span>
        )
      }
    >
      {error && <ErrorBanner message={text.error_loading} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton height={240} />}
      {data?.length === 0 && <EmptyState line title={text.none} />}
      <ul className={classes.list}>
        {data?.map((row) => (
          <ScreeningQuestion
            key={row.question}
            opportunityId={opportunityId}
            row={row}
            timeZone={timeZone}
            mayAnswer={mayAnswer}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Card>
  );
}
