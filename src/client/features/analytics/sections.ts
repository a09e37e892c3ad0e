import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { AnalyticsTab, MetricName } from '#shared/features/metrics/metrics.rules.ts';

/** What a metric is drawn as on the screens. */
export type Drawn =
  | 'MetricCard'
  | 'LineChart'
  | 'PieChart'
  | 'BarChart'
  | 'CategoryCard'
  | 'ActivityCounts'
  | 'ConversionRate'
  | 'MedianProcessingTime'
  | 'GeoMap';

export interface Placed {
  metric: MetricName;
  as: Drawn;
  /** Takes the whole width. */
  wide?: true;
  /** Stands below the one before it, in the same column: a lone number above a chart leaves no empty room. */
  below?: true;
}

export interface Section {
  key: 'primary' | 'breadth' | 'depth' | 'efficiency' | 'efficiency_old';
  title: string;
  widgets: readonly Placed[];
  /** Stands there only where this has something to say. */
  onlyWith?: MetricName;
}

const card = (metric: MetricName): Placed => ({ metric, as: 'MetricCard' });
const drawn = (as: Drawn, metric: MetricName, wide?: true): Placed => ({ metric, as, ...(wide ? { wide } : {}) });
const below = (placed: Placed): Placed => ({ ...placed, below: true });

const sections = (
  primary: readonly Placed[],
  breadth: readonly Placed[],
  depth: readonly Placed[],
  efficiency: readonly Placed[],
): readonly Section[] => [
  { key: 'primary', title: text.primary, widgets: primary },
  { key: 'breadth', title: text.breadth, widgets: breadth },
  { key: 'depth', title: text.depth, widgets: depth },
  { key: 'efficiency', title: text.efficiency, widgets: efficiency },
];

/** What inquiries of an earlier system came to, by the method of that system (C-71). */
const EFFICIENCY_OLD: Section = {
  key: 'efficiency_old',
  title: text.efficiency_old,
  widgets: [drawn('ConversionRate', 'conversion_by_imported_source', true)],
  onlyWith: 'conversion_by_imported_source',
};

/** What stands where on each screen (C-71). */
export const SECTIONS: Record<AnalyticsTab, readonly Section[]> = {
  outreach: [
    ...sections(
      [
        card('referral_orgs_count'),
        card('opportunities_created_by_professional_referral'),
        card('opportunities_admitted_by_professional_referral'),
        card('distinct_referral_out_count'),
      ],
      [
        card('organizations_created'),
        below(card('contacts_created')),
        drawn('PieChart', 'organizations_by_type'),
        drawn('GeoMap', 'geographical_referral_details', true),
      ],
      [
        drawn('PieChart', 'organizations_by_connection_strength'),
        drawn('ActivityCounts', 'activity_counts'),
        drawn('CategoryCard', 'top_referral_sources'),
        drawn('CategoryCard', 'referrals_sent_by_source'),
      ],
      [
        drawn('ConversionRate', 'conversion_by_professional_referral_name'),
        drawn('ConversionRate', 'conversion_by_professional_source_type'),
      ],
    ),
    EFFICIENCY_OLD,
  ],
  admissions: sections(
    [
      card('distinct_opportunity_count'),
      card('opportunities_admitted'),
      card('dropped_opportunity_counts'),
      drawn('LineChart', 'opportunities_created', true),
    ],
    [
      drawn('BarChart', 'inquiry_funnel', true),
      drawn('PieChart', 'opportunities_by_status'),
      drawn('PieChart', 'opportunities_by_source'),
      drawn('CategoryCard', 'opportunities_by_condition'),
    ],
    [
      card('average_length_of_stay'),
      below(drawn('CategoryCard', 'opportunities_by_staff')),
      drawn('PieChart', 'dropped_opportunity_counts'),
      drawn('CategoryCard', 'drops_by_step'),
      drawn('CategoryCard', 'drops_to_call_back'),
      drawn('CategoryCard', 'open_inquiries_by_staff', true),
    ],
    [
      card('first_contact_time'),
      below(card('first_contact_in_target')),
      card('call_contact_time'),
      below(card('call_contact_in_target')),
      drawn('ConversionRate', 'conversion_rate'),
      below(drawn('ConversionRate', 'conversion_rate_by_source')),
      drawn('MedianProcessingTime', 'median_days_processing_time'),
    ],
  ),
  business: sections(
    [
      card('opportunity_amount_admitted'),
      card('average_opportunity_amount'),
      card('average_length_of_stay'),
      card('occupancy_today'),
    ],
    [drawn('PieChart', 'opportunities_by_payer'), drawn('BarChart', 'amount_by_source')],
    [
      drawn('BarChart', 'amount_by_facility'),
      drawn('BarChart', 'amount_by_referral_type'),
      drawn('BarChart', 'amount_by_referral_source'),
    ],
    [drawn('ConversionRate', 'conversion_rate', true)],
  ),
};

/** What a metric is drawn as beside its rows: the way a part of it is chosen. */
export const drawnAs = (metric: MetricName): Drawn =>
  Object.values(SECTIONS)
    .flatMap((each) => each.flatMap(({ widgets }) => widgets))
    .findLast((each) => each.metric === metric)?.as ?? 'MetricCard';
