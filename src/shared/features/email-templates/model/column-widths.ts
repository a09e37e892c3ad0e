import { propsOf } from './blocks.ts';
import { type EmailTemplate, nodeOf } from './email-template.ts';

export const evenly = (count: number): number[] => Array.from({ length: count }, () => 1 / count);

/** The widths of columns as they stand: what is set where it fits their number, else even ones. */
export function widthsOf({ nodes, settings }: EmailTemplate, id: string): readonly number[] {
  const node = nodeOf(nodes, id);
  const { columnsConfig } = propsOf('Columns', node, settings);
  return columnsConfig.length === node.nodes.length ? columnsConfig : evenly(node.nodes.length);
}
