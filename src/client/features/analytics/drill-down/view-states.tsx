import type { ReactNode } from 'react';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { MetricName } from '#shared/features/metrics/metrics.rules.ts';
import type { Looked } from '../analytics.data.ts';
import classes from './drill-down.module.css';

/** What stands in place of a view until its numbers are here, or where they could not be had. */
export function viewState<Name extends MetricName>({ error, answer, retry, retrying }: Looked<Name>): ReactNode {
  if (error) return <ErrorBanner message={text.error_metrics} onRetry={retry} retrying={retrying} />;
  return answer ? null : <Skeleton height={320} />;
}

/** Where rows would stand: what to choose first. */
export const Prompt = ({ children }: { children: ReactNode }) => <p className={classes.prompt}>{children}</p>;
