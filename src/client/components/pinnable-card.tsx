import { type ReactNode, useContext } from 'react';
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

/** A card of the dashboard with its pin; pinned, it is drawn in its widget, without a frame and a title of its own. */
export function PinnableCard({ widget, title, children }: PinnableCardProps) {
  const titledOutside = useContext(TitledOutside);
  if (titledOutside) return <div>{children}</div>;
  return (
    <div className={classes.pinnable}>
      <Card title={title}>{children}</Card>
      <span className={classes.pin}>
        <PinButton widget={widget} title={title} size="sm" params={{}} />
      </span>
    </div>
  );
}
