import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { RestAnswer } from '#tests/support/doors.ts';
import { type InstallationActor, openInstallation, type WebProcess } from '#tests/support/installation.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { sendForm } from '#tests/support/uploads.ts';

const redis = await startOwnRedis();
const installation = await openInstallation((await createTestDatabase()).url, redis.url);
const file = await textPdf(['A record that was on its way when the product was killed.']);
const chance = chances('two steps');

/** No row has it: a list of ids for SQL may not be empty. */
const NONE = '00000000-0000-0000-0000-000000000000';

type Call = (web: WebProcess, person: InstallationActor) => Promise<RestAnswer>;

/** Says a call to a process that is killed at some moment of it, and once more, under the same key, to the next one. */
async function throughAKill(call: Call): Promise<RestAnswer> {
  const doomed = await installation.startWeb();
  const before = await installation.signIn(doomed, 'admissions');
  // An answer that was cut is none; one that came is kept to be compared.
  const first = call(doomed, before).catch(() => null);
  await wait(chance() * 60);
  await doomed.end('SIGKILL');
  const heard = await first;
  const next = await installation.startWeb();
  const again = await call(next, await installation.signIn(next, 'admissions'));
  expect(again.status).toBe(200);
  if (heard?.status === 200) expect(again.body).toEqual(heard.body);
  await next.end('SIGTERM');
  return again;
}

const posted =
  (path: string, input: object, key: string): Call =>
  (_, person) =>
    person.rest('POST', path, input, { 'idempotency-key': key });

const idOf = ({ body }: RestAnswer) => (body.result as { id: string }).id;

/** What stands in the database of one client by name, the rows that belong to each other side by side. */
const standing = (lastname: string) =>
  installation.within('a', async (tx) => {
    const clients = await tx.db.selectFrom('clients').select('id').where('lastname', '=', lastname).execute();
    const inquiries = await tx.db
      .selectFrom('inquiries')
      .select(['id', 'status'])
      .where('patient_id', 'in', [NONE, ...clients.map(({ id }) => id)])
      .execute();
    const ids = [NONE, ...inquiries.map(({ id }) => id)];
    const history = await tx.db
      .selectFrom('status_history')
      .select('to_status')
      .where('opportunity_id', 'in', ids)
      .orderBy('id')
      .execute();
    const documents = await tx.db.selectFrom('documents').select('id').where('opportunity_id', 'in', ids).execute();
    return {
      clients: clients.map(({ id }) => id),
      inquiries,
      history: history.map(({ to_status }) => to_status),
      documents: documents.map(({ id }) => id),
    };
  });

test(
  'the product killed inside any step of a creation, or between them: said again each is whole, and there once',
  async () => {
    for (let round = 0; round < rounds(1); round += 1) {
      const lastname = `Halfway${round}`;
      const client = { firstname: 'Dana', lastname, dob: '1990-04-02' };
      const patient_id = idOf(await throughAKill(posted('/api/patients', client, `client-${round}`)));
      expect(await standing(lastname)).toEqual({ clients: [patient_id], inquiries: [], history: [], documents: [] });

      const inquiry = { patient_id, created_at_date: '2026-05-12', condition: ['Depression'] };
      const opportunity_id = idOf(await throughAKill(posted('/api/opportunities', inquiry, `inquiry-${round}`)));
      expect(await standing(lastname)).toMatchObject({
        inquiries: [{ id: opportunity_id, status: 'PRE-ASSESSMENT' }],
        history: ['PRE-ASSESSMENT'],
      });

      const sent = await throughAKill((web, { token }) =>
        sendForm(
          web,
          token,
          {
            parts: [
              ['opportunity_id', opportunity_id],
              ['file', { name: 'record.pdf', bytes: file }],
            ],
          },
          { 'idempotency-key': `file-${round}` },
        ),
      );
      // A hundred rounds upload more than a person may in ten minutes.
      await installation.ctx.services.limits.reset(
        'upload_user',
        installation.organizations.a.users.admissions.user_id,
      );
      const { document_id } = sent.body.result as { document_id: string };
      expect((await standing(lastname)).documents).toEqual([document_id]);

      const change = { opportunity_id, status: 'ASSESSMENT' };
      await throughAKill(posted('/api/opportunity_status', change, `status-${round}`));
      expect(await standing(lastname)).toEqual({
        clients: [patient_id],
        inquiries: [{ id: opportunity_id, status: 'ASSESSMENT' }],
        history: ['PRE-ASSESSMENT', 'ASSESSMENT'],
        documents: [document_id],
      });

      const web = await installation.startWeb();
      const { token } = await installation.signIn(web, 'admissions');
      const kept = await fetch(`${web.url}/api/document?document_id=${document_id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(Buffer.from(await kept.arrayBuffer()).equals(file)).toBe(true);
      await web.end('SIGTERM');
    }
  },
  timeFor(rounds(1), 180_000),
);
