import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { inquiryIn } from '#tests/support/status.ts';

const app = await startTestApp();
const desk = await app.signIn('admissions');

test('the notice is mailed to the addresses of the configuration, and says nothing of the client', async () => {
  await app.within('a', (tx) =>
    tx.db
      .insertInto('configurations')
      .values({
        id: tx.services.newId(),
        org_id: tx.actor.org_id,
        user_id: null,
        type: 'EVENT_NOTIFICATIONS',
        config: JSON.stringify({ admission_status_change: ['desk@people.example', 'DESK@people.example'] }),
        updated_by: null,
      })
      .execute(),
  );
  const { id, opportunity_name } = await inquiryIn(desk, 'ASSESSMENT', { firstname: 'Zelda', lastname: 'Hidden' });
  await app.runJobs();
  const mails = await app.mails();
  expect(mails.map(({ to }) => to)).toEqual(['desk@people.example']);
  const [mail] = mails;
  expect(mail?.subject).toBe(`Admission status changed: inquiry ${opportunity_name.slice(-4)}`);
  expect(mail?.text).toContain('logged by Jordan Example.');
  expect(mail?.text).toContain(`https://landfall.example.test/admissions/inquiry/${id}`);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Zelda|Hidden/);
});

test('without addresses nothing is mailed, and the change stands', async () => {
  const other = await app.signIn('admissions', 'b');
  const before = (await app.mails()).length;
  await inquiryIn(other, 'ASSESSMENT');
  await app.runJobs();
  expect(await app.mails()).toHaveLength(before);
});
