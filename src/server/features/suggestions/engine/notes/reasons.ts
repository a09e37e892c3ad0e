import { ofClient, type PageBit } from '../scope/page-bits.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { saidByOther, saysWhy } from './own-words.ts';

/*
 * Why somebody comes now, as notes, letters and callers say it: what they ask for or agree to, what brought them in, and
 * their own words for it.
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const CARE =
  '(?:treatment|tx|rehab\\w*|residential|detox\\w*|inpatient|in-?patient|programs?|help|a bed|beds?|recovery|sober\\w*|clean|levels? of care|placement|methadone|suboxone|buprenorphine|naltrexone|vivitrol|MAT|MOUD|stop(?:ping)? (?:drinking|using|pills|for good|it all)|quit(?:ting)?(?! (?:smoking|his|her|the|work))|get (?:well|better|off|clean|sober|my \\p{L}+ back)|admission|admitted|medical withdrawal|stabilization|higher level|safe place|come off|taper)';
/** What the client asks for, accepts or is sent for. */
const ASKS = new RegExp(
  `\\b(?:wants?|wanted|would like|(?:is|are|am|was) (?:asking|ready|looking|hoping|seeking|willing|motivated|here|requesting|desperate)|asks?|asked|asking|looking|seeks?|seeking|requests?|requesting|requested|agrees?|agreed|agreeable|accepts?|accepted|ready|motivated|hopes|hope to|hoping|willing|interested in|appl(?:ies|ied|ying)|self[- ]referred|(?:being |was |is )?referred|refer (?:him|her|them|Ms|Mr|Mrs|this)|court[- ]ordered|ordered (?:to|into)|mandated|transfer(?:red)? (?:to|for)|sent (?:to us|here|over|by|for)|come (?:here|in|to you) (?:for|to|because)|came (?:here|in|to us|to you|on h(?:is|er) own)? ?(?:for|to|because|asking|seeking|wanting))\\b[^.;]{0,90}?(?<![\\p{L}-])${CARE}(?![\\p{L}-])`,
  'iu',
);
/** What brought them in. */
const BROUGHT =
  /\b(?:(?:was |were |been |is )?(?:brought (?:in|here|to)? ?(?:by|after|for|on)|picked up by (?:ems|police)|found (?:down|unresponsive|unconscious|drowsy|slumped|on (?:the )?(?:floor|street|ground)|by (?:my|his|her|their|an?|the|police|ems|staff|mail)|passed out|(?:him|her|them) (?:unable|unresponsive|down|on the|passed))|admitted (?:with|for|after|to (?:us|this|the hospital)|on)|hospitalized (?:with|for|after))|presents (?:with|for|after|to)|presented (?:with|for|after|to)|came in (?:on|after|with|for|via|vomiting|shaking|intoxicated|because)|arrived (?:with|after|via|by) |is (?:in|going through) (?:\p{L}+ ){0,3}withdrawal|s\/p overdose|after (?:an? )?(?:overdose|od|relapse|positive (?:test|screen))|is drinking again|started (?:drinking|using) again|removed from (?:duty|work|service)|tested positive (?:at|on) (?:work|the job|duty)|random test|last chance agreement)\b/iu;
