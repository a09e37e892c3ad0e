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

/** What a relation of the workbook points at, by its id: `worksheets/sheet2.xml`, whatever folder it is given from. */
const targetOf = (relations: string, id: string): string | undefined =>
  elementsOf(relations, 'Relationship')
    .find((relation) => relation.get('Id') === id)
    ?.get('Target')
    ?.replace(/^\/?(xl\/)?/, '');

/**
 * The part of the workbook's first sheet that a person sees. A workbook names its sheets in the order of their tabs, and
 * each by a relation; the order of the files says nothing.
 * @returns its name in the ZIP file, `xl/worksheets/sheet2.xml`; null where the workbook names none
 */
export function firstVisibleSheet(workbook: string, relations: string): string | null {
  for (const sheet of elementsOf(workbook, 'sheet')) {
    if ((sheet.get('state') ?? 'visible') !== 'visible') continue;
    const id = [...sheet].find(([key]) => key === 'id' || key.endsWith(':id'))?.[1];
    const target = id === undefined ? undefined : targetOf(relations, id);
    if (target && /^worksheets\/[^/]{1,200}\.xml$/i.test(target)) return `xl/${target}`;
  }
  return null;
}
