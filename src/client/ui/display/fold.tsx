import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './fold.module.css';
import { useKeptOpen } from './use-kept-open.ts';

interface FoldProps {
  title: string;
  /** Under this name it remembers on this device whether it is open. */
  name: string;
  /** What it comes to, read without opening it. */
  line?: ReactNode;
  openAtFirst?: boolean;
  children: ReactNode;
}

/** A card of one line that opens in place, and stays as it was left; its title is the region's name. */
export function Fold({ title, name, line, openAtFirst = false, children }: FoldProps) {
  const [open, toggle] = useKeptOpen(name, openAtFirst);
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <h2 className={classes.title} id={`${id}-title`}>
          {title}
        </h2>
        <span className={classes.line}>{line}</span>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-labelledby={`${id}-title`}
          onClick={toggle}
        >
          <IconChevronDown size={18} stroke={1.75} aria-hidden data-open={open || undefined} />
        </button>
      </div>
      <div id={id} hidden={!open} className={classes.body}>
        {children}
      </div>
    </section>
  );
}
