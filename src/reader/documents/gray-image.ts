import type { Canvas } from '@napi-rs/canvas';

/** A picture with one byte a dot, from black (0) to white. It takes a fourth of a canvas's memory. */
export interface GrayImage {
  width: number;
  height: number;
  dots: Uint8Array;
}

const WHITE = 255;

/** The canvas's own dots are read where they lie: a copy of them takes longer than all else here. */
export function grayOf(canvas: Canvas): GrayImage {
  const { width, height } = canvas;
  const data = canvas.data();
  const dots = new Uint8Array(width * height);
  for (let from = 0, to = 0; to < dots.length; from += 4, to += 1)
    dots[to] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
  return { width, height, dots };
}

/** A PGM file: the recognizer takes it as it is, without compressing or decompressing. */
export function pgmOf({ width, height, dots }: GrayImage): Buffer {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const file = Buffer.allocUnsafe(header.length + dots.length);
  header.copy(file);
  file.set(dots, header.length);
  return file;
}

/** One dot, their mean, in place of `by` times `by`; at the right and lower edge of fewer. */
export function shrunk({ width, height, dots }: GrayImage, by: number): GrayImage {
  const small = { width: Math.ceil(width / by), height: Math.ceil(height / by) };
  const to = new Uint8Array(small.width * small.height);
  const sums = new Uint32Array(small.width);
  for (let y = 0; y < small.height; y += 1) {
    const rows = Math.min(by, height - y * by);
    sums.fill(0);
    for (let row = y * by, at = row * width; row < y * by + rows; row += 1)
      for (let x = 0; x < small.width; x += 1) {
        const end = Math.min(at + by, (row + 1) * width);
        let sum = 0;
        while (at < end) sum += dots[at++]!;
        sums[x]! += sum;
      }
    for (let x = 0; x < small.width; x += 1) to[y * small.width + x] = sums[x]! / (rows * Math.min(by, width - x * by));
  }
  return { ...small, dots: to };
}

/** Turned clockwise by quarter turns. */
export function quarterTurned(image: GrayImage, turns: number): GrayImage {
  if (turns === 0) return image;
  const { width, height, dots } = image;
  const turned = turns % 2 === 1 ? { width: height, height: width } : { width, height };
  const to = new Uint8Array(dots.length);
  // Where the first dot goes, and how far on the next of its row and the next of its column are.
  const [start, across, down] = [
    [0, 1, width],
    [turned.width - 1, turned.width, -1],
    [dots.length - 1, -1, -width],
    [dots.length - turned.width, -turned.width, 1],
  ][turns] as [number, number, number];
  for (let y = 0, from = 0; y < height; y += 1)
    for (let x = 0, at = start + y * down; x < width; x += 1, from += 1, at += across) to[at] = dots[from] ?? WHITE;
  return { ...turned, dots: to };
}

/** Made straight that lies so many degrees clockwise askew: on a sheet large enough that no corner is lost. */
export function straightened(image: GrayImage, askew: number): GrayImage {
  if (askew === 0) return image;
  const { width, height, dots } = image;
  const angle = (askew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const straight = {
    width: Math.ceil(width * cos + height * Math.abs(sin)),
    height: Math.ceil(height * cos + width * Math.abs(sin)),
  };
  const to = new Uint8Array(straight.width * straight.height).fill(WHITE);
  for (let y = 0, at = 0; y < straight.height; y += 1) {
    const down = y + 0.5 - straight.height / 2;
    for (let x = 0; x < straight.width; x += 1, at += 1) {
      const across = x + 0.5 - straight.width / 2;
      // Where this dot lies on the sheet as it was, and how much of it each of the four dots there has.
      const fromX = across * cos - down * sin + width / 2 - 0.5;
      const fromY = across * sin + down * cos + height / 2 - 0.5;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [right, lower] = [fromX - left, fromY - top];
      const from = top * width + left;
      const upper = (dots[from] ?? WHITE) * (1 - right) + (dots[from + 1] ?? WHITE) * right;
      const under = (dots[from + width] ?? WHITE) * (1 - right) + (dots[from + width + 1] ?? WHITE) * right;
      to[at] = upper * (1 - lower) + under * lower + 0.5;
    }
  }
  return { ...straight, dots: to };
}
