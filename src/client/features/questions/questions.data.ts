import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';

type Outputs = inferRouterOutputs<AppRouter>['questions'];
export type QuestionRow = Outputs['list'][number];
export type CitationRow = QuestionRow['citations'][number];

/** An inquiry's questions with their answers, newest first. */
export const questionsOptions = (opportunity_id: string) => trpc.questions.list.queryOptions({ opportunity_id });

const typedKey = (opportunity_id: string) => ['typed-question', opportunity_id];

/** A question being typed waits there for its box, whichever part of the inquiry is looked at meanwhile. */
export function useTyped(opportunity_id: string) {
  const client = useQueryClient();
  const queryKey = typedKey(opportunity_id);
  const [typed, setTyped] = useState(() => client.getQueryData<string>(queryKey) ?? '');
  const type = (next: string) => {
    setTyped(next);
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(queryKey, next);
  };
  return { typed, type };
}

/** Asks; the answer stands on top of the history at once. */
export function useAsk(opportunity_id: string) {
  const client = useQueryClient();
  const { queryKey } = questionsOptions(opportunity_id);
  return useMutation({
    ...trpc.questions.ask.mutationOptions(),
    onSuccess: (asked) => {
      client.setQueryData(typedKey(opportunity_id), '');
      client.setQueryData(queryKey, (before) => (before ? [asked, ...before] : before));
      void client.invalidateQueries({ queryKey });
    },
  });
}

export const externalModelOptions = () => trpc.questions.externalModel.queryOptions({});

export function useSetExternalModel() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.questions.setExternalModel.mutationOptions(),
    // One after the other: the last click is what stays.
    scope: { id: 'external-model' },
    onSettled: () => client.invalidateQueries({ queryKey: externalModelOptions().queryKey }),
  });
}
