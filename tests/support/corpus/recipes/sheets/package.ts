import { strToU8, zipSync } from 'fflate';
import { escaped } from '../writers/html.ts';
import { type Cell, shown, type Workbook } from './workbook.ts';

/** How a program lays a workbook out in its package. */
export interface Shape {
  /** The number of each sheet's file, in the order of the tabs; 1, 2, 3 by default. */
  files?: readonly number[];
  /** Texts stand in their cells instead of in a list of their own. */
  inline?: boolean;
  /** Days are counted from 1904. */
  from1904?: boolean;
  /** Elements carry a prefix, as libraries of .NET write them. */
  prefix?: string;
  /** Relations point from the package's root. */
  absolute?: boolean;
  /** Rows and cells do not say where they stand; so only without gaps. */
  unplaced?: boolean;
  /** Days are written as days, as the strict form of the format has them. */
  isoDays?: boolean;
  /** Files lie in the package in the reverse of their usual order. */
  reversed?: boolean;
  /** What stands before the rows: views, widths of columns. */
  beforeRows?: string;
  /** What stands behind the rows: margins, drawings, filters. */
  afterRows?: string;
  /** Attributes of each row. */
  row?: string;
  /** Styled cells without a value at the end of each row, and so many empty rows below, as a screen's grid has them. */
  padding?: number;
  /** Further parts of the package. */
  parts?: Readonly<Record<string, string>>;
  /** Attributes of the workbook's root, and elements before its sheets. */
  rootAttributes?: string;
  beforeSheets?: string;
  /** The name of the list of texts, where a program spells it in its own way. */
  textsName?: string;
  /** Files are stored, not packed. */
  stored?: boolean;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const DAY = 86_400_000;

const columnOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`);
const kept = (text: string): string =>
  `<t${/^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''}>${escaped(text)}</t>`;
const serial = (date: string, from1904: boolean): number =>
  (Date.parse(date) - Date.parse(from1904 ? '1904-01-01' : '1899-12-30')) / DAY;

/** The looks of cells by their place: plain, a day, five digits, bold. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="00000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

class Texts {
  readonly #items: string[] = [];
  uses = 0;

  place(item: string): number {
    this.uses += 1;
    const known = this.#items.indexOf(item);
    return known >= 0 ? known : this.#items.push(item) - 1;
  }

  xml(): string {
    return `<sst xmlns="${MAIN}" count="${this.uses}" uniqueCount="${this.#items.length}">${this.#items.join('')}</sst>`;
  }
}

