import type { MetricName } from '#shared/features/metrics/metrics.rules.ts';
import { type Facts, INQUIRY_FACTS } from '../inquiry-facts/inquiry-facts.queries.ts';
import { OUTREACH_FACTS } from '../outreach-facts/outreach-facts.queries.ts';

/** One query a metric: a metric without one does not compile. */
export const FACTS: Record<MetricName, Facts> = { ...INQUIRY_FACTS, ...OUTREACH_FACTS };
