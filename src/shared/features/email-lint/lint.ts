import { format } from '#shared/platform/define-messages.ts';
import { isLoopback, safeLink } from '../email-templates/model/addresses.ts';
import { isBlock, propsOf } from '../email-templates/model/blocks.ts';
import { contrast, toHex } from '../email-templates/model/colors.ts';
import { type EmailTemplate, nodeOf, ROOT } from '../email-templates/model/email-template.ts';
import { type Paragraph, parseRichText, plainText } from '../email-templates/model/rich-text.ts';
import { isSample } from '../email-templates/model/samples.ts';
import { FOOTER_ACCENT } from '../email-templates/render/footer.ts';
import { solid } from '../email-templates/render/frame.ts';
import { audiencesAskedFor, MAX_SHOWN_TO, shownTo } from '../email-templates/render/shown-for.ts';
import { deepest, MAX_TABLES } from './depth.ts';
import { emailLintMessages as text } from './email-lint.messages.ts';
import { namesTreatment } from './privacy.ts';

/** Gmail cuts an e-mail off behind this many bytes. */
export const MAX_HTML_BYTES = 102_000;
export const WARN_HTML_BYTES = 80_000;

/** An error keeps an e-mail from being sent; nothing of this keeps it from being saved. */
export interface Finding {
  id: string;
  level: 'error' | 'warning';
  text: string;
}

const EMPTY_LABELS = ['click here', 'here', 'read more', 'more', 'this', 'link', 'click'];
/** The band of the layouts: white is read on it in large letters alone. */
const GREEN = '#3ea66c';
/** Letters from which on capitals alone are a text, and no abbreviation. */
const CAPITALS = /^[^\p{Ll}]*(?:\p{Lu}[^\p{Ll}]*){20,}$/u;
const MIN_LINE_HEIGHT = 1.4;
const FILE_NAME = /^[\w-]+\.(?:jpe?g|png|gif|webp)$/i;

interface Seen {
  template: EmailTemplate;
  findings: Finding[];
  level: number;
  titles: number;
}

function note({ findings }: Seen, id: string, level: Finding['level'], said: string) {
  findings.push({ id, level, text: said });
}

function checkContrast(
  seen: Seen,
  id: string,
  font: { color: string; fontSize: number; fontWeight: number },
  under: string,
) {
  const color = toHex(font.color);
  if (!color) return;
  const isLarge = font.fontSize >= 24 || (font.fontSize >= 18.66 && font.fontWeight === 700);
  const ratio = contrast(color, under);
  if (ratio >= (isLarge ? 3 : 4.5)) return;
  const said = under === GREEN && contrast(color, toHex(FOOTER_ACCENT)!) >= 4.5 ? text.low_on_green : text.low_contrast;
  note(seen, id, 'warning', format(said, { ratio: ratio.toFixed(1), green: FOOTER_ACCENT }));
}

function checkSample(seen: Seen, id: string, said: string) {
  if (isSample(said)) note(seen, id, 'warning', text.sample_text);
}

function checkLink(seen: Seen, id: string, label: string, href: string, missing: string) {
  const said = label.trim().toLowerCase();
  if (said === '') note(seen, id, 'error', text.no_label);
  if (href === '') note(seen, id, 'error', missing);
  else if (isLoopback(href)) note(seen, id, 'error', text.local_address);
  if (EMPTY_LABELS.includes(said.replace(/[^\p{L}\p{N}]+$/u, ''))) note(seen, id, 'warning', text.vague_label);
}

/** The links of a text, each with all its words: one in several looks is stored in several runs. */
function linksIn(runs: Paragraph): { label: string; href: string }[] {
  const parts: { label: string; href: string }[] = [];
  for (const { text: said, href } of runs) {
    const last = parts.at(-1);
    if (last?.href === href) last.label += said;
    else parts.push({ label: said, href });
  }
  return parts.filter(({ href }) => href !== '');
}

function checkHeading(seen: Seen, id: string, level: number) {
  seen.titles += level === 1 ? 1 : 0;
  if (seen.titles > 1 && level === 1) note(seen, id, 'warning', text.second_title);
  if (seen.level > 0 && level > seen.level + 1) note(seen, id, 'warning', text.skipped_level);
  seen.level = level;
}

