import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component that is fetched when it is first drawn: a dialog when it is first opened, a chart when its screen shows one.
 * Nothing stands in its place meanwhile; who needs room kept for it keeps it around it.
 */
export function drawnLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Later = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}
