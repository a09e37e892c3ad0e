import type { KeyboardEvent } from 'react';
import { censusMessages as text } from '#shared/features/census/census.messages.ts';
import {
  CENSUS_METRICS,
  type CensusMetric,
  type CensusRow,
  type CensusValue,
  censusDayLabel,
} from '#shared/features/census/census.rules.ts';
import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import type { Census } from './census.data.ts';
import classes from './census-grid.module.css';

interface CensusGridProps {
  census: Census;
  /** The numbers of another week are still shown. */
  stale: boolean;
  onOpen: (day: CalendarDay, metric: CensusMetric) => void;
  /** Leads to the week that begins on a day. */
  onMove: (first: CalendarDay) => void;
}

const valueAt = (row: CensusRow, index: number): CensusValue => row[`day${index + 1}` as 'day1'];

/** The seven days of the house, a row a metric; each number opens who and where it counts. */
export function CensusGrid({ census: { census, days, today }, stale, onOpen, onMove }: CensusGridProps) {
  const [first] = days;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -7, ArrowRight: 7 }[event.key];
    if (step === undefined || !first || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(addDays(first, step));
  };
  return (
    <table className={classes.grid} aria-busy={stale} onKeyDown={move}>
      <caption className="lf-sr-only">{text.census}</caption>
      <thead>
        <tr>
          <th scope="col">{text.metric}</th>
          {days.map((day) => (
            <th key={day} scope="col" data-today={day === today || undefined}>
              {censusDayLabel(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CENSUS_METRICS.map((metric) => {
          const row = census.find((each) => each.metric === metric);
          return (
            <tr key={metric} data-total={metric === text.census || undefined}>
              <th scope="row">{metric}</th>
              {row &&
                days.map((day, index) => (
                  <Cell
                    // Of its place and not of its day, so that the focus stays where it is when the week moves.
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                    key={index}
                    metric={metric}
                    day={day}
                    today={today}
                    value={valueAt(row, index)}
                    onOpen={onOpen}
                  />
                ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CellProps extends Pick<CensusGridProps, 'onOpen'> {
  metric: CensusMetric;
  day: CalendarDay;
  today: CalendarDay;
  value: CensusValue;
}

function Cell({ metric, day, today, value, onOpen }: CellProps) {
  const label = format(text.cell, { metric, day: censusDayLabel(day).replace(',', ''), value });
  return (
    <td data-today={day === today || undefined}>
      <button
        type="button"
        className={classes.cell}
        aria-label={label}
        data-over={typeof value === 'number' && value < 0 ? true : undefined}
        data-none={value === 0 || undefined}
        onClick={() => onOpen(day, metric)}
      >
        {typeof value === 'number' ? numberText(value) : value}
      </button>
    </td>
  );
}
