export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** How high a row of a list is. */
export const DENSITIES = ['comfortable', 'standard', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** How the product looks to one person, on every device. */
export interface Appearance {
  scheme: ColorScheme;
  rows: Density;
}

export const USUAL_APPEARANCE = { scheme: 'system', rows: 'comfortable' } as const satisfies Appearance;

/** What a device has kept of it, or null; without the schema, which comes after the first page is drawn. */
export function readAppearance(kept: unknown): Appearance | null {
  const { scheme, rows } = (kept ?? {}) as Record<string, unknown>;
  const known = {
    scheme: COLOR_SCHEMES.find((each) => each === scheme),
    rows: DENSITIES.find((each) => each === rows),
  };
  return known.scheme && known.rows ? { scheme: known.scheme, rows: known.rows } : null;
}
