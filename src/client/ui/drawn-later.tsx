import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Draws what it fetches; `ahead` fetches it before. */
type DrawnLater<Props> = ComponentType<Props> & { ahead: () => Promise<unknown> };

interface Drawn<Props> {
  Known?: ComponentType<Props> | undefined;
  failed?: { reason: unknown };
}

/**
 * A component that is fetched when it is first drawn: a dialog when it is first opened, a chart when its screen shows one.
 * `meanwhile` keeps its room; without it nothing stands in its place. Not by React's own `lazy`: what has come is held
 * back there until its placeholder, empty or not, has stood for 300 ms, and a page waits for several in turn.
 */
export function drawnLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): DrawnLater<Props> {
  let fetched: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = async () => {
    try {
      fetching ??= load();
      fetched = await fetching;
      return fetched;
    } catch (reason) {
      // Whoever asks again, tries again.
      fetching = undefined;
      throw reason;
    }
  };
  const draw = (props: Props) => {
    // What is here already is drawn at once. Decided once: to change it later would forget what was typed.
    const [{ Known, failed }, setState] = useState<Drawn<Props>>(() => {
      // Begun before the first effect; the effect asks for the same and says so if it fails.
      if (!fetched) fetchOnce().catch(() => undefined);
      return { Known: fetched };
    });
    useEffect(() => {
      if (Known) return;
      let stands = true;
      fetchOnce().then(
        (Component) => stands && setState({ Known: Component }),
        (reason) => stands && setState({ failed: { reason } }),
      );
      return () => {
        stands = false;
      };
    }, [Known]);
    // It is the page's to say, as whatever else fails on it.
    if (failed) throw failed.reason;
    return Known ? <Known {...props} /> : meanwhile;
  };
  return Object.assign(draw, { ahead: fetchOnce });
}

/** A layer that stands closed on its page: nothing until it is first opened, then kept, so that it closes as layers do. */
export function drawnOnceOpened<Props extends { opened: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Layer = drawnLater(load);
  return (props: Props) => {
    const [used, setUsed] = useState(props.opened);
    if (props.opened && !used) setUsed(true);
    useFetchedAhead(Layer.ahead);
    return used && <Layer {...props} />;
  };
}

/** Fetches what somebody may open next once the page has come to rest, so that no press waits for it. */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    // What cannot be fetched now is fetched again when it is opened, and that says so if it fails.
    const fetchQuietly = () => void load().catch(() => undefined);
    // Safari knows no idle time.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchQuietly, 2_000);
      return () => clearTimeout(timer);
    }
    const asked = window.requestIdleCallback(fetchQuietly, { timeout: 5_000 });
    return () => window.cancelIdleCallback(asked);
  }, [load]);
}
