import { z } from 'zod';
import { CensusBoosterInput } from '#shared/features/census-booster/census-booster.schemas.ts';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Id } from '#shared/platform/ids.ts';
import { inputMessages } from '#shared/platform/input.messages.ts';
import { daysOf } from './metric-math.ts';
import { metricsMessages as text } from './metrics.messages.ts';
import { METRIC_NAMES, type MetricName, toMetricName } from './metrics.rules.ts';

/** The plan of a month, which stands among the metrics of the documented path with parameters of its own (C-62). */
export const BOOSTER = 'census_booster';

/** A name that can be said again; anything else is not repeated. */
const PLAIN_NAME = /^[a-z][a-z_]{0,60}$/i;

/** What a name means; a text that means nothing is named back. */
const named = <Meaning>(meaningOf: (name: string) => Meaning | undefined) =>
  z
    .string()
    .max(100)
    .transform((name, { addIssue }): Meaning => {
      const found = meaningOf(name);
      if (found !== undefined) return found;
      const message = PLAIN_NAME.test(name) ? format(text.unknown_metric, { metric: name }) : inputMessages.choose;
      addIssue({ code: 'custom', message });
      return z.NEVER;
    });

/** A metric by its name or another name it goes by. */
const MetricKey = named(toMetricName);
const AskedKey = named<MetricName | typeof BOOSTER>((name) => (name === BOOSTER ? BOOSTER : toMetricName(name)));
const MAX_ASKED = METRIC_NAMES.length + 1;

/** First and last day, both included. */
const range = { start_date: CalendarDate, end_date: CalendarDate };
const isInOrder = ({ start_date, end_date }: { start_date: string; end_date: string }) => start_date <= end_date;
const OUT_OF_ORDER = { error: text.out_of_order, path: ['start_date'] };

/** Days of a range that is cut by day: two years. */
const MAX_DAYS_BY_DAY = 731;

/** Said as JSON, or as a word of an address. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

export const MetricsInput = z
  .strictObject({
    ...range,
    metric: z.union([z.array(AskedKey).min(1).max(MAX_ASKED), AskedKey.transform((metric) => [metric])]),
    granularity: z.enum(['day', 'week', 'month']).default('month'),
    /** With the rows behind each number. */
    details: flag.optional(),
    /** Says that the booster's parameters are a person's own; they count without it too. */
    rerun: flag.optional(),
    ...CensusBoosterInput.shape,
  })
  .refine(isInOrder, OUT_OF_ORDER)
  .refine(
    ({ granularity, start_date, end_date }) =>
      granularity !== 'day' || daysOf({ start: start_date, end: end_date }) <= MAX_DAYS_BY_DAY,
    { error: format(text.too_many_days, { n: MAX_DAYS_BY_DAY }), path: ['start_date'] },
  );

/** What is looked at behind a number: all its rows, or those of a category, or of some days of the range. */
const drill = {
  ...range,
  metric: MetricKey,
  category: z.string().max(500).optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
};

export const MetricRowsInput = z
  .strictObject({ ...drill, page: z.coerce.number<number | string>().int().min(1).max(100_000).default(1) })
  .refine(isInOrder, OUT_OF_ORDER);

export const MetricExportInput = z.strictObject(drill).refine(isInOrder, OUT_OF_ORDER);

export const HeatmapInput = z.strictObject(range).refine(isInOrder, OUT_OF_ORDER);

/** What one referral source gave and got. */
export const ScorecardInput = z.strictObject({ ...range, referral_id: Id }).refine(isInOrder, OUT_OF_ORDER);

/** One of the fifty codes, or 'others' in any case. */
export const StateDetailsInput = z
  .strictObject({ ...range, state: z.string().max(20) })
  .refine(isInOrder, OUT_OF_ORDER);

export const MetricUpkeepInput = z.strictObject({});
