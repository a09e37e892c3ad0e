import { metricsMessages as text } from './metrics.messages.ts';
import type { MetricName } from './metrics.rules.ts';

/** Apart from the rules: an address is read by these, and the first page comes without sixty definitions. */
export const metricTitle = (name: MetricName): string => text[name];
export const metricMeaning = (name: MetricName): string => text[`${name}_means`];
