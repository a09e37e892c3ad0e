import type { Finding } from '../suggestion.ts';

/*
 * What a page says of a goal, of what is over, of what was given once or of half of a thing: words that stand where a value of
 * now would.
 */

/** A goal or an order, with its verb first: "Enter residential treatment". */
const TO_DO =
  /^\W{0,3}(?:\d{1,2}[.)]?\s+)?(?:Enter|Complete|Attend|Participate|Enroll|Obtain|Maintain|Comply|Submit|Engage|Undergo|Begin|Start|Finish|Find|Refrain|Secure|Schedule|Arrange)\b/;
const OF_CARE = new Set([
  'residential_programs',
  'outpatient_therapy',
  'hospitalizations',
  'other_levels_of_care',
  'psych_testing_done',
  'completed_genetic_testing',
]);
/** A point of what somebody asks or advises: "(d) a discharge summary". */
const POINT = /^\(?[a-h\d]\)\s/;

/** What a doctor of a program orders is no program that somebody was in. */
const PROGRAM_STAFF = /\brehab (?:md|dr|doctor|physician|nurse|staff|team|unit|counselor)\b/i;
const ONLY_PSYCH =
  /^(?!.*\b(?:medical|overnight|any)\b).*\b(?:psych\w*|mental|behavioral)\b[^.;]{0,24}\b(?:hosp\w*|wards?|units?|stays?|admi\w+|inpatient)\b/i;
/** A stay in a hospital with its day or its length. */
const STAYED =
  /\b(?:inpt|inpatient|admitted|admit|hospitali[sz]ed|hosp(?:ital)?\.?|icu)\b[^\n]{0,30}?(?:\d{1,2}\/\d{1,4}|\d+ ?(?:d|days?|nights?|wks?|weeks?)\b|(?:19|20)\d\d)/i;

const WORKED_ONCE =
  /\b(?:until|till|before) (?:last |this |early |late )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|winter|(?:19|20)\d\d|the (?:layoff|accident|arrest|injury))[^.;]{0,80}\bfull[- ]?time\b|\bfull[- ]?time[^.;]{0,24}\b(?:until|till) (?!now)/i;
/** Of whom a medicine is, whose use ended, or what was given for one night. */
const NOT_TAKEN =
  /[=–-]\s?(?:his |her |the )?(?:dad|mom|mother|father|sister|brother|wife|husband|roommate|son|daughter|grand\w+)(?:['’]s)?(?=[,.;]|$| same)|\buntil\b[^.;]{0,40}\b(?:lost|stopped|ended|ran out|quit|moved|left|closed)\b|\b(?:slept|calm\w*|quiet\w*|settled|asleep|resting)\b[^.;]{0,24}\bafter\b|\bneedles? (?:no|never)\b/i;
const ONLY_RISK = /^\W{0,3}(?:(?:very )?(?:high|low|moderate|elevated|significant) )(?:\p{L}+ ){0,2}risk\W*$/iu;
/** Others in the same room or case. */
const OF_OTHERS =
  /\b(?:rm ?mate|rmmate|bunkie|cellie|co-?def(?:endant)?s?|other (?:pt|patient|resident))\b|\bbed [a-d]\b(?= (?:pt|patient|rm|resident|\())/i;
const ANYWHERE = new Set(['probation', 'parole_granted', 'upcoming_court_date', 'pending_legal_charges']);
/** The items of a scale, with the figures of its hours behind. */
const SCALE_ITEM =
  /^(?:nausea(?: ?(?:\/|and|&) ?vomiting)?|tremors?|(?:paroxysmal )?sweats|anxiety|agitation|(?:tactile|auditory|visual)(?: disturbances)?|headache|orientation|pulse|restlessness|yawning|gooseflesh)$/i;
const FIGURES = /^\s{0,8}\d{1,2}\s{1,8}\d{1,2}\s{1,8}\d{1,2}/;

const RULES: Readonly<Record<string, (value: string, said: string, behind: string) => boolean>> = {
  employment_status: (value, said) => /time$/i.test(value) && WORKED_ONCE.test(said),
  medication_plan: (_, said) => NOT_TAKEN.test(said),
  recent_substance_abuse: (value) => ONLY_RISK.test(value),
  current_symptoms: (value, _, behind) => SCALE_ITEM.test(value.trim()) && FIGURES.test(behind),
  residential_programs: (value, said) => value === 'No' && PROGRAM_STAFF.test(said),
};

/** Whether a finding speaks of a goal, a past, another person or a half of what its field asks. */
export function isNotNow({ field, value, start, end, from }: Finding, page: string): boolean {
  const said = page.slice(start, end).replace(/\s+/g, ' ');
  if (RULES[field]?.(value, said, page.slice(end, end + 40)) === true) return true;
  if (field === 'hospitalizations' && value === 'No' && ONLY_PSYCH.test(said)) return STAYED.test(page);
  if (from !== 'prose') return false;
  if (OF_CARE.has(field) && (TO_DO.test(said) || POINT.test(said))) return true;
  const line = page.slice(page.lastIndexOf('\n', start) + 1, end);
  return ANYWHERE.has(field) && OF_OTHERS.test(line);
}
