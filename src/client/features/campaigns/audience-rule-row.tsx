import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NumberField } from '#client/components/form/number-field.tsx';
import { STATE_OPTIONS } from '#client/components/state-options.ts';
import { useFilterOptions } from '#client/platform/options.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';
import { AsyncSelect } from '#client/ui/fields/async-select.tsx';
import { MultiSelectField } from '#client/ui/fields/multi-select-field.tsx';
import { type Option, SelectField } from '#client/ui/fields/select-field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import {
  CAMPAIGN_EVENTS,
  isDayField,
  isListField,
  type ListField,
  RULE_FIELDS,
  type RuleField,
} from '#shared/features/audiences/audiences.rules.ts';
import type { AudienceRule } from '#shared/features/audiences/audiences.schemas.ts';
import {
  PAYMENT_TYPES,
  SOURCE_STATUS_LABELS,
  SOURCE_STATUSES,
} from '#shared/features/referral-sources/referral-sources.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './audiences.module.css';
import { campaignOptions, searchSentCampaigns } from './campaigns.data.ts';

/** A rule while it is written: days may be missing. */
export type DraftRule =
  | Extract<AudienceRule, { values: string[] }>
  | (Omit<Extract<AudienceRule, { days: number }>, 'days'> & { days: number | string | null })
  | Extract<AudienceRule, { field: 'campaign' }>;

/** A rule of a field, with nothing chosen yet. */
export function newRule(field: RuleField = 'type'): DraftRule {
  if (isListField(field)) return { field, is: 'any_of', values: [] };
  if (isDayField(field)) return { field, is: 'within', days: 90 };
  return { field, is: 'did', event: 'opened', campaign_id: null };
}

const FIELDS: readonly Option<RuleField>[] = RULE_FIELDS.map((value) => ({ value, label: text[`field_${value}`] }));
const optionsOf = (values: readonly string[]): readonly Option[] => values.map((value) => ({ value, label: value }));
const labeled = (options: ReturnType<typeof useFilterOptions>): readonly Option[] =>
  options.map(({ value, title: label }) => ({ value, label }));
const isOptions = <Is extends 'any_of' | 'none_of' | 'within' | 'not_within' | 'did' | 'did_not'>(
  ...all: Is[]
): readonly Option<Is>[] => all.map((value) => ({ value, label: text[`is_${value}`] }));

function useListOptions(field: ListField): readonly Option[] {
  const titles = useFilterOptions('CONTACT_TITLES');
  const types = useFilterOptions('SOURCE_TYPES');
  const specializations = useFilterOptions('SPECIALIZATIONS');
  const populations = useFilterOptions('POPULATIONS_SERVED');
  const levels = useFilterOptions('LEVELS_OF_CARE');
  const credentials = useFilterOptions('CREDENTIALS');
  const { data: staff } = useQuery({ ...outreachStaffOptions(), enabled: field === 'owner' });
  switch (field) {
    case 'title':
      return labeled(titles);
    case 'credential':
      return labeled(credentials);
    case 'state':
      return STATE_OPTIONS;
    case 'type':
      return labeled(types);
    case 'payment_type':
      return optionsOf(PAYMENT_TYPES);
    case 'specialization':
      return labeled(specializations);
    case 'population':
      return labeled(populations);
    case 'level_of_care':
      return labeled(levels);
    case 'status':
      return SOURCE_STATUSES.map((value) => ({ value, label: SOURCE_STATUS_LABELS[value] }));
    case 'owner':
      return optionsOf(staff ?? []);
  }
}

interface RuleRowProps<Rule> {
  rule: Rule;
  onChange: (rule: DraftRule) => void;
}

function ListRule({ rule, onChange }: RuleRowProps<Extract<DraftRule, { values: string[] }>>) {
  const offered = useListOptions(rule.field);
  const known = new Set(offered.map(({ value }) => value));
  const options = [...offered, ...optionsOf(rule.values.filter((value) => !known.has(value)))];
  return (
    <>
      <SelectField
        label={text.is}
        options={isOptions('any_of', 'none_of')}
        value={rule.is}
        onChange={(is) => is && onChange({ ...rule, is })}
      />
      <MultiSelectField
        label={text.values}
        required
        options={options}
        value={rule.values}
        onChange={(values) => onChange({ ...rule, values })}
      />
    </>
  );
}

function DayRule({ rule, onChange }: RuleRowProps<Extract<DraftRule, { is: 'within' | 'not_within' }>>) {
  return (
    <>
      <SelectField
        label={text.is}
        options={isOptions('within', 'not_within')}
        value={rule.is}
        onChange={(is) => is && onChange({ ...rule, is })}
      />
      <NumberField label={text.days} required value={rule.days} onChange={(days) => onChange({ ...rule, days })} />
    </>
  );
}

function CampaignRule({ rule, onChange }: RuleRowProps<Extract<DraftRule, { field: 'campaign' }>>) {
  const { campaign_id } = rule;
  const { data } = useQuery({ ...campaignOptions(campaign_id ?? ''), enabled: campaign_id !== null });
  const chosen =
    campaign_id === null ? null : { id: campaign_id, name: data?.name ?? '…', subject: data?.subject ?? '' };
  return (
    <>
      <AsyncSelect
        label={text.campaign}
        placeholder={text.any_campaign}
        value={chosen}
        onChange={(campaign) => onChange({ ...rule, campaign_id: campaign?.id ?? null })}
        search={searchSentCampaigns}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
        itemDetail={({ subject }) => subject}
        delay={300}
      />
      <SelectField
        label={text.is}
        options={isOptions('did', 'did_not')}
        value={rule.is}
        onChange={(is) => is && onChange({ ...rule, is })}
      />
      <SelectField
        label={text.event}
        options={CAMPAIGN_EVENTS.map((value) => ({ value, label: text[`event_${value}`] }))}
        value={rule.event}
        onChange={(event) => event && onChange({ ...rule, event })}
      />
    </>
  );
}

interface AudienceRuleRowProps extends RuleRowProps<DraftRule> {
  /** What the row is called. */
  title: string;
  at: number;
  onRemove: () => void;
}

/** One rule: what is looked at, and what it has to be. */
export function AudienceRuleRow({ rule, title, at, onChange, onRemove }: AudienceRuleRowProps) {
  return (
    <fieldset className={classes.rule}>
      <legend className="lf-sr-only">{title}</legend>
      <SelectField
        label={text.field}
        options={FIELDS}
        value={rule.field}
        onChange={(field) => field && field !== rule.field && onChange(newRule(field))}
      />
      {'values' in rule && <ListRule rule={rule} onChange={onChange} />}
      {'days' in rule && <DayRule rule={rule} onChange={onChange} />}
      {'event' in rule && <CampaignRule rule={rule} onChange={onChange} />}
      <IconButton label={format(text.remove_rule, { n: at + 1 })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
