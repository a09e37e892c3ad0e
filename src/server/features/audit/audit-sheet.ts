import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import { deedText, entityText } from '#shared/features/audit/audit-words.ts';
import { momentInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { AuditEntryView } from './audit.view.ts';

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
  momentInZone(entry.at, zone),
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
