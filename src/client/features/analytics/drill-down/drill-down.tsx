import { DateRangeControl } from '#client/components/date-range/date-range-control.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { metricMeaning, metricTitle } from '#shared/features/metrics/metric-title.ts';
import { type AnalyticsTab, type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { useMetric } from '../analytics.data.ts';
import { type AnalyticsSearch, screenHref } from '../analytics-address.ts';
import { GRANULARITIES } from '../granularities.ts';
import { ConversionView } from './conversion-view.tsx';
import classes from './drill-down.module.css';
import { ListView } from './list-view.tsx';
import { MapView } from './map-view.tsx';
import { MedianView } from './median-view.tsx';
import { ShareView } from './share-view.tsx';
import type { ViewProps } from './view-props.ts';

export interface DrillDownProps {
  tab: AnalyticsTab;
  metric: MetricName;
  search: AnalyticsSearch;
  onSearch: (next: AnalyticsSearch) => void;
}

const NONE_PICKED = { of: undefined, at: undefined, to: undefined };

/** What stands behind a number, with a range of its own that begins as the screen's. The address carries all of it. */
export function DrillDown({ tab, metric, search, onSearch }: DrillDownProps) {
  const range = search.days ?? search.range;
  const looked = useMetric({ metric, range, granularity: search.days ? undefined : search.granularity });
  const granularity = search.cut ?? looked.granularity;
  const { drill: _drill, days: _days, cut: _cut, of: _of, at: _at, to: _to, ...screen } = search;
  const view: ViewProps = {
    ...{ tab, metric, range, granularity, of: search.of, at: search.at, to: search.to },
    onPick: (part) => onSearch({ ...search, ...NONE_PICKED, ...part }),
    hrefOf: (part) => screenHref(tab, { ...search, ...NONE_PICKED, ...part }),
    onMetric: (other) => onSearch({ ...search, drill: other, ...NONE_PICKED }),
  };
  return (
    <Modal opened size="full" title={metricTitle(metric)} onClose={() => onSearch(screen)}>
      <div className={classes.frame}>
        <div className={classes.controls}>
          <DateRangeControl
            value={range}
            today={looked.today}
            labelHidden
            onChange={(days) => onSearch({ ...search, days, cut: undefined, at: undefined, to: undefined })}
          />
          <SelectField
            label={text.granularity}
            labelHidden
            options={GRANULARITIES}
            value={granularity}
            onChange={(cut) => cut && onSearch({ ...search, cut, at: undefined, to: undefined })}
          />
          <p className={classes.meaning}>{metricMeaning(metric)}</p>
        </div>
        <View {...view} />
      </div>
    </Modal>
  );
}

function View(props: ViewProps) {
  switch (metricOf(props.metric).kind) {
    case 'medians':
      return <MedianView {...props} />;
    case 'states':
      return <MapView {...props} />;
    case 'conversion':
    case 'period':
    case 'rate':
      return <ConversionView {...props} />;
    case 'categories':
    case 'funnel':
    case 'amounts':
      return <ShareView {...props} />;
    default:
      return <ListView {...props} />;
  }
}
