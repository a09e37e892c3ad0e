import { SUBSTANCE as USED } from '../notes/note-words.ts';
import type { Finding, RecordContext } from '../suggestion.ts';

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
/** Somebody who is named as having the case: "Lee has court 11/12". */
const BY_NAME =
  /(?:^|[.;:]\s+)(?!(?:He|She|They|Client|Patient|Pt|Member|Resident|Defendant|Respondent|Youth|Guest|Tenant|Court|This|That|There|Who|Also|Still|Now|Hearing|Case|Ms|Mr|Mrs|Mx|Student|Veteran|Applicant|Caller)\b)(?<who>\p{Lu}\p{Ll}{2,}) (?:has|had|goes to|faces|is facing) (?:\p{L}+ ){0,3}?(?:court|hearing|trial|charges?|warrants?|case|probation)\b/u;
const ANYWHERE = new Set(['probation', 'parole_granted', 'upcoming_court_date', 'pending_legal_charges']);
/** The items of a scale, with the figures of its hours behind. */
const SCALE_ITEM =
  /^(?:nausea(?: ?(?:\/|and|&) ?vomiting)?|tremors?|(?:paroxysmal )?sweats|anxiety|agitation|(?:tactile|auditory|visual)(?: disturbances)?|headache|orientation|pulse|restlessness|yawning|gooseflesh)$/i;
const FIGURES = /^\s{0,8}\d{1,2}\s{1,8}\d{1,2}\s{1,8}\d{1,2}/;

/** A job that was: "was employed full time as a cook until …". */
const WORKED =
  /\b(?:was|were|had been|has been|previously|formerly)\b[^.;]{0,30}\b(?:full|part)[- ]?time\b[^.;]{0,80}\b(?:until|till|when|but|before)\b|\b(?:was |been )?(?:let go|laid off|fired|terminated)\b/i;
/** In a plan or a program, and no school. */
const ENROLLED =
  /\benrolled (?:in|with|into|on)\b[^.;]{0,40}\b(?:medicaid|medicare|medi-?cal|health\w*|insurance|plan|coverage|program|clinic|treatment|otp|moud|mat|services?|iop)\b/i;
