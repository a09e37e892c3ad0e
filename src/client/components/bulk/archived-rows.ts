/** A cached page of a list whose rows can be archived. */
export interface ArchivablePage {
  list: { id: string; is_active: boolean }[];
  total: number;
}

/**
 * A page as it is once rows have been archived or brought back: where archived rows are shown they stay, else they leave
 * it. Rows that come back into a list are read again, because their place is the server's to say.
 */
export function withArchived<Page extends ArchivablePage>(
  page: Page,
  ids: ReadonlySet<string>,
  archive: boolean,
  showsArchived: boolean,
): Page {
  if (!page.list.some(({ id }) => ids.has(id))) return page;
  if (showsArchived)
    return { ...page, list: page.list.map((row) => (ids.has(row.id) ? { ...row, is_active: !archive } : row)) };
  const list = archive ? page.list.filter(({ id }) => !ids.has(id)) : page.list;
  return { ...page, list, total: page.total - (page.list.length - list.length) };
}
