import { knownLabel, labelMeaning } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * Labels with their values in one cell and no mark between them: "past attempt Y (pills, 2017)", "SEX F", "DOB 11/15/1955".
 */

/** A short answer behind what was asked, with its remark. */
const ANSWERED =
  /^(?<label>\p{L}[^:?[\]\t]{2,60}?)\s+(?<value>(?:Y|N|[Yy]es|[Nn]o|YES|NO|[Nn]one|NONE|[Dd]enie[sd]|DENIE[SD]|NKD?A)(?![\p{L}/])\s?(?:[-–(,;].*)?)$/u;
/** Both answers printed behind what was asked, and one of them ringed: "probation/parole Y /(N)". */
const RINGED =
  /^(?<label>\p{L}[^:?[\]\t()]{2,60}?)\s+(?<value>(?:\(\s?(?:y|n|yes|no)\s?\)[\s/|]{1,3}(?:y|n|yes|no)|(?:y|n|yes|no)[\s/|]{1,3}\(\s?(?:y|n|yes|no)\s?\)))$/iu;
/** Labels whose values look like nothing else, each with how such a value looks. */
const LED: readonly RegExp[] = [
  /^(?<label>d\.?o\.?b\.?|date of birth|birth ?date|born|b\.)\s+(?<value>\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})$/i,
  /^(?<label>sex(?: at birth)?|gender|sex ?\/ ?gender)\s+(?<value>[MF]|male|female)$/i,
  /^(?<label>(?:member|mbr|subscriber|policy|recipient|medicaid|medicare|cin|provider ?one|dod benefits|beneficiary|enrollee|insured|cardholder)(?: ?(?:id|no\.?|number|#))*|id(?: ?(?:no\.?|number|#))?|mbi)\s+#?\s?(?<value>(?=[\w -]*\d)[A-Z0-9][A-Z0-9 -]{4,22})$/i,
  /^(?<label>(?:group|grp)(?: ?(?:id|no\.?|number|#))?)\s+#?\s?(?<value>(?=[\w-]*\d)[A-Z0-9][A-Z0-9-]{2,18})$/i,
  /^(?<label>(?:prior )?auth(?:orization)?\.?(?: ?(?:id|no\.?|number|#))|auth#|cert(?:ification)? ?(?:no\.?|number|#)|approval ?(?:no\.?|number|#))\s+(?<value>(?=[\w-]*\d)[A-Z0-9][A-Z0-9-]{3,24})$/i,
  /^(?<label>(?:tele)?phone|tel\.?|ph\.?|cell|mobile|home phone|cell phone)\s+(?<value>\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4})$/i,
  /^(?<label>marital status|civil status)\s+(?<value>[SMDW]|single|married|divorced|separated|widow(?:ed|er)?)$/i,
];
const LONGEST = 160;

interface Cell {
  text: string;
  start: number;
}

function cellsOf(line: { text: string; start: number }): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const part of line.text.split('\t')) {
    const text = part.trim().replace(/\s?\|$/, '');
    cells.push({ text, start: line.start + from + part.length - part.trimStart().length });
    from += part.length + 1;
  }
  return cells.filter(({ text }) => text !== '' && text.length <= LONGEST);
}

/** The end of a cell in which its own label and value stand behind another label's colon: "Screen: past attempt N". */
const behindColon = ({ text, start }: Cell): Cell => {
  const at = text.indexOf(': ');
  return at === -1 ? { text, start } : { text: text.slice(at + 2), start: start + at + 2 };
};

/** The labels of a page that stand beside their values in one cell. */
export function cellEntries(page: string, sections: readonly Section[]): FormEntry[] {
  return linesOf(page).flatMap((line, at) =>
    cellsOf(line).flatMap((whole): FormEntry[] => {
      const cell = behindColon(whole);
      const groups =
        ANSWERED.exec(cell.text)?.groups ??
        RINGED.exec(cell.text)?.groups ??
        LED.map((led) => led.exec(cell.text)?.groups).find((each) => each);
      const [label, value] = [groups?.label, groups?.value];
      const meaning = label && value ? (knownLabel(label) ?? labelMeaning(label)) : undefined;
      const section = sections.findLast(({ start }) => start <= cell.start);
      if (!label || !value || !section || meaning?.of === 'nothing' || !meaning) return [];
      const end = cell.start + cell.text.length;
      return [{ meaning, label, value, start: cell.start, valueStart: end - value.length, end, line: at, section }];
    }),
  );
}
