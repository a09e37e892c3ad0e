import { type ComponentType, lazy, Suspense } from 'react';

/** A chart weighs as much as a page: it is fetched where it is first drawn, and its room is kept until then. */
function drawnLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Plot = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={null}>
      <Plot {...props} />
    </Suspense>
  );
}

export const LinePlot = drawnLater(async () => (await import('./line-plot.tsx')).LinePlot);
export const PiePlot = drawnLater(async () => (await import('./pie-plot.tsx')).PiePlot);
export const StateMap = drawnLater(async () => (await import('./state-map.tsx')).StateMap);
