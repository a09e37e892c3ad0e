import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { onlyPhone, personOf } from '../values/read-values.ts';

/*
 * People whom notes name by the part they play, and what a plan's card or letter gives without a label of its own.
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const NAME = "(?<who>(?:Dr\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}\\.)?(?: \\p{Lu}[\\p{L}'’-]+){0,2})";
const TIE =
  '(?:mother|mom|father|dad|sister|brother|wife|husband|spouse|partner|son|daughter|aunt|uncle|cousin|friend|grandmother|grandfather|girlfriend|boyfriend|fiancée?)';
const EMERGENCY = new RegExp(
  `\\b(?:[Ee]mergency contact|[Nn]ext of kin|NOK|ICE)(?: person)?(?:,| is| \\(|:| -)? ?(?:(?:his|her|their) )?(?:${TIE},? )?${NAME}`,
  'u',
);
const CLINICIAN =
  "(?<who>(?:(?:Dr|Dra|Mr|Ms|Mrs|Prof)\\.? )?(?:\\p{Lu}\\. )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}\\.)?(?: (?!MD|DO|NP|PA|RN|LCSW|LPC|LMFT|LMHC|LISW|LICSW|LCPC|PhD|PsyD|APRN|ARNP|FNP|PMHNP)\\p{Lu}[\\p{L}'’-]+){0,2}(?:,? (?:M\\.?D|D\\.?O|N\\.?P|PA(?:-C)?|Ph\\.?D|Psy\\.?D|LCSW|LPC|LMFT|LMHC|LISW|LICSW|LCPC|LADC|PMHNP|APRN|ARNP|DNP|CNP|FNP|RN|CNM)\\b\\.?)*)";
/** What a practice is called, behind the name of who works there. */
const PRACTICES: Readonly<Record<string, string>> = {
  current_pcp:
    "\\p{Lu}[\\p{L}'’& ]{2,40}(?:Family (?:Practice|Medicine|Health|Care|Physicians|Clinic|Doctors)|Primary Care|Internal Med(?:icine)?|Pediatrics)",
  current_psychiatrist: "\\p{Lu}[\\p{L}'’& ]{2,40}(?:Psychiatry|Psychiatric (?:Associates|Services|Group|Care))",
  current_therapist:
    "\\p{Lu}[\\p{L}'’& ]{2,40}(?:Counsel(?:l)?ing|Therapy|Psychotherapy)(?: (?:Center|Associates|Group|Services))?",
};
/** How papers call the part that a clinician plays for the client. */
const PARTS: readonly [field: string, role: string, care: string][] = [
  [
    'current_pcp',
    '(?:PCP|[Pp]rimary (?:care )?(?:doctor|physician|provider|clinician|NP|MD)|[Ff]amily (?:doctor|physician|doc)|[Rr]egular doctor|(?:[Hh]is|[Hh]er|[Tt]heir) (?:own )?(?:doctor|physician|internist)|[Pp]ediatrician|(?:[Mm]y|[Yy]our) (?:own |family |regular )?doctor|PCP (?:w\\/|with) (?:him|her|them)|[Pp]rimary care|Primary(?=: (?:Dr\\.? |\\p{Lu}[\\p{L}’-]+ \\p{Lu}[\\p{L}’-]+,? (?:MD|DO|NP|PA|FNP|APRN)\\b)))',
    '(?:primary(?= ?\\))|primary care|family (?:practice|medicine|physician|doctor|NP)|family(?= ?\\))|internal medicine|general practice|internist|PCP|pcp)',
  ],
  [
    'current_psychiatrist',
    '(?:[Pp]sychiatrist|[Pp]sychiatric (?:provider|NP|prescriber|care|consult(?:ant|ation)?(?: by (?:video|phone|telehealth))?)|[Pp]sych (?:NP|MD|provider|prescriber)|[Pp]sychiatry(?=:? (?:Dr|\\p{Lu}))|[Pp]sych(?: (?:ofc|office|eval|MD))?\\.?(?=,?:? Dr)|[Pp]sychiatrist eval)',
    '(?:(?:\\p{Lu}{2,5} )?psychiatr(?:y|ist|ic (?:care|NP))|psych(?=[,.;)]| \\d)|medicines?|meds|medication(?: management)?|psych meds)',
  ],
  [
    'current_therapist',
    '(?:[Tt]herapist|[Tt]her\\.?(?= \\p{Lu}\\p{Ll}+ \\p{Lu})|[Cc]ouns\\.?(?= \\p{Lu}\\p{Ll}+ \\p{Lu})|[Cc]ounsell?or(?: (?:here|at (?:the )?(?:college|school|work|church|university|clinic)))?|[Pp]sychologist|[Pp]sychotherapist|[Ii]ndividual (?:therapy |counseling )?(?:w\\/|with))',
    '(?:therapy|counsell?ing|psychotherapy|therapist|counsell?or)',
  ],
];
const OF_PARTS = PARTS.map(([field, role, care]) => ({
  field,
  patterns: [
    // "her primary doctor is …", "therapist: keep seeing …", "therapist report … Dr. …", "counselor, Ana Sample"
    new RegExp(
      `(?<![\\p{L}-])${role}(?: report)?(?: \\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)?\\)?(?:,|:| is| was| -| –|\\s\\d)?(?: (?:still|now|currently|at present|right now))?(?:[ \\t]\\d{1,2}){0,2}(?: (?:keep |is |still )?(?:seeing|sees|with))?[ \\t]${CLINICIAN}`,
      'u',
    ),
    // "Dr. Sample (psychiatrist)", "Ana Sample, family practice"
    new RegExp(
      `${CLINICIAN}(?:,| \\((?:his |her |their |my )?|, (?:the|his|her|their)| of the| -| is| (?=psych)) ?(?:${care}|${role})(?![\\p{L}])`,
      'u',
    ),
    // "Dr. Sample, Harbor Family Practice"
    new RegExp(`${CLINICIAN}, (?:at |of )?${PRACTICES[field] ?? role}(?![\\p{L}])`, 'u'),
    // "sees Dr. Sample for medicine and Ana Sample for therapy"
    new RegExp(
      `(?:sees|seeing|saw|followed by|seen by|treated by|under|and|with) ${CLINICIAN} for (?:\\p{Ll}+ )?${care}(?![\\p{L}])`,
      'u',
    ),
    // "I see Dr. Sample, she's the psychiatrist"
    new RegExp(
      `(?:[Ss]ees?|[Ss]eeing|[Ss]een) ${CLINICIAN},? (?:she|he)['’]?(?:s| is) (?:the|my|his|her) ${role}`,
      'u',
    ),
    // "Therapy has been with …", "counseling with …"
    new RegExp(
      `(?<![\\p{L}])${care.replace('therapy', '[Tt]herapy').replace('counsell', '[Cc]ounsell')}(?: has been| is| was)? with ${CLINICIAN}`,
      'u',
    ),
    new RegExp(
      `${CLINICIAN}[^.;]{0,40}\\bwho (?:is|will be|has been) (?:now )?(?:his|her|their) ${role.replace('(?:[Hh]is|[Hh]er|[Tt]heir) (?:own )?(?:doctor|physician|internist)', '(?:doctor|physician|internist)')}`,
      'u',
    ),
  ],
}));
/** Letters behind a name within which their number may stand. */
const NUMBER_NEAR = 70;
const FORMER =
  /\b(?:former|previous|prior|used to|no longer|old|past|retired|left|fired|son['’]s|daughter['’]s|husband['’]s|wife['’]s|mother['’]s|father['’]s|refer(?:red|ral)?(?: to)?|needs?|wants?|would like|looking for|find|until|saw an?|marriage|school|student|attending|consult\w*|requesting)\b[^.;]{0,30}$/i;
