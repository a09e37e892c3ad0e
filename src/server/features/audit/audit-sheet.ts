import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import { deedText, entityText } from '#shared/features/audit/audit-words.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { AuditEntryView } from './audit.view.ts';

/** One a zone: to make one takes longer than all else that is done for a row. */
const moments = new Map<string, Intl.DateTimeFormat>();

/** A moment as a spreadsheet sorts it: `2026-11-22 17:41:09`, in the organization's zone. */
export function momentText(seconds: number, timeZone: string): string {
  let found = moments.get(timeZone);
  if (!found) {
    found = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    moments.set(timeZone, found);
  }
  return found.format(seconds * 1000);
}

/** Who it was: the product itself has no account, and an account that is gone no name. */
export const personText = ({ person, user_id }: AuditEntryView): string =>
  person ?? (user_id ? text.former_person : text.product);

/** The columns of the log as a file. */
export const headOf = (zone: string): readonly string[] => [
  format(text.export_when, { zone }),
  text.export_number,
  text.column_person,
  text.column_action,
  text.export_kind,
  text.column_record,
  text.export_records,
  text.export_record_id,
  text.column_outcome,
  text.column_address,
  text.export_session,
  text.export_request,
];

export const cellsOf = (entry: AuditEntryView, zone: string): readonly string[] => [
  momentText(entry.at, zone),
  String(entry.seq),
  personText(entry),
  deedText(entry.action),
  entry.entity ? entityText(entry.entity) : '',
  entry.record_name ?? '',
  String(entry.records),
  entry.record_id ?? '',
  text[`outcome_${entry.outcome}`],
  entry.ip ?? '',
  entry.session_id ?? '',
  entry.request_id ?? '',
];
