import { useQuery } from '@tanstack/react-query';
import { useAllowed, useMay } from '#client/platform/organization.ts';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { cellButton } from '#client/ui/table/cell-button.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { transitionsFrom } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { staffOptions } from '../inquiries.data.ts';
import type { InquiryRow } from '../inquiry-fields.tsx';
import { type AskedChange, AskedChanges } from '../status/asked-changes.tsx';
import { changeLabel } from '../status/status-subject.ts';
import { useInTurn } from '../status/use-in-turn.ts';
import { useChangeInquiries } from './change-inquiries.ts';
import { PRIORITY_CHOICES, priorityName } from './priority-choices.ts';

const NONE = '-';

/** An inquiry's status; for those who may change it, the menu of what it can become. */
export function StatusCell({ row }: { row: InquiryRow }) {
  const allowed = useAllowed();
  const changes = useInTurn<AskedChange>();
  if (!allowed('inquiries:status')) return <StatusPill status={row.status} />;
  return (
    <>
      <ActionMenu
        position="bottom-start"
        actions={transitionsFrom(row.status, allowed('inquiries:undo')).map((each) => ({
          key: each,
          label: changeLabel(row.status, each),
          onSelect: () => changes.ask({ inquiryId: row.id, to: each }),
        }))}
        trigger={cellButton(
          format(text.cell_status, { name: row.opportunity_name, value: INQUIRY_STATUS_LABELS[row.status] }),
          <StatusPill status={row.status} />,
        )}
      />
      <AskedChanges changes={changes} />
    </>
  );
}

/** The staff of an inquiry: each press adds a name or takes it away. */
export function StaffCell({ row }: { row: InquiryRow }) {
  const mayChange = useMay('inquiries:write');
  const { data: offered = [] } = useQuery({ ...staffOptions(), enabled: mayChange });
  const change = useChangeInquiries();
  const { staff = [] } = row;
  const shown = staff.join(', ') || NONE;
  if (!mayChange) return shown;
  // Who has left the list of staff can still be taken away.
  const names = [...new Set([...staff, ...offered])];
  return (
    <ActionMenu
      position="bottom-start"
      actions={names.map((name) => ({
        key: name,
        label: name,
        checked: staff.includes(name),
        // By name: what the row showed meanwhile of the others may be old.
        onSelect: () => void change([row], staff.includes(name) ? { remove_staff: name } : { add_staff: name }),
      }))}
      trigger={cellButton(
        format(text.cell_staff, { name: row.opportunity_name, value: staff.join(', ') || text.cell_none }),
        shown,
      )}
    />
  );
}

/** An inquiry's priority, changed where it stands. */
export function PriorityCell({ row }: { row: InquiryRow }) {
  const mayChange = useMay('inquiries:write');
  const change = useChangeInquiries();
  const { priority = null } = row;
  const shown = priority === null ? NONE : String(priority);
  if (!mayChange) return shown;
  return (
    <ActionMenu
      actions={PRIORITY_CHOICES.map((each) => ({
        key: priorityName(each),
        label: priorityName(each),
        checked: each === priority,
        onSelect: () => void change([row], { priority: each }),
      }))}
      trigger={cellButton(
        format(text.cell_priority, {
          name: row.opportunity_name,
          value: priority === null ? text.cell_none : String(priority),
        }),
        shown,
      )}
    />
  );
}
