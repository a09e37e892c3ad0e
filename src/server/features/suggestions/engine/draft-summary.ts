import { isStruck, readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import { printedForAll } from '#server/features/understanding/assertion/printed-for-all.ts';
import { type Statement, splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { holdsBox, saysByColumn } from '#server/features/understanding/layout/ticked-boxes.ts';
import { findSsns } from '#server/features/understanding/text/redact-ssn.ts';
import type { SummaryPart, SummarySentence } from '#shared/features/suggestions/summary-sentence.ts';
import { linesOf } from './entries/form-entries.ts';
import { findingsOf } from './extract-suggestions.ts';
import { pagesOfClient } from './scope/client-pages.ts';
import { sectionsOf } from './scope/page-sections.ts';
import { goesOnOfOther, type SpokenOf, spokenOf } from './scope/spoken-of.ts';
import { mentionsRelative } from './scope/statement-scope.ts';
import { withClientSaid } from './scope/writers-kin.ts';
import type { RecordContext } from './suggestion.ts';
import { WIDER_RULES } from './summary-wider.ts';

/** One page of one of the inquiry's records. */
export interface SummaryPage {
  document_id: string;
  file_name: string;
  page: number;
  text: string;
  /** Its words with their places as they are stored, where they are known. */
  words?: string | null | undefined;
}

/** The parts that the fields of an inquiry belong to: what suggestions read where no label or sentence names the part. */
const PART_OF_FIELD: Readonly<Record<string, SummaryPart>> = {
  reason_for_seeking_treatment: 'why_now',
  recent_substance_abuse: 'substances',
  concerns_for_withdrawal: 'withdrawal',
  history_of_seizures: 'withdrawal',
  history_of_tbi_concussions: 'medical',
  history_of_suicide_attempts: 'psychiatric',
  history_of_self_harm: 'psychiatric',
  history_of_trauma: 'psychiatric',
  current_symptoms: 'psychiatric',
  medication_plan: 'medications',
  allergies: 'medications',
  residential_programs: 'treatment',
  pending_legal_charges: 'legal',
  probation: 'legal',
  upcoming_court_date: 'legal',
  carrier: 'insurance',
  subscriber_id: 'insurance',
};

/** What is about a part: a form's label or a section's heading that is about it, or a sentence that says it. */
interface PartRule {
  part: SummaryPart;
  label: RegExp;
  prose: RegExp | null;
  /** Quotes at most. */
  most: number;
}

const RULES: readonly PartRule[] = [
  {
    part: 'why_now',
    label:
      /^(?:presenting (?:problem|concern|complaint)s?|chief complaint|reasons? for (?:referral|admission|seeking|visit|treatment).*)$/i,
    prose:
      /\b\d{1,2}[- ]year[- ]old\b|\b(?:presents?|presented|brought in|referred|seeking|requests?|asked for) .{0,80}\b(?:treatment|detox\w*|admission|help|care|by)\b/i,
    most: 2,
  },
  {
    part: 'substances',
    label:
      /^(?:(?:current|recent|primary|secondary) )?(?:(?:substance|drug|alcohol)s?(?: (?:and|\/|&) (?:drug|alcohol|substance))?(?: (?:ab)?use| of choice| history)*|last (?:use|drink))$/i,
    prose:
      /\b(?:drinks?|drank|drinking|uses?|used|smokes?|smoked|daily use|last use|last drink|dependent on)\b.{0,80}\b(?:daily|alcohol|heroin|fentanyl|opioids?|cocaine|methamphetamine|cannabis|vodka|beer|wine|alprazolam|ketamine|benzodiazepines?|oxycodone)\b/i,
    most: 2,
  },
  {
    part: 'withdrawal',
    label:
      /^(?:withdrawal\b.*|concerns for withdrawal|(?:history of |hx of )?(?:withdrawal )?seizures?(?: history)?|ciwa.*|cows.*)$/i,
    prose: /\b(?:withdrawal|seizures?|delirium tremens|overdose[sd]?)\b/i,
    most: 2,
  },
  {
    part: 'medical',
    label:
      /^(?:(?:past )?medical (?:history|conditions?|problems?|diagnos[ei]s)|pregnan(?:t|cy)|physical health|primary care.*)$/i,
    prose:
      /\b(?:hypertension|diabetes|hepatitis|cirrhosis|asthma|copd|epilepsy|pregnant|liver disease|chronic pain|medically (?:stable|cleared)|hiv|heart (?:disease|failure))\b/i,
    most: 2,
  },
  {
    part: 'psychiatric',
    label:
      /^(?:(?:past )?(?:psychiatric|mental health) (?:history|diagnos[ei]s|conditions?)|(?:current )?diagnos[ei]s|(?:current |active |history of )?(?:suicidal|self[- ]?harm|homicidal)\b.*)$/i,
    prose:
      /\b(?:diagnosed with|diagnosis of|disorder, (?:mild|moderate|severe)|history of (?:depression|anxiety|bipolar|ptsd)|suicid\w+|self-harm|homicidal)\b/i,
    most: 2,
  },
  {
    part: 'medications',
    label:
      /^(?:(?:current |home |active |discharge |present )?medications?(?: (?:list|plan))?(?: at (?:home|discharge))?|(?:known |drug |medication )?allerg(?:y|ies)(?: .*)?)$/i,
    prose:
      /\b(?:takes|taking|prescribed) .{0,80}\b\d+ ?(?:mg|mcg|ml)\b|\b(?:allergic to|no known (?:drug )?allergies)\b/i,
    most: 4,
  },
  {
    part: 'treatment',
    label:
      /^(?:(?:prior|previous|past) (?:treatment|admissions?)(?: history)?|recommend(?:ation|ed level of care).*|level of care)$/i,
    prose:
      /\b(?:completed|attended|residential|discharged from|intensive outpatient)\b.{0,80}\b(?:days?|weeks?|months?|in (?:19|20)\d{2}|program|treatment)\b|\b(?:recommend\w*|level of care|would benefit from|candidate for|refer for)\b/i,
    most: 2,
  },
  {
    part: 'legal',
    label:
      /^(?:(?:pending |current )?legal (?:charges|history|issues|status|concerns)|(?:pending )?charges|probation.*|parole.*|court (?:date|order).*)$/i,
    prose:
      /\b(?:probation|parole|court[- ]ordered|pending charges?|no pending|warrant|arrest(?:ed)?|dui|dwi|hearing(?! aids?| loss))\b/i,
    most: 2,
  },
  {
    part: 'insurance',
    label:
      /^(?:(?:primary |secondary )?(?:insurance|payer|payor|carrier)(?: (?:company|carrier|plan|provider|name))?|health plan|member id|group (?:number|no))$/i,
    prose:
      /\b(?:insured (?:by|through|with)|covered (?:by|under)|medicaid|medicare|authorization (?:was )?(?:approved|obtained|pending)|self-pay|private pay)\b/i,
    most: 2,
  },
];
const SHORTEST = 30;
const LONGEST = 320;

interface Said extends Omit<SummarySentence, 'part'> {
  statement: Statement;
}

/** Whether a sentence can stand by itself in a summary. */
const standsAlone = (text: string): boolean =>
  text.length >= SHORTEST && !holdsBox(text) && /[.!]["')\]]*$/.test(text) && !mentionsRelative(text);

/** Whether a labeled line says something behind its label. */
const isFilled = ({ text, label }: Statement): boolean =>
  /[\p{L}\p{N}]/u.test(text.slice(text.indexOf(label) + label.length));

function says({ part, label, prose }: PartRule, statement: Statement): boolean {
  const text = statement.text.replace(/\s+/g, ' ');
  if (statement.label !== '' && label.test(statement.label.trim())) return isFilled(statement);
  if (statement.label === '' && label.test(statement.heading.replace(/:$/, '').trim())) return !mentionsRelative(text);
  const found = standsAlone(text) ? prose?.exec(text) : null;
  if (!found) return false;
  const { struck, other, uncertain } = readAssertions(text)(found.index, found.index + found[0].length);
  return !(struck || other || (uncertain && FEARED.has(part)));
}

/** What may be feared of anybody is said of nobody. */
const FEARED = new Set<SummaryPart>(['withdrawal', 'medical']);
/** Words of a remark that says something by itself. */
const FEWEST_WORDS = 3;

/** What says something of a part that nothing else does: one of other labels, or a remark of few words. */
function saysWider({ part }: PartRule, statement: Statement): boolean {
  const wider = WIDER_RULES[part];
  const text = statement.text.replace(/\s+/g, ' ');
  if (!wider || mentionsRelative(text) || /\?\s*$/.test(text)) return false;
  if (statement.label !== '' && wider.label.test(statement.label.trim())) return isFilled(statement);
  if (statement.label === '' && wider.label.test(statement.heading.replace(/:$/, '').trim()))
    return text.split(' ').length >= FEWEST_WORDS;
  return text.split(' ').length >= FEWEST_WORDS && wider.says(text);
}

function saidOn({ text, ...place }: SummaryPage, record: SpokenOf, context: RecordContext): Said[] {
  const sections = sectionsOf(text, linesOf(text));
  const goesOn = goesOnOfOther(text, record, context);
  const ofOther = (each: Statement) => record.namesOthers(each.text) || goesOn(each.start) || saysByColumn(each.text);
  const about = (at: number) => sections.findLast(({ start }) => start <= at)?.about;
  const forAll = printedForAll(text);
  const isForAll = (at: number) => forAll.some(({ start, end }) => at >= start && at < end);
  return splitStatements(text)
    .filter((each) => {
      const section = about(each.start);
      const ofClient = section !== 'consent' && section !== 'family' && section !== 'instructions';
      const fits = each.role !== 'heading' && each.text.length <= LONGEST && findSsns(each.text).length === 0;
      return ofClient && fits && !isForAll(each.start) && !isStruck(each.text) && !ofOther(each);
    })
    .map((statement) => ({ ...place, quote: statement.text, statement }));
}

/** What suggestions read on a page, by the parts of a summary; each quote once. */
function readOn(page: SummaryPage, context: RecordContext, record: SpokenOf): SummarySentence[] {
  const { document_id, file_name, text } = page;
  const quotes = new Set<string>();
  return findingsOf(page, context, record).flatMap(({ field, start, end }) => {
    const part = PART_OF_FIELD[field];
    const quote = text.slice(start, end).trim();
    const fits =
      part &&
      quote.length <= LONGEST &&
      !quotes.has(quote) &&
      findSsns(quote).length === 0 &&
      !isStruck(quote) &&
      !saysByColumn(quote);
    if (!fits) return [];
    quotes.add(quote);
    return [{ part, document_id, file_name, page: page.page, quote }];
  });
}

/**
 * For each part of a summary the words of the records about it, each with its page: what a form says under its label
 * first, then what a sentence says. Nothing is worded again; a part that no record speaks of has no words.
 */
export function draftSummary(pages: readonly SummaryPage[], context: RecordContext): SummarySentence[] {
  const own = pagesOfClient(pages, context);
  const record = spokenOf(
    own.map(({ text }) => withClientSaid(text, context.client)),
    context,
  );
  const said = own.flatMap((page) => saidOn(page, record, context));
  const read = own.flatMap((page) => readOn(page, context, record));
  const used = new Set<Said>();
  return RULES.flatMap((rule) => {
    const found = said.filter((each) => !used.has(each) && says(rule, each.statement));
    const labeled = found.filter(({ statement }) => rule.label.test(statement.label.trim()));
    const quotes = new Set<string>();
    const chosen = [...new Set([...labeled, ...found])].filter(({ quote }) => {
      const first = !quotes.has(quote);
      quotes.add(quote);
      return first;
    });
    if (chosen.length === 0) {
      const filled = read.filter(({ part }) => part === rule.part).slice(0, rule.most);
      const wider = filled.length > 0 ? [] : said.filter((each) => saysWider(rule, each.statement)).slice(0, rule.most);
      return [...filled, ...wider.map(({ statement: _statement, ...sentence }) => ({ part: rule.part, ...sentence }))];
    }
    return chosen.slice(0, rule.most).map((each) => {
      used.add(each);
      const { statement: _statement, ...sentence } = each;
      return { part: rule.part, ...sentence };
    });
  });
}
