import type { Paper } from './paper.ts';
import { truthOf } from './paper.ts';

/** How a file of the corpus is made, and what must be read of it. */
export interface Recipe {
  /** Paper, producer and what is odd about it; the file's name. */
  name: string;
  /** Whether its words stand in it as text, or only in pictures. */
  reads: 'text' | 'picture';
  /** Its words, page by page. */
  truth: readonly string[];
  make: () => Promise<Buffer>;
}

/** A file whose words are those of its paper. */
export const recipe = (
  paper: Paper,
  how: string,
  make: () => Promise<Buffer>,
  reads: Recipe['reads'] = 'text',
): Recipe => ({ name: `${paper.key}-${how}`, reads, truth: truthOf(paper), make });

/** The same page on a file's own word: what a layer adds to a page's truth. */
export const withWords = ({ truth, ...rest }: Recipe, ...added: readonly string[]): Recipe => ({
  ...rest,
  truth: truth.map((words) => [words, ...added].join('\n')),
});
