import type { BlockProps } from '../model/blocks.ts';
import { toHex } from '../model/colors.ts';
import type { SocialIcon } from '../model/prop-rules.ts';
import { darkLine, type Frame, groundOf } from './frame.ts';
import { cell, css, padding, px, row, sidesOf, tag, voidTag } from './markup.ts';

const LINK = { target: '_blank', rel: 'noopener' } as const;

export function image(frame: Frame, props: BlockProps<'Image'>): string {
  if (props.src === '') return '';
  const margins = sidesOf(props, 'margin');
  const room = Math.max(1, Math.floor(frame.width - margins.left - margins.right));
  const width = Math.min(props.width, room);
  const sides = { left: '0 auto 0 0', center: '0 auto', right: '0 0 0 auto' }[props.textAlign];
  const style = css({
    display: 'block',
    border: '0',
    outline: 'none',
    margin: sides,
    width: px(width),
    'max-width': '100%',
    height: 'auto',
    'background-color': groundOf(frame),
    'border-radius': px(Math.min(props.borderRadius, Math.floor(width / 2))),
  });
  const height = Math.max(1, Math.round((props.height * width) / props.width));
  const picture = voidTag('img', { src: props.src, alt: props.decorative ? '' : props.alt, width, height, style });
  const shown = props.url === '' ? picture : tag('a', { href: props.url, ...LINK }, picture);
  return cell({ align: props.textAlign, style: css({ padding: padding(margins) }) }, shown);
}

export function spacer(_frame: Frame, { space }: BlockProps<'Spacer'>): string {
  if (space === 0) return '';
  const style = css({
    height: px(space),
    'line-height': px(space),
    'font-size': '1px',
    'mso-line-height-rule': 'exactly',
  });
  return cell({ height: space, style, 'aria-hidden': 'true' }, '&#8202;');
}

/** A line: as thick as its padding at the top, and set in by those at its sides. */
export function divider(frame: Frame, props: BlockProps<'Divider'>): string {
  const thickness = props.paddingTop;
  if (thickness === 0) return '';
  const color = toHex(props.backgroundColor) ?? '#000000';
  const style = css({
    'background-color': color,
    height: px(thickness),
    'line-height': px(thickness),
    'font-size': '1px',
    'mso-line-height-rule': 'exactly',
  });
  const lit = darkLine(frame, color, 'bl');
  const line = cell({ height: thickness, bgcolor: color, class: lit, style, 'aria-hidden': 'true' }, '&#8202;');
  const { left, right, bottom } = sidesOf(props, 'padding');
  return cell({ style: css({ padding: padding({ top: 0, right, bottom, left }) }) }, line);
}

/** Letters in place of pictures: they show with pictures off, and in the dark. */
const SOCIAL: Record<SocialIcon, { letters: string; color: string }> = {
  facebook: { letters: 'f', color: '#1461cc' },
  x: { letters: 'X', color: '#1f2328' },
  instagram: { letters: 'ig', color: '#b3246b' },
  linkedin: { letters: 'in', color: '#0a66c2' },
  web: { letters: 'www', color: '#46556b' },
};

export function socialLinks(_frame: Frame, props: BlockProps<'SocialLinks'>): string {
  const cells = props.links
    .filter(({ url }) => url !== '')
    .map(({ icon, name, url }) => {
      const { letters, color } = SOCIAL[icon];
      const look = css({
        display: 'inline-block',
        padding: '0 6px',
        'min-width': '20px',
        'font-family': 'Arial,Helvetica,sans-serif',
        'font-size': '14px',
        'font-weight': 700,
        color: '#ffffff',
        'line-height': '32px',
        'mso-line-height-rule': 'exactly',
        'text-decoration': 'none',
      });
      const label = tag('span', { style: css({ color: '#ffffff' }) }, letters);
      const pressed = tag('a', { href: url, ...LINK, title: name, 'aria-label': name, style: look }, label);
      const face = css({ 'background-color': color, 'border-radius': '4px' });
      const button = row({}, tag('td', { align: 'center', bgcolor: color, style: face }, pressed));
      return tag('td', { style: css({ padding: '0 8px 0 0' }) }, button);
    });
  if (cells.length === 0) return '';
  const style = css({ padding: padding(sidesOf(props, 'margin')) });
  return cell({ align: props.textAlign, style }, row({ align: props.textAlign }, cells.join('')));
}

/** The address of a picture inside a style: quotes and brackets would end it. Whoever writes the style into HTML escapes it. */
export const cssUrl = (address: string): string =>
  `url('${address.replace(/['()\\\s]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)}')`;
