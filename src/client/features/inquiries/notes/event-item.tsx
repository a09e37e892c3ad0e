import { formatInstant } from '#shared/platform/dates.ts';
import type { Note } from '../inquiry-types.ts';
import classes from './notes-rail.module.css';

/** What the system wrote into the timeline: one line, and the reason somebody gave with it. Nobody edits or pins it. */
export function EventItem({ event, timeZone }: { event: Note; timeZone: string }) {
  const { meta_description, description, user_name, created_at } = event;
  return (
    <li className={classes.event}>
      <p className={classes.what}>{meta_description ?? description}</p>
      {meta_description && description && <p className={classes.reason}>{description}</p>}
      <div className={classes.meta}>
        <span>{user_name}</span>
        <span>{formatInstant(created_at, timeZone)}</span>
      </div>
    </li>
  );
}
