import { create } from 'qrcode';
import { useMemo } from 'react';

/** Modules of quiet around a code, which readers need. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  /** What it is, for whoever does not see it. */
  label: string;
  size?: number;
}

/** A text as a QR code, drawn as one path: black on white in every theme. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const { side, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = [...modules.data].flatMap((module, at) => {
      const [x, y] = [at % modules.size, Math.floor(at / modules.size)];
      return module ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [];
    });
    return { side: modules.size + 2 * QUIET, path: dark.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
