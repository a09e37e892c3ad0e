import { fill } from '#shared/platform/define-messages.ts';
import { emailTemplatesMessages as text } from '../email-templates.messages.ts';
import { isBlock, propsOf } from '../model/blocks.ts';
import { type EmailTemplate, nodeOf, ROOT } from '../model/email-template.ts';
import { type Paragraph, parseRichText, plainText } from '../model/rich-text.ts';
import { FOOTER_LINKS } from './footer.ts';
import { type MergeValues, mergeText, tagText } from './merge-tags.ts';

const MAX_COLUMNS = 78;

/** Breaks a line at blanks; an address longer than the line stays whole, or it would lead nowhere. */
function wrap(line: string): string {
  const lines: string[] = [''];
  for (const word of line.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)!;
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= MAX_COLUMNS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

const address = (href: string): string => href.replace(/^(?:mailto|tel):/i, '');
const labeled = (label: string, href: string): string =>
  href === '' || label.trim() === '' || address(href) === label ? label : `${label} ${address(href)}`;

/** What would be read as the end of an address it follows; a mark that ends a sentence or a bracket would not. */
const JOINS = /^[^\s.,;:!?)]/;

/** A paragraph's words. A link in several looks says once where it leads, and stands apart from what follows it. */
function paragraphText(runs: Paragraph): string {
  const parts: { said: string; href: string }[] = [];
  for (const { text: said, href } of runs) {
    const last = parts.at(-1);
    if (last?.href === href) last.said += said;
    else parts.push({ said, href });
  }
  return parts
    .map(({ said, href }, at) => {
      const written = labeled(said, href);
      return written !== said && JOINS.test(parts[at + 1]?.said ?? '') ? `${written} ` : written;
    })
    .join('');
}

function partsOf(template: EmailTemplate, id: string): string[] {
  const node = nodeOf(template.nodes, id);
  const { settings } = template;
  if (!isBlock(node.type)) return [];
  switch (node.type) {
    case 'Heading': {
      const props = propsOf('Heading', node, settings);
      return [props.text];
    }
    case 'Text':
      return parseRichText(propsOf('Text', node, settings).text).map(paragraphText);
    case 'Button': {
      const props = propsOf('Button', node, settings);
      return [labeled(props.text.trim(), props.href)];
    }
    case 'Link': {
      const props = propsOf('Link', node, settings);
      return [labeled(props.text.trim(), props.url)];
    }
    case 'Image': {
      const { src, alt, url, decorative } = propsOf('Image', node, settings);
      return src === '' || (decorative && url === '') ? [] : [labeled(decorative ? '' : alt, url).trim()];
    }
    case 'SocialLinks':
      return propsOf('SocialLinks', node, settings)
        .links.filter(({ url }) => url !== '')
        .map(({ name, url }) => labeled(name, url));
    case 'Divider':
      return ['-'.repeat(20)];
    case 'Spacer':
      return [];
    default:
      return node.nodes.flatMap((child) => partsOf(template, child));
  }
}

/** What an e-mail says first, sentence by sentence: its headings and texts. */
export function sentencesOf(template: EmailTemplate): string[] {
  return Object.keys(template.nodes).length === 0 ? [] : readTexts(template, ROOT);
}

function readTexts(template: EmailTemplate, id: string): string[] {
  const node = nodeOf(template.nodes, id);
  const { settings } = template;
  if (node.type === 'Heading') return [propsOf('Heading', node, settings).text];
  if (node.type === 'Text') return [plainText(propsOf('Text', node, settings).text).replace(/\s+/g, ' ')];
  return isBlock(node.type) ? node.nodes.flatMap((child) => readTexts(template, child)) : [];
}

/** The same e-mail as plain text: all its words, where its links lead, and the footer. */
export function renderText(template: EmailTemplate, { merge = {} }: { merge?: MergeValues } = {}): string {
  const footer = [
    '-- ',
    ...FOOTER_LINKS.map(({ label, address: href }) => `${label}: ${href}`),
    `© ${tagText('year')} ${tagText('org_name')}`,
    tagText('postal_address'),
    text.footer_why,
    fill(text.footer_unsubscribe_text, { address: tagText('unsubscribe_url') }),
  ];
  const parts = partsOf(template, ROOT).filter((part) => part.trim() !== '');
  const filled = [parts.join('\n\n'), footer.join('\n')].map((part) => mergeText(part, merge));
  return filled.map((part) => part.split('\n').map(wrap).join('\n')).join('\n\n');
}
