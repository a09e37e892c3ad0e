import { printedForAll } from '#server/features/understanding/assertion/printed-for-all.ts';
import { linesOfPage, withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { findSsns } from '#server/features/understanding/text/redact-ssn.ts';
import { withoutSlips } from '#server/features/understanding/text/repair-slips.ts';
import { verifyQuote } from '#server/features/understanding/text/verify-quote.ts';
import { mayHold, type SuggestionField, suggestionField } from '#shared/features/suggestions/suggestion-fields.ts';
import { agreedAllergies, chosen, type Placed } from './choose-finding.ts';
import { addressFindings } from './entries/address-blocks.ts';
import { allergyBoxes } from './entries/allergy-boxes.ts';
import { answeredEntries } from './entries/asked-answered.ts';
import { askedOfEach } from './entries/asked-of-each.ts';
import { bareCells } from './entries/bare-cells.ts';
import { byColumns } from './entries/barred-columns.ts';
import { boxEntries } from './entries/box-entries.ts';
import { holdsNextPair, pairedQuestions, withBoxesFirst } from './entries/box-pairs.ts';
import { careTeamRows } from './entries/care-team-rows.ts';
import { cellEntries } from './entries/cell-entries.ts';
import { inBlocks } from './entries/column-blocks.ts';
import { contactRows } from './entries/contact-rows.ts';
import { entryFindings } from './entries/entry-findings.ts';
import { everydayCells } from './entries/everyday-cells.ts';
import { askedOfFamily } from './entries/family-questions.ts';
import { linesOf, readEntries } from './entries/form-entries.ts';
import { choiceEntries } from './entries/leading-choices.ts';
import { ledEntries } from './entries/led-entries.ts';
import { linedEntries } from './entries/lined-entries.ts';
import { holdsNextQuestion, markedColumns } from './entries/marked-columns.ts';
import { personColumns } from './entries/person-columns.ts';
import { rowsOfOtherPlaces } from './entries/place-rows.ts';
import { placesBelow } from './entries/places-below.ts';
import { plansBeside } from './entries/plan-beside.ts';
import { ringedEntries } from './entries/ringed-entries.ts';
import { rowsOfOthers } from './entries/roster-rows.ts';
import { sexBeside } from './entries/sex-beside.ts';
import { gridFindings, tableEntries } from './entries/table-entries.ts';
import { linesOfName } from './entries/whose-entries.ts';
import { withoutLines } from './entries/without-lines.ts';
import { withoutPen } from './entries/without-pen.ts';
import { isWrapped } from './entries/wrapped-labels.ts';
import { addressLines } from './notes/address-lines.ts';
import { addressesSaid } from './notes/addresses-said.ts';
import { callsDirected } from './notes/calls-directed.ts';
import { clinicianLines } from './notes/clinician-lines.ts';
import { addresseeFindings } from './notes/consult-letters.ts';
import { epiPens } from './notes/epi-pens.ts';
import { guardianFindings } from './notes/guardians.ts';
import { employersListed } from './notes/jobs-listed.ts';
import { ledFindings } from './notes/led-facts.ts';
import { ledSafety } from './notes/led-safety.ts';
import { visitFindings } from './notes/next-seen.ts';
import { noteFindings } from './notes/note-facts.ts';
import { ownWords } from './notes/own-words.ts';
import { reachFindings } from './notes/people-to-reach.ts';
import { MEDICARE, planFindings } from './notes/plan-facts.ts';
import { plansOtherwise } from './notes/plan-lines.ts';
import { factFindings } from './notes/prose-facts.ts';
import { proseFindings } from './notes/prose-findings.ts';
import { reachedAt } from './notes/reached-at.ts';
import { safetyAnswers } from './notes/safety-answers.ts';
import { sectionFindings } from './notes/section-findings.ts';
import { subscriberSaid } from './notes/subscriber-said.ts';
import { tickedFacts } from './notes/ticked-facts.ts';
import { workMail } from './notes/work-mail.ts';
import { writersCalls } from './notes/writers-calls.ts';
import { pagesOfClient } from './scope/client-pages.ts';
import { uncorrected } from './scope/corrected.ts';
import { holding } from './scope/holding.ts';
import { sectionsOf } from './scope/page-sections.ts';
import { type SpokenOf, spokenOf } from './scope/spoken-of.ts';
import { withClientSaid } from './scope/writers-kin.ts';
import type { Finding, RecordContext, RecordPage, Suggestion } from './suggestion.ts';
import { fitsField } from './values/fits-field.ts';
import { scoreFindings } from './values/scale-scores.ts';
import { valueTails } from './values/value-tails.ts';

const SAYS = /[\p{L}\d+]/u;
const BARE_ID = /^id\b/i;
const LONGEST_QUOTE = 1_000;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Findings of a page in which a pronoun stands for what its writer calls the client, in the page's own words. */
const asPrinted = (found: readonly Finding[], spoken: string, text: string): Finding[] =>
  found.map((each) => {
    const { value, start, end } = each;
    return spoken !== text && value === plain(spoken.slice(start, end))
      ? { ...each, value: plain(text.slice(start, end)) }
      : each;
  });

/** What one page says of the fields, each with its place; of the only field asked for, where there is one, for certain. */
export function findingsOf(
  read: RecordPage,
  context: RecordContext,
  record: SpokenOf = spokenOf([withClientSaid(read.text, context.client)], context),
  only?: string,
): Placed[] {
  const repaired = withoutSlips(read);
  const page = { ...repaired, text: withBoxesFirst(withoutLines(repaired.text)) };
  // Letter for letter as long as the page's own text: what is found stands at the same place in both.
  const printed = withColumns(page);
  const text = withoutPen(printed);
  const spoken = withClientSaid(text, context.client);
  const sections = sectionsOf(text, linesOf(text));
  const columns = personColumns(page, sections, context.client);
  const ofEach = askedOfEach(page, sections, context.client);
  const others = [
    ...columns.others,
    ...ofEach.others,
    ...rowsOfOthers(text, context.client),
    ...rowsOfOtherPlaces(page, context.client),
    ...printedForAll(text),
  ];
  const ownEntries = [...columns.entries, ...ofEach.entries];
  // The client's own column stands within a row that has others' as well.
  const isOwn = (start: number, end: number) => ownEntries.some((own) => own.start === start && own.end === end);
  const ofFamily = askedOfFamily(linesOf(text));
  const ofOtherPerson = (start: number, end: number) => others.some((each) => start < each.end && end > each.start);
  const entries = [
    ...inBlocks(
      linesOfPage(page),
      [...readEntries(text), ...cellEntries(text, sections), ...ledEntries(text, sections)],
      sections,
    ),
    ...tableEntries(page, sections),
    ...boxEntries(page, sections),
    ...pairedQuestions(text, sections),
    // Of the text with its lines, which the others read without.
    ...linedEntries(repaired.text, sections),
    ...tickedFacts(text, sections),
    ...choiceEntries(text, sections),
    ...ringedEntries(text, sections),
    ...answeredEntries(text, sections, context),
    ...markedColumns(page, sections),
    ...everydayCells(text, sections),
    ...allergyBoxes(text, sections),
  ]
    .filter((entry) => !ofOtherPerson(entry.valueStart, entry.end) && !isWrapped(text, entry))
    .filter((entry) => !holdsNextQuestion(entry.value) && !holdsNextPair(entry.value) && !ofFamily(entry))
    .concat(ownEntries)
    .filter(
      ({ valueStart, end }) => !printed.slice(valueStart, end).includes('~~') || SAYS.test(text.slice(valueStart, end)),
    )
    .sort((a, b) => a.start - b.start);
  // A Medicare card calls its number otherwise: a bare ID on the same page is a supplement's.
  const supplement = MEDICARE.test(text);
  const own = linesOfName(text, context.client);
  const findings = byColumns(text, entries)
    .flatMap((column) => entryFindings(column, context, own).findings)
    .filter(
      ({ field, start }) => !(supplement && field === 'subscriber_id' && BARE_ID.test(text.slice(start, start + 4))),
    );
  const grid = gridFindings(page);
  const underHeadings = sectionFindings(text).filter(
    ({ field, value }) => fitsField(field, value) && !grid.some((each) => each.field === field),
  );
  const directed = callsDirected(text, context);
  const all = [
    ...findings,
    ...grid,
    ...underHeadings,
    ...workMail(text, context, directed),
    ...asPrinted(proseFindings(spoken, entries, context, only), spoken, text),
    ...factFindings(text, entries),
    ...asPrinted(noteFindings(spoken, entries, context.today, only), spoken, text),
    ...ledFindings(text, context.today),
    ...asPrinted([...ledSafety(spoken), ...safetyAnswers(spoken)], spoken, text),
    ...placesBelow(page, findings),
    ...contactRows(page),
    ...careTeamRows(page),
    ...bareCells({ ...page, text }, context.client),
    ...sexBeside(text, context),
    ...valueTails(entries),
    ...employersListed(entries),
    ...addresseeFindings(text),
    ...reachedAt(text, context),
    ...subscriberSaid(text, context),
    ...planFindings(text, entries),
    ...plansBeside(text),
    ...addressFindings(text, context),
    ...addressesSaid(text, context),
    ...addressLines(text),
    ...epiPens(text),
    ...clinicianLines(text),
    ...ownWords(text, context),
    ...reachFindings(text, context),
    ...directed,
    ...writersCalls(text, context),
    ...guardianFindings(text, entries, context),
    ...visitFindings(text, context.today),
    ...scoreFindings(page),
  ];
  return holding(
    [...all, ...plansOtherwise(text, all)].filter(({ start, end }) => isOwn(start, end) || !ofOtherPerson(start, end)),
    { text: spoken, printed, answers: findings, record, context },
  ).map((finding) => ({ ...finding, page: read }));
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
  const own = pagesOfClient(pages, context);
  const record = spokenOf(
    own.map(({ text }) => withClientSaid(text, context.client)),
    context,
  );
  const found = own.flatMap((page) => findingsOf(page, context, record));
  for (const finding of uncorrected(found, own))
    byField.set(finding.field, [...(byField.get(finding.field) ?? []), finding]);
  return [...byField].flatMap(([name, findings]) => {
    const field = suggestionField(name);
    const best = field ? chosen(name === 'allergies' ? agreedAllergies(findings) : findings) : null;
    return field && best ? toSuggestion(best, field) : [];
  });
}
