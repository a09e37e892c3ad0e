import type { Bar } from '#client/components/chart/bar-list.tsx';
import { OTHERS_COLOR } from '#client/components/chart/chart-colors.ts';
import type { ChartTable } from '#client/components/chart/chart-table.ts';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { AmountShare, CategoryShare, Conversion, MetricAnswer } from '#shared/features/metrics/metric-answers.ts';
import { categoryLabel, dollarsText } from '#shared/features/metrics/metric-columns.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { metricsMessages } from '#shared/features/metrics/metrics.messages.ts';
import { type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import type { HrefOf } from './metric-figure.tsx';
import { percentText } from './metric-words.ts';

/** One part of a whole, however the metric weighs it. */
export interface Share {
  category: string;
  label: string;
  /** What it weighs; of a conversion its rate. */
  weight: number;
  percent: number;
  /** How the weight is read. */
  text: string;
}

const ofCategory = ({ category, total_opportunity_count: weight, percent }: CategoryShare): Share => ({
  ...{ category, weight, percent, label: categoryLabel(category), text: numberText(weight) },
});
const ofAmount = ({ category, total_amount: weight, percent }: AmountShare): Share => ({
  ...{ category, weight, percent, label: categoryLabel(category), text: dollarsText(weight) },
});
const ofConversion = ({ source, conversion_rate }: Conversion): Share => ({
  ...{ category: source, label: source, weight: conversion_rate ?? 0, percent: conversion_rate ?? 0 },
  text: percentText(conversion_rate),
});

/** The parts of an answer; none where it has no parts. A conversion's total is not one of them. */
export function sharesOf(metric: MetricName, { data }: MetricAnswer<MetricName>): Share[] {
  switch (metricOf(metric).kind) {
    case 'categories':
    case 'funnel':
      return (data as CategoryShare[]).map(ofCategory);
    case 'amounts':
      return (data as AmountShare[]).map(ofAmount);
    case 'conversion':
    case 'period':
      return ((data ?? []) as Conversion[]).slice(0, -1).map(ofConversion);
    default:
      return [];
  }
}

/** How many rows stand behind a part. */
export function countOf({ data }: MetricAnswer<MetricName>, category: string): number {
  const parts = data as readonly CategoryShare[];
  return parts.find((each) => each.category === category)?.total_opportunity_count ?? 0;
}

/** The parts as a table with the same numbers. */
export function shareTable(metric: MetricName, answer: MetricAnswer<MetricName>): ChartTable {
  const { kind, unit } = metricOf(metric);
  if (kind === 'conversion' || kind === 'period')
    return {
      head: [text.source, text.inquiries, text.admissions_column, text.conversion_column],
      rows: ((answer.data ?? []) as Conversion[]).map(({ source, inquiries, admissions, conversion_rate }) => [
        ...[source, numberText(inquiries), numberText(admissions), percentText(conversion_rate)],
      ]),
    };
  return {
    head: [text.category, unit === 'dollars' ? text.amount : text.count, text.percent],
    rows: sharesOf(metric, answer).map(({ label, text: shown, percent }) => [label, shown, percentText(percent)]),
  };
}

/** What the parts say in a sentence. */
export function shareSummary(metric: MetricName, shares: readonly Share[]): string {
  const [first] = shares;
  if (!first) return '';
  const title = metricTitle(metric);
  const last = shares.at(-1);
  if (metricOf(metric).kind === 'funnel' && last)
    return format(text.sum_funnel, { admitted: last.text, n: first.text, percent: last.percent });
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  const { unit } = metricOf(metric);
  const n = unit === 'dollars' ? dollarsText(total) : numberText(total);
  return format(text.sum_categories, { title, n, top: first.label, percent: first.percent });
}

interface BarRules {
  /** How many bars stand there. */
  shown: number;
  /** Percent that a bar has at least, so that it can be seen. */
  least: number;
  /** What is not shown stands in one last bar. */
  others?: { least: number };
}

/** The first parts as bars as long as their share, and all others as one (C-72). */
export function shareBars(shares: readonly Share[], hrefOf: HrefOf, { shown, least, others }: BarRules): Bar[] {
  const bars = shares.slice(0, shown).map(
    ({ category, label, percent, weight, text: value }): Bar => ({
      ...{ key: category, label, value, percent: percentText(percent), width: Math.min(100, Math.max(percent, least)) },
      ...(weight > 0 ? { href: hrefOf({ of: category }) } : {}),
    }),
  );
  const rest = shares.slice(shown);
  if (!others || rest.length === 0) return bars;
  const percent = 100 - shares.slice(0, shown).reduce((sum, each) => sum + each.percent, 0);
  const count = numberText(rest.reduce((sum, { weight }) => sum + weight, 0));
  const last: Bar = {
    // No category begins with a space, as one of them may be called Others.
    ...{ key: ' others', label: metricsMessages.others, value: count, percent: percentText(percent) },
    ...{ width: Math.max(percent, others.least), color: OTHERS_COLOR, href: hrefOf() },
  };
  return [...bars, last];
}
