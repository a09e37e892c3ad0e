/**
 * A word with its place on its page, from the text layer or from a picture alike. Units are points (1/72 inch), counted
 * from the top left corner of the page as it is read, after it was turned upright.
 */
export interface PageWord {
  text: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** 0 to 100 for a word read from a picture; absent where the text layer says it. */
  conf?: number;
}

/** Words of one page that are kept; no page that a person reads has more. */
export const MAX_PAGE_WORDS = 20_000;

/** A page's layout in the form in which it is kept. */
export interface StoredLayout {
  width: number;
  height: number;
  /** Degrees by which the page was turned clockwise to be read. */
  turn: 0 | 90 | 180 | 270;
  /** Its words, as `packWords` writes them. */
  words: string;
}

type Packed = [text: string, x: number, y: number, w: number, h: number, conf?: number];

const tenth = (points: number): number => Math.round(points * 10) / 10;

/** A page's words in the form in which they are stored: to a tenth of a point, without the names. */
export function packWords(words: readonly PageWord[]): string {
  const packed = words.slice(0, MAX_PAGE_WORDS).map(({ text, x, y, w, h, conf }): Packed => {
    const place = [text, tenth(x), tenth(y), tenth(w), tenth(h)] as const;
    return conf === undefined ? [...place] : [...place, Math.round(conf)];
  });
  return JSON.stringify(packed);
}

/** The words that `packWords` has stored. */
export function unpackWords(stored: string): PageWord[] {
  const packed = JSON.parse(stored) as Packed[];
  return packed.map(([text, x, y, w, h, conf]) => ({ text, x, y, w, h, ...(conf !== undefined && { conf }) }));
}
