import { drawScan, type ScanOptions } from '#scripts/demo/records/draw-scan.ts';
import { drawPdf } from './text-pdf.ts';

/** A PDF of pictures only: each page's text drawn as a scanned sheet. */
export function scanPdf(pages: string[], options: ScanOptions = {}): Promise<Buffer> {
  return drawPdf((document) => {
    for (const page of pages) {
      const canvas = drawScan(page, options);
      const size: [number, number] = canvas.width > canvas.height ? [792, 612] : [612, 792];
      document.addPage({ size, margin: 0 });
      document.image(canvas.toBuffer('image/jpeg', 60), 0, 0, { width: size[0], height: size[1] });
    }
  });
}
