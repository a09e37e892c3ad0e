import { type BlockName, isBlock, propsOf } from '../email-templates/model/blocks.ts';
import { type EmailTemplate, nodeOf, ROOT } from '../email-templates/model/email-template.ts';
import { hasSides, sidesOf } from '../email-templates/render/markup.ts';

/** Tables within each other that mail programs lay out as they are meant. */
export const MAX_TABLES = 12;

/** Tables that an element is made of, those for Outlook alone among them; margins around a box are one more. */
const TABLES: Record<BlockName, number> = {
  ...{ Body: 4, Container: 1, Columns: 2, Column: 1 },
  ...{ Heading: 1, Text: 1, Link: 1, Image: 1, Spacer: 1, Divider: 2, Button: 3, SocialLinks: 3 },
};

interface Deepest {
  id: string;
  tables: number;
}

/** The element that stands within the most tables, and how many these are with its own. */
export function deepest(template: EmailTemplate, id = ROOT, around = 0): Deepest {
  const node = nodeOf(template.nodes, id);
  if (!isBlock(node.type)) return { id, tables: around };
  const isBox = node.type === 'Body' || node.type === 'Container';
  const margins = isBox && hasSides(sidesOf(propsOf(node.type, node, template.settings), 'margin')) ? 1 : 0;
  const tables = around + margins + TABLES[node.type];
  const inside = node.nodes.map((child) => deepest(template, child, tables));
  return inside.reduce((most, each) => (each.tables > most.tables ? each : most), { id, tables });
}
