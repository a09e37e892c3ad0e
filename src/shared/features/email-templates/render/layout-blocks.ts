import { type BlockProps, propsOf } from '../model/blocks.ts';
import { toHex } from '../model/colors.ts';
import { evenly, widthsOf } from '../model/column-widths.ts';
import { type EmailNode, nodeOf } from '../model/email-template.ts';
import { darkLine, type Frame, solid, turnsDark } from './frame.ts';
import { cell, css, hasSides, mso, padding, px, sidesOf, tag } from './markup.ts';
import { cssUrl } from './shape-blocks.ts';

type Box = Omit<BlockProps<'Container'>, 'shownTo' | 'locked'>;

/** What stands inside a box: narrower by its sides, on its color. */
export function insideOf(frame: Frame, props: Box): Frame {
  const margins = sidesOf(props, 'margin');
  const paddings = sidesOf(props, 'padding');
  const sides = margins.left + margins.right + paddings.left + paddings.right + 2 * props.borderWidth;
  const own = toHex(props.backgroundColor);
  const background = own ?? frame.background;
  const keeps = props.backgroundImage !== '' || (own !== null && !turnsDark(own));
  return {
    ...frame,
    width: Math.max(1, frame.width - sides),
    background,
    turnsDark: frame.turnsDark && !keeps,
    align: props.textAlign,
  };
}

/** A box's cell: color, picture, border, padding. The picture is drawn for Outlook too, always on a color. */
export function boxCell(frame: Frame, props: Box, content: string, dark?: 'bg'): string {
  const background = toHex(props.backgroundColor);
  const darkName = dark ?? (background === frame.background ? 'bg' : 'bx');
  const hasPicture = props.backgroundImage !== '';
  const under = background ?? frame.background;
  const radius = props.borderRadius > 0 ? px(props.borderRadius) : undefined;
  const edge = solid(props.borderColor, '#000000');
  const border = props.borderWidth > 0 ? `${px(props.borderWidth)} solid ${edge}` : undefined;
  const style = css({
    'background-color': background ?? (hasPicture ? under : undefined),
    'background-image': hasPicture ? cssUrl(props.backgroundImage) : undefined,
    'background-size': hasPicture ? 'cover' : undefined,
    'background-position': hasPicture ? 'center' : undefined,
    border,
    'border-radius': radius,
    padding: padding(sidesOf(props, 'padding')),
    'text-align': props.textAlign,
    'vertical-align': props.verticalAlign,
  });
  const turns = frame.turnsDark && background !== null && !hasPicture && turnsDark(background);
  const attributes = {
    align: props.textAlign,
    valign: props.verticalAlign,
    bgcolor: background ?? (hasPicture ? under : undefined),
    background: hasPicture ? props.backgroundImage : undefined,
    class: [turns && darkName, border && darkLine(frame, edge, 'be')].filter(Boolean).join(' '),
    style,
  };
  const table = { style: radius ? 'border-collapse:separate' : undefined };
  const drawn = hasPicture
    ? withMsoPicture(insideOf(frame, props).width, props.backgroundImage, under, content)
    : content;
  return cell(attributes, drawn, table);
}

function withMsoPicture(width: number, source: string, under: string, content: string): string {
  const rect = `<v:rect fill="true" stroke="false" style="width:${px(width)}">`;
  const fill = tag('v:fill', { type: 'frame', src: source, color: under }, '');
  const box = '<v:textbox style="mso-fit-shape-to-text:true" inset="0,0,0,0">';
  return `${mso(`${rect}${fill}${box}`)}<div>${content}</div>${mso('</v:textbox></v:rect>')}`;
}

const withMargins = (props: object, content: string): string => {
  const margins = sidesOf(props, 'margin');
  return hasSides(margins) ? cell({ style: css({ padding: padding(margins) }) }, content) : content;
};

export function container(frame: Frame, props: Box, node: EmailNode): string {
  return withMargins(props, boxCell(frame, props, frame.children(insideOf(frame, props), node) || '&#8202;'));
}

/** Whole pixels that add up to the width they share. */
export function share(width: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const ends = parts.map((_, at) =>
    Math.round((width * parts.slice(0, at + 1).reduce((sum, part) => sum + part, 0)) / whole),
  );
  return ends.map((end, at) => end - (ends[at - 1] ?? 0));
}

/** A column's width in hundredths of a percent; odd ones are rounded, so that the head needs few classes. */
function percentOf(part: number): number {
  const thirds = [3333, 6666].find((each) => Math.abs(each - part * 10_000) < 2);
  return thirds ?? Math.max(1, Math.floor(part * 100)) * 100;
}

function column(frame: Frame, id: string): string {
  const node = nodeOf(frame.template.nodes, id);
  const props = propsOf('Column', node, frame.template.settings);
  const box: Box = {
    ...props,
    backgroundImage: '',
    marginTop: 0,
    marginRight: 0,
    marginBottom: 0,
    marginLeft: 0,
    borderWidth: 0,
    borderColor: '#000000',
  };
  return boxCell(frame, box, frame.children(insideOf(frame, box), node) || '&#8202;');
}

/**
 * Columns beside each other where there is room for all, below each other where there is not: by their own widths, without
 * any style of the head; Outlook on Windows gets a table instead.
 */
export function columns(frame: Frame, props: BlockProps<'Columns'>, node: EmailNode, id: string): string {
  const margins = sidesOf(props, 'margin');
  const width = Math.max(1, Math.floor(frame.width - margins.left - margins.right));
  const { nodes, settings } = frame.template;
  const known = node.nodes.filter((child) => nodeOf(nodes, child).type === 'Column');
  if (known.length === 0) return '';
  const parts = known.length === node.nodes.length ? widthsOf(frame.template, id) : evenly(known.length);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const pixels = share(width, parts);
  const cells = known.map((child, at) => {
    const pixel = pixels[at]!;
    const percent = percentOf(parts[at]! / whole);
    frame.widths.add(percent);
    const { verticalAlign } = propsOf('Column', nodeOf(nodes, child), settings);
    const style = css({
      display: 'inline-block',
      width: '100%',
      'max-width': px(pixel),
      'vertical-align': verticalAlign,
      'text-align': 'left',
      'font-size': '16px',
    });
    const ghost = `${at === 0 ? '' : '</td>'}<td width="${pixel}" valign="${verticalAlign}">`;
    const content = column({ ...frame, width: pixel }, child);
    return `${at === 0 ? '' : mso(ghost)}${tag('div', { class: `col w${percent}`, style }, content)}`;
  });
  const first = propsOf('Column', nodeOf(nodes, known[0]!), settings).verticalAlign;
  const opening = `<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="${width}"><tr><td width="${pixels[0]}" valign="${first}">`;
  const style = css({ padding: padding(margins), 'font-size': '0', 'text-align': 'center' });
  return cell({ align: 'center', style }, `${mso(opening)}${cells.join('')}${mso('</td></tr></table>')}`);
}
