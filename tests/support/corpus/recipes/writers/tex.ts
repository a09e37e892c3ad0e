import type { Block, Paper } from '../paper.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '·': '\\textperiodcentered{}',
  '°': '\\textdegree{}',
  '±': '\\textpm{}',
  µ: '\\textmu{}',
  '½': '\\textonehalf{}',
  '¹': '\\textonesuperior{}',
  '²': '\\texttwosuperior{}',
  '³': '\\textthreesuperior{}',
  '–': '--',
  '’': "'",
};

const written = (text: string): string => text.replace(/[\\&%$#_{}~^<>·°±µ½¹²³–’]/g, (sign) => SIGNS[sign] ?? sign);

function drawn(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `{\\Large\\bfseries ${written(block.text)}\\par}\\medskip`;
    case 'heading':
      return `\\medskip{\\bfseries ${written(block.text)}\\par}`;
    case 'paragraph':
      return `${written(block.text)}\\par\\smallskip`;
    case 'small':
      return `{\\footnotesize ${written(block.text)}\\par}\\smallskip`;
    case 'spaced':
      return `{\\bfseries\\textls[450]{${written(block.text)}}\\par}`;
    case 'list':
      return `\\begin{itemize}${block.items.map((item) => `\\item ${written(item)}`).join('\n')}\\end{itemize}`;
    case 'fields':
      return `\\begin{tabular}{@{}p{5cm}p{10cm}@{}}${block.rows.map((row) => row.map(written).join(' & ')).join('\\\\\n')}\\end{tabular}\\par\\medskip`;
    case 'table': {
      const [header = []] = block.rows;
      const width = 15 / header.length - 0.45;
      const lines = block.rows.map((row) => `${row.map(written).join(' & ')}\\\\\\hline`);
      return `\\begin{tabular}{|${`>{\\raggedright\\arraybackslash}p{${width}cm}|`.repeat(header.length)}}\\hline\n${lines.join('\n')}\\end{tabular}\\par\\medskip`;
    }
    case 'columns':
      return `\\begin{multicols}{${block.columns.length}}\n${block.columns.flat().map(written).join('\\par\n')}\\end{multicols}`;
  }
}

export interface TexLook {
  /** Lines before the document: fonts and the like. */
  before?: string;
  width?: string;
}

/** A paper as somebody writes it who sets their own letters. */
export const toTex = ({ pages }: Paper, { before = '', width = '16cm' }: TexLook = {}): string =>
  `\\documentclass[letterpaper,10pt]{article}
\\usepackage[utf8]{inputenc}\\usepackage{textcomp,array,multicol,graphicx}\\usepackage[expansion=false]{microtype}
\\usepackage[letterpaper,textwidth=${width},textheight=24cm]{geometry}
${before}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\begin{document}
${pages.map((page) => page.map(drawn).join('\n\n')).join('\n\\newpage\n')}
\\end{document}
`;
