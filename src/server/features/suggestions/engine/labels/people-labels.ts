import type { LabelMeaning } from './label-meaning.ts';

/*
 * What forms call who somebody is, where they live, who insures, treats and is called for them, beside the names of
 * `form-labels` and the lists behind it. Parts of expressions, matched as a whole label without regard to case. Plain data.
 */

const NUMBER = '(?: ?(?:number|no\\.?|num\\.?|#))';
const HOLDER = "(?:subscriber|policy ?holder|policy owner|plan holder|insured|card ?holder|guarantor)(?:['’]?s)?";

export const PEOPLE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  phone_number: [
    `(?:student|applicant|tenant|resident|donor|employee|my|own) (?:home |cell |mobile )?(?:tele)?(?:phone|cell|mobile|tel\\.?)${NUMBER}?`,
    `daytime (?:tele)?(?:phone|tel\\.?|contact)${NUMBER}?`,
    `(?:home|day|evening|mobile|cell(?:ular)?) tel(?:ephone|\\.)?${NUMBER}?`,
  ],
  sex_at_birth: ['sex on (?:birth cert(?:ificate|\\.)?|license)', 'sex on birth cert', '(?:recorded|registered) sex'],
  marital_status: ['marriage', 'marital st\\.?', 'married or single', 'relationship ?/ ?marital(?: status)?'],
  living_status: ['lives w/', 'live with', 'living w/', 'housing ?/ ?living(?: situation)?', 'housing arrangements?'],
  subscriber_employer: [
    `${HOLDER} (?:job|employer|work|company|occupation|place of (?:work|employment))(?: name)?`,
    `employer of (?:the )?(?:subscriber|policy ?holder|insured)`,
  ],
  subscriber_dob: [
    `${HOLDER} (?:birth ?day|birth|born|d/o/b|b-?day)`,
    'sub(?:scriber)?\\.? dob',
    'dob of (?:subscriber|insured|policy ?holder)',
  ],
  carrier: [
    '(?:payer|payor|insurance|ins\\.?|plan|coverage) ?#? ?1',
    'primary (?:insurer|plan|policy|health (?:plan|insurance))(?: name)?',
    'insurance (?:type|through|plan name)',
    'type of insurance',
    'name of (?:insurance|insurer|health plan|plan|carrier)(?: company)?',
  ],
  subscriber_id: [
    '(?:member|subscriber|policy|card) ?(?:i\\.?d\\.?)? ?(?:#|no\\.?|number) ?(?:on card)?',
    'insurance policy(?: ?(?:no\\.?|number|#))?',
    'policy ?/ ?(?:member|subscriber|id)(?: ?(?:id|no\\.?|number|#))?',
    'id ?/ ?(?:member|policy)(?: ?(?:no\\.?|number|#))?',
  ],
  group_number: ['(?:group|grp) ?/ ?(?:plan|account|policy)(?: ?(?:no\\.?|number|#))?', '(?:group|grp)\\.? policy'],
  current_therapist_phone: [`(?:counsell?or|therapy)(?:['’]s)? (?:tele)?phone${NUMBER}?`],
  current_pcp_phone: [`(?:doctor|physician|family doctor|medical)(?:['’]s)? (?:tele)?phone${NUMBER}?`],
  next_appointment: [
    'next (?:seen|due|f/?u|follow[- ]?up|check|clinic)(?: (?:on|date|visit))?',
    'to be seen(?: next)?',
  ],
  registered_sex_offender: [
    'sex(?:ual)?[- ]offender (?:registration|registrant|registered)',
    '(?:registered|registrable) (?:sex )?offender',
    'on (?:a |the |any )?sex[- ]offender (?:registry|list)',
  ],
};

type Of = NonNullable<LabelMeaning['of']>;

export const PEOPLE_OWNERS: Readonly<Partial<Record<Of, readonly string[]>>> = {
  dob: [
    '(?:d\\.?o\\.?b\\.?|date of birth|birth ?date) ?(?:/|,|&|and|\\() ?age\\)?',
    'age ?(?:/|,|&|and) ?(?:d\\.?o\\.?b\\.?|date of birth|birth ?date)',
    '(?:d\\.?o\\.?b\\.?|date of birth) ?/ ?sex',
    'born(?: on)?',
  ],
  last: ['(?:family|last|sur) ?name', 'surname'],
  first: ['given name'],
  address: [
    'c(?:i)?ty ?(?:/|,|&) ?st(?:ate)?\\.?(?: ?(?:/|,|&) ?zip(?: ?code)?)?',
    'city,? st(?:ate)? (?:&|and) zip(?: ?code)?',
    '(?:home|residence|residential|physical|mailing) (?:addr\\.?|address)',
    'house (?:address|no\\.? and street)',
    'street (?:address|no\\.? and name|and number)',
  ],
  city: ['city or town', 'town or city', 'town ?/ ?city', 'municipality'],
  state: ['state of residence', 'st\\.?'],
  zip: ['zip ?(?:code|\\+ ?4)', 'postal code'],
  emergency: [
    'emergency (?:contact )?(?:no\\.? ?|# ?)?1',
    'first emergency contact',
    '(?:1st|primary) emergency(?: contact)?',
    'emerg\\.? (?:contact|person|call)',
    "if (?:you|he|she|they) can(?:not|[’']t) be reached,? (?:call|contact|notify)",
  ],
  contact_person: [
    '(?:contact|call|person to call|who to call) (?:for|about|re|to) (?:everything|scheduling|admission|arrangements?|intake|bed|set up)(?: date)?',
    'scheduling contact',
    'contact for (?:everything|scheduling|admission|arrangements?|the family)',
    'best (?:contact|person)(?: to call)?',
  ],
  pcp: [
    "(?:treating|regular|usual|my|family) (?:physician|doctor|practitioner|clinician)(?:['’]s name)?",
    "doctor(?:[’']s name)?",
    'primary (?:health ?care|medical) (?:provider|physician|clinic)',
  ],
  psychiatrist: [
    '(?:op|outpatient|current|treating) psych(?:iatry)?(?: (?:md|np|provider))?',
    'psychiatry (?:provider|care)',
  ],
  therapist: [
    '(?:therapist|counsell?or) (?:at present|now|currently|of record)',
    '(?:op|outpatient) (?:therapist|therapy|counsell?or|counseling)',
    '(?:treating|mental health) (?:therapist|counsell?or|psychologist)',
  ],
  subscriber: [
    `name of (?:policy|plan|card) ?holder`,
    'policy ?holder ?/ ?(?:subscriber|insured)',
    'insured (?:person|party|member)',
  ],
};
