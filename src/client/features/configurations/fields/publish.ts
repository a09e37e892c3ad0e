import { trpcClient } from '#client/platform/trpc.ts';
import { hasOptions } from '#shared/features/custom-config/custom-config.rules.ts';
import type { WorkingField, WorkingSection } from '#shared/features/custom-config/working-copy.ts';

const definition = ({ description, enum_options, is_required, is_visible, field_type }: WorkingField) => ({
  ...{ description, is_required, is_visible },
  ...(hasOptions(field_type) ? { enum_options } : {}),
});

/** Saves all that a working copy changes, or nothing: sections first, then their new fields, then the changed ones. */
export function publish(sections: readonly WorkingSection[]): Promise<unknown> {
  const placed = sections.map((section, at) => ({ ...section, order_index: at + 1 }));
  const fields = sections.flatMap(({ id: section_id, fields: own }) =>
    own.map((field, at) => ({ field, section_id, order_index: at + 1 })),
  );
  return trpcClient.customConfig.publish.mutate({
    new_sections: placed
      .filter(({ created }) => created)
      .map(({ id, name, description, order_index }) => ({ id, name, description, order_index })),
    sections: placed
      .filter(({ created, modified }) => modified && !created)
      .map(({ id, version, name, description, order_index }) => ({
        ...{ section_id: id, version, name, description, order_index },
      })),
    new_fields: fields
      .filter(({ field }) => field.created)
      .map(({ field, ...place }) => ({
        ...{ id: field.id, name: field.name, field_type: field.field_type },
        ...definition(field),
        ...place,
      })),
    fields: fields
      .filter(({ field }) => field.modified && !field.created)
      .map(({ field, order_index }) => ({
        ...{ id: field.id, version: field.version, order_index },
        ...definition(field),
      })),
  });
}
