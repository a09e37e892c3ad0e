import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import type { CensusMetric } from '#shared/features/census/census.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';

type Outputs = inferRouterOutputs<AppRouter>['census'];
export type Census = Outputs['get'];
export type CensusDetails = Outputs['details'];
export type OverdueAdmit = Census['overdue'][number];

/** The week from a day on; the week before stays on screen until this one is here. */
export const censusOptions = (date: CalendarDay, facility_id: string | undefined) =>
  queryOptions({ ...trpc.census.get.queryOptions({ date, facility_id }), placeholderData: keepPreviousData });

/** What stands behind one cell. */
export const censusDetailsOptions = (date: CalendarDay, metric: CensusMetric, facility_id: string | undefined) =>
  trpc.census.details.queryOptions({ date, metric, facility_id });

/** The house, or one facility of it, at the end of each of the last days; and of the next. */
export const censusTrendOptions = (facility_id: string | undefined) =>
  queryOptions({ ...trpc.census.trend.queryOptions({ facility_id }), placeholderData: keepPreviousData });
export const censusForecastOptions = (facility_id: string | undefined) =>
  queryOptions({ ...trpc.census.forecast.queryOptions({ facility_id }), placeholderData: keepPreviousData });
