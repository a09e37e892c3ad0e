import { CONDITIONS, INSURERS } from '#server/features/understanding/meaning/plain-words.ts';
import type { SummaryPart } from '#shared/features/suggestions/summary-sentence.ts';
import * as words from './notes/note-words.ts';

/*
 * What else is about a part of a summary, where neither a usual label nor a plain sentence is: labels of other papers, and
 * remarks of few words. Used only for a part that would stay empty.
 */

interface WiderRule {
  label: RegExp;
  says: (text: string) => boolean;
}

const holds =
  (...patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    patterns.some((pattern) => pattern.test(text));

const SEEKS =
  /\b(?:admitted|walked in|came in|brought in|sent (?:here|over|by)|referred|presents?|presented|self[- ]referred|looking for|looking to|wants?|asked for|asks? for|asking for|needs?|handing over|seeking|requests?|requesting|requested|court[- ]ordered|calling|called|caller|left|leaving|ready (?:for|to)|motivated|agrees? to|tired of|sick of)\b[^.;]{0,90}\b(?:detox\w*|treatment|bed|rehab\w*|help|program|admission|level of care|residential|inpatient|placement|sober|clean|stop(?: drinking| using)?|quit|withdrawal|safe|stay|because|sleep|home)\b/i;
const NO_LONGER_SAFE =
  /\b(?:can(?:not|['’]t| no longer) (?:keep|be kept|stay|stop|manage|care)|unsafe at home|relapsed|overdosed|od['’]?d|lost (?:housing|custody|(?:his|her|their) job)|kicked out|found (?:down|unresponsive|unconscious)|intervention|(?:brought|escorted|taken) (?:in |here |over )?by (?:the )?(?:police|officers?|deput(?:y|ies)|ems|squad|ambulance|medics)|(?:that is|that['’]s|this is) why|i want to (?:be|live|stop|get))\b/i;
const DEPENDENT =
  /\b(?:alcohol|opioid|opiate|cannabis|cocaine|stimulant|sedative|hypnotic|amphetamine|methamphetamine|benzodiazepine|substance|polysubstance|drug) (?:use|abuse|dependence|addiction)\b|\bF1\d(?:\.\d+)?\b|\b(?:AUD|OUD|SUD)\b|\bsober (?:since|for)\b|\bclean (?:since|for|time)\b/i;
const ABOUT_SUBSTANCES = (text: string): boolean =>
  DEPENDENT.test(text) ||
  (words.SUBSTANCE.test(text) && (words.USING.test(text) || words.AMOUNT.test(text) || words.FOUND.test(text)));
const MIND =
  /\b(?:depress\w+|anxi(?:ety|ous)|bipolar|ptsd|schizo\w+|psychosis|psychotic|paranoi\w+|hallucinat\w+|panic|adhd|mood|manic|mania|suicid\w+|homicid\w+|SI\/HI|SI|self[- ]?(?:harm|injur\w+)|wish(?:ed|es)? to (?:die|be dead)|(?:want|wants|wanted) to die|thoughts of|hopeless\w*|attempt(?:ed|s)?|psych(?:iatric)? (?:hold|ward|unit|admission|hospital|meds|history|hx|stay)|5150|baker act|mental health|nightmares|F[2-4]\d\.\d+)\b/;
const LAW =
  /\b(?:court|judge|probation|parole|p\.?o\.?(?= )|warrants?|charges?|charged|sentenc\w+|arrest\w*|jail|prison|bail|bond|in custody|dui|dwi|felony|misdemeanor|diversion|restraining order|protective order|cps|dcfs|child (?:welfare|support)|hearing(?! aids?| (?:loss|impair\w*|things|voices))|attorney|public defender|detainer|registr(?:y|ation))\b/i;
const PAYS = new RegExp(
  `(?<!\\p{L})(?:${INSURERS}|insurance|insured|uninsured|coverage|authori[sz](?:ed|ation)|prior auth|auth ?#|deductible|copay|policy ?holder|member id|self[- ]pay|private pay|days? (?:approved|authorized|certified)|in[- ]network|out[- ]of[- ]network)(?!\\p{L})`,
  'iu',
);
const BODY = new RegExp(`(?<![\\p{L}\\d])(?:${CONDITIONS})(?!\\p{L})`, 'iu');
const TAKES = (text: string): boolean =>
  words.MEDICINE.test(text) && (words.DOSED.test(text) || words.TAKEN.test(text)) && !words.NO_MEDICINE.test(text);

export const WIDER_RULES: Readonly<Partial<Record<SummaryPart, WiderRule>>> = {
  why_now: {
    label:
      /^(?:(?:clinical |brief |case )?(?:summary|narrative|rationale|justification|impression|presentation)|medical necessity|hpi|history of present(?:ing)? illness|situation|(?:services?|care|level of care) requested|requested (?:services?|level of care)|request(?: for)?|nature of (?:the )?call|caller\b.*|why now|reasons?\b.*|goals?(?: of (?:call|treatment|stay))?|what (?:brings|brought|happened|made|led)\b.*|what(?:['’]s| is) (?:going on|happening|wrong|the matter)\b.*|how can we help\b.*|tell us (?:what|why|about|your)\b.*|your story|my story|why (?:are|did|do) you\b.*|in (?:his|her|their|your) own words|purpose)$/i,
    says: holds(SEEKS, NO_LONGER_SAFE),
  },
  substances: {
    label:
      /^(?:(?:substances?|drugs?|alcohol|etoh|aod|sud|use|usage)\b.*|(?:uds|udt|urine(?: drug)?|tox\w*)\b.*|d\.?o\.?c\.?|last (?:use|drink|used)\b.*|drug of choice|(?:(?:primary|admitting|admission|adm|discharge|working) )?(?:diagnos[ei]s|dx)(?: codes?)?)$/i,
    says: ABOUT_SUBSTANCES,
  },
  withdrawal: {
    label: /^(?:w\/?d\b.*|withdrawals?\b.*|ciwa\b.*|cows\b.*|detox\w*\b.*|dts?)$/i,
    says: (text) =>
      words.WITHDRAWALS.test(text) ||
      words.SCORE.test(text) ||
      (words.STOPS.test(text) && text.search(words.SIGNS) !== -1),
  },
  medical: {
    label:
      /^(?:pmhx?|(?:past )?(?:medical|health|physical)\b.*|vitals?\b.*|(?:chronic |active )?(?:conditions?|problems?|problem list)|labs?\b.*|diet\b.*|mobility|ambulation|skin|diabetes|asthma|heart|surger(?:y|ies)|(?:active |medical )?diagnos[ei]s)$/i,
    says: holds(BODY),
  },
  psychiatric: {
    label:
      /^(?:psych\w*\b.*|mental (?:health|status)\b.*|mse|mh\b.*|(?:si|hi|si ?\/ ?hi)\b.*|(?:suicide|self[- ]harm|violence|risk)\b.*|mood|behaviou?r\w*\b.*|trauma\b.*|diagnos[ei]s|dx)$/i,
    says: holds(MIND),
  },
  medications: {
    label: /^(?:meds?\b.*|.*\bmedications?|rx|scripts?\b.*|prescriptions?\b.*|allerg\w+\b.*|adrs?|nkda|takes)$/i,
    says: (text) =>
      TAKES(text) || words.REACTS.some((pattern) => pattern.test(text)) || /\bN\.?K\.?D?\.?A\b/.test(text),
  },
  legal: {
    label:
      /^(?:legal\b.*|charges?\b.*|offenses?|court\b.*|case (?:no|number|#)\.?|docket\b.*|judge|(?:defense )?attorney|lawyer|(?:probation|parole)\b.*|p\.?o\.?|sentence\b.*|custody\b.*|holds?\b.*|warrants?\b.*|release\b.*|booking\b.*|bail|bond|next (?:court|hearing)\b.*|conditions of release)$/i,
    says: holds(LAW),
  },
  insurance: {
    label:
      /^(?:insur\w+\b.*|payer\b.*|payor\b.*|plan\b.*|member\b.*|subscriber\b.*|group\b.*|policy\b.*|carrier\b.*|coverage\b.*|benefits?\b.*|auth\w*\b.*|reference\b.*|(?:days|units) (?:approved|authorized|requested)\b.*|deductible|copay|medicaid\b.*|medicare\b.*|decision|determination|eligib\w+\b.*)$/i,
    says: holds(PAYS),
  },
};
