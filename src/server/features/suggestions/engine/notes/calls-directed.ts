import { nearly } from '#server/features/understanding/assertion/names-alike.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { onlyEmail, onlyPhone } from '../values/read-values.ts';

/*
 * Whom a paper asks to be called about the place in a program: "Call Ana about openings", "Please arrange things with his wife,
 * Ana Example, 555-…", "All calls about admission to Ana", "Ms. Example will coordinate and should be called first".
 */

const TITLE = '(?:(?:Mr|Mrs|Ms|Mx|Dr|Fr|Rev|Pastor|Father|Sister|Chaplain)\\.? )?';
const NAME = `(?<who>${TITLE}(?:\\p{Lu}\\. )?\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,20}(?: \\p{Lu}\\.)?(?: \\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)*){0,2})`;
const DOING =
  '(?:[Cc]all|[Cc]ontact|[Pp]hone|[Tt]ext|[Rr]each|[Ee]-?mail|[Nn]otify|[Aa]sk for|[Tt]alk (?:to|with)|[Ss]peak (?:to|with)|[Gg]o through|[Cc]oordinate (?:\\p{Ll}+ )?(?:with|through)|[Ss]chedule (?:\\p{Ll}+ )?(?:with|through)|[Ss]et (?:\\p{Ll}+ )?up with|[Aa]rrange (?:\\p{Ll}+ ){0,3}(?:with|through)|[Ww]ork (?:it )?out with|[Rr]eply to|[Rr]espond to|[Ss]end (?:\\p{Ll}+ ){1,3}to)';
const ABOUT =
  '(?:about|for|with|re:?|regarding|on|to (?:set|arrange|schedule|book|confirm)|when|if|once|of any)(?: (?:\\p{Ll}+|a|an)){0,3}? (?:everything|anything|all|beds?|openings?|offers?|placement|admissions?|intake|arrangements?|transfer|up|it|things|pick ?up|travel|program|date|plans|decisions?|visit|space|slot|available|opens)';
