import type { SheetFile, SheetRow } from '#server/platform/reader/sheet.ts';
import type { SheetFault } from '#server/platform/reader/unreadable-sheet.ts';

const reading = () => import('./read-sheet.ts');
const crashed = (): SheetFault => 'damaged';

/** What can be asked of a list that somebody brings: its sheets, and the rows of one in batches. Throws UnreadableSheet. */
export const sheetTasks = {
  name_sheets: {
    prepare: reading,
    crashed,
    run: async (file: Pick<SheetFile, 'type' | 'bytes'>): Promise<string[]> => (await reading()).nameSheets(file),
  },
  read_sheet: {
    prepare: reading,
    crashed,
    async *run(file: SheetFile): AsyncGenerator<SheetRow[], void, void> {
      yield* (await reading()).readSheet(file);
    },
  },
};
