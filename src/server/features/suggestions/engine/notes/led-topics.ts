import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';

/*
 * Paragraphs that a word at their beginning gives a topic: "TX HX Sierra Moon IOP Mar-May 2025", "Legal. Manufacture, charge
 * filed 10/2", "Family: father drank", "RIDE no car". Under such a word little is needed to say what the paragraph is about.
 */

export type LedTopic =
  | 'family'
  | 'legal'
  | 'treatment'
  | 'hospital'
  | 'trauma'
  | 'ride'
  | 'head'
  | 'mood'
  | 'needs'
  | 'reason';

export interface LedText {
  topic: LedTopic;
  /** On one line, letter for letter as long as on the page. */
  text: string;
  start: number;
  end: number;
}

const HX = '(?:history|hx|hist\\.?)';
const WORDS: readonly (readonly [LedTopic, string])[] = [
  [
    'family',
    `(?:the )?fam(?:ily|\\.)?(?: ?(?:${HX}|health|illness(?:es)?|background|psych(?:iatric)? ${HX}|medical ${HX}|mental health|substance use|of origin))?|f\\.?h\\.?x?|blood relatives|family (?:mh|sud|psych|medical)(?: ?/ ?\\w+)?(?: ${HX})?`,
  ],
  [
    'legal',
    `(?:legal|law|court|criminal|police|forensic|justice|charges?)(?: ?(?:/|,|and|&) ?(?:court|legal|police|probation|criminal|jail|arrests?)){0,3}(?: (?:${HX}|status|issues?|matters?|problems?|involvement|situation|stuff|charges?|justice))?`,
  ],
  [
    'treatment',
    `(?:(?:past|prior|previous|earlier|former|other|cd|sud|sa|aoda|substance(?: use)?|addiction|drug|alcohol|mh) )?(?:tx|treatment|rehab|programs?)(?: ?(?:/ ?rehab|${HX}|before(?: this)?|so far|episodes?|attempts?|to date|elsewhere))?|(?:past|prior|previous|earlier|former) (?:care|help|services)(?: ${HX})?|${HX} (?:of )?(?:tx|treatment|rehab)|where (?:i|he|she|they) (?:have|has|had) been(?: (?:treated|before))?|been (?:to|in) (?:treatment|rehab)(?: before)?|rehabs?(?: before)?(?: ?/ ?detox)?|before|(?:out-?patient|outpt|residential|iop|php|detox)(?: (?:tx|treatment|programs?|therapy|counseling|stays?))?|what has been tried`,
  ],
  [
    'hospital',
    `(?:(?:past|prior|previous|psych(?:iatric)?|psychiatric|mental|mh|medical|inpatient|ip|state) ){0,2}(?:hosp(?:ital|itals|italizations?|\\.|s)?|admits|admissions)(?: (?:${HX}|stays?|overnight|past \\d+ (?:mo|yrs?|months|years)))?|overnight in (?:an? |the )?hospital|nights in (?:an? |the )?hospital|inpatient psych(?:iatric)?`,
  ],
  [
    'trauma',
    `(?:trauma|abuse|losses?|victimization|dv|adverse childhood experiences|aces)(?: ?(?:/|and|&|,) ?(?:abuse|trauma|neglect|loss(?:es)?|dv|violence|grief))?(?:,? (?:${HX}|exposure|past or present|as (?:an? )?(?:kid|child)))?|childhood|exposure to violence|(?:hurt|harmed|abused) by|harm done to (?:him|her|them)|(?:terrible|bad) things that happened(?: to (?:you|him|her|them))?|susto(?: ?/ ?trauma)?|(?:has )?any(?:body|one) (?:ever )?(?:hurt|harmed|abused) (?:you|ward|him|her|them|client|pt|patient)|(?:ever )?(?:been )?(?:hurt|hit|abused),? (?:by|kicked|ever)[^.:;?]{0,24}(?=\\s?[?:])`,
  ],
  [
    'head',
    `heads?(?: ?(?:injur(?:y|ies)|inj\\.?|trauma|wounds?|hit|hx))?(?: ?(?:/|or|,) ?(?:loc|concussions?|tbi|knocked (?:out|unconscious)))?|tbi(?: ?(?:/|or|,) ?(?:head injur(?:y|ies)|concussions?|loc))?(?: ${HX})?|(?:head hit hard|hit (?:in|on) (?:the )?head),? (?:or )?knocked out|knocked (?:out|unconscious)(?:, [^.:;?]{0,40})?|blacked out ?/ ?head injury`,
  ],
  [
    'mood',
    `mood|mind|mental(?: (?:health|status|state))?|emotional(?:ly)?|mh|feels|feeling|how (?:he|she|they|you|i) feels?|mood ?(?:/|and|&) ?(?:sleep|affect|safety)|sleep ?(?:/|and|&) ?mood|(?:current |present )?(?:symptoms?|sx|complaints?)(?: now)?|psych(?:iatric|ological)?(?: (?:sx|symptoms))?`,
  ],
  [
    'reason',
    "(?:in )?(?:his|her|their|client['’]?s|patient['’]?s|pt['’]?s|resident['’]?s|ward['’]?s|tenant['’]?s|offender['’]?s|defendant['’]?s|inmate['’]?s|candidate['’]?s|participant['’]?s|veteran['’]?s|member['’]?s|student['’]?s|youth['’]?s|parolee['’]?s|applicant['’]?s)(?: own)? (?:words|statement|wishes|stated goals?)|the (?:ward|client|patient|resident)['’]s (?:wishes|statement|words)|what (?:i|he|she|they|client|pt|patient|the client|the patient|the ward) (?:wants?|says?|said)|reason (?:pt|per (?:pt|patient|client))|why (?:here|now|today|treatment|treatment now|(?:he|she|they) came|are you here(?: today| now)?|is (?:he|she) here|i am here)|what(?: is|['’]s) going on(?: (?:now|today|with you))?|what (?:brings|brought) (?:you|him|her|them) (?:here|in|to us)(?: today)?|in your own words|why are you (?:calling|writing|seeking (?:help|treatment))(?: (?:today|now))?|(?:presenting|main) (?:problem|concern|issue|complaint),? in (?:client|patient|his|her|their|own)(?:['’]s)? (?:own )?words|motivo(?: ?/ ?why now)?|por qu[eé] viene(?: hoy)?(?: ?/ ?why (?:here|(?:are you|do you come) here(?: today)?|today))?|qu[eé] pas[oó](?: ?/ ?what happened)?|asked for help|says",
  ],
  [
    'needs',
    `(?:(?:still|also|special|support|other|physical|care|adl) )?needs?(?: ?(?:here|at (?:program|facility)|from (?:program|us)|on arrival))?|accommodations?|support needed|restrictions (?:we should plan for|to plan for)|special (?:care|equipment)|equipment|what (?:he|she|they) needs?`,
  ],
  [
    'ride',
    `(?:transport(?:ation)?|rides?|travel|getting (?:there|here)|how (?:they|he|she|you) will get (?:there|here)|conveyance)(?: ?(?:needs?|needed|plan|to (?:program|treatment|facility|us)|at (?:d/?c|discharge)|home|barriers?|issues?))?`,
  ],
];

