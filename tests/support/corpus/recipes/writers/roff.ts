import type { Block, Paper } from '../paper.ts';

/** A line of text: what begins with a point or an apostrophe would be a command. */
const line = (text: string): string => `\\&${text.replaceAll('\\', '\\e').replaceAll('-', '\\-')}`;

function tableOf(rows: readonly (readonly string[])[], look: string): string {
  const [first = []] = rows;
  const cell = (text: string) => `T{\n${line(text)}\nT}`;
  return `.TS\n${look} tab(@);\n${first.map(() => 'lx').join(' ')}.\n${rows.map((row) => row.map(cell).join('@')).join('\n')}\n.TE`;
}

function drawn(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `.LG\n.B "${line(block.text)}"\n.NL`;
    case 'heading':
      return `.LP\n.B "${line(block.text)}"`;
    case 'paragraph':
      return `.LP\n${line(block.text)}`;
    case 'small':
      return `.LP\n.SM\n${line(block.text)}\n.NL`;
    case 'spaced':
      return `.LP\n${[...block.text].map((letter) => (letter === ' ' ? '\\h"14p"' : letter)).join('\\h"5p"')}`;
    case 'list':
      return block.items.map((item) => `.IP \\(bu 2\n${line(item)}`).join('\n');
    case 'fields':
      return `.LP\n${tableOf(block.rows, '')}`;
    case 'table':
      return `.LP\n${tableOf(block.rows, 'allbox')}`;
    case 'columns':
      return `.MC ${block.columns.length === 2 ? '3i' : '1.9i'}\n${block.columns
        .flat()
        .map((text) => `.LP\n${line(text)}`)
        .join('\n')}\n.1C`;
  }
}

/** A paper as the typesetters of Unix take it. */
export const toRoff = ({ pages }: Paper): string =>
  `.nr LL 6.5i\n.nr PS 10\n.nr VS 13\n.ds CH\n.ds CF\n${pages.map((page) => page.map(drawn).join('\n')).join('\n.bp\n')}\n`;
