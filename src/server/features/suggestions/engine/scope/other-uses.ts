import type { Finding } from '../suggestion.ts';

/*
 * Words of a field in another use: symptoms that passed, a desk or a town where a person's name would stand, what a plan
 * denies, a pen of a ship's stores, the psychiatrist of one visit.
 */

interface Use {
  value: string;
  said: string;
  /** What stands before it on the page, and behind it, on one line each. */
  before: string;
  behind: string;
  prose: boolean;
}
type Rule = (use: Use) => boolean;

const NEAR = 120;

/** Who has it too, beside the client: "he himself takes methadone", "she was in rehab herself". */
const OF_SPEAKER =
  /\b(?:he|she) (?:him|her)self (?:takes?|is|was|had|has|went|did|got|drinks?|drank|used)\b|\b(?:rehab|treatment|program|recovery|hospital|detox|methadone|suboxone|sober|addict|alcoholic|medication|meds?) (?:him|her)self\b/i;

/** Signs that came of stopping once, or are over. */
const PASSED =
  /\b(?:cleared|gone|settled|faded|eased|lifted|subsided|abated|passed|ended|stopped|improved|better) (?:by|on|after|within|in|before) |\b(?:by|on) the (?:first|second|third|fourth|fifth|next|\d(?:st|nd|rd|th)) (?:morning|night|day|evening)\b|^\W{0,3}(?:by |on )?day (?:\d|one|two|three|four)\b|\b(?:was|were) treated (?:as|with|for)\b|\bin the (?:er|ed|ambulance) on\b|\b(?:that|last) (?:detox|withdrawal|attempt)\b|\bthe (?:last|first) time (?:he|she|they|I)\b/i;
/** A remark before it of somebody who stopped. */
const STOPPED_BEFORE =
  /\b(?:off (?:it )?(?:for )?(?:x ?)?(?:\d|two|three|four|five) ?(?:d|days?|nights?)|(?:tried|tries) (?:to (?:stop|quit)|(?:it )?(?:by|on) (?:him|her|them|my|his|their)\s?(?:self|own))|cold turkey|(?:quit|stopped) (?:for|in|on))\b[^.]{0,30}[.:;]\s{1,3}$/i;

/** A desk, an office or a house: nobody's name. */
const NO_PERSON =
  /(?<!\p{L})(?:desk|department|dept|office|services?|line|hotline|helpline|team|unit|center|centre|clinic|hospital|house|records|control|program|agency|registrar|station|district|county|school|college|university|admissions?|intake|billing|pharmacy|security|dispatch|reception|switchboard|operator|foundation|association|ministry|board|committee|barrens|springs|creek|valley|heights|plains|city|township|ranch|village)$/iu;
/** Another's calls, or a place that calls go to. */
const CALLS_NOT = /\b(?:no|not|never|without) (?:phone |more |any )?(?:calls?|contact|messages?) (?:to|with|from)\s*$/i;
/** What the page goes on with right behind a name that a slip of reading cut. */
const GOES_ON = /^[\p{L}\d]/u;
/** Who is called when somebody falls ill is asked for in a field of its own. */
const IF_ILL =
  /\bif (?:you|he|she|they|I) (?:faint|collapse|pass(?:es)? out|get(?:s)? (?:sick|hurt|ill)|fall(?:s)? ill|(?:has|have) a (?:seizure|fit))\w*\??[^.]{0,40}$/i;

/** Taken once and left, or given by whoever was called. */
const MEDICINE_ONCE =
  /^\W{0,3}(?:(?:called )?(?:the )?(?:nurse|rn|md|medic|doctor|dr)\s?:|nurse gave)|\b(?:done|finished|through|completed) (?:w\/|with|an?|the|his|her)\b[^.;]{0,30}\btaper\b|\b(?:made|makes|making) (?:him|her|me|them|\p{L}+) (?:sick|ill|worse|puke|vomit|throw up|suicidal|crazy)\b|^\W{0,3}(?:was|were|had been) on\b[^.;]{0,50}\b(?:until|till|through|back in|in (?:19|20)\d\d)\b/iu;
const HAS_DOSE = /\d ?m?c?g\b|\bdaily\b|\bbid\b|\n/i;

/** A pen of a house, a ship or a tent, one that was used there, or a question without its answer. */
const OTHER_PEN =
  /\b(?:station|tent|ship|school|office|clinic|house|staff|camp|kit|cart|ambulance|unit|program|site|we|our)\b[^.;?]{0,24}\b(?:keeps?|stocks?|has|have|carr(?:y|ies)|holds?)\b|\b(?:epi-?pens?|pen|auto-?injector|epinephrine)\b\s?(?:was |were )?(?:used|given|administered|trainer|training)(?! to)\b|\b(?:administered|used) (?:the |an? )?(?:epi-?pen|auto-?injector)/i;
