import { query, router } from '../../platform/trpc.ts';
import { getConfiguration, listAdmissionStaff, listOutreachStaff } from './configuration.queries.ts';

export const configurationRouter = router({
  get: query(getConfiguration),
  admissionStaff: query(listAdmissionStaff),
  outreachStaff: query(listOutreachStaff),
});
