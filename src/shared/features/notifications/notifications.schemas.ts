import { z } from 'zod';
import { NOTIFICATION_EVENTS } from './notifications.rules.ts';

/** The notice that somebody has sent to themselves. */
export const TestNoticeInput = z.strictObject({ event: z.enum(NOTIFICATION_EVENTS) });
