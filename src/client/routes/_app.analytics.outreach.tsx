import { createFileRoute } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { analyticsRoute } from '../features/analytics/analytics-route.ts';
import { AnalyticsScreen } from '../features/analytics/analytics-screen.tsx';

/** Its table is fetched beside the numbers. */
const Scorecard = drawnLater(async () => (await import('../features/analytics/scorecard.tsx')).Scorecard);

export const Route = createFileRoute('/_app/analytics/outreach')({
  ...analyticsRoute,
  component: () => (
    <AnalyticsScreen
      tab="outreach"
      more={{
        efficiency: <Scorecard />,
      }}
    />
  ),
});
