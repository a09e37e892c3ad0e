import type { Finding } from '../suggestion.ts';

/*
 * Words that stand where a value would and speak of another matter: what is ordered or hoped for, what was done for a sentence
 * that is served, a question of a form, a copy's addressee, an earlier home.
 */

/** A field's value, the words that it was taken from, and the page's around them. */
interface Around {
  value: string;
  said: string;
  before: string;
  behind: string;
}
type Rule = (around: Around, finding: Finding) => boolean;

const NEAR = 160;

/** A question list by numbers: "Q7 past rehabs Q8 concussions". */
const ASKED_BY_NUMBER = /(?:^|\s)Q ?\d{1,2}\b[.:)]?\s\p{L}/u;
/** A title with its number, which ends without a stop and speaks of what follows. */
const NUMBERED_TITLE =
  /^\W{0,3}\d{1,2}[.)] \p{Lu}[^.;:?!"“]{8,100}\b(?:information|given by|questions?|section|history of (?:present|the)|data|review|summary)\b[^.;:?!"“]{0,60}$/u;

/** A stay that an order, a board, a court or a plan makes a condition of something. */
const CONDITION =
  /\b(?:(?:up)?on (?:his |her |their )?(?:acceptance|entry|admission|placement|release|completion)|effective (?:up)?on|no less than|not less than|at least|a minimum of|up to \d+|conditions?|be (?:set aside|modified|released|transferred)|directly (?:from|to)|in (?:lieu|place) of|when (?:a|the) bed|if accepted|until a bed|bed date)\b/i;
const BEEN_THERE =
  /\b(?:completed|finished|graduated|attended|went|stayed|was in|has been|left|dropped|discharged|successful\w*)\b/i;
/** Who pleads to be sent has not been there. */
const SENDS = /\b(?:send|put|take|get|let|find) (?:me|him|her|them|us)\b/i;
/** An injury with how long it kept somebody in a hospital. */
const INJURED =
  /\b(?:broke (?:his|her|my|their)|broken|fractur\w+|unconscious|coma|surgery|operat\w+|pelvis|skull|wreck|crash\w*|ventilator|icu|overdos\w+|hanged|custody|segregation|jail|deploy\w+|tour of)\b/i;

/** Nobody was kept. */
const NOT_KEPT =
  /\b(?:not (?:been )?(?:admitted|kept|hospitali[sz]ed)|(?:was |were )?(?:sent|went|came|discharged|released) home|without (?:being )?admi\w+|left before|no (?:overnight|admission))\b/i;
const KEPT =
  /\b(?:\d+ ?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several) )(?:d|days?|nights?|nts?|wks?|weeks?)\b|\bovernight\b/i;

/** Of what comes when somebody stops. */
const STOPPING =
  /\b(?:(?:when|if|once|until|til) (?:(?:the|her|his|their|my) )?(?:\p{L}+ )?(?:run(?:s)? (?:short|out|low)|(?:is|are) gone|wears? off)|(?:runs?|ran) out|goes without|going without|w\/o (?:it|them)|coming (?:off|down)|comes? off|cold turkey)\b/iu;
/** The hour and the mark of a scale, with its signs in brackets: "0445: 15 (yawning, cramps)". */
const SCORED_AT = /^\W{0,3}\d{1,2}:?\d\d:? ?\d{1,2} \(/;

/** Drugs of the street beside a name that is a medicine elsewhere. */
const STREET =
  /\b(?:k2|spice|meth(?:amphetamine)?s?|heroin|fent(?:anyl)?|crack|cocaine|coke|ice|blues|pressed|strips? of|on the (?:yard|street|tier|block)|dealer)\b/i;
/** What was taken once and is no longer. */
const NO_LONGER =
  /^\W{0,3}(?:(?:he|she|they|pt|client) )?(?:was|were|had been|used to be) on\b[^.;]{0,40}\b(?:quit|stopped|off (?:it|them)|ran out|no longer|d\/?c['’]?d?|did(?: not|n['’]t) (?:help|work|like)|made (?:him|her|them|me))\b/i;

/** A house that is let, sold or lost is no home. */
const LEFT_HOME =
  /^[\s,]{0,3}(?:(?:is|was|has been|that|which)\s){1,2}(?:now\s)?(?:rented out|let out|sold|on the market|for sale|foreclosed|repossessed|burn(?:ed|t)|condemned|empty|lost|gone|being sold)/i;

/** An offense for which a sentence was given. */
const SENTENCED =
  /\b(?:sentence[ds]?|served|parole(?:d)?(?: granted| until| to| date)|convict\w+|max(?:imum)? date|exp(?:iration|ires)?\b|orig(?:inal)?\b|adjudicated|instant offense|board action)\b/i;

