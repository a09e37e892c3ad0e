import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { listAssets } from './assets.queries.ts';
import { assetUploadRoute } from './upload-asset.ts';

export const assetsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/asset', verb: listAssets, from: 'query', key: 'assets' },
];

export const assetsStreams: readonly StreamRoute[] = [assetUploadRoute];
