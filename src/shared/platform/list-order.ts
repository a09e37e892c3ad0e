/** What a list can be ordered by, each with the direction it is read in where none is asked for. */
export type Orders = Readonly<Record<string, 'asc' | 'desc'>>;

/** The names of a list's orders, as its contract's `sort` takes them. */
export const sortsOf = <const Of extends Orders>(orders: Of) => Object.keys(orders) as [keyof Of, ...(keyof Of)[]];

/** The direction a query is read in. */
export const directionOf = <Sort extends string>(
  orders: Readonly<Record<Sort, 'asc' | 'desc'>>,
  { sort, order }: { sort: Sort; order?: 'asc' | 'desc' | undefined },
): 'asc' | 'desc' => order ?? orders[sort];
