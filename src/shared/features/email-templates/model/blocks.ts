import type { DesignDefaults } from './design-defaults.ts';
import type { EmailNode, Props } from './email-template.ts';
import {
  FONTS,
  LINE_HEIGHTS,
  MAX_TEXT,
  type PropRule,
  type PropRules,
  type RuledProps,
  readProps,
  type SocialIcon,
  type SocialLink,
} from './prop-rules.ts';

const number = <Min extends number>(min: Min, max: number, step = 1) =>
  ({ kind: 'number', min, max, step }) as const satisfies PropRule;
const color = { kind: 'color' } as const satisfies PropRule;
const fill = { kind: 'color', transparent: true } as const satisfies PropRule;
const align = { kind: 'choice', of: ['left', 'center', 'right'] } as const satisfies PropRule;
const verticalAlign = { kind: 'choice', of: ['top', 'middle', 'bottom'] } as const satisfies PropRule;
const upTo50 = number(0, 50, 5);

const paddings = { paddingTop: upTo50, paddingRight: upTo50, paddingBottom: upTo50, paddingLeft: upTo50 };
const margins = { marginTop: upTo50, marginRight: upTo50, marginBottom: upTo50, marginLeft: upTo50 };
const border = { borderWidth: number(0, 20), borderColor: color, borderRadius: number(0, 60) };
const font = {
  fontFamily: { kind: 'choice', of: FONTS },
  fontSize: number(8, 32),
  color,
  lineHeight: { kind: 'choice', of: LINE_HEIGHTS },
  fontWeight: { kind: 'choice', of: [400, 700] },
  fontStyle: { kind: 'choice', of: ['normal', 'italic'] },
  textDecoration: { kind: 'choice', of: ['none', 'underline'] },
  textAlign: align,
} as const satisfies PropRules;
const box = {
  backgroundColor: fill,
  backgroundImage: { kind: 'image' },
  ...paddings,
  ...margins,
  ...border,
  textAlign: align,
  verticalAlign,
} as const satisfies PropRules;

export const MAX_ALT = 125;
export const MAX_LABEL = 200;
export const MAX_PREHEADER = 110;
/** Whom an element is for. */
const shown = { shownTo: { kind: 'audience' } } as const satisfies PropRules;
const label = { kind: 'text', max: MAX_LABEL } as const satisfies PropRule;

/** Every element, every prop of it, and its bounds. */
export const BLOCK_RULES = {
  Body: {
    width: number(500, 1000, 10),
    outerBackgroundColor: color,
    ...box,
    preheader: { kind: 'text', max: MAX_PREHEADER },
  },
  Heading: {
    text: { kind: 'text', max: MAX_TEXT },
    level: { kind: 'choice', of: [1, 2, 3, 4, 5, 6] },
    ...font,
    ...margins,
    ...shown,
  },
  Text: { text: { kind: 'rich' }, ...font, ...margins, marginBottom: number(0, 30), ...shown },
  Button: {
    text: label,
    href: { kind: 'link' },
    backgroundColor: color,
    ...font,
    paddingVertical: upTo50,
    paddingHorizontal: upTo50,
    borderRadius: number(0, 60),
    ...margins,
    ...shown,
  },
  Image: {
    src: { kind: 'image' },
    url: { kind: 'link' },
    alt: { kind: 'text', max: MAX_ALT },
    decorative: { kind: 'flag' },
    width: number(1, 1000),
    height: number(1, 2000),
    borderRadius: number(0, 500),
    textAlign: align,
    ...margins,
    ...shown,
  },
  Spacer: { space: number(0, 100, 4), ...shown },
  Divider: { backgroundColor: color, ...paddings, paddingTop: number(0, 100, 4), ...shown },
  Link: { text: label, url: { kind: 'link' }, ...font, ...margins, ...shown },
  Container: { ...box, locked: { kind: 'flag' }, ...shown },
  Columns: { columns: number(1, 4), columnsConfig: { kind: 'fractions' }, ...margins, ...shown },
  Column: { ...paddings, backgroundColor: fill, textAlign: align, verticalAlign, borderRadius: number(0, 60) },
  SocialLinks: { links: { kind: 'social' }, textAlign: align, ...margins, ...shown },
} as const satisfies Record<string, PropRules>;

export type BlockName = keyof typeof BLOCK_RULES;
export type BlockProps<Name extends BlockName> = RuledProps<(typeof BLOCK_RULES)[Name]>;

export const BLOCK_NAMES = Object.keys(BLOCK_RULES) as BlockName[];
export const isBlock = (type: string): type is BlockName => Object.hasOwn(BLOCK_RULES, type);

export const HEADING_SIZES: Readonly<Record<number, number>> = { 1: 32, 2: 28, 3: 24, 4: 20, 5: 18, 6: 16 };

