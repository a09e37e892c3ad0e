import { isBlock, propsOf } from '../model/blocks.ts';
import { type EmailNode, nodeOf } from '../model/email-template.ts';
import type { Frame } from './frame.ts';
import { columns, container } from './layout-blocks.ts';
import { divider, image, socialLinks, spacer } from './shape-blocks.ts';
import { button, heading, link, text } from './text-blocks.ts';

/** The HTML of an element and all below it; of one that this version does not know, nothing. */
export function renderNode(frame: Frame, id: string): string {
  const node = nodeOf(frame.template.nodes, id);
  const { settings } = frame.template;
  if (!isBlock(node.type)) return '';
  switch (node.type) {
    case 'Heading':
      return heading(frame, propsOf('Heading', node, settings));
    case 'Text':
      return text(frame, propsOf('Text', node, settings));
    case 'Button':
      return button(frame, propsOf('Button', node, settings));
    case 'Image':
      return image(frame, propsOf('Image', node, settings));
    case 'Spacer':
      return spacer(frame, propsOf('Spacer', node, settings));
    case 'Divider':
      return divider(frame, propsOf('Divider', node, settings));
    case 'Link':
      return link(frame, propsOf('Link', node, settings));
    case 'SocialLinks':
      return socialLinks(frame, propsOf('SocialLinks', node, settings));
    case 'Container':
      return container(frame, propsOf('Container', node, settings), node);
    case 'Columns':
      return columns(frame, propsOf('Columns', node, settings), node, id);
    case 'Body':
    case 'Column':
      // A body is the document's, and a column stands in its columns alone.
      return '';
  }
}

export const renderNodes = (frame: Frame, node: EmailNode): string =>
  node.nodes.map((child) => renderNode(frame, child)).join('');
