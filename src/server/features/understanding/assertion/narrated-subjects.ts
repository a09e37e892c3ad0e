import { NAMES_ALONE } from './given-names.ts';
import { NOT_IN_NAMES } from './name-words.ts';
import type { PageSubject } from './page-subject.ts';
import { isListOfThings } from './things-listed.ts';
import { isOfThings, isSomebodyBeside, isWhole, readName, type WrittenName } from './written-names.ts';

/*
 * Notes, orders and letters without a label name their person as the subject of sentences: "Odessa Marsh was booked on
 * Friday. She said that …". What only patients, defendants or residents do counts, and what the next sentences go on to
 * say of the one whom they name.
 */

/** Where a sentence or a remark begins: behind a stop, a line, a letter for a part of a note, a time of day. */
const STARTS =
  /(?:^|\n|[.!?;:"”)]\s|\t|[ ]{2}|[-–*•|>]\s)[ \t>*•–-]{0,6}(?:(?:[SOAPDR]|Note|Hx|HPI|CC|Update|Reason|Summary)[ ]?[:-][ ]{0,2})?(?:(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?[ ,]{0,2})?(?:\d{1,2}:?\d{2}[ ]?(?:[ap]m|hrs?|h)?[ :,-]{1,3}))?(?:(?:on|at|today|yesterday|this (?:morning|afternoon|evening)|overnight|currently|subsequently|presently)[^\n.;,]{0,30},[ ])?(?:the )?(?:above[- ]named,?[ ])?(?=\p{Lu}[\p{L}'’])/giu;
/** Titles and roles that stand before the name of whom a paper is about. */
const ROLE =
  /(?:(?:the|our|my|your|this) )?(?:(?:sgt|sergeant|ssgt|cpl|corporal|pfc|spc|pvt|private|petty officer|lance corporal|mr|mrs|ms|miss|mx)\.?|veteran|vet|inmate|prisoner|detainee|defendant|respondent|probationer|parolee|offender|claimant|applicant|patient|pt|client|resident|participant|student|tenant|trainee|recruit|cadet|private|seaman|airman|subject|donor|driver|youth|juvenile|consumer|member|examinee|evaluee|ward)[ ]{1,2}(?=\p{Lu}[\p{L}'’])/iuy;

const BETWEEN = String.raw`(?:,? (?:a|an|age|aged|the|who|of|from|dob|born|\d)[^.;\n]{0,70},| \([^()\n]{1,40}\))?(?:,? (?:still|also|again|now|currently|reportedly|then|later|already|initially|recently|just|further|today|has since|since|who|again and again))?`;
const DRUG =
  '(?:heroin|meth\\w*|crystal|fent\\w*|cocaine|coke|crack|alcohol|etoh|liquor|vodka|wine|beer|whisk\\w+|gin|rum|pills?|opi\\w+|oxy\\w*|percs?|xanax|benzos?|weed|cannabis|marijuana|thc|kratom|k2|spice|tobacco|nicotine|ketamine|drugs|suboxone|methadone|buprenorphine|adderall|inhalants)';
const MR_OR_MS = /\b(?:m[rsx]|mrs|miss|pt|patient|client|resident|inmate|defendant)\b/i;
/** What is said of patients, clients and the accused, and of nobody who works. */
const BODILY = [
  `(?:drinks|drank|snores|smokes|vapes|injects|injected|relapsed|overdosed|od['’]?d|purges|binges|vomited|threw up|slept|seized|fainted|collapsed|fell|hallucinated|sleeps|weighs|limps|wanders|detoxed|passed out|blacked out|hears voices|cuts|self-harms)\\b(?! (?:to|in love))`,
  `(?:uses|used|using|abuses|abused|sniffs|snorts|snorted|buys|shoots up|shot up|is using|was using)(?: \\S+){0,4} ${DRUG}\\b`,
  `(?:has|had) (?:been (?:drinking|using|smoking|injecting|vomiting|sober|clean|abstinent|homeless|incarcerated|hospitalized|(?:prescribed|diagnosed|on probation|on parole|in recovery|unable to|treated for|ordered to))|a (?:\\w+ )?(?:history of|hx of|seizures?|fall|stroke|wound|abscess|fever|tremor|relapse|bac\\b|blood alcohol)|(?:one|another|two|three|several|many|no|frequent|multiple|\\d+) (?:\\w+ )?(?:seizures?|falls?|relapses|overdoses|prior treatments?|drinks|beers|episodes|admissions)|(?:seizures|diabetes|copd|asthma|epilepsy|hepatitis|hypertension|cirrhosis|htn|hiv|ptsd|depression|bipolar|schizophrenia|tremors?|abscess\\w*)\\b|(?:insomnia|cravings|chest pain|no allergies|nausea|withdrawal))`,
  `(?:took|takes|taking|refused|refuses|missed|skipped|ate|finished|needs|got|received|was given|is given|given|declined|tolerated|is prescribed|was prescribed) (?:(?:his|her|their|all|the|a|an|no|am|pm|noon|scheduled|morning|evening|bedtime|one|two|prn) ){0,3}(?:meds?|medications?|medicines?|pills?|doses?|insulin|breakfast|lunch|dinner|supper|meals?|keppra|methadone|buprenorphine|suboxone|ativan|lorazepam|librium|naloxone|narcan|lithium|haldol|\\d|antabuse|vivitrol|sertraline|zoloft|lexapro|trazodone|gabapentin|seroquel|detox|taper|shots?|injections?)(?!\\p{L}| (?:out|over|up to|down to|to (?:her|him|them))\\b)`,
  `(?:is|was|remains|appears|appeared|looks|looked|seems) (?:(?:very|visibly|clearly|still|now|an?|currently|more|quite|medically|grossly) ){0,2}(?:\\d{1,2}[ -]?(?:y|wk|week|mo|m\\b|f\\b)|(?:fe)?male\\b|intoxicated|drunk|high\\b|sober|tremulous|shak[iy]\\w*|sweat\\w+|diaphoretic|drowsy|asleep|awake|sedated|unresponsive|alert|oriented|confused|combative|agitated|tearful|anxious|depressed|suicidal|psychotic|paranoid|homeless|unhoused|pregnant|postpartum|allergic|diabetic|afebrile|febrile|hypertensive|tachycardic|ambulatory|incontinent|npo|in withdrawal|withdrawing|detoxing|vomiting|using again|drinking again|ready for discharge|single\\b|divorced|widowed|unemployed|disabled|on (?:ciwa|cows|methadone|probation|parole|oxygen|insulin|suicide watch|1:1|buprenorphine|suboxone|disability|librium|ativan|the waitlist))`,
  `(?:seen|found|resting|admitted|discharged|transferred|brought|escorted|placed) (?:in|on|at|by|to|with|for|sleeping|unresponsive)\\b|came (?:home|back|in) (?:high|drunk|intoxicated|under)`,
  `(?:is|was|has been) (?:(?:not|still|now|again) )?(?:feeling|sleeping|eating|drinking|using|smoking|injecting|vaping|craving|nodding|shaking|sweating|vomiting|coughing|bleeding|struggling|withdrawing|experiencing|hearing voices|complaining|coming off)\\b`,
  `(?:needs|need|wants) (?:a bed|detox|help|treatment|inpatient|residential|rehab|to detox)\\b`,
  `(?:used|drank|relapsed) (?:again|last|yesterday|today|this|over|daily|since|more|every|twice|once)\\b`,
  `(?:hurt|injured|broke|hit|cut|burned) (?:his|her|their)\\b`,
  `(?:tested|was|is|came back) (?:positive|negative) (?:for|on)`,
  `(?:delivered|gave birth|miscarried|ingested|swallowed|aspirated|attempted (?:suicide|to (?:hang|kill|harm|stab|jump))|tried to (?:hang|kill|cut|jump|stop drinking|quit)|started (?:drinking|using|smoking|injecting)|stopped (?:drinking|using|taking)|quit (?:drinking|using|smoking)|suffers? from|suffered|meets? (?:criteria|dsm|asam|the criteria)|scored \\d|lives (?:alone|with|in|at|on)|resides|endorses|endorsed)\\b`,
];
const MOVED = [
  `(?:is|was|were|has been|had been|is being|was being|will be) (?:(?:voluntarily|involuntarily|safely|medically|recently|first|then|also|last|re-?) ?){0,2}(?:admitted|readmitted|discharged|booked|arrested|detained|incarcerated|sentenced|convicted|charged|arraigned|sworn|placed (?:on|in|under)|started on|hospitalized|evaluated|diagnosed|treated for|treated with|treated at|prescribed|intubated|stabilized|transported|brought (?:in|to|by|over|up|back|down|from)|found|seen (?:by|in|at|on|for|today|for)|triaged|assessed|screened|referred|transferred|released|cleared|remanded|ordered to|court[- ]ordered|sent (?:to|from|for)|known to (?:use|drink|have|be|this|the|us|our)|banned|dismissed|terminated|evicted|expelled|suspended|enrolled|restrained|committed|certified|accepted|approved for|denied (?:admission|detox|residential)|detoxed|tapered|weaned|cited|stopped by|pulled over|observed|monitored|counseled|educated|in custody|(?:advised|instructed|encouraged|asked|urged) to (?:go|call|return|stop|take|come|seek|report|follow|leave))`,
  `(?:presents|presented|arrived|appeared (?:in|with|before|by|for)|admits to|admitted (?:to|the|that|using|drinking)|denies|denied (?:any|si|hi|use|using|drinking|having|chest|pain|suicid|recent|seizures?|history|allerg\\w+|a)|pleads?|pled|pleaded|entered a plea|violated|failed to (?:report|appear|complete|attend|test|provide|comply)|absconded|eloped|left (?:ama|against|the (?:program|unit|facility|hospital|shelter|house))|completed (?:\\w+ ){0,4}(?:treatment|program|detox|hours|days|iop|rehab|sessions|classes|groups)|attended (?:\\w+ ){0,3}(?:groups?|sessions?|meetings?|classes|aa|na)|participated in|graduated from (?:the|drug|treatment)|complain(?:s|ed) of|c\\/o|requests? (?:detox|a bed|treatment|help|admission|residential|transfer|discharge)|would benefit from|requires (?:\\w+ ){0,3}(?:detox|treatment|care|inpatient|residential|oxygen|assistance|supervision))\\b`,
];
const SAYS =
  /^[ ]{1,2}(?:(?:also|then|again|further|today|still|now) )?(?:reports?|reported|states?|stated|says|said|describes?|described|disclosed?s?|discloses|shared|admits|wants|wanted|asked|asks|called|came|comes|returned|left|walked|went|will|has|had|is|was|did|does|does not|did not|needs|told|agreed|agrees|declined|declines|refused|refuses|hopes|plans|feels|felt|cannot|could not|can|may|must|began|continues|continued|remains|lost|works|worked|grew up|served|attends|misses|missed|owes|rents|owns|stays|stayed|arrived|met|spoke|responded|sat|tolerated|verbalized|appeared|signed|tries|tried|talked|talks|discussed|discusses|explored|processed|expressed|expresses|identified|identifies|acknowledged|acknowledges|struggled|struggles)\b/i;
const strong = (deeds: readonly string[]): RegExp => new RegExp(`^${BETWEEN},?[ ]{1,2}(?:${deeds.join('|')})`, 'iu');
const OF_BODY = strong(BODILY);
const OF_CASE = strong(MOVED);
/** "reports drinking", "states he uses". */
const SAYS_OF_SELF =
  /^,?[ ]{1,2}(?:also |further )?(?:reports?|reported|states?|stated|says|said|describes?|described|disclosed|discloses|admits|admitted|endorses|acknowledge[sd]?) (?:that )?(?:(?:s?he|they) (?:uses?d?|drinks?|drank|has|had|takes?|took|is|was|lives?|smokes?|relapsed|overdosed|injects?)|(?:daily |heavy |recent |past |current |some |occasional |increased )?(?:drinking|using|smoking|injecting|feeling|having|taking|withdrawal|cravings|sleeping|hearing|cutting|use of|alcohol|opioid|pain|anxiety|depression|nausea|last (?:use|drink)))/iu;
/** Somebody else is meant: "Mr. Dean says that she drinks". */
const SAYS_OF_ANOTHER =
  /^,?[ ]{1,2}(?:\w+ ){0,2}(?:reports?|reported|states?|stated|says|said|noted|notes|describes?|described|called|feels|believes|worries|thinks|asked|asks|confirmed|confirms|requests?)(?: that| about| for| to|,| for the| whether| if)? (?:the )?(?:she|he|her|his|him|they|them|client|patient|pt|resident|daughter|son|student|inmate)\b/iu;
/** What a page speaks of before it names anybody: then the name is of somebody beside that person. */
const UNNAMED =
  /(?<![\p{L}'’])(?:s?he|her|him|his|pt|pt['’]s|patient|client|resident|inmate|defendant|participant|student|veteran|consumer|donor|claimant|respondent|youth|ward)(?![\p{L}])(?![ ]?[:#]|[ ](?:name|id|no|number|care|services|records?|information|education|rights|copy|portal|portion|centered)\b)/iu;
/** The same where somebody calls or writes about another: "she" is the one who calls. */
const ROLE_UNNAMED =
  /(?<![\p{L}'’])(?:pt|pt['’]s|patient|client|resident|inmate|defendant|participant|student|veteran|consumer|donor|claimant|respondent|youth|ward)(?![\p{L}])(?![ ]?[:#]|[ ](?:name|id|no|number|care|services|records?|information|education|rights|copy|portal|portion|centered)\b)/iu;
const CALLS_ABOUT =
  /\b(?:call(?:s|ed|er|ing)?|phoned?|voicemail|wrote|writes|writing|came in|walked in|asks?|asked|inquir\w+|worried|concerned|your)\b(?:[^.\n]|(?<=\bm[rs]s?)\.){0,60}\b(?:about|regarding|re|concerning|for|on behalf of|your) ?(?:(?:his|her|their|a|the|your) ){0,2}(?:\p{L}{3,9} )?(?:son|daughter|husband|wife|brother|sister|mother|father|mom|dad|nephew|niece|grandson|granddaughter|cousin|friend|partner|fianc\p{L}{1,3}|boyfriend|girlfriend|uncle|aunt)\b/iu;
const PRONOUN_NEXT =
  /^[^.!?\n]{0,260}[.!?]["”]?\s{1,3}(?:(?:today|currently|yesterday|now|on \w+ \d+),? )?(?:s?he|his|her)\b/iu;
const FRAGMENT_NEXT =
  /^[^.!?\n]{0,120}[.!?]["”]?\s{1,3}(?:still|not|no|denies|uses|using|drinks|drinking|allergic|takes|hx|last use|wants|needs|refused|slept|ciwa|cows)\b/iu;
/** Introduced as somebody beside: "accompanied by", "ride from". */
const BESIDE =
  /\b(?:[Bb]y|[Ww]ith|[Ff]rom|[Tt]o|[Aa]nd|cc|[Vv]ia|than|[Pp]er|[Nn]ot)\s{1,3}(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s)?(?:\p{Lu}\p{L}{1,15}\s)?$/u;
/** Who asks for a place for one of theirs names them first: "My son, Corey Marsh, has been using". */
const MY_KIN =
  /\b(?:my|our) (?:\p{L}{3,9} )?(?:son|daughter|husband|wife|brother|sister|mother|father|mom|dad|nephew|niece|grandson|granddaughter|cousin|friend|partner|fianc\p{L}{1,3}|boyfriend|girlfriend|uncle|aunt|stepson|stepdaughter),? (?=\p{Lu})/giu;
const ASKS =
  /\b(?:a bed|beds?|help|admit\w*|admission|place|detox|treatment|program|rehab|intake|can (?:he|she) come|could (?:he|she) come|take (?:him|her))\b/iu;
const OF_WRITER =
  /\bI (?:drink|drank|use[d]?|relapsed|overdosed|have been (?:drinking|using)|am an? (?:alcoholic|addict)|take)\b/;
const DATED =
  /^,? [(]?(?:(?:born|dob)[ :]{1,2}(?:on )?)?(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4})/u;
/** Contacts of those who visit and call on people. */
const MET =
  /(?:^|\n|[.:-]\s)[ \t]{0,4}(?:(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\d{1,2}:\d{2})[ :,-]{1,3}){0,2}(?:i )?(?:met (?:w\/|with|up with)|saw|visited|checked (?:in )?(?:on|with)|picked up|spoke (?:w\/|with|to)|talked (?:w\/|with|to)|sat with|outreach to|transported|took|f\/u (?:w\/|with)|follow(?:ed)?[- ]?up with|intake (?:w\/|with))[ ]{1,2}(?=\p{Lu}[\p{Ll}'’])/giu;
/** "61-year-old Odessa Marsh", "a 34 yo woman, Odessa Marsh". */
const AGED_BEFORE =
  /\b\d{2}[ -]?(?:year[ -]old|y\/?o|yo|yr[ -]old)[ ,]{1,2}(?:[a-z][a-z/-]{1,14},?[ ]){0,5}(?:(?:mr|mrs|ms|miss)\.?[ ])?(?=\p{Lu}[\p{Ll}'’])|\b\d{2}[ ]?(?:yo|y\/?o)?[ ]?[MF],?[ ](?=\p{Lu}(?:\.|\p{Ll}{2,15})[ ]\p{Lu}\p{Ll})/gu;
/** What was received, made or asked for somebody. */
const RECEIVED =
  /(?:^|\n|[.:]\s)[ \t]{0,4}(?:new |urgent |fwd?: |re: |records? )?(?:referral|request|call|packet|clinicals|consult(?:ation)?|labs?|orders?|script|records?|application|inquiry|voicemail|message|update|paperwork|discharge|bed request|pre-?screen)[ ](?:was |were |has been )?(?:received |placed |made |taken |sent |faxed )?(?:for|on|about|regarding|re|concerning)[ ]{1,2}(?:(?:our |your |the |a )?(?:patient|client|resident|student|tenant|veteran|inmate),?[ ])?(?=\p{Lu}[\p{Ll}'’])/giu;

const ABOVE_NAMED = /above[- ]named,? $/i;

const MAX_SENTENCES = 160;
const BEHIND = 320;
/** Where a page begins to speak of whom it is about. */
const EARLY = 700;

interface Said {
  written: WrittenName;
  first: number;
  deeds: number;
  strong: number;
}

const plainWord = (part: string): boolean => part.length > 2 && !NOT_IN_NAMES.has(part);

/** Behind "Ms." or "Pt" a word of places and months is a name, too. */
const isName = (text: string, written: WrittenName, behindTitle = false): boolean =>
  (written.plain || (behindTitle && written.placelike)) &&
  !isOfThings(written) &&
  !isListOfThings(text, written) &&
  (behindTitle || written.parts.every((part) => part.length === 1 || plainWord(part)));

/** The name that a sentence begins with, and whether a title or role says that it is one. */
function subjectAt(text: string, from: number): { written: WrittenName; titled: boolean } | null {
  ROLE.lastIndex = from;
  const role = ROLE.exec(text)?.[0] ?? '';
  const written = readName(text, from + role.length);
  return written && isName(text, written, MR_OR_MS.test(role)) && !written.turned
    ? { written, titled: role !== '' }
    : null;
}

/** How much what follows a name says of it: nothing, something or what is said of patients alone. */
function deedsBehind(behind: string): 0 | 1 | 2 {
  const said = behind.replace(/^['’]s\b/, '');
  if (SAYS_OF_SELF.test(said)) return 2;
  if (SAYS_OF_ANOTHER.test(said)) return 0;
  if (OF_BODY.test(said) || OF_CASE.test(said)) return 2;
  return SAYS.test(said) ? 1 : 0;
}

const wordsIn = (text: string, { start, end }: Pick<WrittenName, 'start' | 'end'>): string[] =>
  text.slice(start, end).match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [];

const isNamedAgain = (text: string, written: WrittenName): boolean =>
  wordsIn(text, written).some((word) => text.includes(word, written.end));

const PRONOUNS = /(?<![\p{L}'’])(?:(?<he>he|him|his)|(?<she>she|her|hers))(?![\p{L}])/giu;

/** Whether the next pronoun behind a name fits a man where the page speaks of a woman for the most part, or the reverse. */
export function isOfAnotherSex(text: string, { end }: Pick<WrittenName, 'end'>): boolean {
  const [first] = text.slice(end, end + BEHIND).matchAll(PRONOUNS);
  const said = Array.from(text.matchAll(PRONOUNS), ({ groups }) => (groups?.he === undefined ? 'she' : 'he'));
  const gender = first?.groups?.he === undefined ? 'she' : 'he';
  return first !== undefined && said.filter((each) => each === gender).length * 2 < said.length;
}

/** Whether a page names somebody first as one who comes with, calls for or writes of the client. */
export function isIntroduced(text: string, written: Pick<WrittenName, 'start' | 'end'>): boolean {
  const at = Math.min(written.start, ...wordsIn(text, written).map((word) => text.indexOf(word)));
  return BESIDE.test(text.slice(Math.max(0, at - 24), at));
}

/** People who are the subjects of sentences again and again, or of a page's first, and are nobody beside the client. */
export function inNarrative(text: string, beside: ReadonlySet<string>): PageSubject[] {
  const byWord = new Map<string, Said>();
  const isBeside = (written: WrittenName) =>
    written.parts.some((part) => part.length > 2 && beside.has(part)) ||
    (isSomebodyBeside(text, written) && !ABOVE_NAMED.test(text.slice(Math.max(0, written.start - 16), written.start)));
  const note = (written: WrittenName, deeds: number, isStrong: boolean, at = written.start) => {
    const key = written.parts.at(-1) ?? '';
    const known = byWord.get(key) ?? [...byWord.values()].find((each) => each.written.parts.includes(key));
    const said = known ?? { written, first: at, deeds: 0, strong: 0 };
    said.deeds += deeds;
    said.strong += isStrong ? 1 : 0;
    if (isWhole(written) && !isWhole(said.written)) said.written = written;
    for (const part of known ? [key] : written.parts.filter((each) => each.length > 2)) byWord.set(part, said);
  };
  const starts = Array.from(text.matchAll(STARTS), (match) => match.index + match[0].length).slice(0, MAX_SENTENCES);
  for (const from of starts) {
    const subject = subjectAt(text, from);
    if (!subject || isBeside(subject.written)) continue;
    const { written } = subject;
    const behind = text.slice(written.end, written.end + BEHIND);
    const deeds = deedsBehind(behind);
    if (deeds === 0) continue;
    const goesOn = PRONOUN_NEXT.test(behind) || subject.titled ? 1 : 0;
    const next = PRONOUN_NEXT.exec(behind)?.[0].length;
    const isStrong = deeds === 2 || (next !== undefined && deedsBehind(behind.slice(next)) === 2);
    note(written, 1 + goesOn, isStrong, from);
  }
  const add = (written: WrittenName) => {
    if (isName(text, written) && !isBeside(written)) note(written, 2, true);
  };
  for (const pattern of [AGED_BEFORE, RECEIVED])
    for (const match of text.matchAll(pattern)) {
      const written = readName(text, match.index + match[0].length);
      if (written && isWhole(written)) add(written);
    }
  if (ASKS.test(text) && !OF_WRITER.test(text))
    for (const match of text.matchAll(MY_KIN)) {
      const written = readName(text, match.index + match[0].length);
      const behind = written ? text.slice(written.end, written.end + BEHIND) : '';
      const isOfThem = DATED.test(behind) || deedsBehind(behind) === 2;
      if (written && isName(text, written) && isOfThem && match.index < EARLY) note(written, 2, true, match.index);
    }
  for (const match of text.matchAll(MET)) {
    const written = readName(text, match.index + match[0].length);
    const behind = written ? text.slice(written.end, written.end + BEHIND) : '';
    if (written && (PRONOUN_NEXT.test(behind) || FRAGMENT_NEXT.test(behind)) && match.index < EARLY) add(written);
  }
  const unnamed = CALLS_ABOUT.test(text.slice(0, EARLY)) ? ROLE_UNNAMED : UNNAMED;
  return [...new Set(byWord.values())].flatMap(({ written, first, deeds, strong: counted }): PageSubject[] => {
    const before = text.slice(0, first);
    if (
      counted === 0 ||
      isIntroduced(text, written) ||
      isOfAnotherSex(text, written) ||
      unnamed.test(before.slice(-EARLY))
    )
      return [];
    const isEnough =
      deeds > 1 ||
      (first < EARLY && (isWhole(written) || isNamedAgain(text, written) || NAMES_ALONE.has(written.parts[0] ?? '')));
    return isEnough && (first < EARLY || (counted > 1 && deeds > 2))
      ? [{ parts: written.parts, sure: 1, at: first, narrated: true }]
      : [];
  });
}