/** Somebody else's by name: "Lee's widow", "the widow of his brother". */
const WIDOW_OF = /\p{L}['’]s? widow(?:er)?\b|\bwidow(?:er)? of (?:his|her|their|the|an?)\b/iu;
const OWNED =
  /(?<!not )\b(?:owns|(?:I|we|they) own)\b(?! (?:no|nothing|(?:a|his|her|their|my) (?:own )?(?:car|truck|gun|dog|business|company|shop)))|\bdeed\b/i;
/** A stay by which only something else is dated, or one without a place, a day or a reason. */
const DATED_BY =
  /^\W{0,3}(?:after|before|since|during|until|following|prior to) (?:the|his|her|their|this|that|my) (?:\p{L}+ )?(?:hospital\w*|stay|admission|hosp\b)/iu;
const STAY_ALONE = /^\W{0,3}hosp\w*\.? (?:x ?|for )?\d+ ?\p{L}+\W*$/iu;
/** A medicine from whoever prescribes it, or from a shelf. */
const AS_MEANT =
  /\bfrom (?:dr\b|(?:his|her|the|their) (?:doctor|surgeon|dentist|pcp|pain (?:clinic|doctor)|prescriber))[^;]{0,40}\b(?:never more|no more|as (?:prescribed|directed|written))\b|(?<!not )(?:taken |takes it |uses it |used )(?:only )?as (?:prescribed|directed)\b|^\W{0,3}(?:over[- ]the[- ]counter|otc)\b(?![^.]{0,80}\b(?:abus|misus|high|handful|bottle|box))/i;
const TOBACCO = /\b(?:tobacco|nicotine|cigarettes?|cigars?|vap(?:e|es|ed|ing)|chew(?:s|ing)?|snuff|juul|ppd)\b/i;
/** What a diagnosis that was not made says. */
const NOT_MADE =
  /\b(?:(?:is|was|are|were|be) not (?:supported|endorsed|confirmed|substantiated|established)|not (?:supported|met) (?:by|at|on)|ruled out|(?:does|did)(?: not|n['’]t) meet|listed in error)\b/i;
/** A remark of a form, a case worker's shorthand, or what only goes on from a line before. */
const NO_REASON =
  /^\W{0,2}(?:\([^()]*\)\W*$|[Pp]lan\s?:)|^(?!.*\b(?:I|my|me)\b)["“]?(?:\S+ ){0,4}?(?:dispo|disposition|placement|eval|evaluation|consult|clearance)\b\W*$|^\p{Ll}[^.]{0,60}\bfound by\b|\b(?:asks|asked|requests|requested) that (?!\p{L}+ be (?:admitted|sent|taken))/u;
/** An operation is no visit. */
const OPERATION =
  /\bscheduled\s?[:=]|\b(?:surger(?:y|ies)|procedures?|operations?|operating room)\b(?! (?:clinic|follow|f\/?u|check|center|consult))|\b(?:postponed|cancell?ed|deferred|rescheduled)\b/i;
const OTHER_MEDICINES =
  /\bnot (?:taken )?(?:as )?(?:prescribed|directed)\b|\bnot (?:yours|his|hers|their own)\b|\bother substances\b/i;
/** What somebody would rather have, of no place they were in. */
const PREFERRED = /\b(?:only|prefer\w*|preferably|if possible|ideally|requested|needed|wanted|desired)\b/i;
const TIME_OF =
  /\b(?:19|20)\d\d\b|['’]\d\d\b|\d\/\d|\b\d+ ?(?:d|days?|wks?|weeks?|mos?|months?)\b|\b(?:completed|finished|left|was|did|graduated|stayed)\b/i;

const RULES: Readonly<Record<string, (value: string, said: string, behind: string) => boolean>> = {
  employment_status: (value, said) =>
    (/time$/i.test(value) && (WORKED_ONCE.test(said) || WORKED.test(said))) ||
    (value === 'Student' && ENROLLED.test(said)),
  marital_status: (value, said) => value === 'Widowed' && WIDOW_OF.test(said),
  living_status: (value, said) => value === 'With family' && OWNED.test(said),
  hospitalizations: (value) => DATED_BY.test(value) || STAY_ALONE.test(value),
  history_of_trauma: (_, said) => NOT_MADE.test(said),
  reason_for_seeking_treatment: (value) => NO_REASON.test(value),
  next_appointment: (_, said) => OPERATION.test(said),
  medication_plan: (_, said) => NOT_TAKEN.test(said) || OTHER_MEDICINES.test(said),
  recent_substance_abuse: (value) =>
    ONLY_RISK.test(value) || AS_MEANT.test(value) || (TOBACCO.test(value) && !USED.test(value)),
  current_symptoms: (value, _, behind) => SCALE_ITEM.test(value.trim()) && FIGURES.test(behind),
  residential_programs: (value, said) =>
    value === 'No' ? PROGRAM_STAFF.test(said) : PREFERRED.test(value) && !TIME_OF.test(value),
};

/** Whether a finding speaks of a goal, a past, another person or a half of what its field asks. */
export function isNotNow(
  { field, value, start, end, from }: Finding,
  page: string,
  client?: RecordContext['client'],
): boolean {
  const said = page.slice(start, end).replace(/\s+/g, ' ');
  if (RULES[field]?.(value, said, page.slice(end, end + 40)) === true) return true;
  if (field === 'hospitalizations' && value === 'No' && ONLY_PSYCH.test(said)) return STAYED.test(page);
  if (from !== 'prose') return false;
  if (OF_CARE.has(field) && (TO_DO.test(said) || POINT.test(said))) return true;
  const line = page.slice(page.lastIndexOf('\n', start) + 1, end);
  if (!ANYWHERE.has(field)) return false;
  const who = BY_NAME.exec(said)?.groups?.who?.toLowerCase() ?? '';
  const names = `${client?.firstname ?? ''} ${client?.lastname ?? ''}`.toLowerCase();
  return OF_OTHERS.test(line) || (who !== '' && !names.includes(who));
}
