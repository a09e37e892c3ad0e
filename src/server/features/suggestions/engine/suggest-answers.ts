import { ofItsWriter } from '#server/features/understanding/assertion/writer.ts';
import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { holdsBox, readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { findSsns } from '#server/features/understanding/text/redact-ssn.ts';
import { type FormEntry, linesOf, readEntries } from './entries/form-entries.ts';
import { HISTORY_TOPICS } from './notes/history-topics.ts';
import { besideEntries } from './notes/prose-findings.ts';
import { pagesOfClient } from './scope/client-pages.ts';
import { sectionsOf } from './scope/page-sections.ts';
import { goesOnOfOther, type SpokenOf, spokenOf } from './scope/spoken-of.ts';
import { saidOf, type Topic } from './scope/statement-scope.ts';
import type { RecordContext, RecordPage, SuggestionConfidence } from './suggestion.ts';

/** An answer to a screening question that a page gives, with the words that carry it. */
export interface AnswerSuggestion {
  target: 'screening';
  field: string;
  value: 'Yes' | 'No';
  page: number;
  quote: string;
  confidence: SuggestionConfidence;
}

interface ScreeningTopic {
  /** Questions it answers. */
  asks: RegExp;
  /** Labels of forms whose yes or no is the answer. */
  label: RegExp;
  /** Sentences: what makes one a yes, and what a no; either may be absent. */
  yes?: Topic;
  no?: Topic;
  /** A yes about some time ago is none. */
  recent?: boolean;
  /** The question asks for more than a no could answer. */
  onlyYes?: boolean;
}

const PAST =
  /\b(?:history|past|previous(?:ly)?|prior|former(?:ly)?|resolved|ago|as a (?:child|teen\w*)|at (?:the )?age)\b/i;
const named = (field: string): Topic => HISTORY_TOPICS[field] ?? { names: /$^/ };

const TOPICS: readonly ScreeningTopic[] = [
  {
    asks: /\bmedically (?:stable|cleared)\b/i,
    label: /^medically (?:stable|cleared)(?: for \w+(?: \w+)?)?$/i,
    yes: { names: /\b(?:is |was |been )?medically (?:stable|cleared)\b/i },
    no: { names: /\bmedically (?:stable|cleared)\b/i },
  },
  {
    asks: /\b(?:withdrawal|seizure)/i,
    label: /^(?:(?:history of|hx of) )?(?:withdrawal )?seizures?(?: history)?$|^(?:current )?withdrawal risk$/i,
    yes: named('history_of_seizures'),
    onlyYes: true,
  },
  {
    asks: /\bsuicid\w+ (?:intent|plan|ideation)/i,
    label:
      /^(?:current |active )?(?:suicidal (?:ideation|thoughts|intent|plan)|si)(?: with plan| or plan| \/ ?plan)?$/i,
    yes: {
      names:
        /\b(?:active suicidal (?:ideation|intent)|suicidal (?:ideation|thoughts) with (?:a )?(?:plan|intent)|suicide plan)\b/i,
      unless: PAST,
    },
    no: { names: /\b(?:suicidal (?:ideation|thoughts|intent)|thoughts of suicide)\b/i, unless: PAST },
  },
  {
    asks: /\b(?:violen|arson|aggress)/i,
    label:
      /^(?:(?:recent|history of|hx of) )?(?:violence|aggression|arson|fire ?setting|assaultive behavior)(?: ?(?:\/|or) ?\w+)?$/i,
    yes: named('aggression_or_property_damage'),
    no: named('aggression_or_property_damage'),
    recent: true,
  },
  {
    asks: /\bsex(?:ual)? offender\b/i,
    label: /^(?:registered )?sex(?:ual)? offender$/i,
    yes: named('registered_sex_offender'),
    no: { names: /\b(?:registered sex(?:ual)? offender|sex(?:ual)? offen[sc]es?|required to register)\b/i },
  },
  {
    asks: /\bpsycho(?:sis|tic)\b/i,
    label: /^(?:current |active )?(?:psychosis|hallucinations|psychotic symptoms)$/i,
    yes: {
      names:
        /\b(?:actively psychotic|active psychosis|command (?:auditory )?hallucinations|responding to internal stimuli)\b/i,
      unless: PAST,
    },
    no: { names: /\b(?:psychosis|psychotic (?:symptoms|features)|hallucinations|delusions)\b/i, unless: PAST },
  },
  {
    asks: /\b(?:charges|warrants)\b/i,
    label:
      /^(?:any )?(?:pending|open|current) (?:legal |criminal )?(?:charges?|cases?)(?: or warrants)?$|^(?:outstanding |active )?warrants?$/i,
    yes: named('pending_legal_charges'),
    no: named('pending_legal_charges'),
  },
  {
    asks: /\b(?:ambulat|daily living|independent)/i,
    label: /^(?:ambulatory|independent (?:in|with) adls?)$/i,
    yes: {
      names:
        /\b(?:ambulat(?:es|ory|ing) (?:independently|without)|walks without (?:assistance|help|aid)|independent (?:in|with) (?:all )?(?:adls?|activities of daily living))\b/i,
    },
  },
  {
    asks: /\bpregnan/i,
    label: /^(?:(?:currently|is (?:the )?(?:client|patient)) )?pregnan(?:t|cy)(?: status)?$|^high risk pregnancy$/i,
    yes: { names: /\b(?:(?:is|currently) (?:\d+ weeks )?pregnant|weeks pregnant)\b/i },
    no: { names: /\b(?:pregnant|(?:urine |serum )?pregnancy test)\b/i },
  },
  {
    asks: /\b(?:communicable|contagious|isolation|infectious)\b/i,
    label:
      /^(?:communicable|infectious|contagious) diseases?$|^(?:isolation|isolation precautions)(?: needed| required)?$/i,
    yes: { names: /\b(?:active tuberculosis|active TB|requires? isolation|on contact precautions)\b/i },
    no: { names: /\b(?:communicable|contagious|infectious) diseases?\b/i },
  },
];

interface Found {
  value: 'Yes' | 'No';
  start: number;
  end: number;
  from: 'label' | 'prose';
}

const LONGEST = 600;
const UNSAID = new Set(['consent', 'instructions', 'family', 'writer']);

function ofLabels(entries: readonly FormEntry[], topic: ScreeningTopic): Found[] {
  return entries.flatMap(({ label, value, start, end, section }) => {
    const words = label.replace(/\s+/g, ' ').trim();
    const answer = topic.label.test(words) && !UNSAID.has(section.about ?? '') ? readYesNo(value) : null;
    if (!answer || (topic.onlyYes && answer.answer === 'No')) return [];
    return [{ value: answer.answer, start, end, from: 'label' as const }];
  });
}

function ofSentence(text: string, topic: ScreeningTopic, year: number): 'Yes' | 'No' | null {
  const yes = topic.yes ? saidOf(text, topic.yes) : null;
  if (yes === 'yes') {
    const recent = new RegExp(`\\b(?:recent(?:ly)?|this (?:week|month|year)|${year})\\b`, 'i').test(text);
    return topic.recent && !recent ? null : 'Yes';
  }
  return topic.no && saidOf(text, topic.no) === 'no' ? 'No' : null;
}

/** The one answer of what was found: a form's own first; none where two say different things. */
function agreed(found: readonly Found[]): Found | null {
  const [best] = [...found].sort((a, b) => (a.from === b.from ? 0 : a.from === 'label' ? -1 : 1));
  return best && found.every(({ value }) => value === best.value) ? best : null;
}

function readPage({ text }: RecordPage, record: SpokenOf, context: RecordContext) {
  const goesOn = goesOnOfOther(text, record, context);
  const ofWriter = ofItsWriter(text, context.client);
  const sections = sectionsOf(text, linesOf(text));
  const entries = readEntries(text);
  const statements = splitStatements(text)
    .flatMap(besideEntries(text, entries))
    .filter(
      (each) =>
        each.role !== 'heading' &&
        each.text.length <= LONGEST &&
        !holdsBox(each.text) &&
        !(record.namesOthers(each.text) || goesOn(each.start) || ofWriter(each.text)) &&
        !UNSAID.has(sections.findLast(({ start }) => start <= each.start)?.about ?? ''),
    );
  return { entries, statements };
}

/** What the pages of a record answer to an organization's screening questions; silent where they do not plainly. */
export function suggestAnswers(
  pages: readonly RecordPage[],
  questions: readonly string[],
  context: RecordContext,
): AnswerSuggestion[] {
  const year = Number(context.today.slice(0, 4));
  const own = pagesOfClient(pages, context);
  const record = spokenOf(
    own.map(({ text }) => text),
    context,
  );
  const read = own.map((page) => ({ page, ...readPage(page, record, context) }));
  return questions.flatMap((question) => {
    const topic = TOPICS.find(({ asks }) => asks.test(question));
    if (!topic) return [];
    const found = read.flatMap(({ page, entries, statements }) => {
      const said = statements.flatMap(({ text, start, end }) => {
        const value = ofSentence(text, topic, year);
        return value ? [{ value, start, end, from: 'prose' as const }] : [];
      });
      return [...ofLabels(entries, topic), ...said].map((each) => ({ ...each, page }));
    });
    const best = agreed(found) as (typeof found)[number] | null;
    if (!best) return [];
    const quote = best.page.text.slice(best.start, best.end).trim();
    if (quote.length > LONGEST || findSsns(quote).length > 0) return [];
    const confidence = best.from === 'label' ? ('high' as const) : ('medium' as const);
    return [
      { target: 'screening' as const, field: question, value: best.value, page: best.page.page, quote, confidence },
    ];
  });
}
