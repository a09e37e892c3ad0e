import { fill } from '#shared/platform/define-messages.ts';
import { emailTemplatesMessages as text } from '../email-templates.messages.ts';
import { type BlockProps, MAX_PREHEADER, propsOf } from '../model/blocks.ts';
import { type EmailTemplate, nodeOf, ROOT } from '../model/email-template.ts';
import { escapeHtml } from '../model/escape.ts';
import { footer } from './footer.ts';
import { type Frame, headStyles, solid, turnsDark } from './frame.ts';
import { boxCell, insideOf } from './layout-blocks.ts';
import { cell, css, hasSides, mso, padding, px, row, sidesOf, tag } from './markup.ts';
import { type MergeValues, mergeHtml, tagText } from './merge-tags.ts';
import { renderNodes } from './render-node.ts';
import { sentencesOf } from './render-text.ts';

export interface RenderOptions {
  /** The title of the document; without one, the sender's name stands there. */
  subject?: string;
  /** What is known of sender and recipient; tags that are left out stay in the text. */
  merge?: MergeValues;
}

/** Below this, mail programs fill the line beside the subject up with whatever comes next. */
const MIN_PREHEADER = 35;
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/** A tag may become a short name, or none. */
const surely = (line: string): number => line.replace(/\{\{[^{}]*\}\}/g, '').trim().length;

/** Ends at a word, and in the middle of no tag. */
const cut = (line: string): string =>
  line.length <= MAX_PREHEADER
    ? line
    : line
        .slice(0, MAX_PREHEADER)
        .replace(/\s+\S*$/, '')
        .replace(/\{\{[^}]*$/, '');

/**
 * What stands beside the subject in a list of mails: the author's own words, else the first of the e-mail; never the subject
 * again, and never more than fits.
 */
function preheaderOf(template: EmailTemplate, subject: string): string {
  const said = subject.trim().toLowerCase();
  const { preheader } = propsOf('Body', nodeOf(template.nodes, ROOT), template.settings);
  const [own = '', ...first] = [preheader, ...sentencesOf(template)].map((part) => {
    const line = part.trim();
    return line.toLowerCase() === said ? '' : line;
  });
  if (surely(own) >= MIN_PREHEADER) return own;
  const short = cut([own, ...first].filter(Boolean).join(' '));
  if (surely(short) >= MIN_PREHEADER) return short;
  const whole = [short, text.preheader_fallback].filter(Boolean).join(' ');
  return whole.length <= MAX_PREHEADER ? whole : text.preheader_fallback;
}

function head(subject: string, frame: Frame): string {
  const office =
    '<xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>';
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="x-apple-disable-message-reformatting">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    mso(office),
    `<style>${headStyles(frame.widths)}</style>`,
  ].join('');
}

function hiddenPreheader(preheader: string): string {
  const style =
    'display:none;mso-hide:all;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px';
  return tag('div', { style }, `${escapeHtml(preheader)}${FILLER}`);
}

/** The e-mail's sheet: as wide as asked for, narrower where the screen is, in a table for Outlook on Windows. */
function sheet(frame: Frame, props: BlockProps<'Body'>, content: string): string {
  const width = props.width;
  const style = css({ width: '100%', 'min-width': '440px', 'max-width': px(width) });
  const inner = row(
    { align: 'center', class: 'body', width: '100%', style },
    tag('td', {}, boxCell(frame, props, content, 'bg')),
  );
  const ghost = `<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="${width}" align="center"><tr><td>`;
  const framed = `${mso(ghost)}${inner}${mso('</td></tr></table>')}`;
  const margins = sidesOf(props, 'margin');
  return hasSides(margins) ? cell({ style: css({ padding: padding(margins) }) }, framed) : framed;
}

/** The frame that the elements directly in a template's body are rendered in. */
export function bodyFrame(template: EmailTemplate): { frame: Frame; outside: Frame; props: BlockProps<'Body'> } {
  const props = propsOf('Body', nodeOf(template.nodes, ROOT), template.settings);
  const background = solid(props.outerBackgroundColor, '#f3f5f4');
  const outside: Frame = {
    template,
    width: props.width,
    background,
    turnsDark: turnsDark(background),
    align: 'left',
    widths: new Set(),
    children: renderNodes,
  };
  // The sheet's own margins lie outside its width.
  const { marginLeft, marginRight } = props;
  const inside = insideOf({ ...outside, width: props.width + marginLeft + marginRight }, props);
  return { frame: inside, outside, props };
}

/**
 * A template as an e-mail: tables and inline styles that every mail program lays out alike, with the footer at its end.
 * The same template makes the same HTML, in the browser and on the server.
 */
export function renderHtml(template: EmailTemplate, { subject, merge = {} }: RenderOptions = {}): string {
  const { frame, outside, props } = bodyFrame(template);
  const content = renderNodes(frame, nodeOf(template.nodes, ROOT)) + footer(frame, Boolean(merge.logo_url));
  const background = outside.background;
  const page = cell(
    {
      align: 'center',
      bgcolor: background,
      class: outside.turnsDark ? 'bg' : undefined,
      style: css({ 'background-color': background, padding: '0' }),
    },
    sheet(outside, props, content),
  );
  const article = tag('div', { role: 'article', 'aria-roledescription': 'email', lang: 'en' }, page);
  const body = tag(
    'body',
    {
      class: outside.turnsDark ? 'bg' : undefined,
      style: css({ margin: '0', padding: '0', 'background-color': background }),
    },
    hiddenPreheader(preheaderOf(template, subject ?? '')) + article,
  );
  const title = subject?.trim() || fill(text.untitled, { name: tagText('org_name') });
  const root =
    '<html lang="en" dir="ltr" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">';
  return mergeHtml(`<!DOCTYPE html>${root}<head>${head(title, frame)}</head>${body}</html>`, merge);
}
