import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';

/*
 * Paragraphs that a word at their beginning gives a topic: "TX HX Sierra Moon IOP Mar-May 2025", "Legal. Manufacture, charge
 * filed 10/2", "Family: father drank", "RIDE no car". Under such a word little is needed to say what the paragraph is about.
 */

export type LedTopic = 'family' | 'legal' | 'treatment' | 'hospital' | 'trauma' | 'ride';

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
    `fam(?:ily|\\.)?(?: ?(?:${HX}|health|illness(?:es)?|background|psych(?:iatric)? ${HX}|medical ${HX}|mental health|substance use|of origin))?|f\\.?h\\.?x?|blood relatives|family (?:mh|sud|psych|medical)(?: ?/ ?\\w+)?(?: ${HX})?`,
  ],
  [
    'legal',
    `(?:legal|law|court|criminal|police|forensic|justice|charges?)(?: ?(?:/|,|and|&) ?(?:court|legal|police|probation|criminal|jail|arrests?)){0,3}(?: (?:${HX}|status|issues?|matters?|problems?|involvement|situation|stuff|charges?|justice))?`,
  ],
  [
    'treatment',
    `(?:(?:past|prior|previous|earlier|former|other|cd|sud|sa|aoda|substance(?: use)?|addiction|drug|alcohol|mh) )?(?:tx|treatment|rehab|programs?)(?: ?(?:/ ?rehab|${HX}|before(?: this)?|so far|episodes?|attempts?|to date|elsewhere))?|(?:past|prior|previous|earlier|former) (?:care|help|services)(?: ${HX})?|${HX} (?:of )?(?:tx|treatment|rehab)|where (?:i|he|she|they) (?:have|has|had) been(?: (?:treated|before))?|been (?:to|in) (?:treatment|rehab)(?: before)?|rehabs?(?: before)?`,
  ],
  [
    'hospital',
    `(?:(?:past|prior|previous|psych(?:iatric)?|psychiatric|mental|mh|medical|inpatient|ip|state) ){0,2}(?:hosp(?:ital|itals|italizations?|\\.|s)?|admits|admissions)(?: (?:${HX}|stays?|overnight|past \\d+ (?:mo|yrs?|months|years)))?|overnight in (?:an? |the )?hospital|nights in (?:an? |the )?hospital|inpatient psych(?:iatric)?`,
  ],
  [
    'trauma',
    `(?:trauma|abuse|losses?|victimization|dv|adverse childhood experiences|aces)(?: ?(?:/|and|&|,) ?(?:abuse|trauma|neglect|loss(?:es)?|dv|violence|grief))?(?:,? (?:${HX}|exposure|past or present|as (?:an? )?(?:kid|child)))?|childhood|exposure to violence|(?:has )?any(?:body|one) (?:ever )?(?:hurt|harmed|abused) (?:you|ward|him|her|them|client|pt|patient)|(?:ever )?(?:been )?(?:hurt|hit|abused),? (?:by|kicked|ever)[^.:;?]{0,24}`,
  ],
  [
    'ride',
    `(?:transport(?:ation)?|rides?|travel|getting (?:there|here)|how (?:they|he|she|you) will get (?:there|here)|conveyance)(?: ?(?:needs?|needed|plan|to (?:program|treatment|facility|us)|at (?:d/?c|discharge)|home|barriers?|issues?))?`,
  ],
];

/** A mark behind the word; a word in capitals, or one that is nothing but a topic, needs none. */
const MARKED = '\\s?[:=]\\s*|\\s[-–—]\\s|[.]\\s+|\\?\\s+';
const LEAD = /^[\s\-–•*·>]{0,6}(?:(?:\(?\d{1,2}[.)]?|[IVX]{1,4}\.|[a-z][.)])\s+)?/;
const HEADS = WORDS.map(([topic, words]) => ({
  topic,
  marked: new RegExp(`^(?:${words})(?: \\([^)]{2,24}\\))?(?:${MARKED})(?=\\S)`, 'i'),
  bare: new RegExp(`^(?:${words})\\s+(?=\\S)`, 'i'),
  within: new RegExp(`(?<=[\\p{L}\\d)"'’”]{2}[.;]\\s{1,3})(?:${words})(?: \\([^)]{2,24}\\))?\\s?:\\s+(?=\\S)`, 'iu'),
}));
/** Behind it a sentence goes on that only begins with the word. */
const GOES_ON =
  /^(?:to|of|with|from|in|on|at|for|and|or|is|are|was|were|has|have|had|will|would|should|may|can|that|who|which|by|as|than|about|if|when|but|guardian|representative|name|status|member|contact|doctor|physician|therapy|plan|date|team|manager|provider|center|department|report|needed\?|course|days?|units?|lines?|records?|summary|discharge|number|bed|staff|policy|stay|goals?|needs?|recommend\w*|objectives?|notes?|progress|options?|counselor|agreement|consent|level|modality|type|phase|facility|site|hotline|log|program)\b|^\(/i;
/** A line that begins something else. */
const BEGINS =
  /^\s*(?:[-–•*=_#]|\(?\d{1,2}[.)]?\s|\[|\p{Lu}[\p{L} /&'’]{1,34}[:=]\s|\p{Lu}[\p{Ll}]{2,18}(?: [\p{L}]+){0,2}\.\s+\p{Lu}|\p{Lu}{2,}(?:[ /&]\p{Lu}{2,})*(?:\s|$)|$)/u;
/** The cross in the column of a yes or a no, which its remark stands behind. */
const MARK = /^[xX✓✔](?=\s)/;
const MAX_LINES = 5;
const LONGEST = 700;
/** Another label within a paragraph: "… 2019. Meds: lisinopril". */
const NEXT_LABEL = /[.;]\s+(?=\p{Lu}[\p{L}'’]*(?: [\p{L}'’/&]+){0,3}:\s)/u;

/** The topic that a line begins with, and where what is said of it does. */
function headOf(text: string): { topic: LedTopic; to: number } | null {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead, lead + 80);
  if (!/^[\p{L}]/u.test(rest)) return null;
  for (const { topic, marked, bare } of HEADS) {
    const with_ = marked.exec(rest);
    if (with_) return { topic, to: lead + with_[0].length };
    const alone = bare.exec(rest);
    const behind = alone ? rest.slice(alone[0].length) : '';
    if (alone && /^[\p{Lu}\d]|^\p{Ll}+\s(?:hx|history)/u.test(rest) && !GOES_ON.test(behind))
      return { topic, to: lead + alone[0].length };
  }
  return null;
}

/** The paragraphs of a page that a topic leads. */
export function ledTexts(whole: string): LedText[] {
  const page = whole.slice(0, LONGEST_READ);
  const lines = linesOf(page);
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
      if (found.length === 0) return [];
      let end = cellStart + cell.length;
      if (index === cells.length - 1)
        for (const line of lines.slice(at + 1, at + 1 + MAX_LINES)) {
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
