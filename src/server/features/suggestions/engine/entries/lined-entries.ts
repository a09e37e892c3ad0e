import { endingLabel, knownLabel } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * Values typed or written on the lines of a form, with what is left of the line on both sides: "DOB __2/2/74______",
 * "Phone _555-555-0142_".
 */

const ON_LINE = /_{1,40}(?<value>[^_\n\t]{2,120}?)_{1,60}(?=[\s_]|$)/g;
/** Letters before a line among which its label stands. */
const MAX_LABEL = 60;

/** The labels of a page whose values stand on printed lines. */
export function linedEntries(page: string, sections: readonly Section[]): FormEntry[] {
  return linesOf(page).flatMap(({ text, start }, line): FormEntry[] => {
    let from = 0;
    return [...text.matchAll(ON_LINE)].flatMap((found): FormEntry[] => {
      const before = text.slice(Math.max(from, found.index - MAX_LABEL), found.index).replace(/[\s:#.]+$/, '');
      const beforeAt = Math.max(from, found.index - MAX_LABEL);
      from = found.index + found[0].length;
      const written = found.groups?.value ?? '';
      const value = written.trim();
      const whole = before.trim();
      const ending = endingLabel(before);
      const meaning = knownLabel(whole) ?? ending?.meaning;
      const label = knownLabel(whole) ? whole : before.slice(before.length - (ending?.length ?? 0));
      const section = sections.findLast((each) => each.start <= start);
      if (!section || !meaning || value === '' || label === '') return [];
      const valueStart = start + found.index + found[0].indexOf(written) + written.indexOf(value);
      const labelStart = start + beforeAt + before.lastIndexOf(label);
      return [{ meaning, label, value, start: labelStart, valueStart, end: valueStart + value.length, line, section }];
    });
  });
}
