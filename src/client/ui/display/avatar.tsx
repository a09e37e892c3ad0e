import { IconUser } from '@tabler/icons-react';
import classes from './avatar.module.css';

/** A person as initials in a circle; a figure when there are none. Decorative: the name stands beside it or on its button. */
export function Avatar({ initials, size = 36 }: { initials?: string; size?: number }) {
  return (
    <span
      aria-hidden
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.36) }}
    >
      {initials ? initials.slice(0, 2).toUpperCase() : <IconUser size={size * 0.55} stroke={1.75} />}
    </span>
  );
}
