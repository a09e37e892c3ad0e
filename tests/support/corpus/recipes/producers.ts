import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/chromium.ts';
import type { Paper } from './paper.ts';

/** The same file from the same recipe, as far as a producer allows: none writes the time at which it ran. */
const STILL = { SOURCE_DATE_EPOCH: '1767225600', TZ: 'UTC' };

/** Runs work in a folder of its own, removed at the end. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-corpus-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a program of Debian's in a folder, with a text on its standard input. */
export const runTool = (folder: string, program: string, args: readonly string[], input = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { cwd: folder, env: { ...process.env, ...STILL, HOME: folder }, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(program, [...args], options, (error, stdout, stderr) =>
      error ? reject(new Error(`${program}: ${stderr.slice(-800) || stdout.slice(-800)}`)) : resolve(stdout),
    );
    // A program that reads nothing may have ended before.
    child.stdin?.on('error', () => undefined).end(input);
  });

/** What a program makes of files, in a folder of their own. */
export const made = (
  files: Readonly<Record<string, string | Uint8Array>>,
  program: string,
  args: readonly string[],
  out: string,
): Promise<Buffer> =>
  inFolder(async (folder) => {
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    await runTool(folder, program, args);
    return readFile(path.join(folder, out));
  });

let browser: Promise<Browser> | undefined;

/** As a page is printed from Chromium. */
export async function chromium(html: string): Promise<Buffer> {
  browser ??= launchBrowser();
  const page = await (await browser).newPage();
  await page.setContent(html);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  return bytes;
}

export const closeChromium = async (): Promise<void> => (await browser)?.close();

export const weasyprint = (html: string): Promise<Buffer> =>
  made({ 'page.html': html }, 'weasyprint', ['page.html', 'page.pdf'], 'page.pdf');

export const wkhtmltopdf = (html: string): Promise<Buffer> =>
  made({ 'page.html': html }, 'wkhtmltopdf', ['-q', '-s', 'Letter', 'page.html', 'page.pdf'], 'page.pdf');

export const pdflatex = (tex: string): Promise<Buffer> =>
  made({ 'page.tex': tex }, 'pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'page.tex'], 'page.pdf');

/** TeX's other way: dvips, and Ghostscript behind it. Its letters are small pictures. */
export const dvips = (tex: string): Promise<Buffer> =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, 'page.tex'), tex);
    await runTool(folder, 'latex', ['-interaction=nonstopmode', '-halt-on-error', 'page.tex']);
    await runTool(folder, 'dvips', ['-q', '-V', '-D', '300', '-o', 'page.ps', 'page.dvi']);
    await runTool(folder, 'ps2pdf', ['page.ps', 'page.pdf']);
    return readFile(path.join(folder, 'page.pdf'));
  });

export const gropdf = (roff: string): Promise<Buffer> =>
  made({ 'page.ms': roff }, 'sh', ['-c', 'groff -t -ms -k -P-pletter -Tpdf page.ms > page.pdf'], 'page.pdf');

export const ghostscript = (roff: string): Promise<Buffer> =>
  made({ 'page.ms': roff }, 'sh', ['-c', 'groff -t -ms -k -P-pletter -Tps page.ms | ps2pdf - page.pdf'], 'page.pdf');

/** A file printed again through Ghostscript, as "print to PDF" does. */
export const distilled = (pdf: Uint8Array, ...options: readonly string[]): Promise<Buffer> =>
  made({ 'in.pdf': pdf }, 'gs', ['-q', '-o', 'out.pdf', '-sDEVICE=pdfwrite', ...options, 'in.pdf'], 'out.pdf');

export const cairo = (drawings: readonly string[]): Promise<Buffer> => {
  const files = Object.fromEntries(drawings.map((svg, at) => [`${at}.svg`, svg]));
  return made(files, 'rsvg-convert', ['-f', 'pdf', '-o', 'page.pdf', ...Object.keys(files)], 'page.pdf');
};

export const qpdf = (pdf: Uint8Array, ...options: readonly string[]): Promise<Buffer> =>
  made({ 'in.pdf': pdf }, 'qpdf', [...options, 'in.pdf', 'out.pdf'], 'out.pdf');

const REPORTLAB = fileURLToPath(new URL('./writers/print_with_reportlab.py', import.meta.url));

export const reportlab = (paper: Paper, ...how: readonly ('form' | 'wide')[]): Promise<Buffer> =>
  inFolder(async (folder) => {
    await runTool(folder, '/usr/bin/python3', [REPORTLAB, 'page.pdf', ...how], JSON.stringify(paper));
    return readFile(path.join(folder, 'page.pdf'));
  });

const LIBRARIES = fileURLToPath(new URL('./sheets/write_workbook.py', import.meta.url));

/** A workbook by one of Python's libraries. */
export const byLibrary = (library: string, sheets: unknown): Promise<Buffer> =>
  inFolder(async (folder) => {
    await runTool(folder, '/usr/bin/python3', [LIBRARIES, library, 'book.xlsx'], JSON.stringify(sheets));
    return readFile(path.join(folder, 'book.xlsx'));
  });

/** Many papers at once, since the office takes seconds to start; each file by its name. */
export const libreoffice = (
  papers: ReadonlyMap<string, string>,
  ending: 'fodt' | 'fods',
  to: 'pdf' | 'xlsx' | 'csv',
): Promise<Map<string, Buffer>> =>
  inFolder(async (folder) => {
    for (const [name, text] of papers) await writeFile(path.join(folder, `${name}.${ending}`), text);
    const files = [...papers.keys()].map((name) => `${name}.${ending}`);
    if (files.length > 0) await runTool(folder, 'soffice', ['--headless', '--convert-to', to, ...files]);
    const read = files.map(async (file) => {
      const name = path.parse(file).name;
      return [name, await readFile(path.join(folder, `${name}.${to}`))] as const;
    });
    return new Map(await Promise.all(read));
  });
