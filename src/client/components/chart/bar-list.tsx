import { Link } from '#client/ui/display/link.tsx';
import classes from './chart.module.css';

export interface Bar {
  key: string;
  label: string;
  /** How long the bar is, in percent of the longest that could be. */
  width: number;
  /** What stands at its end: the count, and the percentage where there is one. */
  value: string;
  percent?: string;
  color?: string;
  /** The number it goes by in the chart beside it. */
  place?: string;
  /** The way to the rows behind it; absent where there is nothing behind it. */
  href?: string;
  current?: boolean;
}

/** Bars that are their own list: each says its name and number, and leads to what is behind it. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key}>
          {bar.href === undefined ? (
            <span className={classes.bar}>
              <BarParts {...bar} />
            </span>
          ) : (
            <Link href={bar.href} className={classes.bar} aria-current={bar.current || undefined}>
              <BarParts {...bar} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const BarParts = ({ label, width, value, percent, color, place }: Bar) => (
  <>
    <span className={classes.barName}>
      {place && (
        <span className={classes.place} aria-hidden>
          {place}
        </span>
      )}
      {label}
    </span>
    <span className={classes.barValue}>
      {percent && <span className={classes.percent}>{percent}</span>} {value}
    </span>
    <span className={classes.track} aria-hidden>
      <span style={{ width: `${width}%`, ...(color ? { background: color } : {}) }} />
    </span>
  </>
);
