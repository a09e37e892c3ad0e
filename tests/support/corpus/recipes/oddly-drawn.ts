import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawPdf } from '#tests/support/pdf/text-pdf.ts';
import { type Paper, wordsOf } from './paper.ts';
import { inFolder, qpdf, runTool } from './producers.ts';

const LETTERS_A_LINE = 95;

function linesOf(paper: Paper): string[][] {
  return paper.pages.map((page) =>
    page.flatMap((block) =>
      wordsOf(block)
        .split('\n')
        .flatMap((text) => text.match(new RegExp(`.{1,${LETTERS_A_LINE}}(?:\\s|$)`, 'g')) ?? [])
        .map((line) => line.trim()),
    ),
  );
}

type Write = (pdf: PDFKit.PDFDocument, line: string, y: number) => void;

const drawnBy = (paper: Paper, write: Write): Promise<Buffer> =>
  drawPdf((pdf) => {
    for (const lines of linesOf(paper)) {
      pdf.addPage().font('Helvetica', 10);
      for (const [at, line] of lines.entries()) write(pdf, line, 54 + at * 15);
    }
  });

function eachLetter(pdf: PDFKit.PDFDocument, line: string, draw: (letter: string, x: number) => void): void {
  let x = 54;
  for (const letter of line) {
    if (letter !== ' ') draw(letter, x);
    x += pdf.widthOfString(letter);
  }
}

/** Each letter is put in its place by itself, and blanks are left out, as old programs for reports do. */
export const letterByLetter = (paper: Paper): Promise<Buffer> =>
  drawnBy(paper, (pdf, line, y) => eachLetter(pdf, line, (letter, x) => pdf.text(letter, x, y, { lineBreak: false })));

/** Each letter twice, a little apart, one right after the other. */
export const letterTwice = (paper: Paper): Promise<Buffer> =>
  drawnBy(paper, (pdf, line, y) =>
    eachLetter(pdf, line, (letter, x) => {
      pdf.text(letter, x, y, { lineBreak: false });
      pdf.text(letter, x + 0.35, y, { lineBreak: false });
    }),
  );

/** Each word by itself, the last one of a line first, as some programs fill in forms. */
export const lastWordFirst = (paper: Paper): Promise<Buffer> =>
  drawnBy(paper, (pdf, line, y) => {
    const words: [string, number][] = [];
    let x = 54;
    for (const word of line.split(' ')) {
      words.push([word, x]);
      x += pdf.widthOfString(`${word} `);
    }
    for (const [word, at] of words.reverse()) pdf.text(word, at, y, { lineBreak: false });
  });

/** The whole page a second time, a little apart: a shadow behind every line. */
export const shadowed = (paper: Paper): Promise<Buffer> =>
  drawPdf((pdf) => {
    for (const lines of linesOf(paper)) {
      pdf.addPage().font('Times-Roman', 10);
      for (const [offset, color] of [
        [0.6, '#999999'],
        [0, '#000000'],
      ] as const)
        for (const [at, line] of lines.entries())
          pdf.fillColor(color).text(line, 54 + offset, 54 + at * 15 + offset, { lineBreak: false });
    }
  });

/** A file whose fonts no longer say what their letters mean. */
export const withoutMeaning = (pdf: Uint8Array): Promise<Buffer> =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, 'in.pdf'), pdf);
    await runTool(folder, 'qpdf', ['--qdf', '--object-streams=disable', 'in.pdf', 'plain.pdf']);
    const plain = (await readFile(path.join(folder, 'plain.pdf'))).toString('latin1');
    await writeFile(path.join(folder, 'bare.pdf'), Buffer.from(plain.replaceAll('/ToUnicode', '/NoUnicode'), 'latin1'));
    return qpdf(await readFile(path.join(folder, 'bare.pdf')), '--compress-streams=y', '--object-streams=generate');
  });

/** Two pages of a file side by side on one sheet. */
export const twoOnASheet = (pdf: Uint8Array): Promise<Buffer> =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, 'in.pdf'), pdf);
    const page = (number: number) => `\\includegraphics[page=${number},width=12cm]{in.pdf}`;
    const tex = `\\documentclass{article}\\usepackage[landscape,letterpaper,margin=1cm]{geometry}\\usepackage{graphicx}\\pagestyle{empty}\\begin{document}\\noindent ${page(1)}\\hfill ${page(2)}\\end{document}`;
    await writeFile(path.join(folder, 'sheet.tex'), tex);
    await runTool(folder, 'pdflatex', ['-interaction=nonstopmode', 'sheet.tex']);
    return readFile(path.join(folder, 'sheet.pdf'));
  });
