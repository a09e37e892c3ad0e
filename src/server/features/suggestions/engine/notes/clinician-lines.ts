import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { onlyPhone } from '../values/read-values.ts';

/*
 * Who treats the client, where a line names several or a practice first: "DOCS PCP - Harbor Clinic, PA Ana Poe 555-…; psych/meds
 * Dr. Lee Roe", "MEDICO / DOCTOR Dra. Ana Poe", "Weekly group (Ms. Ana Poe, LPC, 555-…)".
 */

const LAST = "\\p{Lu}[\\p{L}'’]*\\p{Ll}[\\p{L}'’]*(?:-\\p{Lu}[\\p{L}'’]+)*";
const NAME = `(?:\\p{Lu}\\. )?${LAST}(?: \\p{Lu}\\.)?(?: ${LAST}){0,2}`;
const FULL = `${LAST}(?: \\p{Lu}\\.)?(?: ${LAST}){1,2}`;
const DOCTOR = `(?<who>(?:Dra?|PA|NP)\\.? ${NAME}|${FULL},? (?:MD|M\\.D\\.|DO|NP|PA(?:-C)?|FNP|APRN|DNP|PMHNP)(?![\\p{L}]))`;
const LICENSE =
  '(?:LCSW(?:-C|-R)?|LMSW|LICSW|LISW|LPCC?|LCPC|LMHC|LMFT|LCDC|LADC|LCADC|LAC|CADC(?: I{1,3})?|QMHP|PsyD|PhD)(?![\\p{L}])';
const COUNSELOR = `(?<who>(?:Lic|Ms|Mr|Mrs|Dra?)\\.? ${NAME}(?:,? ${LICENSE})?|${FULL},? ${LICENSE})`;
const LICENSED = `(?<who>(?:(?:Ms|Mr|Mrs|Dr)\\.? )?${NAME},? ${LICENSE})`;
/** A practice before who works there. */
const PRACTICE = "(?:\\p{Lu}[\\p{L}'’.&-]* (?:(?:of|and|the|de|&) )?){0,5}\\p{Lu}[\\p{L}'’.&-]*, ";
const MARK =
  '(?: \\([\\p{L} ]{2,20}\\))?(?:\\s?[:/–-]{1,2}\\s?|\\s?\\.{3,}\\s| )(?:\\[[xX]\\] ?\\p{L}+(?:\\/\\p{L}+)? \\[ ?\\] ?\\p{L}+ )?';

const part = (words: string, who: string): RegExp =>
  new RegExp(`(?<![\\p{L}/-])(?:${words})${MARK}(?:${PRACTICE})?${who}`, 'gu');

