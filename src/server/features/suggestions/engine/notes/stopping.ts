import { mentionsRelative } from '../scope/statement-scope.ts';
import { LAY_STOPS, OF_ELSE } from './lay-illness.ts';
import * as words from './note-words.ts';

/*
 * What comes when somebody stops, is out of it or is kept from it, in whatever words they have for it: "when I don't have it
 * I'm on the floor, sick at both ends".
 */

const WHO = '(?:he|she|they|i|you|pt|client|patient)';
/** That somebody has none of it: each time, once, or by the hour. */
const STOPPING = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:when(?:ever)?|if|once|each time|any ?time|until) ${WHO} (?:stops?|stopped|quits?|(?:is|am|are|was|were) (?:out(?! (?:of (?:work|town|the house|jail|treatment|state)|with|at|late|drinking|walking))|off(?: it)?|without|dry)|runs? (?:out|low|short)|ran (?:out|short)|(?:do|does|did)(?: not|n['’]?t) (?:have|drink|use|get|take|dose|smoke)|(?:has|have|had) (?:none|no \\p{L}+)|miss(?:es|ed)?|skip(?:s|ped)?|goes? without|went without|can(?:not|['’]?t) (?:get|find|score|have)|waits?|comes? (?:off|down)|came (?:off|down))|(?:miss(?:ed|es|ing)?|skip(?:ped|s)?) (?:an?|one|the|two|even|half a) (?:\\p{L}+ )?(?:day|dose|morning|night|pill)|(?:ran|runs?|running) out|day (?:one|two|three|[1-5]) (?:in|of|off|without|dry|at) |(?:\\d{1,2}|six|eight|ten|twelve) ?(?:hours?|hrs?|h) (?:dry|off|without|clean|in jail)|(?:sick|shaky|sweating) (?:after|within) (?:\\d{1,2}|four|six|eight|ten|twelve|a few) (?:hours?|hrs?)|(?:none|no more)(?= ?[,;]? ?["“(]| since)|(?:kick(?:ed|ing|s)?|detoxed|dried out|sweated it out) (?:it )?(?:in|at|on|alone|by)|by (?:hour|mid-?morning|noon|lunch(?:time)?|dinner|bedtime)(?! (?:meds?|dose|group))|stopped (?:on (?:his|her|their|my) own|by (?:him|her|my)self|once|for \\d|in (?:19|20)\\d\\d)|wakes? (?:up )?(?:at \\d|drenched|soaked|shak\\p{L}*))`,
  'iu',
);
const FURTHER_SIGNS =
  /\b(?:legs? like \p{L}+|bowels|(?:on|across) the (?:floor|bathroom floor)|both ends|(?:don|doesn|didn|can|couldn|won)['’]?t sleep|diaphor\w*|twitch\w*|hands? (?:jump|go|tremble|shake)\w*|nauseous|nauseated|achy|fascicul\w*|(?:off|from) the couch|(?:out of|from) bed|bones?|the runs|runs(?=[,.;]|$)|throw(?:s|ing)? up|hold (?:a|his|her|my) (?:cup|fork|spoon|glass|pen|key)|talk(?:s|ed|ing) to (?:the wall|people|nobody|the ceiling)|skin|shiver\w*|freez\w+|curled up|in a ball|can['’]?t (?:stand|walk|move|get up)|some shake|drenched|soaked)/giu;
/** A sign of the body: moods alone come of much else. */
const BODILY =
  /^(?:shak|shook|some shake|sweat|tremor|trembl|tremul|cramp|yawn|goose|leg|kick|chill|cold sw|ache|body|bone|nausea|vomit|threw|throw|diarrh|runs|the runs|bowel|heart|palpit|halluc|saw|see|heard|sick|so sick|dope|puk|retch|dry heav|skin|crawl|both ends|on the|across|off the|hold|drench|soak|shiver|freez|can['’]?t|hands|tachy|clammy|jitter|diaphor|twitch|naus|achy|fascicul)/i;
const FEWEST = 2;
/** What is denied beside what is said: "shaky and mean, never a seizure". */
const DENIED =
  /\b(?:no|never|denies|without|not) (?!sleep|appetite|rest\b|strength)(?:an? |any |had |have )*\p{L}+(?: \p{L}+)?/giu;
const OTHERWISE =
  /\b(?:side effects?|flu\b(?! ?-?like)|covid|food poisoning|fever of|menopaus\w*|essential tremor|insulin|sugar|diabet\w*|blood pressure (?:pills?|meds?)|inhaler|cpap|educat\w+|watch for|monitor(?:ed|ing)? for|protocol|may|might|could (?:have|be)|risk of)\b/i;

const signsIn = (text: string): string[] => [
  ...new Set(
    [...(text.match(words.SIGNS) ?? []), ...(text.match(FURTHER_SIGNS) ?? [])].map((each) => each.toLowerCase()),
  ),
];

/** Whether a text says what comes of it when somebody stops: two signs at least, one of them of the body. */
export function saysStopping(text: string): boolean {
  const stops = STOPPING.exec(text) ?? (OF_ELSE.test(text) ? null : LAY_STOPS.exec(text));
  if (!stops || OTHERWISE.test(text) || mentionsRelative(text.slice(0, stops.index + stops[0].length))) return false;
  if (words.MEDICINE.test(text) && !words.MISUSING.test(text) && !words.SUBSTANCE.test(text)) return false;
  const signs = signsIn(text.replace(STOPPING, ' ').replace(DENIED, ' '));
  // What begins alike is one sign: "sick" and "sick at".
  const kinds = new Set(signs.map((each) => each.slice(0, 4)));
  return kinds.size >= FEWEST && signs.some((each) => BODILY.test(each));
}

/** Whether a text names two signs of withdrawal at least, one of them of the body: under a word for it that is enough. */
export function namesSigns(text: string): boolean {
  const signs = signsIn(text.replace(DENIED, ' '));
  const kinds = new Set(signs.map((each) => each.slice(0, 4)));
  return !OTHERWISE.test(text) && kinds.size >= FEWEST && signs.some((each) => BODILY.test(each));
}
