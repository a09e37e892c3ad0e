import { mutation, query, router } from '../../platform/trpc.ts';
import { countActivitiesByPerson, listActivities, listActivitiesOfInquiry } from './activities.queries.ts';
import { createActivity } from './create-activity.ts';
import { updateActivity } from './update-activity.ts';
import { whyStatus } from './why-status.ts';

export const activitiesRouter = router({
  list: query(listActivities),
  ofInquiry: query(listActivitiesOfInquiry),
  countsByPerson: query(countActivitiesByPerson),
  whyStatus: query(whyStatus),
  create: mutation(createActivity),
  update: mutation(updateActivity),
});
