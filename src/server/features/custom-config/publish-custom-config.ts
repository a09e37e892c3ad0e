import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { CustomConfigPublishInput } from '#shared/features/custom-config/custom-config.schemas.ts';
import { keepingHistory } from '../histories/keep-history.ts';
import { addFields, addSection } from './create-custom-config.ts';
import { currentSections } from './custom-config.queries.ts';
import type { SectionView } from './custom-config.view.ts';
import { publishedFields } from './published-fields.ts';
import { changeFields, changeSection } from './update-custom-config.ts';

/**
 * Publishes all that a review shows, all or none, as one version of the whole: sections first, then fields (C-29). What
 * comes a second time under the same ids, and says the same, changes nothing. Answers every section.
 * @throws conflict as adding and changing do
 */
export const publishCustomConfig = verb(
  {
    name: 'custom_config.publish',
    kind: 'write',
    permission: 'inquiry_fields:manage',
    input: CustomConfigPublishInput,
  },
  (ctx, { new_sections, sections, new_fields, fields }): Promise<SectionView[]> =>
    withTransaction(ctx, async (tx) => {
      await keepingHistory(tx, publishedFields, async () => {
        for (const section of new_sections) await addSection(tx, await currentSections(tx), section);
        for (const { section_id, ...edit } of sections)
          await changeSection(tx, await currentSections(tx), section_id, edit);
        if (new_fields.length > 0)
          await addFields(
            tx,
            await currentSections(tx),
            new_fields.map((field) => ({ ...field, section_id: field.section_id })),
          );
        if (fields.length > 0) await changeFields(tx, await currentSections(tx), fields);
      });
      return currentSections(tx);
    }),
);
