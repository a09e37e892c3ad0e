import { memo } from 'react';
import type { WidgetProps } from '../analytics.data.ts';
import type { Drawn } from '../sections.ts';
import { ActivityCounts } from './activity-counts.tsx';
import { BarChart } from './bar-chart.tsx';
import { CategoryCard } from './category-card.tsx';
import { ConversionRate } from './conversion-rate.tsx';
import { GeoMap } from './geo-map.tsx';
import { LineChart } from './line-chart.tsx';
import { MedianProcessingTime } from './median-processing-time.tsx';
import { MetricCard } from './metric-card.tsx';
import { PieChart } from './pie-chart.tsx';

const WIDGETS = {
  ActivityCounts,
  BarChart,
  CategoryCard,
  ConversionRate,
  GeoMap,
  LineChart,
  MedianProcessingTime,
  MetricCard,
  PieChart,
} as const satisfies Record<Drawn, (props: WidgetProps) => unknown>;

/** A metric as what it is drawn as. Looking behind one number changes the address, and none of the others is drawn for it. */
export const MetricWidget = memo(function MetricWidget({ as, ...props }: WidgetProps & { as: Drawn }) {
  const Widget = WIDGETS[as];
  return <Widget {...props} />;
});
