/** What stands between a tag's name and its end; a quoted value may hold anything but its quote. */
const ATTRIBUTE = /([\w:]{1,40})\s{0,8}=\s{0,8}"([^"<]{0,1000})"/g;

/** The attributes of every element of a name, in order. */
function elementsOf(xml: string, name: string): Map<string, string>[] {
  return xml
    .split(new RegExp(`<(?:\\w{1,20}:)?${name}\\s`))
    .slice(1)
    .map((rest) => {
      const tag = rest.slice(0, rest.indexOf('>'));
      return new Map([...tag.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
    });
}

/** What each relation of the workbook points at, by its id: `worksheets/sheet2.xml`, whatever folder it is given from. */
const targetsOf = (relations: string): ReadonlyMap<string | undefined, string | undefined> =>
  new Map(
    elementsOf(relations, 'Relationship')
      .toReversed()
      .map((relation) => [relation.get('Id'), relation.get('Target')?.replace(/^\/?(xl\/)?/, '')]),
  );

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** A name as it was typed: an attribute writes some letters by their names or numbers. */
const plainly = (written: string): string =>
  written.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** A sheet of a workbook as its tab says it. */
export interface NamedSheet {
  name: string;
  /** Its name in the ZIP file, `xl/worksheets/sheet2.xml`. */
  part: string;
}

/**
 * The sheets that a person sees, in the order of their tabs. A workbook names each and points at it by a relation; the
 * order of the files says nothing.
 */
export function visibleSheets(workbook: string, relations: string): NamedSheet[] {
  const targets = targetsOf(relations);
  return elementsOf(workbook, 'sheet').flatMap((sheet) => {
    if ((sheet.get('state') ?? 'visible') !== 'visible') return [];
    const id = [...sheet].find(([key]) => key === 'id' || key.endsWith(':id'))?.[1];
    const target = id === undefined ? undefined : targets.get(id);
    if (!target || !/^worksheets\/[^/]{1,200}\.xml$/i.test(target)) return [];
    return [{ name: plainly(sheet.get('name') ?? ''), part: `xl/${target}` }];
  });
}
