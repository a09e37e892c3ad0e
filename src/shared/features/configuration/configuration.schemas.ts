import { z } from 'zod';
import type { Permission, Role } from '#shared/platform/permissions.ts';
import { DEFAULT_ENGAGEMENT_PERIOD, DEFAULT_OUTREACH_EVENTS } from '../activities/activities.rules.ts';
import { WorkingCopyConfig } from '../custom-config/working-copy.ts';
import { USUAL_SPEED_TO_LEAD } from '../first-contact/first-contact.rules.ts';
import { SpeedToLeadConfig } from '../first-contact/first-contact.schemas.ts';
import { USUAL_WEIGHTS } from '../inquiries/inquiries.rules.ts';
import { RecipientsConfig } from '../notifications/recipients-config.ts';
import { OptionListConfig } from '../option-lists/option-lists.schemas.ts';
import {
  ADMISSIONS_LISTS,
  keepOptions,
  OPTION_LISTS,
  type OptionList,
  OUTREACH_LISTS,
  offeredOf,
} from '../option-lists/option-lists.ts';
import { USUAL_RHYTHM } from '../referral-sources/source-rhythm.ts';
import { QuestionsConfig } from '../screening/questions-config.ts';
import { DEFAULT_QUESTIONS, DEFAULT_RULE_OUTS, ruleOutsIn } from '../screening/screening.rules.ts';
import { USUAL_APPEARANCE } from './appearance.ts';
import { AppearanceConfig } from './appearance-config.ts';
import { BoardWeightsConfig } from './board-weights.ts';
import { CampaignActivitiesConfig } from './campaign-activities.ts';
import { knownWidgets, WidgetsConfig } from './dashboard-widgets.ts';
import { EngagementPeriodConfig } from './engagement-period.ts';
import { viewsShownTo } from './list-views.ts';
import { MorningMailConfig } from './morning-mail.ts';
import { OutreachEventsConfig, StaffConfig } from './name-lists.ts';
import { sharedViewsSchema, type ViewsType, viewsSchema } from './view-schemas.ts';
import { VisitRhythmConfig } from './visit-rhythm.ts';
import { WHOLE_TYPES } from './wholes.ts';

type Config = Record<string, unknown>;

interface OwnKind {
  /** Kept once for each person (C-77). */
  owner: 'person';
}

interface SharedKind {
  /** Kept once for the organization, with its history. */
  owner: 'organization';
  /** Who may read it: those whose tab shows it. What other screens choose from has a verb of its own. */
  read: Permission;
  write: Permission;
}

type ConfigurationKind = (OwnKind | SharedKind) & {
  /** What it holds before anyone has saved one. */
  empty: Config;
  /** What may be saved; a type without one is kept by verbs of its own. */
  schema?: z.ZodType<Config>;
  /** What leaves of what was saved, where that is not all. */
  shown?: (config: Config) => Config;
  /** What leaves to somebody of a role, where that is not the same for all. */
  shownTo?: (config: Config, role: Role) => Config;
  /** What is saved of a change that leaves parts out. */
  merge?: (before: Config, change: Config) => Config;
  /** What a version that is brought back holds, in full, where merging would take what it leaves out from the one before. */
  restored?: (kept: Config) => Config;
};

/** A list that the organization extends (C-110), changed on the tab that shows it. */
const optionList = (name: OptionList, tab: 'config_admissions' | 'config_outreach') =>
  ({
    owner: 'organization',
    read: `${tab}:read`,
    write: `${tab}:write`,
    empty: { list: OPTION_LISTS[name], hidden: [] },
    schema: OptionListConfig,
    shown: (config) => ({
      ...config,
      list: offeredOf(name, { list: config.list as string[], hidden: config.hidden as string[] }),
    }),
    merge: (before, change) => ({ ...keepOptions(name, before, change.list as string[]) }),
  }) as const satisfies ConfigurationKind;

/** The views of a list that are shared, for those who see the list. */
const sharedViews = (type: ViewsType, read: Permission) =>
  ({
    owner: 'organization',
    read,
    write: 'views:share',
    empty: { views: [] },
    schema: sharedViewsSchema(type),
    shownTo: viewsShownTo,
  }) as const satisfies ConfigurationKind;

