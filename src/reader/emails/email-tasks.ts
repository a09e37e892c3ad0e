import type { Sprout } from '#shared/features/email-templates/edit/operations.ts';

const importing = () => import('./import-html.ts');

/** What can be asked of e-mails that were made elsewhere. */
export const emailTasks = {
  /** Throws TaskFault of what an import cannot be made of. */
  import_html: {
    prepare: importing,
    run: async (html: string): Promise<Sprout> => (await importing()).importHtml(html),
  },
};
