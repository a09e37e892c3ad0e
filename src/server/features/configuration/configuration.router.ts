import { mutation, query, router } from '../../platform/trpc.ts';
import { getConfiguration, listAdmissionStaff, listOutreachStaff } from './configuration.queries.ts';
import { saveConfiguration } from './save-configuration.ts';

export const configurationRouter = router({
  get: query(getConfiguration),
  save: mutation(saveConfiguration),
  admissionStaff: query(listAdmissionStaff),
  outreachStaff: query(listOutreachStaff),
});
