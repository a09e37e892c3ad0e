import { type Image, loadImage } from '@napi-rs/canvas';
import { UnreadablePicture } from '#server/platform/reader/unreadable-picture.ts';
import { sizeOf } from './picture-size.ts';

const MAX_PIXELS = 25_000_000;

/**
 * Opens a JPEG or PNG. Its size is read before anything is unpacked.
 * @throws UnreadablePicture
 */
export async function openPicture(bytes: Uint8Array): Promise<{ image: Image; type: 'png' | 'jpeg' }> {
  const said = sizeOf(bytes);
  if (!said) throw new UnreadablePicture('wrong_type');
  if (said.width * said.height > MAX_PIXELS) throw new UnreadablePicture('too_many_pixels');
  const image = await loadImage(bytes).catch(() => {
    throw new UnreadablePicture('damaged');
  });
  if (image.width === 0 || image.height === 0) throw new UnreadablePicture('damaged');
  return { image, type: said.type };
}

/** The size a picture is drawn in, so that it fits a box; never larger than it is. */
export function fitInto(
  image: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, box.width / image.width, box.height / image.height);
  return {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
}
