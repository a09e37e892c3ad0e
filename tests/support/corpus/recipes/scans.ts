import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inFolder, runTool } from './producers.ts';

export interface Scan {
  /** Dots an inch. */
  dpi: number;
  /** Lines an inch where a fax machine takes fewer than dots: 98 of its normal mode, 196 of its fine one. */
  lines?: number;
  /** Degrees clockwise by which the sheet lies askew. */
  skew?: number;
  /** Degrees by which it was fed the wrong way round. */
  turn?: 90 | 180 | 270;
  /** Black and white, as CCITT Group 4 packs it; else gray as JPEG of this quality. */
  jpeg?: number;
  /** How much the glass and the sensor add, 0 to 1. */
  noise?: number;
  /** What else ImageMagick does to the picture. */
  more?: readonly string[];
  /** Who makes the file: img2pdf by default; tesseract puts the words it reads behind the picture. */
  by?: 'img2pdf' | 'tiff2pdf' | 'tesseract';
}

function changes({ dpi, lines, skew, turn, noise, more }: Scan): string[] {
  return [
    ...(skew ? ['-background', 'white', '-rotate', `${skew}`] : []),
    ...(turn ? ['-rotate', `${turn}`] : []),
    ...(lines ? ['-filter', 'Box', '-resize', `100%x${(100 * lines) / dpi}%!`] : []),
    ...(noise ? ['-seed', '7', '-attenuate', `${noise}`, '+noise', 'Gaussian', '-blur', '0x0.6'] : []),
    ...(more ?? []),
  ];
}

const SHEET = ['--pagesize', 'Letter', '--imgsize', '8.5inx11in', '--fit', 'fill', '--nodate'];

/** A printed paper as it comes from a scanner, a copier or a fax machine: pictures of its pages. */
export const scanned = (pdf: Uint8Array, scan: Scan): Promise<Buffer> =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, 'in.pdf'), pdf);
    await runTool(folder, 'pdftoppm', ['-r', `${scan.dpi}`, '-gray', 'in.pdf', 'sheet']);
    const sheets = (await runTool(folder, 'sh', ['-c', 'ls sheet*.pgm'])).trim().split('\n');
    const ending = scan.jpeg === undefined ? 'tif' : 'jpg';
    const pack =
      scan.jpeg === undefined
        ? ['-threshold', '60%', '-type', 'bilevel', '-compress', 'Group4']
        : ['-quality', `${scan.jpeg}`];
    const pictures: string[] = [];
    for (const sheet of sheets) {
      const picture = sheet.replace('.pgm', `.${ending}`);
      await runTool(folder, 'convert', [
        sheet,
        ...changes(scan),
        '+repage',
        '-density',
        `${scan.dpi}`,
        ...pack,
        picture,
      ]);
      pictures.push(picture);
    }
    if (scan.by === 'tesseract') await runTool(folder, 'tesseract', [pictures[0] ?? '', 'page', 'pdf']);
    else if (scan.by === 'tiff2pdf')
      await runTool(folder, 'tiff2pdf', [
        '-p',
        'letter',
        '-F',
        '-e',
        '20260101000000',
        '-o',
        'page.pdf',
        pictures[0] ?? '',
      ]);
    else await runTool(folder, 'img2pdf', [...SHEET, ...pictures, '-o', 'page.pdf']);
    return readFile(path.join(folder, 'page.pdf'));
  });

/** A layer laid over each page of a file: a stamp, a typed note. */
export const laidOver = (pdf: Uint8Array, layer: Uint8Array): Promise<Buffer> =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, 'in.pdf'), pdf);
    await writeFile(path.join(folder, 'layer.pdf'), layer);
    await runTool(folder, 'qpdf', ['in.pdf', '--overlay', 'layer.pdf', '--', 'out.pdf']);
    return readFile(path.join(folder, 'out.pdf'));
  });

/** Several files as one. */
export const joined = (...pdfs: readonly Uint8Array[]): Promise<Buffer> =>
  inFolder(async (folder) => {
    const names = await Promise.all(
      pdfs.map(async (pdf, at) => {
        await writeFile(path.join(folder, `${at}.pdf`), pdf);
        return `${at}.pdf`;
      }),
    );
    await runTool(folder, 'qpdf', ['--empty', '--pages', ...names, '--', 'out.pdf']);
    return readFile(path.join(folder, 'out.pdf'));
  });
