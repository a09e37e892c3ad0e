import { createCanvas } from '@napi-rs/canvas';
import type { CleanPicture } from '#server/platform/reader/unreadable-picture.ts';
import { fitInto, openPicture } from './open-picture.ts';

/** Twice the widest e-mail: more is never seen. */
const LONGEST_EDGE = 2_000;
const JPEG_QUALITY = 85;

/**
 * Draws a JPEG or PNG again, so that nothing is left of the file but what can be seen: no place, no camera, nothing behind
 * its end.
 * @throws UnreadablePicture
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const { image, type } = await openPicture(bytes);
  const { width, height } = fitInto(image, { width: LONGEST_EDGE, height: LONGEST_EDGE });
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  const clean = type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', JPEG_QUALITY);
  return { bytes: new Uint8Array(clean), extension: type === 'png' ? 'png' : 'jpg', width, height };
}
