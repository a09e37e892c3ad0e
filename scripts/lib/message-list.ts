/** The list of every text a user sees, as it is kept in `docs/spec/messages.tsv`. */

/** `label` and `exact` stand in the catalog as they are; a `pattern` stands there in `form`. */
const KINDS = ['exact', 'label', 'pattern'] as const;
const HEADING = ['text', 'where', 'kind', 'form'];
/** Where a text of ours comes from; every other place is a part of the specification. */
const OWN = 'own';

export interface MessageRow {
  text: string;
  where: string;
  kind: (typeof KINDS)[number];
  /** The catalog's own form of a pattern. */
  form?: string;
}

/** What the catalog must hold for a row. */
export const formOf = (row: MessageRow): string => row.form ?? row.text;

/** @throws for a line that is not a row */
export function readMessageList(source: string): MessageRow[] {
  const [heading, ...lines] = source.split('\n').filter((line) => line !== '');
  if (heading !== HEADING.join('\t')) throw new Error(`the first line must be ${HEADING.join(' ')}`);
  return lines.map((line, at) => {
    const [text = '', where = '', kind = '', form, ...rest] = line.split('\t');
    const known = KINDS.find((each) => each === kind);
    const whole = text !== '' && where !== '' && rest.length === 0 && (known === 'pattern') === (form !== undefined);
    if (!known || !whole) throw new Error(`line ${at + 2} is not a row: ${line}`);
    return { text, where, kind: known, ...(form === undefined ? {} : { form }) };
  });
}

const inOrder = (a: MessageRow, b: MessageRow) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);

/** The list as it is written: by text, so that two branches seldom touch the same line. */
export function writeMessageList(rows: readonly MessageRow[]): string {
  const lines = [...rows]
    .sort(inOrder)
    .map(({ text, where, kind, form }) => [text, where, kind, ...(form === undefined ? [] : [form])].join('\t'));
  return `${[HEADING.join('\t'), ...lines].join('\n')}\n`;
}

const ownRow = (text: string): MessageRow =>
  /\{\w+\}/.test(text) ? { text, where: OWN, kind: 'pattern', form: text } : { text, where: OWN, kind: 'exact' };

/** What differs between the list and the catalog's texts, and the list with that put right. */
export function compareMessages(rows: readonly MessageRow[], texts: Iterable<string>) {
  const shown = new Set(texts);
  const listed = new Set(rows.map(formOf));
  const missing = [...shown].filter((text) => !listed.has(text)).map(ownRow);
  const superfluous = rows.filter((row) => !shown.has(formOf(row)));
  const right = [...rows.filter((row) => shown.has(formOf(row))), ...missing];
  return { missing, superfluous, right };
}
