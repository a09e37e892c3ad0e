import type { Page } from 'playwright-core';

/** How far what was seen moved by itself, as the browser measures it. It runs in the page: no function in it has a name. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always one of these, so that something comes also where nothing has moved.
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
