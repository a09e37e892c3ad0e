import type { SheetFile, SheetRow } from '#server/platform/reader/sheet.ts';
import type { SheetFault } from '#server/platform/reader/unreadable-sheet.ts';

const reading = () => import('./read-sheet.ts');
const crashed = (): SheetFault => 'damaged';

/** What can be asked of a list that somebody brings: its rows, in batches. Throws UnreadableSheet. */
export const sheetTasks = {
  read_sheet: {
    prepare: reading,
    crashed,
    async *run(file: SheetFile): AsyncGenerator<SheetRow[], void, void> {
      yield* (await reading()).readSheet(file);
    },
  },
};
