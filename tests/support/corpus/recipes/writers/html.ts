import type { Block, Paper } from '../paper.ts';

export interface HtmlLook {
  /** Lines are filled to both edges, and words broken at their ends. */
  filled?: boolean;
  /** Points of the body's letters. */
  size?: number;
  family?: string;
  css?: string;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const rowOf = (tag: 'td' | 'th', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

function drawn(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escaped(block.text)}</h1>`;
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'small':
      return `<p class="small">${escaped(block.text)}</p>`;
    case 'spaced':
      return `<p class="spaced">${escaped(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
    case 'fields':
      return `<table class="fields">${block.rows.map((row) => rowOf('td', row)).join('')}</table>`;
    case 'table': {
      const [header = [], ...rows] = block.rows;
      return `<table class="grid">${rowOf('th', header)}${rows.map((row) => rowOf('td', row)).join('')}</table>`;
    }
    case 'columns': {
      const width = 100 / block.columns.length - 2;
      const parts = block.columns.map(
        (texts) =>
          `<div style="float:left;width:${width}%;margin-right:2%">${texts.map((text) => `<p>${escaped(text)}</p>`).join('')}</div>`,
      );
      return `${parts.join('')}<div style="clear:both"></div>`;
    }
  }
}

const FAMILIES = { cjk: '"Droid Sans Fallback"', arabic: 'Amiri', hebrew: '"DejaVu Sans"', wide: '"DejaVu Serif"' };

/** A paper as a page of a web application prints it. */
export function toHtml({ pages, script }: Paper, { filled, size = 10.5, family, css = '' }: HtmlLook = {}): string {
  const leftward = script === 'hebrew' || script === 'arabic';
  const letters = family ?? (script ? FAMILIES[script] : '"Liberation Serif"');
  return `<!DOCTYPE html><html lang="${leftward ? 'he' : 'en'}" dir="${leftward ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><style>
@page { size: Letter; margin: 54pt }
body { margin: 0; font: ${size}pt/1.35 ${letters} }
.page { page-break-after: always }
.page:last-child { page-break-after: auto }
h1 { font-size: 15pt } h2 { font-size: 11.5pt } .small { font-size: 8pt }
.spaced { letter-spacing: 5pt; font-weight: bold }
p { ${filled ? 'text-align: justify; -webkit-hyphens: auto; hyphens: auto' : ''} }
table { border-collapse: collapse; margin: 6pt 0 }
td, th { padding: 2pt 6pt; text-align: start; vertical-align: top }
.grid td, .grid th { border: 0.5pt solid #444 }
${css}
</style></head><body>${pages.map((page) => `<div class="page">${page.map(drawn).join('\n')}</div>`).join('')}</body></html>`;
}
