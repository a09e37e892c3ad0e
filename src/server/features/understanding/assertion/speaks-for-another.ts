const RELATED =
  /\brelation(?:ship)?\b(?: (?:to|of|with) [\p{L} ]{2,20})?[ ]?[:\t=-][ \t]{0,6}(?!self\b|same\b|insured\b)\p{L}/iu;
const CALLS_FOR =
  /\bcaller (?:is|was|identifie[sd] (?:as|self as)) (?:the |a |an |his |her |their |pt['’]?s? |patient['’]?s? |client['’]?s? )?(?:\p{L}{1,6}[- ])?(?:mother|mom|father|dad|parent|sister|brother|son|daughter|wife|husband|spouse|partner|friend|girlfriend|boyfriend|aunt|uncle|grand\w+|roommate|neighbor|nurse|officer|deputy|case ?manager|case ?worker|counselor|staff|teacher)|\bcall(?:s|ed|ing) (?:about|for|on behalf of) (?:his|her|their|a|an|the|my)\b/iu;

/** Whether a page says that whom it names by such a label speaks or pays for another: a caller, the holder of a policy. */
export const speaksForAnother = (text: string, label: string): boolean =>
  (/insured|subscriber|holder|owner|member|caller/i.test(label) && RELATED.test(text)) ||
  (/caller/i.test(label) && CALLS_FOR.test(text));
