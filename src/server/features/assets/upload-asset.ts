import type { StreamRoute } from '#server/platform/rest.ts';
import { parseInput } from '#server/platform/verb.ts';
import { AssetFields } from '#shared/features/assets/assets.schemas.ts';
import { checkAssetUpload } from './assets.queries.ts';
import { receivePicture } from './receive-picture.ts';
import { recordAsset } from './record-asset.ts';

/** Takes one picture for the organization's e-mails. Nothing stays behind when anything fails. */
export const assetUploadRoute: StreamRoute = {
  method: 'POST',
  path: '/api/asset',
  summary: 'Uploads a JPEG or PNG for e-mails (multipart/form-data: file, name)',
  verbs: [checkAssetUpload, recordAsset],
  handle: async (ctx, req, res) => {
    await checkAssetUpload(ctx, {});
    const asset = await receivePicture(ctx, req, async (picture, { fields, given }) => {
      const { name } = parseInput(AssetFields, { ...fields, name: fields.name?.trim() || given.slice(0, 200) });
      const { asset: answer, kept } = await recordAsset(ctx, { name, ...picture });
      return { answer, kept };
    });
    res.status(200).json({ result: { asset } });
  },
};
