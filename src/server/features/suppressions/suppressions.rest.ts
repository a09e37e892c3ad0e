import type { StreamRoute } from '#server/platform/rest.ts';
import { exportSuppressionsRoutes } from './suppressions.queries.ts';

export const suppressionsStreams: readonly StreamRoute[] = exportSuppressionsRoutes;
