import { labelMeaning } from '../labels/form-labels.ts';

/** Whom or what the part of a page under one heading is about. */
export type SectionAbout =
  | 'client'
  | 'insurance'
  | 'subscriber'
  | 'emergency'
  | 'contact_person'
  | 'pcp'
  | 'psychiatrist'
  | 'therapist'
  | 'family'
  | 'writer'
  | 'past'
  | 'instructions'
  | 'consent'
  | 'other'
  | null;

export interface Section {
  /** The heading's words; empty before the first one. */
  title: string;
  about: SectionAbout;
  /** The field its whole text fills, if any. */
  field: string | null;
  /** Index of the heading's line; -1 before the first heading. */
  headingLine: number;
  /** Where the heading begins, and where the text under it begins and ends. */
  start: number;
  from: number;
  to: number;
}

const ABOUT: readonly [RegExp, SectionAbout][] = [
  [
    /\b(?:consent|release of|authorization (?:for (?:release|disclosure)|to (?:release|disclose))|authorize|information to be released|confidentiality|privacy|rights|hipaa|redisclosure)\b/i,
    'consent',
  ],
  [
    /\b(?:instructions?|education|precautions|warning signs|safety plan|resources|recommendations?|goals?|treatment plan|plan)\b/i,
    'instructions',
  ],
  // In a letterhead it is part of a name.
  [
    /\bfamily\b(?!.*\b(?:social|doctor|physician|dentistry|dental|medicine|practice|health(?:care)?|clinic|services|court|cent(?:er|re)|care|medical|counseling|resources|guidance)\b)/i,
    'family',
  ],
  [
    /\b(?:past|previous|prior|discontinued|stopped|held)\b.*\bmed(?:ication)?s?\b|\bmed(?:ication)?s?\b.*\b(?:trials?|discontinued|stopped)\b|\bheld or stopped\b/i,
    'past',
  ],
  [/\b(?:subscriber|policy ?holder|insured)\b/i, 'subscriber'],
  [/\b(?:insurance|coverage|benefits|payer|plan information)\b/i, 'insurance'],
  [/\bemergency contact|\bnext of kin\b/i, 'emergency'],
  [/\bcontact person|\bpoint of contact|\bprimary contact\b/i, 'contact_person'],
  [/\bprimary care|\bpcp\b|\bfamily (?:doctor|physician)\b/i, 'pcp'],
  [/^(?:current |outpatient |treating )?psychiatrist\b/i, 'psychiatrist'],
  [/^(?:current |outpatient |treating )?(?:therapist|counsell?or)\b/i, 'therapist'],
  [
    /\b(?:client|patient|resident|student|applicant|member|employee|participant|guest|respondent|identifying|demographic|personal|face ?sheet|registration)\b/i,
    'client',
  ],
  [
    /\b(?:referr|guarantor|facility|provider|pharmacy|attorney|probation|employer|parents?|guardians?|school|consultant|agency|evaluator|previous pregnancy|child welfare|fax|transmittal|physician)\b/i,
    'other',
  ],
];

/** Headings whose whole text is the value. */
const FIELDS: readonly [RegExp, string][] = [
  [
    /^(?:presenting (?:problem|concern|complaint|issue)s?|chief complaint|reasons? for (?:(?:the )?(?:referral|admission|call|transfer|request|placement)|seeking treatment|visit|treatment|application))$/i,
    'reason_for_seeking_treatment',
  ],
  [/^(?:current|presenting) symptoms$/i, 'current_symptoms'],
  [
    /^(?:recent |current )?(?:substance|drug|alcohol|drug and alcohol|alcohol and drug) (?:ab)?use(?: history)?$/i,
    'recent_substance_abuse',
  ],
  [/^withdrawal (?:history|risk|symptoms|concerns)$|^concerns for withdrawal$/i, 'concerns_for_withdrawal'],
  [
    /^(?:(?:current|home|active|discharge|present|outpatient|release|transfer|prescribed|psychotropic) )*(?:medications?|prescriptions?)(?: list| profile| orders)?(?: at (?:home|discharge|release|transfer))?$/i,
    'medication_plan',
  ],
  [
    /^(?:known |drug |medication )?allergies(?: ?(?:and|\/|&) ?(?:(?:adverse )?reactions|sensitivities|intolerances|adrs?|alerts))?$/i,
    'allergies',
  ],
  [/^family (?:psychiatric |mental health |medical |substance (?:ab)?use )*history$/i, 'family_history'],
  [/^(?:(?:past|prior|previous) )?(?:psychiatric )?(?:hospitalizations|hospital stays)$/i, 'hospitalizations'],
  [/^(?:prior |previous )?residential (?:treatment|programs?)(?: history)?$/i, 'residential_programs'],
  [/^(?:prior |previous )?outpatient (?:therapy|treatment)(?: history)?$/i, 'outpatient_therapy'],
  [/^trauma(?: history)?$/i, 'history_of_trauma'],
];

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');
const LONGEST_HEADING = 70;

