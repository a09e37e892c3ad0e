import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';

export type ShortcutGroup = 'everywhere' | 'lists' | 'records';

export interface Shortcut {
  /** Keys pressed one after another, as `KeyboardEvent.key` names them. */
  keys: readonly string[];
  label: string;
  group: ShortcutGroup;
}

const key = (group: ShortcutGroup, label: string, ...keys: string[]): Shortcut => ({ keys, label, group });

/** Every single-key shortcut of the product. Ctrl/Cmd+K stands beside them: it is no single key and always works. */
export const SHORTCUTS = {
  search: key('lists', text.keys_search, '/'),
  help: key('everywhere', text.keys_help, '?'),
  go_dashboard: key('everywhere', text.keys_dashboard, 'g', 'd'),
  go_tasks: key('everywhere', text.keys_tasks, 'g', 't'),
  go_admissions: key('everywhere', text.keys_admissions, 'g', 'a'),
  go_outreach: key('everywhere', text.keys_outreach, 'g', 'o'),
  go_marketing: key('everywhere', text.keys_marketing, 'g', 'm'),
  go_analytics: key('everywhere', text.keys_analytics, 'g', 'n'),
  new_inquiry: key('everywhere', text.keys_new_inquiry, 'c'),
  row_next: key('lists', text.keys_row_next, 'j'),
  row_previous: key('lists', text.keys_row_previous, 'k'),
  filters: key('lists', text.keys_filters, 'f'),
  select: key('lists', text.keys_select, 'x'),
  select_range: key('lists', text.keys_select_range, 'X'),
  status: key('records', text.keys_status, 's'),
  note: key('records', text.keys_note, 'n'),
  suggestion_accept: key('records', text.keys_accept, 'a'),
  suggestion_reject: key('records', text.keys_reject, 'r'),
  suggestion_undo: key('records', text.keys_undo, 'u'),
  suggestion_accept_all: key('records', text.keys_accept_all, 'A'),
  record_next: key('records', text.keys_next_record, ']'),
  record_previous: key('records', text.keys_previous_record, '['),
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof SHORTCUTS;

const ENTRIES = Object.entries(SHORTCUTS) as [ShortcutId, Shortcut][];

/**
 * What a press means after the presses before it: a shortcut, the beginning of one, or nothing. A press that does
 * not continue the sequence is read as a new beginning.
 */
export function matchShortcut(before: readonly string[], pressed: string): { id?: ShortcutId; pending: string[] } {
  const sequence = [...before, pressed];
  const starts = (keys: readonly string[]) => sequence.every((each, index) => keys[index] === each);
  const found = ENTRIES.filter(([, shortcut]) => starts(shortcut.keys));
  const exact = found.find(([, shortcut]) => shortcut.keys.length === sequence.length);
  if (exact) return { id: exact[0], pending: [] };
  if (found.length > 0) return { pending: sequence };
  return before.length > 0 ? matchShortcut([], pressed) : { pending: [] };
}
