import { texForm } from './forms.ts';
import { shadowed } from './oddly-drawn.ts';
import type { Paper } from './paper.ts';
import { HELD_OUT_PAPERS as papers } from './papers/held-out.ts';
import { byOffice, type OfficeRecipe, printedBy } from './printed.ts';
import { chromium, pdflatex, qpdf, weasyprint } from './producers.ts';
import { type Recipe, recipe, withWords } from './recipe.ts';
import { laidOver, type Scan, scanned } from './scans.ts';
import { toFodt } from './writers/fodt.ts';
import { toHtml } from './writers/html.ts';
import { toPdfkit } from './writers/pdfkit.ts';

const { arabic, threeColumns, schedule, footnotes, letterhead, consent, nursing } = papers;

const printed: readonly Recipe[] = [
  ...printedBy(arabic, 'cairo', 'chromium'),
  ...printedBy(threeColumns, 'chromium', 'pdflatex', 'reportlab'),
  // The lines below columns would stand on a page of their own.
  ...printedBy({ ...threeColumns, pages: threeColumns.pages.map((page) => page.slice(0, -1)) }, 'gropdf'),
  ...printedBy(schedule, 'chromium', 'cairo', 'reportlab', 'wkhtmltopdf'),
  ...printedBy(footnotes, 'chromium', 'pdflatex', 'weasyprint', 'pdfkit'),
  ...printedBy(letterhead, 'cairo', 'chromium', 'pdfkit', 'pdflatex', 'wkhtmltopdf'),
  ...printedBy(consent, 'ghostscript', 'gropdf', 'reportlab', 'cairo'),
  ...printedBy(nursing, 'chromium', 'pdfkit', 'weasyprint', 'wkhtmltopdf'),
];

export const HELD_OUT_BY_OFFICE: readonly OfficeRecipe[] = [
  ...[arabic, schedule, footnotes, letterhead, consent, nursing].map((paper) => byOffice(paper)),
  byOffice(threeColumns, 'libreoffice', toFodt(threeColumns, { filled: true })),
];

/** Its fields alone are filled in; the list is left out. */
const consentForm: Paper = {
  ...consent,
  pages: consent.pages.map((page) => page.filter(({ kind }) => kind !== 'list')),
};
const MARGIN = 'KEEP WITH THE CHART';
const odd: readonly Recipe[] = [
  recipe(consentForm, 'pdflatex-form', () => pdflatex(texForm(consentForm))),
  recipe(consent, 'shadowed', () => shadowed(consent)),
  withWords(
    recipe(nursing, 'chromium-margin', () =>
      chromium(
        toHtml(nursing, {
          css: `body::before { content: "${MARGIN}"; position: absolute; right: 4pt; top: 90pt; writing-mode: vertical-rl; font-size: 9pt }`,
        }),
      ),
    ),
    MARGIN,
  ),
  recipe(schedule, 'qpdf-turned', async () => qpdf(await weasyprint(toHtml(schedule)), '--rotate=+270', '--linearize')),
];

const scan = (paper: Paper, how: string, given: Scan): Recipe =>
  recipe(
    paper,
    how,
    async () => scanned(await weasyprint(toHtml(paper, { family: '"Liberation Sans"', size: 11 })), given),
    'picture',
  );

const NOTE = 'Bed held until Thursday noon. Call the court clerk at 555-0199 before intake.';
const note = () => toPdfkit({ key: 'note', pages: [[{ kind: 'paragraph', text: NOTE }]] });

const scans: readonly Recipe[] = [
  scan(consent, 'copier-askew-3', { dpi: 300, skew: 3 }),
  scan(threeColumns, 'scanner-200', { dpi: 200, jpeg: 40 }),
  scan(nursing, 'scanner-noisy', { dpi: 200, jpeg: 30, noise: 0.3 }),
  scan(footnotes, 'fax', { dpi: 204, lines: 98 }),
  withWords(
    recipe(
      consent,
      'scanner-with-note',
      async () =>
        laidOver(
          await scanned(await weasyprint(toHtml(consent, { css: 'body { padding-top: 60pt }' })), { dpi: 200 }),
          await note(),
        ),
      'picture',
    ),
    NOTE,
  ),
];

export const HELD_OUT: readonly Recipe[] = [...printed, ...odd, ...scans];
