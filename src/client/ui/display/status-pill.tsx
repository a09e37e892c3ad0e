import {
  IconArchive,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClipboardText,
  IconClock,
  IconDoorExit,
  IconEyeOff,
  IconFlame,
  IconHeartHandshake,
  IconHourglass,
  IconPencil,
  IconPhone,
  IconSend,
  IconSnowflake,
  IconSun,
  IconZzz,
  type TablerIcon,
} from '@tabler/icons-react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import classes from './status-pill.module.css';

type Tone = 'blue' | 'violet' | 'amber' | 'green' | 'red' | 'gray' | 'sky' | 'ember' | 'pale' | 'water' | 'sand';
interface Look {
  tone: Tone;
  icon: TablerIcon;
  word: string;
}

const PRE_ASSESSMENT: Look = { tone: 'blue', icon: IconPhone, word: text.status_pre_assessment };
const ASSESSMENT: Look = { tone: 'violet', icon: IconClipboardText, word: text.status_assessment };
const DRAFT: Look = { tone: 'pale', icon: IconPencil, word: text.status_draft };
const ARCHIVED: Look = { tone: 'sand', icon: IconArchive, word: text.status_archived };

/** Every status the product shows; `PENDING` and `ADMIN` are the older spellings of the first two stages. */
const LOOKS = {
  'PRE-ASSESSMENT': PRE_ASSESSMENT,
  PENDING: PRE_ASSESSMENT,
  ASSESSMENT,
  ADMIN: ASSESSMENT,
  'SCHEDULED-ADMIT': { tone: 'amber', icon: IconCalendarEvent, word: text.status_scheduled_admit },
  ADMITTED: { tone: 'green', icon: IconCircleCheck, word: text.status_admitted },
  DROPPED: { tone: 'red', icon: IconCircleX, word: text.status_dropped },
  DISCHARGED: { tone: 'gray', icon: IconDoorExit, word: text.status_discharged },
  INACTIVE: { tone: 'gray', icon: IconZzz, word: text.status_inactive },
  COLD: { tone: 'sky', icon: IconSnowflake, word: text.status_cold },
  WARM: { tone: 'amber', icon: IconSun, word: text.status_warm },
  HOT: { tone: 'ember', icon: IconFlame, word: text.status_hot },
  REFERRING: { tone: 'green', icon: IconHeartHandshake, word: text.status_referring },
  DRAFT,
  DRAFT_FIELD: DRAFT,
  PUBLISHED: { tone: 'green', icon: IconCircleCheck, word: text.status_published },
  SENT: { tone: 'water', icon: IconSend, word: text.status_sent },
  ARCHIVED,
  ARCHIVED_CONTACT: ARCHIVED,
  ARCHIVED_REFERRAL: ARCHIVED,
  HIDDEN: { tone: 'sand', icon: IconEyeOff, word: text.status_hidden },
  PROCESSING: { tone: 'blue', icon: IconHourglass, word: text.status_processing },
  COMPLETED: { tone: 'green', icon: IconCircleCheck, word: text.status_completed },
  FAILED: { tone: 'red', icon: IconCircleX, word: text.status_failed },
  NOT_STARTED: { tone: 'pale', icon: IconCircleDashed, word: text.status_not_started },
  TASK_PENDING: { tone: 'amber', icon: IconClock, word: text.status_pending },
} as const satisfies Record<string, Look>;

export type StatusToken = keyof typeof LOOKS;

/** A status as a sentence names it. */
export const statusWord = (status: StatusToken): string => LOOKS[status].word;

/** Icon and word on the status's own colors: the color alone never carries the meaning. */
export function StatusPill({ status, label }: { status: StatusToken; label?: string }) {
  const { tone, icon: Icon, word } = LOOKS[status];
  return (
    <span className={`${classes.pill} ${classes[tone]}`}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className={classes.word}>{label ?? word}</span>
    </span>
  );
}
