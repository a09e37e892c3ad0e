import { createFileRoute } from '@tanstack/react-router';
import { LogVisit } from '../features/activities/log-visit.tsx';
import { Visits, type VisitsSearch } from '../features/referral-sources/visits.tsx';
import { statusOf } from './-source-status.tsx';

const said = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The referral sources that are due by a day, as a route. */
export const Route = createFileRoute('/_app/outreach/visits')({
  validateSearch: ({ day, owner, state }: Record<string, unknown>): VisitsSearch =>
    Object.fromEntries(
      Object.entries({ day: said(day), owner: said(owner), state: said(state) }).filter(([, value]) => value),
    ),
  component: () => {
    const navigate = Route.useNavigate();
    return (
      <Visits
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search: (shown) => ({ ...shown, ...search }), replace: true })}
        status={statusOf}
        actions={(source) => <LogVisit source={source} />}
      />
    );
  },
});
