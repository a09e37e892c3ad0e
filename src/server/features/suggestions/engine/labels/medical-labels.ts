/*
 * What applications, nurses' sheets, directives and checklists in plain words call the medical and safety fields, beside the
 * names of the other lists. Parts of expressions, matched as a whole label without regard to case. Plain data.
 */

const EVER = '(?:have you |did you |do you |has (?:he|she) )?(?:ever )?';
const LIFE = '(?:(?:your|my|his|her|their|own) )?(?:own )?life';

export const MEDICAL_LABELS: Readonly<Record<string, readonly string[]>> = {
  history_of_suicide_attempts: [
    `${EVER}(?:tried|attempted) to (?:end|take) ${LIFE}`,
    `${EVER}(?:tried|attempted) to (?:kill|hang) (?:your|my|him|her)self`,
    'suicide',
    'ever attempted(?: suicide)?',
    'tried to die',
  ],
  history_of_self_harm: [
    '(?:other |any )?self[- ]?injur(?:y|ies)(?: other than (?:that|above))?',
    `${EVER}(?:hurt|cut|burn(?:ed)?|harm(?:ed)?) (?:your|my|him|her|them)self(?: on purpose)?`,
    'cut(?:s|ting)? or burn(?:s|ing)? self',
    'hurts? self(?: on purpose)?',
  ],
  aggression_or_property_damage: [
    `${EVER}(?:hurt|hit|harm(?:ed)?|injured?|attack(?:ed)?|threaten(?:ed)?) (?:an? |another |any )?(?:person|people|others|anyone|someone|somebody)`,
    `${EVER}(?:break|broke|broken|smash(?:ed)?|destroy(?:ed)?|damaged?) (?:things|stuff|objects|property)(?: (?:when )?(?:angry|mad|upset))?`,
    'break stuff',
    'breaks? things(?: when angry)?',
    'violent(?: or |/)(?:destructive|aggressive|assaultive)',
    '(?:harmed|hurt|hit|threatened)(?: or |/)(?:harmed|hurt|hit|threatened) (?:another|others|anyone|someone)(?: person)?',
    'violence (?:to|toward|towards|against) (?:others|people|staff|property)',
    'temper(?: or violence)?',
  ],
  history_of_trauma: [
    '(?:bad )?things that (?:have )?happened to (?:me|you|him|her)',
    'what (?:has )?happened to (?:me|you|him|her)',
    'abused? (?:as|when) an? (?:kid|child)',
    'abuse (?:ever|in childhood|as a child|past or present)',
    '(?:been |ever been )?(?:hurt|abused|attacked) by (?:someone|others|anyone)',
  ],
  history_of_tbi_concussions: [
    `${EVER}(?:hit|hurt|injured|struck) (?:in |on )?(?:the |your |my |his |her )?head(?: ?(?:/|or|,) ?knocked (?:out|unconscious))?`,
    `${EVER}(?:been )?knocked (?:out|unconscious)`,
    'head (?:trauma|injur(?:y|ies)|wounds?|blows?)(?: ?(?:/|or|,) ?(?:loc|concussions?|knocked out|blackouts?))?',
    'brain injur(?:y|ies)',
  ],
  history_of_seizures: ['fits?(?: or seizures?)?', '(?:had |ever had )?(?:an? )?(?:seizures?|fits?)(?: ever)?'],
  hospitalizations: [
    '(?:stayed|been|slept) (?:overnight )?in (?:an? |the )?(?:psych(?:iatric)? |mental )?hospital',
    '(?:medical |psychiatric |psych )?hospital stays?(?: \\(?(?:with )?dates?\\)?)?',
    'hospitals(?: and dates)?',
  ],
  epipen: [
    '(?:do you |does (?:he|she) )?carr(?:y|ies) an? (?:epi-?)?pen(?: for (?:it|them|this|that))?',
    'epi[- ]?pen(?: at (?:home|school)| on (?:hand|person)| with (?:you|him|her))?',
  ],
  concerns_for_withdrawal: [
    'coming off (?:feels like|it is like|is like)',
    '(?:what )?(?:happens )?when (?:i|you|he|she) (?:stop|stops|quit|quits)(?: (?:using|drinking))?',
    'withdrawal (?:looks|feels) like',
  ],
  medication_plan: ['(?:medicines?|meds?|pills?) (?:i|you|he|she) takes?', 'what (?:i|you) take'],
  allergies: ['cannot (?:take|have)', 'bad reactions to'],
};
