import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { Granularity } from '#shared/features/date-range/date-range.rules.ts';

/** How finely charts may be cut. */
export const GRANULARITIES: { value: Granularity; label: string }[] = [
  { value: 'week', label: text.by_week },
  { value: 'month', label: text.by_month },
];
