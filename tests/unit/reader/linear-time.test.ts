import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import * as cleaning from '#reader/documents/clean-text.ts';
import { decodeText } from '#reader/sheets/decode-text.ts';
import { isOdd, plainMarkup } from '#reader/sheets/plain-markup.ts';
import { readCsv } from '#reader/sheets/read-csv.ts';
import { visibleSheets } from '#reader/sheets/visible-sheets.ts';
import { answerFromPassages } from '#server/features/questions/engine/answer-from-passages.ts';
import { allPlacesOf, placesOf } from '#server/features/questions/engine/asked-places.ts';
import { closestPlaces } from '#server/features/questions/engine/closest-passages.ts';
import { doubtsOf } from '#server/features/questions/engine/doubts.ts';
import * as fitsKind from '#server/features/questions/engine/fits-kind.ts';
import { fitsQuestion } from '#server/features/questions/engine/fits-question.ts';
import { readOfRecord } from '#server/features/questions/engine/of-client.ts';
import { indexPassages, say } from '#server/features/questions/engine/passage-index.ts';
import { readQuestion } from '#server/features/questions/engine/question-kind.ts';
import { fitTerms, says, scoreStatements } from '#server/features/questions/engine/score-statements.ts';
import * as signs from '#server/features/questions/engine/statement-signs.ts';
import { ofClientOf, sureOf } from '#server/features/questions/engine/sure-statements.ts';
import { valueBeside, valuesBeside } from '#server/features/questions/engine/value-beside.ts';
import { verifyAnswer } from '#server/features/questions/engine/verify-answer.ts';
import { weighWords } from '#server/features/questions/engine/weigh-words.ts';
import { asksFieldAlone, fieldAsked } from '#server/features/suggestions/engine/asked-field.ts';
import { draftSummary } from '#server/features/suggestions/engine/draft-summary.ts';
import { addressFindings } from '#server/features/suggestions/engine/entries/address-blocks.ts';
import { allergyBoxes } from '#server/features/suggestions/engine/entries/allergy-boxes.ts';
import { answerBlocks, asksOfAWhile } from '#server/features/suggestions/engine/entries/answer-heads.ts';
import { answeredEntries } from '#server/features/suggestions/engine/entries/asked-answered.ts';
import { askedOfEach } from '#server/features/suggestions/engine/entries/asked-of-each.ts';
import { bareCells } from '#server/features/suggestions/engine/entries/bare-cells.ts';
import { byColumns } from '#server/features/suggestions/engine/entries/barred-columns.ts';
import { englishOf } from '#server/features/suggestions/engine/entries/bilingual-labels.ts';
import { boxEntries } from '#server/features/suggestions/engine/entries/box-entries.ts';
import {
  holdsNextPair,
  pairedQuestions,
  withBoxesFirst,
} from '#server/features/suggestions/engine/entries/box-pairs.ts';
import { careTeamRows } from '#server/features/suggestions/engine/entries/care-team-rows.ts';
import { cellEntries } from '#server/features/suggestions/engine/entries/cell-entries.ts';
import { inBlocks, isBlockHeads } from '#server/features/suggestions/engine/entries/column-blocks.ts';
import { contactRows } from '#server/features/suggestions/engine/entries/contact-rows.ts';
import { everydayCells } from '#server/features/suggestions/engine/entries/everyday-cells.ts';
import { askedOfFamily } from '#server/features/suggestions/engine/entries/family-questions.ts';
import { linesOf, readEntries } from '#server/features/suggestions/engine/entries/form-entries.ts';
import { choiceEntries } from '#server/features/suggestions/engine/entries/leading-choices.ts';
import { ledEntries } from '#server/features/suggestions/engine/entries/led-entries.ts';
import { linedEntries } from '#server/features/suggestions/engine/entries/lined-entries.ts';
import { holdsNextQuestion, markedColumns } from '#server/features/suggestions/engine/entries/marked-columns.ts';
import { personColumns } from '#server/features/suggestions/engine/entries/person-columns.ts';
import { rowsOfOtherPlaces } from '#server/features/suggestions/engine/entries/place-rows.ts';
import { placesBelow } from '#server/features/suggestions/engine/entries/places-below.ts';
import { plansBeside } from '#server/features/suggestions/engine/entries/plan-beside.ts';
import { ringedEntries } from '#server/features/suggestions/engine/entries/ringed-entries.ts';
import { rowsOfOthers } from '#server/features/suggestions/engine/entries/roster-rows.ts';
import { sexBeside } from '#server/features/suggestions/engine/entries/sex-beside.ts';
import { gridFindings, tableEntries } from '#server/features/suggestions/engine/entries/table-entries.ts';
import * as whose from '#server/features/suggestions/engine/entries/whose-entries.ts';
import { withinSentence } from '#server/features/suggestions/engine/entries/within-sentence.ts';
import { withoutLines } from '#server/features/suggestions/engine/entries/without-lines.ts';
import { withoutPen } from '#server/features/suggestions/engine/entries/without-pen.ts';
import { isWrapped } from '#server/features/suggestions/engine/entries/wrapped-labels.ts';
import { extractSuggestions, findingsOf } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { fieldPlaces } from '#server/features/suggestions/engine/field-places.ts';
import * as limits from '#server/features/suggestions/engine/labels/answer-limits.ts';
import { askedMeaning } from '#server/features/suggestions/engine/labels/asked-labels.ts';
import { everydayField, everydayMeaning } from '#server/features/suggestions/engine/labels/everyday-labels.ts';
import { endingLabel, knownLabel, labelMeaning } from '#server/features/suggestions/engine/labels/form-labels.ts';
import { undressed } from '#server/features/suggestions/engine/labels/label-dress.ts';
import * as ownTitles from '#server/features/suggestions/engine/labels/own-titles.ts';
import { addressLines } from '#server/features/suggestions/engine/notes/address-lines.ts';
import { addressesSaid } from '#server/features/suggestions/engine/notes/addresses-said.ts';
import { callsDirected } from '#server/features/suggestions/engine/notes/calls-directed.ts';
import { levelsIn } from '#server/features/suggestions/engine/notes/care-before.ts';
import { circumstancesOf } from '#server/features/suggestions/engine/notes/circumstances.ts';
import { clinicianLines } from '#server/features/suggestions/engine/notes/clinician-lines.ts';
import { clinicianWithin } from '#server/features/suggestions/engine/notes/clinicians-named.ts';
import { addresseeFindings } from '#server/features/suggestions/engine/notes/consult-letters.ts';
import { daysAhead } from '#server/features/suggestions/engine/notes/days-ahead.ts';
import { historyOfBit } from '#server/features/suggestions/engine/notes/deed-findings.ts';
import { epiPens } from '#server/features/suggestions/engine/notes/epi-pens.ts';
import * as furtherNotes from '#server/features/suggestions/engine/notes/further-notes.ts';
import { guardianFindings } from '#server/features/suggestions/engine/notes/guardians.ts';
import { isAskedFor, leavesOpen } from '#server/features/suggestions/engine/notes/half-denied.ts';
import { HISTORY_TOPICS } from '#server/features/suggestions/engine/notes/history-topics.ts';
import { homeAndWork, workplaceIn } from '#server/features/suggestions/engine/notes/home-and-work.ts';
import { companyListed, employersListed } from '#server/features/suggestions/engine/notes/jobs-listed.ts';
import { careIn } from '#server/features/suggestions/engine/notes/led-care.ts';
import { ledFindings, piecesOf } from '#server/features/suggestions/engine/notes/led-facts.ts';
import { ledSafety } from '#server/features/suggestions/engine/notes/led-safety.ts';
import { ledTexts } from '#server/features/suggestions/engine/notes/led-topics.ts';
import { chargesIn, courtDayIn } from '#server/features/suggestions/engine/notes/legal-facts.ts';
import { contactsNamed } from '#server/features/suggestions/engine/notes/named-contacts.ts';
import { needsIn } from '#server/features/suggestions/engine/notes/needs.ts';
import { visitFindings } from '#server/features/suggestions/engine/notes/next-seen.ts';
import { noteFindings } from '#server/features/suggestions/engine/notes/note-facts.ts';
import { numberedPeople } from '#server/features/suggestions/engine/notes/numbered-people.ts';
import { ownWords, saidByOther, saysWhy } from '#server/features/suggestions/engine/notes/own-words.ts';
import { paperIn, sessionsIn } from '#server/features/suggestions/engine/notes/paper-facts.ts';
import { reachFindings } from '#server/features/suggestions/engine/notes/people-to-reach.ts';
import { planFindings } from '#server/features/suggestions/engine/notes/plan-facts.ts';
import { planLines, plansOtherwise } from '#server/features/suggestions/engine/notes/plan-lines.ts';
import { factFindings } from '#server/features/suggestions/engine/notes/prose-facts.ts';
import { proseFindings, speaksOfFamily } from '#server/features/suggestions/engine/notes/prose-findings.ts';
import { reachedAt } from '#server/features/suggestions/engine/notes/reached-at.ts';
import { reasonRank, reasonsIn } from '#server/features/suggestions/engine/notes/reasons.ts';
import { needsBringing } from '#server/features/suggestions/engine/notes/rides-needed.ts';
import { safetyAnswers } from '#server/features/suggestions/engine/notes/safety-answers.ts';
import { saysWithdrawing } from '#server/features/suggestions/engine/notes/safety-withdrawal.ts';
import { saysMore } from '#server/features/suggestions/engine/notes/says-more.ts';
import { sectionFindings } from '#server/features/suggestions/engine/notes/section-findings.ts';
import { sessionsHad } from '#server/features/suggestions/engine/notes/sessions-had.ts';
import { socialOf } from '#server/features/suggestions/engine/notes/social-facts.ts';
import { namesSigns, saysStopping } from '#server/features/suggestions/engine/notes/stopping.ts';
import { subscriberSaid } from '#server/features/suggestions/engine/notes/subscriber-said.ts';
import { complaintsIn, symptomsIn } from '#server/features/suggestions/engine/notes/symptoms.ts';
import { testsDone } from '#server/features/suggestions/engine/notes/tests-done.ts';
import { tickedFacts } from '#server/features/suggestions/engine/notes/ticked-facts.ts';
import { workMail } from '#server/features/suggestions/engine/notes/work-mail.ts';
import { writersCalls } from '#server/features/suggestions/engine/notes/writers-calls.ts';
import { ownSuggestions } from '#server/features/suggestions/engine/own-suggestions.ts';
import { againstNo } from '#server/features/suggestions/engine/scope/against-no.ts';
import { uncorrected } from '#server/features/suggestions/engine/scope/corrected.ts';
import { isDisputed } from '#server/features/suggestions/engine/scope/disputed.ts';
import { statesNothing } from '#server/features/suggestions/engine/scope/no-statement.ts';
import { isNotNow } from '#server/features/suggestions/engine/scope/not-now.ts';
import { isOtherDeed } from '#server/features/suggestions/engine/scope/other-deeds.ts';
import { isOtherMatter } from '#server/features/suggestions/engine/scope/other-matter.ts';
import { isOtherUse } from '#server/features/suggestions/engine/scope/other-uses.ts';
import { namesOthers } from '#server/features/suggestions/engine/scope/others-named.ts';
import { bitsOf, ofClient } from '#server/features/suggestions/engine/scope/page-bits.ts';
import { aboutTitle, isSaid, sectionsOf } from '#server/features/suggestions/engine/scope/page-sections.ts';
import { isFramed, withDrugs } from '#server/features/suggestions/engine/scope/safety-frames.ts';
import * as safetyScope from '#server/features/suggestions/engine/scope/safety-scope.ts';
import { deniedAlone, saidOfNobody } from '#server/features/suggestions/engine/scope/said-of-nobody.ts';
import * as saysNone from '#server/features/suggestions/engine/scope/says-none.ts';
import { genderSpoken, goesOnOfOther, spokenOf } from '#server/features/suggestions/engine/scope/spoken-of.ts';
import * as scope from '#server/features/suggestions/engine/scope/statement-scope.ts';
import { withClientSaid } from '#server/features/suggestions/engine/scope/writers-kin.ts';
import { suggestFromRecord } from '#server/features/suggestions/engine/suggest.ts';
import { suggestAnswers } from '#server/features/suggestions/engine/suggest-answers.ts';
import { fitsField } from '#server/features/suggestions/engine/values/fits-field.ts';
import * as places from '#server/features/suggestions/engine/values/read-address.ts';
import { carrierOf } from '#server/features/suggestions/engine/values/read-carrier.ts';
import { readOwnValue } from '#server/features/suggestions/engine/values/read-own-value.ts';
import * as values from '#server/features/suggestions/engine/values/read-values.ts';
import { isOpenRide, lacksRide } from '#server/features/suggestions/engine/values/ride-values.ts';
import { scoreBehind, scoreFindings } from '#server/features/suggestions/engine/values/scale-scores.ts';
import * as unsure from '#server/features/suggestions/engine/values/unsure-values.ts';
import { valueTails } from '#server/features/suggestions/engine/values/value-tails.ts';
import { verifyFilled } from '#server/features/suggestions/engine/verify-filled.ts';
import { inAnswers } from '#server/features/understanding/assertion/asked-names.ts';
import * as assertion from '#server/features/understanding/assertion/assertion.ts';
import { inCaregivers } from '#server/features/understanding/assertion/caregiver-subjects.ts';
import { inColumns } from '#server/features/understanding/assertion/column-subjects.ts';
import { byContradiction } from '#server/features/understanding/assertion/contradictions.ts';
import {
  numbersCorrected,
  saysCorrected,
  saysWithdrawn,
} from '#server/features/understanding/assertion/corrections.ts';
import { inFields } from '#server/features/understanding/assertion/field-subjects.ts';
import { firstNamed } from '#server/features/understanding/assertion/first-named.ts';
import { inInitials } from '#server/features/understanding/assertion/initialed-subjects.ts';
import type { Judged } from '#server/features/understanding/assertion/judged.ts';
import { withLabels } from '#server/features/understanding/assertion/label-slips.ts';
import { inLetters } from '#server/features/understanding/assertion/letter-subjects.ts';
import { inLogs } from '#server/features/understanding/assertion/log-subjects.ts';
import { inCells } from '#server/features/understanding/assertion/lone-subjects.ts';
import * as namePlaces from '#server/features/understanding/assertion/name-places.ts';
import * as alike from '#server/features/understanding/assertion/names-alike.ts';
import { namedAsKinAlone, namesakeInHead } from '#server/features/understanding/assertion/namesakes.ts';
import * as narrated from '#server/features/understanding/assertion/narrated-subjects.ts';
import { onlyNamed } from '#server/features/understanding/assertion/only-named.ts';
import * as marks from '#server/features/understanding/assertion/page-marks.ts';
import { readPage } from '#server/features/understanding/assertion/page-read.ts';
import { subjectsOn } from '#server/features/understanding/assertion/page-subjects.ts';
import { beginsWithStranger, peopleNamed } from '#server/features/understanding/assertion/people-named.ts';
import { printedForAll } from '#server/features/understanding/assertion/printed-for-all.ts';
import { lacksClient, pronounsOf } from '#server/features/understanding/assertion/pronouns.ts';
import { birthBehind, bornBehind, inProse } from '#server/features/understanding/assertion/prose-subjects.ts';
import { inRoster } from '#server/features/understanding/assertion/roster-subjects.ts';
import { inRunningHeads } from '#server/features/understanding/assertion/running-heads.ts';
import { inMessages } from '#server/features/understanding/assertion/speaker-subjects.ts';
import { speaksForAnother } from '#server/features/understanding/assertion/speaks-for-another.ts';
import { inSubjectLines, isCalledSo, isSpokenOf } from '#server/features/understanding/assertion/subject-lines.ts';
import { readSubjects } from '#server/features/understanding/assertion/subjects.ts';
import { isListOfThings } from '#server/features/understanding/assertion/things-listed.ts';
import { turnsBack } from '#server/features/understanding/assertion/turns-back.ts';
import { whoseAllRead, whosePage, whosePages, whoseRead } from '#server/features/understanding/assertion/whose-page.ts';
import { inWideLabels } from '#server/features/understanding/assertion/wide-labels.ts';
import { ofItsWriter } from '#server/features/understanding/assertion/writer.ts';
import * as written from '#server/features/understanding/assertion/written-names.ts';
import { linesOfPage, withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { sentenceRanges, splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import {
  firstBox,
  holdsBox,
  readBoxes,
  readYesNo,
  saysByColumn,
} from '#server/features/understanding/layout/ticked-boxes.ts';
import { alikeTo } from '#server/features/understanding/meaning/letters-alike.ts';
import * as terms from '#server/features/understanding/meaning/question-terms.ts';
import { windowsOf } from '#server/features/understanding/meaning/windows.ts';
import { ownPages } from '#server/features/understanding/own-pages.ts';
import * as ssns from '#server/features/understanding/text/redact-ssn.ts';
import { repairSlips, withoutSlips } from '#server/features/understanding/text/repair-slips.ts';
import { findDates, onlyDate } from '#server/features/understanding/text/us-dates.ts';
import { verifyQuote } from '#server/features/understanding/text/verify-quote.ts';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';

const TODAY = '2026-05-12';
const CLIENT = { firstname: 'Dana', lastname: 'Sample', dob: '1990-01-02', mrn: '12345' };
const JUDGED: Judged = {
  ...{ whose: 'client', other: null, proven: true },
  mention: { full: true, first: 1, last: 1 },
  marks: readPage('Dana Sample', '2026-11-01').marks,
};
const CONTEXT = { today: TODAY, client: CLIENT };
const QUESTION = 'Does the client have a history of withdrawal seizures or alcohol use since 2021?';

const OWN_FIELDS = (['boolean', 'date', 'enum', 'multi_enum', 'number', 'text'] as const).map((type) => ({
  ...{ id: type, machine_name: type, type, section: 'Intake', options: ['Dana', 'her mother', '1 mg'] },
  label: `Name ${type}`,
  description: 'Who denies it, and what the client says of yes and no.',
}));

const OWN_TEXTS = [
  'medication_plan',
  'recent_substance_abuse',
  'concerns_for_withdrawal',
  'reason_for_seeking_treatment',
  'family_history',
  'history_of_trauma',
];

const SOMEBODY = [{ name: 'Odessa', gender: 'she' as const }];

const page = (text: string) => ({ page: 1, text });
const passage = (text: string) => ({ document_id: 'd', file_name: 'record.pdf', page: 1, text, rank: 1 });
const topics = Object.values(HISTORY_TOPICS);

/** Markup of a sheet with a text in it, as it stands and with tags that are never closed in place of some letters. */
const markupsOf = (text: string): string[] => [
  `<x:worksheet><is>${text}`,
  text.replaceAll('-', '<row '),
  text.replaceAll('1', '<c t="d"'),
  text.replaceAll('a', '<is><r '),
];

/** Each exported function that reads text, as the reader's tasks and the engines call it. */
const READERS: Record<string, (text: string) => unknown> = {
  answerFromPassages: (text) => answerFromPassages(QUESTION, [passage(text)], CONTEXT),
  closestPlaces: (text) => {
    const [question, index] = [readQuestion(QUESTION), indexPassages([passage(text)])];
    return closestPlaces({ question, text: QUESTION, passages: [passage(text)], index, asked: null });
  },
  weighWords: (text) =>
    weighWords(readQuestion(QUESTION).terms, [say(text)], indexPassages([passage(text)]).vocabulary),
  says: (text) => readQuestion(QUESTION).terms.map((term) => says(say(text), term)),
  alikeTo: (text) => [alikeTo(text)('seizure'), alikeTo('seizure')(text)],
  indexPassages: (text) => indexPassages([passage(text)]),
  scoreStatements: (text) => scoreStatements(readQuestion(QUESTION), indexPassages([passage(text)])),
  say,
  fitTerms: (text) => fitTerms(readQuestion(QUESTION).terms, indexPassages([passage(text)]).vocabulary),
  placesOf: (text) => placesOf(readQuestion(QUESTION), text),
  valueBeside: (text) =>
    (['when', 'who', 'where', 'why', 'how_many', 'how_often', 'how_long', 'identifier', 'dose'] as const).map((kind) =>
      valueBeside({ kind, asked: QUESTION, text, places: placesOf(readQuestion(QUESTION), text), own: ['Dana'] }),
    ),
  valuesBeside: (text) =>
    valuesBeside({
      ...{ kind: 'when', asked: 'When was the visit?', text, own: ['Dana'] },
      places: allPlacesOf(readQuestion(QUESTION), text),
    }),
  allPlacesOf: (text) => allPlacesOf(readQuestion(QUESTION), text),
  doubtsOf: (text) => {
    const question = readQuestion(QUESTION);
    const { terms } = question;
    return indexPassages([passage(text)]).statements.map((statement) =>
      doubtsOf({
        ...{ question, asked: QUESTION, terms, statement, words: statement.text },
        ...{ before: statement.text, after: statement.text, earlier: statement.text, others: [statement] },
        ...{ own: ['Dana', 'Sample'], lastname: 'Sample', byField: false },
      }),
    );
  },
  sureOf: (text) => {
    const [question, index] = [readQuestion(QUESTION), indexPassages([passage(text)])];
    const scored = scoreStatements(question, index);
    const isSure = sureOf({ question, asked: QUESTION, index, scored, about: CONTEXT, byField: false });
    return scored.slice(0, 8).map(isSure);
  },
  ofClientOf: (text) => {
    const [question, index] = [readQuestion(QUESTION), indexPassages([passage(text)])];
    const answer = { question, asked: QUESTION, index, scored: [], about: CONTEXT, byField: true };
    return index.statements.slice(0, 8).map(ofClientOf(answer));
  },
  kindHeld: (text) => ['person', 'date', 'count', 'open'].map((kind) => signs.kindHeld(kind as never, text, new Set())),
  namesSubstance: signs.namesSubstance,
  saysSubstance: signs.saysSubstance,
  fitsQuestion: (text) => {
    const question = readQuestion('Is the client still on probation now?');
    return indexPassages([passage(text)]).statements.map((each) => fitsQuestion(question, QUESTION, each));
  },
  readOfRecord: (text) => {
    const index = indexPassages([passage(text), passage(`Her sister Odessa had this struck. ${text}`)]);
    const record = readOfRecord(readQuestion(QUESTION), QUESTION, index, CONTEXT);
    return index.statements.map((each) => [record.ofOther(each), record.takenBack(each)]);
  },
  isTopicOnly: (text) => fitsKind.isTopicOnly(text, [[0, 5]]),
  isUnticked: (text) => fitsKind.isUnticked(text, [[0, 5]]),
  advisesReader: (text) => fitsKind.advisesReader(readQuestion('Any seizures?'), 'Any seizures?', text),
  isNoAmount: (text) => fitsKind.isNoAmount('How much heroin does she use?', text),
  isPageHead: (text) =>
    indexPassages([passage(text)]).statements.map((each) =>
      fitsKind.isPageHead(readQuestion(QUESTION), 'Any seizures?', each, 'Dana'),
    ),
  isBirthAlone: (text) => fitsKind.isBirthAlone(readQuestion('When was the visit?'), 'When was the visit?', text),
  hasDose: signs.hasDose,
  givesValues: (text) => signs.givesValues(['medication', 'allergy', 'diagnosis'], text),
  polarityOf: signs.polarityOf,
  saysPlainly: signs.saysPlainly,
  saysFinding: signs.saysFinding,
  verifyAnswer: (text) =>
    verifyAnswer(
      {
        found: true,
        answer: text,
        citations: [{ document_id: 'd', file_name: 'record.pdf', page: 1, quote: text.slice(0, 400) }],
      } as never,
      [passage(text)],
    ),
  draftSummary: (text) =>
    draftSummary([{ ...page(text), document_id: 'd', file_name: 'record.pdf' } as never], CONTEXT),
  extractSuggestions: (text) => extractSuggestions([page(text)], CONTEXT),
  knownLabel,
  labelMeaning,
  endingLabel,
  linesOf,
  readEntries,
  proseFindings: (text) => proseFindings(text, readEntries(text), CONTEXT),
  saysNothing: values.saysNothing,
  onlyPhone: values.onlyPhone,
  onlyEmail: values.onlyEmail,
  personOf: values.personOf,
  optionOf: (text) => values.optionOf('sex', text),
  addressOf: places.addressOf,
  placeOf: places.placeOf,
  identifierOf: values.identifierOf,
  sectionFindings,
  aboutTitle,
  sectionsOf: (text) => sectionsOf(text, linesOf(text)),
  isUnsure: (text) => ['allergies', 'history_of_self_harm'].map((field) => unsure.isUnsure(field, text)),
  ofAnotherAlone: unsure.ofAnotherAlone,
  isForNow: unsure.isForNow,
  saidOf: (text) => topics.map((topic) => scope.saidOf(text, topic)),
  mentionsRelative: scope.mentionsRelative,
  isQuestion: scope.isQuestion,
  ofAnimal: scope.ofAnimal,
  ofFormMark: scope.ofFormMark,
  addressesReader: scope.addressesReader,
  suggestAnswers: (text) => suggestAnswers([page(text)], [QUESTION], CONTEXT),
  suggestFromRecord: (text) => suggestFromRecord({ pages: [page(text)], context: CONTEXT, questions: [QUESTION] }),
  ownSuggestions: (text) => ownSuggestions([page(text)], CONTEXT, { fields: OWN_FIELDS, known: [] }),
  readOwnValue: (text) => OWN_FIELDS.map((field) => readOwnValue(field, text, TODAY)),
  titleWords: ownTitles.titleWords,
  ownTitles: (text) => ownTitles.ownTitles([{ ...OWN_FIELDS[0]!, label: text, description: text }]).titled(text),
  gridFindings: (text) => gridFindings(page(text)),
  askedMeaning,
  asksFieldAlone: (text) => asksFieldAlone(text, 'allergies'),
  fieldAsked,
  findingsOf: (text) => findingsOf(page(text), CONTEXT),
  fieldPlaces: (text) => fieldPlaces('Any allergies?', [page(text)], CONTEXT),
  factFindings: (text) => factFindings(text, readEntries(text)),
  noteFindings: (text) => noteFindings(text, readEntries(text), TODAY),
  planFindings: (text) => planFindings(text, readEntries(text)),
  isBlockHeads: (text) => linesOfPage({ text }).map(isBlockHeads),
  inBlocks: (text) => inBlocks(linesOfPage({ text }), [], sectionsOf(text, linesOf(text))),
  ownWords: (text) => ownWords(`"I want ${text}`, CONTEXT),
  saysWhy,
  saidByOther: (text) => saidByOther(text, CLIENT),
  asksOfAWhile: (text) => linesOfPage(page(text)).map(({ cells }) => asksOfAWhile(cells)),
  askedOfEach: (text) => askedOfEach(page(`ASK EACH\tDana\tLee\n${text}`), sectionsOf(text, linesOf(text)), CLIENT),
  rowsOfOtherPlaces: (text) => rowsOfOtherPlaces(page(`Sample (bed 2)\na\tbed\tb\n${text}`), CLIENT),
  holdsNextPair,
  pairedQuestions: (text) => pairedQuestions(text.replaceAll('\n', ' [x]Y [ ]N '), sectionsOf(text, linesOf(text))),
  withBoxesFirst: (text) => withBoxesFirst(text.replaceAll('\n', ' Y[x] N[ ] ')),
  printedForAll: (text) => [printedForAll(text), printedForAll(`${text}\nStory as read to him: "${text}`)],
  personColumns: (text) =>
    personColumns(page(`Name\tDana Sample\tLee Other\n${text}`), sectionsOf(text, linesOf(text)), CLIENT),
  planLines: (text) => [planLines(`Aetna ${text}`), planLines(text.replaceAll('-', 'Aetna ID 4417 7209 3 '))],
  plansOtherwise: (text) => plansOtherwise(`ins Aetna ${text}`, []),
  clinicianLines: (text) => [
    clinicianLines(`PCP Dr. ${text}`),
    clinicianLines(text.replaceAll('-', 'PCP Dr. Ana Poe ')),
  ],
  epiPens: (text) => [epiPens(`EpiPen ${text}`), epiPens(text.replaceAll('-', 'no EpiPen '))],
  addressLines: (text) => [addressLines(`Home, ${text}`), addressLines(text.replaceAll('-', '9 Poe Rd, '))],
  addressesSaid: (text) => addressesSaid(text, CONTEXT),
  clinicianWithin,
  homeAndWork: (text) => homeAndWork({ text }),
  workplaceIn,
  testsDone: (text) => testsDone({ text: `Neuropsych ${text}` }),
  workMail: (text) => [workMail(text, CONTEXT), workMail(text.replaceAll('-', 'Ana Poe apoe@a.example '), CONTEXT)],
  chargesIn: (text) => chargesIn({ text }),
  courtDayIn: (text) => courtDayIn({ text, start: 0, end: text.length }, TODAY),
  plansBeside,
  careIn: (text) => [careIn({ text }, 'treatment'), careIn({ text }, 'hospital')],
  ledTexts,
  ledFindings: (text) => [
    ledFindings(text, TODAY),
    ledFindings(`LEGAL ${text}`, TODAY),
    ledFindings(`Needs: ${text}`, TODAY),
  ],
  piecesOf: (text) => piecesOf({ topic: 'legal', text, start: 0, end: text.length }),
  paperIn: (text) => paperIn({ text }),
  sessionsIn: (text) => sessionsIn({ text }),
  lacksRide: (text) => lacksRide('Ride', text),
  isOpenRide: (text) => isOpenRide('Ride', text),
  bareCells: (text) => bareCells(page(`Dana Sample\n${text}`), CLIENT),
  careTeamRows: (text) => careTeamRows(page(text)),
  sexBeside: (text) => sexBeside(text, CONTEXT),
  callsDirected: (text) => callsDirected(`Call me about beds. ${text}`, CONTEXT),
  needsBringing: (text) => needsBringing(text),
  numberedPeople: (text) => [
    numberedPeople(text, CLIENT),
    numberedPeople(text.replaceAll('-', 'Ana Poe 555-0100 '), CLIENT),
  ],
  addresseeFindings: (text) => addresseeFindings(`${text}\nDear Dana,\nThank you for referring your patient.`),
  guardianFindings: (text) => guardianFindings(`In the matter of the ward\n${text}`, readEntries(text), CONTEXT),
  employersListed: (text) => employersListed(readEntries(text)),
  companyListed,
  reachedAt: (text) => reachedAt(text, CONTEXT),
  subscriberSaid: (text) => subscriberSaid(text, CONTEXT),
  carrierOf,
  isClient: (text) => whose.isClient(text, CLIENT),
  isPartOfName: (text) => whose.isPartOfName(text, 'last', CLIENT),
  isSomebodyElse: (text) => whose.isSomebodyElse(text, CLIENT),
  ownerBegun: (text) => whose.ownerBegun('subscriber', 'Sponsor', text),
  namesClient: (text) => whose.namesClient(null, text, CLIENT),
  ofOwnerBefore: (text) =>
    readEntries(text).map((entry) => whose.ofOwnerBefore({ ...entry, label: text }, 'emergency', { line: entry.line })),
  isOthersBirth: (text) => whose.isOthersBirth(text, null, { ...CLIENT, dob: '1980-01-02' }, CONTEXT.today),
  isBareDoctor: (text) => whose.isBareDoctor('MD', text),
  isSoberSponsor: (text) => whose.isSoberSponsor('Sponsor', text, true),
  linesOfName: (text) => whose.linesOfName(text, CLIENT),
  namesGuardian: (text) => readEntries(`Guardian: ${text}`).map(whose.namesGuardian),
  valueTails: (text) => valueTails(readEntries(text)),
  allergyBoxes: (text) => allergyBoxes(text, sectionsOf(text, linesOf(text))),
  everydayCells: (text) => everydayCells(text, sectionsOf(text, linesOf(text))),
  answerBlocks: (text) => linesOfPage(page(`Asked\tY\tN\tY\tN\n${text}`)).flatMap(answerBlocks),
  askedOfFamily: (text) => askedOfFamily(linesOf(`Anyone in your family:\n${text}`)),
  holdsNextQuestion: (text) => holdsNextQuestion(`X ${text}? X`),
  saysByColumn,
  withinSentence: (text) =>
    readEntries(`allergies: ${text}`).map((entry) => withinSentence({ ...entry, value: text, label: 'cannot take' })),
  rowsOfOthers: (text) => rowsOfOthers(`C-1 SAMPLE, D\nC-2 OTHER, P\n${text}`, CLIENT),
  byContradiction: (text) =>
    byContradiction(
      [{ ...JUDGED, whose: 'unknown', proven: false, marks: readPage(text, TODAY).marks }, JUDGED],
      [{ text: `Ms. Sample ${text}` }, { text }],
      CLIENT,
    ),
  namesakeInHead: (text) => namesakeInHead(`SAMPLE, DALE\n${text}`, CLIENT),
  namedAsKinAlone: (text) => namedAsKinAlone(`Parent: Dana\n${text}`, CLIENT),
  markedColumns: (text) => markedColumns(page(`Asked\tY\tN\n${text}`), sectionsOf(text, linesOf(text))),
  everydayField,
  everydayMeaning,
  saysWithdrawing,
  saysStopping: (text) => saysStopping(`When he stops ${text}`),
  namesSigns,
  ledSafety: (text) => ledSafety(`Suicide: ${text}`),
  safetyAnswers: (text) => safetyAnswers(`Seizures Y ${text}`),
  withClientSaid: (text) => withClientSaid(`my son Dana ${text}`, { firstname: 'Dana', lastname: 'Sample' }),
  isNoSafety: (text) =>
    (['allergies', 'history_of_suicide_attempts', 'history_of_seizures', 'concerns_for_withdrawal'] as const).map(
      (field) => safetyScope.isNoSafety({ ...{ field, value: 'No', from: 'prose' }, start: 0, end: text.length }, text),
    ),
  statesNothing: (text) =>
    (['allergies', 'history_of_self_harm', 'aggression_or_property_damage', 'concerns_for_withdrawal'] as const).map(
      (field) => statesNothing({ ...{ field, value: text, from: 'prose' }, start: 0, end: text.length }, text),
    ),
  isOtherDeed: (text) =>
    (
      [
        'allergies',
        'history_of_self_harm',
        'history_of_suicide_attempts',
        'history_of_seizures',
        'aggression_or_property_damage',
        'concerns_for_withdrawal',
      ] as const
    ).map((field) => isOtherDeed({ ...{ field, value: text, from: 'prose' }, start: 0, end: text.length }, text)),
  againstNo: (text) =>
    (['history_of_self_harm', 'aggression_or_property_damage', 'history_of_seizures'] as const).map((field) =>
      againstNo(`No cutting, no fighting. ${text}`)({
        field,
        value: 'No',
        start: 0,
        end: 24,
        from: 'prose',
        said: 'no',
      }),
    ),
  ofWriterAlone: (text) =>
    safetyScope.ofWriterAlone(
      { ...{ field: 'allergies', value: text, from: 'prose' }, start: 0, end: text.length },
      text,
      'he',
    ),
  uncorrected: (text) =>
    uncorrected(
      [{ ...{ field: 'allergies', value: text, from: 'prose' }, start: 0, end: text.length, page: { page: 1, text } }],
      [{ page: 1, text: `Correction to Q9. ${text}` }],
    ),
  isWrapped: (text) => readEntries(text).map((entry) => isWrapped(text, entry)),
  saysNone: (text) =>
    (['allergies', 'phone_number', 'history_of_self_harm', 'carrier'] as const).map((field) =>
      saysNone.saysNone({ ...{ field, value: text, from: 'prose' }, start: 0, end: text.length }, text),
    ),
  isOtherMatter: (text) =>
    ['residential_programs', 'hospitalizations', 'current_symptoms', 'living_status', 'pending_legal_charges']
      .concat(['employer', 'subscriber_id', 'history_of_tbi_concussions', 'other_levels_of_care', ...OWN_TEXTS])
      .flatMap((field) =>
        (['prose', 'label'] as const).map((from) =>
          isOtherMatter({ ...{ field, value: text, from }, start: 0, end: text.length }, text),
        ),
      ),
  saidOfNobody: (text) =>
    ['history_of_seizures', 'allergies', 'address', 'contact_person_name', 'current_therapist_name', 'subscriber_id']
      .concat(['authorization_number', 'other_levels_of_care', 'reason_for_seeking_treatment'])
      .flatMap((field) =>
        [text, 'No'].map((value) =>
          saidOfNobody({ ...{ field, value, from: 'prose' }, start: 0, end: text.length }, text, CLIENT),
        ),
      ),
  deniedAlone: (text) =>
    deniedAlone({ ...{ field: 'allergies', value: text, from: 'label' }, start: 0, end: text.length }, text),
  isNotNow: (text) =>
    ['No', 'Full-time', 'Widowed', 'With family', text].flatMap((value) =>
      ['medication_plan', 'hospitalizations', 'probation', 'employment_status', 'marital_status', 'living_status']
        .concat(['history_of_trauma', 'reason_for_seeking_treatment', 'next_appointment'])
        .concat(['recent_substance_abuse', 'residential_programs'])
        .map((field) => isNotNow({ ...{ field, value, from: 'prose' }, start: 0, end: text.length }, text, CLIENT)),
    ),
  withRide: (text) =>
    saysNone.withRide(
      { ...{ field: 'transportation_required', value: 'No', from: 'label' }, start: 0, end: text.length },
      text,
    ),
  isFramed: (text) =>
    (
      [
        'allergies',
        'history_of_self_harm',
        'history_of_suicide_attempts',
        'aggression_or_property_damage',
        'concerns_for_withdrawal',
      ] as const
    ).flatMap((field) =>
      [text, 'No', 'Yes'].map((value) =>
        isFramed({ ...{ field, value, from: 'prose' }, start: 0, end: text.length }, text),
      ),
    ),
  withDrugs: (text) =>
    withDrugs({ ...{ field: 'allergies', value: 'NKFA.', from: 'label' }, start: 0, end: 5 }, `NKFA. Drug: ${text}`),
  wholeAllergy: (text) =>
    saysNone.wholeAllergy({ ...{ field: 'allergies', value: text, from: 'label' }, start: 0, end: text.length }, text),
  undressed,
  byColumns: (text) => byColumns(`a |\na |\na |\n${text}`, readEntries(text)),
  contactRows: (text) => contactRows(page(text)),
  linedEntries: (text) => linedEntries(text, sectionsOf(text, linesOf(text))),
  placesBelow: (text) => placesBelow(page(text), [{ field: 'address', value: 'x', start: 0, end: 5, from: 'label' }]),
  boxEntries: (text) => boxEntries(page(text), sectionsOf(text, linesOf(text))),
  ledEntries: (text) => ledEntries(text, sectionsOf(text, linesOf(text))),
  cellEntries: (text) => cellEntries(text, sectionsOf(text, linesOf(text))),
  bitsOf: (text) => bitsOf(text, []),
  ofClient: (text) => ofClient(text, 0, 5),
  namesOthers: (text) => [namesOthers(text)(text), namesOthers(`WIFE Odessa ${text}`, CLIENT)(text)],
  withoutLines: (text) => [withoutLines(text), withoutLines(`__Dana__${text}`)],
  withoutPen: (text) => [withoutPen(`~~A~~${text}`), withoutPen(text.replaceAll('-', '~~'))],
  daysAhead: (text) => daysAhead(text, TODAY),
  visitFindings: (text) => visitFindings(text, TODAY),
  socialOf: (text) => socialOf({ text, start: 0, end: text.length }),
  levelsIn: (text) => levelsIn({ text, start: 0, end: text.length }),
  needsIn: (text) => needsIn({ text }),
  sessionsHad: (text) => sessionsHad({ text }),
  writersCalls: (text) => writersCalls(`Speak with me ${text}`, CONTEXT),
  isOtherUse: (text) =>
    isOtherUse({ field: 'current_psychiatrist_name', value: text, start: 0, end: text.length, from: 'prose' }, text),
  reachFindings: (text) => [reachFindings(text, CONTEXT), reachFindings(text.replaceAll('-', 'call him '), CONTEXT)],
  reasonRank,
  reasonsIn: (text) => reasonsIn({ text, start: 0, end: text.length }),
  complaintsIn,
  symptomsIn: (text) => symptomsIn({ text, start: 0, end: text.length }),
  isDisputed: (text) => [isDisputed(text, ''), isDisputed('', text)],
  fitsField: (text) => OWN_TEXTS.map((field) => fitsField(field, text)),
  saysMore: (text) => OWN_TEXTS.map((field) => saysMore({ field, value: text, start: 0, end: 1, from: 'prose' })),
  leavesOpen: (text) => ['pending_legal_charges', 'eating_disorder'].map((field) => leavesOpen(field, text)),
  isAskedFor: (text) => isAskedFor('hospitalizations', text),
  isSaid: (text) => isSaid('instructions', text),
  addressFindings: (text) => addressFindings(`Dana Sample\n${text}`, CONTEXT),
  speaksOfFamily: (text) => speaksOfFamily({ text }),
  circumstancesOf: (text) => circumstancesOf({ text, start: 0, end: text.length }),
  historyOfBit: (text) => historyOfBit({ text, start: 0, end: text.length }),
  answeredEntries: (text) => [
    answeredEntries(text, sectionsOf(text, linesOf(text)), CONTEXT),
    answeredEntries(`Any seizures?\n${text}`, sectionsOf(text, linesOf(text)), CONTEXT),
  ],
  englishOf,
  ringedEntries: (text) => [
    ringedEntries(text, sectionsOf(text, linesOf(text))),
    ringedEntries(`Any seizures (Y) N ${text}`, sectionsOf(text, linesOf(text))),
  ],
  ...{ onlyPoints: limits.onlyPoints, withoutAsking: limits.withoutAsking, allergenOf: limits.allergenOf },
  ratedRisk: (text) => [limits.ratedRisk('Risk', text), limits.ratedRisk(text, 'high')],
  answersLess: (text) => [
    limits.answersLess('history_of_suicide_attempts', 'Suicide', text),
    limits.answersLess('history_of_suicide_attempts', text, 'no'),
  ],
  noWithMore: limits.noWithMore,
  ofKindsAlone: furtherNotes.ofKindsAlone,
  hasPlainSigns: furtherNotes.hasPlainSigns,
  saysAttempt: furtherNotes.saysAttempt,
  choiceEntries: (text) => choiceEntries(text, sectionsOf(text, linesOf(text))),
  scoreFindings: (text) => [scoreFindings(page(text)), scoreFindings(page(`Time CIWA BP\n${text}`))],
  scoreBehind: (text) => [scoreBehind('CIWA', text), scoreBehind(text, '22')],
  tickedFacts: (text) => tickedFacts(text, sectionsOf(text, linesOf(text))),
  genderSpoken: (text) => genderSpoken([text]),
  spokenOf: (text) => spokenOf([text], CONTEXT).namesOthers(text),
  goesOnOfOther: (text) => {
    const goesOn = goesOnOfOther(text, { people: SOMEBODY, gender: 'he', namesOthers: () => false }, CONTEXT);
    return [0, text.length - 1].map(goesOn);
  },
  contactsNamed,
  repairSlips,
  withoutSlips: (text) => withoutSlips({ text }),
  tableEntries: (text) => tableEntries(page(text), sectionsOf(text, linesOf(text))),
  verifyFilled: (text) =>
    verifyFilled([{ field: 'firstname', value: 'Dana', page: 1, quote: text.slice(0, 400) }], [page(text)], CONTEXT),
  readAssertions: (text) => assertion.readAssertions(text)(0, 5),
  isStruck: assertion.isStruck,
  takesBack: assertion.takesBack,
  takesLineBack: assertion.takesLineBack,
  pennedOut: (text) => assertion.pennedOut(`~~${text}~~`),
  namesRelative: assertion.namesRelative,
  saysWithdrawn,
  saysCorrected,
  numbersCorrected,
  peopleNamed: (text) => peopleNamed(indexPassages([passage(text)]).statements, CLIENT),
  beginsWithStranger: (text) => beginsWithStranger(text, CLIENT, new Set()),
  turnsBack: (text) => [turnsBack(text, 'He is'), turnsBack('His father hit him.', text)],
  readSubjects: (text) =>
    readSubjects(indexPassages([passage(text)]).statements, { client: CLIENT, people: SOMEBODY, spokenOf: 'he' }),
  lacksClient: (text) => lacksClient(text, { named: SOMEBODY, own: [], spokenOf: 'he' }),
  pronounsOf: (text) => pronounsOf(text, { named: SOMEBODY, own: [/Dana/gi], spokenOf: 'he' })(text.length),
  folded: alike.folded,
  nearly: (text) => alike.nearly(text, `${text}x`),
  sameName: (text) => [alike.sameName(text, `${text}x`), alike.sameName(`${text}a`, `${text}b`)],
  nameParts: (text) => alike.nameParts([text]),
  isLastAlone: (text) => alike.isLastAlone([text], CLIENT),
  matchName: (text) => alike.matchName(alike.nameParts([text]), CLIENT),
  mentionOf: (text) => alike.mentionOf(text, CLIENT, ['sample']),
  marksOf: (text) => marks.marksOf(text, TODAY),
  under: (text) => marks.under(text, /^name$/i),
  underContacts: (text) => marks.underContacts(text, text.length),
  subjectsOn: (text) => subjectsOn(text, TODAY),
  inProse: (text) => inProse(`Dear you, your portal: ${text}`, TODAY),
  bornBehind: (text) => bornBehind(text, TODAY),
  birthBehind: (text) => birthBehind(text, TODAY),
  withLabels,
  firstNamed: (text) => firstNamed(`Dana Sample has ${text}`, new Set()),
  inFields: (text) => inFields(`First name: ${text}`),
  inInitials: (text) => inInitials(text, TODAY),
  inCells: (text) => inCells(`I promise\n${text}`, TODAY),
  inMessages: (text) => inMessages(text),
  inWideLabels: (text) => inWideLabels(text),
  onlyNamed: (text) => onlyNamed(text, [...written.namesIn(text, 0, text.length)], new Set()),
  inRunningHeads,
  inCaregivers: (text) => inCaregivers(text, TODAY),
  inColumns: (text) => inColumns(`Name\tBed\n${text}`),
  inSubjectLines: (text) => inSubjectLines(`Re: Marsh\n${text}`),
  isSpokenOf: (text) => isSpokenOf(text, 'Marsh'),
  isCalledSo: (text) => isCalledSo(text, 'Marsh'),
  inAnswers: (text) => inAnswers(`Are you safe? Do you drink? Have you a bed?\nI, me, my. Your name?\n${text}`),
  inLogs: (text) => inLogs(`${'0600 Marsh slept\n'.repeat(5)}0700 ${text}`),
  inRoster: (text) => inRoster(`Census\n${text}`),
  speaksForAnother: (text) => ['Insured', 'Caller'].map((label) => speaksForAnother(text, label)),
  inNarrative: (text) => narrated.inNarrative(`My son, Dana Sample, needs a bed ${text}`, new Set()),
  isIntroduced: (text) => narrated.isIntroduced(text, { start: 5, end: text.length - 5 }),
  isOfAnotherSex: (text) => narrated.isOfAnotherSex(text, { end: 5 }),
  placesOfName: (text) => namePlaces.placesOfName([text], CLIENT),
  hasNameInPlace: (text) =>
    namePlaces.hasNameInPlace(text, [{ before: 'resident of this house', after: '', row: 0 }], CLIENT, new Set()),
  capitalsOn: (text) => namePlaces.capitalsOn([text]),
  inLetters: (text) => inLetters(`Hi, your meds, I drink: ${text}`),
  readName: (text) => written.readName(text, 0),
  namesIn: (text) => [...written.namesIn(text, 0, text.length)],
  isSomebodyBeside: (text) => written.isSomebodyBeside(text, { start: 5, end: text.length - 5 }),
  isInRole: (text) => written.isInRole(text, { start: 5, end: text.length - 5 }),
  isAtWork: (text) => written.isAtWork(text, 5),
  initialsAt: (text) => written.initialsAt(text, 0),
  blurred: alike.blurred,
  isFollowedByLabel: written.isFollowedByLabel,
  isOfThings: (text) => [...written.namesIn(text, 0, text.length)].map(written.isOfThings),
  isListOfThings: (text) => isListOfThings(text, { start: 0, end: text.length }),
  whosePage: (text) => whosePage(text, CLIENT, TODAY),
  ownPages: (text) => ownPages([page(text)], CONTEXT),
  readPage: (text) => readPage(text, TODAY),
  whoseRead: (text) => whoseRead(readPage(text, TODAY), CLIENT),
  whoseAllRead: (text) => whoseAllRead([readPage(text, TODAY)], CLIENT),
  whosePages: (text) => whosePages([page(text)], CLIENT, TODAY),
  ofItsWriter: (text) => {
    const own = ofItsWriter(`To whom it may concern: my name is ${text}`, CLIENT);
    return [own(text), own(`I am ${text}`), ofItsWriter(`Sincerely,\n${text} I`, CLIENT)(text)];
  },
  linesOfPage: (text) => linesOfPage({ text }),
  withColumns: (text) => withColumns({ text }),
  sentenceRanges,
  splitStatements,
  firstBox,
  holdsBox,
  readBoxes,
  readYesNo,
  normalize: terms.normalize,
  stem: terms.stem,
  rootOf: terms.rootOf,
  wordsOf: terms.wordsOf,
  askedNotions: (text) => terms.askedNotions(terms.wordsOf(text)),
  saidNotions: (text) => terms.saidNotions(terms.wordsOf(text)),
  widerNotions: (text) => terms.widerNotions(terms.wordsOf(text)),
  contentTerms: terms.contentTerms,
  daysNamed: terms.daysNamed,
  windowsOf,
  findSsns: ssns.findSsns,
  removeSsns: ssns.removeSsns,
  maskSsns: ssns.maskSsns,
  findDates: (text) => findDates(text, TODAY),
  onlyDate: (text) => onlyDate(text, TODAY),
  verifyQuote: (text) => verifyQuote(`${text.slice(0, 400)}!`, text),
  cleanText: cleaning.cleanText,
  mapLetters: cleaning.mapLetters,
  unmappedShare: cleaning.unmappedShare,
  countWordCharacters: cleaning.countWordCharacters,
  decodeText: (text) => decodeText(Buffer.from(text)),
  visibleSheets: (text) => visibleSheets(text, text),
  isOdd: (text) => markupsOf(text).map(isOdd),
  plainMarkup: (text) => markupsOf(text).map(plainMarkup),
};

/** Reads as it goes, so it is awaited. */
const STREAMS: Record<string, (text: string) => Promise<unknown>> = {
  readCsv: async (text) => {
    try {
      for await (const row of readCsv(Buffer.from(text))) if (row.line < 0) return row;
    } catch (error) {
      // A row of too many columns is refused, which is an end too.
      if (!(error instanceof UnreadableSheet)) throw error;
    }
    return null;
  },
};

/** Exported functions that read no text of a page, or only what another of the table hands them in parts. */
const NO_TEXT = new Set([
  'isBirth',
  // Places alone.
  ...['middle', 'isUnderHead'],
  // A question is short: the verbs refuse a long one.
  ...['readQuestion', 'retrievalTerms', 'loosely'],
  // Takes what looks up.
  'lately',
  // Over a page of its own.
  'rehearse',
  // Of the rules' own words.
  ...['wholeWords', 'wordsBegin', 'wholeWordsAsWritten', 'wordsBeginAsWritten'],
  ...['phrasePattern', 'embed', 'likeness', 'meaningOf', 'likeWindows', 'understandPages', 'answerQuestion'],
  ...[
    'isStop',
    'isSoft',
    'saidSpans',
    'looserSpans',
    'looserNotions',
    'assertionOf',
    'stands',
    // Read by `answerFromPassages`.
    'readAnswer',
    // Names and words for people are short.
    ...['genderOf', 'ownNames', 'namePattern', 'isWhole'],
    // What speaks against one statement is read by `doubtsOf`.
    ...['leavesOutNarrowing', 'leavesOutWords', 'leavesOutEveryday', 'leavesOutMarks', 'namesSignAlone'],
    ...['leavesOutBesideField', 'namesNoDeed', 'lacksEvidence', 'narrowsList', 'isOfOffice', 'isGivenOnce'],
    'saysYesOrNo',
    'mayBeOfAnother',
    // Marks of pages and days are read by others.
    ...['sameTitle', 'isNext', 'differs', 'isTooOld', 'keyOf', 'shapeOf'],
    // Marks and heads of a row are read by `markedColumns`.
    'headOver',
    'besideEntries',
    // Cells are read by `tableEntries`.
    ...['isAnswerTo', 'isPairs', 'personOver'],
    'entryFindings',
    ...['bareValues', 'collapsed', 'fieldValues', 'personValues', 'yesOrNo'],
    // Two short words.
    'isWithdrawing',
    'hasOptions',
    'pagesOfClient',
    // Of findings, not of a text; those of a page are judged as `findingsOf` reads it.
    ...['withoutHalfNo', 'agreedAllergies', 'chosen', 'holding'],
    // By a field's name.
    'topicsOf',
    // Titles are short.
    'ownTopic',
  ],
]);

const UNITS = [
  ...['a', '1', ' ', '\n', '.', '-', '_', '(', '"', ',', ':', '\t', '|', '[', 'é'],
  ...['a: ', '1-', '1/2/', '[ ] ', 'Mr. ', 'no ', 'and ', 'a@', 'Aa ', '1 mg ', '. A', ', but she '],
  ...['Name: Dana ', 'denies ', 'her mother ', 'Yes No ', '(1) ', '12 ', 'x\t', 'Dr. A', "client's "],
];
const LENGTHS = [20_000, 40_000, 80_000] as const;
const MOST = 2.5;
/** Milliseconds below which a time says nothing: what clears memory up takes some of its own. */
const FLOOR = 20;
/** Tries before a slow one counts: another process may hold the core, but not each time. */
const TRIES = 16;

const textOf = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Milliseconds one reading of a text takes. */
async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  await read(text);
  const { user, system } = process.cpuUsage(before);
  // On a busy machine the first is too long, and where threads clear memory up beside it the second.
  return Math.min(performance.now() - began, (user + system) / 1_000);
}

/** By the first and the last, so that one step in which memory was cleared up does not count for two. */
const isLinear = (first: number, last: number): boolean =>
  last <= MOST ** (LENGTHS.length - 1) * Math.max(FLOOR, first);

/** A shortest text read in this time is linear, or at its longest within the floor even where it is quadratic. */
const PLAINLY = (MOST ** (LENGTHS.length - 1) * FLOOR) / (LENGTHS.at(-1)! / LENGTHS[0]) ** 2;

/** Whether one or two looks say enough, as they do for most. */
async function isPlainlyLinear(read: (text: string) => unknown, unit: string): Promise<boolean> {
  const shortest = textOf(unit, LENGTHS[0]);
  if ((await timeOf(read, shortest)) <= PLAINLY) return true;
  const last = await timeOf(read, textOf(unit, LENGTHS.at(-1)!));
  return isLinear(0, last) || isLinear(await timeOf(read, shortest), last);
}

/** The least times of all lengths over some tries, until they are in line. */
async function leastTimes(read: (text: string) => unknown, unit: string): Promise<number[]> {
  const texts = LENGTHS.map((length) => textOf(unit, length));
  const least = texts.map(() => Number.POSITIVE_INFINITY);
  for (let tries = 0; tries < TRIES && (tries === 0 || !isLinear(least[0]!, least.at(-1)!)); tries += 1)
    for (const [at, text] of texts.entries()) {
      // What was read before is not to be cleared up in the middle of this.
      globalThis.gc?.();
      least[at] = Math.min(least[at]!, await timeOf(read, text));
    }
  return least;
}

test.each(Object.entries({ ...READERS, ...STREAMS }))(
  'twice the text costs %s at most 2.5 times as much',
  async (_name, read) => {
    const slow: string[] = [];
    for (const unit of UNITS) {
      if (await isPlainlyLinear(read, unit)) continue;
      const times = await leastTimes(read, unit);
      if (!isLinear(times[0]!, times.at(-1)!))
        slow.push(`${JSON.stringify(unit)}: ${times.map((time) => time.toFixed(1)).join(', ')} ms`);
    }
    expect(slow).toEqual([]);
  },
  120_000,
);

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['understanding', 'questions/engine', 'suggestions/engine'].map(
  (each) => `src/server/features/${each}`,
);
/** Of the reader itself; the rest opens files and pictures, which the limits of its children hold. */
const OWN = [
  'documents/clean-text.ts',
  ...['sheets/decode-text.ts', 'sheets/plain-markup.ts', 'sheets/read-csv.ts', 'sheets/visible-sheets.ts'],
];

test('the table names every exported function that reads text', async () => {
  const files = [
    ...FOLDERS.flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => path.join(ROOT, folder, file)),
    ),
    ...OWN.map((file) => path.join(ROOT, 'src/reader', file)),
  ];
  const unnamed: string[] = [];
  for (const file of files)
    for (const [name, value] of Object.entries((await import(pathToFileURL(file).href)) as object))
      if (typeof value === 'function' && !(name in READERS) && !(name in STREAMS) && !NO_TEXT.has(name))
        unnamed.push(`${path.relative(ROOT, file)}: ${name}`);
  expect(unnamed).toEqual([]);
});
