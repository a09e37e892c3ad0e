import { type FormEvent, useId, useState } from 'react';
import { dateRangeMessages as text } from '../../../shared/features/date-range/date-range.messages.ts';
import { type DaySpan, spanFault } from '../../../shared/features/date-range/date-range.rules.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import type { CalendarDay } from '../../../shared/platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { Modal } from '../../ui/modal.tsx';
import classes from './date-range.module.css';

interface CustomDatesDialogProps {
  /** The dates it begins with. */
  span: DaySpan;
  /** The organisation's today. */
  today: CalendarDay;
  onClose: () => void;
  onSelect: (span: DaySpan) => void;
}

/** How many years back a range may begin. */
const YEARS_BACK = 20;

/** Two dates of one's own: what keeps them from being a range is said, and then they can't be selected. */
export function CustomDatesDialog({ span, today, onClose, onSelect }: CustomDatesDialogProps) {
  const id = useId();
  const [start, setStart] = useState<CalendarDay | null>(span.start);
  const [end, setEnd] = useState<CalendarDay | null>(span.end);
  const fault = spanFault(start, end, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault === null && start !== null && end !== null) onSelect({ start, end });
  };
  const shared = { required: true, clearable: true, today, yearsBack: YEARS_BACK, yearsAhead: 0 };
  return (
    <Modal
      opened
      title={text.title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button kind="primary" type="submit" form={id} disabled={fault !== null}>
            {text.select_dates}
          </Button>
        </>
      }
    >
      <form id={id} className={classes.dates} noValidate onSubmit={submit}>
        <DatePicker label={text.start} {...shared} value={start} onChange={setStart} />
        <DatePicker label={text.end} {...shared} base={start ?? undefined} value={end} onChange={setEnd} />
        <p role="status" className={classes.fault}>
          {fault}
        </p>
      </form>
    </Modal>
  );
}
