import type { CalendarDay } from '#shared/platform/dates.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { daysAhead } from './days-ahead.ts';
import { careIn } from './led-care.ts';
import { type LedText, type LedTopic, ledTexts } from './led-topics.ts';
import { CHARGE, CLOSED, OF_CHILDREN } from './legal-words.ts';
import { complaintsIn, SCORED } from './symptoms.ts';

/*
 * What paragraphs say whose topic a word at their beginning gives. That word says what they are about, so fewer words are
 * asked of them than of a sentence that stands by itself.
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'> & { from?: Finding['from']; whole?: boolean };
export interface Piece {
  text: string;
  start: number;
  end: number;
}

const PARTS = /(?<=[\p{L}\d)"'’”]{2}[.;])\s+(?=\S)/gu;
const ABBREVIATED =
  /\b(?:dr|mr|mrs|ms|st|hosp|gen|mem|reg|univ|resid|res|inpt|outpt|grad|approx|poss|misd|deg|fel|mtn|spgs|co|ct|cty|dist|sup|no|vs|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;
const LONGEST = 420;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The sentences and remarks of a paragraph. */
export function piecesOf({ text, start }: LedText): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = text.slice(from, to);
    if (piece.trim() !== '') pieces.push({ text: piece, start: start + from, end: start + to });
  };
  for (const { 0: mark, index } of text.matchAll(PARTS)) {
    if (ABBREVIATED.test(text.slice(Math.max(from, index - 8), index))) continue;
    add(index);
    from = index + mark.length;
  }
  add(text.length);
  return pieces;
}

