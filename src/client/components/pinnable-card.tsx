import { type CSSProperties, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { WidgetName } from '#shared/features/configuration/dashboard-widgets.ts';
import { Card } from '../ui/display/card.tsx';
import { drawnLater } from '../ui/drawn-later.tsx';
import classes from './pinnable-card.module.css';
import { TitledOutside } from './titled-outside.ts';

/** The first page comes without what only a pointer or the focus shows. */
const PinButton = drawnLater(async () => (await import('./pin-button.tsx')).PinButton);

interface PinnableCardProps {
  /** What it is pinned as. */
  widget: WidgetName;
  title: string;
  children: ReactNode;
}

/** The room that a card took in this browser session: it keeps it while what it shows is on its way. */
function useRoom(widget: WidgetName): { ref: RefObject<HTMLDivElement | null>; style: CSSProperties } {
  const key = `room of ${widget}`;
  const ref = useRef<HTMLDivElement>(null);
  const [room] = useState(() => sessionStorage.getItem(key) ?? '0');
  useEffect(() => {
    const card = ref.current;
    if (!card) return;
    const watch = new ResizeObserver(() => {
      if (!card.querySelector('[data-bone]')) sessionStorage.setItem(key, String(card.offsetHeight));
    });
    watch.observe(card);
    return () => watch.disconnect();
  }, [key]);
  return { ref, style: { '--lf-room': `${room}px` } as CSSProperties };
}

/** A card of the dashboard with its pin; pinned, it is drawn in its widget, without a frame and a title of its own. */
export function PinnableCard({ widget, title, children }: PinnableCardProps) {
  const titledOutside = useContext(TitledOutside);
  const room = useRoom(widget);
  if (titledOutside) return <div>{children}</div>;
  return (
    <div className={classes.pinnable} {...room}>
      <Card title={title}>{children}</Card>
      <span className={classes.pin}>
        <PinButton widget={widget} title={title} size="sm" params={{}} />
      </span>
    </div>
  );
}
