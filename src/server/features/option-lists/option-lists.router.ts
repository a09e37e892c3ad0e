import { query, router } from '#server/platform/trpc.ts';
import { getOptions } from './option-lists.queries.ts';

export const optionListsRouter = router({ get: query(getOptions) });
