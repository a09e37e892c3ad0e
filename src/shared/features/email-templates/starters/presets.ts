import type { Sprout } from '../edit/operations.ts';
import { evenly } from '../model/column-widths.ts';

const paragraph = (text: string): Sprout => ({ type: 'Text', props: { text: `<p>${text}</p>` } });
const column = (...nodes: Sprout[]): Sprout => ({ type: 'Column', nodes });

/** Columns of these widths. */
export const columnsOf = (widths: readonly number[], nodes: readonly Sprout[]): Sprout => ({
  type: 'Columns',
  props: { columns: widths.length, columnsConfig: widths },
  nodes,
});

const picture: Sprout = { type: 'Image', props: { width: 200, height: 150, textAlign: 'center' } };
const article = (align: string): Sprout[] => [
  { type: 'Heading', props: { text: 'Title', level: 3, lineHeight: 1.5, textAlign: align } },
  { type: 'Text', props: { text: '<p>Write a few lines here.</p>', textAlign: align } },
  { type: 'Button', props: { text: 'Find out how', textAlign: align, marginTop: 10 } },
];

const WIDTHS = {
  left_article: [1 / 3, 2 / 3],
  right_article: [2 / 3, 1 / 3],
  three_columns: evenly(3),
  two_columns: evenly(2),
  center_article: [0.2, 0.6, 0.2],
} as const;

/** Layouts that the toolbar offers, made of ordinary elements. */
export const PRESETS = {
  heading_section: {
    type: 'Container',
    props: { backgroundColor: '#3EA66C', textAlign: 'center' },
    nodes: [{ type: 'Heading', props: { text: 'Title', color: '#FFFFFF', textAlign: 'center' } }],
  },
  left_article: columnsOf(WIDTHS.left_article, [column(picture), column(...article('left'))]),
  right_article: columnsOf(WIDTHS.right_article, [column(...article('left')), column(picture)]),
  three_columns: columnsOf(
    WIDTHS.three_columns,
    WIDTHS.three_columns.map(() => column(paragraph('Text...'))),
  ),
  two_columns: columnsOf(
    WIDTHS.two_columns,
    WIDTHS.two_columns.map(() => column(paragraph('Text...'))),
  ),
  center_article: columnsOf(WIDTHS.center_article, [column(), column(...article('center')), column()]),
} as const satisfies Record<string, Sprout>;
