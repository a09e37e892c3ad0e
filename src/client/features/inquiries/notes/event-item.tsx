import { Instant } from '#client/components/when.tsx';
import { callHref, taskHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_STATUS_LABELS, type InquiryEvent } from '#shared/features/inquiries/inquiries.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './notes-rail.module.css';

/** What happened, and where it leads. */
function saidOf(event: InquiryEvent): { words: string; href?: string } {
  switch (event.kind) {
    case 'status': {
      const to = INQUIRY_STATUS_LABELS[event.to_status];
      if (event.from_status === null) return { words: format(text.event_opened, { status: to }) };
      if (event.from_status === event.to_status) return { words: text.event_admit_details };
      return { words: format(text.event_status, { from: INQUIRY_STATUS_LABELS[event.from_status], to }) };
    }
    case 'call':
      return { words: event.words || text.event_call, href: callHref(event.id) };
    case 'task':
      return {
        words: format(event.is_complete ? text.event_task_done : text.event_task, { title: event.words }),
        href: taskHref(event.id),
      };
    case 'sent':
      return { words: format(text.event_sent, { n: event.version }) };
    default:
      return { words: event.words };
  }
}

/** Something that happened, in one line. */
export function EventItem({ event }: { event: InquiryEvent }) {
  const { words, href } = saidOf(event);
  return (
    <li className={classes.event} data-kind={event.kind}>
      <span className={classes.said} title={words}>
        {href ? <Link href={href}>{words}</Link> : words}
      </span>
      <span className={classes.when}>
        {event.by_name && `${event.by_name} · `}
        <Instant at={event.at} />
      </span>
    </li>
  );
}
