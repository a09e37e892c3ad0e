import { useHint } from '#client/ui/use-hint.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { daysText } from '#shared/features/metrics/metric-columns.ts';
import { metricMeaning } from '#shared/features/metrics/metric-title.ts';
import { STAGES, type Stage } from '#shared/features/metrics/metrics.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { useMetric } from '../analytics.data.ts';
import classes from './drill-down.module.css';
import { RowsTable } from './rows-table.tsx';
import type { ViewProps } from './view-props.ts';
import { Prompt, viewState } from './view-states.tsx';

/** One card a stage, and the inquiries that reached the one that is chosen. */
export function MedianView({ range, granularity, of, onPick }: ViewProps) {
  const metric = 'median_days_processing_time';
  const looked = useMetric({ metric, range, granularity });
  const waiting = viewState(looked);
  if (waiting || !looked.answer) return waiting;
  const { data } = looked.answer;
  const chosen = STAGES.find((stage) => stage === of && data[stage].count > 0);
  return (
    <div className={classes.sides}>
      <ul className={classes.stages}>
        {STAGES.map((stage) => (
          <li key={stage}>
            <StageCard {...{ stage, ...data[stage] }} chosen={stage === chosen} onPick={() => onPick({ of: stage })} />
          </li>
        ))}
      </ul>
      {chosen ? (
        <RowsTable
          key={chosen}
          {...{ span: looked.days, metric, category: chosen }}
          part={format(text.stage, { stage: INQUIRY_STATUS_LABELS[chosen] })}
          counted={data[chosen].count}
        />
      ) : (
        <Prompt>{text.pick_card}</Prompt>
      )}
    </div>
  );
}

interface StageCardProps {
  stage: Stage;
  median_days: number | null;
  count: number;
  chosen: boolean;
  onPick: () => void;
}

/** A stage and its median; what that counts is said to whom it draws. */
function StageCard({ stage, median_days, count, chosen, onPick }: StageCardProps) {
  const { turning, hint } = useHint(metricMeaning('median_days_processing_time'));
  return (
    <>
      <button
        type="button"
        className={classes.stage}
        data-dropped={stage === 'DROPPED' || undefined}
        aria-pressed={chosen}
        disabled={count === 0}
        onClick={onPick}
        {...turning}
      >
        {format(text.stage, { stage: INQUIRY_STATUS_LABELS[stage] })}
        <strong>{median_days === null ? '-' : daysText(median_days)}</strong>
      </button>
      {hint}
    </>
  );
}
