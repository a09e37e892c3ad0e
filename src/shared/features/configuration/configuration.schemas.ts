import { z } from 'zod';
import { Id } from '../../platform/ids.ts';
import { DEFAULT_ENGAGEMENT_PERIOD, DEFAULT_OUTREACH_EVENTS } from '../activities/activities.rules.ts';
import { knownWidgets, WidgetsConfig } from './dashboard-widgets.ts';
import { EngagementPeriodConfig } from './engagement-period.ts';
import { viewsSchema } from './list-views.ts';

type Config = Record<string, unknown>;

interface ConfigurationKind {
  /** Kept once for the organisation, or once for each person (C-77). */
  owner: 'organisation' | 'person';
  /** What it holds before anyone has saved one. */
  empty: Config;
  /** What may be saved; a type without one is only read here. */
  schema?: z.ZodType<Config>;
  /** What leaves of what was saved, where that is not all. */
  shown?: (config: Config) => Config;
}

/** Every type of configuration: one entry a type. */
export const CONFIGURATIONS = {
  ADMISSION_STAFF: { owner: 'organisation', empty: { staff: [] } },
  OUTREACH_STAFF: { owner: 'organisation', empty: { staff: [] } },
  OUTREACH_EVENTS: { owner: 'organisation', empty: { events: DEFAULT_OUTREACH_EVENTS } },
  ADMISSION_RULEOUT_QUESTIONS: { owner: 'organisation', empty: { list: [] } },
  ENGAGEMENT_STATUS_PERIOD: {
    owner: 'organisation',
    empty: { period: DEFAULT_ENGAGEMENT_PERIOD },
    schema: EngagementPeriodConfig,
  },
  /** Kept by the EHR's own verbs: its keys are sealed, and never leave. */
  EHR: { owner: 'organisation', empty: { platforms: [] } },
  EVENT_NOTIFICATIONS: {
    owner: 'organisation',
    empty: { referral_received: [], referral_sent: [], admission_status_change: [] },
  },
  OPPORTUNITY_VIEWS: { owner: 'person', empty: { views: [] }, schema: viewsSchema('OPPORTUNITY_VIEWS') },
  ORG_VIEWS: { owner: 'person', empty: { views: [] }, schema: viewsSchema('ORG_VIEWS') },
  CLIENTS_VIEWS: { owner: 'person', empty: { views: [] }, schema: viewsSchema('CLIENTS_VIEWS') },
  CONTACTS_VIEWS: { owner: 'person', empty: { views: [] }, schema: viewsSchema('CONTACTS_VIEWS') },
  DASHBOARD_WIDGETS: {
    owner: 'person',
    empty: { widgets: [] },
    schema: WidgetsConfig,
    shown: (config) => ({ ...config, widgets: knownWidgets(config.widgets as { registerName: string }[]) }),
  },
} as const satisfies Record<string, ConfigurationKind>;

type ConfigurationName = keyof typeof CONFIGURATIONS;

const WIDGETS = 'DASHBOARD_WIDGETS';
const PREFIX = `${WIDGETS}_`;

const NAMED = Object.keys(CONFIGURATIONS).filter((name) => name !== WIDGETS) as [
  Exclude<ConfigurationName, typeof WIDGETS>,
];

/** A type as callers name it: a dashboard's carries the id of its person. */
const ConfigurationType = z.union([z.enum(NAMED), z.templateLiteral([PREFIX, Id])]);
export type ConfigurationType = z.output<typeof ConfigurationType>;

/** A type's entry and, where the type names a person, that person's id. */
export function readType(type: ConfigurationType): { name: ConfigurationName; kind: ConfigurationKind; of?: string } {
  if (type.startsWith(PREFIX)) return { name: WIDGETS, kind: CONFIGURATIONS[WIDGETS], of: type.slice(PREFIX.length) };
  const name = type as ConfigurationName;
  return { name, kind: CONFIGURATIONS[name] };
}

export const ConfigurationGetInput = z.strictObject({ type: ConfigurationType });

/** `config` is judged by its type's own schema. */
export const ConfigurationSaveInput = z.strictObject({
  type: ConfigurationType,
  /** The documented label; the type alone says which configuration it is. */
  name: z.string().max(100).optional(),
  config: z.record(z.string(), z.unknown()),
});
