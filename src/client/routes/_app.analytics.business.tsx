import { createFileRoute } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { analyticsRoute } from '../features/analytics/analytics-route.ts';
import { AnalyticsScreen } from '../features/analytics/analytics-screen.tsx';

/** Its form and tables weigh as much as a page: fetched beside the numbers. */
const BoosterCard = drawnLater(async () => (await import('../features/census-booster/booster-card.tsx')).BoosterCard);

export const Route = createFileRoute('/_app/analytics/business')({
  ...analyticsRoute,
  component: () => (
    <AnalyticsScreen
      tab="business"
      more={{
        efficiency: <BoosterCard />,
      }}
    />
  ),
});