const GONE =
  /^[,\s]{0,2}(?:has |have |had )?(?:moved|retired|left|died|quit|closed|no longer|until|stopped|dropped|discharged|fired|refused)\b/i;
/** Who is called or reached in need, behind their name: "Ana 555-… (em. contact)". */
const NEEDED_BEHIND =
  /(?<who>\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: \p{Lu}\p{Ll}[\p{L}'’-]{1,20})?)[^.;\n]{0,30}?\((?:em|emerg|emergency)\b\.? ?(?:contact|person)?[^()]{0,80}\)/u;

/** A clinician named in brackets behind the part they play: "Counselor's note (Ana Sample, LAC)". */
const IN_BRACKETS: readonly [field: string, pattern: RegExp][] = [
  [
    'current_therapist',
    new RegExp(
      `\\b(?:[Tt]herapist|[Cc]ounsell?or)(?:['’]s)?(?: [\\p{Ll}]+){0,2} \\(${NAME}(?<titles>(?:, [A-Z][A-Za-z-]{1,7})*)\\)`,
      'u',
    ),
  ],
  [
    'current_psychiatrist',
    new RegExp(
      `\\b[Pp]sychiatrist(?:['’]s)?(?: [\\p{Ll}]+){0,2} \\(${NAME}(?<titles>(?:, [A-Z][A-Za-z-]{1,7})*)\\)`,
      'u',
    ),
  ],
  [
    'current_pcp',
    new RegExp(
      `\\b(?:PCP|[Pp]rimary care)(?:['’]s)?(?: [\\p{Ll}]+){0,2} \\(${NAME}(?<titles>(?:, [A-Z][A-Za-z-]{1,7})*)\\)`,
      'u',
    ),
  ],
];
/** Who came after one who is gone: "PCP Dr. Old moved, now Dr. New". */
const NOW = new RegExp(
  `\\b(?:PCP|[Pp]rimary care)\\b[^.;]{0,50}\\b(?:now|currently)[,:]? ${NAME.replace('(?:Dr\\\\.? )?', 'Dr\\\\.? ')}`,
  'u',
);

/** Where somebody stayed has a name as people have: "4 days Harbor Willow psych". */
const STAYED_AT = /\b\d{1,3} ?(?:d|days?|nights?|wks?|weeks?|mos?|months?) (?:at |in )?$/i;
/** "Licensed Psychologist, 9 Harbor Row": a house number stands before a street. */
const STREET_END =
  /\b(?:Row|Lane|Road|Drive|Court|Plaza|Boulevard|Parkway|Terrace|Highway|Street|Avenue|Way|Place|Square)$/;
const isStreet = (text: string, at: number, who: string): boolean =>
  STREET_END.test(who) && /\d\s*$/.test(text.slice(0, at));

/** Who treats somebody by their training alone: "has been seeing Ana Sample, LMFT, since June". */
const BY_TRAINING =
  /\b(?:sees?|seeing|seen by|started (?:with|w\/)|works? with|meets? (?:weekly )?with|met with weekly|in (?:therapy|counseling) with|followed by|trauma therapy with|sessions? with)[ ](?<who>(?:(?:Ms|Mr|Mrs)\. )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2},? (?:LCSW|LICSW|LISW|LPCC?|LCPC|LMHC|LMFT|LADC|LCADC|PsyD))(?![\p{L}])/u;

/** Clinicians by the part they play, each with the number right behind the name. */
function cliniciansIn(text: string): Found[] {
  return OF_PARTS.flatMap(({ field, patterns }): Found[] => {
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      const who = match?.groups?.who?.trim();
      if (!match || !who || FORMER.test(text.slice(0, match.index)) || !personOf(titled(who))) continue;
      const from = match.index + match[0].indexOf(who) + who.length;
      const near = text.slice(from, from + NUMBER_NEAR);
      const next = near.search(/\b(?:and|or) (?:Dr\.? )?\p{Lu}\p{Ll}+ \p{Lu}/u);
      if (STAYED_AT.test(text.slice(0, match.index)) && !/^Dra?\b/.test(who)) continue;
      if (GONE.test(near) || isStreet(text, from - who.length, who)) continue;
      const phone = onlyPhone(next === -1 ? near : near.slice(0, next));
      return [{ field: `${field}_name`, value: who }, ...(phone ? [{ field: `${field}_phone`, value: phone }] : [])];
    }
    return [];
  });
}

