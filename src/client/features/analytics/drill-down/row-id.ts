/** A row by its id; one that is counted several times, as an inquiry dropped twice, by which time it is. */
export const rowIdIn =
  (rows: readonly { id: string }[]) =>
  ({ id }: { id: string }, at: number): string =>
    `${id} ${rows.slice(0, at).filter((before) => before.id === id).length}`;
