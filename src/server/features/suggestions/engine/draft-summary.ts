import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { findSsns } from '#server/features/understanding/text/redact-ssn.ts';
import type { SummarySentence } from '#shared/features/suggestions/summary-sentence.ts';
import { linesOf } from './form-entries.ts';
import { sectionsOf } from './page-sections.ts';
import { addressesReader } from './statement-scope.ts';

/** One page of one of the inquiry's records. */
export interface SummaryPage {
  document_id: string;
  file_name: string;
  page: number;
  text: string;
}

/** What a summary tells, in its order; the first sentence that tells it is taken. */
const PARTS: readonly RegExp[] = [
  /\b\d{1,2}[- ]year[- ]old\b/i,
  /\b(?:presents?|presented|brought in|referred|seeking|requests?|asked for) .{0,80}\b(?:treatment|detox\w*|admission|help|care|by)\b/i,
  /\b(?:drinks?|drank|drinking|uses?|used|smokes?|smoked|daily use|last use|last drink|dependent on)\b.{0,80}\b(?:daily|alcohol|heroin|fentanyl|opioids?|cocaine|methamphetamine|cannabis|vodka|beer|wine|alprazolam|ketamine|benzodiazepines?|oxycodone)\b/i,
  /\b(?:withdrawal|seizures?|delirium tremens|overdose[sd]?)\b/i,
  /\b(?:diagnosed with|diagnosis of|disorder, (?:mild|moderate|severe)|history of (?:depression|anxiety|bipolar|ptsd))\b/i,
  /\b(?:suicid\w+|self-harm|homicidal)\b/i,
  /\b(?:completed|attended|residential|discharged from|intensive outpatient)\b.{0,80}\b(?:days?|weeks?|months?|in (?:19|20)\d{2}|program|treatment)\b/i,
  /\b(?:recommend\w*|level of care|would benefit from|candidate for|refer for)\b/i,
];
const SHORTEST = 30;
const LONGEST = 320;

const fits = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  !holdsBox(text) &&
  /[.!]["')\]]*$/.test(text) &&
  findSsns(text).length === 0;

function sentencesOf({ text }: SummaryPage): string[] {
  const sections = sectionsOf(text, linesOf(text));
  const about = (at: number) => sections.findLast(({ start }) => start <= at)?.about;
  return splitStatements(text)
    .filter((each) => each.role !== 'heading' && about(each.start) !== 'consent' && fits(each.text))
    .map((each) => each.text);
}

/** A few sentences of the records that tell what a summary should, each with its page. Nothing is worded again. */
export function draftSummary(pages: readonly SummaryPage[]): SummarySentence[] {
  const told = pages
    .filter(({ text }) => !addressesReader(text))
    .flatMap(({ text, ...place }) => sentencesOf({ text, ...place }).map((quote) => ({ ...place, quote })));
  const chosen: SummarySentence[] = [];
  for (const part of PARTS) {
    const next = told.find((each) => part.test(each.quote.replace(/\s+/g, ' ')) && !chosen.includes(each));
    if (next) chosen.push(next);
  }
  return chosen;
}
