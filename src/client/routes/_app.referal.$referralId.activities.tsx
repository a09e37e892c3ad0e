import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { eventLabel } from '#shared/features/activities/activities.rules.ts';
import { formatInstantDay } from '#shared/platform/dates.ts';
import { rangeToEnter, rememberRange } from '../components/date-range/remembered-range.ts';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { activityList } from '../features/activities/activities.list.tsx';
import { ActivitiesTab } from '../features/activities/activities-tab.tsx';
import { sourceOptions } from '../features/referral-sources/referral-sources.data.ts';
import { FollowUp } from '../features/tasks/follow-up.tsx';
import type { Address } from '../platform/list-memory.ts';
import { useTimeZone } from '../platform/organization.ts';

/** The list's own part, and the days that are counted: a preset's name, or `yyyy-MM-dd:yyyy-MM-dd`. */
type ActivitiesSearch = Address & { range?: string };

/** What happened with a referral source. */
export const Route = createFileRoute('/_app/referal/$referralId/activities')({
  validateSearch: ({ range, ...shown }: Record<string, unknown>): ActivitiesSearch => ({
    ...shown,
    ...(typeof range === 'string' ? { range } : {}),
  }),
  beforeLoad: ({ search, location }) => {
    const last = rangeToEnter(search.range);
    if (last) throw redirect({ to: location.pathname, search: { ...search, range: last }, replace: true });
  },
  loaderDeps: ({ search: { range: _range, ...shown } }) => shown,
  loader: ({ params, deps }) => prefetchList(activityList(params.referralId), deps),
  component: Activities,
});

function Activities() {
  const { referralId } = Route.useParams();
  const { range } = Route.useSearch();
  const navigate = Route.useNavigate();
  const timeZone = useTimeZone();
  const { data: source } = useQuery(sourceOptions(referralId));
  if (!source) return null;
  return (
    <ActivitiesTab
      source={source}
      range={range}
      ofActivity={({ description, ...activity }) =>
        source.is_active && (
          <FollowUp
            name={source.referral_name}
            tied={{ referral_id: source.id }}
            about={[`${eventLabel(activity)}, ${formatInstantDay(activity.event_date, timeZone)}`, description]
              .filter(Boolean)
              .join('\n')}
          />
        )
      }
      onRange={(written) => {
        rememberRange(written);
        void navigate({ search: (shown) => ({ ...shown, range: written }), replace: true, resetScroll: false });
      }}
    />
  );
}
