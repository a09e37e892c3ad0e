const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#[0-9a-f]{6}$/i;
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i;

export const TRANSPARENT = 'transparent';

/** The six-digit form that every mail program reads, or null for what is no solid color. */
export function toHex(color: unknown): string | null {
  if (typeof color !== 'string') return null;
  const given = color.trim();
  if (LONG.test(given)) return given.toLowerCase();
  const short = SHORT.exec(given);
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`.toLowerCase();
  const rgb = RGB.exec(given)?.slice(1).map(Number);
  if (!rgb?.every((part) => part <= 255)) return null;
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two solid colors by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
