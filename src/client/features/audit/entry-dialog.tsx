import { Instant } from '#client/components/when.tsx';
import { Button } from '#client/ui/button.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import { deedText } from '#shared/features/audit/audit-words.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { AuditEntry } from './audit.data.ts';
import classes from './audit.module.css';
import { detailsOf, personOf, recordOf } from './entry-words.ts';
import { OutcomeWord } from './outcome-word.tsx';

/** All that one entry says. */
export function EntryDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const details = detailsOf(entry);
  return (
    <Modal
      opened
      title={format(text.entry, { number: entry.seq })}
      onClose={onClose}
      footer={
        <div className={classes.foot}>
          {entry.record_id && (
            <Link className={classes.beside} href={`/settings/audit?record=${entry.record_id}`} onClick={onClose}>
              {text.all_of_record}
            </Link>
          )}
          <Button onClick={onClose}>{uiMessages.close}</Button>
        </div>
      }
    >
      <Facts
        facts={[
          [text.column_person, personOf(entry)],
          [text.column_action, `${deedText(entry.action)} (${entry.action})`],
          [text.column_record, recordOf(entry)],
          [text.export_record_id, entry.record_id ?? '-'],
          [text.column_when, <Instant key="at" at={entry.at} timed />],
          [text.column_outcome, <OutcomeWord key="outcome" outcome={entry.outcome} />],
          [text.column_address, entry.ip ?? '-'],
          [text.session, entry.session_id ?? '-'],
          [text.request, entry.request_id ?? '-'],
          ...(details ? ([[text.details, details]] as const) : []),
        ]}
      />
    </Modal>
  );
}
