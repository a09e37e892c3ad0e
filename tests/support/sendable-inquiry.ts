import { newStorageKey } from '#server/platform/storage/storage-key.ts';
import type { TestApp } from './app.ts';
import type { Doors } from './doors.ts';
import type { OrganizationKey } from './organizations.ts';

export interface SendableInquiry {
  opportunity_id: string;
  patient_id: string;
}

/** An app, or an installation by one of its web processes. */
export interface Signable {
  within: TestApp['within'];
  signIn(role: 'admin', key: OrganizationKey): Promise<Pick<Doors, 'trpc'>>;
}

let made = 0;

/** An inquiry with all that sending to the EHR needs: a client with a birthday, a facility, and a day to arrive on. */
export async function makeSendable(app: Signable, key: OrganizationKey = 'a'): Promise<SendableInquiry> {
  const admin = await app.signIn('admin', key);
  made += 1;
  const client = await admin.trpc.clients.create.mutate({
    firstname: 'Robin',
    lastname: `Admitted${made}`,
    dob: '1990-04-02',
    phone_number: '(212) 555-0142',
  });
  const { id } = await admin.trpc.inquiries.create.mutate({
    patient_id: client.id,
    created_at_date: '2026-05-01',
    condition: ['Depression', 'Anxiety'],
  });
  await app.within(key, async (tx) => {
    const facility_id = tx.services.newId();
    await tx.db
      .insertInto('facilities')
      .values({ id: facility_id, org_id: tx.actor.org_id, name: `House ${facility_id}`, size: 12, deleted_at: null })
      .execute();
    await tx.db
      .updateTable('inquiries')
      .set({
        status: 'SCHEDULED-ADMIT',
        facility_id,
        scheduled_admit_date: '2026-05-14',
        scheduled_discharge_date: '2026-06-11',
        md: 'Dr. Lee Example',
        reason_for_seeking_treatment: 'Wants to sleep again.',
      })
      .where('org_id', '=', tx.actor.org_id)
      .where('id', '=', id)
      .execute();
  });
  return { opportunity_id: id, patient_id: client.id };
}

/** A transmission of an inquiry that was given up before its packet was whole. */
export const createFailedTransmission = (app: TestApp, key: OrganizationKey, opportunity_id: string): Promise<string> =>
  app.within(key, async (tx) => {
    const id = tx.services.newId();
    const at = tx.services.clock.now().toISOString();
    const newKey = () => newStorageKey(tx.actor.org_id, 'ehr', tx.services.randomBytes);
    await tx.db
      .insertInto('ehr_transmissions')
      .values({
        id,
        org_id: tx.actor.org_id,
        opportunity_id,
        version: 1,
        adapter: 'FHIR',
        state: 'failed',
        attempts: 5,
        error_code: 'ehr_unavailable',
        bundle_key: newKey(),
        face_sheet_key: newKey(),
        created_by_name: 'Jordan Example',
        created_at: at,
        touched_at: at,
        finished_at: at,
      })
      .execute();
    return id;
  });
