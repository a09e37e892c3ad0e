import { safeImage, safeLink } from './addresses.ts';
import { TRANSPARENT, toHex } from './colors.ts';
import { cleanRichText } from './rich-text.ts';
import { cleanShownTo } from './shown-to.ts';

export const FONTS = ['Arial', 'Courier New', 'Georgia', 'Times New Roman', 'Trebuchet MS', 'Verdana'] as const;
export const LINE_HEIGHTS = [1, 1.15, 1.5, 2] as const;
export const SOCIAL_ICONS = ['facebook', 'x', 'instagram', 'linkedin', 'web'] as const;
export const MAX_SOCIAL_LINKS = 10;
export const MAX_TEXT = 20_000;

export type SocialIcon = (typeof SOCIAL_ICONS)[number];
export interface SocialLink {
  readonly name: string;
  readonly icon: SocialIcon;
  readonly url: string;
}

/** What a prop may hold. One table of them serves the stored form, the settings panel and the tests. */
export type PropRule =
  | { kind: 'number'; min: number; max: number; step: number }
  | { kind: 'color'; transparent?: true }
  | { kind: 'choice'; of: readonly (string | number)[] }
  | { kind: 'text'; max: number }
  | { kind: 'rich' }
  | { kind: 'link' }
  | { kind: 'image' }
  | { kind: 'flag' }
  | { kind: 'fractions' }
  | { kind: 'social' }
  | { kind: 'audience' };

interface ValueOfKind {
  number: number;
  color: string;
  text: string;
  rich: string;
  link: string;
  image: string;
  flag: boolean;
  fractions: readonly number[];
  social: readonly SocialLink[];
  audience: string;
}

type ValueOf<Rule extends PropRule> = Rule extends { kind: 'choice'; of: readonly (infer Value)[] }
  ? Value
  : Rule['kind'] extends keyof ValueOfKind
    ? ValueOfKind[Rule['kind']]
    : never;

export type PropRules = Readonly<Record<string, PropRule>>;
export type RuledProps<Rules extends PropRules> = { [Name in keyof Rules]: ValueOf<Rules[Name]> };

const asText = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').slice(0, max) : undefined;

function readNumber(rule: { min: number; max: number }, value: unknown): number | undefined {
  const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof given !== 'number' || !Number.isFinite(given)) return undefined;
  return Math.min(rule.max, Math.max(rule.min, Math.round(given)));
}

function readChoice(of: readonly (string | number)[], value: unknown): string | number | undefined {
  return of.find((choice) => choice === value || String(choice) === value);
}

/** Widths as parts of a whole: what is given is kept in its proportions. */
function readFractions(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > 4) return undefined;
  return value.every((part) => typeof part === 'number' && part > 0 && part <= 1) ? (value as number[]) : undefined;
}

function readSocial(value: unknown): readonly SocialLink[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.slice(0, MAX_SOCIAL_LINKS).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, icon, url } = entry as Record<string, unknown>;
    const known = SOCIAL_ICONS.find((each) => each === icon);
    return known ? [{ name: asText(name, 80) ?? known, icon: known, url: safeLink(url) }] : [];
  });
}

/** What a rule makes of a value: within its bounds and safe, or undefined for what can't be made so. */
export function readProp(rule: PropRule, value: unknown): unknown {
  switch (rule.kind) {
    case 'number':
      return readNumber(rule, value);
    case 'color':
      return (rule.transparent && value === TRANSPARENT) || toHex(value) !== null ? value : undefined;
    case 'choice':
      return readChoice(rule.of, value);
    case 'text':
      return asText(value, rule.max);
    case 'rich':
      return typeof value === 'string' ? cleanRichText(value) : undefined;
    case 'link':
      return typeof value === 'string' ? safeLink(value) : undefined;
    case 'image':
      return typeof value === 'string' ? safeImage(value) : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'fractions':
      return readFractions(value);
    case 'social':
      return readSocial(value);
    case 'audience':
      return cleanShownTo(value);
  }
}

/** The props a table knows, each as its rule makes it; what can't be read is left out, as if it had not been set. */
export function readProps(rules: PropRules, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(given, name) ? readProp(rule, given[name]) : undefined;
    if (value !== undefined) read[name] = value;
  }
  return read;
}
