import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { activitiesOptions } from '../features/activities/activities.data.ts';
import { ActivitiesTab } from '../features/activities/activities-tab.tsx';
import { sourceOptions } from '../features/referral-sources/referral-sources.data.ts';
import { queryClient } from '../platform/query-client.ts';

interface ActivitiesSearch {
  /** From 1; absent for the first. */
  page?: number;
}

/** What passed with a referral source. */
export const Route = createFileRoute('/_app/referal/$referralId/activities')({
  validateSearch: ({ page }: Record<string, unknown>): ActivitiesSearch =>
    Number.isInteger(Number(page)) && Number(page) > 1 ? { page: Number(page) } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchQuery(activitiesOptions(params.referralId, deps.page ?? 1)),
  component: Activities,
});

function Activities() {
  const { referralId } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: source } = useQuery(sourceOptions(referralId));
  if (!source) return null;
  return (
    <ActivitiesTab
      source={source}
      page={page}
      onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
    />
  );
}
