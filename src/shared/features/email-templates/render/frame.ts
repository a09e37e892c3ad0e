import { contrast, toHex } from '../model/colors.ts';
import type { EmailNode, EmailTemplate } from '../model/email-template.ts';

/** What an element is rendered inside of. */
export interface Frame {
  readonly template: EmailTemplate;
  /** Pixels it has for itself. */
  readonly width: number;
  /** The solid color behind it. */
  readonly background: string;
  /** Whether that color turns dark where the reader's program does. */
  readonly turnsDark: boolean;
  readonly align: string;
  /** Classes of column widths used so far: the head says what they mean. */
  readonly widths: Set<number>;
  /** Renders what stands inside an element. */
  readonly children: (frame: Frame, node: EmailNode) => string;
}

const DARK = '#1b1d1f';
/** A box on it that stands out by its color keeps an edge in the dark. */
const RAISED = '#2a2d30';
const LINE = '#8a949c';
/** The contrast that a line needs to be seen. */
const MIN_LINE = 1.6;

/** The class that keeps a text readable where its background turns dark; none where it is readable anyway. */
export function darkClass(frame: Frame, color: string, name: 'dt' | 'dl'): string | undefined {
  return frame.turnsDark && contrast(color, RAISED) < 4.5 ? name : undefined;
}

/** The class that lights a line up which would be lost where its background turns dark; none where it is seen anyway. */
export function darkLine(frame: Frame, color: string, name: 'bl' | 'be'): string | undefined {
  return frame.turnsDark && contrast(color, DARK) < MIN_LINE ? name : undefined;
}

/** The color behind a picture where that turns dark: one drawn for a light page, without a ground of its own, keeps it. */
export const groundOf = (frame: Frame): string | undefined => (frame.turnsDark ? frame.background : undefined);

export const solid = (color: string, under: string): string => toHex(color) ?? under;

/** A light background turns dark with the reader's program; one that was chosen for its color stays. */
export const turnsDark = (background: string): boolean => contrast(background, '#ffffff') < 1.3;

/** The columns' widths and what turns dark, as the head's only styles. */
export function headStyles(widths: ReadonlySet<number>): string {
  const columns = [...widths].sort((a, b) => a - b).map((width) => `.w${width}{width:${width / 100}% !important}`);
  const dark = {
    bg: `background-color:${DARK} !important`,
    bx: `background-color:${RAISED} !important`,
    bl: `background-color:${LINE} !important`,
    be: `border-color:${LINE} !important`,
    dt: 'color:#f1f3f4 !important',
    dl: 'color:#9cc4ff !important',
  };
  const rules = Object.entries(dark);
  return [
    'a[x-apple-data-detectors]{color:inherit !important;text-decoration:inherit !important}',
    `@media (min-width:481px){${columns.join('')}}`,
    '@media (max-width:480px){.body{min-width:0 !important}.col{width:100% !important;max-width:100% !important}}',
    `@media (prefers-color-scheme:dark){${rules.map(([name, rule]) => `.${name}{${rule}}`).join('')}}`,
    ...rules.map(([name, rule]) => `[data-ogs${name.startsWith('b') ? 'b' : 'c'}] .${name}{${rule}}`),
  ].join('');
}
