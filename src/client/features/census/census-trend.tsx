import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChartFigure } from '#client/components/chart/chart-figure.tsx';
import { LinePlot } from '#client/components/chart/plots.tsx';
import { PointReader } from '#client/components/chart/point-reader.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { censusMessages as text } from '#shared/features/census/census.messages.ts';
import { type CalendarDay, formatDay, mondayOf } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { censusTrendOptions } from './census.data.ts';
import { writeAddress } from './census-search.ts';
import classes from './census-trend.module.css';

/** The address of a day's week, with who was in the house on it. */
const dayHref = (day: CalendarDay, facility: string | undefined) =>
  `/admissions/census?${new URLSearchParams(writeAddress({ date: mondayOf(day), facility, cell: { day, metric: text.census } }))}`;

/** The house at the end of each day of the last half year, as it was counted that night. */
export function CensusTrend({ facility }: { facility: string | undefined }) {
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(censusTrendOptions(facility));
  if (error && !data)
    return <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton height={320} />;
  const last = data.at(-1);
  if (!last) return null;
  const peak = data.reduce((most, each) => (each.census > most.census ? each : most));
  const points = data.map(({ day, census }) => ({
    ...{ key: day, label: formatDay(day), value: census, href: dayHref(day, facility) },
  }));
  return (
    <ChartFigure
      title={text.trend}
      summary={format(last.beds > 0 ? text.trend_summary : text.trend_summary_without_beds, {
        ...{ census: last.census, day: formatDay(last.day), occupancy: last.occupancy },
        ...{ max: peak.census, peak: formatDay(peak.day) },
      })}
      definition={text.trend_means}
      table={{
        head: [text.day, text.census, text.admits, text.discharges, text.beds, text.occupancy],
        rows: data.map(({ day, census, admits, discharges, beds, occupancy }) => [
          ...[formatDay(day), ...[census, admits, discharges, beds].map(numberText), occupancy],
        ]),
      }}
      fileName={`census-${data[0]!.day}-${last.day}`}
      stale={isPlaceholderData}
    >
      <div className={classes.trend}>
        <LinePlot points={points} onPoint={(day) => void navigate({ to: dayHref(day, facility) })} />
      </div>
      <PointReader title={text.trend} points={points} />
    </ChartFigure>
  );
}
