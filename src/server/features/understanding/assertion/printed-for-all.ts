/*
 * Stretches of a page that say nothing of its client, whatever they name: the form's own example of how to fill it in, what is
 * read or given to everybody, a part of a form that is no longer used, a story that was read out as a test, and a whole page
 * that says of itself that another took its place or how to fill the others in.
 */

interface Stretch {
  start: number;
  end: number;
}

/** How a form shows that it is to be filled in. */
const EXAMPLE = /^\W{0,3}(?:EXAMPLES?|Examples?|SAMPLE ANSWERS?|Sample answers?)(?=[\s:.,–-])(?! of\b)/;

/** What is the same for whoever gets it, by how its line begins. */
const FOR_ALL =
  /^\W{0,4}(?:(?:READ|GIVEN|NOTICE|TO BE READ) TO (?:ALL|EVERY|EACH)\b|(?:TO|FOR) (?:ALL|EVERY|EACH) [\p{L}]|FOR FAMILIES\b|WHAT (?:FAMILIES|EVERY(?:BODY|ONE)|PATIENTS|PARENTS) (?:SHOULD|MUST|NEED)|STANDING ORDERS?\b|(?:[\p{Lu}&’'-]+ ){0,3}(?:RULES|AGREEMENTS|REMINDERS|HANDOUT)(?![\p{L}]))/u;
/** The same, said in brackets behind a head. */
const SAID_SO =
  /^[^\n(.,;~]{0,60}\((?:(?:the )?same for (?:every|all|each)\b|all (?:members|patients|clients|residents|homes|spells)|(?:enclosed|printed|sent|stapled) (?:with|on|to) (?:every|all|each)|handout \d|everybody gets it|template)/i;
const A_POLICY =
  /^\W{0,4}(?:\p{Lu}+ ){0,2}POLICY[\s:]{1,6}(?:\(|(?:An?|The|All|Any|Until|Do|We|It|Patients|Clients|Students|Residents|Members|Guests|Applicants|Anyone|Anybody|Whoever|Staff|Nobody)(?!\p{L}))/u;
/** A part that is printed still and used no more. */
const NOT_USED =
  /^\W{0,3}(?:(?:FORM|SECTION|PART|Form|Section|Part) )?[A-Z\d-]{1,10}(?![\p{L}\d])[^\n]{0,40}\b(?:not in use|no longer in use|no longer used|left blank since)\b/u;

/** A page that another took the place of. */
const REPLACED =
  /\b(?:old|outdated|obsolete|superseded|prior|previous|earlier) (?:form|version|copy|sheet|page|plan)\b[^\n]{0,40}\b(?:replaced|superseded|void(?:ed)?|do not use|not in use|disregard)\b|\b(?:replaced|superseded) (?:by|on|as of|\d)[^\n]{0,60}\bdo not (?:use|file|follow)\b/i;
/** A page that says how the others are filled in. */
const HOW_TO_FILL =
  /\binstructions?\b[^\n]{0,80}(?:\bdo not (?:submit|return|send|file|fax|detach)\b|\b(?:for|to) (?:completing|filling|sections?|items?|whoever)\b)|\bhow to (?:fill|complete) (?:in |out )?(?:this|the) (?:form|screen|sheet)\b/i;
const TOP = 4;

/** A story that is read to somebody, to be said again. */
const READ_OUT =
  /\b(?:story|passage|paragraph|vignette|prose|sentences?)(?: \p{Lu})?,? (?:as |was |were |that was )?(?:read|told|given|presented)(?: aloud)? (?:to|for) (?:him|her|them|the (?:client|patient|student|examinee))\s?[:,-]\s{0,3}(?<open>["“])/giu;
const CLOSES = /["”]/;
const LONGEST_STORY = 800;
/** The head of what comes next. */
const OTHER_HEAD = /^\W{0,4}\p{Lu}[\p{Lu}&/-]+(?: [\p{Lu}&/-]{2,}){0,4}(?![\p{L}.])/u;
/** A paragraph ends with a line that ends before the others do, under a head that its first line is more than. */
const ENDS = /[.!?)"”]\s*$/;
const LAST_LINE = 0.85;
const SHORT_HEAD = 60;
/** What something printed says of people, without a word of whom it was given to. */
const OF_PEOPLE =
  /\b(?:pamphlet|brochure|leaflet|flyer|handout|poster|website|web site|article|package insert)\b[^.\n]{0,40}\s(?:says?|said|warns?|reads?)\s(?:that\s)?(?:people|persons|patients|anyone|anybody|someone|somebody|those|you)\b[^.]{0,240}/giu;
/** Lines of one stretch. */
const MAX_LINES = 14;

function linesOf(text: string): { start: number; text: string }[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const placed = { start, text: line };
    start += line.length + 1;
    return placed;
  });
}

const isForAll = (line: string): boolean =>
  FOR_ALL.test(line) || A_POLICY.test(line) || SAID_SO.test(line) || NOT_USED.test(line);

/** The stretches of a page that were printed for everybody, or read out as a test, in order. */
export function printedForAll(text: string): Stretch[] {
  const lines = linesOf(text);
  const top = lines.filter((line) => line.text.trim() !== '').slice(0, TOP);
  if (top.some((line) => REPLACED.test(line.text)) || HOW_TO_FILL.test(top[0]?.text ?? ''))
    return [{ start: 0, end: text.length }];
  const found: Stretch[] = [];
  let left = 0;
  let widest = 0;
  for (const { text: line, start } of lines) {
    const isFirst = isForAll(line);
    if (line.trim() === '' || (!isFirst && OTHER_HEAD.test(line))) left = 0;
    if (isFirst) left = MAX_LINES;
    if (left > 0 || EXAMPLE.test(line)) found.push({ start, end: start + line.length });
    widest = isFirst ? line.length : Math.max(widest, line.length);
    const isLast = widest > SHORT_HEAD && line.length < widest * LAST_LINE && ENDS.test(line);
    left = isLast ? 0 : Math.max(0, left - 1);
  }
  for (const { index, 0: said } of text.matchAll(OF_PEOPLE)) found.push({ start: index, end: index + said.length });
  for (const story of text.matchAll(READ_OUT)) {
    const from = story.index + story[0].length;
    const behind = text.slice(from, from + LONGEST_STORY);
    const end = behind.search(CLOSES);
    if (end > 0) found.push({ start: from, end: from + end });
  }
  return found.sort((one, other) => one.start - other.start);
}
