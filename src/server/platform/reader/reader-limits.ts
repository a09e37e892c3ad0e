import type { ReaderTasks } from '#reader/tasks.ts';
import type { MemoryLimits, StepLimits } from '../child/limited-child.ts';

const MIB = 1024 * 1024;

/** No child passes 512 MiB: it is killed below, as memory is only looked at every few milliseconds. */
export const MEMORY_LIMITS: MemoryLimits = { memory_bytes: 448 * MIB, data_bytes: 768 * MIB };

export interface TaskLimits extends StepLimits {
  /** A child that still holds more bytes than this is replaced first, so that the task has room. */
  room_bytes: number;
  /** Takes seconds: it waits until nothing quick does. */
  slow: boolean;
  /** Leaves too much behind for another task to follow. */
  fresh: boolean;
}

/** A document may take so long to open, and each of its pages to be read. A child stands behind all other work, and waits. */
const DOCUMENT: TaskLimits = { step_ms: 60_000, patience: 4, room_bytes: 200 * MIB, slow: false, fresh: false };
/** Each batch of rows may take so long. */
const SHEET: TaskLimits = { step_ms: 4_000, patience: 8, room_bytes: 200 * MIB, slow: false, fresh: true };

/** Somebody waits while a picture of 25 million dots is drawn again. */
const PICTURE: TaskLimits = { step_ms: 20_000, patience: 4, room_bytes: 336 * MIB, slow: false, fresh: false };

/** Somebody waits for most of what is read from pages; a record of a thousand takes a fraction of this. */
const TEXT: TaskLimits = { step_ms: 10_000, patience: 4, room_bytes: 336 * MIB, slow: false, fresh: false };

export const TASK_LIMITS: Record<keyof ReaderTasks, TaskLimits> = {
  open_document: DOCUMENT,
  read_text_layers: DOCUMENT,
  // There is more room to begin with, as the recognizer with its language data stays loaded.
  recognize_page: { ...DOCUMENT, slow: true, room_bytes: 336 * MIB },
  name_sheets: SHEET,
  read_sheet: SHEET,
  clean_picture: PICTURE,
  draw_template: PICTURE,
  print_picture: PICTURE,
  import_html: TEXT,
  widen_question: TEXT,
  answer_question: TEXT,
  verify_answer: TEXT,
  own_pages: TEXT,
  remove_ssns: TEXT,
  suggest_from_record: TEXT,
  // A few pages at a time: each takes up to a quarter of a second, and the model stays loaded.
  understand_pages: { ...TEXT, slow: true },
  verify_filled: TEXT,
  draft_summary: TEXT,
};
