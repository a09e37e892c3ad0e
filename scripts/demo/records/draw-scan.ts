import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { layOutPage, PAGE_HEIGHT, PAGE_WIDTH, type TextStyle } from './page-layout.ts';
import { BOLD_FONT, REGULAR_FONT } from './record-fonts.ts';

const FAMILY = 'Record Sans';
const BODY_SIZE = 11.5;

export interface ScanOptions {
  /** Dots an inch; faxes in "fine" mode have about 200. */
  dpi?: number;
  /** How far the sheet lies askew, in degrees. */
  skew?: number;
  /** Clockwise quarter turns of the whole sheet, as when it was fed sideways. */
  turns?: 0 | 1 | 2 | 3;
  /** Dark specks a page, as an old glass leaves them. */
  specks?: number;
}

/** Draws a page's text as a scanner would see the sheet. Equal input gives an equal image. */
export function drawScan(text: string, options: ScanOptions = {}): Canvas {
  const { dpi = 200, skew = 0.3, turns = 0, specks = 60 } = options;
  const upright = drawSheet(text, dpi / 72, skew, specks);
  return turns === 0 ? upright : turn(upright, turns);
}

/** The scan as a JPEG file. */
export function scanToJpeg(text: string, options: ScanOptions = {}): Buffer {
  return drawScan(text, options).toBuffer('image/jpeg', 60);
}

function drawSheet(text: string, scale: number, skew: number, specks: number): Canvas {
  const canvas = createCanvas(Math.round(PAGE_WIDTH * scale), Math.round(PAGE_HEIGHT * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#f7f6f2';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.scale(scale, scale);
  context.rotate((skew * Math.PI) / 180);
  drawText(context, text);
  context.restore();
  drawSpecks(canvas, context, specks);
  return canvas;
}

function drawText(context: SKRSContext2D, text: string): void {
  registerFonts();
  context.fillStyle = '#26262b';
  const measure = (run: string, style: TextStyle) => {
    context.font = fontOf(style);
    return context.measureText(run).width;
  };
  for (const run of layOutPage(text, BODY_SIZE, measure)) {
    context.font = fontOf(run);
    context.fillText(run.text, run.x, run.y);
  }
}

function fontOf(style: TextStyle): string {
  return `${style.bold ? 'bold ' : ''}${style.size}px "${FAMILY}"`;
}

let fontsRegistered = false;

function registerFonts(): void {
  if (fontsRegistered) return;
  GlobalFonts.registerFromPath(REGULAR_FONT, FAMILY);
  GlobalFonts.registerFromPath(BOLD_FONT, FAMILY);
  fontsRegistered = true;
}

function drawSpecks(canvas: Canvas, context: SKRSContext2D, count: number): void {
  const random = pseudoRandom(count + 1);
  context.fillStyle = '#8a8a8a';
  for (let index = 0; index < count; index += 1) {
    context.fillRect(random() * canvas.width, random() * canvas.height, 1 + random() * 2, 1 + random() * 2);
  }
}

function turn(upright: Canvas, turns: number): Canvas {
  const sideways = turns % 2 === 1;
  const canvas = createCanvas(sideways ? upright.height : upright.width, sideways ? upright.width : upright.height);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(upright, -upright.width / 2, -upright.height / 2);
  return canvas;
}

/** A small generator with a seed (mulberry32), so that an image is the same each time. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