const SOCIAL_NAMES: Record<SocialIcon, string> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  web: 'Website',
};
const SOCIAL_ADDRESSES: Record<SocialIcon, string> = {
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
  web: '',
};

/** A link as it is when its icon has just been chosen. */
export const socialLink = (icon: SocialIcon): SocialLink => ({
  name: SOCIAL_NAMES[icon],
  icon,
  url: SOCIAL_ADDRESSES[icon],
});

const all = (value: number) => ({ paddingTop: value, paddingRight: value, paddingBottom: value, paddingLeft: value });
const NO_MARGINS = { marginTop: 0, marginRight: 0, marginBottom: 0, marginLeft: 0 };
const PLAIN_FONT = { fontWeight: 400, fontStyle: 'normal', textDecoration: 'none', textAlign: 'left' } as const;
const PLAIN_BOX = {
  backgroundColor: 'transparent',
  backgroundImage: '',
  ...all(16),
  ...NO_MARGINS,
  borderWidth: 0,
  borderColor: '#000000',
  borderRadius: 0,
  textAlign: 'left',
  verticalAlign: 'top',
} as const;

/** What an element holds that nobody has set, as far as the design defaults don't say it. */
const BLOCK_DEFAULTS = {
  Body: { ...PLAIN_BOX, width: 1000, backgroundColor: '#FFFFFF', outerBackgroundColor: '#F3F5F4', preheader: '' },
  Heading: { text: 'Heading...', level: 1, lineHeight: 2, ...PLAIN_FONT, fontWeight: 700, ...NO_MARGINS },
  Text: { text: '<p>Text...</p>', lineHeight: 1.5, ...PLAIN_FONT, ...NO_MARGINS },
  Button: { text: 'Button...', href: '', lineHeight: 1.15, ...PLAIN_FONT, borderRadius: 0, ...NO_MARGINS },
  Image: {
    src: '',
    url: '',
    alt: '',
    decorative: false,
    width: 100,
    height: 100,
    borderRadius: 0,
    textAlign: 'left',
    ...NO_MARGINS,
  },
  Spacer: { space: 10 },
  Divider: { backgroundColor: '#000', paddingTop: 1, paddingRight: 16, paddingBottom: 1, paddingLeft: 16 },
  Link: { text: 'Link...', url: '', lineHeight: 1.5, ...PLAIN_FONT, textDecoration: 'underline', ...NO_MARGINS },
  Container: { ...PLAIN_BOX, locked: false },
  Columns: { columns: 3, columnsConfig: [1 / 3, 1 / 3, 1 / 3], ...NO_MARGINS },
  Column: {
    paddingTop: 10,
    paddingRight: 8,
    paddingBottom: 10,
    paddingLeft: 8,
    backgroundColor: 'transparent',
    textAlign: 'left',
    verticalAlign: 'top',
    borderRadius: 0,
  },
  SocialLinks: {
    links: (['facebook', 'x', 'instagram', 'linkedin'] as const).map(socialLink),
    textAlign: 'left',
    ...NO_MARGINS,
  },
} as const satisfies { [Name in BlockName]: Partial<BlockProps<Name>> };

/** What the design says of an element's kind. */
function designOf(type: BlockName, props: EmailNode['props'], design: DesignDefaults): Record<string, unknown> {
  if (type === 'Text') return design.text;
  if (type === 'Button') return design.button;
  if (type === 'Link') return design.link;
  if (type !== 'Heading') return {};
  const level = (props.level ?? BLOCK_DEFAULTS.Heading.level) as number;
  return { ...design.heading, fontSize: HEADING_SIZES[level] };
}

/** All props of an element: its own, else what the design says of its kind, else its kind's. */
export function propsOf<Name extends BlockName>(type: Name, node: EmailNode, design: DesignDefaults): BlockProps<Name> {
  const effective: Props = {
    shownTo: '',
    ...BLOCK_DEFAULTS[type],
    ...designOf(type, node.props, design),
    ...node.props,
  };
  return effective as BlockProps<Name>;
}

/** The props of a stored element: those known are made safe, others are kept as they came. */
export function cleanProps(type: string, given: EmailNode['props']): EmailNode['props'] {
  if (!isBlock(type)) return given;
  const rules: PropRules = BLOCK_RULES[type];
  const others = Object.entries(given).filter(([name]) => !Object.hasOwn(rules, name));
  return { ...Object.fromEntries(others), ...readProps(rules, given) };
}

const LAYOUTS: readonly string[] = ['Body', 'Container', 'Column'];

/** Whether an element may stand directly inside another; what is unknown may stand, and hold, anything. */
export function accepts(parent: string, child: string): boolean {
  if (child === 'Body') return false;
  if (!isBlock(parent)) return true;
  if (!isBlock(child)) return parent === 'Columns' || LAYOUTS.includes(parent);
  return child === 'Column' ? parent === 'Columns' : LAYOUTS.includes(parent);
}
