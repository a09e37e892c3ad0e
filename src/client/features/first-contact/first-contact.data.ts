import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { refusalOf } from '#client/platform/error-message.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { AppRouter } from '#server/app-router.ts';
import { firstContactMessages as text } from '#shared/features/first-contact/first-contact.messages.ts';
import type { FirstContactOf } from '#shared/features/first-contact/first-contact.schemas.ts';

type Outputs = inferRouterOutputs<AppRouter>['firstContact'];
export type FirstContact = NonNullable<Outputs['get']>;
export type WaitingContact = Outputs['waiting']['list'][number];

/** Milliseconds after which the list of those who wait is asked for again: inquiries and calls come in by themselves. */
const AGAIN_MS = 30_000;

/** The clock of an inquiry or a call. */
export const firstContactOptions = (of: FirstContactOf) => trpc.firstContact.get.queryOptions(of);

export const waitingContactsOptions = () =>
  queryOptions({ ...trpc.firstContact.waiting.queryOptions({}), refetchInterval: AGAIN_MS });

/** Stops the clock of an inquiry or a call by hand, with one Undo. */
export function useContacted() {
  const client = useQueryClient();
  // Whoever was in contact waits for no answer either.
  const refresh = () =>
    Promise.all(
      [trpc.firstContact, trpc.inquiries.unanswered, trpc.inquiries.list].map((read) =>
        client.invalidateQueries({ queryKey: read.pathKey() }),
      ),
    );
  const takeBack = async (of: FirstContactOf) => {
    try {
      await trpcClient.firstContact.takeBack.mutate(of);
      toast.success(text.undone);
    } catch {
      toast.error(text.undo_failed);
    }
    await refresh();
  };
  return useMutation({
    mutationFn: (of: FirstContactOf) => trpcClient.firstContact.contacted.mutate(of),
    onSuccess: (_, of) =>
      toast.success(text.contacted_saved, { action: { label: text.undo, onAction: () => void takeBack(of) } }),
    onError: (error) => toast.error(refusalOf(error) ?? text.contacted_failed),
    onSettled: refresh,
  });
}
