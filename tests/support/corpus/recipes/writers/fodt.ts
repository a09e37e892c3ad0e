import type { Block, Paper } from '../paper.ts';
import { escaped } from './html.ts';

const lined = (style: string, text: string): string => `<text:p text:style-name="${style}">${escaped(text)}</text:p>`;

function tableOf(rows: readonly (readonly string[])[], name: string): string {
  const cell = (text: string) => `<table:table-cell table:style-name="Cell">${lined('Body', text)}</table:table-cell>`;
  const line = (cells: readonly string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
  const [first = []] = rows;
  return `<table:table table:name="${name}"><table:table-column table:number-columns-repeated="${first.length}"/>${rows.map(line).join('')}</table:table>`;
}

function drawn(block: Block, name: string): string {
  switch (block.kind) {
    case 'title':
      return lined('Title', block.text);
    case 'heading':
      return lined('Heading', block.text);
    case 'paragraph':
      return lined('Body', block.text);
    case 'small':
      return lined('Small', block.text);
    case 'spaced':
      return lined('Spaced', block.text);
    case 'list':
      return `<text:list text:style-name="Bullets">${block.items.map((item) => `<text:list-item>${lined('Body', item)}</text:list-item>`).join('')}</text:list>`;
    case 'fields':
      return block.rows
        .map(
          ([label, value]) => `<text:p text:style-name="Tabbed">${escaped(label)}<text:tab/>${escaped(value)}</text:p>`,
        )
        .join('');
    case 'table':
      return tableOf(block.rows, name);
    case 'columns':
      return `<text:section text:style-name="Columns${block.columns.length}" text:name="${name}">${block.columns
        .flat()
        .map((text) => lined('Body', text))
        .join('')}</text:section>`;
  }
}

const paragraphStyle = (name: string, letters: string, lies = ''): string =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="6pt" ${lies}/><style:text-properties ${letters}/></style:style>`;

const columnsStyle = (count: number): string =>
  `<style:style style:name="Columns${count}" style:family="section"><style:section-properties><style:columns fo:column-count="${count}" fo:column-gap="14pt"/></style:section-properties></style:style>`;

const NAMESPACES = ['office', 'style', 'text', 'table', 'draw', 'form', 'svg', 'xlink', 'fo']
  .map((name) => {
    const odf = `urn:oasis:names:tc:opendocument:xmlns:${name === 'draw' ? 'drawing' : name}:1.0`;
    const other: Record<string, string> = {
      fo: 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',
      svg: 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0',
      xlink: 'http://www.w3.org/1999/xlink',
    };
    return `xmlns:${name}="${other[name] ?? odf}"`;
  })
  .join(' ');

const FAMILIES = { cjk: 'Droid Sans Fallback', arabic: 'Amiri', hebrew: 'DejaVu Sans', wide: 'DejaVu Serif' };

export interface FodtLook {
  family?: string;
  /** Lines are filled to both edges, and words broken at their ends. */
  filled?: boolean;
}

/** A paper as an office program keeps it; each page begins on a sheet of its own. */
export function toFodt({ pages, script }: Paper, { family, filled }: FodtLook = {}): string {
  const leftward = script === 'hebrew' || script === 'arabic';
  const name = family ?? (script ? FAMILIES[script] : 'Liberation Serif');
  const way = leftward ? 'style:writing-mode="rl-tb" fo:text-align="start"' : filled ? 'fo:text-align="justify"' : '';
  const letters = (size: number, more = '') => {
    const each = ['', '-asian', '-complex'].map(
      (kind) => `style:font-name${kind}="F" ${kind === '' ? 'fo' : 'style'}:font-size${kind}="${size}pt"`,
    );
    return `${each.join(' ')} fo:language="en" fo:country="US" ${filled ? 'fo:hyphenate="true"' : ''} ${more}`;
  };
  const tabs = '<style:tab-stops><style:tab-stop style:position="150pt"/></style:tab-stops>';
  const body = pages
    .map((page, at) => {
      const parts = page.map((block, place) => drawn(block, `Part${at}-${place}`));
      return at === 0 ? parts.join('') : `<text:p text:style-name="Break"/>${parts.join('')}`;
    })
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMESPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="&apos;${name}&apos;"/></office:font-face-decls>
<office:styles>${paragraphStyle('Body', letters(10.5), way)}${paragraphStyle('Title', letters(15, 'fo:font-weight="bold"'), way)}${paragraphStyle('Heading', letters(11.5, 'fo:font-weight="bold"'), way)}${paragraphStyle('Small', letters(8), way)}${paragraphStyle('Spaced', letters(11, 'fo:letter-spacing="5pt"'))}
<style:style style:name="Tabbed" style:family="paragraph"><style:paragraph-properties>${tabs}</style:paragraph-properties><style:text-properties ${letters(10.5)}/></style:style>
<style:style style:name="Break" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>
<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:space-before="10pt" text:min-label-width="12pt"/></text:list-level-style-bullet></text:list-style></office:styles>
<office:automatic-styles>${columnsStyle(2)}${columnsStyle(3)}
<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #444444" fo:padding="2pt"/></style:style>
<style:page-layout style:name="Sheet"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.75in"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Sheet"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;
}
