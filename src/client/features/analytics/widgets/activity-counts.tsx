import type { WidgetProps } from '../analytics.data.ts';
import { CategoryCard } from './category-card.tsx';

/** How many activities each person performed. */
export const ActivityCounts = ({ range, granularity }: Omit<WidgetProps, 'metric'>) => (
  <CategoryCard metric="activity_counts" widget="ActivityCounts" range={range} granularity={granularity} />
);
