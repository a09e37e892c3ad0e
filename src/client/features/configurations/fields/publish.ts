import { trpcClient } from '#client/platform/trpc.ts';
import { hasOptions } from '#shared/features/custom-config/custom-config.rules.ts';
import type { WorkingField, WorkingSection } from '#shared/features/custom-config/working-copy.ts';

interface Placed {
  field: WorkingField;
  section_id: string;
  order_index: number;
}

const definition = ({ description, enum_options, is_required, is_visible, field_type }: WorkingField) => ({
  ...{ description, is_required, is_visible },
  ...(hasOptions(field_type) ? { enum_options } : {}),
});

async function publishSection(section: WorkingSection, order_index: number): Promise<void> {
  const { id, name, description, version, created, modified } = section;
  if (created) await trpcClient.customConfig.create.mutate({ section: { id, name, description, order_index } });
  else if (modified)
    await trpcClient.customConfig.update.mutate({ section_id: id, version, name, description, order_index });
}

/**
 * Saves what a working copy changes: sections first, then their new fields, then the changed ones. Each call is atomic
 * and may be made again. @throws at the first that fails, and leaves the rest
 */
export async function publish(sections: readonly WorkingSection[]): Promise<void> {
  for (const [at, section] of sections.entries()) await publishSection(section, at + 1);
  const placed: Placed[] = sections.flatMap(({ id, fields }) =>
    fields.map((field, at) => ({ field, section_id: id, order_index: at + 1 })),
  );
  const created = placed.filter(({ field }) => field.created);
  const changed = placed.filter(({ field }) => field.modified && !field.created);
  if (created.length > 0)
    await trpcClient.customConfig.create.mutate({
      fields: created.map(({ field, ...place }) => ({
        ...{ id: field.id, name: field.name, field_type: field.field_type },
        ...definition(field),
        ...place,
      })),
    });
  if (changed.length > 0)
    await trpcClient.customConfig.update.mutate({
      fields: changed.map(({ field, order_index }) => ({
        ...{ id: field.id, version: field.version, order_index },
        ...definition(field),
      })),
    });
}
