import { expect, test } from 'vitest';
import { type GrayImage, pgmOf, quarterTurned, shrunk, straightened } from '#reader/documents/gray-image.ts';

const image = (...rows: readonly (readonly number[])[]): GrayImage => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  dots: Uint8Array.from(rows.flat()),
});
const CORNER = image([1, 2, 3], [4, 5, 6]);

test('a picture is turned clockwise by quarter turns', () => {
  expect(quarterTurned(CORNER, 0)).toEqual(CORNER);
  expect(quarterTurned(CORNER, 1)).toEqual(image([4, 1], [5, 2], [6, 3]));
  expect(quarterTurned(CORNER, 2)).toEqual(image([6, 5, 4], [3, 2, 1]));
  expect(quarterTurned(CORNER, 3)).toEqual(image([3, 6], [2, 5], [1, 4]));
});

test('a picture shrinks to the means of its dots, at its edges to those of fewer', () => {
  expect(shrunk(image([0, 100, 50], [100, 200, 150], [9, 11, 7]), 2)).toEqual(image([100, 100], [10, 7]));
});

test('a file of a picture says its size before its dots', () => {
  expect(pgmOf(CORNER).toString('latin1')).toBe('P5\n3 2\n255\n\u0001\u0002\u0003\u0004\u0005\u0006');
});

test.each([-5, 5])('a line that lies %i degrees askew is level once its picture is straight', (degrees) => {
  const width = 400;
  const height = 300;
  const slope = Math.tan((degrees * Math.PI) / 180);
  const dots = new Uint8Array(width * height).fill(255);
  for (let x = 40; x < 360; x += 1)
    for (let thick = -2; thick <= 2; thick += 1)
      dots[Math.round(height / 2 + (x - width / 2) * slope + thick) * width + x] = 0;
  const straight = straightened({ width, height, dots }, degrees);
  const dark = [...straight.dots].flatMap((dot, at) => (dot < 128 ? [Math.floor(at / straight.width)] : []));
  expect(dark.length).toBeGreaterThan(1_500);
  expect(Math.max(...dark) - Math.min(...dark)).toBeLessThanOrEqual(7);
  expect(Math.abs((Math.max(...dark) + Math.min(...dark)) / 2 - straight.height / 2)).toBeLessThanOrEqual(2);
});
