import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './expandable.module.css';

interface ExpandableProps {
  title: string;
  /** Under this name the block remembers in local storage whether it is open. */
  name: string;
  openAtFirst?: boolean;
  /** Beside the title: a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

const keyOf = (name: string) => `expandable:${name}`;

function remembered(name: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(keyOf(name));
    return stored === null ? undefined : stored === 'open';
  } catch {
    // Storage may be switched off: the block then simply forgets.
    return undefined;
  }
}

function remember(name: string, open: boolean) {
  try {
    localStorage.setItem(keyOf(name), open ? 'open' : 'closed');
  } catch {
    // As above.
  }
}

/** A block that opens and closes, and stays as it was left. */
export function Expandable({ title, name, openAtFirst = true, aside, children }: ExpandableProps) {
  const [open, setOpen] = useState(() => remembered(name) ?? openAtFirst);
  const id = useId();
  const toggle = () => {
    setOpen(!open);
    remember(name, !open);
  };
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