function check(seen: Seen, id: string, under: string) {
  const node = nodeOf(seen.template.nodes, id);
  const { settings } = seen.template;
  if (!isBlock(node.type)) return note(seen, id, 'warning', text.unknown_element);
  switch (node.type) {
    case 'Heading': {
      const props = propsOf('Heading', node, settings);
      if (props.text.trim() === '') note(seen, id, 'warning', text.empty_text);
      checkSample(seen, id, props.text);
      checkHeading(seen, id, props.level);
      return checkContrast(seen, id, props, under);
    }
    case 'Text': {
      const props = propsOf('Text', node, settings);
      const paragraphs = parseRichText(props.text);
      if (paragraphs.flat().length === 0) note(seen, id, 'warning', text.empty_text);
      checkSample(seen, id, plainText(props.text));
      if (props.fontSize < 14) note(seen, id, 'warning', text.small_text);
      if (props.lineHeight < MIN_LINE_HEIGHT) note(seen, id, 'warning', text.close_lines);
      if (CAPITALS.test(plainText(props.text))) note(seen, id, 'warning', text.capitals);
      for (const { label, href } of paragraphs.flatMap(linksIn)) checkLink(seen, id, label, href, text.link_nowhere);
      return checkContrast(seen, id, props, under);
    }
    case 'Button': {
      const props = propsOf('Button', node, settings);
      checkSample(seen, id, props.text);
      checkLink(seen, id, props.text, props.href, text.button_nowhere);
      if (props.fontSize * props.lineHeight + 2 * props.paddingVertical < 44)
        note(seen, id, 'warning', text.small_button);
      return checkContrast(seen, id, props, solid(props.backgroundColor, under));
    }
    case 'Link': {
      const props = propsOf('Link', node, settings);
      checkSample(seen, id, props.text);
      checkLink(seen, id, props.text, props.url, text.link_nowhere);
      return checkContrast(seen, id, props, under);
    }
    case 'Image':
      return checkImage(seen, id);
    case 'SocialLinks': {
      // One without an address is left out of the e-mail; what is typed and is none would be, too.
      for (const { url } of propsOf('SocialLinks', node, settings).links) {
        const href = safeLink(url);
        if (url !== '' && href === '') note(seen, id, 'error', text.link_nowhere);
        if (isLoopback(href)) note(seen, id, 'error', text.local_address);
      }
      return;
    }
    default: {
      const own = 'backgroundColor' in propsOf(node.type, node, settings) ? propsOf(node.type, node, settings) : null;
      const inside = solid((own as { backgroundColor?: string } | null)?.backgroundColor ?? '', under);
      for (const child of node.nodes) check(seen, child, inside);
    }
  }
}

function checkImage(seen: Seen, id: string) {
  const props = propsOf('Image', nodeOf(seen.template.nodes, id), seen.template.settings);
  if (props.src === '') return note(seen, id, 'error', text.no_picture);
  const alt = props.alt.trim();
  if (alt === '' && !props.decorative) note(seen, id, 'error', props.url === '' ? text.no_alt : text.no_alt_of_link);
  else if (FILE_NAME.test(alt)) note(seen, id, 'warning', text.alt_is_file_name);
  if (isLoopback(props.url)) note(seen, id, 'error', text.local_address);
}

function checkSize(seen: Seen, bytes: number) {
  const size = String(Math.ceil(bytes / 1000));
  if (bytes > MAX_HTML_BYTES) note(seen, ROOT, 'error', format(text.too_large, { size }));
  else if (bytes >= WARN_HTML_BYTES) note(seen, ROOT, 'warning', format(text.nearly_too_large, { size }));
}

function checkAudiences(seen: Seen) {
  const { nodes } = seen.template;
  const asked = audiencesAskedFor(seen.template).length;
  if (asked > MAX_SHOWN_TO) note(seen, ROOT, 'error', format(text.too_many_audiences, { max: MAX_SHOWN_TO }));
  const top = nodeOf(nodes, ROOT).nodes.map((id) => shownTo(nodeOf(nodes, id)));
  if (top.length > 0 && top.every(({ audience }) => audience !== null))
    note(seen, ROOT, 'warning', text.all_conditional);
}

/** What would trouble readers of an e-mail, in the order of its elements. `bytes` is the size of its HTML. */
export function lint(template: EmailTemplate, bytes: number): Finding[] {
  const seen: Seen = { template, findings: [], level: 0, titles: 0 };
  const body = propsOf('Body', nodeOf(template.nodes, ROOT), template.settings);
  if (nodeOf(template.nodes, ROOT).nodes.length === 0) note(seen, ROOT, 'error', text.empty_email);
  if (body.width > 640) note(seen, ROOT, 'warning', text.wide_body);
  if (namesTreatment(body.preheader)) note(seen, ROOT, 'warning', text.names_treatment);
  checkSize(seen, bytes);
  const { id, tables } = deepest(template);
  if (tables > MAX_TABLES) note(seen, id, 'warning', format(text.too_deep, { tables, max: MAX_TABLES }));
  checkAudiences(seen);
  const outer = solid(body.outerBackgroundColor, '#ffffff');
  for (const child of nodeOf(template.nodes, ROOT).nodes) check(seen, child, solid(body.backgroundColor, outer));
  return seen.findings;
}
