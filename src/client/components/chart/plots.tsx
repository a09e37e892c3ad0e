import { drawnLater } from '#client/ui/drawn-later.tsx';

// A chart weighs as much as a page; its room is kept until it is there.
export const LinePlot = drawnLater(async () => (await import('./line-plot.tsx')).LinePlot);
export const PiePlot = drawnLater(async () => (await import('./pie-plot.tsx')).PiePlot);
export const StateMap = drawnLater(async () => (await import('./state-map.tsx')).StateMap);
