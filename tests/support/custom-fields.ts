import type { FieldType } from '#shared/features/custom-config/custom-config.rules.ts';
import type { Actor } from './app.ts';

/** The ids of a published section and of its fields, by machine name. */
export interface Published {
  section_id: string;
  fields: Record<string, string>;
}

interface NewField {
  name: string;
  field_type?: FieldType;
  enum_options?: string[];
  is_required?: boolean;
  is_visible?: boolean;
  description?: string;
}

/** A section with fields, published through the product's own door. */
export async function publishSection(
  manager: Actor,
  name: string,
  fields: NewField[],
  description = 'Asked on the first call.',
): Promise<Published> {
  const sections = await manager.trpc.customConfig.create.mutate({ section: { name, description } });
  const section_id = sections.find((section) => section.name === name)!.id;
  const published = await manager.trpc.customConfig.create.mutate({ section_id, fields });
  const own = published.find((section) => section.id === section_id)!.fields;
  return { section_id, fields: Object.fromEntries(own.map((field) => [field.machine_name, field.id])) };
}
