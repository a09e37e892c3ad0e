import { Instant } from '#client/components/when.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { dotted } from '#client/ui/display/phrase.tsx';
import classes from './notes-rail.module.css';
import type { Happened } from './timeline.ts';

/** Something that happened, in one line, and the reason somebody gave with it. Nobody edits or pins it. */
export function EventItem({ event: { kind, words, href, reason, by_name, at } }: { event: Happened }) {
  return (
    <li className={classes.event} data-kind={kind}>
      <span className={classes.said} title={words}>
        {href ? <Link href={href}>{words}</Link> : words}
      </span>
      <span className={classes.when}>{dotted(by_name, <Instant key="at" at={at} />)}</span>
      {reason && <p className={classes.reason}>{reason}</p>}
    </li>
  );
}
