import { callHref, taskHref } from '#client/platform/links.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import {
  INQUIRY_STATUS_LABELS,
  type InquiryEvent,
  type TimelineKind,
} from '#shared/features/inquiries/inquiries.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Note } from '../inquiry-types.ts';

/** Something that happened: in one line, with where it leads and the reason somebody gave with it. */
export interface Happened {
  kind: Exclude<TimelineKind, 'note'>;
  id: string;
  /** Seconds since 1970. */
  at: number;
  by_name: string | null;
  words: string;
  href?: string;
  reason?: string;
}

type Entry = Happened | { kind: 'note'; at: number; note: Note };

function saidOf(event: InquiryEvent): Pick<Happened, 'words' | 'href'> {
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
    default:
      return { words: event.words };
  }
}

/** What the system wrote beside people's notes: a change of status with its reason, a packet that was sent. */
const recorded = ({ id, created_at, user_name, meta_description, description }: Note): Happened => ({
  id,
  at: created_at,
  by_name: user_name,
  ...(meta_description === null
    ? { kind: 'sent', words: description }
    : { kind: 'status', words: meta_description, ...(description && { reason: description }) }),
});

/**
 * Notes and what happened in one order, newest first, the pinned note before all. A change of status stands in the
 * history and, but for the first, among the notes: it is said once, as it was recorded with its reason.
 */
export function timelineOf(notes: readonly Note[], events: readonly InquiryEvent[], pinnedId: string | null): Entry[] {
  const written = notes.filter(({ kind }) => kind === 'event').map(recorded);
  const said = new Set(written.filter(({ kind }) => kind === 'status').map(({ at }) => at));
  const happened = events
    .filter(({ kind, at }) => kind !== 'status' || !said.has(at))
    .map(
      (event): Happened => ({ kind: event.kind, id: event.id, at: event.at, by_name: event.by_name, ...saidOf(event) }),
    );
  const own = notes.flatMap((note): Entry[] =>
    note.kind === 'note' ? [{ kind: 'note', at: note.created_at, note }] : [],
  );
  const pinned = (entry: Entry) => Number(entry.kind === 'note' && entry.note.id === pinnedId);
  return [...own, ...written, ...happened].sort((a, b) => pinned(b) - pinned(a) || b.at - a.at);
}
