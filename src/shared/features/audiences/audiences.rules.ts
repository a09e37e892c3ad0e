/** The audience that every organization has. */
export const EVERYONE = 'all';

/** Fields that hold values of a list: the contact's own, then those of its referral source. */
export const LIST_FIELDS = [
  'title',
  'credential',
  'state',
  'type',
  'payment_type',
  'specialization',
  'population',
  'level_of_care',
  'status',
  'owner',
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** Fields that hold a day: when the contact was added, and when something last happened with its source. */
export const DAY_FIELDS = ['created_at', 'last_activity_date'] as const;
export type DayField = (typeof DAY_FIELDS)[number];

/** What became of a contact in a campaign before. */
export const CAMPAIGN_EVENTS = ['sent', 'opened', 'clicked', 'dropped'] as const;

export type RuleField = ListField | DayField | 'campaign';
export const RULE_FIELDS: readonly RuleField[] = [...LIST_FIELDS, ...DAY_FIELDS, 'campaign'];

export const isListField = (field: RuleField): field is ListField => (LIST_FIELDS as readonly string[]).includes(field);
export const isDayField = (field: RuleField): field is DayField => (DAY_FIELDS as readonly string[]).includes(field);

export const MAX_RULES = 20;
export const MAX_RULE_DAYS = 3_650;
