import type { BlockProps } from '../model/blocks.ts';
import { escapeHtml } from '../model/escape.ts';
import { type Paragraph, parseRichText, type Run } from '../model/rich-text.ts';
import { darkClass, type Frame, solid } from './frame.ts';
import { cell, css, mso, padding, px, row, sidesOf, tag } from './markup.ts';
import { colorOf, type Typeface, typeface } from './typeface.ts';

const LINK = { target: '_blank', rel: 'noopener' } as const;

/** A link within a text. Its color stands twice, as some programs paint the outer one blue. */
function linkText(frame: Frame, href: string, content: string, color: string, decoration = 'underline'): string {
  const look = css({ color, 'text-decoration': decoration });
  const dark = darkClass(frame, color, 'dl');
  return tag('a', { href, ...LINK, class: dark, style: look }, tag('span', { class: dark, style: look }, content));
}

function runText(frame: Frame, { text, bold, italic, href }: Run): string {
  const italics = italic ? `<i>${escapeHtml(text)}</i>` : escapeHtml(text);
  const marked = bold ? `<b>${italics}</b>` : italics;
  const { color } = frame.template.settings.link;
  // A link around blanks alone would be one that nobody sees and a screen reader cannot name.
  return href === '' || text.trim() === '' ? marked : linkText(frame, href, marked, solid(color, '#1d5fa8'));
}

interface Written extends Typeface {
  textAlign: string;
}

/** A cell of text, with the element's margins as its padding. */
function textCell(frame: Frame, props: Written, content: string): string {
  const style = css({ padding: padding(sidesOf(props, 'margin')), ...typeface(props), 'text-align': props.textAlign });
  return cell({ align: props.textAlign, class: darkClass(frame, colorOf(props), 'dt'), style }, content);
}

export function heading(frame: Frame, props: BlockProps<'Heading'>): string {
  const style = css({
    margin: '0',
    ...typeface(props),
    'text-decoration': props.textDecoration === 'none' ? undefined : props.textDecoration,
  });
  const name = `h${props.level}`;
  const dark = darkClass(frame, colorOf(props), 'dt');
  return textCell(frame, props, tag(name, { class: dark, style }, escapeHtml(props.text)));
}

export function text(frame: Frame, props: BlockProps<'Text'>): string {
  const paragraphs = parseRichText(props.text);
  const content = paragraphs.map((runs: Paragraph, at) => {
    const below = at === paragraphs.length - 1 ? 0 : props.marginBottom;
    const decoration = props.textDecoration === 'none' ? undefined : props.textDecoration;
    const style = css({ margin: `0 0 ${px(below)}`, 'text-decoration': decoration });
    return tag('p', { style }, runs.map((run) => runText(frame, run)).join('') || '&nbsp;');
  });
  return textCell(frame, props, content.join(''));
}

export function link(frame: Frame, props: BlockProps<'Link'>): string {
  const label = escapeHtml(props.text.trim());
  if (label === '') return '';
  const content = props.url === '' ? label : linkText(frame, props.url, label, colorOf(props), props.textDecoration);
  return textCell(frame, props, content);
}

/** Room at the sides of a button for Outlook on Windows, which knows padding on cells alone. */
const msoRoom = (horizontal: number, raise: number): string =>
  mso(`<i hidden style="mso-font-width:${horizontal * 10}%;mso-text-raise:${raise}px">&#8202;</i>`);

export function button(_frame: Frame, props: BlockProps<'Button'>): string {
  const label = escapeHtml(props.text.trim());
  if (label === '') return '';
  const background = solid(props.backgroundColor, '#2b7f4f');
  const look = css({
    display: 'inline-block',
    padding: `${px(props.paddingVertical)} ${px(props.paddingHorizontal)}`,
    ...typeface(props),
    'text-decoration': props.textDecoration,
    'border-radius': px(props.borderRadius),
    'mso-padding-alt': '0',
  });
  const room = msoRoom(props.paddingHorizontal, 0);
  const letters = css({ color: colorOf(props), 'mso-text-raise': px(props.paddingVertical) });
  const inner = `${room}${tag('span', { style: letters }, label)}${room}`;
  const pressed =
    props.href === '' ? cellButton(look, inner) : tag('a', { href: props.href, ...LINK, style: look }, inner);
  const face = css({ 'background-color': background, 'border-radius': px(props.borderRadius) });
  const table = row(
    { align: props.textAlign },
    tag('td', { align: 'center', bgcolor: background, style: face }, pressed),
  );
  return cell({ align: props.textAlign, style: css({ padding: padding(sidesOf(props, 'margin')) }) }, table);
}

/** A button that leads nowhere yet looks like one, and is no link. */
const cellButton = (look: string, inner: string): string =>
  cell({ style: look.replace('display:inline-block;', '') }, inner);
