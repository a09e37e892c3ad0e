import { useQuery } from '@tanstack/react-query';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { censusMessages as text } from '#shared/features/census/census.messages.ts';
import { censusDayLabel } from '#shared/features/census/census.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { censusForecastOptions } from './census.data.ts';
import classes from './census-forecast.module.css';
import hintClasses from './hint.module.css';

/** The census expected on each of the next days, and what that assumes. */
export function CensusForecast({ facility }: { facility: string | undefined }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(censusForecastOptions(facility));
  return (
    <Card title={text.forecast_title}>
      {error && !data && (
        <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={72} />}
      {data && (
        <>
          <dl className={classes.forecast} aria-label={text.forecast} aria-busy={isPlaceholderData}>
            {data.days.map((day, index) => (
              <div key={day}>
                <dt>{censusDayLabel(day)}</dt>
                <dd>{numberText(data.expected[index]!)}</dd>
              </div>
            ))}
          </dl>
          <p className={hintClasses.hint}>
            {format(data.estimate ? text.forecast_estimate : text.forecast_assumes, {
              share: data.share,
              kept: data.kept,
              scheduled: data.scheduled,
            })}
          </p>
        </>
      )}
    </Card>
  );
}
