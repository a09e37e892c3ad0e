import { under } from './page-marks.ts';
import type { PageSubject } from './page-subject.ts';
import { isWhole, readName } from './written-names.ts';

const HEAD_OF_COLUMN =
  /^(?:who|patient|pt|client|consumer|resident|inmate|offender|participant|student|member|employee|donor|guest|rider|individual|youth)(?:['’]?s)?(?: (?:full |legal )?name)?(?: ?\([^)]{1,20}\))?$/i;

/** The name under the head of a column, as printed sheets have it at the foot. */
export const inColumns = (text: string): PageSubject[] =>
  under(text, HEAD_OF_COLUMN)
    .slice(0, 2)
    .flatMap((cell) => {
      const written = readName(cell, 0);
      const isName = written?.plain && isWhole(written) && written.end > cell.length - 12;
      return isName ? [{ parts: written.parts, sure: 2, at: text.indexOf(cell) } as const] : [];
    });