const BLOOD =
  /\b(?:mother|father|mom|mum|mama|ma|dad|daddy|pa|parents?|sisters?|sis|brothers?|bro|siblings?|twin|aunt(?:ie)?s?|uncles?|cousins?|grand\p{L}+|gma|gpa|[mp]g[mf]|folks|people|half[- ](?:brother|sister)|(?:mother|father|mom|dad)['’]s side|both sides|maternal|paternal)\b/iu;
const ILL =
  /\b(?:drank|drunk|drink(?:s|ing|er|ers)?|alc|alcohol\p{L}*|etoh|sober|(?:in )?recovery|aa|rehab|using|used|uses|addict\p{L}*|drugs?|pills|heroin|meth\p{L}*|cocaine|crack|opioids?|od['’]?d?|overdos\p{L}*|suicid\p{L}*|killed (?:him|her)self|shot (?:him|her)self|hung|hanged|nerves|nervous|depress\p{L}*|bipolar|anxi\p{L}*|panic|schizo\p{L}*|psych\p{L}*|mental\p{L}*|manic|adhd|autis\p{L}*|ptsd|dementia|alzheimer\p{L}*|stroke|heart|cancer|diabet\p{L}*|sugar|cirrhosis|liver|kidney|lung|copd|lupus|thyroid|hypertension|htn|seizures?|epilep\p{L}*|sickle|sclerosis|disorder|disease|died|dead|deceased|passed|d\.|suboxone|methadone|antabuse|lithium)(?![\p{L}])/iu;
const UNKNOWN = /^\W{0,3}(?:unknown|adopted|not (?:known|asked)|deferred|see\b|unable)/i;

function family({ text }: LedText): Found[] {
  if (UNKNOWN.test(text) || !BLOOD.test(text) || !ILL.test(text)) return [];
  return [{ field: 'family_history', value: plain(text), whole: true }];
}

const SAID_NO =
  /\b(?:no|none|never|denie[sd]|denies|not (?:asked|assessed|discussed|reported|known|disclosed)|n\/?a|unknown|deferred|declined|nothing|neg(?:ative)?|will not|won['’]t|unable)\b/i;
const OPENING = 28;
const BODY_TRAUMA = /^\W{0,3}(?:center|team|surg\w*|bay|level|activation|informed|therap\w+|group|track|program)\b/i;
const SHORTEST = 8;

function trauma({ text }: LedText): Found[] {
  if (text.length < SHORTEST || SAID_NO.test(text.slice(0, OPENING)) || BODY_TRAUMA.test(text)) return [];
  if (!/\p{Ll}{3}/u.test(text) || text.startsWith('(')) return [];
  if (/[[\]☐☑☒]|\b[YN] ?\/ ?[YN]\b|\([YN]\)/.test(text.slice(0, OPENING))) return [];
  return [{ field: 'history_of_trauma', value: plain(text), said: 'yes', from: 'section', whole: true }];
}

const NEEDS_RIDE =
  /\b(?:no (?:car|license|licence|ride|vehicle|way (?:there|to get)|transport\p{L}*|bus|lift|one (?:to|can) drive|driver)|(?:can(?:not|['’]?t)|does(?: not|n['’]t)|do(?: not|n['’]t)|may not|unable to|won['’]t|not able to) (?:\p{L}+ ){0,2}?drive|needs?|will need|asks? for|asking for|requests?|requested|repossessed|totaled|totalled|(?:car|truck) (?:was |is )?(?:sold|dead|broke\p{L}*|gone|impounded)|suspended|revoked|(?:wheelchair|medical|program|house|our|w\/c|medicaid|county|agency) (?:van|ride|transport\p{L}*|cab|car)|(?:pick ?up|fetch|collect|meet)\b|bus (?:pass|voucher|fare|ticket)|escort\p{L}*|mileage|must (?:be|fetch)|dependent on|relies on|ride share|no one(?: else)?|nobody|(?:pls|please) arrange|to be arranged|gave up|none)\b/iu;
const HAS_RIDE =
  /^\W{0,3}(?:own (?:car|vehicle|truck)|has (?:an? |his |her |their )?(?:own )?(?:car|ride|vehicle|transport\w*)|drives (?:self|him|her|them)|self\b|not (?:needed|required)|no (?:need|transport\w* (?:needed|required))|n\/?a\b|none needed|yes\b\W*$|family will|will drive)/i;

function ride({ text }: LedText): Found[] {
  if (HAS_RIDE.test(text) || !NEEDS_RIDE.test(text)) return [];
  const value = plain(text);
  return /^\W{0,2}(?:none|needs?)\W*$/i.test(value) ? [] : [{ field: 'transportation_required', value, whole: true }];
}

const BLOW =
  /\b(?:fell|fall|falls|hit|struck|kicked|knocked|thrown|threw|slammed|bat|wreck|crash\p{L}*|rolled|accident|mva|bike|motorcycle|atv|4 ?wheeler|horse|ladder|roof|truck|car|stairs|football|soccer|hockey|rugby|boxing|fight|beaten|beat|assault\p{L}*|pipe|hammer|wrench|brick|bottle|blast|ied|loc|unconscious|out (?:cold|\d|an?|about|maybe|for|["“])|passed out|blacked|coma|concuss\p{L}*|subdural|skull|plate|staples|stitches|bleed|fractur\p{L}*|tbi|ct\b|surfboard|machete|board|dashboard|tub|ice)(?![\p{L}])/iu;
const NO_HEAD = /^\W{0,3}(?:ache|lice|start|count|of\b|ct\b|neck\b|normocephalic|atraumatic|clear|ok\b|wnl)/i;

function head({ text }: LedText): Found[] {
  const [first = ''] = text.split(/[.;](?:\s|$)/);
  if (SAID_NO.test(first.slice(0, OPENING)) || NO_HEAD.test(text) || mentionsRelative(first.slice(0, 12))) return [];
  if (/[[\]☐☑☒]|\([YN ]\)/i.test(first.slice(0, OPENING)) || !BLOW.test(first) || !/\p{Ll}{2}/u.test(first)) return [];
  return [{ field: 'history_of_tbi_concussions', value: plain(first), said: 'yes' }];
}

const OTHER_TIME =
  /\b(?:history of|hx|as a (?:child|teen\w*)|years? ago|in (?:19|20)\d\d|resolved|denies all|when (?:using|drinking))\b/i;

function mood(led: LedText): Found[] {
  const [first = ''] = led.text.split(
    /(?<=[\p{L}\d)"']{2}\.)\s+(?=(?:No|Denies|Never|SI|Suicid\p{L}*|Psych\p{L}*|Ther\p{L}*|Counsel\p{L}*|Dr)\b)/u,
  );
  const text = first.replace(/^\W+/, '');
  if (mentionsRelative(text.slice(0, 30)) || OTHER_TIME.test(text)) return [];
  const many = complaintsIn(text) + (SCORED.test(text) ? 1 : 0);
  return many < 2 ? [] : [{ field: 'current_symptoms', value: plain(text) }];
}

const NEEDED =
  /\b(?:bunk|ground floor|first floor|stairs|wheelchair|w\/c|walker|rollator|cane|crutch\p{L}*|boot|brace|cpap|bipap|oxygen|o2|concentrator|nebulizer|hearing|interpreter|translator|spanish|asl|large print|glasses|dentures?|upper plate|dressings?|wound|insulin|dialysis|diet|gluten|kosher|halal|vegetarian|soft|women only|women['’]?s|men only|female|male|grief|trauma|dual|lgbtq\p{L}*|childcare|children|kids?|crib|formula|wic|nurse|nursing|bathing|grab bars|raised|rails?|payee|service animal|outlet|private room|single room|visits?|church|mass|sweat lodge|native|lawyer|letter|stretches|foam|pt\b|ot\b|therapy|hep ?c|prep|sti|guest dos\p{L}*|ed-aware|kitchen|face (?:him|her)|language|school|class)(?![\p{L}])/iu;
const RIDES = /\b(?:rid[ec]s?|transport\w*|license|drives?)\b/i;
const NO_NEEDS =
  /^\W{0,3}(?:none|no\b|n\/?a|survey|assessment|\d|detox\b|residential\b|inpatient\b|medical\b|transport)/i;

function needs({ text }: LedText): Found[] {
  const [whole = ''] = text.split(/(?<=[\p{L}\d)"']{2}\.)\s+/u);
  const asked = whole.split(/[;,]\s/).filter((each) => NEEDED.test(each) && !RIDES.test(each));
  const first = whole.slice(whole.indexOf(asked[0] ?? ''));
  if (asked.length === 0 || NO_NEEDS.test(whole) || !NEEDED.test(first) || /[[\]☐☑☒?]/.test(first)) return [];
  return [{ field: 'additional_treatment_or_support_needed', value: plain(first) }];
}

const NO_PROBATION =
  /\b(?:no|not on|never on|off|denies) (?:(?:any|current|active) )?(?:prob(?:ation)?|p\.?o\.?|paper|supervision)(?![\p{L}])|\bprob(?:ation)?\b ?(?:\/ ?parole)? ?[:=-]? ?(?:none|no|n|denie[sd])\b|\bp\.?o\.?\s?[:=]\s?(?:none|no)\b/iu;
const NO_PAROLE =
  /\b(?:no|not on|denies) (?:prob(?:ation)?,? ?(?:\/|or|and|nor|,) ?)?parole\b|\bparole ?[:=-]? ?(?:none|no|n)\b/i;
const ON_PROBATION =
  /\b(?:(?:is |currently |now )?on (?:\p{L}+ ){0,2}?(?:probation|supervision|community control)|probation (?:to|until|till|thru|through|x|since|w\/|with|officer|for)|\bP\.?O\.? (?!none|no\b)(?:is )?(?:\p{Lu}\p{Ll}+))/u;
const OPEN_COURT =
  /\b(?:court|ct|hearing|hrg|arraign\p{L}*|appear\p{L}*|sentenc\p{L}*|trial|pre-?trial|judge|docket|magistrate|superior|municipal|district|circuit|justice|dispo\p{L}*|plea|status|next|due|set for)(?![\p{L}])/iu;
const DENIES = /\b(?:no|not|never|none|denie[sd]|denies|without|nothing)\b/i;
const PAST_COURT = /\b(?:was|were|missed|failed|in (?:19|20)\d\d)\b/i;

function legal({ text }: Piece, today: CalendarDay): Found[] {
  const found: Found[] = [];
  if (mentionsRelative(text.slice(0, 60).replace(OWNED, ' ')) || OTHERS_PAPER.test(text)) return [];
  if (NO_PROBATION.test(text)) found.push({ field: 'probation', value: 'No', said: 'no' });
  else if (ON_PROBATION.test(text) && !DENIES.test(text))
    found.push({ field: 'probation', value: plain(text), said: 'yes' });
  if (NO_PAROLE.test(text)) found.push({ field: 'parole_granted', value: 'No', said: 'no' });
  if (OF_CHILDREN.test(text)) return found;
  const ahead = daysAhead(text, today);
  const [only] = ahead;
  const charge = CHARGE.exec(text);
  if (only && ahead.length === 1 && (OPEN_COURT.test(text) || charge) && !PAST_COURT.test(text))
    found.push({ field: 'upcoming_court_date', value: only });
  const open = charge !== null && !DENIES.test(text.slice(0, charge.index)) && (!CLOSED.test(text) || ahead.length > 0);
  if (open) found.push({ field: 'pending_legal_charges', value: plain(text), said: 'yes' });
  return found;
}

/** Whose a thing was that was broken or taken: "the neighbor's mailbox". */
const OWNED = /\p{L}+['’]s\b/gu;
/** Somebody by name who is on probation themselves. */
const OTHERS_PAPER = /\b\p{Lu}\p{Ll}+ (?:is|was|has) (?:on |an? |been )/u;

const QUOTED = /["“][^"“”]{10,400}["”]/u;
const NO_REASON = /^\W{0,3}(?:none|n\/?a|see\b|unknown|same|as above)/i;
const FEWEST_WORDS = 4;

function reason({ text }: LedText): Found[] {
  const quoted = QUOTED.exec(text)?.[0];
  const quote = quoted && quoted.split(/\s+/).length >= FEWEST_WORDS ? quoted : undefined;
  const [sentence = ''] = text.split(/(?<=[\p{L}\d)"']{2}[.;])\s+/u);
  if (NO_REASON.test(text) || (!quote && sentence.trim().split(/\s+/).length < FEWEST_WORDS)) return [];
  return [{ field: 'reason_for_seeking_treatment', value: plain(quote ?? sentence) }];
}

const WHOLE: Partial<Record<LedTopic, (text: LedText) => Found[]>> = {
  family,
  trauma,
  ride,
  head,
  mood,
  needs,
  reason,
};

/** A row of boxes to tick asks more than it says. */
const BOXED = /[☐☑☒]|\[\s?[xX✓]?\s?\]|\(\s?[xX✓]?\s?\)|\b[YN] ?\([YN]\)|\([YN]\) ?[YN]\b/;
const NEAR_BOX = 120;

/** What the paragraphs of a page say that are led by a word for their topic. */
export function ledFindings(page: string, today: CalendarDay): Finding[] {
  return ledTexts(page).flatMap((led): Finding[] => {
    if (led.topic !== 'legal' && BOXED.test(led.text.slice(0, NEAR_BOX))) return [];
    const place = ({ start, end }: Piece) => ({ start, end: Math.min(end, start + LONGEST) });
    const whole = WHOLE[led.topic]?.(led) ?? [];
    const parts = piecesOf(led).flatMap((piece) => {
      const said =
        led.topic === 'legal'
          ? legal(piece, today)
          : led.topic === 'treatment' || led.topic === 'hospital'
            ? careIn(piece, led.topic)
            : [];
      return said.map((each) => ({ from: 'prose' as const, led: true as const, ...each, ...place(piece) }));
    });
    return [
      ...whole.map(({ whole: _, value, ...each }) => ({
        from: 'prose' as const,
        led: true as const,
        ...each,
        value: value.slice(0, LONGEST),
        ...place(led),
      })),
      ...parts,
    ];
  });
}
