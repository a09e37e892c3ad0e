import { NAMES, SUBJECTS } from './name-words.ts';
import { blurred } from './names-alike.ts';

/*
 * Labels as reading machines spoil them: "Patlent", "Resldent". Only the words by which papers name their person are set
 * right, letter for letter as long; a name is left as it stands.
 */

const SHORTEST = 6;
const WORD = /(?<![\p{L}\d])[\p{L}\d]{6,14}(?![\p{L}\d])/gu;
const FIGURES: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's' };

const shape = (word: string): string =>
  `${word.length} ${blurred(word.toLowerCase().replace(/[015]/g, (figure) => FIGURES[figure] ?? ''))}`;

const words = new Set(
  [...SUBJECTS, ...NAMES].flatMap((label) => label.split(' ')).filter((word) => word.length >= SHORTEST),
);
const printed = new Map([...words].map((word) => [shape(word), word]));

const meant = (word: string): string => {
  const label = printed.get(shape(word));
  return label === undefined || words.has(word.toLowerCase().replace(/s$/, '')) ? word : label;
};

/** "Narne:", for which the word is too short. */
const NAME_SLIP = /(?<![\p{L}\d])([Nn])arne(?=[ ]?[:.])/gu;
const FILLED = /_+/g;

/** "MARSH / ODESSA / K   F 61": a last name, a first name and an initial with strokes between them. */
const IN_STROKES =
  /(?:^|\n)[ \t]{0,4}\p{Lu}[\p{Lu}'’-]{2,20} ?\/ ?\p{Lu}[\p{Lu}'’-]{2,20}(?: ?\/ ?\p{Lu})?(?=[ \t]{1,8}(?:[MF]\b|\d|DOB|MRN|Acct))/gu;

/** "Doyle/Lenora/M", "DOYLE/LENORA M MS": the same with an initial or a title for which nothing else need stand behind. */
const WITH_INITIAL =
  /(?:^|\n)[ \t]{0,4}\p{Lu}[\p{L}'’-]{2,20} ?\/ ?\p{Lu}[\p{L}'’-]{2,20}(?: ?\/ ?\p{Lu}(?![\p{L}\d])|(?: \p{Lu})? M(?:RS?|S)(?!\p{L}))/gu;

/** "DOYLE^LENORA", as machines hand names to one another. */
const HANDED = /(?<=\p{L}{2})\^(?=\p{L}{2})/gu;

/** A page with its labels as they were printed, and blanks for the line on which a value was filled in. */
export const withLabels = (text: string): string =>
  text
    .replace(WORD, meant)
    .replace(NAME_SLIP, '$1ame ')
    .replace(WITH_INITIAL, (name) =>
      name
        .replace(/ ?\/ ?/, ', ')
        .replace(/ ?\/ ?/, ' ')
        .replace(/ M(?:RS?|S)$/, '   '),
    )
    .replace(IN_STROKES, (name) => name.replace(/ ?\/ ?/, ', ').replace(/ ?\/ ?/, ' '))
    .replace(HANDED, ',')
    .replace(FILLED, (line, at: number) =>
      /[\p{L}\d.)]/u.test(text[at - 1] ?? '') && line.length > 1 && /[\s]/.test(text[at + line.length] ?? ' ')
        ? ' '.repeat(line.length)
        : line,
    );
