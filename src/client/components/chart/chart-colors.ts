/** Six hues that stay apart for every kind of color vision, in their order, and the gray of all others. */
export const CHART_COLORS = ['#0F6469', '#E06A1B', '#498FEE', '#28257B', '#B7519E', '#6A5E22'] as const;
export const OTHERS_COLOR = '#8C8C8C';

/** Pale to dark, for how much there is in a state; a state with nothing has none of them. */
export const MAP_COLORS = ['#A8D7D7', '#5FB0B3', '#23858A', '#0F6469', '#083E42'] as const;
export const MAP_EMPTY = '#EEF3F3';
export const HAIR = '#D3DDDE';

/** The color of a part by its place; parts beyond the hues share the gray. */
export const partColor = (at: number): string => CHART_COLORS[at] ?? OTHERS_COLOR;

/** How the charts' own letters look: those of the page. */
export const CHART_THEME = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: '#41545A' },
  axis: { ticks: { text: { fill: '#41545A' } } },
  grid: { line: { stroke: HAIR } },
  crosshair: { line: { stroke: '#17797F' } },
} as const;
