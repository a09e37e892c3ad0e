import { numberText } from '#shared/platform/number-text.ts';
import { COUNT_CAP, type Page } from '#shared/platform/pagination.ts';

/** How many rows a list holds: '1,204', or '10,000+' where counting stopped; undefined until it is known. */
export const countText = (page: Pick<Page<unknown>, 'total' | 'total_capped'> | undefined): string | undefined =>
  page && `${numberText(page.total_capped ? COUNT_CAP : page.total)}${page.total_capped ? '+' : ''}`;
