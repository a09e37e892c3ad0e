import { z } from 'zod';
import { inputMessages } from './input.messages.ts';

/** Rows of a page where the request names none (C-10). */
export const DEFAULT_PAGE_SIZE = 20;
/** Above this a filtered total is not counted on: it is shown as '10,000+'. */
export const COUNT_CAP = 10_000;

/** Letters of a place in a list: it holds what the list is sorted by, as long as an index holds it (2,704 bytes). */
const MAX_PLACE = 4_000;

const PageSize = z.coerce
  .number()
  .int()
  .min(1)
  .max(COUNT_CAP)
  .refine((n) => n <= 100 || n === COUNT_CAP, inputMessages.page_size);

/** The part every list's input shares; each list adds its own filters and allow-listed sorts. */
export const pageInput = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: PageSize.default(DEFAULT_PAGE_SIZE),
  order: z.enum(['asc', 'desc']).optional(),
  /** Opaque: where the previous answer ended; sent with the page, it makes the step cheap at any depth. */
  after: z.string().max(MAX_PLACE).optional(),
  before: z.string().max(MAX_PLACE).optional(),
};

export interface Page<Row> {
  list: Row[];
  total: number;
  /** Present when `total` stopped counting at 10,000. */
  total_capped?: true;
  pages: number;
  next: string | null;
  prev: string | null;
}

export const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** The spellings `per_page` and `sort_by` mean `limit` and `sort`. */
export function withPageAliases(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const { per_page, sort_by, ...rest } = input as Record<string, unknown>;
  return {
    ...rest,
    ...(per_page !== undefined && rest.limit === undefined ? { limit: per_page } : {}),
    ...(sort_by !== undefined && rest.sort === undefined ? { sort: sort_by } : {}),
  };
}

/** A list's one contract: its own filters and sorts beside what every list takes. */
export const listInput = <const Shape extends z.ZodRawShape>(listed: Shape) =>
  z.preprocess(
    withPageAliases,
    z
      .strictObject({ ...pageInput, ...listed })
      .refine(({ page, limit }: { page?: unknown; limit?: unknown }) => page === 1 || Number(limit) < COUNT_CAP, {
        path: ['limit'],
        error: inputMessages.page_size,
      }),
  );

/** A filter of several free names: repeated keys or one value; names may hold commas. */
export const nameList = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]).filter((item) => item !== ''),
  z.array(z.string().max(200)).max(50),
);
