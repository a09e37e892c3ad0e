import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { NamedRow } from '#client/components/bulk/use-selection.ts';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { AppRouter } from '#server/app-router.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { inPortions, MAX_IN_BULK } from '#shared/platform/bulk.ts';
import { format } from '#shared/platform/define-messages.ts';

type Rows = inferRouterInputs<AppRouter>['inquiries']['changeMany']['rows'];
type Changed = inferRouterOutputs<AppRouter>['inquiries']['changeMany'];
export type InquiryChange = Rows[number]['change'];

const NOTHING: Changed = { changed: [], refused: [], undo: [] };
/** Long enough to see what happened to many rows, and to take it back. */
const UNDO_MS = 10_000;

/** A portion at a time; what a lost connection leaves undone is said of each row. */
async function inTurn(rows: Rows): Promise<Changed> {
  const all = { changed: [...NOTHING.changed], refused: [...NOTHING.refused], undo: [...NOTHING.undo] };
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const ids of inPortions([...byId.keys()], MAX_IN_BULK)) {
    try {
      const portion = await trpcClient.inquiries.changeMany.mutate({ rows: ids.flatMap((id) => byId.get(id) ?? []) });
      all.changed.push(...portion.changed);
      all.refused.push(...portion.refused);
      all.undo.push(...portion.undo);
    } catch (error) {
      const known = serverErrorOf(error);
      const reason = (known.code && known.message) || uiMessages.bulk_not_reached;
      all.refused.push(...ids.map((id) => ({ id, reason })));
    }
  }
  return all;
}

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: trpc.inquiries.pathKey() });

const sayDone = (n: number) => (n === 1 ? text.bulk_changed_one : format(text.bulk_changed, { n }));

export interface ChangeOutcome {
  changed: readonly string[];
  refused: Changed['refused'];
}

/** Changes inquiries, one or many, with one Undo for all of them; `onWhy` shows why some stayed as they were. */
export function useChangeInquiries(onWhy?: (refused: Changed['refused']) => void) {
  const client = useQueryClient();
  const why = (refused: Changed['refused']) =>
    refused.length > 0 && onWhy ? { label: uiMessages.bulk_why, onAction: () => onWhy(refused) } : undefined;

  const undo = async (rows: Rows) => {
    const { refused } = await inTurn(rows);
    await refresh(client);
    if (refused.length === 0) toast.success(text.bulk_undone);
    else toast.error(onWhy ? text.bulk_failed : (refused[0]?.reason ?? text.bulk_failed), { action: why(refused) });
  };

  return async (rows: readonly Pick<NamedRow, 'id'>[], change: InquiryChange): Promise<ChangeOutcome> => {
    const { changed, refused, undo: back } = await inTurn(rows.map(({ id }) => ({ id, change })));
    const done = sayDone(changed.length);
    const n = refused.length;
    if (changed.length === 0)
      toast.error(onWhy ? text.bulk_failed : (refused[0]?.reason ?? text.bulk_failed), { action: why(refused) });
    else
      toast.success(refused.length === 0 ? done : format(text.bulk_partly, { done, n }), {
        duration: UNDO_MS,
        action: { label: uiMessages.toast_undo, onAction: () => void undo(back) },
        furtherAction: why(refused),
      });
    await refresh(client);
    return { changed, refused };
  };
}
