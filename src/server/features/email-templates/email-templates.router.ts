import { mutation, query, router } from '#server/platform/trpc.ts';
import { archiveTemplate } from './archive-template.ts';
import { createTemplate } from './create-template.ts';
import { duplicateTemplate } from './duplicate-template.ts';
import { findTemplates, getTemplate, listTemplates, listTemplateVersions } from './email-templates.queries.ts';
import { restoreTemplateVersion, updateTemplate } from './update-template.ts';

export const emailTemplatesRouter = router({
  list: query(listTemplates),
  find: query(findTemplates),
  get: query(getTemplate),
  versions: query(listTemplateVersions),
  create: mutation(createTemplate),
  update: mutation(updateTemplate),
  restoreVersion: mutation(restoreTemplateVersion),
  duplicate: mutation(duplicateTemplate),
  archive: mutation(archiveTemplate),
});
