import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { deflateRawSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCsv } from '#reader/sheets/read-csv.ts';
import { readXlsx, sheetNames } from '#reader/sheets/read-xlsx.ts';
import type { SheetRow } from '#server/platform/reader/sheet.ts';
import { NO_RESULT, sheetTypeOf } from '#server/platform/reader/sheet.ts';
import { csvRecord, unguardFormula } from '#shared/platform/csv-record.ts';

async function all(rows: AsyncGenerator<SheetRow>): Promise<SheetRow[]> {
  const read: SheetRow[] = [];
  for await (const row of rows) read.push(row);
  return read;
}
const cellsOf = async (bytes: Uint8Array) => (await all(readCsv(bytes))).map(({ cells }) => cells);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('letters', () => {
  const text = 'Name,Town\nRenée,Zürich\n';
  const expected = [
    ['Name', 'Town'],
    ['Renée', 'Zürich'],
  ];
  test.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\uFEFF${text}`)],
    ['UTF-16 LE', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16 LE without its mark', Buffer.from(text, 'utf16le')],
    ['Latin-1', Buffer.from(text, 'latin1')],
  ])('of %s are read as they are', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(expected);
  });

  test('of Windows-1252 that Latin-1 lacks are read as they are', async () => {
    const bytes = Buffer.from('Name,Fee\nD\u0092Arcy \u0093Dee\u0094,\u0080 5 \u0096 7\n', 'latin1');
    expect(await cellsOf(bytes)).toEqual([
      ['Name', 'Fee'],
      ['D’Arcy “Dee”', '€ 5 – 7'],
    ]);
  });

  test.each([
    ['Cyrillic in Windows-1251', Buffer.from([0x41, 0x2c, 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
    ['Macintosh', Buffer.from([0x52, 0x65, 0x6e, 0x8e, 0x2c, 0x41])],
    ['two encodings in one', Buffer.concat([utf8('é,a\n'), Buffer.from('Zürich', 'latin1')])],
    ['halves of letters', Buffer.from([0x41, 0x2c, 0xed, 0xa0, 0x80])],
    ['cut-off UTF-16', Buffer.concat([Buffer.from('\uFEFFa,b', 'utf16le'), Buffer.from([0x00, 0xd8])])],
  ])('of %s are refused rather than guessed', async (_, bytes) => {
    await expect(cellsOf(bytes)).rejects.toMatchObject({ fault: 'encoding' });
  });

  test('NULs are no text', async () => {
    await expect(cellsOf(utf8('a,b\nc\0d,e\n'))).rejects.toMatchObject({ fault: 'binary' });
  });
});

describe('rows', () => {
  test.each([[','], [';'], ['\t'], ['|']])('are set apart by %j', async (delimiter) => {
    const list = ['a', 'b, or c; or d', 'e'].map((cell) => `"${cell}"`).join(delimiter);
    expect(await cellsOf(utf8(`${list}\n${list}\n`))).toEqual([
      ['a', 'b, or c; or d', 'e'],
      ['a', 'b, or c; or d', 'e'],
    ]);
  });

  test('know the line they begin on, whatever ends the lines', async () => {
    const rows = await all(readCsv(utf8('sep=;\r\na;b\r\n\r\n"two\r\nlines";c\r\nd;e')));
    expect(rows.map(({ line }) => line)).toEqual([2, 4, 6]);
    expect(rows[1]!.cells).toEqual(['two\r\nlines', 'c']);
  });

  test('too wide, too long or never closed are refused', async () => {
    await expect(cellsOf(utf8(','.repeat(1_000_000)))).rejects.toMatchObject({ fault: expect.stringMatching(/too/) });
    await expect(cellsOf(utf8(`a,b\n"${'x\n'.repeat(100_000)}`))).rejects.toMatchObject({ fault: 'row_too_long' });
    await expect(cellsOf(utf8('a,b\n"c,d\n'))).rejects.toMatchObject({ fault: 'damaged' });
  });

  test('that were exported come back as they were', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/\p{Cc}|\p{Surrogate}/u.test(text));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }), async (records) => {
        const file = `\uFEFF${csvRecord(['one', 'two', 'three'])}${records.map(csvRecord).join('')}`;
        const [, ...read] = await cellsOf(utf8(file));
        expect(read.map((cells) => cells.map(unguardFormula))).toEqual(records.map((record) => [...record]));
      }),
      { numRuns: 100 },
    );
  });
});

/** A ZIP file of one part, which may claim another size than it has. */
function zipOf(name: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(claimed, 22);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(claimed, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

/** What the library that reads workbooks would put a sheet into. */
const temporaryFiles = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`tmp-${process.pid}-`));

