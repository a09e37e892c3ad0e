import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import { entityText, isListDeed } from '#shared/features/audit/audit-words.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import type { AuditEntry } from './audit.data.ts';

/** Who did it: the product itself has no account. */
export const personOf = ({ person, user_id }: AuditEntry): string =>
  person ?? (user_id ? text.former_person : text.product);

/** What it was done to, by name where there is one. */
export function recordOf({ action, entity, record_name, records }: AuditEntry): string {
  const kind = entity ? entityText(entity) : '';
  if (records === 0 && kind && isListDeed(action)) return format(text.no_record, { kind });
  const name = [kind, record_name].filter(Boolean).join(': ');
  if (records < 2) return name || '-';
  return record_name
    ? format(text.several_records, { name, n: records - 1 })
    : `${kind}, ${format(text.n_records, { n: records })}`;
}

/** What else the entry says: counts, ids and names of fields. */
export const detailsOf = ({ details }: AuditEntry): string =>
  joined(
    ...Object.entries(details ?? {})
      .filter(([, value]) => value !== null)
      .map(
        ([name, value]) => `${name.replaceAll('_', ' ')}: ${Array.isArray(value) ? value.join(', ') : String(value)}`,
      ),
  );

/** The record that is filtered by; what has no name of its own is one record. */
export function wholeName(record: { entity: string; name: string } | null): string {
  if (!record) return text.one_record;
  if (record.entity === 'inquiry') return record.name;
  return format(text.named_record, { kind: entityText(record.entity), name: record.name });
}
