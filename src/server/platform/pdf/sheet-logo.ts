/** A JPEG, and its size in dots. */
export interface SheetLogo {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The place a logo has in the upper right corner, and what stays free beside it, in points. */
const BOX = { width: 140, height: 32 };
const GAP = 16;

interface Drawing {
  image(bytes: Buffer, x: number, y: number, size: { width: number; height: number }): unknown;
}

/** Draws a logo into the corner; answers how much of the line it takes. */
export function drawLogo(
  document: Drawing,
  logo: SheetLogo | null | undefined,
  { right, top }: { right: number; top: number },
): number {
  if (!logo) return 0;
  const scale = Math.min(BOX.width / logo.width, BOX.height / logo.height);
  const size = { width: logo.width * scale, height: logo.height * scale };
  document.image(Buffer.from(logo.bytes), right - size.width, top, size);
  return size.width + GAP;
}
