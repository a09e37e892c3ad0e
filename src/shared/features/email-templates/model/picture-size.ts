import { BLOCK_RULES } from './blocks.ts';

interface PictureSize {
  width: number;
  height: number;
}

const { width: WIDTHS, height: HEIGHTS } = BLOCK_RULES.Image;

/** The size of a picture in an e-mail: no larger than one can be there, in its own proportions. */
export function pictureSize({ width, height }: PictureSize): PictureSize {
  const by = Math.min(1, WIDTHS.max / width, HEIGHTS.max / height);
  const whole = (side: number) => Math.max(1, Math.round(side * by));
  return { width: whole(width), height: whole(height) };
}

/** The size of a picture that one side was set of: mail programs keep its proportions, so the other side follows. */
export function sizeBySide(side: keyof PictureSize, length: number, { width, height }: PictureSize): PictureSize {
  const by = length / (side === 'width' ? width : height);
  return pictureSize({ width: width * by, height: height * by });
}