/** A word for a part somebody plays, where a company would stand. */
const A_PART =
  /^(?:(?:nurse|case|care|intake|admissions?|program|patient|social|office|clinical|discharge|peer|unit|shift|charge|referral|transition|medical|billing|financial|recovery|house)\s)?(?:coordinator|navigator|manager|liaison|advocate|counselor|therapist|specialist|worker|director|supervisor|planner|technician|tech|aide|assistant|nurse|doctor|provider|psychologist|psychiatrist|evaluation|eval|educator|representative|rep|portal|intake|rights|summary|statement|signature|name|information)$/i;

/** A place is nobody who treats. */
const A_PLACE =
  /\b(?:regional|general|memorial|hospital|hosp|medical|university|state|county|mercy|infirmary|presbyterian|methodist|baptist|behavioral|center|ctr|valley|unit|ward|campus)\.?$/i;

/** Forms of a plan's drivers, whose numbers are no member's. */
const OF_RIDES =
  /\b(?:modivcare|logisticare|veyo|mtm|motivcare|southeastrans|ambulette|transport\w*|ride|trip|auth['’]?d|authorization)\b[^.;]{0,24}$/i;

/** The box for an investigation's finding: what was not shown may still have been. */
const ALLEGED = /\b(?:allegations?|substantiated|perpetrator|maltreatment type|type of (?:abuse|maltreatment))\b/i;
/** A kind of care, track or team that is called after trauma. */
const TRAUMA_CARE =
  /\btrauma[- ]?(?:tx|therapy|therapist|informed|track|group|care|focused|work|services|program|trained|sensitive|recovery)\b/i;
const OF_HARM =
  /\b(?:abuse|abused|assault\w*|violence|neglect|victim\w*|ptsd|trauma(?:tic events|s)?\b(?! ?(?:tx|th|in|tr|gr|ca|fo|wo|se|pr|re)))/i;

/** To whom a copy goes. */
const COPY =
  /^(?:(?:Dr|Mr|Ms|Mrs)\.? \p{Lu}|Admissions?|Intake|Records|Medical Records|File|Chart|Referral|Referring|Counsel|Court|Probation|Parole|Parents?|Patient|PCP|Program|\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+,? (?:MD|DO|NP|PA|RN|LCSW|LPC|PhD|PsyD|Esq))\b/u;
/** The words of a form in capitals, or its question again. */
const PRINTED = /^[^\p{Ll}]{6,}$/u;
/** Led by another topic than why somebody came. */
const OTHER_TOPIC =
  /^\W{0,3}(?:stopping|stops?|withdrawal|w\/d|coming (?:down|off)|going without|sick(?: without)?|when (?:he|she|they|i) stops?|detox(?:ing)?|sleep|appetite|allerg(?:y|ies)|meds?|medications?|suicide|si|self[- ]?harm|seizures?|legal|law|court|family|travel|ride|transport(?:ation)?|hospital|head|trauma|mood)\s?[:=–]/i;
/** How somebody feels, beside a label of the head. */
const OF_MOOD = /\b(?:phq|gad|mood|depress\w*|anxi\w*|sleeps?|up at \d|tearful|hopeless)\b/i;
const OF_HEAD = /\b(?:head|concuss\w*|tbi|loc|knock\w*|unconscious|hit|fell|fall|wreck|crash|skull|brain|out cold)\b/i;
/** A question of a form with its yes or no alone. */
const ONLY_ANSWERED = /\?\s{0,3}(?:(?:yes|no|y|n)\W{0,3}){1,2}$/i;
/** Items of a list of what is asked for. */
const NEXT_ITEM = /\s[2-9]\) /;

/** A house that somebody is only sent to or waits for. */
const NOT_YET =
  /\b(?:appl(?:ied|ying|ications?) (?:to|for|at)|pending acceptance|wait ?list(?:ed)?|none named|no (?:bed|answer) yet|looking (?:for|into|at)|would (?:like|take|accept))\b/i;
/** Where somebody got a medicine that nobody prescribed. */
const NOT_PRESCRIBED =
  /\b(?:left-?over|left over|borrowed|shared|bought|buys|off the street|from (?:an? |the |his |her )?(?:friend|neighbor|dealer|coworker|roommate|cousin)|not (?:his|hers?|prescribed)|(?:friend|roommate|mother|father|wife|husband|cousin|neighbor)['’]s)\b/i;
/** The head of a list, and a word that names its topic alone. */
const ENDS_IN_COLON = /:\s*$/;
const TOPIC_ALONE =
  /^\W{0,3}(?:symptoms?|history|hx|screen(?:ing)?|scale|scores?|therapists?|counsel(?:or|ing)|therapy|psychologist)\W{0,3}$/i;
/** A hospital's unit for the injured. */
const TRAUMA_UNIT =
  /\b(?:inpatient|hospital|saint|st\.?|level (?:i{1,3}|[123])|mercy|general|memorial|university) (?:\p{L}+\.? ){0,2}trauma\b/iu;

const careHad: Rule = ({ said, value }) =>
  SENDS.test(said) || (value !== 'No' && CONDITION.test(said) && !BEEN_THERE.test(said));

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  residential_programs: [
    careHad,
    ({ said, value }) => value !== 'No' && NOT_YET.test(value) && !BEEN_THERE.test(said),
    ({ said, value }) => value !== 'No' && INJURED.test(said) && !/\b(?:rehab|residential)\b/i.test(said),
  ],
  other_levels_of_care: [({ value }) => NEXT_ITEM.test(value)],
  hospitalizations: [({ said }) => NOT_KEPT.test(said) && !KEPT.test(said)],
  current_symptoms: [({ said }) => STOPPING.test(said) || SCORED_AT.test(said)],
  medication_plan: [
    ({ value }, { from }) =>
      from === 'prose' && NOT_PRESCRIBED.test(value) && !/\bprescribed (?:by|in|for)\b/i.test(value),
    ({ value }, { from }) => from === 'prose' && STREET.test(value) && !/\d ?m?c?g\b/i.test(value),
    ({ value }) => NO_LONGER.test(value) && !value.includes('\n') && !/\d ?m?c?g\b/i.test(value),
  ],
  living_status: [
    ({ behind }) => LEFT_HOME.test(behind),
    ({ said }) => / (?:is|was) (?:now )?rented out\b/i.test(said),
  ],
  pending_legal_charges: [
    ({ said, before, behind }, { from }) =>
      from === 'label' && /^offenses?\b/i.test(said) && (SENTENCED.test(behind) || SENTENCED.test(before)),
  ],
  employer: [({ value }) => A_PART.test(value.trim())],
  current_psychiatrist_name: [({ value }) => A_PLACE.test(value.trim())],
  current_therapist_name: [({ value }) => A_PLACE.test(value.trim())],
  current_pcp_name: [({ value }) => A_PLACE.test(value.trim())],
  subscriber_id: [({ value, said }) => OF_RIDES.test(said.slice(0, Math.max(0, said.indexOf(value))))],
  history_of_trauma: [
    ({ value, said }) =>
      TOPIC_ALONE.test(value) || (TRAUMA_UNIT.test(said) && !OF_HARM.test(said.replace(TRAUMA_UNIT, ' '))),
    ({ value, before }) => value === 'No' && ALLEGED.test(before),
    ({ said }) => TRAUMA_CARE.test(said) && !OF_HARM.test(said.replace(TRAUMA_CARE, ' ')),
  ],
  reason_for_seeking_treatment: [
    ({ value, said }) => /^\W{0,3}cc\b/i.test(said) && COPY.test(value),
    ({ value }) => PRINTED.test(value) && !/["“]/.test(value),
    ({ value }) => OTHER_TOPIC.test(value),
  ],
  history_of_tbi_concussions: [
    ({ value }, { from }) => from === 'label' && OF_MOOD.test(value) && !OF_HEAD.test(value),
  ],
  recent_substance_abuse: [({ value }) => ONLY_ANSWERED.test(value) || ENDS_IN_COLON.test(value)],
  outpatient_therapy: [({ value }) => TOPIC_ALONE.test(value)],
  contact_person_name: [({ before }, { from }) => from === 'prose' && /\bno contact (?:with|to|from) $/i.test(before)],
};

/** Whether a finding of a page speaks of another matter than its field. */
export function isOtherMatter(finding: Finding, page: string): boolean {
  const { field, value, start, end } = finding;
  const said = page.slice(start, end).replace(/\s+/g, ' ');
  if (finding.from === 'prose' && (ASKED_BY_NUMBER.test(said) || NUMBERED_TITLE.test(said))) return true;
  const rules = RULES[field];
  if (!rules) return false;
  const around: Around = {
    value,
    said,
    before: page.slice(Math.max(0, start - NEAR * 2), start).replace(/\s/g, ' '),
    behind: page.slice(end, end + NEAR).replace(/\s/g, ' '),
  };
  return rules.some((rule) => rule(around, finding));
}
