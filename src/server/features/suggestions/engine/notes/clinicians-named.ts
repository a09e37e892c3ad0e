import { personOf } from '../values/read-values.ts';

/*
 * Clinicians whom a value names behind their practice, and those whom notes name by their training alone: "Harbor Primary
 * Care, Dr. Ana Example 555-…", "has been seeing Ana Example, LMFT, since June".
 */

const WORD = "\\p{Lu}[\\p{L}'’-]+";
const MEDICAL = '(?:M\\.?D|D\\.?O|N\\.?P|PA(?:-C)?|APRN|ARNP|DNP|CNP|FNP(?:-[BC]C?)?|PMHNP(?:-BC)?|CNM)';
const THERAPY =
  '(?:LCSW(?:-[CR])?|LICSW|LISW(?:-S)?|LMSW|LPCC?|LCPC|LMHC|LCMHC|LMFT|LADC|LCDC|LCADC|LAC|CADC|PsyD|Psy\\.D)';
const TITLED = new RegExp(
  `(?:^|[,;:(–-] ?|\\s)(?<who>(?:Dr|Dra)\\.? (?:\\p{Lu}\\. )?${WORD}(?: ${WORD}){0,2}|(?:${WORD}(?: \\p{Lu}\\.)?(?: ${WORD}){1,2}|\\p{Lu}\\. ${WORD}),? (?:${MEDICAL}|${THERAPY})(?![\\p{L}]))`,
  'u',
);
/** What stands before a clinician's name there: no other person, and no more than a practice. */
const LONGEST_PRACTICE = 60;
const OTHERS = /\b(?:used to|former(?:ly)?|retired|left|moved|until|old|was|refer\w*|none|no)\b/i;

/** The clinician whom a value names behind the practice, as it is written there. */
export function clinicianWithin(value: string): string | null {
  const text = value.slice(0, LONGEST_PRACTICE * 3).replace(/\s+/g, ' ');
  const found = TITLED.exec(text);
  const who = found?.groups?.who;
  if (!found || !who || found.index > LONGEST_PRACTICE || OTHERS.test(text.slice(0, found.index))) return null;
  return personOf(who.replace(/^Dra\b/, 'Dr')) ? who : null;
}
