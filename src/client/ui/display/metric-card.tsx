import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import classes from './metric-card.module.css';

export type MetricColor = 'red' | 'yellow' | 'green' | 'blue' | 'purple';

interface MetricCardProps {
  title: string;
  /** It stands above the card already; whoever hears the card hears it all the same. */
  titleHidden?: boolean;
  /** Absent while it is awaited. */
  value: string | undefined;
  subtitle?: ReactNode;
  icon: TablerIcon;
  color: MetricColor;
  /** Whether what stands behind the number is shown. */
  pressed?: boolean;
  /** Shows what stands behind the number; a card without it is no button. */
  onPress?: () => void;
  /** The same as an address. */
  href?: string;
}

/** One number of a page, and the way to what it counts. */
export function MetricCard(props: MetricCardProps) {
  const { title, titleHidden, value, subtitle, icon: Icon, color, pressed, onPress, href } = props;
  const body = (
    <>
      {titleHidden ? (
        <span className="lf-sr-only">{title}</span>
      ) : (
        <span className={classes.head}>
          <span className={classes.icon} aria-hidden>
            <Icon size={20} stroke={1.75} />
          </span>
          <span className={classes.title}>{title}</span>
        </span>
      )}
      <span className={classes.value}>{value ?? '–'}</span>
      {subtitle && <span className={classes.subtitle}>{subtitle}</span>}
    </>
  );
  const look = `${classes.card} ${classes[color]}`;
  if (href)
    return (
      <Link href={href} className={`${look} ${classes.button}`}>
        {body}
      </Link>
    );
  if (!onPress) return <div className={look}>{body}</div>;
  return (
    <button type="button" className={`${look} ${classes.button}`} aria-pressed={pressed} onClick={onPress}>
      {body}
    </button>
  );
}
