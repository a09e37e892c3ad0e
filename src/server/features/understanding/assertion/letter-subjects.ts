import { NAMES_ALONE } from './given-names.ts';
import { folded, nameParts } from './names-alike.ts';
import type { PageSubject } from './page-subject.ts';
import { inMessages } from './speaker-subjects.ts';
import { isSomebodyBeside, isWhole, readName, type WrittenName } from './written-names.ts';

/*
 * Letters, e-mails and signed papers are about who writes them where the writer speaks of their own drinking or illness, and
 * about whom they are written to where they speak of the reader's care.
 */

export const OF_SELF =
  /\bI(?:['’]m| am|['’]ve been| have been| was)? (?:(?:still|now|also|really|only|just|first|always|never) ){0,2}(?:drink(?:ing)?|drank|us(?:e|ing) (?:meth|heroin|drugs|cocaine|crack|fentanyl|alcohol|pills|opi\w+|every|daily|since|again)|used (?:meth|heroin|drugs|cocaine|crack|fentanyl|pills)|tak(?:e|ing) (?:my|\d|insulin|medic\w+|methadone|suboxone|lithium|keppra|zoloft|seroquel|abilify|gabapentin|lexapro|prozac|xanax|klonopin)|inject\w*|shoot\w* up|smok\w+ (?:meth|crack|weed|heroin|fent\w*|since)|relapsed|overdosed|od['’]?d|detox\w*|withdrawing|in withdrawal|sober|an? (?:alcoholic|addict)|on probation|on parole|had (?:a|another|two|three|my) (?:\w+ )?seizures?|have (?:seizures|epilepsy|diabetes)|tried to (?:kill|hang|shoot)|started (?:drinking|using|smoking)|need (?:my|to detox|to get clean|help with my|a detox|detox|a bed))\b|\bmy (?:seizures?|seizure \w+|drinking|withdrawals?|addiction|sobriety|meds|medications?|insulin|relapse|cravings|probation|public defender|sponsor|counselor|therapist|diagnos[ei]s|allergies|blood pressure|sugar|overdose|using|drug use|recovery)\b/giu;
const OF_ANOTHER = /\b(?:she|he|her|his|him)\b/gi;
export const FOR_KIN =
  /\b(?:about|regarding|concerning|for|support of|behalf of|help|mother of|father of) my (?:\p{L}+ )?(?:son|daughter|husband|wife|spouse|partner|brother|sister|mother|father|mom|dad|friend|client|patient|tenant|employee|student|nephew|niece|grand\p{L}+|girlfriend|boyfriend|fianc\p{L}+|cousin|uncle|aunt)\b/iu;
const FIRST_PERSON = /\b(?:I|me|my)\b/g;
const OF_READER =
  /\byour (?:stay|admission|appointments?|treatment|medic\w+|meds|insulin|results?|labs?|test|diagnos[ei]s|symptoms|doctor|therapist|counselor|probation officer|recent visit|visit|surgery|discharge|allerg\w+|health|recovery|dose|prescriptions?|seizures?|drinking|substance use|inhaler|blood \w+|sleep|detox|intake|bed|claim|coverage|benefits?|request for|application for|license|appeal|sentence|hearing|charges?|lease|rent|(?:\w+ ){0,2}(?:shot|refill|injection|prescription)|(?:next|first) (?:visit|dose))\b|\b(?:su|tu) (?:cita|tratamiento|dosis|receta|visita|reclamo|solicitud)\b|\b(?:sus|tus) (?:medic\w+|resultados|citas|beneficios)\b|\byour (?:depression|anxiety|relapse|probation|court date|meter|sobriety|sponsor|naltrexone|antabuse|suboxone|methadone|prozac|zoloft|lithium|wound|pregnancy|diabetes|hepatitis)\b|\byou (?:are (?:hereby |further )?(?:commanded|ordered|required|summoned|notified|scheduled|directed)|have an? (?:\w+ )?(?:visit|appointment|appt|refill|prescription|procedure|test)|take|are taking|have been (?:taking|prescribed|drinking|diagnosed)|(?:said|wrote|reported) (?:that )?you|drink|drank|use|had a (?:\w+ )?(?:seizure|relapse|fall)|have stopped|stopped (?:your|drinking|using|taking)|are not to (?:stop|drink|drive)|were (?:seen|admitted|diagnosed|prescribed|found))\b/giu;
/** What letters speak of to whom has somebody in their care. */
export const OF_READERS_OWN =
  /\byour (?:(?:new|former|current|mutual|prospective|shared|young|dear) )?(?:client|patient|employee|son|daughter|husband|wife|brother|sister|mother|father|child|student|pupil|tenant|resident|member(?! id| number| card| benefit| service| handbook)|loved one|referral of|sponsee|grand\w{2,10}|patients|clients)\b/iu;

const COUNTED = 400;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const WROTE =
  /(?:^|\n)[> ]{0,4}(?:from|sender|sent by)[ ]{0,2}:[ \t]{0,4}["“]?(?=\p{Lu})|\b(?:AM|PM|am|pm|\d{4}),?[ ]{1,2}(?=\p{Lu}[\p{L} .'’-]{2,40}(?:<[^>\n]{3,60}> ?)?wrote:)|\bmy name is\s{1,3}(?=\p{Lu})|(?:^|\n|[!,.:"“] ?["“]?)[ \t>]{0,4}(?:(?:hi|hello|hey|yes|yeah),? )?(?:this is|i am|i['’]m)[ ]?:?[ ]{1,3}(?=\p{Lu})|(?:^|\n)(?=\p{Lu}[\p{L}.'’-]{1,20}[ ]\p{Lu}[\p{L}.'’ -]{1,24}[ ](?:writes|wrote|says|states):)/giu;
/** "Roommate agreement, completed by Odessa Marsh" */
/** "My name is Lenora.", with a name that people bear. */
const MY_NAME_IS = /\bmy name(?: is|['’]s)\s{1,3}(\p{Lu}\p{Ll}{2,15})(?=[ ]?[.,!\n])/giu;
const FILLED_BY = /\b(?:completed|filled (?:out|in)|written|answered|submitted) by[: ]{1,3}(?=\p{Lu})/giu;
const CLOSES =
  /(?:^|\n)[ \t>]{0,4}(?:sincerely|regards|best|respectfully|truly|love|thank you|thanks|signed|signature)[\p{L} ]{0,16}[,:.!]?\s{1,6}(?=\p{Lu})/giu;
/** "From: Lenora <ldoyle66@…>": the first name, and the last one in the address. */
const MAILED_BY =
  /(?:^|\n)[ \t>]{0,4}from[ ]{0,2}:[ \t]{0,4}["“]?(\p{Lu}\p{Ll}{2,15})["”]?[ ]{1,2}<(\p{L})(?:\p{L}{2,15}[._-])?(\p{L}{4,20})\d{0,6}@/giu;
const isMailOf = (called: string, letter: string, last: string): boolean => {
  const [first, local] = [called.toLowerCase(), `${letter}${last}`.toLowerCase()];
  return first.startsWith(local.slice(0, 1)) && !local.startsWith(first.slice(0, 3));
};
const TO_READER =
  /(?:^|\n)[ \t>]{0,4}(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|greetings|estimad[oa](?:[/(]a\)?)?|hola|querid[oa])[ ,]{1,2}(?:(?:mr|mrs|ms|miss|mx)\b\.?[ ])?(?=\p{Lu})/giu;
const BEHIND_TITLE = /\b(?:m[rsx]|mrs|miss)\.?[ ]$/i;
/** "TO: Odessa Marsh, 12 Elm St": a notice to whom it is about. */
const NOTICE_TO = /(?:^|\n)[ \t>]{0,4}to[ ]?:[ \t]{0,8}(?=\p{Lu})/giu;
const ADDRESS_NEXT =
  /^(?:,? \d{1,5} \p{L}|\s{0,4}\n[ \t]{0,12}(?:to:)?[ ]{0,4}\d{1,5} \p{L}|\s{0,4}\n\s{0,8}you (?:are|have|must)\b)/iu;
/** How people say who they are at meetings. */
const AT_MEETING =
  /\b(?:my name is|my name['’]s|i am|i['’]m)\s(\p{Lu}\p{Ll}{2,15})(?: \p{Lu}\.)?,? and i(?:['’]m| am) (?:an? |in )?(?:recovering |grateful |recovered )?(?:alcoholic|addict|recovery)/giu;
/** A reader at work may be whom a letter is about, where it speaks of their own care again and again. */
const DEAR_RANK =
  /(?:^|\n)[ \t>]{0,4}dear[ ](?:(?:mr|mrs|ms|miss|mx|captain|capt|sgt|sergeant|officer|lt|lieutenant|corporal|cpl|private|major|chief|deputy|trooper|pastor|father|sister|professor|first officer|nurse)\b\.?[ ]){1,2}(?=\p{Lu})/giu;
const X_MARK = /(?:^|\n)[ \t]{0,4}[Xx][ _:]{1,4}(?=\p{Lu})/gu;
/** What stands under or behind a name that was signed. */
const WHO_SIGNS =
  'patient|client|resident|inmate|tenant|participant|student|consumer|donor|employee|applicant|member|guest|probationer|defendant';
const AS_WHOM = new RegExp(
  String.raw`^[ ]?,[ ](?:the )?(?:${WHO_SIGNS})\b(?![ ]\p{L}|[^\n]{0,3}:)|^[^\n]{0,40}\n(?:[ \t]{0,4}_{2,60}[ \t]{0,4}\n)?[ \t_(]{0,8}(?:signature of (?:the )?(?:${WHO_SIGNS})\b|(?:${WHO_SIGNS})(?:['’]s)? (?:printed )?(?:signature|name)(?![^\n]{0,24}:))`,
  'iu',
);
const LINE_START = /(?:^|\n)[ \t]{0,8}(?=\p{Lu})/gu;

const ends = (text: string, pattern: RegExp): number[] =>
  Array.from(text.matchAll(pattern), (match) => match.index + match[0].length);

/** A word by which a letter calls its reader or its writer signs: no office, no desk. */
const callsSomebody = (written: WrittenName | null): written is WrittenName =>
  written?.plain === true && (isWhole(written) || (written.parts[0]?.length ?? 0) > 2);

/** "Subject: my daughter Odessa"; the last name of a child or a wife may be another. */
const MY_KIN =
  /\b(?:subject|re|regarding|about|for|concerning|behalf of)[: ]{1,3}(?:(?:fwd?|re): ?)?(?:bed for |help for |placement for |intake for )?my (?:son|daughter|husband|wife|brother|sister|mother|father|mom|dad|nephew|niece|grandson|granddaughter|cousin|friend|partner|client|patient|tenant|employee|student),?[ ](?=\p{Lu})/giu;
export function inLetters(text: string): PageSubject[] {
  const found: PageSubject[] = [];
  const add = (written: WrittenName, sure: PageSubject['sure']) =>
    found.push({ parts: written.parts, sure, at: written.start });
  const [self, another, first] = [count(text, OF_SELF), count(text, OF_ANOTHER), count(text, FIRST_PERSON)];
  if (self > 0 && first > another * 3 && !FOR_KIN.test(text))
    for (const from of [WROTE, FILLED_BY, CLOSES, X_MARK].flatMap((pattern) => ends(text, pattern))) {
      const written = readName(text, from);
      if (callsSomebody(written) && isWhole(written) && !isSomebodyBeside(text, { start: 0, end: written.end }))
        add(written, 1);
    }
  if (self > 0 && first > another * 3 && !FOR_KIN.test(text))
    for (const { 1: called = '', 2: letter = '', 3: last = '', index } of text.matchAll(MAILED_BY))
      if (isMailOf(called, letter, last)) found.push({ parts: nameParts([called, last]), sure: 1, at: index });
  if (self > 0)
    for (const { 1: name = '', index } of text.matchAll(MY_NAME_IS))
      if (NAMES_ALONE.has(folded(name))) found.push({ parts: nameParts([name]), sure: 1, at: index });
  const ofReader = count(text, OF_READER);
  if (ofReader > 2)
    for (const from of ends(text, DEAR_RANK)) {
      const written = readName(text, from);
      if (callsSomebody(written)) add(written, 1);
    }
  if (ofReader > 0 && !OF_READERS_OWN.test(text))
    for (const from of ends(text, TO_READER)) {
      const written = readName(text, from);
      // "Dear Odessa Marsh:", of which a label would be no more than the last word.
      const close =
        written && /^(?:[ ]\p{Lu}[\p{L}'’-]{1,24})?[ ]?[,:\n!-]/u.test(text.slice(written.end, written.end + 28));
      const isHill = written?.placelike && BEHIND_TITLE.test(text.slice(Math.max(0, from - 6), from));
      if (written && (callsSomebody(written) || isHill) && close) add(written, 1);
    }
  if (count(text, OF_READER) > 0 && !OF_READERS_OWN.test(text))
    for (const from of ends(text, NOTICE_TO)) {
      const written = readName(text, from);
      if (written?.plain && isWhole(written) && ADDRESS_NEXT.test(text.slice(written.end, written.end + 40)))
        add(written, 1);
    }
  for (const { 1: name = '', index } of text.matchAll(AT_MEETING))
    found.push({ parts: nameParts([name]), sure: 1, at: index });
  for (const from of ends(text, MY_KIN)) {
    const written = readName(text, from);
    if (callsSomebody(written)) found.push({ parts: written.parts.slice(0, 1), sure: 1, at: written.start });
  }
  for (const from of ends(text, LINE_START).slice(0, COUNTED)) {
    const start = from + (/^[Xx][ _:]{1,4}/.exec(text.slice(from, from + 6))?.[0].length ?? 0);
    const written = readName(text, start);
    if (written?.plain && isWhole(written) && AS_WHOM.test(text.slice(written.end, written.end + 90))) add(written, 2);
  }
  return [...found, ...inMessages(text)];
}
