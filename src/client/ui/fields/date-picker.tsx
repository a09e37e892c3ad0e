import { Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { type CalendarDay, dayInWords, formatDay, typedDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ASIDE, DROPDOWN } from '../layers/dropdown.ts';
import type { CalendarPanel } from './calendar-panel.tsx';
import classes from './date-picker.module.css';
import { Field, type FieldProps } from './field.tsx';
import { isNoSuchDay, parseTypedDate } from './parse-typed-date.ts';

interface DatePickerProps extends FieldProps {
  value: CalendarDay | null;
  onChange: (day: CalendarDay | null) => void;
  /** The organization's today. */
  today: CalendarDay;
  /** What '+28' counts from; today when absent. */
  base?: CalendarDay;
  min?: CalendarDay;
  max?: CalendarDay;
  /** Years offered, counted from this one: a day to be planned takes `yearsBack={5}`, any other the default (P1 §9, P2 §2). */
  yearsBack?: number;
  yearsAhead?: number;
  clearable?: boolean;
  disabled?: boolean;
}

/** As high as the window leaves room for: a low one scrolls the rest of the month. */
const BELOW = { ...DROPDOWN, middlewares: { ...DROPDOWN.middlewares, size: { padding: 8 } } };
const BESIDE = { ...ASIDE, middlewares: { ...ASIDE.middlewares, size: { padding: 8 } } };

/** A day is mostly typed: the calendar, as heavy as a page, is fetched for who opens it. */
const loadCalendar = async () => (await import('./calendar-panel.tsx')).CalendarPanel;

/** A calendar date, typed ('tmr', '+28', '12/5') or picked. */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, today, base, min, max, yearsBack = 90, yearsAhead = 4, clearable = false, disabled } = props;
  const [typed, setTyped] = useState(typedDay(value));
  const [refusal, setRefusal] = useState<string>();
  const [opened, setOpened] = useState(false);
  const [aside, setAside] = useState(false);
  const [Calendar, setCalendar] = useState<typeof CalendarPanel>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setTyped(typedDay(value));
    setRefusal(undefined);
  }, [value]);

  const past = max !== undefined && max <= today;
  const meant = parseTypedDate(typed, today, base, past ? max : undefined);
  // A day that will be refused is not offered.
  const allowed = meant && !(min && meant < min) && !(max && meant > max);
  const preview = allowed && typed !== typedDay(value) ? dayInWords(meant) : undefined;
  const thisYear = Number(today.slice(0, 4));

  const settle = () => {
    if (typed.trim() === '') {
      if (value !== null) onChange(null);
      return setRefusal(undefined);
    }
    if (!meant && isNoSuchDay(typed, today)) return setRefusal(text.date_no_such_day);
    if (!meant) return setRefusal(past ? text.date_unreadable_past : text.date_unreadable);
    if (min && meant < min) return setRefusal(format(text.date_too_early, { day: formatDay(min) }));
    if (max && meant > max) return setRefusal(format(text.date_too_late, { day: formatDay(max) }));
    setRefusal(undefined);
    setTyped(typedDay(meant));
    if (meant !== value) onChange(meant);
  };
  // Opened once it is there: a calendar that comes later would not get the focus.
  const open = async () => {
    const loaded = await loadCalendar();
    setCalendar(() => loaded);
    setAside(input.current?.closest('[role="dialog"]') != null);
    setOpened(true);
  };
  const pick = (day: CalendarDay | null) => {
    setOpened(false);
    setTyped(typedDay(day));
    setRefusal(undefined);
    onChange(day);
    input.current?.focus();
  };

  return (
    <Field
      label={props.label}
      labelHidden={props.labelHidden}
      required={props.required}
      hint={preview ?? props.hint}
      error={refusal ?? props.error}
    >
      {(tied) => (
        <Popover
          {...BELOW}
          withRoles={false}
          opened={opened}
          onChange={setOpened}
          position="bottom-start"
          {...(aside && BESIDE)}
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <TextInput
              {...tied}
              ref={input}
              placeholder={text.date_placeholder}
              autoComplete="off"
              // A phone would make another word of 'tmr'.
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              disabled={disabled}
              error={Boolean(refusal ?? props.error)}
              data-refused={refusal ? '' : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={settle}
              onKeyDown={(event) => event.key === 'Enter' && settle()}
              rightSectionPointerEvents="all"
              rightSection={
                <button
                  type="button"
                  className={classes.open}
                  aria-label={text.date_open}
                  aria-haspopup="dialog"
                  aria-expanded={opened}
                  disabled={disabled}
                  onPointerEnter={() => void loadCalendar()}
                  onClick={() => (opened ? setOpened(false) : void open())}
                >
                  <IconCalendar size={18} stroke={1.75} aria-hidden />
                </button>
              }
            />
          </Popover.Target>
          <Popover.Dropdown
            p={0}
            role="dialog"
            aria-label={text.date_calendar}
            className={classes.dropdown}
            data-mantine-stop-propagation
          >
            {Calendar && (
              <Calendar
                value={value}
                today={today}
                years={{ from: thisYear - yearsBack, to: thisYear + yearsAhead }}
                min={min}
                max={max}
                clearable={clearable}
                onPick={pick}
              />
            )}
          </Popover.Dropdown>
        </Popover>
      )}
    </Field>
  );
}
