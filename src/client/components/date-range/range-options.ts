import { dateRangeMessages as text } from '#shared/features/date-range/date-range.messages.ts';
import { type DateRange, RANGE_PRESETS, writeSpan } from '#shared/features/date-range/date-range.rules.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';

/** What asks for dates of one's own. */
export const CUSTOM = 'custom';
const PRESETS = RANGE_PRESETS.map(({ value, title }) => ({ value: value as string, label: title as string }));

/** The ranges to choose from, and the one that is shown among them. */
export function rangeOptions({ start, end, preset }: Pick<DateRange, 'start' | 'end' | 'preset'>) {
  const shown: string = preset?.value ?? writeSpan({ start, end });
  const own = preset
    ? []
    : [{ value: shown, label: format(text.span, { start: formatDay(start), end: formatDay(end) }) }];
  return { shown, options: [...PRESETS, ...own, { value: CUSTOM, label: text.custom as string }] };
}
