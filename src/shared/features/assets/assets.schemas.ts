import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { assetsMessages as text } from './assets.messages.ts';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

export const AssetListInput = z.strictObject({});
export const AssetCheckInput = z.strictObject({});
export const AssetFields = z.object({ name: z.string().trim().min(1, text.name_missing).max(200) });
export const AssetRemoveInput = z.strictObject({ asset_id: Id });

/** A picture that was read and stored; only the upload writes it. */
export const AssetRecordInput = z.strictObject({
  name: z.string().min(1).max(200),
  file_name: z.string().max(200),
  storage_key: z.string().max(300),
  /** Of the picture as it was stored, in hexadecimal. */
  sha256: z.string().length(64),
  size: z.int().min(1),
  width: z.int().min(1),
  height: z.int().min(1),
});
