import type { StreamRoute } from '#server/platform/rest.ts';
import { logoUploadRoute } from './logo.ts';

export const organizationStreams: readonly StreamRoute[] = [logoUploadRoute];
