import type { Paper } from './paper.ts';
import {
  cairo,
  chromium,
  dvips,
  ghostscript,
  gropdf,
  pdflatex,
  reportlab,
  weasyprint,
  wkhtmltopdf,
} from './producers.ts';
import { type Recipe, recipe } from './recipe.ts';
import { toFodt } from './writers/fodt.ts';
import { toHtml } from './writers/html.ts';
import { toPdfkit } from './writers/pdfkit.ts';
import { toRoff } from './writers/roff.ts';
import { toSvg } from './writers/svg.ts';
import { toTex } from './writers/tex.ts';

const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

/** A paper as each producer prints it without being asked for anything odd. LibreOffice is asked apart, for many at once. */
const PRINTERS = {
  cairo: (paper: Paper) => cairo(toSvg(paper)),
  chromium: (paper: Paper) => chromium(toHtml(paper)),
  dvips: (paper: Paper) => dvips(toTex(paper)),
  ghostscript: (paper: Paper) => ghostscript(toRoff(paper)),
  gropdf: (paper: Paper) => gropdf(toRoff(paper)),
  pdfkit: (paper: Paper) => toPdfkit(paper, paper.script ? { font: DEJAVU } : {}),
  pdflatex: (paper: Paper) => pdflatex(toTex(paper)),
  reportlab: (paper: Paper) => (paper.script ? reportlab(paper, 'wide') : reportlab(paper)),
  weasyprint: (paper: Paper) => weasyprint(toHtml(paper)),
  wkhtmltopdf: (paper: Paper) => wkhtmltopdf(toHtml(paper)),
} as const;

/** A paper by each of these producers. */
export const printedBy = (paper: Paper, ...names: readonly (keyof typeof PRINTERS)[]): Recipe[] =>
  names.map((name) => recipe(paper, name, () => PRINTERS[name](paper)));

/** A paper that LibreOffice prints. */
export interface OfficeRecipe extends Omit<Recipe, 'make'> {
  fodt: string;
}

export function byOffice(paper: Paper, how = 'libreoffice', fodt = toFodt(paper)): OfficeRecipe {
  const { make: _, ...rest } = recipe(paper, how, async () => Buffer.alloc(0));
  return { ...rest, fodt };
}