/** One who is named by the last name alone is a person by their title. */
const titled = (who: string): string =>
  who.replace(/^Dra\b/, 'Dr').replace(/^(?<initial>\p{Lu})\. (?=\p{Lu}\p{Ll}+)/u, 'A$<initial> ');

/** People named in one bit of a page. */
export function contactsNamed(text: string): Found[] {
  const found: Found[] = [];
  const emergency = personOf(EMERGENCY.exec(text)?.groups?.who ?? '');
  if (emergency && emergency.firstname !== '') {
    const phone = onlyPhone(text);
    found.push(
      { field: 'emergency_contact_primary_firstname', value: emergency.firstname },
      { field: 'emergency_contact_primary_lastname', value: emergency.lastname },
      ...(phone ? [{ field: 'emergency_contact_primary_phone', value: phone }] : []),
    );
  }
  for (const [field, pattern] of IN_BRACKETS) {
    const groups = pattern.exec(text)?.groups;
    const person = personOf(groups?.who ?? '');
    if (person) found.push({ field: `${field}_name`, value: `${groups?.who}${groups?.titles ?? ''}` });
  }
  found.push(...cliniciansIn(text));
  const trained = BY_TRAINING.exec(text);
  const therapist = trained?.groups?.who;
  if (
    trained &&
    therapist &&
    !FORMER.test(text.slice(0, trained.index)) &&
    !mentionsRelative(text.slice(0, trained.index))
  ) {
    const phone = onlyPhone(text.slice(trained.index, trained.index + trained[0].length + NUMBER_NEAR));
    found.push(
      { field: 'current_therapist_name', value: therapist },
      ...(phone ? [{ field: 'current_therapist_phone', value: phone }] : []),
    );
  }
  const needed = NEEDED_BEHIND.exec(text)?.groups?.who;
  if (needed && !emergency && !/^(?:Next|Contact|Notify|Call|First|Kin|Home|Phone)\b/.test(needed)) {
    const [first = '', ...last] = needed.split(' ');
    const phone = onlyPhone(text.slice(text.indexOf(needed)));
    found.push(
      { field: 'emergency_contact_primary_firstname', value: first },
      ...(last.length > 0 ? [{ field: 'emergency_contact_primary_lastname', value: last.join(' ') }] : []),
      ...(phone ? [{ field: 'emergency_contact_primary_phone', value: phone }] : []),
    );
  }
  const who = NOW.exec(text)?.groups?.who;
  if (who && personOf(who)) {
    const phone = onlyPhone(text);
    found.push(
      { field: 'current_pcp_name', value: who },
      ...(phone ? [{ field: 'current_pcp_phone', value: phone }] : []),
    );
  }
  return found;
}