/** What a form says of its own heading, in brackets behind it. */
const ASIDE = /(?<=\S)[\t ]{1,4}\((?=[a-z])[^()]{3,60}\)$/;

/** An answer in capitals, which heads nothing. */
const ANSWER = /^(?:NKD?A|NKFA|NKDFA|NO KNOWN (?:DRUG |FOOD |MEDICATION )*ALLERG(?:Y|IES)|NONE|DENIES)$/;

/** A line in capitals, or one that is nothing but a known section's name. */
function headingOf(text: string): string | null {
  const trimmed = text
    .trim()
    .replace(ASIDE, '')
    .replace(/^[#=*\s]+|[#=*\s]+$/g, '');
  if (trimmed.length < 3 || trimmed.length > LONGEST_HEADING) return null;
  const words = trimmed.replace(/:$/, '').trim();
  if (ANSWER.test(words)) return null;
  if (/[:;,.]\s*\S/.test(words) && !/^(?:section|part) \w{1,3}[.:]/i.test(words)) return null;
  const [dashed, rest] = words.split(/\s[-–—=]\s/);
  if (rest !== undefined && labelMeaning(dashed ?? '')) return null;
  const only = letters(words);
  if (only.length < 3 || /\d{3}|\[|☐|☒|\d\s?(?:MG|MCG|ML|UNITS?)\b/.test(words)) return null;
  const capitals = only === only.toUpperCase() && !/[.,]$/.test(words);
  if (capitals) return words;
  return FIELDS.some(([pattern]) => pattern.test(words)) ||
    (/^[A-Z]/.test(words) &&
      words.split(' ').length <= 4 &&
      /\b(?:information|history|contact|insurance|status)$/i.test(words))
    ? words
    : null;
}

/** The title of a whole paper: a plan for the client says much of the client, unlike a part that only advises. */
const PLAN_TITLE = /\bplan\b/i;

/** Part of a form that a relative fills in which asks of the relative. */
const OF_WRITER =
  /\babout (?:you|yourself|the (?:caller|person (?:completing|filling)|family member|concerned person))\b/i;
/** What such a form says of itself. */
const BY_RELATIVE =
  /\b(?:concerned person|(?:family|parent|caregiver|collateral|significant other)[\p{L} /'’-]{0,30}(?:questionnaire|form|history|interview|worksheet)|about the (?:patient|client|resident|student|youth)|you are the (?:patient|client)|your (?:loved one|relationship to)|loved one)\b/iu;

/** Whom or what a heading is about. */
export const aboutTitle = (title: string): SectionAbout => ABOUT.find(([pattern]) => pattern.test(title))?.[1] ?? null;

function aboutOf(title: string, opensPage: boolean, byRelative: boolean): SectionAbout {
  if (byRelative && OF_WRITER.test(title)) return 'writer';
  const about = ABOUT.find(([pattern]) => pattern.test(title))?.[1] ?? null;
  return about === 'instructions' && opensPage && PLAN_TITLE.test(title) ? null : about;
}

function fieldOf(title: string): string | null {
  const words = title.replace(/^(?:section |part )?[\dA-Z]{1,3}[.)]\s*/i, '').trim();
  return FIELDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** The parts of a page by its headings, in order; together they cover it. */
export function sectionsOf(page: string, lines: readonly { start: number; text: string }[]): Section[] {
  const first: Section = { title: '', about: null, field: null, headingLine: -1, start: 0, from: 0, to: page.length };
  const sections = [first];
  const byRelative = BY_RELATIVE.test(page);
  for (const [index, { start, text }] of lines.entries()) {
    const title = headingOf(text);
    // In a form typed in capitals a label alone on its line is no heading where a colon follows it.
    if (title === null || (/:\s*$/.test(text) && fieldOf(title) === null && labelMeaning(title))) continue;
    const open = sections.at(-1);
    if (open) open.to = start;
    const about = aboutOf(title, sections.length === 1 && page.slice(0, start).trim() === '', byRelative);
    sections.push({
      title,
      about,
      field: fieldOf(title),
      headingLine: index,
      start,
      from: start + text.length,
      to: page.length,
    });
  }
  return sections;
}

const UNSAID = new Set<SectionAbout>(['consent', 'family', 'writer']);
/** What a plan for the client says they did or have: all else in it is advice. */
const YOU_DID =
  /\byou (?:also )?(?:had|have had|have been|told|said|drank|drink|used|were|came|live|are on|did|took|get|lost|fell)\b/i;

/** Whether what stands in a part of a page is said of the client. */
export const isSaid = (about: SectionAbout, text: string): boolean =>
  !UNSAID.has(about) && (about !== 'instructions' || YOU_DID.test(text));
