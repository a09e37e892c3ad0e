import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { onlyEmail, onlyPhone } from '../values/read-values.ts';
import { isClient, NO_NAME } from './calls-directed.ts';

/*
 * Who writes and wants to be called about the client, by what else letters and forms say beside "call me": "Speak with me:
 * Ana Example, Liaison, 555-…", "bed offers to me please. Ana Example, Crew Welfare, 555-…", "call me at 555-…. Ana Example".
 */

const NAME =
  "(?<who>\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,20}(?: \\p{Lu}\\.)? \\p{Lu}\\p{Ll}[\\p{L}'’]{1,20}(?:-\\p{Lu}[\\p{L}'’]{1,20})?)";
const PHONE = '\\(?\\d{3}\\)?[ .-]{0,2}\\d{3}[ .-]\\d{4}(?!\\d)';
const CUE =
  /\b(?:(?:[Ss]peak|[Tt]alk|[Dd]eal|[Cc]oordinate|[Ww]ork|[Cc]onnect) (?:to|with)|[Cc]alls?|[Rr]each|[Tt]ext|[Rr]ing|[Ee]-?mail|[Cc]ontact|[Nn]otify|[Rr]eply to|[Gg]o through|(?:offers?|questions|calls|replies|beds?|dates|acceptance|answers?|everything|arrangements)\b(?: \p{Ll}+){0,3}? (?:to|through|via)) me(?![\p{L}])(?! (?:a|the|her|his|their|that|about (?:me|my))\b)|\bI (?:am|['’]m) (?:the|your|her|his|their) (?:one|person|contact|go-?between)(?: \p{Ll}+)? (?:to (?:talk to|call|speak (?:to|with)|contact|reach|ask)|for|on)/gu;
/** The name and part of whoever writes, with their number. */
const SIGNED = new RegExp(
  `(?<![\\p{L}])${NAME},? ?(?:[^.;\\d|@\\p{L}]{0,3}[\\p{L}][^.;\\d|@]{1,38})?[,|: (]{1,3}${PHONE}`,
  'gu',
);
/** A number that the cue gives itself, and a name alone that ends what is written. */
const AT_NUMBER = new RegExp(
  `^(?: (?:directly|anytime|any time|back|here))? ?(?:at|on|:|,)? ?(?:my cell,? )?${PHONE}`,
  'u',
);
const SIGN_OFF = new RegExp(
  `^[^|]{0,60}\\|\\s?(?:(?:[Tt]hank(?:s| you)|[Ss]incerely|[Rr]egards|[Bb]est|[Rr]espectfully|[Ww]armly|[Yy]ours)[^|]{0,24}\\|\\s?)?${NAME}(?=,|\\||\\s*$)`,
  'u',
);
const OF_NEED =
  /\b(?:emerg\w*|notify|kin|pcp|doctor|dr|therapist|psych\w*|employer|supervisor|subscriber|lawyer|attorney|officer)\b[^|.;]{0,24}$/i;
const NOT_THIS =
  /\b(?:do not|don['’]?t|never|must not|not to|cannot|can['’]t|refuses?|not|let|he|she|they)\b[^.;|]{0,20}$/i;
const SHORT_LINE = 60;
const NEAR = 150;
const MAX = 12;

interface Writer {
  name: string;
  phone: string | null;
  start: number;
  end: number;
}

/** Who signs beside a cue, with a number. */
function signedBeside(page: string, index: number, cue: string, client: RecordContext['client']): Writer | null {
  const after = index + cue.length;
  const own = AT_NUMBER.exec(page.slice(after, after + 60));
  if (own) {
    const from = after + own[0].length;
    const signed = SIGN_OFF.exec(page.slice(from, from + NEAR));
    const name = signed?.groups?.who;
    if (signed && name && !NO_NAME.test(name) && !isClient(name, client))
      return { name, phone: onlyPhone(own[0]), start: index, end: from + signed[0].length };
  }
  const from = Math.max(0, index - NEAR);
  const around = page.slice(from, after + NEAR);
  const [near] = [...around.matchAll(SIGNED)]
    .filter(({ groups, index: at }) => {
      const who = groups?.who ?? '';
      return !NO_NAME.test(who) && !isClient(who, client) && !OF_NEED.test(around.slice(Math.max(0, at - 40), at));
    })
    .sort((a, b) => Math.abs(from + a.index - index) - Math.abs(from + b.index - index));
  const name = near?.groups?.who;
  if (!near || !name) return null;
  const start = Math.min(from + near.index, index);
  return { name, phone: onlyPhone(near[0]), start, end: Math.max(from + near.index + near[0].length, after) };
}

/** The writer of a page who asks that its reader speak with them. */
export function writersCalls(whole: string, { client }: RecordContext): Finding[] {
  const page = whole
    .slice(0, LONGEST_READ)
    .split('\n')
    .map((line) => `${line.replace(/\s/g, ' ')}${line.length < SHORT_LINE || /[.!]$/.test(line) ? '|' : ' '}`)
    .join('')
    .slice(0, whole.length);
  return [...page.matchAll(CUE)].slice(0, MAX).flatMap(({ index, 0: cue }): Finding[] => {
    if (NOT_THIS.test(page.slice(Math.max(0, index - 40), index))) return [];
    const writer = signedBeside(page, index, cue, client);
    if (!writer) return [];
    const { name, phone, start, end } = writer;
    const email = onlyEmail(page.slice(start, end + 45));
    const at = { start, end, from: 'prose' as const };
    return [
      { field: 'contact_person_name', value: name, ...at },
      ...(phone ? [{ field: 'contact_person_phone', value: phone, ...at }] : []),
      ...(email ? [{ field: 'contact_person_email', value: email, ...at }] : []),
    ];
  });
}
