import { type KeyboardEvent, useState } from 'react';
import { Link } from '#client/ui/display/link.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './chart.module.css';

interface ReadPoint {
  key: string;
  label: string;
  value: number;
  href: string;
}

/** The points of a chart for the keyboard: one stop, arrow keys go from point to point, Enter opens one. */
export function PointReader({ title, points }: { title: string; points: readonly ReadPoint[] }) {
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const last = points.length - 1;
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.min(last, Math.max(0, to));
    setCurrent(next);
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={format(text.reader, { title, n: points.length })}
      className={classes.reader}
      onKeyDown={move}
    >
      {points.map(({ key, label, value, href }, at) => (
        <Link key={key} href={href} tabIndex={at === Math.min(current, points.length - 1) ? 0 : -1}>
          {format(text.point, { label, value })}
        </Link>
      ))}
    </div>
  );
}