interface Part {
  field: string;
  pattern: RegExp;
}
const PARTS: readonly Part[] = [
  {
    field: 'current_psychiatrist',
    pattern: part(
      'PSYCHIATRIST|PSYCHIATRY|PSYCH|[Pp]sych(?:iatry|iatrist)?(?: ?/ ?[Mm]eds)?|[Pp]siquiatra|PSIQUIATRA',
      DOCTOR,
    ),
  },
  {
    field: 'current_psychiatrist',
    pattern: new RegExp(
      `(?<![\\p{L}-])${DOCTOR},? \\(?(?:tele-?psych\\p{L}*|psychiatr(?:y|ist)|psych)(?![\\p{L}])`,
      'gu',
    ),
  },
  {
    field: 'current_pcp',
    pattern: part(
      'PCP|PRIMARY(?: CARE)?(?: (?:DOCTOR|PROVIDER|PHYSICIAN))?|[Pp]rimary(?: care)?(?: (?:doctor|physician|provider))?|PHYSICIAN|Physician|DOCTORA?|Doctora?|M[EÉ]DICO(?: ?/ ?DOCTOR)?|[Mm][eé]dico(?: ?/ ?[Dd]octor)?|Doctora ?/ ?Doctor',
      DOCTOR,
    ),
  },
  {
    field: 'current_pcp',
    pattern: new RegExp(
      `(?<![\\p{L}-])${DOCTOR},? (?:${PRACTICE.slice(0, -2)} )?\\((?:primary(?: care)?|PCP|pcp|family doctor)\\)`,
      'gu',
    ),
  },
  {
    field: 'current_pcp',
    pattern: new RegExp(
      `(?<![\\p{L}-])${DOCTOR}(?: \\([\\d() -]{10,16}\\))? (?:follows|treats|manages) (?:him|her|them|me) for(?! (?:psych|depress|anxi|bipolar|mood|addict|pain|hepat|liver|cancer|pregnan))`,
      'gu',
    ),
  },
  {
    field: 'current_therapist',
    pattern: part(
      'THERAPIST|PSYCHOTHERAPIST|COUNSELOR|THERAPY|COUNSELING|[Tt]herap(?:ist|y)|[Cc]ounsel(?:or|ing)|[Tt]erap(?:ia|euta)(?: ?/ ?[Cc]ounselor)?|[Cc]onsejer[oa](?: ?/ ?[Cc]ounselor)?|[Pp]sic[oó]log[oa](?: ?/ ?[Cc]ounselor)?|Individual(?: (?:sessions|therapy|counseling))?|INDIVIDUAL',
      COUNSELOR,
    ),
  },
  {
    field: 'current_therapist',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:group(?! (?:home|no|number|leader))|outpt|outpatient|therapy|counsel\\p{L}*|sessions?|individual)(?![\\p{L}])[^.;|@]{0,50}?[( ](?:with )?${LICENSED}`,
      'giu',
    ),
  },
];
/** No part of the client's care now, or somebody else's. */
const NOT_THEIRS =
  /\b(?:attending|emergency|er|ed|jail|prison|hospital|admitting|consult\p{L}*|referring|referred by|medical director|former|previous|prior|old|past|no longer|was|saw|until|used to|refer(?:ral)? to|needs?|will|set up|facility|evaluator|evaluated|tested|testing|neuropsych\p{L}*|marriage|couples?|school|group home|discharge|unit|ob|surg\p{L}*|dental|eye|ortho|transplant)\b[^.;|]{0,24}$/iu;
const GONE =
  /^[,\s]{0,2}(?:\([^)]{1,30}\)[,\s]{0,2})?(?:has |have |had )?(?:moved|retired|left|died|quit|closed|no longer|until|stopped|dropped|fired|refused|this stay|hospitalist|facility)\b/i;
const PIECE_END = /(?<!\b(?:Dra?|Mr|Mrs|Ms|Lic|St|Prof|PA|NP|\p{Lu}))[.;]\s+|[|]+/gu;
const NUMBER_NEAR = 60;
const SHORT_LINE = 60;
const MAX = 200;
const PHONE = /\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?!\d)/;

/** The sentences of a page, each with its place; a full line goes on in the next one. */
function piecesOf(page: string): { text: string; start: number }[] {
  const flat = linesOf(page)
    .map(({ text }) => `${text.replace(/\s/g, ' ')}${text.length < SHORT_LINE ? '|' : ' '}`)
    .join('')
    .slice(0, page.length);
  const pieces: { text: string; start: number }[] = [];
  let from = 0;
  for (const { 0: mark, index } of [...flat.matchAll(PIECE_END)].slice(0, MAX)) {
    pieces.push({ text: flat.slice(from, index), start: from });
    from = index + mark.length;
  }
  pieces.push({ text: flat.slice(from, from + 400), start: from });
  return pieces.filter(({ text }) => text.length > 8 && text.length < 600);
}

/** Who treats the client, as the lines of a page name them. */
export function clinicianLines(whole: string): Finding[] {
  return piecesOf(whole.slice(0, LONGEST_READ)).flatMap(({ text, start }) =>
    PARTS.flatMap(({ field, pattern }) =>
      [...text.matchAll(pattern)].slice(0, 1).flatMap((found): Finding[] => {
        const who = (found.groups?.who ?? '').trim();
        const before = text.slice(0, found.index);
        if (who === '' || NOT_THEIRS.test(before) || mentionsRelative(before)) return [];
        const at = found.index + found[0].indexOf(who);
        const behind = text.slice(at + who.length, at + who.length + NUMBER_NEAR);
        if (GONE.test(behind) || behind.includes('@')) return [];
        const number = PHONE.exec(behind);
        const end = start + at + who.length + (number ? number.index + number[0].length : 0);
        const place = { start: start + found.index, end, from: 'prose' as const };
        // Another's name before the number makes it theirs.
        const own =
          number && !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,? (?:MD|DO|NP|L[A-Z]{2,4})/u.test(behind.slice(0, number.index));
        const phone = own ? onlyPhone(number[0]) : null;
        return [
          { field: `${field}_name`, value: who, ...place },
          ...(phone ? [{ field: `${field}_phone`, value: phone, ...place }] : []),
        ];
      }),
    ),
  );
}
