import { ofClient, type PageBit } from '../scope/page-bits.ts';
import type { Finding } from '../suggestion.ts';
import * as words from './note-words.ts';

/*
 * What somebody suffers from now, as a note lists it: at least two complaints of body or mind in one bit, none of them of
 * another time.
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const COMPLAINTS =
  /(?<![\p{L}-])(?:sad(?:ness)?|scared|weepy|lonely|ashamed|panicky|startles?|unsteady|forgets? (?!to\b|his|her)|grinds? (?:his |her )?teeth|up all night|(?:cannot|can['’]?t|hard to) (?:get up|concentrate|focus|get out of bed)|no drive|eats? (?:once|little|one meal|toast)|not eating much|skips? (?:meals|breakfast|lunch)|(?:feel(?:s|ing)? )?down (?:most days|\d+ ?(?:lb|pounds))|little interest|no (?:interest|pleasure)|better off dead|everything hurts|hands? (?:shak\w+|shook|trembl\w+)|wakes? (?:\d|from)|not sleeping|appetite (?:is )?(?:poor|low|down|gone)|not eating|not sleeping|slept poorly|sleeps? (?:poorly|badly)|(?:my |his |her )?(?:thoughts|mind) rac(?:es?|ing)|forgetful|bruis(?:es|ing) easily|burning feet|brain zaps|no pleasure|no joy|shaky inside|cr(?:ies|ying)|tearful\w*|hopeless\w*|worthless\w*|depress(?:ed|ion)|low mood|mood (?:is )?(?:low|down|sad|flat|depressed|irritable|anxious)|anxi(?:ous|ety)|panick?\w*|dread|worr(?:y|ies|ied)|irritab\w+|angry|rage|no (?:appetite|energy|interest|sleep)|(?:poor|low|little|decreased|reduced|no) (?:appetite|energy|sleep|concentration|motivation)|weight (?:loss|down)|lost \d+ (?:lb|lbs|pounds)|sleep(?:s|ing|ed)? (?:only )?(?:\d(?:-\d)?|two|three|four) ?(?:h|hrs?|hours)|slept \d|wak(?:es|ing) (?:at|up|early|every)|insomnia|can(?:not|['’]?t) sleep|does(?: not|n['’]t) sleep|don['’]?t sleep|nightmares|flashbacks|voices|hears? (?:voices|things|people)|hallucinat\w+|paranoi\w+|delusion\w*|racing thoughts|pressured|manic|agitat\w+|restless\w*|si\b|suicidal(?: thoughts| ideation)?|passive si|thoughts of (?:death|dying|suicide|self)|wish(?:es|ed)? (?:to be dead|(?:he|she) were dead|it was me)|crav(?:es|ings?)|tremors?|tremulous\w*|shak(?:es?|ing|y)|sweat(?:s|ing|y)?|chills|nause\w+|vomit\w*|throwing up|retch\w*|diarrhea|cramps?|aches|body aches|muscle aches|yawn(?:s|ing)?|goose ?(?:bumps|flesh)|runny nose|headaches?|dizz\w+|confus(?:ed|ion)|weak(?:ness)?|fatigue\w*|exhaust\w+|tired(?! of)|pain \d(?:\d)?(?:\/10)?|chest pain|back pain|belly pain|abdominal pain|fevers?|cough\w*|short(?:ness)? of breath|swelling|rash|numb\w*|neuropathy|palpitations|isolat\w+|withdrawn|blackouts?|memory (?:loss|problems)|concentrat\w+ (?:poor|problems)|crawling out of (?:my|his|her) skin|skin crawling|legs? kick\w*|jittery|jumpy|sick by \w+)(?![\p{L}])/giu;
const FEWEST = 2;
const OTHER_TIME =
  /\b(?:mssa|cina|hrs? dry|hours? dry|history of|hx|h\/o|past(?! \d)|prior|previous(?:ly)?|in (?:19|20)\d\d|in (?:jan|feb|mar|apr|june|july|aug|sept?)\w*|off (?:it|them|alcohol) (?:for )?\w+ days?|coming off|feels like|last (?:year|month|winter|spring|summer|fall|time)|as a (?:child|teen\w*)|years? ago|months? ago|when (?:he|she|they|i|you)\b|without|developed|on the \w+ day|was given|second day|side effects?|allerg\w*|reactions?|anaphyla\w*|hives|resolved|denies|denied|no (?:longer|more)|side effect|may cause|watch for|call (?:if|911)|return if|if (?:you|he|she|shaking)|prn|as needed|for (?:nausea|anxiety|sleep|pain|cramps|vomiting)|mg|withdrawals?|withdrawn by|(?:on|upon|after|when) (?:stopping|quitting)|stopped|missed|has included|experiences?|was sick|(?:in|while in) (?:custody|jail|prison))\b/i;

/** A scale of mood or trauma above its mark. */
export const SCORED =
  /\b(?:phq|epds|pcl|gad)[- ]?(?:[257a]|8|9)?(?:\s(?:of|by phone))?[\s:=]{1,3}(?:1\d|2\d|[3-7]\d)\b/i;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Within a complaint these deny nothing of what is listed beside it. */
const LACKS = /\b(?:no|not|cannot|can['’]?t|does not|doesn['’]t|don['’]t)\b/gi;

/** How many different complaints a text names. */
export const complaintsIn = (text: string): number =>
  new Set((text.match(COMPLAINTS) ?? []).map((each) => each.toLowerCase())).size;

/** What a bit says somebody suffers from now. */
export function symptomsIn({ text }: PageBit): Found[] {
  if (OTHER_TIME.test(text) || words.SCORE.test(text)) return [];
  const plainly = text.replace(COMPLAINTS, (each) => each.replace(LACKS, (words) => ' '.repeat(words.length)));
  const said = [...text.matchAll(COMPLAINTS)].filter((found) =>
    ofClient(plainly, found.index, found.index + found[0].length),
  );
  const scored = SCORED.test(text) ? 1 : 0;
  return new Set(said.map(([each]) => each.toLowerCase())).size + scored < FEWEST
    ? []
    : [{ field: 'current_symptoms', value: plain(text) }];
}