type ListKinds = Record<OptionList, ReturnType<typeof optionList>>;

const OPTION_KINDS = {
  ...Object.fromEntries(ADMISSIONS_LISTS.map((name) => [name, optionList(name, 'config_admissions')])),
  ...Object.fromEntries(OUTREACH_LISTS.map((name) => [name, optionList(name, 'config_outreach')])),
} as ListKinds;

/** Every type of configuration: one entry a type, with who reads it and who changes it (C-5). */
export const CONFIGURATIONS = {
  ADMISSION_STAFF: {
    owner: 'organization',
    read: 'config_staff:read',
    write: 'config_staff:write',
    empty: { staff: [] },
    schema: StaffConfig,
  },
  OUTREACH_STAFF: {
    owner: 'organization',
    read: 'config_staff:read',
    write: 'config_staff:write',
    empty: { staff: [] },
    schema: StaffConfig,
  },
  OUTREACH_EVENTS: {
    owner: 'organization',
    read: 'config_outreach:read',
    write: 'config_outreach:write',
    empty: { events: DEFAULT_OUTREACH_EVENTS },
    schema: OutreachEventsConfig,
  },
  ADMISSION_RULEOUT_QUESTIONS: {
    owner: 'organization',
    read: 'config_admissions:read',
    write: 'config_admissions:write',
    empty: { list: DEFAULT_QUESTIONS, rules_out: DEFAULT_RULE_OUTS },
    schema: QuestionsConfig,
    /** What a question no longer asked ruled out stays: inquiries that answered it still say so. */
    merge: (before, change) => ({
      ...change,
      rules_out: { ...(before.rules_out as object), ...(change.rules_out as object) },
    }),
    restored: (kept) => ({ ...kept, rules_out: { ...(kept.rules_out as object), ...ruleOutsIn(kept) } }),
  },
  ENGAGEMENT_STATUS_PERIOD: {
    owner: 'organization',
    read: 'config_outreach:read',
    write: 'config_outreach:write',
    empty: { period: DEFAULT_ENGAGEMENT_PERIOD },
    schema: EngagementPeriodConfig,
  },
  VISIT_RHYTHM: {
    owner: 'organization',
    read: 'config_outreach:read',
    write: 'config_outreach:write',
    empty: { days: USUAL_RHYTHM, types: {} },
    schema: VisitRhythmConfig,
  },
  CAMPAIGN_ACTIVITIES: {
    owner: 'organization',
    read: 'config_outreach:read',
    write: 'config_outreach:write',
    empty: { on_sources: 'No' },
    schema: CampaignActivitiesConfig,
  },
  SPEED_TO_LEAD: {
    owner: 'organization',
    read: 'config_admissions:read',
    write: 'config_admissions:write',
    empty: USUAL_SPEED_TO_LEAD,
    schema: SpeedToLeadConfig,
  },
  BOARD_WEIGHTS: {
    owner: 'organization',
    read: 'config_admissions:read',
    write: 'config_admissions:write',
    empty: USUAL_WEIGHTS,
    schema: BoardWeightsConfig,
  },
  /** Kept by verbs of its own: its keys are sealed, and never leave. */
  EHR: { owner: 'organization', read: 'integrations:manage', write: 'integrations:manage', empty: { platforms: [] } },
  /** Kept by verbs of its own: it stands on the organization's row. */
  ORGANIZATION: { owner: 'organization', read: 'organization:manage', write: 'organization:manage', empty: {} },
  EVENT_NOTIFICATIONS: {
    owner: 'organization',
    read: 'config_notifications:read',
    write: 'config_notifications:write',
    empty: { referral_received: [], referral_sent: [], admission_status_change: [] },
    schema: RecipientsConfig,
  },
  ...OPTION_KINDS,
  OPPORTUNITY_VIEWS: { owner: 'person', empty: { views: [] }, schema: viewsSchema('OPPORTUNITY_VIEWS') },
  ORG_VIEWS: { owner: 'person', empty: { views: [] }, schema: viewsSchema('ORG_VIEWS') },
  CLIENTS_VIEWS: { owner: 'person', empty: { views: [] }, schema: viewsSchema('CLIENTS_VIEWS') },
  CONTACTS_VIEWS: { owner: 'person', empty: { views: [] }, schema: viewsSchema('CONTACTS_VIEWS') },
  SHARED_OPPORTUNITY_VIEWS: sharedViews('OPPORTUNITY_VIEWS', 'inquiries:list'),
  SHARED_ORG_VIEWS: sharedViews('ORG_VIEWS', 'outreach:read'),
  SHARED_CLIENTS_VIEWS: sharedViews('CLIENTS_VIEWS', 'clients:read'),
  SHARED_CONTACTS_VIEWS: sharedViews('CONTACTS_VIEWS', 'outreach:read'),
  /** What a person edits of the inquiry fields and has not published. */
  INQUIRY_FIELDS_DRAFT: { owner: 'person', empty: { sections: [] }, schema: WorkingCopyConfig },
  APPEARANCE: { owner: 'person', empty: USUAL_APPEARANCE, schema: AppearanceConfig },
  MORNING_MAIL: { owner: 'person', empty: { tasks: 'No' }, schema: MorningMailConfig },
  DASHBOARD_WIDGETS: {
    owner: 'person',
    empty: { widgets: [] },
    schema: WidgetsConfig,
    shown: (config) => ({ ...config, widgets: knownWidgets(config.widgets as { registerName: string }[]) }),
  },
} as const satisfies Record<string, ConfigurationKind>;

