import { toHex } from '#shared/features/email-templates/model/colors.ts';
import type { Attributes } from './html-walk.ts';

/** How what stands inside an element looks, as far as our own elements can say it. */
export interface Look {
  color?: string;
  fontSize?: number;
  textAlign?: string;
  bold: boolean;
  italic: boolean;
}

const ALIGNS = ['left', 'center', 'right'];
const MIN_FONT = 8;
const MAX_FONT = 32;

/** The declarations of a style attribute; of one that is said twice, the last. */
function stylesOf({ style = '' }: Attributes): Map<string, string> {
  const parts = style.split(';').map((part) => part.split(/:(.*)/s));
  return new Map(parts.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().toLowerCase()]));
}

const numberOf = (text: string | undefined): number | undefined => {
  const [, digits] = /^(\d{1,4})(?:\.\d+)?(?:px)?$/.exec(text?.trim() ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

const colorOf = (text: string | undefined): string | undefined => toHex(text?.trim() ?? '') ?? undefined;

/** The color an element is filled with, where it says one. */
export function fillOf(attributes: Attributes): string | undefined {
  const styles = stylesOf(attributes);
  const short = styles.get('background')?.split(' ')[0];
  return colorOf(styles.get('background-color')) ?? colorOf(short) ?? colorOf(attributes.bgcolor);
}

/** Pixels of a picture, by its attribute or style. */
export const pixelsOf = (attributes: Attributes, name: 'width' | 'height'): number | undefined =>
  numberOf(attributes[name]) ?? numberOf(stylesOf(attributes).get(name));

/** The look around an element, changed by what it says itself. */
export function lookInside(around: Look, tag: string, attributes: Attributes): Look {
  const styles = stylesOf(attributes);
  const size = numberOf(styles.get('font-size'));
  const align =
    styles.get('text-align') ?? attributes.align?.toLowerCase() ?? (tag === 'center' ? 'center' : undefined);
  const color = colorOf(styles.get('color')) ?? (tag === 'font' ? colorOf(attributes.color) : undefined);
  const weight = styles.get('font-weight');
  return {
    ...around,
    ...(color !== undefined && { color }),
    ...(size !== undefined && { fontSize: Math.min(MAX_FONT, Math.max(MIN_FONT, size)) }),
    ...(align !== undefined && ALIGNS.includes(align) && { textAlign: align }),
    bold: around.bold || ['b', 'strong'].includes(tag) || weight === 'bold' || weight === '700',
    italic: around.italic || ['i', 'em'].includes(tag) || styles.get('font-style') === 'italic',
  };
}