const ONLY_ASKED = /\?(?:\s|_|not (?:asked|answered)|y(?:es)?\s?\/\s?n(?:o)?)*$/i;

/** A plan's answer, a place that is not free, or what a limb needs. */
const NO_STAY =
  /\b(?:plan|insurer|insurance|policy|carrier|benefits?|payer|reviewer|we|medicaid|medicare|aetna|cigna|anthem|humana)\b[^.;]{0,30}\bden(?:y|ies|ied)\b|\b(?:no|not) (?:an? )?(?:residential|rehab|inpatient|treatment) (?:beds?|openings?|benefits?|coverage|placement|available|potential|needs?|needed|required|indicated|goals?|services?)\b|\bnot tried\b[^.;]{0,20}\blevel\b/i;
const ONLY_LABEL = /^\W{0,3}\p{L}[\p{L} ]{2,24}:$/u;

/** Of one look, of somebody who is gone, or of a ward. */
const NOT_TREATING =
  /\b(?:eval(?:uation|uated)?|consult(?:ed|ation)?|testing|tested|capacity|second opinion|former(?:ly)?|previous(?:ly)?|retired|moved away|left (?:in|the|for|last)|no longer|(?:un)?till? (?:last |this )?(?:\p{L}+ )?(?:19|20)?\d?\d?|used to|court[- ]ordered|expert|examiner|on the ward|signed off|inpatient|attending)\b/iu;
