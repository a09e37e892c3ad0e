/** The three screens of Analytics, each with a right of its own (C-5). */
export const ANALYTICS_TABS = ['outreach', 'admissions', 'business'] as const;
export type AnalyticsTab = (typeof ANALYTICS_TABS)[number];

/**
 * What a metric's answer is: a number, its parts, amounts of parts, states, a share, shares by source, the same by the
 * period method, the steps of a way with how many came so far, or a median a stage,
 * one median, or the share of its rows that kept to something.
 * `sum` and `mean` are numbers made of what each row brings, not of how many there are.
 */
export type MetricKind =
  | 'count'
  | 'sum'
  | 'mean'
  | 'share'
  | 'categories'
  | 'amounts'
  | 'states'
  | 'rate'
  | 'conversion'
  | 'period'
  | 'funnel'
  | 'medians'
  | 'median'
  | 'part';

/** What stands behind a number, one row each. */
export type MetricRows = 'inquiries' | 'sources' | 'contacts' | 'activities' | 'calls';

export interface Metric {
  kind: MetricKind;
  unit: 'count' | 'days' | 'percent' | 'dollars' | 'minutes';
  rows: MetricRows;
  /** The screens it stands on; whoever may see one of them may see it. */
  tabs: readonly AnalyticsTab[];
  /** It says how things are now, whatever the range. */
  now?: true;
  /** It counts a thing once however many days of the range bring it, so its days do not add up. */
  once?: true;
  /** Its rows are people to call: the number stands beside them for whoever may read it. */
  calls?: true;
}

const metric = <const Kind extends MetricKind>(
  kind: Kind,
  tabs: readonly AnalyticsTab[],
  rest: Partial<Omit<Metric, 'kind' | 'tabs'>> = {},
): Metric & { kind: Kind } => ({ unit: 'count', rows: 'inquiries', ...rest, kind, tabs });

const OUTREACH = ['outreach'] as const;
const ADMISSIONS = ['admissions'] as const;
const BUSINESS = ['business'] as const;

/** Every metric there is (P2 §9, C-70): the screens, both doors, exports, pinned widgets and tests read it here. */
export const METRICS = {
  referral_orgs_count: metric('count', OUTREACH, { rows: 'sources', once: true }),
  distinct_referral_out_count: metric('count', OUTREACH, { rows: 'sources', once: true }),
  organizations_created: metric('count', OUTREACH, { rows: 'sources' }),
  contacts_created: metric('count', OUTREACH, { rows: 'contacts' }),
  geographical_referral_details: metric('states', OUTREACH, { once: true }),
  organizations_by_type: metric('categories', OUTREACH, { rows: 'sources' }),
  organizations_by_connection_strength: metric('categories', OUTREACH, { rows: 'sources', now: true }),
  activity_counts: metric('categories', OUTREACH, { rows: 'activities' }),
  top_referral_sources: metric('categories', OUTREACH, { once: true }),
  referrals_sent_by_source: metric('categories', OUTREACH, { once: true }),
  conversion_by_professional_referral_name: metric('conversion', OUTREACH),
  conversion_by_professional_source_type: metric('conversion', OUTREACH),
  conversion_by_imported_source: metric('period', OUTREACH),
  opportunities_created_by_professional_referral: metric('count', ['outreach', 'admissions']),
  opportunities_created_by_online: metric('count', ADMISSIONS),
  opportunities_created_by_alumni_referral: metric('count', ADMISSIONS),
  opportunities_admitted_by_professional_referral: metric('count', ['outreach', 'admissions']),
  opportunities_admitted_by_online: metric('count', ADMISSIONS),
  opportunities_admitted_by_alumni_referral: metric('count', ADMISSIONS),
  distinct_opportunity_count: metric('count', ADMISSIONS),
  opportunities_created: metric('count', ADMISSIONS),
  opportunities_admitted: metric('count', ADMISSIONS),
  dropped_opportunity_counts: metric('categories', ADMISSIONS),
  opportunities_by_status: metric('categories', ADMISSIONS),
  opportunities_by_source: metric('categories', ADMISSIONS),
  opportunities_by_condition: metric('categories', ADMISSIONS),
  inquiry_funnel: metric('funnel', ADMISSIONS),
  drops_by_step: metric('categories', ADMISSIONS),
  drops_to_call_back: metric('categories', ADMISSIONS, { once: true, calls: true }),
  open_inquiries_by_staff: metric('categories', ADMISSIONS, { now: true }),
  opportunities_by_staff: metric('categories', ADMISSIONS),
  average_length_of_stay: metric('mean', ['admissions', 'business'], { unit: 'days' }),
  median_days_processing_time: metric('medians', ADMISSIONS, { unit: 'days' }),
  first_contact_time: metric('median', ADMISSIONS, { unit: 'minutes' }),
  first_contact_in_target: metric('part', ADMISSIONS, { unit: 'percent' }),
  call_contact_time: metric('median', ADMISSIONS, { unit: 'minutes', rows: 'calls' }),
  call_contact_in_target: metric('part', ADMISSIONS, { unit: 'percent', rows: 'calls' }),
  conversion_rate: metric('rate', ['admissions', 'business'], { unit: 'percent' }),
  conversion_rate_by_source: metric('conversion', ADMISSIONS),
  opportunity_amount_admitted: metric('sum', BUSINESS, { unit: 'dollars' }),
  average_opportunity_amount: metric('mean', BUSINESS, { unit: 'dollars' }),
  occupancy_today: metric('share', BUSINESS, { unit: 'percent', now: true }),
  opportunities_by_payer: metric('categories', BUSINESS),
  amount_by_source: metric('amounts', BUSINESS, { unit: 'dollars' }),
  amount_by_facility: metric('amounts', BUSINESS, { unit: 'dollars' }),
  amount_by_referral_type: metric('amounts', BUSINESS, { unit: 'dollars' }),
  amount_by_referral_source: metric('amounts', BUSINESS, { unit: 'dollars' }),
} as const;

export type MetricName = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as MetricName[];

/** Metrics of one or more kinds, by name. */
export type MetricOf<Kind extends MetricKind> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

/** Names that mean another metric (C-70). */
const ALIASES: Record<string, MetricName> = { distinct_organizations_created: 'organizations_created' };

/** The metric a name means, if it means one. */
export const toMetricName = (name: string): MetricName | undefined =>
  (Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined) ?? METRIC_NAMES.find((each) => each === name);

export const isMetricName = (name: unknown): name is MetricName => METRIC_NAMES.some((each) => each === name);

export const metricOf = (name: MetricName): Metric => METRICS[name];

/** Whether its days add up, so that they are kept: its numbers are read from them and not from every row again. */
export const isKeptByDay = (name: MetricName): boolean => !metricOf(name).now && !metricOf(name).once;

/** The kinds whose rows fall under categories: a drill-down asks which. */
export const hasCategories = (name: MetricName): boolean =>
  ['categories', 'amounts', 'states', 'conversion', 'period', 'funnel', 'medians'].includes(metricOf(name).kind);

/** The stages of the median, in pipeline order (C-69). */
export const STAGES = ['ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DISCHARGED', 'DROPPED'] as const;
export type Stage = (typeof STAGES)[number];

/** The steps from an inquiry to an admit, each counted with all that came further. */
export const FUNNEL_STEPS = ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED'] as const;

/** A cohort younger than this many days is still maturing (C-68). */
export const MATURE_DAYS = 30;
/** Rows of one answer of the documented path: the most that a list without pages holds (P2 §9). */
export const MAX_ROWS = 10_000;
/** Rows of one page of a drill-down. */
export const ROWS_A_PAGE = 20;
