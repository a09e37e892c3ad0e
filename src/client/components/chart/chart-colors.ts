/** Six hues that stay apart for every kind of color vision, in their order, and the gray of all others: the theme's own, by day and by night. */
const CHART_COLORS = [1, 2, 3, 4, 5, 6].map((at) => `var(--lf-chart-${at})`);
export const OTHERS_COLOR = 'var(--lf-chart-others)';

/** From little to much of what there is in a state, ever further from the page; a state with nothing has none of them. */
export const MAP_COLORS = [1, 2, 3, 4, 5].map((at) => `var(--lf-map-${at})`);
export const MAP_EMPTY = 'var(--lf-map-empty)';
export const HAIR = 'var(--lf-hair)';

/** The color of a part by its place; parts beyond the hues share the gray. */
export const partColor = (at: number): string => CHART_COLORS[at] ?? OTHERS_COLOR;

/** How the charts' own letters look: those of the page. */
export const CHART_THEME = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--lf-text-2)' },
  axis: { ticks: { text: { fill: 'var(--lf-text-2)' } } },
  grid: { line: { stroke: HAIR } },
  crosshair: { line: { stroke: 'var(--lf-ring)' } },
} as const;
