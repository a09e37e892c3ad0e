import { z } from 'zod';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { NOTICES_SHOWN } from '#shared/features/notifications/notifications.rules.ts';
import { type NoticeView, selectNotice } from './notifications.view.ts';

/** The last mails, newest first, with what became of each. */
export const listNotices = verb(
  { name: 'notifications.list', kind: 'read', permission: 'config_notifications:read', input: z.strictObject({}) },
  async (ctx): Promise<NoticeView[]> => {
    const [notices] = await read(ctx, (db) => [
      selectNotice(db)
        .where(inOrganization(ctx, 'notices'))
        .orderBy('notices.at', 'desc')
        .orderBy('notices.id', 'desc')
        .limit(NOTICES_SHOWN),
    ]);
    return notices;
  },
);
