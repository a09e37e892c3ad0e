import {
  IconArrowsExchange,
  IconBed,
  IconCalendarStats,
  IconCash,
  IconClockBolt,
  IconFilePlus,
  IconInfoCircle,
  IconLogin2,
  IconTrendingUp,
  IconUserPlus,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useContext, useRef, useState } from 'react';
import { savePicture } from '#client/components/chart/save-picture.ts';
import { PinButton } from '#client/components/pin-button.tsx';
import { TitledOutside } from '#client/components/titled-outside.ts';
import { MetricCard as Card, type MetricColor } from '#client/ui/display/metric-card.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { MATURE_DAYS, type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { useMetric, type WidgetProps } from '../analytics.data.ts';
import { drillHref } from '../analytics-address.ts';
import { useTabOf } from '../analytics-tabs.ts';
import { Compared, useComparison } from '../compared.tsx';
import { MetricFailed } from '../metric-failed.tsx';
import { hasRows, numberOf, valueText } from '../metric-words.ts';
import { pinOf } from '../pin-of.ts';
import classes from './metric-card.module.css';
import { MetricCardMeans } from './metric-card-means.tsx';

interface Look {
  icon: TablerIcon;
  color: MetricColor;
}

const LOOKS: Partial<Record<MetricName, Look>> = {
  referral_orgs_count: { icon: IconLogin2, color: 'green' },
  opportunities_created_by_professional_referral: { icon: IconFilePlus, color: 'blue' },
  opportunities_admitted_by_professional_referral: { icon: IconUserPlus, color: 'green' },
  distinct_referral_out_count: { icon: IconArrowsExchange, color: 'purple' },
  distinct_opportunity_count: { icon: IconFilePlus, color: 'blue' },
  opportunities_created: { icon: IconFilePlus, color: 'blue' },
  opportunities_admitted: { icon: IconUserPlus, color: 'green' },
  dropped_opportunity_counts: { icon: IconX, color: 'red' },
  average_length_of_stay: { icon: IconCalendarStats, color: 'purple' },
  opportunity_amount_admitted: { icon: IconCash, color: 'green' },
  average_opportunity_amount: { icon: IconCash, color: 'blue' },
  occupancy_today: { icon: IconBed, color: 'yellow' },
  first_contact_time: { icon: IconClockBolt, color: 'yellow' },
  first_contact_in_target: { icon: IconClockBolt, color: 'green' },
  conversion_rate: { icon: IconTrendingUp, color: 'green' },
};
const PLAIN: Look = { icon: IconFilePlus, color: 'blue' };

/** Pixels that a card is given before it is here. */
const ROOM = 118;

/** One number, how it compares with the range before, and the way to what it counts. */
export function MetricCard({ metric, range, granularity }: WidgetProps) {
  const looked = useMetric({ metric, range, granularity });
  const compared = useComparison(metric, looked);
  const tab = useTabOf(metric);
  const [explained, setExplained] = useState(false);
  const drawn = useRef<HTMLDivElement>(null);
  const titledOutside = useContext(TitledOutside);
  const { answer, days } = looked;
  const title = metricTitle(metric);
  if (looked.error) return <MetricFailed metric={metric} looked={looked} height={ROOM} />;
  if (!answer) return <Skeleton height={ROOM} />;
  const now = numberOf(metric, answer);
  const maturing = metricOf(metric).kind === 'rate' && days.start > addDays(looked.today, -MATURE_DAYS);
  const subtitle = [metricOf(metric).now ? text.as_of_today : undefined, maturing ? text.maturing : undefined];
  return (
    <div className={`${classes.card} ${looked.stale ? classes.stale : ''}`} aria-busy={looked.stale}>
      <div ref={drawn} className={classes.drawn}>
        <Card
          title={title}
          titleHidden={titledOutside}
          value={valueText(metric, now)}
          subtitle={
            <>
              {compared && <Compared said={compared} />}
              {joined(...subtitle)}
            </>
          }
          {...(LOOKS[metric] ?? PLAIN)}
          {...(hasRows(metric, answer) ? { href: drillHref({ metric, range, granularity }, tab) } : {})}
        />
      </div>
      <span className={classes.cardTools}>
        <IconButton
          label={format(text.definition, { title })}
          aria-expanded={explained}
          onClick={() => setExplained(!explained)}
        >
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
        </IconButton>
        <PinButton widget="MetricCard" size="md" {...pinOf(metric, 'MetricCard', days)} />
      </span>
      {explained && (
        <MetricCardMeans
          metric={metric}
          days={days}
          now={now}
          onPicture={(name) => savePicture(drawn.current!, name)}
        />
      )}
    </div>
  );
}
