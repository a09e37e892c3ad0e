import { createCanvas } from '@napi-rs/canvas';
import type { PrintPicture } from '#server/platform/reader/unreadable-picture.ts';
import { fitInto, openPicture } from './open-picture.ts';

/** Four dots a point of the place a logo has on paper. */
const BOX = { width: 560, height: 128 };
const JPEG_QUALITY = 92;

/**
 * Draws a picture small and on white, as a JPEG, which pages take as it is: nothing of it is unpacked where they are made.
 * @throws UnreadablePicture
 */
export async function printPicture(bytes: Uint8Array): Promise<PrintPicture> {
  const { image } = await openPicture(bytes);
  const { width, height } = fitInto(image, BOX);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return { bytes: new Uint8Array(canvas.toBuffer('image/jpeg', JPEG_QUALITY)), width, height };
}
