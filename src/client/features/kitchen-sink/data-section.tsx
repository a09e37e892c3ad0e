import { IconArrowDownLeft, IconArrowUpRight, IconBed, IconClock, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { WhyDialog } from '#client/components/bulk/why-dialog.tsx';
import { DateRangeControl } from '#client/components/date-range/date-range-control.tsx';
import { Button } from '#client/ui/button.tsx';
import { Avatar } from '#client/ui/display/avatar.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Chip } from '#client/ui/display/chip.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { MetricCard, type MetricColor } from '#client/ui/display/metric-card.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import classes from './kitchen-sink.module.css';

const METRICS = [
  { title: 'Referred in', value: '128', subtitle: '12 this week', icon: IconArrowDownLeft, color: 'green' },
  { title: 'Referred out', value: '41', icon: IconArrowUpRight, color: 'blue' },
  { title: 'Free beds', value: '3', subtitle: 'of 24', icon: IconBed, color: 'yellow' },
  { title: 'Dropped', value: '7', icon: IconUsers, color: 'red' },
  { title: 'Processing Days', value: undefined, icon: IconClock, color: 'purple' },
] as const satisfies readonly { color: MetricColor; [more: string]: unknown }[];

const REFUSALS = [
  { id: 'a', name: 'Maria Lopez', reason: 'Somebody else has changed this contact meanwhile.' },
  { id: 'b', name: 'Theo Brandt', reason: 'This contact is archived already.' },
];

/** Numbers, the days they count, and facts to read. */
export function DataSection() {
  const [range, setRange] = useState<string>();
  const [metric, setMetric] = useState(0);
  const [hidden, setHidden] = useState(false);
  const [why, setWhy] = useState(false);
  return (
    <>
      <Card title="Numbers">
        <div className={classes.stack}>
          <DateRangeControl value={range} today="2026-05-12" onChange={setRange} />
          <div className={classes.cards}>
            {METRICS.map((each, at) => (
              <MetricCard key={each.title} {...each} pressed={at === metric} onPress={() => setMetric(at)} />
            ))}
            <MetricCard title="Sources" value="0" icon={IconUsers} color="blue" />
          </div>
        </div>
      </Card>
      <Card title="Facts">
        <div className={classes.stack}>
          <Facts
            facts={[
              ['Born', '03/02/1988 (38 years)'],
              ['City', 'Pinebrook'],
              ['Social security number', '***-**-1234'],
              ['Staff', <Avatar key="staff" initials="RQ" size={28} />],
            ]}
          />
          <div className={classes.row}>
            <Chip>Outpatient</Chip>
            <Chip removeLabel="Remove Residential" onRemove={() => undefined}>
              Residential
            </Chip>
            <Checkbox
              label="Show archived"
              hint="Contacts that are no longer written to"
              checked={hidden}
              onChange={setHidden}
            />
            <Button onClick={() => setWhy(true)}>See why</Button>
          </div>
          <div role="status" aria-busy="true" aria-label="Loading">
            <Skeleton width="40%" />
            <Skeleton height={36} />
          </div>
        </div>
      </Card>
      <WhyDialog refusals={why ? REFUSALS : null} onClose={() => setWhy(false)} />
    </>
  );
}
