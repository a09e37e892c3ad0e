import { useLocation } from '@tanstack/react-router';
import { useAllowed } from '#client/platform/organization.ts';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import {
  ANALYTICS_TABS,
  type AnalyticsTab,
  type MetricName,
  metricOf,
} from '#shared/features/metrics/metrics.rules.ts';

export const TAB_TITLES: Record<AnalyticsTab, string> = {
  outreach: text.outreach,
  admissions: text.admissions,
  business: text.business,
};

/** The screens of Analytics this person may see. */
export function useAnalyticsTabs(): AnalyticsTab[] {
  const allowed = useAllowed();
  return ANALYTICS_TABS.filter((tab) => allowed(`analytics:${tab}`));
}

/** The screen a metric's rows open on: the one shown where it stands there too, else the first this person may see. */
export function useTabOf(metric: MetricName): AnalyticsTab | undefined {
  const { pathname } = useLocation();
  const tabs = useAnalyticsTabs().filter((tab) => metricOf(metric).tabs.includes(tab));
  return tabs.find((tab) => pathname === `/analytics/${tab}`) ?? tabs[0];
}
