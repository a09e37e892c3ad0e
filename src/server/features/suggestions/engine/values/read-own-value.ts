import { holdsBox, readBoxes, readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { onlyDate } from '#server/features/understanding/text/us-dates.ts';
import type { OwnField } from '#shared/features/suggestions/own-fields.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import { saysNothing } from './read-values.ts';

const LONGEST_TEXT = 10_000;
/** Letters of a value that is one choice or one number; what is longer is a story about it. */
const LONGEST_CHOICE = 80;
const NUMBER = /(?<![\w.,/-])-?\d[\d,]*(?:\.\d+)?(?![\w/-])/g;
const DENIED = /^(?:no|not|none|never|denie[sd]|without)\b/i;
/** The form's own choice, with nothing chosen. */
const PRINTED = /^(?:yes|y)\s*[/|]\s*(?:no|n)\b|^(?:no|n)\s*[/|]\s*(?:yes|y)\b/i;
const TURNED = /\b(?:but|however|except|until)\b/i;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const collapsed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

function answerOf(value: string): string | null {
  const said = readYesNo(value);
  if (!said || mentionsRelative(said.remark)) return null;
  return said.answer === 'No' && TURNED.test(said.remark) ? null : said.answer;
}

/** The options that a text names as whole words; one that is part of another that is named does not count. */
function optionsIn(options: readonly string[], text: string): string[] {
  const within = ` ${bare(text)} `;
  const named = options.filter((option) => bare(option) !== '' && within.includes(` ${bare(option)} `));
  return named.filter(
    (option) => !named.some((other) => other !== option && ` ${bare(other)} `.includes(` ${bare(option)} `)),
  );
}

/** The option a text is: by itself, or the only one it names. */
function optionIn(options: readonly string[], text: string): string | null {
  const same = options.find((option) => bare(option) === bare(text));
  if (same) return same;
  if (text.length > LONGEST_CHOICE || DENIED.test(text.trim())) return null;
  const [only, ...others] = optionsIn(options, text);
  return only && others.length === 0 ? only : null;
}

const tickedIn = (value: string) => readBoxes(value).filter(({ ticked }) => ticked);

function chosenOf(options: readonly string[], value: string): string | null {
  if (!holdsBox(value)) return optionIn(options, value);
  const ticked = tickedIn(value);
  const [only] = ticked;
  return only && ticked.length === 1 ? optionIn(options, only.option) : null;
}

function allChosenOf(options: readonly string[], value: string): string | null {
  const parts = holdsBox(value) ? tickedIn(value).map(({ option }) => option) : value.split(/[,;\n/]|\band\b/i);
  const named = new Set(parts.flatMap((part) => optionIn(options, part) ?? []));
  // In the field's own order, so that one choice is always one text.
  return options.filter((option) => named.has(option)).join('\n') || null;
}

function textOf(value: string): string | null {
  if (PRINTED.test(value)) return null;
  if (!holdsBox(value)) return collapsed(value);
  const said = readYesNo(value);
  if (said && said.remark !== '' && !holdsBox(said.remark)) return `${said.answer}, ${collapsed(said.remark)}`;
  return tickedIn(value)
    .map(({ option }) => collapsed(option))
    .join(', ');
}

function numberOf(value: string): string | null {
  const found = value.length > LONGEST_CHOICE ? [] : [...value.matchAll(NUMBER)];
  const [only] = found;
  return only && found.length === 1 ? String(Number(only[0].replaceAll(',', ''))) : null;
}

/** What a form's value says for a field of the organization's own, as a suggestion keeps it; null where it says nothing. */
export function readOwnValue(field: OwnField, given: string, today: CalendarDay): string | null {
  const value = given.trim();
  if (value === '' || value.length > LONGEST_TEXT || saysNothing(value)) return null;
  if (field.type === 'boolean') return answerOf(value);
  if (field.type === 'date') return onlyDate(value, today);
  if (field.type === 'number') return numberOf(value);
  if (field.type === 'enum') return chosenOf(field.options, value);
  if (field.type === 'multi_enum') return allChosenOf(field.options, value);
  return textOf(value) || null;
}
