import type { Difference } from '#shared/features/configuration/list-changes.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { firstContactMessages } from '#shared/features/first-contact/first-contact.messages.ts';
import { NEXT_STEPS, WEEKDAYS } from '#shared/features/first-contact/first-contact.rules.ts';
import { NOTIFICATION_LABELS } from '#shared/features/notifications/notifications.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './history.module.css';

/** Parts of a configuration by the name people know; a question stands for itself. */
const PARTS: Record<string, string> = {
  period: text.interval,
  on_sources: text.campaign_activities,
  ...NOTIFICATION_LABELS,
  minutes: firstContactMessages.minutes,
  ...Object.fromEntries([...WEEKDAYS, ...NEXT_STEPS].map((part) => [part, firstContactMessages[part]])),
};

/** The parts of a whole that need no name: the list is the whole of it. */
const WHOLE: ReadonlySet<string> = new Set(['staff', 'events', 'list']);

/** What follows from another part: to say it too would be to say it twice. */
const FOLLOWS: ReadonlySet<string> = new Set(['hidden']);

const named = (part: string, line: string) => (WHOLE.has(part) ? line : `${PARTS[part] ?? part} · ${line}`);

function linesOf({ part, list, values }: Difference): string[] {
  if (values) return [format(text.diff_value, { what: PARTS[part] ?? part, ...values })];
  if (!list) return [];
  return [
    ...list.added.map((x) => named(part, format(text.diff_added, { x }))),
    ...list.removed.map((x) => named(part, format(text.diff_removed, { x }))),
    ...(list.reordered ? [named(part, text.diff_order)] : []),
  ];
}

/** What a version changed, a line a change. The first one shown is what there was. */
export function DifferenceLines({ first, differences: all }: { first: boolean; differences: readonly Difference[] }) {
  const differences = all.filter(({ part }) => !FOLLOWS.has(part));
  const lines = first
    ? differences.flatMap(({ part, list, values }) =>
        list
          ? list.added.map((x) => (WHOLE.has(part) ? x : `${PARTS[part] ?? part} · ${x}`))
          : [`${PARTS[part] ?? part} · ${values?.after}`],
      )
    : differences.flatMap(linesOf);
  return <ChangeLines lines={lines} />;
}

/** Changes said already, one a line. */
export const ChangeLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes.differences}>
    {lines.length === 0 && <li>{text.diff_same}</li>}
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
