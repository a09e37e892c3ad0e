import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MovedOn } from '#client/components/moved-on.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Link } from '#client/ui/display/link.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { SlidePanel } from '#client/ui/layers/slide-panel.tsx';
import { censusMessages as text } from '#shared/features/census/census.messages.ts';
import { type CensusMetric, censusDayLabel } from '#shared/features/census/census.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { type CensusDetails, censusDetailsOptions } from './census.data.ts';
import classes from './census-panel.module.css';
import peopleClasses from './people.module.css';

interface CensusPanelProps {
  day: CalendarDay;
  metric: CensusMetric;
  facility: string | undefined;
  /** How many the grid counts there; undefined while it is not known. */
  counted: number | undefined;
  onClose: () => void;
}

/** What stands behind one number of the census: the facilities, and the inquiries that were counted. */
export function CensusPanel({ day, metric, facility, counted, onClose }: CensusPanelProps) {
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(censusDetailsOptions(day, metric, facility));
  return (
    <SlidePanel
      opened
      size="big"
      title={format(text.panel_title, { metric, date: censusDayLabel(day) })}
      onClose={onClose}
    >
      {error && !data && (
        <ErrorBanner message={text.error_fetching_details} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={240} />}
      {data && (
        <div className={classes.panel}>
          {!isFetching && (
            <MovedOn
              before={counted}
              now={data.details.length}
              onCountAgain={() => void client.invalidateQueries(trpc.census.pathFilter())}
            />
          )}
          <FacilityCounts details={data} metric={metric} />
          <InquiriesCounted details={data} metric={metric} />
        </div>
      )}
    </SlidePanel>
  );
}

interface PartProps {
  details: CensusDetails;
  metric: CensusMetric;
}

function FacilityCounts({ details: { facility_counts, total_facility_counts }, metric }: PartProps) {
  const counts = Object.entries(facility_counts);
  const sizes = new Map(total_facility_counts.map(({ name, size }) => [name, size]));
  const shown = (name: string, count: number) => {
    const size = sizes.get(name);
    if (metric === text.occupancy) return `${count}%`;
    return metric === text.census && size ? format(text.of_beds, { n: count, size }) : numberText(count);
  };
  return (
    <section aria-label={text.facilities}>
      <h3>{text.facilities}</h3>
      {counts.length === 0 && <p className={classes.none}>{text.no_facility_data}</p>}
      <dl className={classes.counts}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shown(name, count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function InquiriesCounted({ details: { details }, metric }: PartProps) {
  const mayOpen = useMay('inquiries:list');
  const aboutBeds = metric === text.available_beds || metric === text.occupancy;
  return (
    <section aria-label={text.inquiries}>
      <h3>
        {aboutBeds ? text.in_house : text.inquiries} <span className={classes.total}>{numberText(details.length)}</span>
      </h3>
      {details.length === 0 && <p className={classes.none}>{text.no_inquiry_data}</p>}
      <ul className={peopleClasses.people}>
        {details.map(({ id, opportunity_name, condition, facility }) => (
          <li key={id}>
            {mayOpen ? <Link href={inquiryHref(id)}>{opportunity_name}</Link> : opportunity_name}
            <span>{joined(facility, condition?.join(', '))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
