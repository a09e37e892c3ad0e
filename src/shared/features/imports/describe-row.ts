import { format } from '#shared/platform/define-messages.ts';
import { importsMessages as text } from './imports.messages.ts';
import type { ImportKind, RowOutcome, RowReason } from './imports.rules.ts';

interface DescribedRow {
  outcome: RowOutcome;
  reason: RowReason | null;
  other_line: number | null;
  problems: Readonly<Record<string, string>> | null;
}

const REASONS = {
  email: () => text.reason_email,
  name: (kind) => text[`reason_name_${kind}`],
  file_email: () => text.reason_file_email,
  file_name: (kind) => text[`reason_file_name_${kind}`],
  changed: () => text.reason_changed,
  in_use: () => text.reason_in_use,
} as const satisfies Record<RowReason, (kind: ImportKind) => string>;

/** Why a row was not added, or not taken back; nothing where there is nothing to say. */
export function reasonText(kind: ImportKind, { outcome, reason, other_line, problems }: DescribedRow): string {
  if (outcome === 'skipped') return text.reason_skipped;
  if (outcome === 'problem') return [...new Set(Object.values(problems ?? {}))].join('. ');
  return reason === null ? '' : format(REASONS[reason](kind), { line: String(other_line ?? '') });
}

/** A field's value in one cell. */
export const cellText = (value: string | number | readonly string[] | null | undefined): string =>
  Array.isArray(value) ? value.join('; ') : String(value ?? '');