const DIRECTED: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}])${DOING} (?:[\\p{Ll} ]{3,30}, |(?:(?:his|her|their|the|my) )?(?:[\\p{Ll}-]{2,14} ){0,2})?${NAME}(?:[,(]? ?[^.;:\\n]{0,50}?)? (?:first (?:on|about|for|with)|${ABOUT})(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `\\b[Aa]rrange (?:things|everything|it|this|admission|the (?:bed|move|transfer|admission|intake)|transport\\w*) (?:with|through) (?:(?:his|her|their|the|my) )?(?:[\\p{Ll}-]{2,14},? ){0,2}${NAME}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Aa]ll )?(?:calls|call-?backs|questions|Qs|matters|contact|inquiries|arrangements|communication|correspondence|bed offers|offers|scheduling)(?: (?:about|on|regarding|for|re) (?:\\p{Ll}+ ){0,3}\\p{Ll}+)? (?:should |must |are to |will )?(?:go |be (?:made|directed|sent|routed) )?(?:to|through|with|via) (?:(?:his|her|their|the) )?(?:[\\p{Ll}-]{2,14},? ){0,2}${NAME}(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])${NAME}(?:,? (?:who )?(?:[^.;\\n]{0,30}, )?)? ?(?:will|shall|is to|can|may|should|is going to|has agreed to) (?:\\p{Ll}+ and (?:should |will |can )?)?(?:be called first|be contacted first|be the (?:family |main )?contact|coordinate (?:\\p{Ll}+ ){0,2}(?:admission|placement|intake|transfer|everything|care|and)|arrange (?:\\p{Ll}+ ){0,2}(?:admission|placement|intake|transfer|transport\\w*|everything|travel)|handle (?:all|the) (?:calls|arrangements))`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])${NAME}(?:,[^.;\\n]{0,40},)? is (?:the|our|his|her|their) (?:(?:main|family|first|best|primary|only|point of) )?contact(?: person)?(?![\\p{L}])(?! (?:lens|dermat))`,
    'gu',
  ),
];
export const NO_NAME =
  /^(?:He|She|They|His|Her|Their|My|Your|Our|The|This|That|When|Who|Please|Admissions?|Intake|Program|Staff|Medicaid|Medicare|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Detox|Residential|Nurse|Nursing|Social|Case|Discharge|Utilization|Insurance|Court|Probation|Police|Poison|Emergency|Pharmacy|Patient|Client|Resident|Family|If|For|To|And|ER|ED|ICU|Next|Bed|House|Group|Clinic|Hospital|Center|Nav|Navigator|Aunt|Uncle|Mom|Dad|Mother|Father$|Sister$|Brother)(?![\p{L}])/u;
/** The writer asks to be called themselves, behind or before their own name and number. */
const CALL_ME =
  /\b(?:CALL ME|(?:[Cc]alls?|[Cc]ontact|[Rr]each|[Aa]sk for) me)(?:,? (?:not the \p{Ll}+|(?:ABOUT|about|re|RE|for|with|any|when)\b[^.;:)\n]{0,40}))?(?=[):,.;]|$| )/gu;
/** Who is called in need, or treats, is not who writes. */
const OF_NEED =
  /\b(?:emerg\w*|notify|kin|pcp|doctor|dr|therapist|psych\w*|mother|father|sister|brother|wife|husband|aunt|uncle|mamaw|grand\w+|daughter|son)\b/i;
const SHORT_LINE = 60;
const ME_NEAR = 130;
const NAMED = new RegExp(
  `(?<![\\p{L}])${NAME},?(?: (?:LCSW|LMSW|MSW|LSW|RN|CM|CCM|LPC|LMHC|BSN|CADC|LAC)\\b,?)*:? (?:(?:direct|cell|tel|ph|phone)\\.? )?\\(?\\d{3}\\)?[ .-]{0,2}\\d{3}[ .-]\\d{4}`,
  'gu',
);
const NOT_THIS =
  /\b(?:do not|don['’]?t|never|must not|not to|cannot|can['’]t|refuses?|declines?|rather than|instead of|not)\b[^.;]{0,30}$/i;
const MAX = 20;
const BEHIND = 90;
const PHONE = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?!\d)/;

/** Whether a name is the client's. */
export const isClient = (name: string, client: RecordContext['client']): boolean => {
  const words = name.toLowerCase().split(/[\s-]+/);
  return `${client?.firstname ?? ''}`
    .toLowerCase()
    .split(/[\s-]+/)
    .some((part) => part !== '' && words.some((word) => nearly(part, word)));
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The full name of somebody called by one name, as the page gives it elsewhere. */
function fullName(name: string, page: string): string {
  const bare = name.replace(new RegExp(`^${TITLE}`, 'u'), '');
  if (bare.includes(' ')) return bare === name ? name : name;
  const one = escaped(bare);
  const family = name === bare ? '' : `|(?<first>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\.)?) ${one}(?![\\p{L}])`;
  const groups = new RegExp(
    `(?<![\\p{L}-])${one} (?<last>\\p{Lu}\\p{Ll}[\\p{L}'’]*(?:-\\p{Lu}[\\p{L}'’]+)*)(?![\\p{L}])${family}`,
    'u',
  ).exec(page)?.groups;
  if (groups?.first && !/^(?:Mr|Mrs|Ms|Mx|Dr|Fr|Rev)$/.test(groups.first)) return `${groups.first} ${bare}`;
  return groups?.last && !NO_NAME.test(groups.last) ? `${bare} ${groups.last}` : name;
}

/** The number that a page gives right behind a name, anywhere on it. */
function phoneOf(name: string, page: string): string | null {
  const bare = name.replace(new RegExp(`^${TITLE}`, 'u'), '');
  const found = new Set(
    [...page.matchAll(new RegExp(`(?<![\\p{L}])${escaped(bare)}(?![\\p{L}])`, 'gu'))]
      .slice(0, MAX)
      .flatMap(({ index }) => {
        const behind = page.slice(index + bare.length, index + bare.length + BEHIND);
        const at = PHONE.exec(behind);
        // Another person's name between makes it theirs.
        if (!at || /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[^.]{0,12}$/u.test(behind.slice(0, at.index))) return [];
        return onlyPhone(at[0]) ?? [];
      }),
  );
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** The writer of a page who asks to be called, by the name and the number nearest to that. */
function callsToWriter(page: string, client: RecordContext['client']): Finding[] {
  return [...page.matchAll(CALL_ME)].slice(0, MAX).flatMap((cue): Finding[] => {
    const from = Math.max(0, cue.index - ME_NEAR);
    const around = page.slice(from, cue.index + cue[0].length + ME_NEAR / 2);
    if (NOT_THIS.test(page.slice(from, cue.index))) return [];
    const named = [...around.matchAll(NAMED)].filter(({ groups, index }) => {
      const who = groups?.who ?? '';
      if (OF_NEED.test(around.slice(Math.max(0, index - 40), index))) return false;
      return !NO_NAME.test(who) && !/^Dr\b/.test(who) && !isClient(who, client);
    });
    const [near] = named.sort((a, b) => Math.abs(from + a.index - cue.index) - Math.abs(from + b.index - cue.index));
    const who = near?.groups?.who;
    if (!near || !who) return [];
    const start = Math.min(from + near.index, cue.index);
    const end = Math.max(from + near.index + near[0].length, cue.index + cue[0].length);
    const email = onlyEmail(page.slice(start, end + 45));
    const at = { start, end, from: 'prose' as const };
    const phone = onlyPhone(near[0]);
    return [
      { field: 'contact_person_name', value: who, ...at },
      ...(phone ? [{ field: 'contact_person_phone', value: phone, ...at }] : []),
      ...(email ? [{ field: 'contact_person_email', value: email, ...at }] : []),
    ];
  });
}

/** Whom a page asks to be called about the place in a program. */
export function callsDirected(whole: string, { client }: RecordContext): Finding[] {
  // A short line ends what it says: no name goes on over its end.
  const page = whole
    .slice(0, LONGEST_READ)
    .split('\n')
    .map((line) => `${line.replace(/\s/g, ' ')}${line.length < SHORT_LINE ? '|' : ' '}`)
    .join('')
    .slice(0, whole.length);
  const directed = DIRECTED.flatMap((pattern) =>
    [...page.matchAll(pattern)].slice(0, MAX).flatMap((match): Finding[] => {
      const who = match.groups?.who ?? '';
      if (who === '' || NO_NAME.test(who) || isClient(who, client)) return [];
      if (
        /^Dr\b/.test(who) ||
        /\b(?:visit|appointment|appt|seen|sees?)\b[^.;]{0,20}$/i.test(
          page.slice(match.index, match.index + match[0].indexOf(who)),
        )
      )
        return [];
      if (NOT_THIS.test(page.slice(Math.max(0, match.index - 60), match.index))) return [];
      const name = fullName(who, page);
      if (isClient(name, client)) return [];
      const end = match.index + match[0].length;
      const behind = page.slice(match.index, end + 60).split(/[.;] \p{Lu}/u)[0] ?? '';
      const phone = onlyPhone(behind) ?? phoneOf(name, page) ?? (who === name ? null : phoneOf(who, page));
      const at = { start: match.index, end, from: 'prose' as const };
      return [
        { field: 'contact_person_name', value: name, ...at },
        ...(phone ? [{ field: 'contact_person_phone', value: phone, ...at }] : []),
        ...(onlyEmail(behind) ? [{ field: 'contact_person_email', value: onlyEmail(behind) ?? '', ...at }] : []),
      ];
    }),
  );
  return [...directed, ...callsToWriter(page, client)];
}
