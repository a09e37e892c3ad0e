import { toHex } from '../model/colors.ts';
import type { FONTS } from '../model/prop-rules.ts';
import { px } from './markup.ts';

const STACKS: Record<(typeof FONTS)[number], string> = {
  Arial: 'Arial,Helvetica,sans-serif',
  'Courier New': "'Courier New',Courier,monospace",
  Georgia: "Georgia,'Times New Roman',serif",
  'Times New Roman': "'Times New Roman',Times,serif",
  'Trebuchet MS': "'Trebuchet MS',Arial,sans-serif",
  Verdana: 'Verdana,Geneva,sans-serif',
};

export interface Typeface {
  fontFamily: (typeof FONTS)[number];
  fontSize: number;
  color: string;
  lineHeight: number;
  fontWeight: number;
  fontStyle: string;
  textDecoration: string;
}

export const colorOf = ({ color }: Typeface): string => toHex(color) ?? '#222222';

/** All that a cell of text says of its letters, so that no mail program falls back on its own. */
export const typeface = (font: Typeface) => ({
  'font-family': STACKS[font.fontFamily],
  'font-size': px(font.fontSize),
  'font-weight': font.fontWeight,
  'font-style': font.fontStyle === 'normal' ? undefined : font.fontStyle,
  color: colorOf(font),
  'line-height': px(Math.round(font.fontSize * font.lineHeight)),
  'mso-line-height-rule': 'exactly',
});
