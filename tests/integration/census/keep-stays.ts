import type { TestApp } from '#tests/support/app.ts';
import type { Stay } from './oracle.ts';

/** Writes stays down as inquiries of one client of the first organization. */
export async function keepStays(app: TestApp, patient_id: string, stays: readonly Stay[]): Promise<void> {
  await app.within('a', async ({ db, actor: { org_id }, services: { newId, clock } }) => {
    const rows = stays.map((stay, index) => ({
      ...{ id: newId(), org_id, patient_id, client_name: 'Dana Sample', condition: [], staff: [] },
      opportunity_name: `Dana Sample-${String(index).padStart(4, '0')}`,
      created_at: clock.now().toISOString(),
      ...stay,
    }));
    await db
      .insertInto('inquiries')
      .values(rows as never)
      .execute();
  });
}
