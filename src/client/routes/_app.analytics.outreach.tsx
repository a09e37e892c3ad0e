import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsScreen, analyticsRoute } from '../features/analytics/analytics-screen.tsx';

export const Route = createFileRoute('/_app/analytics/outreach')({
  ...analyticsRoute,
  component: () => <AnalyticsScreen tab="outreach" />,
});