function cellXml(cell: Cell, reference: string, texts: Texts, shape: Shape): string {
  const at = reference === '' ? '' : ` r="${reference}"`;
  if (cell === null) return shape.padding ? `<c${at} s="3"/>` : '';
  if (typeof cell === 'number') return `<c${at}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c${at} t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'object' && 'date' in cell)
    return shape.isoDays
      ? `<c${at} s="1" t="d"><v>${cell.date}</v></c>`
      : `<c${at} s="1"><v>${serial(cell.date, shape.from1904 === true)}</v></c>`;
  if (typeof cell === 'object' && 'digits' in cell) return `<c${at} s="2"><v>${cell.digits}</v></c>`;
  if (typeof cell === 'object' && 'error' in cell) return `<c${at} t="e"><v>${cell.error}</v></c>`;
  if (typeof cell === 'object' && 'formula' in cell) {
    const { formula, result } = cell;
    const kind = typeof result === 'string' ? ' t="str"' : '';
    return `<c${at}${kind}><f>${escaped(formula)}</f>${result === undefined ? '' : `<v>${escaped(String(result))}</v>`}</c>`;
  }
  const rich = typeof cell === 'object' && 'rich' in cell;
  const item = rich
    ? cell.rich.map((run, n) => `<r>${n % 2 ? '<rPr><b/><sz val="11"/></rPr>' : ''}${kept(run)}</r>`).join('')
    : kept(shown(cell));
  if (shape.inline) return `<c${at} t="inlineStr"><is>${item}</is></c>`;
  return `<c${at} t="s"><v>${texts.place(`<si>${item}</si>`)}</v></c>`;
}

function sheetXml(sheet: Workbook['sheets'][number], texts: Texts, shape: Shape): string {
  const rows = sheet.rows.map((row, at) => {
    if (row === null) return shape.padding ? `<row r="${at + 1}"/>` : '';
    const cells = [...row, ...Array.from({ length: shape.padding ?? 0 }, () => null)];
    const xml = cells.map((cell, column) =>
      cellXml(cell, shape.unplaced ? '' : `${columnOf(column)}${at + 1}`, texts, shape),
    );
    return `<row${shape.unplaced ? '' : ` r="${at + 1}"`}${shape.row ?? ''}>${xml.join('')}</row>`;
  });
  const below = Array.from(
    { length: (shape.padding ?? 0) * 10 },
    (_, at) =>
      `<row r="${sheet.rows.length + at + 1}"${shape.row ?? ''}><c r="A${sheet.rows.length + at + 1}" s="3"/></row>`,
  );
  const merged = sheet.merged
    ? `<mergeCells count="${sheet.merged.length}">${sheet.merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
    : '';
  const links = sheet.rows.flatMap((row, at) =>
    (row ?? []).flatMap((cell, column) =>
      typeof cell === 'object' && cell !== null && 'link' in cell
        ? [`<hyperlink ref="${columnOf(column)}${at + 1}" location="here" display="${escaped(cell.link)}"/>`]
        : [],
    ),
  );
  const linked = links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : '';
  return `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${shape.beforeRows ?? ''}<sheetData>${rows.join('')}${below.join('')}</sheetData>${merged}${linked}${shape.afterRows ?? ''}</worksheet>`;
}

const prefixed = (xml: string, prefix: string): string =>
  xml.replace(/<(\/?)(?=[A-Za-z])/g, `<$1${prefix}:`).replaceAll(`xmlns="${MAIN}"`, `xmlns:${prefix}="${MAIN}"`);

function workbookXml({ sheets }: Workbook, shape: Shape): string {
  const tabs = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name).replaceAll('"', '&quot;')}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const days = `<workbookPr${shape.from1904 ? ' date1904="1"' : ''} defaultThemeVersion="166925"/>`;
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"${shape.rootAttributes ?? ''}>${days}${shape.beforeSheets ?? ''}<sheets>${tabs.join('')}</sheets><calcPr calcId="191029"/></workbook>`;
}

/** The bytes of a workbook, in a package of this shape. */
export function packed(book: Workbook, shape: Shape = {}): Buffer {
  const texts = new Texts();
  const numbers = shape.files ?? book.sheets.map((_, at) => at + 1);
  const root = shape.absolute ? '/xl/' : '';
  const textsName = shape.textsName ?? 'sharedStrings.xml';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const sheets = book.sheets.map(
    (sheet, at) => [`xl/worksheets/sheet${numbers[at]}.xml`, sheetXml(sheet, texts, shape)] as const,
  );
  const relations = [
    ...book.sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `${root}worksheets/sheet${numbers[at]}.xml`)),
    relation('rId90', 'styles', `${root}styles.xml`),
    ...(shape.inline ? [] : [relation('rId91', 'sharedStrings', `${root}${textsName}`)]),
  ].toReversed();
  const spelled = (xml: string) => (shape.prefix ? prefixed(xml, shape.prefix) : xml);
  const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${type}"/>`;
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', `${kind}.sheet.main+xml`)}${sheets.map(([name]) => override(name, `${kind}.worksheet+xml`)).join('')}${override('xl/styles.xml', `${kind}.styles+xml`)}${shape.inline ? '' : override(`xl/${textsName}`, `${kind}.sharedStrings+xml`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': spelled(workbookXml(book, shape)),
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(([name, xml]) => [name, spelled(xml)])),
    'xl/styles.xml': spelled(STYLES),
    ...(shape.inline ? {} : { [`xl/${textsName}`]: spelled(texts.xml()) }),
    ...shape.parts,
  };
  const entries = Object.entries(files).map(([name, xml]) => [name, strToU8(HEAD + xml)] as const);
  const inOrder = shape.reversed ? entries.toReversed() : entries;
  const packing = { level: shape.stored ? 0 : 6, mtime: '2026-01-01T00:00:00Z' } as const;
  return Buffer.from(zipSync(Object.fromEntries(inOrder), packing));
}
