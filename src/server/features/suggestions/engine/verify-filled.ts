import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { findSsns } from '#server/features/understanding/text/redact-ssn.ts';
import { findDates } from '#server/features/understanding/text/us-dates.ts';
import { verifyQuote } from '#server/features/understanding/text/verify-quote.ts';
import { normalizePhone } from '#shared/features/clients/read-phone.ts';
import { type OwnField, ownName } from '#shared/features/suggestions/own-fields.ts';
import { mayHold, type SuggestionField, suggestionField } from '#shared/features/suggestions/suggestion-fields.ts';
import { ownTopic } from './labels/own-titles.ts';
import { HISTORY_TOPICS } from './notes/history-topics.ts';
import { addressesReader, mentionsRelative, saidOf } from './scope/statement-scope.ts';
import type { RecordContext, RecordPage, Suggestion } from './suggestion.ts';
import { readOwnValue } from './values/read-own-value.ts';
import { hasOptions, onlyEmail, onlyPhone, optionOf } from './values/read-values.ts';

/** A field as someone else filled it from the pages; nothing of it is believed before it is verified. */
export interface Filled {
  field: string;
  value: string;
  page: number;
  quote: string;
}

const FEWEST_LETTERS = 3;
const AHEAD = new Set(['next_appointment', 'upcoming_court_date']);

/** The value as the quote itself carries it; null where it does not. */
function carried(field: SuggestionField, value: string, quote: string, { today }: RecordContext): string | null {
  if (field.kind === 'date') {
    const named = findDates(quote, today).some(({ day }) => day === value);
    return named && (AHEAD.has(field.name) ? value >= today : value < today) ? value : null;
  }
  if (field.kind === 'phone') return onlyPhone(quote) === normalizePhone(value) ? normalizePhone(value) : null;
  if (field.kind === 'email') return onlyEmail(quote)?.toLowerCase() === value.toLowerCase() ? value : null;
  const words = verifyQuote(value, quote);
  if (hasOptions(field.name)) return words === null ? null : optionOf(field.name, words);
  return words?.replace(/[ \t]+/g, ' ').trim() ?? null;
}

/** The same for a field of the organization's own; a choice is one where the quote has its words. */
function carriedOwn(
  field: OwnField,
  value: string,
  { quote, sentence }: { quote: string; sentence: string },
  { today }: RecordContext,
): string | null {
  if (field.type === 'date') return findDates(quote, today).some(({ day }) => day === value) ? value : null;
  if (field.type === 'boolean') {
    const said = saidOf(sentence, ownTopic(field)) ?? readYesNo(quote.replace(/^[^:?]*[:?]/, ''))?.answer.toLowerCase();
    return said && said === value.toLowerCase() ? readOwnValue(field, value, today) : null;
  }
  const words = verifyQuote(value, quote);
  return words === null ? null : readOwnValue(field, words, today);
}

/** The whole sentence a quote stands in: a denial may stand before what was quoted. */
function sentenceAround(quote: string, text: string): string {
  const at = text.indexOf(quote);
  const around = splitStatements(text).filter(({ start, end }) => start < at + quote.length && end > at);
  return around.map((each) => each.text).join(' ') || quote;
}

/**
 * Holds what a model filled to the pages: a field that is known, a quote that stands on its page, a value that stands in
 * the quote, said of the client. What does not hold is dropped.
 */
export function verifyFilled(
  filled: readonly Filled[],
  pages: readonly RecordPage[],
  context: RecordContext,
  own: readonly OwnField[] = [],
): Suggestion[] {
  const seen = new Set<string>();
  const owned = new Map(own.map((field) => [ownName(field.machine_name), field]));
  return filled.flatMap(({ field: name, value: given, page: number, quote: cited }): Suggestion[] => {
    const ownField = owned.get(name);
    const field = suggestionField(name);
    const text = pages.find(({ page }) => page === number)?.text;
    if ((!field && !ownField) || text === undefined || seen.has(name) || addressesReader(text)) return [];
    if (cited.replace(/[^\p{L}\p{N}]/gu, '').length < FEWEST_LETTERS) return [];
    const quote = verifyQuote(cited, text);
    if (quote === null || findSsns(quote).length > 0) return [];
    const sentence = sentenceAround(quote, text);
    if (ownField) {
      const value = mentionsRelative(sentence)
        ? null
        : carriedOwn(ownField, given.trim(), { quote, sentence }, context);
      if (value === null) return [];
      seen.add(name);
      return [
        { target: 'own' as const, field: ownField.id, value, page: number, quote, confidence: 'medium' as const },
      ];
    }
    if (!field) return [];
    const topic = HISTORY_TOPICS[name];
    const said = topic ? saidOf(sentence, topic) : null;
    if (topic ? said === null : field.target === 'inquiry' && name !== 'family_history' && mentionsRelative(sentence))
      return [];
    const value = said === 'no' ? 'No' : carried(field, given.trim(), quote, context);
    if (!value || !mayHold(field, value)) return [];
    seen.add(name);
    return [{ target: field.target, field: name, value, page: number, quote, confidence: 'medium' as const }];
  });
}
