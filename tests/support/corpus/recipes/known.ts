import { filledForm, officeForm, pdfkitForm, undrawnForm } from './forms.ts';
import { lastWordFirst, letterByLetter, letterTwice, twoOnASheet, withoutMeaning } from './oddly-drawn.ts';
import { onePage, type Paper } from './paper.ts';
import { KNOWN_PAPERS as papers } from './papers/known.ts';
import { byOffice, type OfficeRecipe, printedBy } from './printed.ts';
import { cairo, chromium, distilled, dvips, pdflatex, qpdf, reportlab, weasyprint } from './producers.ts';
import { type Recipe, recipe, withWords } from './recipe.ts';
import { joined, laidOver, type Scan, scanned } from './scans.ts';
import { toFodt } from './writers/fodt.ts';
import { toHtml } from './writers/html.ts';
import { toPdfkit } from './writers/pdfkit.ts';
import { toSvg } from './writers/svg.ts';
import { toTex } from './writers/tex.ts';

const { referral, intake, medications, labs, brochure, insurance, discharge, european, hebrew, eastAsian, prose } =
  papers;

const printed: readonly Recipe[] = [
  ...printedBy(
    referral,
    ...(['chromium', 'cairo', 'ghostscript', 'gropdf', 'pdfkit', 'pdflatex', 'reportlab', 'wkhtmltopdf'] as const),
  ),
  ...printedBy(intake, 'chromium', 'gropdf', 'reportlab', 'weasyprint'),
  ...printedBy(medications, 'chromium', 'cairo', 'pdflatex', 'wkhtmltopdf'),
  ...printedBy(labs, 'chromium', 'cairo', 'pdflatex', 'weasyprint'),
  ...printedBy(brochure, 'gropdf', 'pdfkit', 'pdflatex'),
  ...printedBy(insurance, 'chromium', 'pdfkit', 'weasyprint', 'wkhtmltopdf'),
  ...printedBy(discharge, 'chromium', 'ghostscript', 'pdflatex'),
  ...printedBy(european, 'cairo', 'chromium', 'pdfkit', 'reportlab', 'weasyprint'),
  ...printedBy(hebrew, 'cairo', 'chromium', 'wkhtmltopdf'),
  ...printedBy(eastAsian, 'cairo', 'chromium', 'wkhtmltopdf'),
  ...printedBy(prose, 'pdfkit', 'cairo'),
];

export const KNOWN_BY_OFFICE: readonly OfficeRecipe[] = [
  ...[referral, intake, medications, labs, insurance, discharge, european, hebrew, eastAsian].map((paper) =>
    byOffice(paper),
  ),
  byOffice(brochure, 'libreoffice', toFodt(brochure, { filled: true })),
  byOffice(prose, 'libreoffice', toFodt(prose, { filled: true })),
  byOffice(filledForm, 'libreoffice', officeForm()),
];

const NARROW = 'body { width: 190pt }';
/** Every long word may be broken where a soft hyphen stands. */
const softened = (paper: Paper): string =>
  toHtml(paper, { css: NARROW }).replace(/(\p{L}{4})(?=\p{L}{3,}[^<>]*<\/p>)/gu, '$1\u00ad');

const narrow: readonly Recipe[] = [
  recipe(prose, 'chromium-broken', () => chromium(toHtml(prose, { filled: true, css: NARROW }))),
  recipe(prose, 'chromium-soft-hyphens', () => chromium(softened(prose))),
  recipe(prose, 'weasyprint-broken', () => weasyprint(toHtml(prose, { filled: true, css: NARROW }))),
  recipe(prose, 'pdflatex-broken', () => pdflatex(toTex(prose, { width: '5.5cm' }))),
  recipe(brochure, 'chromium-columns', () => chromium(toHtml(brochure, { filled: true }))),
];

