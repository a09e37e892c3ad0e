import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './expandable.module.css';
import { useKeptOpen } from './use-kept-open.ts';

interface ExpandableProps {
  title: string;
  /** Under this name the block remembers in local storage whether it is open. */
  name: string;
  openAtFirst?: boolean;
  /** Beside the title: a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A block that opens and closes, and stays as it was left. */
export function Expandable({ title, name, openAtFirst = true, aside, children }: ExpandableProps) {
  const [open, toggle] = useKeptOpen(name, openAtFirst);
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <h2 className={classes.heading}>
          <button
            type="button"
            id={`${id}-title`}
            className={classes.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
          >
            <IconChevronDown
              size={18}
              stroke={1.75}
              aria-hidden
              className={classes.arrow}
              data-open={open || undefined}
            />
            {title}
          </button>
        </h2>
        {aside}
      </div>
      <div id={id} hidden={!open} className={classes.body}>
        {children}
      </div>
    </section>
  );
}
