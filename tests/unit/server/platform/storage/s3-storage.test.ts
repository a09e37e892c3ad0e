import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openS3Storage } from '#server/platform/storage/s3-storage.ts';
import type { ObjectStorage } from '#server/platform/storage/storage.ts';
import type { FakeS3 } from '#tests/support/fake-s3-server.ts';
import { startFakeS3 } from '#tests/support/fake-s3-server.ts';
import { storageContract } from './storage-contract.ts';

const MEBIBYTE = 1024 * 1024;

describe('S3 storage', () => {
  let fake: FakeS3;
  let storage: ObjectStorage;
  const open = (secret?: string) =>
    openS3Storage({
      ...fake.credentials,
      ...(secret !== undefined && { secret_access_key: secret }),
      bucket: 'records',
      endpoint: fake.endpoint,
      force_path_style: true,
    });
  beforeEach(async () => {
    fake = await startFakeS3();
    storage = await open();
  });
  afterEach(() => fake.close());

  storageContract(() => ({ storage, unfinished: async () => fake.uploads.size }));

  test('sends a small object at once and a large one in parts', async () => {
    await storage.put('org/a/small', Readable.from([randomBytes(10)]), { maxBytes: MEBIBYTE });
    expect(fake.calls).toEqual(['PUT object']);
    fake.calls.length = 0;
    await storage.put('org/a/large', Readable.from([randomBytes(11 * MEBIBYTE)]), { maxBytes: 20 * MEBIBYTE });
    expect([...fake.calls].sort()).toEqual(['POST upload', 'POST uploads', 'PUT part', 'PUT part', 'PUT part']);
  });

  test('a part that fails takes the upload back', async () => {
    fake.failWhen = (operation) => (operation === 'PUT part' ? 400 : undefined);
    const body = Readable.from([randomBytes(11 * MEBIBYTE)]);
    const putting = storage.put('org/a/large', body, { maxBytes: 20 * MEBIBYTE });
    await expect(putting).rejects.toMatchObject({ name: 'StorageError', code: 'unavailable' });
    expect(fake.uploads.size).toBe(0);
    expect(fake.objects.size).toBe(0);
    expect(body.destroyed).toBe(true);
  });

  test('a wrong secret and a server away are one kind of error', async () => {
    const stranger = await open('another-secret');
    await expect(stranger.get('org/a/x')).rejects.toMatchObject({ code: 'unavailable' });
    expect(fake.calls).toEqual(['GET object']);
    await fake.close();
    await expect(storage.get('org/a/x')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('sweeps uploads begun before a time', async () => {
    fake.uploads.set('old', { key: 'org/a/old', parts: new Map(), begun_at: new Date('2026-11-01T00:00:00Z') });
    fake.uploads.set('new', { key: 'org/a/new', parts: new Map(), begun_at: new Date('2026-11-20T00:00:00Z') });
    expect(await storage.sweepUnfinished(new Date('2026-11-10T00:00:00Z'))).toBe(1);
    expect([...fake.uploads.keys()]).toEqual(['new']);
  });
});
