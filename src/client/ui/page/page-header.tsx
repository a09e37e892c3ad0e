import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './page-header.module.css';
import { useTabTitle } from './use-tab-title.ts';

interface PageHeaderProps {
  title: string;
  /** What the browser's tab says: the title where left out. A client's name stands in none. */
  tab?: string | undefined;
  /** Beside a record's name: its status pill. */
  badge?: ReactNode;
  /** Above the title: breadcrumbs. */
  trail?: ReactNode;
  /** Under the title, in small type. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Stays in sight while a long record is scrolled. */
  sticky?: boolean;
}

/** The head of a page: the one h1, what qualifies it, and the page's actions. */
export function PageHeader({ title, tab = title, badge, trail, meta, actions, sticky }: PageHeaderProps) {
  useTabTitle(tab);
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = header;
    if (!sticky || !current) return;
    // What stands below it on the page keeps clear of it, however many lines it takes.
    const seen = new ResizeObserver(() =>
      current.parentElement?.style.setProperty('--lf-head-height', `${current.offsetHeight}px`),
    );
    seen.observe(current);
    return () => seen.disconnect();
  }, [sticky]);
  return (
    <header ref={header} className={sticky ? `${classes.header} ${classes.sticky}` : classes.header}>
      <div className={classes.titles}>
        {trail}
        <div className={classes.line}>
          <h1>{title}</h1>
          {badge}
        </div>
        {meta && <div className={classes.meta}>{meta}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
