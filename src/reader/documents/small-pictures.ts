import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ImageKind } from './pdf-library.ts';
import { releaseCanvas } from './release-memory.ts';

/** A picture as the library hands it over once it is decoded: its dots row by row. */
interface Picture {
  /** None of a mask, whose dark dots are painted in the color of the time. */
  kind?: number;
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** Bytes a dot of those that have whole bytes. */
function channelsOf(kind: number | undefined): number | undefined {
  if (kind === ImageKind.RGB_24BPP) return 3;
  return kind === ImageKind.RGBA_32BPP ? 4 : undefined;
}

function isPicture(given: unknown): given is Picture {
  if (typeof given !== 'object' || given === null) return false;
  const { kind, data, width, height } = given as Partial<Picture>;
  const isData = data instanceof Uint8Array || data instanceof Uint8ClampedArray;
  return (
    isData && (kind === undefined || typeof kind === 'number') && Number.isInteger(width) && Number.isInteger(height)
  );
}

/** How the values of a row's dots are read, three or four of them a dot; null for a picture that is cut off. */
function rowReader({ kind, data, width, height }: Picture): ((row: number, to: Uint8Array) => void) | null {
  const channels = channelsOf(kind);
  const bytes = channels === undefined ? (width + 7) >> 3 : width * channels;
  if (data.length < bytes * height) return null;
  if (channels !== undefined) return (row, to) => to.set(data.subarray(row * bytes, (row + 1) * bytes));
  if (kind !== undefined && kind !== ImageKind.GRAYSCALE_1BPP) return null;
  return (row, to) => {
    for (let x = 0, at = 0; x < width; x += 1) {
      const light = ((data[row * bytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
      to[at++] = light;
      to[at++] = light;
      to[at++] = light;
    }
  };
}

/** The picture with one dot, their mean, in place of `by` times `by`. */
function shrunk(picture: Picture, by: number): Picture {
  const readRow = rowReader(picture);
  const width = Math.floor(picture.width / by);
  const height = Math.floor(picture.height / by);
  if (!readRow || width === 0 || height === 0) return picture;
  const channels = channelsOf(picture.kind) ?? 3;
  const row = new Uint8Array(picture.width * channels);
  const sums = new Uint32Array(width * channels);
  const data = new Uint8ClampedArray(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let within = 0; within < by; within += 1) {
      readRow(y * by + within, row);
      for (let x = 0, from = 0; x < width; x += 1)
        for (let dot = 0; dot < by; dot += 1)
          for (let channel = 0; channel < channels; channel += 1, from += 1)
            sums[x * channels + channel] = (sums[x * channels + channel] ?? 0) + (row[from] ?? 0);
    }
    const start = y * width * channels;
    for (let at = 0; at < sums.length; at += 1) data[start + at] = (sums[at] ?? 0) / (by * by);
  }
  return { ...picture, kind: channels === 4 ? ImageKind.RGBA_32BPP : ImageKind.RGB_24BPP, data, width, height };
}

/** A mask as the library takes it where it is a picture already: as opaque as it was dark. */
function asBitmap({ data, width, height }: Picture): Canvas & { close(): void } {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const dots = context.createImageData(width, height);
  for (let from = 0, to = 3; to < dots.data.length; from += 3, to += 4) dots.data[to] = 255 - (data[from] ?? 255);
  context.putImageData(dots, 0, 0);
  return Object.assign(canvas, { close: () => releaseCanvas(canvas) });
}

/** What is handed over in a picture's place when so many dots are enough; anything else as it is. */
function enough(given: unknown, dots: number): unknown {
  if (!isPicture(given)) return given;
  const by = Math.floor(Math.sqrt((given.width * given.height) / dots));
  if (by < 2) return given;
  const small = shrunk(given, by);
  return small !== given && given.kind === undefined ? { ...small, data: null, bitmap: asBitmap(small) } : small;
}

/**
 * Has the page's pictures come with about as many dots as the page is drawn with, however many they were scanned with:
 * a sheet of 600 dots an inch takes nine times the memory of what is read of it, and the library would draw it whole
 * before it makes it smaller.
 *
 * @returns ends it, and says whether any had more
 */
export function takeSmallPictures({ objs, commonObjs }: PDFPageProxy, dots: number): () => boolean {
  const all = [objs, commonObjs].map((of) => ({ of, resolve: of.resolve }));
  let had = false;
  for (const { of, resolve } of all)
    of.resolve = (id, given: unknown) => {
      const taken = enough(given, dots);
      had ||= taken !== given;
      resolve.call(of, id, taken);
    };
  return () => {
    for (const { of, resolve } of all) of.resolve = resolve;
    return had;
  };
}
