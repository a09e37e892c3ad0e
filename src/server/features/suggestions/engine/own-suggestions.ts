import { linesOfPage, withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { findSsns } from '#server/features/understanding/text/redact-ssn.ts';
import { verifyQuote } from '#server/features/understanding/text/verify-quote.ts';
import type { OwnField } from '#shared/features/suggestions/own-fields.ts';
import { isInFixedSection } from '#shared/features/suggestions/suggestion-fields.ts';
import { linesOf, readEntries } from './entries/form-entries.ts';
import { labelMeaning } from './labels/form-labels.ts';
import { type OwnTitles, ownTitles, ownTopic } from './labels/own-titles.ts';
import { pagesOfClient } from './scope/client-pages.ts';
import { sectionsOf } from './scope/page-sections.ts';
import { mentionsRelative, saidOf } from './scope/statement-scope.ts';
import type { RecordContext, RecordPage, Suggestion } from './suggestion.ts';
import { readOwnValue } from './values/read-own-value.ts';

/** How plainly a place speaks of a field: its title as a label, words of its description as one, or a sentence. */
const RANK = { title: 0, description: 1, sentence: 2 } as const;

interface Found {
  field: OwnField;
  value: string;
  page: RecordPage;
  start: number;
  end: number;
  by: keyof typeof RANK;
}

const LONGEST_QUOTE = 1_000;
const LONGEST_SENTENCE = 600;
const SENTENCE = /[.!;]["')\]]*$/;
const UNSAID: ReadonlySet<string | null> = new Set(['consent', 'instructions', 'family']);

const ofFamily = ({ label, section }: OwnField): boolean =>
  /\bfamily\b/i.test(`${label} ${section}`) || mentionsRelative(label);

/** The labels of a page's forms that are titles of the organization's fields, or that their descriptions speak of. */
function labeled(page: RecordPage, text: string, titles: OwnTitles, { today }: RecordContext): Found[] {
  return readEntries(text).flatMap(({ label, value, section, start, end, meaning }) => {
    if (section.about === 'consent') return [];
    const titled = titles.titled(label);
    // A label that names one of the product's fields is not what a description speaks of.
    const field = titled ?? (meaning ? null : titles.described(label));
    if (!field || (section.about === 'family' && !ofFamily(field))) return [];
    const read = readOwnValue(field, value, today);
    return read === null ? [] : [{ field, value: read, page, start, end, by: titled ? 'title' : 'description' }];
  });
}

/** Titles beside their values in the columns of a table. */
function tabled(page: RecordPage, titles: OwnTitles, { today }: RecordContext): Found[] {
  return linesOfPage(page).flatMap(({ cells }) =>
    cells.flatMap((cell, at): Found[] => {
      const value = cells[at + 1];
      const field = value && !/:/.test(cell.text) ? titles.titled(cell.text) : null;
      if (!field || !value || /:/.test(value.text) || titles.titled(value.text) || labelMeaning(value.text)) return [];
      const read = readOwnValue(field, value.text, today);
      return read === null ? [] : [{ field, value: read, page, start: cell.start, end: value.end, by: 'title' }];
    }),
  );
}

/** What sentences say of the fields that ask for yes or no. */
function said(page: RecordPage, text: string, fields: readonly OwnField[]): Found[] {
  const asked = fields.filter(({ type }) => type === 'boolean').map((field) => ({ field, topic: ownTopic(field) }));
  if (asked.length === 0) return [];
  const sections = sectionsOf(text, linesOf(text));
  let at = 0;
  return splitStatements(text).flatMap((statement) => {
    const { text: sentence, start, end, role } = statement;
    while ((sections[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const plain = role !== 'heading' && sentence.length <= LONGEST_SENTENCE && SENTENCE.test(sentence);
    if (!plain || holdsBox(sentence) || UNSAID.has(sections[at]?.about ?? null)) return [];
    return asked.flatMap(({ field, topic }): Found[] => {
      const said = saidOf(sentence, topic);
      return said === null ? [] : [{ field, value: said === 'yes' ? 'Yes' : 'No', page, start, end, by: 'sentence' }];
    });
  });
}

function toSuggestion({ field, value, page, start, end, by }: Found): Suggestion | null {
  const words = page.text.slice(start, end).trim();
  if (words.length > LONGEST_QUOTE || findSsns(words).length > 0 || findSsns(value).length > 0) return null;
  const quote = verifyQuote(words, page.text);
  if (quote === null) return null;
  const confidence = by === 'title' ? 'high' : 'medium';
  return { target: 'own', field: field.id, value, page: page.page, quote, confidence };
}

/** The plainest of what the pages say of one field; null where equally plain places contradict each other. */
function chosen(found: readonly Found[]): Found | null {
  const [best, ...others] = found.toSorted((a, b) => RANK[a.by] - RANK[b.by]);
  if (!best) return null;
  const opposed = others.some(({ by, value }) => by === best.by && value !== best.value);
  return opposed && best.field.type !== 'text' ? null : best;
}

/** The product's own field that a title names, so that all that is known of how records speak of it serves here too. */
function fixedFieldOf({ label, machine_name }: OwnField): string | null {
  const named = labelMeaning(label)?.field ?? machine_name;
  return isInFixedSection(named) ? named : null;
}

/**
 * What a record says of the organization's own fields, by their titles and descriptions; what it says of the product's
 * sections, which these inquiries do not show, is taken for the fields of the same name, and else left out.
 */
export function ownSuggestions(
  pages: readonly RecordPage[],
  context: RecordContext,
  { fields, known }: { fields: readonly OwnField[]; known: readonly Suggestion[] },
): Suggestion[] {
  const titles = ownTitles(fields);
  const found = pagesOfClient(pages, context).flatMap((page) => {
    const text = withColumns(page);
    return [...labeled(page, text, titles, context), ...tabled(page, titles, context), ...said(page, text, fields)];
  });
  const byField = new Map(fields.map((field) => [field, [] as Found[]]));
  for (const each of found) byField.get(each.field)?.push(each);
  const byName = new Map(known.filter(({ target }) => target === 'inquiry').map((each) => [each.field, each]));
  const own = fields.flatMap((field): Suggestion[] => {
    const best = chosen(byField.get(field) ?? []);
    const suggestion = best && toSuggestion(best);
    if (suggestion) return [suggestion];
    const same = byName.get(fixedFieldOf(field) ?? '');
    const value = same ? readOwnValue(field, same.value, context.today) : null;
    return same && value !== null ? [{ ...same, target: 'own', field: field.id, value }] : [];
  });
  return [...known.filter(({ target, field }) => target !== 'inquiry' || !isInFixedSection(field)), ...own];
}
