import type { Canvas } from '@napi-rs/canvas';

/** Gives a canvas's dots back at once: the engine does not see their memory and so is in no hurry to collect it. */
export function releaseCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** Bytes resident, somewhat more than half of what a child may have, from which on a page's leavings are collected before the next. */
const ROOM = 256 * 1024 * 1024;

/**
 * Collects what a page has left, where the engine lets it (`--expose-gc`) and there is little room for the next: to look
 * through the whole heap takes a thirtieth of what a page takes to be read.
 */
export function collectGarbage(): void {
  if (process.memoryUsage.rss() > ROOM) globalThis.gc?.();
}
