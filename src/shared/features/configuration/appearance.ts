export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** How high a row of a list is. */
export const DENSITIES = ['comfortable', 'standard', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** How narrow and how wide a person can make a column, in CSS pixels. */
export const MIN_COLUMN_WIDTH = 64;
export const MAX_COLUMN_WIDTH = 640;

/** Columns that a person has made wider or narrower: CSS pixels by the list's name and the column's id. */
export type ColumnWidths = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How the product looks to one person, on every device. */
export interface Appearance {
  scheme: ColorScheme;
  rows: Density;
  widths?: ColumnWidths | undefined;
}

export const USUAL_APPEARANCE = { scheme: 'system', rows: 'comfortable' } as const satisfies Appearance;

/** What a device has kept of it, or null; without the schema, which comes after the first page is drawn. */
export function readAppearance(kept: unknown): Appearance | null {
  const { scheme, rows, widths } = (kept ?? {}) as Record<string, unknown>;
  const known = {
    scheme: COLOR_SCHEMES.find((each) => each === scheme),
    rows: DENSITIES.find((each) => each === rows),
  };
  return known.scheme && known.rows
    ? { scheme: known.scheme, rows: known.rows, widths: (widths ?? undefined) as ColumnWidths | undefined }
    : null;
}
