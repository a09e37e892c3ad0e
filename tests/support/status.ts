import type { Actor, TestApp } from './app.ts';
import { createFacility } from './capacity.ts';
import type { OrganizationKey } from './organizations.ts';
import { makeInquiry } from './people.ts';

/** The calendar day every test begins on. */
export const TODAY = '2026-05-12';

type Status = 'PRE-ASSESSMENT' | 'ASSESSMENT' | 'SCHEDULED-ADMIT' | 'ADMITTED' | 'DROPPED' | 'DISCHARGED';

/** What brings a new inquiry to a status, each step as its verb takes it. */
const WAYS: Record<Status, readonly object[]> = {
  'PRE-ASSESSMENT': [],
  ASSESSMENT: [{ status: 'ASSESSMENT' }],
  'SCHEDULED-ADMIT': [
    { status: 'SCHEDULED-ADMIT', facility: 'Detox', duration: 10, scheduled_admit_date: '2026-05-14' },
  ],
  ADMITTED: [{ status: 'ADMITTED', facility: 'Detox', duration: 10 }],
  DROPPED: [{ status: 'DROPPED', drop_reason: 'Lack of funds' }],
  DISCHARGED: [
    { status: 'ADMITTED', facility: 'Detox', duration: 10 },
    { status: 'DISCHARGED', scheduled_discharge_date: TODAY },
  ],
};

/** Says a change at the documented path; the answer is returned whatever it is. */
export const changeStatus = (actor: Actor, opportunity_id: string, change: object) =>
  actor.rest('POST', '/api/opportunity_status', { opportunity_id, ...change });

/** A house named Detox with eight beds, which the ways above lead into. */
export const openDetox = (app: TestApp, key: OrganizationKey = 'a') =>
  createFacility(app, key, { name: 'Detox', size: 8 });

/** A new client's inquiry, brought to a status. */
export async function inquiryIn(actor: Actor, status: Status, name = { firstname: 'Dana', lastname: 'Sample' }) {
  const inquiry = await makeInquiry(actor, name);
  for (const change of WAYS[status]) {
    const answer = await changeStatus(actor, inquiry.id, change);
    if (answer.status !== 200) throw new Error(`${status}: ${JSON.stringify(answer.body.error)}`);
  }
  return inquiry;
}
