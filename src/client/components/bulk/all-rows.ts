/** Rows that one selection may hold: every one is fetched to be named. */
export const MAX_CHOSEN = 1_000;

interface Answer<Row> {
  list: readonly Row[];
  next: string | null;
}

/** Every row that a list shows on all of its pages, in its order. */
export async function allRows<Row>(pageAfter: (after: string | undefined) => Promise<Answer<Row>>): Promise<Row[]> {
  const found: Row[] = [];
  let after: string | undefined;
  do {
    const page = await pageAfter(after);
    found.push(...page.list);
    after = page.next ?? undefined;
  } while (after !== undefined && found.length < MAX_CHOSEN);
  return found;
}
