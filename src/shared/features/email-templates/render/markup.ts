import { escapeHtml } from '../model/escape.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');

/** Declarations of a style attribute; what is undefined or empty is left out. */
export const css = (declarations: Attributes): string =>
  Object.entries(declarations)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

export const tag = (name: string, attributes: Attributes, content: string): string =>
  `<${name}${written(attributes)}>${content}</${name}>`;

export const voidTag = (name: string, attributes: Attributes): string => {
  // An empty alt is said, not left out: it is what makes a picture decorative.
  const alt = attributes.alt === '' ? ' alt=""' : '';
  return `<${name}${written(attributes)}${alt}>`;
};

const LAYOUT = { role: 'presentation', border: 0, cellpadding: 0, cellspacing: 0 } as const;

/** A table that only lays out, of one row. */
export const row = (attributes: Attributes, cells: string): string =>
  tag('table', { ...LAYOUT, ...attributes }, `<tbody><tr>${cells}</tr></tbody>`);

/** A table of one cell over the whole width. */
export const cell = (attributes: Attributes, content: string, table: Attributes = {}): string =>
  row({ width: '100%', ...table }, tag('td', attributes, content));

/** Seen by Outlook on Windows alone, which lays out by Word's rules. */
export const mso = (content: string): string => `<!--[if mso]>${content}<![endif]-->`;

export const px = (value: number): string => `${value}px`;

interface Sides {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const sidesOf = (props: object, name: 'padding' | 'margin'): Sides => {
  const held = props as Readonly<Record<string, number>>;
  const side = (which: string) => held[`${name}${which}`] ?? 0;
  return { top: side('Top'), right: side('Right'), bottom: side('Bottom'), left: side('Left') };
};

export const padding = ({ top, right, bottom, left }: Sides): string => [top, right, bottom, left].map(px).join(' ');

export const hasSides = ({ top, right, bottom, left }: Sides): boolean => top + right + bottom + left > 0;