describe('workbooks', () => {
  test('give text: of a formula its kept value, of one kept without a mark, of an error nothing', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('List');
    sheet.addRow(['Name', 'Zip', 'Sum', 'Wrong', 'Open']);
    sheet.addRow([
      { richText: [{ text: 'Re' }, { text: 'née' }] },
      2134,
      { formula: '1+1', result: 2 },
      { error: '#N/A' },
      { formula: '2+2' },
    ]);
    const rows = await all(readXlsx(new Uint8Array(await book.xlsx.writeBuffer())));
    expect(rows).toEqual([
      { line: 1, cells: ['Name', 'Zip', 'Sum', 'Wrong', 'Open'] },
      { line: 2, cells: ['Renée', '2134', '2', '', NO_RESULT] },
    ]);
  });

  test('show digits and days as their formats do, of formulas too', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('List');
    const shown = (value: ExcelJS.CellValue, numFmt: string) => ({ value, numFmt });
    const cells = [
      shown(2134, '00000'),
      shown(21340907, '00000-0000'),
      shown(123456, '00000'),
      shown({ formula: 'A1', result: 2134 }, '00000'),
      shown({ formula: 'TODAY()', result: 46_150 }, 'mm/dd/yyyy'),
      shown(new Date(Date.UTC(1899, 11, 30, 9, 30)), 'h:mm AM/PM'),
      shown({ formula: '1/4', result: 0.25 }, '#,##0.00 "days";[Red]\\-0.00'),
    ];
    for (const [at, { value, numFmt }] of cells.entries()) {
      const cell = sheet.getCell(1, at + 1);
      cell.value = value;
      cell.numFmt = numFmt;
    }
    expect(await all(readXlsx(new Uint8Array(await book.xlsx.writeBuffer())))).toEqual([
      { line: 1, cells: ['02134', '02134-0907', '123456', '02134', '05/08/2026', '09:30', '0.25'] },
    ]);
  });

  test('are read with prefixes, without places, with days as days, texts in parts, and packed or not', async () => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('List').addRow(['x']);
    const parts = unzipSync(new Uint8Array(await book.xlsx.writeBuffer()));
    const sheet = (root: string, rows: string) => {
      const [, prefix = '', name = ''] = /^(?:(\w+):)?(\w+)$/.exec(root) ?? [];
      const xmlns = `xmlns${prefix === '' ? '' : `:${prefix}`}="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
      const own = prefix === '' ? '' : `${prefix}:`;
      return strToU8(`<${root} ${xmlns}><${own}sheetData>${rows}</${own}sheetData></${own}${name}>`);
    };
    const read = (xml: Uint8Array, level: 0 | 6 = 6) =>
      all(readXlsx(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': xml }, { level })));
    expect(
      await read(
        sheet('x:worksheet', '<x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:t>Ann</x:t></x:is></x:c></x:row>'),
      ),
    ).toEqual([{ line: 2, cells: ['', 'Ann'] }]);
    const text = (of: string) => `<c t="inlineStr"><is>${of}</is></c>`;
    expect(
      await read(
        sheet(
          'worksheet',
          `<row>${text('<t>a &amp; b</t>')}<c/>${text('<r><t>Re</t></r><r><rPr><b/></rPr><t>n&#233;e</t></r><rPh sb="0" eb="1"><t>no</t></rPh>')}</row><row><c><v>7</v></c></row>`,
        ),
      ),
    ).toEqual([
      { line: 1, cells: ['a & b', '', 'Renée'] },
      { line: 2, cells: ['7'] },
    ]);
    expect(await read(sheet('worksheet', '<row r="1"><c r="A1" t="d"><v>2026-05-04T00:00:00</v></c></row>'))).toEqual([
      { line: 1, cells: ['05/04/2026'] },
    ]);
    expect(await read(sheet('worksheet', '<row r="1"><c r="A1"><v>5</v></c></row>'), 0)).toEqual([
      { line: 1, cells: ['5'] },
    ]);
  });

  test('give the first sheet of the tabs that is not hidden, in whatever order the file keeps them', async () => {
    const book = new ExcelJS.Workbook();
    for (const name of ['Notes', 'Old', 'Contacts']) book.addWorksheet(name).addRow([name]);
    const parts = unzipSync(new Uint8Array(await book.xlsx.writeBuffer()));
    const tabs = (...sheets: [name: string, state: string][]) => {
      const at = ['Notes', 'Old', 'Contacts'];
      const named = sheets.map(([name, state]) => {
        const relation = /<Relationship [^>]*Target="worksheets\/sheet(\d)\.xml"[^>]*>/g;
        const relations = strFromU8(parts['xl/_rels/workbook.xml.rels']!);
        const target = [...relations.matchAll(relation)].find(([, n]) => n === String(at.indexOf(name) + 1))?.[0] ?? '';
        const id = /Id="([^"]+)"/.exec(target)?.[1];
        return `<sheet name="${name}" sheetId="${at.indexOf(name) + 1}" state="${state}" r:id="${id}"/>`;
      });
      const workbook = strFromU8(parts['xl/workbook.xml']!).replace(
        /<sheets>.*<\/sheets>/,
        `<sheets>${named.join('')}</sheets>`,
      );
      return all(readXlsx(zipSync({ ...parts, 'xl/workbook.xml': strToU8(workbook) })));
    };
    expect(await tabs(['Contacts', 'visible'], ['Notes', 'visible'], ['Old', 'visible'])).toMatchObject([
      { cells: ['Contacts'] },
    ]);
    expect(await tabs(['Notes', 'veryHidden'], ['Old', 'hidden'], ['Contacts', 'visible'])).toMatchObject([
      { cells: ['Contacts'] },
    ]);
    expect(await tabs(['Old', 'hidden'], ['Notes', 'visible'], ['Contacts', 'visible'])).toMatchObject([
      { cells: ['Notes'] },
    ]);
  });

  test('R18: name the sheets that are seen and hold rows, and each is read', async () => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('Cover');
    book.addWorksheet('North & "South"').addRow(['North']);
    book.addWorksheet('Kept back', { state: 'hidden' }).addRow(['Hidden']);
    book.addWorksheet('West').addRow(['West']);
    const bytes = new Uint8Array(await book.xlsx.writeBuffer());
    expect(await sheetNames(bytes)).toEqual(['North & "South"', 'West']);
    expect(await all(readXlsx(bytes))).toEqual([{ line: 1, cells: ['North'] }]);
    expect(await all(readXlsx(bytes, 1))).toEqual([{ line: 1, cells: ['West'] }]);
    await expect(all(readXlsx(bytes, 2))).rejects.toMatchObject({ fault: 'damaged' });
  });

  test('are read whatever their parts are named, wherever their texts stand, and with no file on the disk', async () => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('Notes').addRow(['Notes']);
    book.addWorksheet('Contacts').addRow(['Renée', 'Contacts']);
    const parts = unzipSync(new Uint8Array(await book.xlsx.writeBuffer()));
    const text = (name: string) => strFromU8(parts[name]!);
    const { 'xl/worksheets/sheet1.xml': notes, 'xl/worksheets/sheet2.xml': contacts, ...rest } = parts;
    const renamed = zipSync({
      'xl/worksheets/First.xml': contacts!,
      'xl/worksheets/sheet2.xml': notes!,
      ...rest,
      'xl/_rels/workbook.xml.rels': strToU8(
        text('xl/_rels/workbook.xml.rels').replace('worksheets/sheet1.xml', '/xl/worksheets/First.xml'),
      ),
    });
    const inline = text('xl/worksheets/sheet1.xml').replace(
      /<sheetData>.*<\/sheetData>/,
      '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Inline</t></is></c></row></sheetData>',
    );
    const { 'xl/sharedStrings.xml': _texts, 'xl/_rels/workbook.xml.rels': _relations, ...bare } = parts;
    const before = await temporaryFiles();
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await all(readXlsx(renamed))).toEqual([{ line: 1, cells: ['Renée', 'Contacts'] }]);
      expect(await all(readXlsx(zipSync({ ...bare, 'xl/worksheets/sheet1.xml': strToU8(inline) })))).toEqual([
        { line: 1, cells: ['Inline'] },
      ]);
    }
    expect(await temporaryFiles()).toEqual(before);
  });

  test.each([
    ['a bomb', zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(16 * 1024 * 1024)), 'inflated'],
    ['macros', zipOf('xl/vbaProject.bin', Buffer.from('code')), 'macros'],
    ['no table', zipOf('word/document.xml', Buffer.from('<w/>')), 'damaged'],
    ['nothing of a ZIP file', Buffer.from('PK\u0003\u0004 and no more than this'), 'damaged'],
  ])('with %s are refused', async (_, bytes, fault) => {
    await expect(all(readXlsx(bytes))).rejects.toMatchObject({ fault });
  });
});

test('a file is what its name and its bytes both say', () => {
  const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04]);
  expect(sheetTypeOf('List.CSV', utf8('a,b'))).toBe('csv');
  expect(sheetTypeOf('list.xlsx', zip)).toBe('xlsx');
  for (const [name, bytes] of [
    ['list.csv', zip],
    ['list.xlsx', utf8('a,b')],
    ['list.xlsm', zip],
    ['list', zip],
  ] as const)
    expect(() => sheetTypeOf(name, bytes)).toThrow('wrong_type');
});