export type ConfigurationName = keyof typeof CONFIGURATIONS;

const WIDGETS = 'DASHBOARD_WIDGETS';
const PREFIX = `${WIDGETS}_`;

const NAMED = Object.keys(CONFIGURATIONS).filter((name) => name !== WIDGETS) as [
  Exclude<ConfigurationName, typeof WIDGETS>,
];

/** A type as callers name it: a dashboard's carries the id of its person. */
const ConfigurationType = z.union([z.enum(NAMED), z.templateLiteral([PREFIX, z.string().max(64)])]);
export type ConfigurationType = z.output<typeof ConfigurationType>;

/** A type's entry and, where the type names a person, that person's id. */
export function readType(type: ConfigurationType): { name: ConfigurationName; kind: ConfigurationKind; of?: string } {
  if (type.startsWith(PREFIX)) return { name: WIDGETS, kind: CONFIGURATIONS[WIDGETS], of: type.slice(PREFIX.length) };
  const name = type as ConfigurationName;
  return { name, kind: CONFIGURATIONS[name] };
}

export const ConfigurationGetInput = z.strictObject({ type: ConfigurationType });

/** The types whose history is kept: what is saved whole for the organization. */
export const VERSIONED_TYPES = [
  'ADMISSION_STAFF',
  'OUTREACH_STAFF',
  'OUTREACH_EVENTS',
  'ADMISSION_RULEOUT_QUESTIONS',
  'ENGAGEMENT_STATUS_PERIOD',
  'VISIT_RHYTHM',
  'CAMPAIGN_ACTIVITIES',
  'EVENT_NOTIFICATIONS',
  'SPEED_TO_LEAD',
  'BOARD_WEIGHTS',
  ...ADMISSIONS_LISTS,
  ...OUTREACH_LISTS,
] as const satisfies readonly ConfigurationName[];
export type VersionedType = (typeof VERSIONED_TYPES)[number];

/** Everything that has a history. */
const HistoryType = z.enum([...VERSIONED_TYPES, ...WHOLE_TYPES]);
export type HistoryType = z.output<typeof HistoryType>;

export const ConfigurationVersionsInput = z.strictObject({ type: HistoryType });

export const ConfigurationRestoreInput = z.strictObject({
  type: HistoryType,
  /** The version brought back: it becomes a new one. */
  restore: z.int().min(0),
  /** The version that was seen to be the current one. */
  version: z.int().min(0),
});

/** `config` is judged by its type's own schema. */
export const ConfigurationSaveInput = z.strictObject({
  type: ConfigurationType,
  /** The documented label; the type alone says which configuration it is. */
  name: z.string().max(100).optional(),
  config: z.record(z.string(), z.unknown()),
});
