import { mutation, query, router } from '#server/platform/trpc.ts';
import { listNotices } from './notifications.queries.ts';
import { sendTestNotice } from './send-test.ts';

export const notificationsRouter = router({
  list: query(listNotices),
  sendTest: mutation(sendTestNotice),
});
