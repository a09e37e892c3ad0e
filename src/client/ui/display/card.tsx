import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

interface CardProps {
  title?: string;
  /** With a title: what an address says after its '#' to begin at this card. */
  anchor?: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A quiet surface; with a title it is a region of that name. */
export function Card({ title, anchor, aside, children }: CardProps) {
  const id = useId();
  if (!title) return <div className={classes.card}>{children}</div>;
  return (
    <section id={anchor} tabIndex={anchor === undefined ? undefined : -1} className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
