import type { PublicContext } from '#server/platform/context.ts';
import { orgPrefix } from '#server/platform/storage/storage-key.ts';

/** `/assets/<organization>/<64 hexadecimal digits>.<png or jpg>` */
const ADDRESS = /^\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([0-9a-f]{64})\.(png|jpg)$/;

export const assetPath = (orgId: string, fileName: string): string => `/assets/${orgId}/${fileName}`;

export const assetLocation = (ctx: PublicContext, orgId: string, fileName: string): string =>
  `${ctx.services.publicUrl}${assetPath(orgId, fileName)}`;

/** Where a public address's picture lies, and what it is; null for what is no such address. */
export function readAssetPath(path: string): { key: string; type: string } | null {
  const [, orgId, digits, extension] = ADDRESS.exec(path) ?? [];
  if (!orgId || !digits) return null;
  return { key: `${orgPrefix(orgId)}assets/${digits}`, type: extension === 'png' ? 'image/png' : 'image/jpeg' };
}
