import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/app-router.ts';

type Outputs = inferRouterOutputs<AppRouter>['inquiries'];

export type InquiryDetail = Outputs['get'];
export type Note = Outputs['notes']['activity'][number];
