import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { freePort } from '#scripts/embedded/processes.ts';
import { openInstallation } from '#tests/support/installation.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { startProcess } from '#tests/support/processes.ts';
import { programOf } from '#tests/support/programs.ts';
import { rounds, timeFor } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openInquiry, upload } from '#tests/support/uploads.ts';

const ROUNDS = rounds(20);
const MIB = 1024 * 1024;
const DISK_MIB = 16;
/** Uploads of a round, at once; the filler leaves room for some of them. */
const UPLOADS = 12;
const UPLOAD_BYTES = MIB;
const ROOM_BYTES = 5 * MIB;

const installation = await openInstallation((await createTestDatabase()).url, inject('redisUrl'));
const objects = path.join(installation.folder, 'objects');

/** The product's web process with a file storage that is a disk of its own, of few megabytes. */
async function startOnSmallDisk() {
  const port = await freePort();
  const own = `mkdir -p "$0" && mount -t tmpfs -o size=${DISK_MIB}m none "$0" && exec "$@"`;
  const web = startProcess(
    await programOf('web'),
    { ...installation.env, PORT: String(port) },
    [],
    [...['unshare', '--map-root-user', '--mount', 'sh', '-c', own, objects]],
  );
  afterAll(() => web.end('SIGKILL'));
  await web.said('listening');
  // As the process sees it.
  return { ...web, url: `http://127.0.0.1:${port}`, disk: `/proc/${web.pid}/root${objects}` };
}

const web = await startOnSmallDisk();
const actor = await installation.signIn(web, 'admissions');

const readiness = async () => {
  const answer = await fetch(`${web.url}/readyz`);
  return [answer.status, await answer.json()];
};
const ready = (storage: boolean) =>
  vi.waitFor(
    async () => expect(await readiness()).toEqual([storage ? 200 : 503, { postgres: true, redis: true, storage }]),
    { timeout: 30_000, interval: 100 },
  );
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Lists and writes of other screens, until it is asked to stop; answers how many there were. Each must succeed. */
async function workMeanwhile(stopped: () => boolean): Promise<number> {
  for (let done = 0; ; done += 1) {
    if (stopped()) return done;
    await actor.trpc.inquiries.list.query({});
    await actor.trpc.clients.create.mutate({ firstname: 'Meanwhile', lastname: 'Sample' });
  }
}

test(
  'a disk that fills up during mixed load: what was taken is whole, what was not says why, and it goes on by itself',
  async () => {
    const inquiry = await openInquiry(actor);
    const pdf = await textPdf(['A page.']);
    for (let round = 0; round < ROUNDS; round += 1) {
      const filler = path.join(web.disk, 'filler');
      await writeFile(filler, Buffer.alloc(DISK_MIB * MIB - ROOM_BYTES));
      let over = false;
      const meanwhile = workMeanwhile(() => over);
      // A failure is heard where it is waited for; until then it must not end the run.
      meanwhile.catch(() => undefined);
      const send = async () => {
        const bytes = Buffer.concat([pdf, randomBytes(UPLOAD_BYTES)]);
        return { bytes, answer: await upload(web, actor, inquiry, bytes) };
      };
      // Of many at once each may take what another needs; one alone has room.
      const sent = [await send(), ...(await Promise.all(Array.from({ length: UPLOADS }, send)))];
      const taken = sent.filter(({ answer }) => answer.status === 200);
      const refused = sent.filter(({ answer }) => answer.status !== 200);
      expect(taken.length).toBeGreaterThan(0);
      expect(refused.length).toBeGreaterThan(0);
      for (const { answer } of refused)
        expect([answer.status, answer.body.error?.message]).toEqual([
          503,
          'The file storage takes no files. Try again later.',
        ]);
      expect(await readdir(path.join(web.disk, '.unfinished'))).toEqual([]);
      // What uploads leave over is less than they need, and may still be more than a trial takes.
      const rest = await writeFile(path.join(web.disk, 'rest'), Buffer.alloc(DISK_MIB * MIB)).catch(
        ({ code }: NodeJS.ErrnoException) => code,
      );
      expect(rest).toBe('ENOSPC');
      await ready(false);

      for (const { bytes, answer } of taken) {
        const { document_id } = answer.body.result as { document_id: string };
        const got = await fetch(`${web.url}/api/document?document_id=${document_id}`, {
          headers: { authorization: `Bearer ${actor.token}` },
        });
        expect([got.status, hash(new Uint8Array(await got.arrayBuffer()))]).toEqual([200, hash(bytes)]);
      }
      over = true;
      expect(await meanwhile).toBeGreaterThan(0);
      for (const each of ['filler', 'rest', 'org'])
        await rm(path.join(web.disk, each), { recursive: true, force: true });
      await ready(true);
      expect((await upload(web, actor, inquiry, pdf)).status).toBe(200);
      await installation.ctx.services.limits.reset(
        'upload_user',
        installation.organizations.a.users.admissions.user_id,
      );
    }
    expect(web.errors()).toBe('');
  },
  timeFor(ROUNDS, 60_000),
);
