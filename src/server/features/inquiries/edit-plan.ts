import { person, type TxContext } from '#server/platform/context.ts';
import { MissingPermission } from '#server/platform/missing-permission.ts';
import type { InquiryEdit } from '#shared/features/inquiries/inquiries.schemas.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { changeStay, clearsConfirmation, keepsPlace, type Stay } from '#shared/features/inquiry-status/stay.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { AppError, invalidField } from '#shared/platform/errors.ts';
import { may } from '#shared/platform/permissions.ts';
import { resolvePlace } from './resolve-place.ts';
import type { WorkingInquiry } from './working-inquiry.ts';

const DATES = [
  'scheduled_admit_date',
  'admit_date',
  'scheduled_discharge_date',
  'finalized_discharge_date',
] as const satisfies readonly (keyof Stay)[];

/** An edit in three: the plan's place and dates, what is said with a change of the status, and the columns as they are. */
export function partsOf({ status: _status, ...edit }: Partial<InquiryEdit>) {
  const { facility, md, therapist, cc, clinical_coordinator, ...withoutPlace } = edit;
  const { scheduled_admit_date, admit_date, scheduled_discharge_date, ...withoutDays } = withoutPlace;
  const { finalized_discharge_date, discharge_type, ...withoutStay } = withoutDays;
  const { description, drop_reason, duration, confirm_active, ...own } = withoutStay;
  const place = { facility, md, therapist, cc, clinical_coordinator };
  const stay = { scheduled_admit_date, admit_date, scheduled_discharge_date, finalized_discharge_date, discharge_type };
  return { own, plan: { ...place, ...stay }, reasons: { description, drop_reason, duration, confirm_active } };
}
export type EditParts = ReturnType<typeof partsOf>;

/**
 * The columns that an edit of the treatment plan writes: its place by id, its dates with what they clear in each other.
 * @throws bad_request naming each date that cannot be, MissingPermission where a confirmed discharge is taken back
 */
export async function planColumns(tx: TxContext, row: WorkingInquiry, plan: EditParts['plan']) {
  const { discharge_type } = plan;
  if (discharge_type && row.status !== 'DISCHARGED') throw invalidField('discharge_type', text.not_discharged_yet);
  if (plan.facility === null && keepsPlace(row.status)) throw invalidField('facility', text.change_status_first);
  const place = {
    ...(await resolvePlace(tx, plan, row)),
    ...(discharge_type === undefined ? {} : { discharge_type }),
  };
  const given = DATES.filter((name) => plan[name] !== undefined);
  if (given.length === 0) return place;
  const user = person(tx);
  const change: Partial<Stay> = Object.fromEntries(given.map((name) => [name, plan[name]]));
  const today = dayInZone(tx.services.clock.now(), user.time_zone);
  const { stay, errors } = changeStay(row, change, { status: row.status, today });
  const [first] = Object.values(errors);
  if (first !== undefined) throw new AppError('bad_request', first, { fields: errors });
  if (clearsConfirmation(row, stay) && !may(user.role, 'inquiries:undo')) throw new MissingPermission('inquiries:undo');
  return { ...place, ...Object.fromEntries(DATES.map((name) => [name, stay[name]])) };
}
