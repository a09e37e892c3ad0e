import { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { StreamRoute } from '#server/platform/rest.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { LogoInput } from '#shared/features/organization/organization.schemas.ts';
import { assetPath } from '../assets/assets.rules.ts';
import { receivePicture } from '../assets/receive-picture.ts';

/** Whether a logo may be sent at all, asked before any byte of it is taken. */
export const checkLogoUpload = verb(
  { name: 'organization.check_logo', kind: 'read', permission: 'organization:manage', input: z.strictObject({}) },
  async (ctx: Context): Promise<void> => {
    await read(ctx, () => []);
  },
);

const writeLogo = (ctx: Context, logo_file: string | null): Promise<{ logo_path: string | null }> =>
  withTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('organizations')
      .set({ logo_file })
      .where('organizations.id', '=', tx.actor.org_id)
      .execute();
    await audit(tx, { entity: 'organization', ids: [tx.actor.org_id], details: { fields: ['logo'] } });
    return { logo_path: logo_file && assetPath(tx.actor.org_id, logo_file) };
  });

/** Shows a stored picture as the organization's logo. The one before stays stored: mails that were sent show it. */
export const setLogo = verb(
  { name: 'organization.set_logo', kind: 'write', permission: 'organization:manage', input: LogoInput },
  (ctx, { file_name }) => writeLogo(ctx, file_name),
);

/** Shows the product's own mark again, and the name in mails. */
export const removeLogo = verb(
  { name: 'organization.remove_logo', kind: 'write', permission: 'organization:manage', input: z.strictObject({}) },
  (ctx) => writeLogo(ctx, null),
);

/** Takes a picture as the organization's logo. Nothing stays behind when anything fails. */
export const logoUploadRoute: StreamRoute = {
  method: 'POST',
  path: '/api/organization_logo',
  summary: 'Uploads a JPEG or PNG as the organization\u2019s logo (multipart/form-data: file)',
  verbs: [checkLogoUpload, setLogo],
  handle: async (ctx, req, res) => {
    await checkLogoUpload(ctx, {});
    const result = await receivePicture(ctx, req, async ({ file_name }) => ({
      answer: await setLogo(ctx, { file_name }),
      kept: true,
    }));
    res.status(200).json({ result });
  },
};
