import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { trpc } from '#client/platform/trpc.ts';
import type { BoosterParameters } from '#shared/features/census-booster/census-booster.rules.ts';

/** Answers are kept for five seconds, as every metric's (C-66). */
const FRESH_MS = 5_000;

/** The plan for what was asked; for what is presumed where nothing was. */
export const boosterOptions = (asked: Partial<BoosterParameters>) =>
  queryOptions({
    ...trpc.censusBooster.get.queryOptions(asked),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
