import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type CleanPicture, UnreadablePicture } from '#server/platform/reader/unreadable-picture.ts';
import { sizeOf } from './picture-size.ts';

const MAX_PIXELS = 25_000_000;
/** Twice the widest e-mail: more is never seen. */
const LONGEST_EDGE = 2_000;
const JPEG_QUALITY = 85;

/**
 * Draws a JPEG or PNG again, so that nothing is left of the file but what can be seen: no place, no camera, nothing behind
 * its end. Its size is read before anything is unpacked.
 * @throws UnreadablePicture
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const said = sizeOf(bytes);
  if (!said) throw new UnreadablePicture('wrong_type');
  if (said.width * said.height > MAX_PIXELS) throw new UnreadablePicture('too_many_pixels');
  const image = await loadImage(bytes).catch(() => {
    throw new UnreadablePicture('damaged');
  });
  if (image.width === 0 || image.height === 0) throw new UnreadablePicture('damaged');
  const scale = Math.min(1, LONGEST_EDGE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  const clean = said.type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', JPEG_QUALITY);
  return { bytes: new Uint8Array(clean), extension: said.type === 'png' ? 'png' : 'jpg', width, height };
}
