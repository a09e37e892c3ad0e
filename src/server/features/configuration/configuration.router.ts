import { mutation, query, router } from '#server/platform/trpc.ts';
import {
  getConfiguration,
  listAdmissionStaff,
  listConfigurationVersions,
  listOutreachStaff,
} from './configuration.queries.ts';
import { restoreConfiguration } from './restore-configuration.ts';
import { saveConfiguration } from './save-configuration.ts';

export const configurationRouter = router({
  get: query(getConfiguration),
  save: mutation(saveConfiguration),
  versions: query(listConfigurationVersions),
  restore: mutation(restoreConfiguration),
  admissionStaff: query(listAdmissionStaff),
  outreachStaff: query(listOutreachStaff),
});
