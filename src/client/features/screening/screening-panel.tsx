import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '#client/platform/organization.ts';
import { Fold } from '#client/ui/display/fold.tsx';
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
  /** One line among others until it is opened. */
  folded?: boolean;
  onOpen: (place: EvidencePlace) => void;
}

/** The organization's screening questions: how many are answered and how many rule out in a line, opened in place each with its answer, the evidence for it, and who gave it when. */
export function ScreeningPanel({ opportunityId, folded = false, onOpen }: ScreeningPanelProps) {
  const mayAnswer = useMay('inquiries:case_details');
  const { data, error, refetch, isFetching } = useQuery(screeningOptions(opportunityId));
  const answered = data?.filter(({ answer }) => answer !== null).length ?? 0;
  const against = data?.filter(({ answer, rules_out }) => answer !== null && answer.answer === rules_out).length ?? 0;
  return (
    <Fold
      title={text.title}
      name={folded ? 'screening' : 'room-screening'}
      openAtFirst={!folded}
      line={
        data &&
        data.length > 0 && (
          <>
            {format(text.progress, { n: answered, total: data.length })}
            {against > 0 && (
              <span className={classes.warning}>
                <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
                {format(text.rule_outs, { n: against })}
              </span>
            )}
          </>
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
            mayAnswer={mayAnswer}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Fold>
  );
}
