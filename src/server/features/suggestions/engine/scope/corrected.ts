import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { Placed } from '../choose-finding.ts';
import { HISTORY_TOPICS } from '../notes/history-topics.ts';
import { ALLERGEN_NAMES } from '../notes/note-words.ts';
import type { RecordPage } from '../suggestion.ts';

/*
 * What a later note of the record takes back: "correction to Q9", "replaces items 3 and 8 above", "you checked NO for a suicide
 * attempt; you say now", "it was fluphenazine, not Haldol". What stood there before is no value any more, whatever page it is
 * on; what is right a person reads in the correction.
 */

const CORRECTS =
  /\b(?:correct(?:s|ed|ing|ion|ions)?|amend(?:s|ed|ment)?|addend(?:um|a)|revis(?:es|ed|ion)|update[sd]?|replaces?|supersedes?|changes? (?:of |to |the |his |her |an? )?answers?|answers? (?:is |are )?(?:now )?changed|left (?:that |it |this |one )?out|forgot to (?:say|write|list|mention|put)|(?:did|had)(?: not|n['’]t) (?:say|write|list|mention|put|disclose)|should (?:read|say|be|have (?:been|said))|re-?screen\w*|was (?:wrong|incorrect|mistaken)|(?:marked|entered|charted|listed|recorded|put down|written) (?:it |here |there )?(?:wrong(?:ly)?|in error|by mistake|erroneously))\b/i;
/** The questions it speaks of: "Q9", "items 3 and 8", "#12". */
const QUESTIONS =
  /(?:\b(?:q(?:uestions?)?|items?|lines?|numbers?|no|nos|boxes|box|answers?(?: to)?)\.?\s?#?\s?|#\s?)(?<numbers>\d{1,2}(?:(?:\s?[,&]\s?|,? and | or )(?:q\.?\s?|#)?\d{1,2})*)(?![\d/:-])/giu;
const NUMBER = /\d{1,2}/g;
/** The number of the question that a finding answers. */
const NUMBERED = /^\W{0,3}(?:q(?:uestion)?\.?\s?)?(?<number>\d{1,2})(?:[.):]|\s)\s?\p{L}/iu;
/** What somebody once marked, as a letter speaks of it: the answer was a no. */
const MARKED_NO =
  /\b(?:you|he|she|they|i|pt|client|patient|applicant) (?:had |first |originally |previously )?(?:checked|marked|circled|ticked|answered|put|wrote) ["“']?(?:no|none|never)["”']? (?:for|to|on|about|under|at|by|beside|next to)\b(?<what>.{3,80})/i;
const ALLERGEN = `(?:the )?(?<name>${ALLERGEN_NAMES})(?![\\p{L}\\d])`;
/**
 * An allergen that a correction says is none: "not Haldol". That somebody takes it without harm takes no allergy back: a
 * person would rather see it.
 */
const NOT_IT = new RegExp(`\\bnot (?:to |an? allergy to |allergic to )?${ALLERGEN}`, 'giu');
/** One that a correction sets beside the right one: "Correction: allergy is naproxen, ok w/ ibuprofen". */
const RATHER = new RegExp(
  `\\b(?:allergy|reaction|allergic) (?:is|was|to)\\b.{2,60}?\\b(?:ok|okay|fine) (?:with|w/|on) ${ALLERGEN}`,
  'giu',
);
/** That the record itself was cleared of all of them. */
const CLEARED =
  /\b(?:allergy )?(?:band|bracelet|alert|flag) (?:was |is )?removed\b.{0,60}\b(?:nk[dm]?a|no known)\b|\bchart (?:now )?reads (?:nk[dm]?a|no known)/i;
const ALLERGENS = new RegExp(`(?<![\\p{L}\\d])(?:${ALLERGEN_NAMES})(?![\\p{L}\\d])`, 'giu');
const OF_ALLERGY = /\b(?:allerg\p{L}*|reaction\p{L}*|nms|rash|hives|anaphyla\p{L}*|swell\p{L}*|intoleran\p{L}*)\b/iu;
const LONGEST = 600;
/** Of the statements that speak of one allergen so many are kept: one of them stands elsewhere than the finding. */
const FEW = 2;

interface Correction {
  page: number;
  text: string;
  start: number;
  end: number;
}

const HAS = /^(?:None|No\b|NK)/i;

/** The only allergen that an allergy names; null where it names several or none. */
function onlyAllergen(value: string): string | null {
  const [only, ...others] = new Set((value.match(ALLERGENS) ?? []).map((each) => each.toLowerCase()));
  return only !== undefined && others.length === 0 ? only : null;
}

/** The findings of a record without those that its own corrections take back. */
export function uncorrected(findings: readonly Placed[], pages: readonly RecordPage[]): Placed[] {
  const statements = pages.flatMap(({ page, text }) =>
    splitStatements(text.slice(0, LONGEST_READ)).map(({ start, end, text: said }): Correction => {
      return { page, text: said.slice(0, LONGEST).replace(/\s+/g, ' '), start, end };
    }),
  );
  const corrections = statements.filter(({ text }) => CORRECTS.test(text));
  const numbers = new Set<string>();
  for (const each of corrections)
    for (const { groups } of each.text.matchAll(QUESTIONS))
      for (const [number] of (groups?.numbers ?? '').matchAll(NUMBER)) numbers.add(number);
  const marked = statements.flatMap((each) => MARKED_NO.exec(each.text)?.groups?.what ?? []);
  const wereMarked = new Set(
    Object.entries(HISTORY_TOPICS).flatMap(([field, { names }]) =>
      marked.some((what) => names.test(what)) ? [field] : [],
    ),
  );
  const noAllergens = new Map<string, Correction[]>();
  for (const [at, each] of statements.entries()) {
    const before = statements[at - 1];
    const corrects = CORRECTS.test(each.text) || (before?.page === each.page && CORRECTS.test(before.text));
    if (!corrects || !OF_ALLERGY.test(each.text)) continue;
    for (const pattern of [NOT_IT, RATHER])
      for (const { groups } of each.text.matchAll(pattern)) {
        const name = (groups?.name ?? '').toLowerCase();
        noAllergens.set(name, [...(noAllergens.get(name) ?? []), each].slice(0, FEW));
      }
  }
  const cleared = statements.findLast(({ text }) => CLEARED.test(text));
  return findings.filter(({ field, value, said, start, end, page }) => {
    if (field === 'allergies') {
      const within = (each: Correction) => each.page === page.page && start < each.end && end > each.start;
      const before = cleared && (page.page < cleared.page || (page.page === cleared.page && end <= cleared.start));
      if (before && !HAS.test(value)) return false;
      if (noAllergens.get(onlyAllergen(value) ?? '')?.some((each) => !within(each))) return false;
    }
    const none = said === 'no' || (field === 'allergies' && HAS.test(value));
    if (!none) return true;
    if (wereMarked.has(field)) return false;
    const number = NUMBERED.exec(page.text.slice(start, end))?.groups?.number;
    return number === undefined || !numbers.has(number);
  });
}
