import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';

export type ScreeningRow = inferRouterOutputs<AppRouter>['screening']['list'][number];
export type GivenAnswer = NonNullable<ScreeningRow['answer']>;

/** The screening questions with an inquiry's answers. */
export const screeningOptions = (opportunity_id: string) => trpc.screening.list.queryOptions({ opportunity_id });

export function useAnswerQuestion() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.screening.answer.mutationOptions(),
    onSettled: () =>
      Promise.all(
        [trpc.screening, trpc.suggestions].map((noun) => client.invalidateQueries({ queryKey: noun.pathKey() })),
      ),
  });
}
