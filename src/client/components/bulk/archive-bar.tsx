import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import type { Page } from '#shared/platform/pagination.ts';
import { ActionBar } from './action-bar.tsx';
import { MAX_CHOSEN } from './all-rows.ts';
import type { Archiving } from './use-archiving.tsx';
import type { NamedRow, Selection } from './use-selection.ts';

interface ArchiveBarProps<Row extends { id: string }> {
  page: Page<Row> | undefined;
  selection: Selection<Row>;
  /** Archived rows are shown too, and can be brought back. */
  archivedToo: boolean;
  /** Every row that the list shows on all of its pages. */
  matching: () => Promise<NamedRow[]>;
  /** Said when these could not be fetched. */
  failed: string;
  onChange: Archiving['change'];
}

/** What can be done with the chosen rows: archive them, and where archived ones are shown bring them back. */
export function ArchiveBar<Row extends { id: string }>(props: ArchiveBarProps<Row>) {
  const { page, selection, archivedToo, matching, failed, onChange } = props;
  const total = page?.total ?? 0;
  const chooseAll = async () => {
    try {
      selection.choose(await matching());
    } catch {
      toast.error(failed);
    }
  };
  const change = async (archive: boolean) => {
    const rows = selection.rows();
    selection.clear();
    if (!(await onChange(rows, archive))) selection.choose(rows);
  };
  return (
    <ActionBar
      selection={selection}
      total={total}
      onChooseMatching={!page?.total_capped && total <= MAX_CHOSEN ? () => void chooseAll() : undefined}
    >
      <Button onClick={() => void change(true)}>{uiMessages.archive}</Button>
      {archivedToo && <Button onClick={() => void change(false)}>{uiMessages.unarchive}</Button>}
    </ActionBar>
  );
}
