/** What a pen went through as it is typed, over the end of a line too: "~~Has epilepsy.~~". */
const PENNED = /~~(?=[^\s~])[^~]{1,400}~~/g;
/** Why it was struck, behind it on its line: "oops that's my mum", "(wrong line, sorry)", "listed in error". */
const WHY =
  /^[\s([{*–-]{0,8}(?:oops|whoops|sorry|my (?:mistake|bad|error)|wrong|errors?\b|void\w*|misheard|misread|mistake\w*|not (?:his|hers?|this|my|our|ours|mine|theirs|the)\b|belongs?|that(?:['’]?s| is| was| one)\b|this (?:is|was)|wife says|husband says|mother says|was (?:for|meant)|meant for|listed in|entered in|charted|dictated|written|typed|filed|carried (?:forward|over)|copied|removed|deleted|struck|strike|retract\w*|rescind\w*|withdrawn|reported by|scratch|heard wrong|error|clerical|line removed|see corr\w+|corrected)(?![\p{L}])[^.;\n\t]{0,160}[.;]?/iu;
const LETTER = /[^\s]/g;
const LONGEST_WHY = 180;

const blank = (words: string): string => words.replace(LETTER, ' ');

/**
 * A text with blanks for what the pen went through and for why it did, letter for letter as long: its places hold in the text
 * itself.
 */
export function withoutPen(text: string): string {
  if (!text.includes('~~')) return text;
  let clean = '';
  let at = 0;
  for (const { 0: struck, index } of text.matchAll(PENNED)) {
    const end = index + struck.length;
    const why = WHY.exec(text.slice(end, end + LONGEST_WHY))?.[0] ?? '';
    clean += text.slice(at, index) + blank(struck + why);
    at = end + why.length;
  }
  return clean + text.slice(at);
}
