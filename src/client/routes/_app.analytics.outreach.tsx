import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { analyticsRoute } from '../features/analytics/analytics-route.ts';
import { AnalyticsScreen } from '../features/analytics/analytics-screen.tsx';

/** Its table is fetched beside the numbers. */
const Scorecard = lazy(async () => ({ default: (await import('../features/analytics/scorecard.tsx')).Scorecard }));

export const Route = createFileRoute('/_app/analytics/outreach')({
  ...analyticsRoute,
  component: () => (
    <AnalyticsScreen
      tab="outreach"
      more={{
        efficiency: (
          <Suspense fallback={null}>
            <Scorecard />
          </Suspense>
        ),
      }}
    />
  ),
});
