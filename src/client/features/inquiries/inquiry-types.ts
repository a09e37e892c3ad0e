import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/app-router.ts';

type Outputs = inferRouterOutputs<AppRouter>['inquiries'];
type Capacity = inferRouterOutputs<AppRouter>['capacity']['get'];

export type InquiryDetail = Outputs['get'];
export type Note = Outputs['notes']['activity'][number];
export type Facility = Capacity['facility'][number];
export type Clinician = Capacity['clinicians'][number];
