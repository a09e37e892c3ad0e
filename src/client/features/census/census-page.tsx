import { IconChevronLeft, IconChevronRight, IconPrinter, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdmissionsFrame } from '#client/components/admissions-frame.tsx';
import { PinButton } from '#client/components/pin-button.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { DatePicker } from '#client/ui/fields/date-picker.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { censusMessages as text } from '#shared/features/census/census.messages.ts';
import { CENSUS_DAYS, isCounted } from '#shared/features/census/census.rules.ts';
import { addDays, type CalendarDay, dayInZone, formatDay, formatInstant, mondayOf } from '#shared/platform/dates.ts';
import { fill, format } from '#shared/platform/define-messages.ts';
import { type Census, censusOptions } from './census.data.ts';
import { CensusFailed } from './census-failed.tsx';
import { CensusForecast } from './census-forecast.tsx';
import { CensusGrid } from './census-grid.tsx';
import classes from './census-page.module.css';
import { CensusPanel } from './census-panel.tsx';
import type { CensusSearch } from './census-search.ts';
import hintClasses from './hint.module.css';
import { OverdueAdmits, type Settlement } from './overdue-admits.tsx';

/** Its figure is fetched beside the grid. */
const CensusTrend = drawnLater(async () => (await import('./census-trend.tsx')).CensusTrend);

interface CensusPageProps {
  search: CensusSearch;
  onSearch: (next: CensusSearch) => void;
  onSettle: (id: string, to: Settlement) => void;
  /** Opens the table of programs; absent for who may not see it. */
  onCapacity?: (() => void) | undefined;
  /** The right tools of another feature: what plans from the census. */
  tools?: ReactNode;
}

/** How many inquiries a cell of the grid counts; beds and occupancy are of those in the house. */
function countedIn({ census, days }: Census, { day, metric }: NonNullable<CensusSearch['cell']>): number | undefined {
  const row = census.find((each) => each.metric === (isCounted(metric) ? metric : text.census));
  const value = row?.[`day${days.indexOf(day) + 1}` as 'day1'];
  return typeof value === 'number' ? value : undefined;
}

/** The house over a week: who comes, who leaves, who is there, and how many beds are left. */
export function CensusPage({ search, onSearch, onSettle, onCapacity, tools }: CensusPageProps) {
  const timeZone = useTimeZone();
  const today = dayInZone(new Date(), timeZone);
  const thisWeek = mondayOf(today);
  const first = search.date ?? thisWeek;
  const { data, error, refetch, isFetching, isPlaceholderData, dataUpdatedAt } = useQuery(
    censusOptions(first, search.facility),
  );
  const show = (date: CalendarDay) => onSearch({ ...search, date: date === thisWeek ? undefined : date });
  const facility = data?.facilities.find(({ id }) => id === search.facility)?.name;
  const week = { first: formatDay(first), last: formatDay(addDays(first, CENSUS_DAYS - 1)) };
  return (
    <AdmissionsFrame tab="census">
      <div className={classes.page}>
        <div className={classes.tools}>
          <IconButton label={text.previous_week} kind="outline" onClick={() => show(addDays(first, -CENSUS_DAYS))}>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton label={text.next_week} kind="outline" onClick={() => show(addDays(first, CENSUS_DAYS))}>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </IconButton>
          <span className={classes.week} aria-live="polite">
            {format(text.week_of, week)}
          </span>
          <div className={classes.date}>
            <DatePicker
              label={text.go_to_date}
              labelHidden
              today={today}
              yearsBack={5}
              value={first}
              onChange={(day) => show(day ? mondayOf(day) : thisWeek)}
            />
          </div>
          {first !== thisWeek && <Button onClick={() => show(thisWeek)}>{text.this_week}</Button>}
          <span className={classes.right}>
            {(!search.facility || facility) && (
              <PinButton
                widget="CensusGrid"
                title={facility ? fill(text.census_of, { facility }) : text.census}
                size="lg"
                params={search.facility ? { facility: search.facility } : {}}
              />
            )}
            {tools}
            <SelectField
              label={text.facility}
              labelHidden
              placeholder={text.all_facilities}
              options={data?.facilities.map(({ id, name }) => ({ value: id, label: name })) ?? []}
              value={search.facility ?? null}
              clearable
              onChange={(facility) => onSearch({ ...search, facility: facility ?? undefined })}
            />
            <IconButton label={text.print} kind="outline" onClick={() => window.print()}>
              <IconPrinter size={18} stroke={1.75} aria-hidden />
            </IconButton>
            {onCapacity && (
              <IconButton label={text.capacity_settings} kind="outline" onClick={onCapacity}>
                <IconSettings size={18} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </span>
        </div>
        {error && !data && <CensusFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && <Skeleton height={420} />}
        {data && (
          <>
            <p className={classes.printed}>
              {format(text.printed, {
                ...week,
                facility: facility ?? text.all_facilities,
                time: formatInstant(Math.floor(dataUpdatedAt / 1000), timeZone),
              })}
            </p>
            <OverdueAdmits overdue={data.overdue} onSettle={onSettle} />
            <CensusGrid
              census={data}
              stale={isPlaceholderData}
              onMove={show}
              onOpen={(day, metric) => onSearch({ ...search, cell: { day, metric } })}
            />
            <p className={hintClasses.hint}>{text.footnote}</p>
            <CensusForecast facility={search.facility} />
            <div className={classes.onScreen}>
              <CensusTrend facility={search.facility} />
            </div>
          </>
        )}
      </div>
      {search.cell && (
        <CensusPanel
          {...search.cell}
          facility={search.facility}
          counted={data && !isFetching ? countedIn(data, search.cell) : undefined}
          onClose={() => onSearch({ ...search, cell: undefined })}
        />
      )}
    </AdmissionsFrame>
  );
}
