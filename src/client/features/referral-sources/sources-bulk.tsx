import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import type { SourceListQuery } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { ActionBar } from '../../components/bulk/action-bar.tsx';
import type { Selection } from '../../components/bulk/use-selection.ts';
import type { ListPage } from '../../components/list-page/use-list-page.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { allSources, MOST_CHOSEN, type Source, sourceName } from './referral-sources.data.ts';
import { useSourceArchiving } from './use-source-archiving.ts';

interface SourcesBulkProps {
  search: SourceListQuery;
  list: ListPage<Source>;
  selection: Selection<Source>;
}

/** What can be done with the chosen sources: archive them, and where archived ones are shown bring them back. */
export function SourcesBulk({ search, list, selection }: SourcesBulkProps) {
  const { data } = list.result;
  const total = data?.total ?? 0;
  const archiving = useSourceArchiving();
  const chooseAll = async () => {
    try {
      selection.choose((await allSources(search)).map((source) => ({ id: source.id, name: sourceName(source) })));
    } catch {
      toast.error(text.error_fetching_sources);
    }
  };
  const change = async (archive: boolean) => {
    const rows = selection.rows();
    const left = data?.list.filter(({ id }) => search.archived || !selection.ids.has(id)) ?? [];
    const next = left.find(({ id }) => !selection.ids.has(id)) ?? left[0];
    if (next) list.rows.current?.focus(next.id);
    else if (list.page > 1) list.goTo(list.page - 1);
    selection.clear();
    if (!(await archiving.change(rows, archive))) selection.choose(rows);
  };
  return (
    <>
      <ActionBar
        selection={selection}
        total={total}
        onChooseMatching={!data?.total_capped && total <= MOST_CHOSEN ? () => void chooseAll() : undefined}
      >
        <Button onClick={() => void change(true)}>{uiMessages.archive}</Button>
        {search.archived && <Button onClick={() => void change(false)}>{uiMessages.unarchive}</Button>}
      </ActionBar>
      {archiving.dialog}
    </>
  );
}
