import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { rememberedRange, rememberRange } from '../components/date-range/remembered-range.ts';
import { activitiesOptions } from '../features/activities/activities.data.ts';
import { ActivitiesTab } from '../features/activities/activities-tab.tsx';
import { sourceOptions } from '../features/referral-sources/referral-sources.data.ts';
import { queryClient } from '../platform/query-client.ts';

interface ActivitiesSearch {
  /** From 1; absent for the first. */
  page?: number;
  /** The days that are counted: a preset's name, or `yyyy-MM-dd:yyyy-MM-dd`. */
  range?: string;
}

/** What passed with a referral source. */
export const Route = createFileRoute('/_app/referal/$referralId/activities')({
  validateSearch: ({ page, range }: Record<string, unknown>): ActivitiesSearch => ({
    ...(Number.isInteger(Number(page)) && Number(page) > 1 ? { page: Number(page) } : {}),
    ...(typeof range === 'string' ? { range } : {}),
  }),
  beforeLoad: ({ cause, params, search }) => {
    const last = cause === 'enter' && search.range === undefined ? rememberedRange() : null;
    if (last) throw redirect({ to: '.', params, search: { ...search, range: last }, replace: true });
  },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ params, deps }) => void queryClient.prefetchQuery(activitiesOptions(params.referralId, deps.page ?? 1)),
  component: Activities,
});

function Activities() {
  const { referralId } = Route.useParams();
  const { page = 1, range } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: source } = useQuery(sourceOptions(referralId));
  if (!source) return null;
  return (
    <ActivitiesTab
      source={source}
      page={page}
      onPage={(next) => void navigate({ search: { ...(next > 1 ? { page: next } : {}), ...(range ? { range } : {}) } })}
      range={range}
      onRange={(written) => {
        rememberRange(written);
        void navigate({ search: (shown) => ({ ...shown, range: written }), replace: true, resetScroll: false });
      }}
    />
  );
}
