import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { LocalStorage } from '#server/platform/storage/local-storage.ts';
import { translate } from '#server/platform/transaction.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

test.each(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'])(
  'a file that meets %s is unavailable, and nothing stays',
  async (code) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'landfall-full-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const storage = new LocalStorage(folder);
    const breaking = Readable.from(
      (function* () {
        yield Buffer.from('first');
        throw fault(code);
      })(),
    );
    await expect(storage.put('a/b', breaking, { maxBytes: 100 })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
  },
);

test.each(['53100', '58030'])('a database that says %s is unavailable, and says why', (code) => {
  const error = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code });
  expect(translate(error)).toMatchObject({
    code: 'service_unavailable',
    message: 'The database has no room to write. Try again later.',
  });
});
