import { useQuery } from '@tanstack/react-query';
import { accountOptions } from '#client/platform/organization.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import type { Role } from '#shared/platform/permissions.ts';
import classes from './analytics-page.module.css';
import { useAnalyticsTabs } from './analytics-tabs.ts';
import { MetricCard } from './widgets/metric-card.tsx';

const RANGE = 'last_30_days';
const HOUSE = ['occupancy_today', 'opportunities_admitted', 'conversion_rate', 'opportunity_amount_admitted'] as const;

/** What each role looks at first. */
const NUMBERS: Record<Role, readonly MetricName[]> = {
  admin: HOUSE,
  manager: HOUSE,
  admissions: ['opportunities_created', 'opportunities_admitted', 'dropped_opportunity_counts', 'occupancy_today'],
  outreach: [
    'opportunities_created_by_professional_referral',
    'opportunities_admitted_by_professional_referral',
    'referral_orgs_count',
    'organizations_created',
  ],
  clinical: ['opportunities_created', 'opportunities_admitted', 'average_length_of_stay'],
  analyst: ['opportunities_created', 'opportunities_admitted', 'conversion_rate', 'occupancy_today'],
};

/** The numbers of the last month that the person's role looks at first, each with the way to what is behind it. */
export function MyNumbers() {
  const { data: account, isLoading } = useQuery(accountOptions());
  const tabs = useAnalyticsTabs();
  const metrics = account
    ? NUMBERS[account.role].filter((each) => metricOf(each).tabs.some((tab) => tabs.includes(tab)))
    : [];
  if (isLoading) return <Skeleton height={200} />;
  if (metrics.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="my-numbers">
      <h2 id="my-numbers">{text.my_numbers}</h2>
      <p className={classes.asOf}>{text.my_numbers_range}</p>
      <div className={classes.grid}>
        {metrics.map((metric) => (
          <div key={metric} className={`${classes.column} ${classes.small}`}>
            <div>
              <MetricCard metric={metric} range={RANGE} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
