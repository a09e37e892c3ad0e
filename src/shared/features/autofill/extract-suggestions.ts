import type { CalendarDay } from '../../platform/dates.ts';
import { findSsns } from '../questions/redact-ssn.ts';
import { verifyQuote } from '../questions/verify-quote.ts';
import { pagesOfClient } from './client-pages.ts';
import { entryFindings } from './entry-findings.ts';
import { readEntries } from './form-entries.ts';
import { proseFindings } from './prose-findings.ts';
import { sectionFindings } from './section-findings.ts';
import { mayHold, type SuggestionField, suggestionField } from './suggestion-fields.ts';

/** One page's text as extraction left it. */
export interface RecordPage {
  /** 1-based. */
  page: number;
  text: string;
}

export interface RecordContext {
  /** The organisation's day: an appointment before it is none. */
  today: CalendarDay;
  /** Whose record it should be: a page that names somebody else is left out. */
  client?: { firstname: string; lastname: string } | undefined;
}

export type SuggestionConfidence = 'high' | 'medium';

/** A value for a field, and the words of the page that carry it. */
export interface Suggestion {
  target: SuggestionField['target'];
  field: string;
  value: string;
  page: number;
  quote: string;
  confidence: SuggestionConfidence;
}

/** What one reader found on a page; `start` and `end` are the quote's place there. */
export interface Finding {
  field: string;
  value: string;
  start: number;
  end: number;
  /** A form's own answer stands above a sentence's. */
  from: 'label' | 'section' | 'prose';
  /** Of findings that answer yes or no. */
  said?: 'yes' | 'no' | undefined;
}

interface Placed extends Finding {
  page: RecordPage;
}

const LONGEST_QUOTE = 1_000;
/** Fields of one true value: two different ones on the pages are none. */
const SINGLE = new Set([
  'dob',
  'sex_at_birth',
  'gender',
  'marital_status',
  'subscriber_id',
  'group_number',
  'subscriber_dob',
  'authorization_number',
  'email_id',
  'registered_sex_offender',
]);

const bare = (text: string): string => text.toLowerCase().replace(/\W/g, '');

function findingsOf(page: RecordPage, context: RecordContext): Placed[] {
  const entries = readEntries(page.text);
  const { findings } = entryFindings(entries, context);
  const all = [...findings, ...sectionFindings(page.text), ...proseFindings(page.text, entries, context)];
  return all.map((finding) => ({ ...finding, page }));
}

/** The best of what the pages say of one field; null where they contradict each other. */
function chosen(findings: readonly Placed[]): Placed | null {
  // A form's bare yes says less than a sentence that tells of it.
  const rank = ({ from, said, value }: Placed) => {
    if (from === 'label') return value === 'Yes' ? 3 : 0;
    return from === 'section' ? 1 : said === 'no' ? 4 : 2;
  };
  const [best] = [...findings].sort((a, b) => rank(a) - rank(b));
  if (!best) return null;
  if (SINGLE.has(best.field) && findings.some((other) => bare(other.value) !== bare(best.value))) return null;
  const labelled = findings.find(({ from, said }) => from === 'label' && said);
  const opposed = labelled && findings.some(({ said }) => said && said !== labelled.said);
  return opposed ? null : best;
}

function toSuggestion(placed: Placed, field: SuggestionField): Suggestion[] {
  const { page, start, end } = placed;
  const value = placed.value.trim();
  const quote = page.text.slice(start, end).trim();
  const holdsSsn = findSsns(quote).length > 0 || findSsns(value).length > 0;
  if (!mayHold(field, value) || quote.length > LONGEST_QUOTE || holdsSsn) return [];
  const verified = verifyQuote(quote, page.text);
  if (verified === null) return [];
  const confidence = placed.from === 'prose' ? 'medium' : 'high';
  return [{ target: field.target, field: field.name, value, page: page.page, quote: verified, confidence }];
}

/**
 * Reads what the pages of a record say of the fields of an inquiry and its client: one suggestion a field at most, each
 * with words that stand on its page. Pure, and silent wherever a page does not say a thing plainly.
 */
export function extractSuggestions(pages: readonly RecordPage[], context: RecordContext): Suggestion[] {
  const byField = new Map<string, Placed[]>();
  for (const finding of pagesOfClient(pages, context).flatMap((page) => findingsOf(page, context)))
    byField.set(finding.field, [...(byField.get(finding.field) ?? []), finding]);
  return [...byField].flatMap(([name, findings]) => {
    const field = suggestionField(name);
    const best = field ? chosen(findings) : null;
    return field && best ? toSuggestion(best, field) : [];
  });
}
