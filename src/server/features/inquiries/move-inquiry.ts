import { audit } from '#server/platform/audit.ts';
import { type Context, fullName, person, type TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { MissingPermission } from '#server/platform/missing-permission.ts';
import { isStale, nextVersion } from '#server/platform/versioned.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import {
  ACTIVE_STATUSES,
  INQUIRY_STATUS_LABELS,
  type InquiryStatus,
} from '#shared/features/inquiries/inquiries.rules.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import {
  isActiveAgain,
  isTransition,
  isUndo,
  takesPlace,
} from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import type { StatusChangeRequest } from '#shared/features/inquiry-status/inquiry-status.schemas.ts';
import { planStatusChange } from '#shared/features/inquiry-status/status-change.ts';
import { clearsConfirmation } from '#shared/features/inquiry-status/stay.ts';
import { dayInZone, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AppError, invalidField } from '#shared/platform/errors.ts';
import { may } from '#shared/platform/permissions.ts';
import { versionedMessages } from '#shared/platform/versioned.messages.ts';
import { markStay } from '../census/mark-stay.ts';
import { type RunningClock, runningClock, stopRunningClock } from '../first-contact/run-clock.ts';
import { selectAddresses } from '../notifications/notification-addresses.ts';
import { notifyListed } from '../notifications/notify.ts';
import { refuseArchived, resolvePlace } from './resolve-place.ts';
import { currentInquiry, type WorkingInquiry } from './working-inquiry.ts';

type Change = Omit<StatusChangeRequest, 'opportunity_id'>;

/** Another change came first: says whose, and what the inquiry's status is now. */
export async function conflict(tx: TxContext, id: string): Promise<AppError> {
  const current = await currentInquiry(tx, id);
  const name = current.updated_by_name ?? versionedMessages.someone;
  const status = INQUIRY_STATUS_LABELS[current.status];
  return new AppError('conflict', format(text.changed_meanwhile, { name, status }), { current });
}

/**
 * An inquiry that had ended is not active again beside another active one of the same client unless that is meant
 * (C-16): after a readmission, a discharge taken back would count the client in two beds.
 */
async function askAboutActive(tx: TxContext, row: WorkingInquiry, change: Change): Promise<void> {
  if (change.confirm_active || !isActiveAgain(row.status, change.status)) return;
  const other = await tx.db
    .selectFrom('inquiries')
    .select('id')
    .where(inOrganization(tx, 'inquiries'))
    .where('patient_id', '=', row.patient_id)
    .where('status', 'in', ACTIVE_STATUSES)
    .limit(1)
    .executeTakeFirst();
  if (other) throw invalidField('confirm_active', inquiriesMessages.active_inquiry_question);
}

/** How the event that a change leaves calls it. */
function describeChange(row: WorkingInquiry, status: InquiryStatus, admit: string | null): string {
  if (row.status !== status)
    return format(text.changed_from_to, {
      from: INQUIRY_STATUS_LABELS[row.status],
      to: INQUIRY_STATUS_LABELS[status],
    });
  if (row.scheduled_admit_date === admit) return text.admit_details_changed;
  return format(text.admit_moved, { from: formatDay(row.scheduled_admit_date), to: formatDay(admit) });
}

/** What a move looks at beside the row: who is notified of it, and the clock that it may stop. */
export const askForMove = (db: Db, ctx: Context, opportunity_id: string) =>
  [selectAddresses(db, ctx), runningClock(db, ctx, { opportunity_id })] as const;

interface Asked {
  /** Held by the caller. */
  row: WorkingInquiry;
  addresses: { config: unknown } | undefined;
  running: RunningClock | undefined;
}

/**
 * Moves an inquiry to another status (C-13), with its dates (C-14), a line of its status history, an event and the
 * notification, all in the caller's transaction and written with its commit: what a move counts stands in rows that all
 * moves of the organization share, and they are held no longer than that packet takes.
 * @throws conflict, bad_request naming each field in the way, MissingPermission
 */
export async function moveInquiry(tx: TxContext, { row, addresses, running }: Asked, change: Change): Promise<void> {
  const user = person(tx);
  const { id } = row;
  const now = tx.services.clock.now();
  const { status, description = null } = change;
  if (isStale(row, { version: change.version })) throw await conflict(tx, id);
  if (!isTransition(row.status, status)) {
    const labels = { from: INQUIRY_STATUS_LABELS[row.status], to: INQUIRY_STATUS_LABELS[status] };
    throw invalidField('status', format(text.not_possible, labels));
  }
  const before = { ...row, hasFacility: row.facility_id !== null };
  const { after, errors } = planStatusChange(before, change, dayInZone(now, user.time_zone));
  if ((isUndo(row.status, status) || clearsConfirmation(row, after)) && !may(user.role, 'inquiries:undo'))
    throw new MissingPermission('inquiries:undo');
  const [first] = Object.values(errors);
  if (first !== undefined) throw new AppError('bad_request', first, { fields: errors });
  await askAboutActive(tx, row, change);
  if (change.facility === undefined && row.facility_id && takesPlace(row.status, status))
    await refuseArchived(tx, row.facility_id);
  const place = await resolvePlace(tx, change, row);
  const moved = { ...after, ...place, status };
  const history_id = tx.services.newId();
  const notified = { event: 'admission_status_change', opportunity_id: id, subject_id: history_id } as const;
  await notifyListed(tx, notified, addresses?.config);
  if (running) await stopRunningClock(tx, running, 'status');
  await markStay(tx, row, { ...row, ...moved });
  await record(tx, row, {
    history_id,
    status,
    description,
    drop_reason: after.drop_reason,
    meta_description: describeChange(row, status, after.scheduled_admit_date),
    at: now.toISOString(),
  });
  const update = tx.db
    .updateTable('inquiries')
    .set({ ...moved, ...nextVersion(tx) })
    .where(inOrganization(tx, 'inquiries'))
    .where('id', '=', id);
  tx.atCommit.push(update.compile());
}

interface Recorded {
  history_id: string;
  status: InquiryStatus;
  description: string | null;
  drop_reason: string | null;
  meta_description: string;
  at: string;
}

/** What a change leaves behind: its line in the history, an event among the notes and the audit row. */
async function record(tx: TxContext, row: WorkingInquiry, moved: Recorded): Promise<void> {
  const user = person(tx);
  const { history_id, status, description, drop_reason, meta_description, at } = moved;
  const own = { org_id: tx.actor.org_id, opportunity_id: row.id, user_id: user.user_id };
  const line = { id: history_id, ...own, from_status: row.status, to_status: status, at, description, drop_reason };
  const note = {
    id: tx.services.newId(),
    ...own,
    kind: 'event' as const,
    user_name: fullName(user),
    description: [drop_reason, description].filter(Boolean).join('\n'),
    meta_description,
    created_at: at,
    edited_at: null,
  };
  tx.atCommit.push(
    tx.db.insertInto('status_history').values(line).compile(),
    tx.db.insertInto('inquiry_notes').values(note).compile(),
  );
  await audit(tx, { entity: 'inquiry', ids: [row.id], details: { from: row.status, to: status } });
}
