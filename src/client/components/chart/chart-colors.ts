/** Six hues that stay apart for every kind of color vision, in their order, and the gray of all others: the theme's own, by day and by night. */
const CHART_COLORS = [1, 2, 3, 4, 5, 6].map((at) => `var(--lf-chart-${at})`);
export const OTHERS_COLOR = 'var(--lf-chart-others)';

/** From little to much of what there is in a state, ever further from the page; a state with nothing has none of them. */
export const MAP_COLORS = [1, 2, 3, 4, 5].map((at) => `var(--lf-map-${at})`);
export const MAP_EMPTY = 'var(--lf-map-empty)';
export const HAIR = 'var(--lf-hair)';

export const HUES = CHART_COLORS.length;

/** The hue of a part by its place: six plain ones, the same six striped, and the gray for what comes after. */
export const partColor = (at: number): string => (at < 2 * HUES ? CHART_COLORS[at % HUES]! : OTHERS_COLOR);

/** Whether a part is striped, to set it apart from the one of the same hue. */
export const isStriped = (at: number): boolean => at >= HUES && at < 2 * HUES;

/** The number a part goes by in its chart and in the list beside it, which holds where no color does. */
export const placeText = (at: number): string => String(at + 1);

/** The same hue and stripes for a swatch or a bar. */
export const partFill = (at: number): string =>
  isStriped(at)
    ? `repeating-linear-gradient(135deg, ${partColor(at)} 0 4px, var(--lf-surface) 4px 6px)`
    : partColor(at);

/** How the charts' own letters look: those of the page. */
export const CHART_THEME = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--lf-text-2)' },
  axis: { ticks: { text: { fill: 'var(--lf-text-2)' } } },
  grid: { line: { stroke: HAIR } },
  crosshair: { line: { stroke: 'var(--lf-ring)' } },
} as const;
