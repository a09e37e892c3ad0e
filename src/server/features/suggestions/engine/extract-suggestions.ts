import { linesOfPage, withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { findSsns } from '#server/features/understanding/text/redact-ssn.ts';
import { withoutSlips } from '#server/features/understanding/text/repair-slips.ts';
import { verifyQuote } from '#server/features/understanding/text/verify-quote.ts';
import { mayHold, type SuggestionField, suggestionField } from '#shared/features/suggestions/suggestion-fields.ts';
import { agreedAllergies, chosen, type Placed } from './choose-finding.ts';
import { addressFindings } from './entries/address-blocks.ts';
import { allergyBoxes } from './entries/allergy-boxes.ts';
import { answeredEntries } from './entries/asked-answered.ts';
import { bareCells } from './entries/bare-cells.ts';
import { byColumns } from './entries/barred-columns.ts';
import { boxEntries } from './entries/box-entries.ts';
import { careTeamRows } from './entries/care-team-rows.ts';
import { cellEntries } from './entries/cell-entries.ts';
import { inBlocks } from './entries/column-blocks.ts';
import { contactRows } from './entries/contact-rows.ts';
import { entryFindings } from './entries/entry-findings.ts';
import { everydayCells } from './entries/everyday-cells.ts';
import { linesOf, readEntries } from './entries/form-entries.ts';
import { choiceEntries } from './entries/leading-choices.ts';
import { ledEntries } from './entries/led-entries.ts';
import { linedEntries } from './entries/lined-entries.ts';
import { markedColumns } from './entries/marked-columns.ts';
import { personColumns } from './entries/person-columns.ts';
import { placesBelow } from './entries/places-below.ts';
import { plansBeside } from './entries/plan-beside.ts';
import { ringedEntries } from './entries/ringed-entries.ts';
import { sexBeside } from './entries/sex-beside.ts';
import { gridFindings, tableEntries } from './entries/table-entries.ts';
import { linesOfName } from './entries/whose-entries.ts';
import { withoutLines } from './entries/without-lines.ts';
import { withoutPen } from './entries/without-pen.ts';
import { addressesSaid } from './notes/addresses-said.ts';
import { callsDirected } from './notes/calls-directed.ts';
import { addresseeFindings } from './notes/consult-letters.ts';
import { guardianFindings } from './notes/guardians.ts';
import { employersListed } from './notes/jobs-listed.ts';
import { ledFindings } from './notes/led-facts.ts';
import { visitFindings } from './notes/next-seen.ts';
import { noteFindings } from './notes/note-facts.ts';
import { ownWords } from './notes/own-words.ts';
import { reachFindings } from './notes/people-to-reach.ts';
import { MEDICARE, planFindings } from './notes/plan-facts.ts';
import { factFindings } from './notes/prose-facts.ts';
import { proseFindings } from './notes/prose-findings.ts';
import { reachedAt } from './notes/reached-at.ts';
import { sectionFindings } from './notes/section-findings.ts';
import { subscriberSaid } from './notes/subscriber-said.ts';
import { tickedFacts } from './notes/ticked-facts.ts';
import { pagesOfClient } from './scope/client-pages.ts';
import { holding } from './scope/holding.ts';
import { isDisputed } from './scope/disputed.ts';
import { isNotNow } from './scope/not-now.ts';
import { sectionsOf } from './scope/page-sections.ts';
import { type SpokenOf, spokenOf } from './scope/spoken-of.ts';
import type { RecordContext, RecordPage, Suggestion } from './suggestion.ts';
import { fitsField } from './values/fits-field.ts';
import { scoreFindings } from './values/scale-scores.ts';
import { valueTails } from './values/value-tails.ts';

const SAYS = /[\p{L}\d+]/u;
const BARE_ID = /^id\b/i;
const LONGEST_QUOTE = 1_000;

/** What one page says of the fields, each with its place; of the only field asked for, where there is one, for certain. */
export function findingsOf(
  read: RecordPage,
  context: RecordContext,
  record: SpokenOf = spokenOf([read.text], context),
  only?: string,
): Placed[] {
  const repaired = withoutSlips(read);
  const page = { ...repaired, text: withoutLines(repaired.text) };
  // Letter for letter as long as the page's own text: what is found stands at the same place in both.
  const printed = withColumns(page);
  const text = withoutPen(printed);
  const sections = sectionsOf(text, linesOf(text));
  const columns = personColumns(page, sections, context.client);
  const ofOtherPerson = (start: number, end: number) =>
    columns.others.some((each) => start < each.end && end > each.start);
  const entries = [
    ...readEntries(text),
    ...tableEntries(page, sections),
    ...boxEntries(page, sections),
    ...inBlocks(linesOfPage(page), [...cellEntries(text, sections), ...ledEntries(text, sections)], sections),
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
    .filter(({ valueStart, end }) => !ofOtherPerson(valueStart, end))
    .concat(columns.entries)
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
  const all = [
    ...findings,
    ...grid,
    ...underHeadings,
    ...proseFindings(text, entries, context, only),
    ...factFindings(text, entries),
    ...noteFindings(text, entries, context.today, only),
    ...ledFindings(text, context.today),
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
    ...ownWords(text, context),
    ...reachFindings(text, context),
    ...callsDirected(text, context),
    ...guardianFindings(text, entries, context),
    ...visitFindings(text, context.today),
    ...scoreFindings(page),
  ];
  return holding(
    all.filter(({ start, end }) => !ofOtherPerson(start, end)),
    { text, printed, answers: findings, record, context },
  ).map((finding) => ({ ...finding, page: read }));
  const ofWriter = ofItsWriter(text, context.client);
  const ofOther = record.namesOthers;
  const goesOn = goesOnOfOther(text, record, context);
  const answered = answeredWithin(findings);
  const withdrawn = allergiesWithdrawn(text);
  return all
    .filter(
      (finding) => !ofOtherPerson(finding.start, finding.end) && !saysNone(finding, text) && !isNotNow(finding, text),
    )
    .map((finding) => wholeAllergy(withRide(finding, text), text))
    .filter(({ from, field, value, start, end }) => {
      if (field === 'allergies' && withdrawn.some((each) => each.start >= end && each.names.test(value))) return false;
      const said = text.slice(start, end);
      // What was struck in between is no remark on what stands before it.
      const behind = printed.slice(end, end + LONGEST_REMARK * 2);
      if (takesBack(REMARK.exec(behind.slice(0, LONGEST_REMARK))?.[0] ?? '')) return false;
      if (takesLineBack(NEXT_LINE.exec(behind)?.groups?.next ?? '')) return false;
      if (value.includes('~~') && LETTERS.test(value) && !LETTERS.test(value.replace(pennedOut(value), '')))
        return false;
      if (from !== 'prose') return true;
      if (answered(field, start, end) || isDisputed(said, behind) || FOR_MYSELF.test(said)) return false;
      if (field === 'family_history') return true;
      const mayName =
        field === 'marital_status' ||
        CALLED.test(field) ||
        (field === 'history_of_trauma' && DONE_TO.test(said)) ||
        (field === DEED && OF_PROPERTY.test(said));
        field === 'legal_guardianship_status' ||
        CALLED.test(field) ||
        (field === 'history_of_trauma' && DONE_TO.test(said));
      if (STAYED.has(field) && PLACE.test(said)) return !ofWriter(said);
      const other = ofOther(said) && !mayName;
      return !(ofWriter(said) || other || (goesOn(start) && !OF_RECORD.test(field)));
    })
    .map((finding) => ({ ...finding, page: read }));
}

/** A diagnosis by its code alone says less than words. */
const CODE_ALONE = /^[A-TV-Z]\d\d(?:\.\w{1,4})?$/;

const NO_ALLERGY = /^(?:none|no\b|nil\b|nkda|nka|nkfa|den(?:y|ies|ied)\b)/i;

/**
 * "None" for foods beside a drug on the same page is no "none", and pages that contradict each other leave it to a person.
 */
function agreedAllergies(findings: readonly Placed[]): readonly Placed[] {
  const named = findings.filter(({ value }) => !NO_ALLERGY.test(value.trim()));
  if (named.length === 0 || named.length === findings.length) return findings;
  const pages = new Set(named.map(({ page }) => page.page));
  return findings.every(({ page }) => pages.has(page.page)) ? named : [];
}

/** A thing that was broken, and nobody hurt: a no to violence stands beside it. */
const OF_THINGS_ALONE =
  /^(?!.*\b(?:him|her (?!own|phone|tv|car|wall|door)|them|staff|nurse|tech|officer|deputy|peer|mother|father|wife|husband|brother|sister|roommate (?!'s))\b[^.]{0,12}$).*\b(?:threw|broke|broken|punched|punch|kicked|smashed|put|tore|slashed|keyed|trashed|wrecked|shattered|mallet|set fire)\b[^.;]{0,60}\b(?:walls?|drywall|doors?|windows?|windshield|mirrors?|tv|television|phone|laptop|computer|chairs?|tables?|plates?|dishes|cars?|truck|tires?|furniture|lamps?|closet|sideboard|pitcher|xbox|mailbox|fence|things|stuff)\b/i;
/** Of these a sentence says as much as what a word for the topic leads. */
const ALSO_SAID = new Set(['pending_legal_charges', 'hospitalizations']);

/** The best of what the pages say of one field; null where they contradict each other. */
function chosen(findings: readonly Placed[]): Placed | null {
  // A form's bare yes says less than a sentence that speaks of it.
  const rank = ({ from, said, value }: Placed) => {
    if (CODE_ALONE.test(value)) return 5;
    if (from === 'label') return value === 'Yes' ? 3 : 0;
  const rank = ({ field, from, said, value, led }: Placed) => {
    if (from === 'label') return value === 'Yes' ? 3 : 0;
    if (led && said !== 'no' && !ALSO_SAID.has(field)) return 1;
    return from === 'section' ? 1 : said === 'no' ? 4 : 2;
  };
  // Of pages that say it alike, one whose letters are exact comes before one that was read from a picture.
  const slips = ({ page }: Placed) => (page.method === 'ocr' ? 1 : 0);
  const [best] = [...findings].sort((a, b) => rank(a) - rank(b) || saysMore(b) - saysMore(a) || slips(a) - slips(b));
  if (!best) return null;
  if (SINGLE.has(best.field) && findings.some((other) => bare(other.value) !== bare(best.value))) return null;
  if (best.field === DEED && best.said === 'no') {
    const things = findings.find(({ said, value }) => said === 'yes' && value !== 'Yes' && OF_THINGS_ALONE.test(value));
    if (things) return things;
  }
  const labeled = findings.find(({ from, said }) => from === 'label' && said);
  const opposed = labeled && findings.some(({ said }) => said && said !== labeled.said);
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
  const own = pagesOfClient(pages, context);
  const record = spokenOf(
    own.map(({ text }) => text),
    context,
  );
  for (const finding of own.flatMap((page) => findingsOf(page, context, record)))
    byField.set(finding.field, [...(byField.get(finding.field) ?? []), finding]);
  return [...byField].flatMap(([name, findings]) => {
    const field = suggestionField(name);
    const best = field ? chosen(name === 'allergies' ? agreedAllergies(findings) : findings) : null;
    return field && best ? toSuggestion(best, field) : [];
  });
}
