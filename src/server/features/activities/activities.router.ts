import { mutation, query, router } from '#server/platform/trpc.ts';
import { countActivitiesByPerson, listActivities, listActivitiesOfInquiry } from './activities.queries.ts';
import { createActivity } from './create-activity.ts';
import { getEngagementProgress, previewEngagement } from './preview-engagement.ts';
import { updateActivity } from './update-activity.ts';
import { visitPlace } from './visit-place.ts';
import { whyStatus } from './why-status.ts';

export const activitiesRouter = router({
  list: query(listActivities),
  ofInquiry: query(listActivitiesOfInquiry),
  countsByPerson: query(countActivitiesByPerson),
  whyStatus: query(whyStatus),
  previewEngagement: query(previewEngagement),
  engagementProgress: query(getEngagementProgress),
  visitPlace: query(visitPlace),
  create: mutation(createActivity),
  update: mutation(updateActivity),
});
