/** A column's value as the generator has it; a list becomes a Postgres array. */
export type Value = string | number | boolean | null | readonly string[];

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string) => (/[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (c) => ESCAPES[c]!) : text);

const listText = (list: readonly string[]) =>
  `{${list.map((item) => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;

function valueText(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'object') return escaped(listText(value));
  return String(value);
}

/** One line of COPY's text format. */
export const copyLine = (values: readonly Value[]): string => `${values.map(valueText).join('\t')}\n`;
