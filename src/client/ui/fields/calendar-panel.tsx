import { DatePicker as Calendar } from '@mantine/dates';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import classes from './date-picker.module.css';

interface Years {
  from: number;
  to: number;
}

interface CalendarPanelProps {
  value: CalendarDay | null;
  today: CalendarDay;
  /** First and last year offered; a chosen day before or after them is offered with its year. */
  years: Years;
  min?: CalendarDay;
  max?: CalendarDay;
  clearable: boolean;
  onPick: (day: CalendarDay | null) => void;
}

const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month, 1))),
);

const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

const withYearOf = (day: CalendarDay, { from, to }: Years): Years => ({
  from: Math.min(from, yearOf(day)),
  to: Math.max(to, yearOf(day)),
});

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** The first of the month `step` months away, kept inside the years offered. */
function stepMonth(shown: CalendarDay, step: number, years: Years): CalendarDay {
  const index = yearOf(shown) * 12 + Number(shown.slice(5, 7)) - 1 + step;
  const kept = Math.min(Math.max(index, years.from * 12), years.to * 12 + 11);
  return monthOf(Math.floor(kept / 12), (kept % 12) + 1);
}

/** One month of days under month and year selectors, with Today. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { value, today, min, max, clearable, onPick } = props;
  const years = withYearOf(value ?? today, props.years);
  const [shown, setShown] = useState<CalendarDay>(value ?? today);
  const year = yearOf(shown);
  const month = Number(shown.slice(5, 7));
  const todayOffered = (!min || today >= min) && (!max || today <= max);
  return (
    <div className={classes.panel}>
      <div className={classes.bar}>
        <IconButton label={text.date_previous_month} onClick={() => setShown(stepMonth(shown, -1, years))}>
          <IconChevronLeft size={18} stroke={1.75} />
        </IconButton>
        <select
          aria-label={text.date_month}
          className={`${classes.select} ${classes.grow}`}
          value={month}
          onChange={(event) => setShown(monthOf(year, Number(event.currentTarget.value)))}
        >
          {MONTH_NAMES.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={text.date_year}
          className={classes.select}
          value={year}
          onChange={(event) => setShown(monthOf(Number(event.currentTarget.value), month))}
        >
          {Array.from({ length: years.to - years.from + 1 }, (_, index) => years.from + index).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <IconButton label={text.date_next_month} onClick={() => setShown(stepMonth(shown, 1, years))}>
          <IconChevronRight size={18} stroke={1.75} />
        </IconButton>
      </div>
      <Calendar
        classNames={{ calendarHeader: classes.hidden }}
        firstDayOfWeek={0}
        weekendDays={[]}
        getDayProps={(day) => (day === today ? { className: classes.today } : {})}
        value={value}
        date={shown}
        onDateChange={setShown}
        minDate={min}
        maxDate={max}
        onChange={(day) => onPick(day)}
      />
      <div className={classes.foot}>
        <Button kind="quiet" disabled={!todayOffered} onClick={() => onPick(today)}>
          {text.date_today}
        </Button>
        {clearable && value !== null && (
          <Button kind="quiet" onClick={() => onPick(null)}>
            {text.select_clear}
          </Button>
        )}
      </div>
    </div>
  );
}
