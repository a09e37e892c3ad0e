import { useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { SelectLater } from '#client/ui/fields/select-later.tsx';
import { dateRangeMessages as text } from '#shared/features/date-range/date-range.messages.ts';
import { rangeOf, writeSpan } from '#shared/features/date-range/date-range.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import classes from './date-range.module.css';
import { CUSTOM, rangeOptions } from './range-options.ts';

const CustomDatesDialog = drawnLater(async () => (await import('./custom-dates-dialog.tsx')).CustomDatesDialog);

interface DateRangeControlProps {
  /** The range as the address holds it. */
  value: string | undefined;
  /** The organization's today. */
  today: CalendarDay;
  /** Where what stands beside it says what it is. */
  labelHidden?: boolean;
  onChange: (written: string) => void;
}

/** Which days are looked at: one of the presets, or dates of one's own. */
export function DateRangeControl({ value, today, labelHidden, onChange }: DateRangeControlProps) {
  const [asking, setAsking] = useState(false);
  const { start, end, preset } = rangeOf(value, today);
  const { shown, options } = rangeOptions({ start, end, preset });
  return (
    <div className={classes.control}>
      <SelectLater
        label={text.label}
        labelHidden={labelHidden}
        options={options}
        value={shown}
        onChange={(chosen) => {
          if (chosen === CUSTOM) setAsking(true);
          else if (chosen !== null && chosen !== shown) onChange(chosen);
        }}
      />
      {asking && (
        <CustomDatesDialog
          span={{ start, end }}
          today={today}
          onClose={() => setAsking(false)}
          onSelect={(span) => {
            setAsking(false);
            onChange(writeSpan(span));
          }}
        />
      )}
    </div>
  );
}
