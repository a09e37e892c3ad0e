import type { PropRule, RuledProps } from './prop-rules.ts';
import { FONTS, readProps } from './prop-rules.ts';

const color = { kind: 'color' } as const satisfies PropRule;
const fontFamily = { kind: 'choice', of: FONTS } as const satisfies PropRule;
const fontSize = { kind: 'number', min: 8, max: 32, step: 1 } as const satisfies PropRule;
const padding = { kind: 'number', min: 0, max: 50, step: 5 } as const satisfies PropRule;

/** What the design of an e-mail says for all its elements at once. */
export const DESIGN_RULES = {
  wrapper: { color, fontFamily },
  heading: { color, fontFamily },
  text: {
    color,
    fontFamily,
    fontSize: { kind: 'number', min: 10, max: 30, step: 1 },
    marginBottom: { kind: 'number', min: 0, max: 30, step: 1 },
  },
  button: {
    backgroundColor: color,
    color,
    fontFamily,
    fontSize,
    paddingVertical: padding,
    paddingHorizontal: padding,
  },
  link: { color, fontFamily, fontSize },
} as const satisfies Record<string, Record<string, PropRule>>;

export type DesignGroup = keyof typeof DESIGN_RULES;
export type DesignDefaults = { readonly [Group in DesignGroup]: Readonly<RuledProps<(typeof DESIGN_RULES)[Group]>> };

export const DEFAULT_DESIGN: DesignDefaults = {
  wrapper: { color: '#222', fontFamily: 'Arial' },
  heading: { color: '#222', fontFamily: 'Arial' },
  text: { color: '#222', fontFamily: 'Arial', fontSize: 16, marginBottom: 5 },
  button: {
    backgroundColor: '#2B7F4F',
    color: '#FFFFFF',
    fontFamily: 'Arial',
    fontSize: 16,
    paddingVertical: 15,
    paddingHorizontal: 25,
  },
  link: { color: '#1D5FA8', fontFamily: 'Arial', fontSize: 16 },
};

/** A stored design: what it lacks, or holds out of its bounds, is the default. */
export function readDesign(stored: Readonly<Record<string, unknown>>): DesignDefaults {
  const readGroup = <Group extends DesignGroup>(group: Group): DesignDefaults[Group] => {
    const given = stored[group];
    const held = typeof given === 'object' && given !== null ? { ...given } : {};
    return { ...DEFAULT_DESIGN[group], ...readProps(DESIGN_RULES[group], held) };
  };
  return {
    wrapper: readGroup('wrapper'),
    heading: readGroup('heading'),
    text: readGroup('text'),
    button: readGroup('button'),
    link: readGroup('link'),
  };
}
