import { invalidField } from '#shared/platform/errors.ts';
import { decodeTemplate, encodeTemplate } from '../email-templates/codec.ts';
import { copyOf, type Fragment } from '../email-templates/edit/operations.ts';
import { type EmailTemplate, nodeOf, ROOT, subtreeOf } from '../email-templates/model/email-template.ts';
import { emailBlocksMessages as text } from './email-blocks.messages.ts';

/** An element of a template and all below it, as it is stored: a template that holds nothing else. */
export function encodeBlock({ nodes, settings }: EmailTemplate, id: string): string {
  const block = { ...nodeOf(nodes, id), parent: ROOT };
  const body = { type: 'Body', props: {}, parent: null, nodes: [id] };
  return encodeTemplate({ nodes: { [ROOT]: body, ...subtreeOf(nodes, id), [id]: block }, settings });
}

/** A stored block, brought within its bounds. @throws bad_request for what is no template, or not one element */
export function decodeBlock(stored: string): EmailTemplate & { block: Fragment } {
  const template = decodeTemplate(stored);
  const [root, another] = nodeOf(template.nodes, ROOT).nodes;
  if (root === undefined || another !== undefined || nodeOf(template.nodes, root).type === 'Column')
    throw invalidField('restore_block', text.not_a_block);
  return { ...template, block: copyOf(template, root) };
}
