import { onlyPhone, personOf } from './read-values.ts';
import type { Finding } from './suggestion.ts';

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
