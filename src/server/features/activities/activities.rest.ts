import type { ServedPage } from '#server/platform/keyset.ts';
import type { RestRoute } from '#server/platform/rest.ts';
import { listActivities, listActivitiesOfInquiry } from './activities.queries.ts';
import { createActivity } from './create-activity.ts';
import { updateActivity } from './update-activity.ts';

const asActivities = ({ list, pages, total, next, prev }: ServedPage<unknown>) => ({
  activities: list,
  pagination: { pages, total },
  next,
  prev,
});

const path = '/api/referral_activity';

export const activitiesRest: readonly RestRoute[] = [
  { method: 'GET', path, verb: listActivities, from: 'query', shape: asActivities },
  { method: 'POST', path, verb: createActivity, from: 'body' },
  { method: 'PUT', path, verb: updateActivity, from: 'body', key: 'activity' },
  {
    method: 'GET',
    path: '/api/referral_activity_inquiry',
    verb: listActivitiesOfInquiry,
    from: 'query',
    key: 'activities',
  },
];
