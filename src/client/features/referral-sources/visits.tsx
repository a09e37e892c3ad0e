import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OutreachFrame } from '#client/components/outreach-frame.tsx';
import { Day } from '#client/components/when.tsx';
import { LOSING_TOUCH_HREF, sourceHref } from '#client/platform/links.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { dotted, phrase } from '#client/ui/display/phrase.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { DatePicker } from '#client/ui/fields/date-picker.tsx';
import { SelectLater } from '#client/ui/fields/select-later.tsx';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { OTHER_STATES } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { VisitsInput } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { isPlaced, partsOnMap, placeOf } from '#shared/features/referral-sources/source-rhythm.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { US_STATES } from '#shared/platform/us-states.ts';
import { DueDay } from './due-day.tsx';
import type { Source } from './referral-sources.data.ts';
import { useOwnName } from './use-own-name.ts';
import classes from './visits.module.css';

/** What the address says of the visits shown. */
export interface VisitsSearch {
  day?: string;
  /** A name, or `EVERYONE`; where it is left out, one's own where one has sources. */
  owner?: string;
  state?: string;
}

/** The map weighs as much as a page: fetched once there is something to show. */
const DueStates = drawnLater(async () => (await import('./due-states.tsx')).DueStates);

export const EVERYONE = 'everyone';

interface VisitsProps {
  search: VisitsSearch;
  onSearch: (search: VisitsSearch) => void;
  /** Where a source stands, and why. */
  status: (source: Source) => ReactNode;
  /** What can be done at a stop. */
  actions: (source: Source) => ReactNode;
}

const STATES = [
  ...Object.entries(US_STATES).map(([value, label]) => ({ value: value as string, label })),
  { value: OTHER_STATES as string, label: text.other_states },
];

/** Who is to be seen by a day, as a route: those that have waited longest, in the order of the way. */
export function Visits({ search, onSearch, status, actions }: VisitsProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const { name: own, failed: ownFailed } = useOwnName();
  const { data: staff = [] } = useQuery(outreachStaffOptions());
  const { day = today, state } = search;
  const owner = search.owner ?? own ?? EVERYONE;
  const asked = VisitsInput.safeParse({ day, state, ...(owner !== EVERYONE && { owner }) });
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.referralSources.visits.queryOptions(asked.success ? asked.data : { day: today }),
    placeholderData: keepPreviousData,
    enabled: own !== undefined || ownFailed,
  });
  const owners = [...new Set([...(owner === EVERYONE ? [] : [owner]), ...staff])];
  return (
    <OutreachFrame tab="visits" count={data && String(data.total)}>
      <div className={classes.filters}>
        <DatePicker
          label={text.visits_day}
          today={today}
          yearsBack={0}
          value={day}
          onChange={(chosen) => onSearch({ ...search, day: chosen === today ? undefined : (chosen ?? undefined) })}
        />
        <SelectLater
          label={text.owner}
          options={[
            { value: EVERYONE, label: text.visits_everyone },
            ...owners.map((name) => ({ value: name, label: name })),
          ]}
          value={owner}
          onChange={(chosen) => onSearch({ ...search, owner: chosen ?? EVERYONE })}
        />
        <SelectLater
          label={text.state}
          placeholder={text.visits_everywhere}
          options={STATES}
          value={state ?? null}
          clearable
          searchable
          onChange={(chosen) => onSearch({ ...search, state: chosen ?? undefined })}
        />
      </div>
      {error && !data && (
        <ErrorBanner message={text.visits_failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <div className={classes.sides}>
          <Card>
            <p className={classes.count} role="status">
              {countOf(data)}
            </p>
            {data.total === 0 && <EmptyState title={text.visits_none}>{text.visits_none_hint}</EmptyState>}
            {data.total > 0 && <OnMap stops={data.stops} />}
            {data.total > 0 && (
              <ol className={classes.route} aria-label={text.visits_list}>
                {data.stops.map((source) => (
                  <Stop key={source.id} source={source} status={status} actions={actions} />
                ))}
              </ol>
            )}
            <p className={classes.more}>
              <Link href={LOSING_TOUCH_HREF}>{text.losing_touch_link}</Link>
            </p>
          </Card>
          {data.states.length > 0 && (
            <DueStates
              states={data.states}
              chosen={state}
              onState={(chosen) => onSearch({ ...search, state: chosen === state ? undefined : chosen })}
            />
          )}
        </div>
      )}
    </OutreachFrame>
  );
}

/** The route as a map elsewhere draws it: links alone, so that nothing is asked of it before one is followed. */
function OnMap({ stops }: { stops: readonly Source[] }) {
  const parts = partsOnMap(stops);
  if (parts.length === 0) return null;
  return (
    <div className={classes.onMap}>
      {parts.map(({ from, to, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer">
          {parts.length === 1 ? text.visits_on_map : format(text.visits_part_on_map, { from, to })}
        </a>
      ))}
      <span className={classes.hint}>{text.visits_map_hint}</span>
    </div>
  );
}

function countOf({ total, stops }: { total: number; stops: readonly unknown[] }): string | null {
  if (total === 0) return null;
  if (total === 1) return text.visits_count_one;
  return total > stops.length
    ? format(text.visits_most, { n: total, shown: stops.length })
    : format(text.visits_count, { n: total });
}

function Stop({ source, status, actions }: { source: Source } & Pick<VisitsProps, 'status' | 'actions'>) {
  const { referral_name, state, last_activity_date, owner } = source;
  return (
    <li className={classes.stop}>
      <span className={classes.who}>
        <Link href={sourceHref(source.id)}>{referral_name}</Link>
        {status(source)}
      </span>
      <span className={classes.place}>
        {isPlaced(source) ? placeOf(source) : [text.visits_placeless, state].filter(Boolean).join(', ')}
      </span>
      <span className={classes.when}>
        {dotted(
          <DueDay key="due" source={source} />,
          last_activity_date
            ? phrase(text.last_touch, { day: <Day day={last_activity_date} /> })
            : text.last_touch_never,
          owner,
        )}
      </span>
      <span className={classes.actions}>{actions(source)}</span>
    </li>
  );
}