const drawnOddly: readonly Recipe[] = [
  recipe(referral, 'pdfkit-bold-twice', () => toPdfkit(referral, { bold: 'twice' })),
  recipe(discharge, 'pdfkit-bold-twice', () => toPdfkit(discharge, { bold: 'twice' })),
  recipe(onePage(intake, 0), 'letter-twice', () => letterTwice(onePage(intake, 0))),
  recipe(onePage(intake, 1), 'letter-by-letter', () => letterByLetter(onePage(intake, 1))),
  recipe(insurance, 'last-word-first', () => lastWordFirst(insurance)),
  recipe(labs, 'pdfkit-sideways', () =>
    toPdfkit(labs, { font: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf', turned: true }),
  ),
  {
    ...recipe(intake, 'two-on-a-sheet', async () => twoOnASheet(await reportlab(intake))),
    truth: [recipe(intake, '', chromiumOf).truth.join('\n')],
  },
  withWords(
    recipe(insurance, 'weasyprint-watermark', () =>
      weasyprint(
        toHtml(insurance, {
          css: 'body::before { content: "SAMPLE COPY"; position: fixed; top: 40%; left: 8%; font-size: 60pt; color: #ddd; transform: rotate(-40deg) }',
        }),
      ),
    ),
    'SAMPLE COPY',
  ),
  recipe(prose, 'dvips-small-pictures', () => dvips(toTex(prose))),
];

function chromiumOf(): Promise<Buffer> {
  return chromium(toHtml(intake));
}

/** What a transfer leaves that broke off: nothing says where the objects stand. */
const withoutItsEnd = (pdf: Buffer): Buffer => pdf.subarray(0, pdf.lastIndexOf('startxref'));

const packedOddly: readonly Recipe[] = [
  recipe(medications, 'qpdf-turned', async () => qpdf(await chromium(toHtml(medications)), '--rotate=+90')),
  recipe(referral, 'qpdf-upside-down', async () => qpdf(await toPdfkit(referral), '--rotate=+180')),
  recipe(discharge, 'qpdf-encrypted', async () =>
    qpdf(await chromium(toHtml(discharge)), '--encrypt', '', 'owner', '256', '--'),
  ),
  recipe(labs, 'qpdf-encrypted-rc4', async () =>
    qpdf(await reportlab(labs, 'wide'), '--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--'),
  ),
  recipe(intake, 'qpdf-linear', async () => qpdf(await chromiumOf(), '--linearize', '--object-streams=generate')),
  recipe(european, 'ghostscript-again', async () => distilled(await cairo(toSvg(european)))),
  recipe(hebrew, 'ghostscript-again', async () => distilled(await cairo(toSvg(hebrew)), '-dCompatibilityLevel=1.4')),
  recipe(insurance, 'without-its-end', async () => withoutItsEnd(await toPdfkit(insurance))),
];

const forms: readonly Recipe[] = [
  recipe(filledForm, 'pdfkit', pdfkitForm),
  recipe(filledForm, 'reportlab', () => reportlab(filledForm, 'form')),
  recipe(filledForm, 'undrawn', async () => undrawnForm()),
];

const scan = (paper: Paper, how: string, given: Scan, reads: Recipe['reads'] = 'picture'): Recipe =>
  recipe(
    paper,
    how,
    async () => scanned(await toPdfkit(paper, { font: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf' }), given),
    reads,
  );

const first = onePage(intake, 0);
const STAMP = 'RECEIVED 05/11/2026 09:14 LANDFALL HOUSE 1 OF 1';
const stamp = () => toPdfkit({ key: 'stamp', pages: [[{ kind: 'small', text: STAMP }]] });

const scans: readonly Recipe[] = [
  scan(referral, 'copier-300', { dpi: 300 }),
  scan(medications, 'copier-600', { dpi: 600 }),
  scan(insurance, 'scanner-150', { dpi: 150, jpeg: 45 }),
  scan(labs, 'scanner-200', { dpi: 200, jpeg: 35, noise: 0.2 }),
  scan(referral, 'scanner-askew-2', { dpi: 200, skew: 2 }),
  scan(first, 'scanner-askew-4', { dpi: 200, skew: -4 }),
  scan(referral, 'fax-fine', { dpi: 204, lines: 196, skew: 0.5 }),
  scan(medications, 'scanner-upside-down', { dpi: 200, turn: 180 }),
  scan(first, 'scanner-sideways', { dpi: 200, turn: 90, by: 'tiff2pdf' }),
  withWords(
    recipe(
      first,
      'scanner-stamped',
      async () => laidOver(await scanned(await toPdfkit(first), { dpi: 200 }), await stamp()),
      'picture',
    ),
    STAMP,
  ),
  recipe(
    intake,
    'text-and-scan',
    async () =>
      joined(await toPdfkit(onePage(intake, 0)), await scanned(await toPdfkit(onePage(intake, 1)), { dpi: 200 })),
    'picture',
  ),
  recipe(referral, 'without-meaning', async () => withoutMeaning(await chromium(toHtml(referral))), 'picture'),
  scan(prose, 'tesseract-behind', { dpi: 300, by: 'tesseract' }, 'text'),
];

export const KNOWN: readonly Recipe[] = [...printed, ...narrow, ...drawnOddly, ...packedOddly, ...forms, ...scans];
