import { escaped } from '../writers/html.ts';
import { type Cell, shown, type Workbook } from './workbook.ts';

function cellXml(cell: Cell): string {
  if (cell === null) return '<table:table-cell/>';
  const text = `<text:p>${escaped(shown(cell))}</text:p>`;
  if (typeof cell === 'number')
    return `<table:table-cell office:value-type="float" office:value="${cell}">${text}</table:table-cell>`;
  if (typeof cell === 'boolean')
    return `<table:table-cell table:style-name="Truth" office:value-type="boolean" office:boolean-value="${cell}">${text}</table:table-cell>`;
  if (typeof cell === 'object' && 'date' in cell)
    return `<table:table-cell table:style-name="Day" office:value-type="date" office:date-value="${cell.date}">${text}</table:table-cell>`;
  if (typeof cell === 'object' && 'digits' in cell)
    return `<table:table-cell table:style-name="Digits" office:value-type="float" office:value="${cell.digits}">${text}</table:table-cell>`;
  if (typeof cell === 'object' && ('formula' in cell || 'error' in cell)) {
    const formula = 'formula' in cell ? cell.formula : 'NA()';
    return `<table:table-cell table:formula="of:=${escaped(formula).replaceAll('"', '&quot;')}"/>`;
  }
  return `<table:table-cell office:value-type="string">${text}</table:table-cell>`;
}

const NAMES = ['office', 'table', 'text', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** A workbook as LibreOffice keeps it, for LibreOffice to write it as Excel's; formulas are in its own words. */
export function toFods({ sheets }: Workbook): string {
  const tables = sheets.map(({ name, rows, state }) => {
    const lines = rows.map((row) => `<table:table-row>${(row ?? [null]).map(cellXml).join('')}</table:table-row>`);
    return `<table:table table:name="${escaped(name)}" table:style-name="${state ? 'Hidden' : 'Shown'}">${lines.join('')}</table:table>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMES} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles><style:style style:name="Shown" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="Hidden" style:family="table"><style:table-properties table:display="false"/></style:style>
<number:date-style style:name="D"><number:month number:style="long"/><number:text>/</number:text><number:day number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style><style:style style:name="Day" style:family="table-cell" style:data-style-name="D"/>
<number:number-style style:name="N"><number:number number:decimal-places="0" number:min-integer-digits="5"/></number:number-style><number:boolean-style style:name="B"><number:boolean/></number:boolean-style><style:style style:name="Truth" style:family="table-cell" style:data-style-name="B"/><style:style style:name="Digits" style:family="table-cell" style:data-style-name="N"/></office:automatic-styles>
<office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document>`;
}