/** What brought them has to do with what is treated here. */
const OF_OURS =
  /\b(?:dr[aiu]nk\w*|intox\w*|alcohol\w*|etoh|beer|wine|vodka|liquor|withdraw\w*|detox\w*|overdos\w*|od(?:['’]?d|ed)?|relaps\w*|us(?:e|es|ing)|drugs?|heroin|fentanyl|opi\w+|meth\w*|cocaine|crack|pills?|benzo\w*|xanax|kratom|high|narcan|naloxone|unresponsive|unconscious|blue|passed out|suicid\w*|si|kill\w*|die|seiz\w*|treatment|tx|rehab|psych\w*|depress\w*|voices|shak\w*|tremor\w*|sober|ciwa|cows|positive|random test|police|dui|last chance|removed)\b/i;
/** In their own words. */
const OWN_WORDS =
  /["“][^"”]{0,60}\b(?:I['’]?m|I am|I|we|my)\b[^"”]{0,40}\b(?:done|tired|sick of|scared|ready|can['’]?t|cannot|(?:do not|don['’]?t) want|want|need|lose|losing|die|get well|keep (?:doing|going)|go back|real rehab)\b[^"”]{0,120}["”]/i;
const NOT_NOW =
  /\b(?:refus\w+|declin\w+|not (?:ready|interested|willing|want\w*)|(?:does|did|do)(?: not|n['’]t) (?:want|need|agree|accept)|denied|denial|no (?:longer )?(?:want\w*|need)|recommend\w*|would benefit|options?|insurance|carrier|payer|appeal|covers?|copay|brochure|approv\w+|confirm\w*|written|(?:bed|place|program) for (?:him|her|them|an?|my|our|Mr|Ms|Mrs|\p{L}+ \p{L}+, born)|will be referred|referred (?:her|him|them)? ?(?:out|elsewhere|to (?:the|an?|our) (?:dentist|clinic|specialist))|(?:court|provider|doctor|insurer|judge|they|we|school|lawyer|attorney) (?:also )?(?:asks?|asked|wants?|wanted|needs|requests?|requested|seeks?|would like)|wait(?:ing)?[- ]?list|called? (?:\d|two|three|four)|education|consent\w*|agreement|release|years? ago|in (?:19|20)[01]\d|as a (?:child|teen)|walks? (?:with|w\/)|help(?:ed|s|ing)? (?:with|her|him|them|around|out)|hot showers|asks? (?:that|us to|me to)|needs? (?:a ride|transport\w*|someone|an? (?:nurse|letter|walker|cane|interpreter)))\b/iu;
/** What was not meant is none: "I was not trying to die". */
const NOT_MEANT =
  /\bI (?:was(?: not|n['’]?t)|did(?: not|n['’]?t)|never|am not|['’]m not)\b[^.]{0,30}\b(?:die|kill|hurt|suicid\w*)\b/i;
/** With what comes of it or why, it says most. */
const WHY = /\b(?:because|b\/c|since|due to|after|tired of|afraid|cannot|can['’]?t|nearly|lost|alive)\b/i;
const QUOTED = /["“][^"”]*["”]/g;
const FOUND_THEM = /^found (?:him|her|them)\b/i;
const SHORTEST = 12;
/** An earlier stay, or what somebody did not mean. */
const NO_REASON =
  /^\W{0,3}(?:hospital|hosp|past|prior|previous|history|hx)\b|(?:\bnot|n['’]t|\bnever) (?:trying|wanting|meaning|going) to (?:die|hurt)/i;
const HEADING = /^[^\p{Ll}(]{12,}(?:\(|$)/u;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The client's own words for it come before what is said of them. */
const OWN_RANK = 6;
/** A title, and what was long ago. */
const TITLE = /^[^\p{Ll}]*(?:\([^)]*\))?[^\p{Ll}]*$/u;
const YEAR = /(?<![\d/.-])(?:19|20)\d\d(?!\d)/;

/** Which of several reasons is the plainest: what is asked for, then the own words, then what brought them. */
export function reasonRank(text: string): number {
  const why = WHY.test(text) ? 2 : 0;
  if (/^["“]/.test(text) && saysWhy(text)) return OWN_RANK;
  if (ASKS.test(text)) return 3 + why;
  return (OWN_WORDS.test(text) ? 2 : BROUGHT.test(text) ? 1 : 0) + why;
}

/** Why somebody comes, as one bit of a page says it. */
export function reasonsIn({ text }: PageBit): Found[] {
  if (text.length < SHORTEST || NO_REASON.test(text) || TITLE.test(text) || HEADING.test(text)) return [];
  if (NOT_NOW.test(text.replace(QUOTED, ' '))) return [];
  for (const pattern of [ASKS, OWN_WORDS, BROUGHT]) {
    const found = pattern.exec(text);
    if (
      !found ||
      NOT_MEANT.test(text) ||
      (pattern === BROUGHT && (YEAR.test(text) || !(/^found/i.test(found[0]) || OF_OURS.test(text))))
    )
      continue;
    const [lead = ''] = text.slice(0, found.index + 1).split(/["“]/);
    if (lead.length <= found.index && saidByOther(lead, undefined)) continue;
    // Somebody else is who found them.
    if (FOUND_THEM.test(found[0])) return [{ field: 'reason_for_seeking_treatment', value: plain(text) }];
    if (mentionsRelative(text.slice(0, found.index))) continue;
    const end = found.index + found[0].length;
    if (ofClient(text, found.index, Math.min(end, found.index + 6), { ever: true, wished: true }))
      return [{ field: 'reason_for_seeking_treatment', value: plain(text) }];
  }
  return [];
}
