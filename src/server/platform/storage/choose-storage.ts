import path from 'node:path';
import type { Env } from '../env.ts';
import type { ObjectStorage } from './storage.ts';

/** An S3-compatible bucket when one is configured, else a folder beside the other data; loads the chosen one alone. */
export async function chooseStorage(env: Env): Promise<ObjectStorage> {
  if (env.STORAGE_S3_BUCKET) {
    const { openS3Storage } = await import('./s3-storage.ts');
    return openS3Storage({
      bucket: env.STORAGE_S3_BUCKET,
      region: env.STORAGE_S3_REGION,
      access_key_id: required(env, 'STORAGE_S3_ACCESS_KEY_ID'),
      secret_access_key: required(env, 'STORAGE_S3_SECRET_ACCESS_KEY'),
      // Services other than Amazon's own are reached by path: their host has no name for each bucket.
      ...(env.STORAGE_S3_ENDPOINT ? { endpoint: env.STORAGE_S3_ENDPOINT, force_path_style: true } : {}),
    });
  }
  const { LocalStorage } = await import('./local-storage.ts');
  return new LocalStorage(path.join(env.LANDFALL_DATA_DIR, 'objects'));
}

function required(env: Env, name: 'STORAGE_S3_ACCESS_KEY_ID' | 'STORAGE_S3_SECRET_ACCESS_KEY'): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is required with STORAGE_S3_BUCKET`);
  return value;
}