const KIN_OWNS =
  /\b(?:(?:his|her|their|my) )?(?:mother|father|mom|dad|sister|brother|wife|husband|son|daughter|partner|friend|roommate)['’]s\s(?:own )?(?:psychiatrist|therapist|counselor|doctor|pcp)\b/i;
/** A ward with how long: "Palo Verde psych 10 d." */
const PSYCH_STAY =
  /\bpsych(?:iatric)?\b,? (?:unit|ward|hosp\p{L}*|floor|hold|bed|x ?)?\s?(?:\d+|[\p{L}]+) ?(?:d|days?|nights?|wks?|weeks?)\b/iu;
const TITLED = /\b(?:Dra?|Prof|MD|M\.D|DO|NP|APRN|PMHNP|DNP|PA|PsyD|PhD|Lt|Maj|Capt|Col|Mr|Mrs|Ms)\b/;
const POSSESSIVE = /['’]s?$/;

/** No reason of somebody's own: what was nearly done, or how the day is. */
const NEARLY = /\b(?:gun|loaded|noose|rope|pulled the trigger)\b|^\W{0,3}(?:not (?:great|good|so good)|okay|fine)\b/i;

const DISCHARGE = /\bdischarg(?:ing|es|ed?) (?:him|her|them|pt|patient|from|date|on)\b/i;

/** Whom a service is for, or what was once. */
const HOMELESS_ELSEWHERE =
  /\b(?:for|of|to|with|serving) the (?:homeless|unhoused)\b|\b(?:homeless|unhoused)[- ](?:people|persons?|individuals|clients|youth|veterans|services|outreach|liaison|coalition|programs?|health|count|court|guests)\b|\b(?:was|were|been) (?:once )?(?:homeless|unhoused) (?:in|from|for|as|after|until|during)\b/i;
/** A child's home. */
const CHILD_LIVES =
  /\b(?:boys?|girls?|sons?|daughters?|kids?|child(?:ren)?|baby|toddler|grandkids)\b[^.;]{0,30}\b(?:lives?|living|stays?) with (?:his|her|their) (?:\p{L}+ )?(?:dad|father|mom|mother|grand\p{L}+|aunt|parents?)\b/iu;

const ON_PROBATION = /\b(?:probation|parole|supervision)\b/i;
const STILL_OPEN =
  /\b(?:pending|open|charged?|charges|new|warrants?|court|hearing|arraign\w*|trial|violat\w*|indict\w*|awaiting|bond|bail|case|arrest\w*|cited|citation|nothing|none|no|not|denies)\b/i;
const FREE = /\bno charge (?:for|to|is made)\b|\bfree of charge\b/i;

/** Whom a service is offered to. */
const OFFERED =
  /\b(?:students|people|persons|individuals|clients|patients|those|anyone|families|guests|members) (?:who|with|that)\b|\b(?:if you|call us|available|at no (?:cost|charge)|free of charge|let us know)\b/i;
/** The choices of a form behind its question, with a no among or as the mark. */
const ANSWERED_NO = /^\s{0,4}[:?]?\s{0,3}(?:no\b|n\b|0\b|☐|\[ ?\]|not (?:at this time|needed)|none\b)/i;
const ENDS_NO = /:\s?(?:no|none|n\/a|not at this time)\W*$/i;

/** Whose work it is: somebody whom the client hurt. */
const OF_HURT =
  /\b(?:bit|hit|punched|slapped|kicked|spat|spit|assaulted|attacked|shoved|threatened|robbed|stole)\b[^.;]{0,40}\b(?:at|of|from)\b/i;
const SCORES_OF_TEST = /\b(?:%ile|percentile|fsiq|proc(?:essing)? speed|t-?scores?|standard scores?|working memory)\b/i;
const DECLINED = /^\W{0,3}(?:declined|refused|skipped|prefers? not|not asked|left blank)\b/i;
const FRAGMENT = /^(?:\/|SCREEN\b)/;
/** Of a body that is looked at. */
const NO_INJURY = /\b(?:on exam\w*|observed|evident|visible|signs of|injur\w+|atraumatic|to (?:the )?head)\b/i;
const LICENSED_BEFORE =
  /\b(?:MSW|LCSW|LICSW|LMSW|LPC|LMFT|LMHC|RN|LPN|MD|DO|NP|PA-C|PhD|PsyD|JD|Esq|CADC|Chaplain|Sgt|Ofc|Officer)\W{1,3}$/;
const HELD_BODILY = /\bheld (?:me|him|her|them) (?:out|down|under|up|by|over|back|against)\b/i;

const RULES: Readonly<Record<string, Rule>> = {
  current_symptoms: ({ said, before, prose }) => prose && (PASSED.test(said) || STOPPED_BEFORE.test(before)),
  contact_person_name: ({ value, before, said, behind }) =>
    NO_PERSON.test(value.trim()) ||
    IF_ILL.test(before) ||
    CALLS_NOT.test(`${before}${said.slice(0, Math.max(0, said.indexOf(value)))}`) ||
    (said.endsWith(value) && GOES_ON.test(behind)) ||
    (said.includes(value) && GOES_ON.test(said.slice(said.indexOf(value) + value.length))),
  medication_plan: ({ value, prose }) =>
    prose && (OF_SPEAKER.test(value) || (MEDICINE_ONCE.test(value) && !HAS_DOSE.test(value))),
  epipen: ({ said, value }) => OTHER_PEN.test(said) || ONLY_ASKED.test(value) || ONLY_ASKED.test(said),
  residential_programs: ({ said, value, prose }) =>
    ONLY_LABEL.test(value) || (prose && (NO_STAY.test(said) || OF_SPEAKER.test(said))),
  other_levels_of_care: ({ said, prose }) => prose && OF_SPEAKER.test(said),
  hospitalizations: ({ said, prose }) => prose && (OF_SPEAKER.test(said) || HELD_BODILY.test(said)),
  current_psychiatrist_name: ({ said, value, before, behind, prose }) =>
    POSSESSIVE.test(value) ||
    KIN_OWNS.test(said) ||
    (prose && !TITLED.test(value) && (PSYCH_STAY.test(`${said}${behind}`) || !/psychiatrist/i.test(said))) ||
    NOT_TREATING.test(`${before.slice(-24).split(/[.;|]/).at(-1)}${said}`) ||
    /^[\s(,]{0,3}(?:retired|left|moved|till?|until|former|for capacity|in may)\b/i.test(behind),
  reason_for_seeking_treatment: ({ value, prose }) => prose && NEARLY.test(value),
  next_appointment: ({ said }) => DISCHARGE.test(said),
  living_status: ({ said, prose }) => prose && (HOMELESS_ELSEWHERE.test(said) || CHILD_LIVES.test(said)),
  pending_legal_charges: ({ said, prose }) =>
    FREE.test(said) || (prose && ON_PROBATION.test(said) && !STILL_OPEN.test(said)),
  additional_treatment_or_support_needed: ({ said, value, behind }) =>
    OFFERED.test(said) || ENDS_NO.test(value) || ANSWERED_NO.test(behind),
  employer: ({ said, prose }) => prose && OF_HURT.test(said),
  history_of_tbi_concussions: ({ value }) => SCORES_OF_TEST.test(value),
  history_of_trauma: ({ value, said }) =>
    DECLINED.test(value) || FRAGMENT.test(value) || (value === 'No' && NO_INJURY.test(said)),
  phone_number: ({ before }) => LICENSED_BEFORE.test(before),
  subscriber_id: ({ before, said }) =>
    /(?:^|\|)\W{0,3}auth\w*\W[^|]{0,30}$/i.test(before) || /^\W{0,3}auth\b/i.test(said),
};

/** Whether the words of a finding are used of something else than its field asks. */
export function isOtherUse({ field, value, start, end, from }: Finding, page: string): boolean {
  const rule = RULES[field];
  if (!rule) return false;
  const flat = (text: string): string => text.replace(/\s/g, ' ');
  return rule({
    value,
    said: flat(page.slice(start, end)),
    before: flat(page.slice(Math.max(0, start - NEAR), start)),
    behind: flat(page.slice(end, end + NEAR)),
    prose: from === 'prose',
  });
}