/** A mark behind the word; a word in capitals, or one that is nothing but a topic, needs none. */
const MARKED = '\\s?[:=]\\s*|\\s[-–—]\\s|[.]\\s+|\\?\\s+';
const LEAD =
  /^[\s\-–•*·>]{0,6}(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\s{1,2})?(?:\d{4}\s|\d{1,2}:\d\d(?: ?[ap]\.?m?)?\s{1,2})?(?:(?:\(?\d{1,2}[.)]?|[IVX]{1,4}\.|[a-z][.)])\s+)?/;
const HEADS = WORDS.map(([topic, words]) => ({
  topic,
  marked: new RegExp(`^(?:${words})(?: \\([^)]{2,24}\\))?(?:${MARKED})(?=\\S)`, 'i'),
  bare: new RegExp(`^(?:${words})\\s+(?=\\S)`, 'i'),
  within: new RegExp(`(?<=[\\p{L}\\d)"'’”]{2}[.;]\\s{1,3})(?:${words})(?: \\([^)]{2,24}\\))?\\s?:\\s+(?=\\S)`, 'iu'),
}));
/** Behind it a sentence goes on that only begins with the word. */
const GOES_ON =
  /^(?:to|of|with|from|in|on|at|for|and|or|is|are|was|were|has|have|had|will|would|should|may|can|that|who|which|by|as|than|about|if|when|but|guardian|representative|name|status|member|contact|doctor|physician|therapy|plan|date|team|manager|provider|center|department|report|needed\?|course|days?|units?|lines?|records?|summary|discharge|number|bed|staff|policy|stay|goals?|needs?|recommend\w*|objectives?|notes?|progress|options?|counselor|agreement|consent|level|modality|type|phase|facility|site|hotline|log|program|episodes?|he|she|they|you)\b|^\(/i;
/** Words that begin sentences too: without a mark they lead nothing. */
const MARKED_ONLY =
  /^(?:before|prior|treatment|programs?|feels?|feeling|childhood|needs?|equipment|travel|hurt|complaints?|psych|help|says|asked)\s/i;
const CAPITALS = /^\p{Lu}{2,}\s/u;
/** When or how long it was, or that it never was. */
const DATED =
  /\b(?:19|20)\d\d\b|['’]\d\d\b|\b\d{1,3} ?(?:d|days?|wks?|weeks?|mos?|months?|sessions|visits|groups)\b|:\s(?:none|never|no)\b/i;
const KIND = /^(?:out-?p|resid|iop|php|detox)/i;
/** A line that begins something else. */
const BEGINS =
  /^\s*(?:[-–•*=_#>]|\(?\d{1,2}[.)]?\s|\d{4}\s|\d{1,2}[:/-]\d{1,2}(?:[/-]\d{2,4})?\s|\[|\p{Lu}[\p{L} /&'’]{1,34}[:=]\s|\p{Lu}[\p{Ll}]{2,18}(?: [\p{L}]+){0,2}\.\s+\p{Lu}|\p{Lu}{2,}(?:[ /&]\p{Lu}{2,})*(?:\s|$)|$)/u;
/** A heading by its number: "4. Law". */
const NUMBERED_HEAD = /^\s{0,3}(?:\d{1,2}|[IVX]{1,4}|[A-Z])[.)] \p{Lu}[\p{L} ,/&]{2,32}$/u;
/** The cross in the column of a yes or a no, which its remark stands behind. */
const MARK = /^[xX✓✔](?=\s)/;
/** A line goes on on the next one where it was filled, or where that begins in small letters. */
const FILLED = 0.78;
const WIDEST = 120;
const SMALL = /^\s*[\p{Ll}(]/u;
const MAX_LINES = 5;
const LONGEST = 700;
/** Another label within a paragraph: "… 2019. Meds: lisinopril". */
const NEXT_LABEL = /[.;]\s+(?=\p{Lu}[\p{L}'’]*(?: [\p{L}'’/&]+){0,3}:\s)/u;

/** The topic that a line begins with, and where what is said of it does. */
function headOf(text: string): { topic: LedTopic; to: number } | null {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead, lead + 80);
  if (!/^[\p{L}]/u.test(rest) || (KIND.test(rest) && !DATED.test(text.slice(0, 200)))) return null;
  for (const { topic, marked, bare } of HEADS) {
    const with_ = marked.exec(rest);
    // The kind of care is part of what is said.
    if (with_) return { topic, to: KIND.test(rest) ? lead : lead + with_[0].length };
    const alone = bare.exec(rest);
    const behind = alone ? rest.slice(alone[0].length) : '';
    if (
      alone &&
      /^[\p{Lu}\d]|^\p{Ll}+\s(?:hx|history)/u.test(rest) &&
      !GOES_ON.test(behind) &&
      (CAPITALS.test(rest) || !MARKED_ONLY.test(rest))
    )
      return { topic, to: KIND.test(rest) ? lead : lead + alone[0].length };
  }
  return null;
}

/** The paragraphs of a page that a topic leads. */
export function ledTexts(whole: string): LedText[] {
  const page = whole.slice(0, LONGEST_READ);
  const lines = linesOf(page);
  const widest = lines.reduce((most, { text }) => Math.max(most, Math.min(text.trim().length, WIDEST)), 0);
  return lines.flatMap(({ text, start }, at): LedText[] => {
    let from = 0;
    return text.split('\t').flatMap((cell, index, cells): LedText[] => {
      const cellStart = start + from;
      from += cell.length + 1;
      const asked = cells[index + 1] === undefined ? null : headOf(`${cell.trimEnd()}: x`);
      if (asked && asked.to === cell.trimEnd().length + 2) {
        const next = cells[index + 1]?.trimEnd() ?? '';
        const begins = cellStart + cell.length + 1;
        return next.trim() === ''
          ? []
          : [{ topic: asked.topic, text: next.replace(MARK, ' '), start: begins, end: begins + next.length }];
      }
      const found: { topic: LedTopic; at: number }[] = [];
      const head = headOf(cell);
      if (head) found.push({ topic: head.topic, at: cellStart + head.to });
      for (const { topic, within } of HEADS) {
        const inner = within.exec(cell.slice(0, LONGEST));
        if (inner) found.push({ topic, at: cellStart + inner.index + inner[0].length });
      }
      let under = 0;
      const own = cell.trimEnd();
      if (
        found.length === 0 &&
        index === cells.length - 1 &&
        (own.endsWith(':') || own === own.toUpperCase() || NUMBERED_HEAD.test(own))
      ) {
        const over = headOf(`${own} x`);
        const next = lines[at + 1];
        if (
          over &&
          over.topic !== 'hospital' &&
          over.to === own.length + 1 &&
          next &&
          /^\s*["“\p{L}]/u.test(next.text)
        ) {
          found.push({ topic: over.topic, at: next.start });
          under = 1;
        }
      }
      if (found.length === 0) return [];
      let end = under ? (lines[at + 1]?.start ?? 0) + (lines[at + 1]?.text.length ?? 0) : cellStart + cell.length;
      if (index === cells.length - 1)
        for (const line of lines.slice(at + 1 + under, at + 1 + MAX_LINES)) {
          const filled = page.slice(page.lastIndexOf('\n', end - 1) + 1, end).trim().length > widest * FILLED;
          if (!filled && !SMALL.test(line.text)) break;
          if (BEGINS.test(line.text) || line.text.includes('\t') || headOf(line.text)) break;
          end = line.start + line.text.length;
        }
      return found.map(({ topic, at: begins }) => {
        const said = page.slice(begins, Math.min(end, begins + LONGEST));
        const cut = NEXT_LABEL.exec(said.replace(/\n/g, ' '));
        const own = (cut ? said.slice(0, cut.index + 1) : said).trimEnd();
        return { topic, text: own.replace(/\s/g, ' ').replace(MARK, ' '), start: begins, end: begins + own.length };
      });
    });
  });
}
