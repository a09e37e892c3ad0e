import { dateRangeMessages as text } from '#shared/features/date-range/date-range.messages.ts';
import { type DaySpan, spanFault } from '#shared/features/date-range/date-range.rules.ts';
import { CustomDates } from '#shared/features/date-range/date-range.schemas.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { FormDate } from '../form/fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import classes from './date-range.module.css';

interface CustomDatesDialogProps {
  /** The dates it begins with. */
  span: DaySpan;
  /** The organization's today. */
  today: CalendarDay;
  onClose: () => void;
  onSelect: (span: DaySpan) => void;
}

/** Two dates of one's own: what keeps them from being a range is said, and then they can't be selected. */
export function CustomDatesDialog({ span, today, onClose, onSelect }: CustomDatesDialogProps) {
  const shared = { clearable: true, today };
  const faultOf = ({ start, end }: { start: CalendarDay | null; end: CalendarDay | null }) =>
    spanFault(start, end, today);
  return (
    <FormDialog
      title={text.title}
      size="small"
      submit={text.select_dates}
      schema={CustomDates}
      initial={{ start: span.start as CalendarDay | null, end: span.end as CalendarDay | null }}
      send={async (dates) => onSelect(dates)}
      saved={null}
      failed={null}
      unguarded
      blocked={(dates) => faultOf(dates) !== null}
      onClose={onClose}
    >
      {({ values }) => (
        <>
          <FormDate name="start" label={text.start} {...shared} />
          <FormDate name="end" label={text.end} {...shared} base={values.start ?? undefined} />
          <p role="status" className={classes.fault}>
            {faultOf(values)}
          </p>
        </>
      )}
    </FormDialog>
  );
}
