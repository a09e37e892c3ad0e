import type { Canvas } from '@napi-rs/canvas';

/** Gives a canvas's dots back at once: the engine does not see their memory and so is in no hurry to collect it. */
export function releaseCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** Collects what a page has left, where the engine lets it (`--expose-gc`), so that the next starts with room. */
export function collectGarbage(): void {
  globalThis.gc?.();
}
