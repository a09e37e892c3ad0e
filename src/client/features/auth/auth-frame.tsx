import { type ReactNode, useId } from 'react';
import { Logo } from '#client/components/logo.tsx';
import { useTabTitle } from '#client/ui/page/use-tab-title.ts';
import classes from './auth-frame.module.css';

interface AuthFrameProps {
  title: string;
  /** What the browser's tab says in its place. */
  tab?: string;
  hint?: string;
  /** Stands over a page that stays in memory. */
  over?: boolean;
  children: ReactNode;
}

/** The one card of every page before the sign-in. */
export function AuthFrame({ title, tab = title, hint, over, children }: AuthFrameProps) {
  const id = useId();
  useTabTitle(over ? undefined : tab);
  return (
    <main className={over ? `${classes.page} ${classes.over}` : classes.page} aria-labelledby={id}>
      <div className={classes.card}>
        <div className={classes.head}>
          <Logo size={44} />
          <h1 id={id} className={classes.title}>
            {title}
          </h1>
          {hint && <p className={classes.hint}>{hint}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
