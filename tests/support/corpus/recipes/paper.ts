/** A paper of the corpus as its author wrote it: what a producer prints of it is what must be read again. */
export interface Paper {
  key: string;
  /** The language of its letters where it is not English; decides the font and the way lines run. */
  script?: 'hebrew' | 'arabic' | 'cjk' | 'wide';
  pages: readonly (readonly Block[])[];
}

export type Block =
  | { kind: 'title' | 'heading' | 'paragraph' | 'small'; text: string }
  /** A title whose letters stand far apart. */
  | { kind: 'spaced'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  /** The first row is the header. */
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'columns'; columns: readonly (readonly string[])[] };

export const title = (text: string): Block => ({ kind: 'title', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const small = (text: string): Block => ({ kind: 'small', text });
export const spaced = (text: string): Block => ({ kind: 'spaced', text });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const fields = (...rows: readonly (readonly [string, string])[]): Block => ({ kind: 'fields', rows });
export const table = (...rows: readonly (readonly string[])[]): Block => ({ kind: 'table', rows });
export const columns = (...of: readonly (readonly string[])[]): Block => ({ kind: 'columns', columns: of });

/** The words that stand on a block, in the order they are read in. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.join('\n');
    case 'fields':
      return block.rows.map((row) => row.join(' ')).join('\n');
    case 'table':
      return block.rows.map((row) => row.join(' ')).join('\n');
    case 'columns':
      return block.columns.flat().join('\n');
    default:
      return block.text;
  }
}

/** What must be read of a paper, page by page. */
export const truthOf = ({ pages }: Paper): string[] => pages.map((page) => page.map(wordsOf).join('\n'));

/** The words of one page alone. */
export const onePage = (paper: Paper, at: number): Paper => ({ ...paper, pages: paper.pages.slice(at, at + 1) });
