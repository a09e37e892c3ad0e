import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rememberRange } from '#client/components/date-range/remembered-range.ts';
import type { AnalyticsTab } from '#shared/features/metrics/metrics.rules.ts';
import { type AnalyticsSearch, readAddress } from './analytics-address.ts';
import { AnalyticsPage } from './analytics-page.tsx';
import type { Section } from './sections.ts';

interface AnalyticsScreenProps {
  tab: AnalyticsTab;
  more?: Partial<Record<Section['key'], ReactNode>>;
}

/** A screen of Analytics with its address. */
export function AnalyticsScreen({ tab, more }: AnalyticsScreenProps) {
  const search = readAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (next: AnalyticsSearch, replace: boolean) =>
    void navigate({ to: '.', search: () => next as never, replace, resetScroll: false });
  return (
    <AnalyticsPage
      tab={tab}
      search={search}
      more={more ?? {}}
      onSearch={(next) => show(next, next.drill === search.drill)}
      onRange={(range) => {
        rememberRange(range);
        show({ ...search, range, granularity: undefined }, true);
      }}
    />
  );
}
