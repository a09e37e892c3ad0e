import { genderOf } from '#server/features/understanding/assertion/people-named.ts';
import { MEN, OTHERS, WOMEN } from '#server/features/understanding/assertion/people-words.ts';
import { phrasePattern } from '#server/features/understanding/assertion/phrase-pattern.ts';
import { PEOPLE_WORDS } from '#server/features/understanding/assertion/triggers.ts';
import type { Doubt } from './candidate.ts';

/*
 * Reasons to take a statement for one of somebody else: of whoever wrote it or reads it, of a relative, of somebody of the
 * same name, or of the person that the words before it name.
 */

/** "Bipolar I" is nobody. */
const FIRST_PERSON =
  /(?<!\b(?:bipolar|type|axis|section|part|phase|stage|schedule)\s)\bI(?=['’]|\s+[a-z])|\b(?:my|me|mine|myself)\b/;
const TO_READER = /\b(?:you|your|yours)\b/i;
const QUOTED = /["“][^"”]{0,300}["”]/g;

/** What a form's question is followed by, without what somebody is quoted to say. */
const answerIn = (text: string): string => text.slice(text.lastIndexOf('?') + 1).replace(QUOTED, ' ');

/** Says something of whoever wrote it. */
const isOfWriter: Doubt = ({ statement: { text } }) => FIRST_PERSON.test(answerIn(text));

/** Says something to whoever reads it: the client, or who was asked to fill in a form. */
const isToReader: Doubt = ({ statement: { text } }) => TO_READER.test(answerIn(text));

const ASKS_OF_PEOPLE =
  /\b(?:family|relatives?|mother|father|mom|dad|parents?|sister|brother|siblings?|wife|husband|spouse|partner|son|daughter|child(?:ren)?|kids?|aunt|uncle|cousin|grand\w+|guardian|emergency|next of kin|visit\w*|friend|roommate|boss|support|contact|lives?|living|ride|driv\w+|transport\w*|custody|who|whose|whom)\b/i;
const people = phrasePattern([...WOMEN, ...MEN, ...OTHERS, ...PEOPLE_WORDS], 'i');

/** What somebody says of the client is said of the client. */
const SAID_OF_CLIENT =
  /^.{0,80}\b(?:reports?|reported|says|said|states|stated|confirms|confirmed|told us)\b(?: that)? (?=(?:she|he|they|the|client|patient|pt|resident)\b)/i;

const namesAnother: Doubt = ({ asked, statement: { text } }) =>
  !ASKS_OF_PEOPLE.test(asked) && people.test(text.replace(SAID_OF_CLIENT, ' '));

/** "Caller adds that he himself was in drug court": whoever speaks says it of themselves. */
const OF_SPEAKER =
  /\b(?:caller|informant|mother|father|mom|dad|sister|brother|wife|husband|spouse|partner|friend|roommate|sponsor|son|daughter|aunt|uncle|writer|witness|officer|counselor|nurse)\b[^.;]{0,60}\b(?:s?he|they) (?:himself|herself|themselves)\b|\b(?:s?he|they) (?:himself|herself|themselves) (?:was|is|has|had|takes|drinks|used)\b/i;
const isOfSpeaker: Doubt = ({ statement: { text } }) => OF_SPEAKER.test(text);

/** "D.M. had": a house writes of its other people so. */
const BY_INITIALS = /^\W{0,4}(?:[\d/.:-]{1,16}\s)?(\p{Lu})\.\s?(\p{Lu})\.\s(?=\p{Ll})/u;

/** Speaks of somebody by initials that are not the client's. */
const isOfInitials: Doubt = ({ own, statement: { text } }) => {
  const [, first, last] = BY_INITIALS.exec(text) ?? [];
  return (
    first !== undefined && !(own[0]?.startsWith(first) && own.slice(1).some((name) => name.startsWith(last ?? '')))
  );
};

/** Without a subject of its own, or with one that points back. */
const GOES_ON = /^[^\p{L}\d]{0,10}(?:(?:([Ss]he|[Hh]ers?)|([Hh]e|[Hh]i[ms])|[Tt]hey|[Tt]heir)\b|\p{Ll})/u;
const everybody = phrasePattern([...WOMEN, ...MEN, ...OTHERS, ...PEOPLE_WORDS]);

/** Goes on from words that name another person whom its pronoun may stand for: of whom it speaks is not certain. */
const goesOnOfAnother: Doubt = ({ asked, earlier, before, statement: { text, label } }) => {
  const opening = label === '' && !ASKS_OF_PEOPLE.test(asked) ? GOES_ON.exec(text) : null;
  if (!opening) return false;
  const gender = opening[1] ? 'she' : opening[2] ? 'he' : null;
  return [...`${earlier} ${before}`.replace(SAID_OF_CLIENT, ' ').matchAll(everybody)].some(([word]) => {
    const other = genderOf(word);
    return gender === null || other === null || other === gender;
  });
};

/** "Rourke said to the crew": somebody by name, of whom the next words may go on. */
const SPEAKS =
  /\b(?!(?:She|He|They|Pt|Patient|Client|Resident|Who|It|This|That)\b)(\p{Lu}\p{Ll}[\p{L}'’-]{1,30}) (?:told|said|says|stated|states|reported|reports|admitted|admits|denied|denies) /gu;
const OPENS_SMALL = /^[^\p{L}\d]{0,10}\p{Ll}/u;

/** Goes on, without a capital, from what somebody else by name has said. */
const goesOnOfSpeaker: Doubt = ({ before, own, statement: { text } }) =>
  OPENS_SMALL.test(text) && [...before.matchAll(SPEAKS)].some(([, name = '']) => !own.includes(name));

/** "Her sister's therapist", "Odessa's lawyer". */
const OWNED = /\b([\p{L}-]{2,30})['’]s?\s+(?:[\p{Ll}-]+\s+){0,2}$/u;
const OF_NOBODY =
  /^(?:today|yesterday|tonight|last|patient|client|resident|member|participant|student|veteran|pt|who|what|it|that|there|here|she|he|they|dr|hospital|clinic|county|state|court|doctor|driver|nurse|year|week|month|men|women|children|people)$/i;

/** What is asked stands as somebody else's own. */
const isOwnedByAnother: Doubt = ({ asked, own, words, places }) =>
  places.length > 0 &&
  places.every(([from]) => {
    const owner = OWNED.exec(words.slice(Math.max(0, from - 80), from))?.[1] ?? '';
    return (
      owner !== '' &&
      !OF_NOBODY.test(owner) &&
      !own.some((name) => name.toLowerCase() === owner.toLowerCase()) &&
      !asked.toLowerCase().includes(owner.toLowerCase()) &&
      (people.test(owner) || /^\p{Lu}\p{Ll}/u.test(owner))
    );
  });

const ASKS_OF_CASE = /\b(?:trial|hearing|court|charges?|charged|sentenc\w+|arraign\w+|arrest\w*|prison|jail)\b/i;
/** "Former youth pastor. Reported 2025, man charged.": who did harm to the client, and came before a court for it. */
const OTHER_CHARGED =
  /\b(?:m[ae]n|wom[ae]n|perpetrator|abuser|assailant|attacker|shooter|driver|pastor|priest|coach|teacher|stepfather|stepdad|boyfriend|ex|husband|father|uncle|cousin|neighbor|offender|suspect|he|she|they)(?: [\p{L}.]{1,14})?,? (?:was |were |is |has been |got |later )?(?:charged|arrested|convicted|indicted|jailed|sentenced|prosecuted|pled|on trial)\b/iu;
const OF_CLIENT =
  /\b(?:her|his|their|client['’]?s?|pt['’]?s?|patient['’]?s?|own) (?:own )?(?:trial|hearing|court|charge|case)/i;

/** A trial right behind words of another who was charged is that one's. */
const isTrialOfAnother: Doubt = ({ asked, before, statement: { text, label } }) =>
  ASKS_OF_CASE.test(asked) &&
  label === '' &&
  /^\W{0,4}(?:(?:the|first|next|jury) )?(?:trial|hearing|sentencing|court|case|arraignment)\b/i.test(text) &&
  OTHER_CHARGED.test(before) &&
  !OF_CLIENT.test(text);

const HERS = /\b(?:her|hers)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const HIS = /\b(?:his)\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/** Says it of one of the other sex: "her psychiatrist" is not his. */
const isOfOtherSex: Doubt = ({ asked, words, places }) => {
  const [her, him] = [ASKS_OF_HER.test(asked), ASKS_OF_HIM.test(asked)];
  if (her === him || places.length === 0) return false;
  const other = her ? HIS : HERS;
  return places.every(([from]) => other.test(words.slice(Math.max(0, from - 60), from)));
};

const TITLED = /\b(?:(Mr)|Mrs|Ms|Miss)\.?\s{1,3}(\p{Lu}[\p{L}'’-]{1,40})/gu;
const ASKS_OF_HER = /\b(?:she|her|hers)\b/i;
const ASKS_OF_HIM = /\b(?:he|him|his)\b/i;

/** Gives the client's last name to somebody else: with half of a double one, or with a title that is not theirs. */
const namesNamesake: Doubt = ({ asked, own, lastname, statement: { text } }) =>
  [...text.matchAll(TITLED)].some(([, sir, name = '']) => {
    const ofOtherSex = sir ? ASKS_OF_HER.test(asked) : ASKS_OF_HIM.test(asked);
    const isOwn = name.toLowerCase() === lastname.toLowerCase();
    return isOwn ? ofOtherSex : own.includes(name);
  });

/** What speaks against a statement since it may be another's, by name. */
export const OF_OTHERS: Readonly<Record<string, Doubt>> = {
  isOfWriter,
  isOfSpeaker,
  isOfInitials,
  goesOnOfAnother,
  goesOnOfSpeaker,
  isOfOtherSex,
  isOwnedByAnother,
  isTrialOfAnother,
  namesNamesake,
};
/** What does so where it answers by its words alone. */
export const OF_OTHERS_BY_WORDS: Readonly<Record<string, Doubt>> = { isToReader, namesAnother };
