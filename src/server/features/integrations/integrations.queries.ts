import { z } from 'zod';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import type { MailWay } from '#shared/features/integrations/integrations.rules.ts';
import { keysOfOrganization, usesOfPlatforms, usesOfSendGrid } from './integrations.access.ts';
import { type PlatformView, platformsOf } from './integrations.view.ts';

/** The platforms, how they fare, and which EHR is active; private keys by their last letters alone. */
export const listIntegrations = verb(
  { name: 'integrations.list', kind: 'read', permission: 'integrations:manage', input: z.strictObject({}) },
  async (ctx): Promise<PlatformView[]> => {
    const [rows, uses, mails] = await read(
      ctx,
      (db) => [keysOfOrganization(db, ctx), usesOfPlatforms(db, ctx), usesOfSendGrid(db, ctx)],
      { entity: 'configuration' },
    );
    return platformsOf(rows, [...uses, ...mails]);
  },
);

/** What the organization's notices leave by now. */
export const getMailWay = verb(
  { name: 'integrations.mail_way', kind: 'read', permission: 'config_notifications:read', input: z.strictObject({}) },
  async (ctx): Promise<{ way: MailWay }> => {
    const [rows] = await read(ctx, (db) => [keysOfOrganization(db, ctx).where('name', '=', 'SendGrid')]);
    return { way: rows.length > 0 ? 'own' : ctx.services.mailer.way };
  },
);
