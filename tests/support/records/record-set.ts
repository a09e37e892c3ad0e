import type { RecordContext } from '#server/features/suggestions/engine/suggestion.ts';
import { asRead, type ReadPage } from './as-read.ts';
import type { Kind, MadeRecord } from './kind.ts';
import type { ApartRecord } from './kinds/apart-record.ts';
import * as evaluation from './kinds/held-out/evaluation.ts';
import * as groupNotesAndRunSheet from './kinds/held-out/group-notes-and-run-sheet.ts';
import * as handFilledForm from './kinds/held-out/hand-filled-form.ts';
import * as incidentReport from './kinds/held-out/incident-report.ts';
import * as lettersAndSchoolPapers from './kinds/held-out/letters-and-school-papers.ts';
import * as assessments from './kinds/known/assessments.ts';
import * as chartNotes from './kinds/known/chart-notes.ts';
import * as coverageTables from './kinds/known/coverage-tables.ts';
import * as hospitalPapers from './kinds/known/hospital-papers.ts';
import * as intakeForms from './kinds/known/intake-forms.ts';
import * as lettersAndReports from './kinds/known/letters-and-reports.ts';
import { ONCE_APART } from './kinds/known/once-apart.ts';
import { SET_APART } from './kinds/set-apart/set-apart.ts';
import { isoDay, PEOPLE, type Person, STRANGER } from './person.ts';

/** A made record as reading gives it back, with what is right about it. */
export interface ReadRecord extends Omit<MadeRecord, 'pages'> {
  key: string;
  kind: string;
  person: Pick<Person, 'key' | 'firstname' | 'lastname' | 'dob'>;
  pages: ReadPage[];
  /** Pages of the packet that are a stranger's. */
  strange: number[];
}

/** The day on which the records are read. */
export const RECORD_DAY = '2026-11-01';

const KNOWN_KINDS = {
  ...hospitalPapers,
  ...assessments,
  ...chartNotes,
  ...intakeForms,
  ...coverageTables,
  ...lettersAndReports,
};
const HELD_OUT_KINDS = {
  ...evaluation,
  ...lettersAndSchoolPapers,
  ...handFilledForm,
  ...groupNotesAndRunSheet,
  ...incidentReport,
};

function make(kind: string, write: Kind, person: Person, at: number): ReadRecord {
  const made = write(person, at);
  // Every third packet holds a page of somebody else behind the client's own.
  const stray = at % 3 === 2 ? write(STRANGER, at + 1).pages.slice(0, 1) : [];
  const printed = [...made.pages, ...stray];
  const as = at % 2 === 1 ? ('scan' as const) : ('text' as const);
  return {
    ...made,
    key: `${kind}-${person.key}`,
    kind,
    person,
    pages: printed.map((page, index) => asRead(page, index + 1, as, at + kind.length)),
    strange: stray.map((_, index) => made.pages.length + index + 1),
  };
}

const setOf = (kinds: Readonly<Record<string, Kind>>): ReadRecord[] =>
  Object.entries(kinds).flatMap(([kind, write]) => PEOPLE.map((person, at) => make(kind, write, person, at)));

function readApart(kind: string, record: ApartRecord, at: number): ReadRecord {
  const key = `${kind}-${record.person.key}`;
  const pages = record.pages.map((page, index) => asRead(page, index + 1, record.as, at + kind.length));
  return { ...record, key, kind, pages, strange: [...(record.strange ?? [])] };
}

/** Records of kinds that the rules may be made with. */
export const KNOWN_RECORDS: readonly ReadRecord[] = setOf(KNOWN_KINDS);

/** Records of kinds that no rule was to be made with; they have since been read beside the rules. */
export const HELD_OUT_RECORDS: readonly ReadRecord[] = setOf(HELD_OUT_KINDS);

const setApart = (kinds: Readonly<Record<string, readonly ApartRecord[]>>): ReadRecord[] =>
  Object.entries(kinds).flatMap(([kind, records]) => records.map((record, at) => readApart(kind, record, at)));

/** Records of another hand that were set apart until they were read for the rules. */
export const ONCE_APART_RECORDS: readonly ReadRecord[] = setApart(ONCE_APART);

/**
 * Records that nobody reads who writes rules, with what they should come to: they measure, and once read for a rule they
 * are replaced. Their README says how.
 */
export const SET_APART_RECORDS: readonly ReadRecord[] = setApart(SET_APART);

/** Whose record it is, as a reader knows it. */
export const contextOf = ({ person }: ReadRecord): RecordContext => ({
  today: RECORD_DAY,
  client: { firstname: person.firstname, lastname: person.lastname, dob: isoDay(person.dob) },
});
