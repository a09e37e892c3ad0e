import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { type BulkResult, inPortions, joined, NOTHING_CHANGED } from '#shared/platform/bulk.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type ArchivablePage, withArchived } from './archived-rows.ts';
import type { NamedRow } from './use-selection.ts';
import type { Refusal } from './why-dialog.tsx';

const WhyDialog = drawnLater(async () => (await import('./why-dialog.tsx')).WhyDialog);

export interface ArchivingOptions {
  /** Changes up to a hundred rows and says what became of each. */
  archive: (ids: string[]) => Promise<BulkResult>;
  unarchive: (ids: string[]) => Promise<BulkResult>;
  /** The lists of these rows; each is shown as changed at once. */
  lists: QueryKey;
  /** What else shows these rows; read again afterward. */
  stale: readonly QueryKey[];
  /** Said where nothing could be changed. */
  failed: { archive: string; unarchive: string };
}

export interface Archiving {
  /** Archives rows, or brings them back, and offers to undo it; answers whether any was changed. */
  change: (rows: readonly NamedRow[], archive: boolean) => Promise<boolean>;
  /** To be drawn beside the list: why some rows could not be changed, once that is asked. */
  dialog: ReactNode;
}

/** For a list whose rows are not archived. */
const NOTHING: ArchivingOptions = {
  archive: async () => NOTHING_CHANGED,
  unarchive: async () => NOTHING_CHANGED,
  lists: ['nothing'],
  stale: [],
  failed: { archive: '', unarchive: '' },
};

const wantsArchived = (key: QueryKey): boolean => {
  const asked = key.at(-1) as { input?: { archived?: unknown } } | undefined;
  return asked?.input?.archived === true;
};

/** Everything is tried, a portion at a time; what a lost connection leaves undone is said as such. */
async function inTurn(ids: readonly string[], call: (ids: string[]) => Promise<BulkResult>): Promise<BulkResult> {
  let all = NOTHING_CHANGED;
  for (const portion of inPortions(ids)) {
    try {
      all = joined(all, await call(portion));
    } catch (error) {
      const reason = serverErrorOf(error).code ? serverErrorOf(error).message : undefined;
      all = joined(all, {
        changed: [],
        refused: portion.map((id) => ({ id, reason: reason ?? text.bulk_not_reached })),
      });
    }
  }
  return all;
}

/** Archiving and bringing back, one row or many: at once on the screen, one toast, one undo, rolled back where refused. */
export function useArchiving({ archive, unarchive, lists, stale, failed }: ArchivingOptions = NOTHING): Archiving {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<readonly Refusal[] | null>(null);

  const apply = async (ids: readonly string[], archived: boolean) => {
    await client.cancelQueries({ queryKey: lists });
    const before = client.getQueriesData<ArchivablePage>({ queryKey: lists });
    const show = (chosen: readonly string[]) => {
      for (const [key, page] of before)
        if (page) client.setQueryData(key, withArchived(page, new Set(chosen), archived, wantsArchived(key)));
    };
    show(ids);
    const result = await inTurn(ids, archived ? archive : unarchive);
    if (result.refused.length > 0) show(result.changed);
    const restore = () => show([]);
    const refreshed = Promise.all([lists, ...stale].map((queryKey) => client.invalidateQueries({ queryKey })));
    return { result, restore, refreshed };
  };

  /** The words for what became of rows, and the press that names each one left as it was. */
  const said = ({ changed, refused }: BulkResult, rows: readonly NamedRow[], archived: boolean) => {
    const done = format(archived ? text.bulk_archived : text.bulk_unarchived, {
      n: changed.length,
    });
    if (refused.length === 0) return { title: done };
    const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
    const named = () => setRefusals(refused.map(({ id, reason }) => ({ id, name: nameOf.get(id) ?? id, reason })));
    const partly = format(text.bulk_partly, { done, n: refused.length });
    const title = changed.length > 0 ? partly : archived ? failed.archive : failed.unarchive;
    return { title, why: { label: text.bulk_why, onAction: named } };
  };

  const undo = async (rows: readonly NamedRow[], archived: boolean, restore: () => void) => {
    restore();
    const { result } = await apply(
      rows.map(({ id }) => id),
      !archived,
    );
    const { title, why } = said(result, rows, !archived);
    if (why) toast.error(title, { action: why });
  };

  const change: Archiving['change'] = async (rows, archived) => {
    const { result, restore, refreshed } = await apply(
      rows.map(({ id }) => id),
      archived,
    );
    const changed = new Set(result.changed);
    const { title, why } = said(result, rows, archived);
    if (changed.size === 0) toast.error(title, { action: why });
    else
      toast.success(title, {
        action: {
          label: text.toast_undo,
          onAction: () =>
            void undo(
              rows.filter(({ id }) => changed.has(id)),
              archived,
              restore,
            ),
        },
        furtherAction: why,
      });
    await refreshed;
    return changed.size > 0;
  };

  return { change, dialog: refusals && <WhyDialog refusals={refusals} onClose={() => setRefusals(null)} /> };
}
