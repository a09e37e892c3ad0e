import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { releaseCanvas } from './release-memory.ts';

/** Half the dots are enough to tell lines from the gaps between them. */
const SHRINK = 2;
/** How much clearer the lines have to stand out across the sheet than along it. */
const CLEARLY = 1.5;

/**
 * Whether the lines of writing run from top to bottom, as on a sheet that was fed sideways. Lines and the gaps
 * between them make the darkness of a picture change strongly from row to row, but little from column to column.
 */
export function linesRunDownward(canvas: Canvas): boolean {
  const width = Math.ceil(canvas.width / SHRINK);
  const height = Math.ceil(canvas.height / SHRINK);
  const small = createCanvas(width, height);
  const context = small.getContext('2d');
  context.drawImage(canvas, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  releaseCanvas(small);
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0, index = 1; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 4) {
      const darkness = 255 - (data[index] ?? 255);
      rows[y] = (rows[y] ?? 0) + darkness / width;
      columns[x] = (columns[x] ?? 0) + darkness / height;
    }
  }
  return roughness(columns) > roughness(rows) * CLEARLY;
}

/** How much each value differs from the next, squared and on average. */
function roughness(profile: Float64Array): number {
  let sum = 0;
  for (let index = 1; index < profile.length; index += 1) {
    sum += ((profile[index] ?? 0) - (profile[index - 1] ?? 0)) ** 2;
  }
  return sum / Math.max(1, profile.length - 1);
}
