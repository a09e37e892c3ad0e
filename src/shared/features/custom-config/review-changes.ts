import { customConfigMessages as text } from './custom-config.messages.ts';
import { hasOptions } from './custom-config.rules.ts';
import { fieldChanges, sectionChanges, TYPE_LABELS } from './published-whole.ts';
import {
  isFieldTaken,
  isSectionTaken,
  type PublishedSection,
  type WorkingField,
  type WorkingSection,
} from './working-copy.ts';

const definitionOf = ({ field_type, enum_options }: WorkingField): string[] => [
  TYPE_LABELS[field_type],
  ...(hasOptions(field_type) ? [enum_options.join(', ')] : []),
];

/**
 * What publishing a working copy makes of each section and field, in words, by their ids. A title that somebody else has
 * published meanwhile comes first: publishing is refused for it.
 */
export function reviewChanges(
  sections: readonly WorkingSection[],
  published: readonly PublishedSection[],
): ReadonlyMap<string, readonly string[]> {
  const before = new Map(published.map((part, at) => [part.id, { part, place: at + 1 }]));
  const fieldsBefore = new Map(
    published.flatMap(({ fields }) => fields.map((part, at) => [part.id, { part, place: at + 1 }] as const)),
  );
  const lines = new Map<string, string[]>();
  for (const [at, section] of sections.entries()) {
    const was = before.get(section.id);
    const isNamed = was?.part.name !== section.name;
    lines.set(section.id, [
      ...(isNamed && isSectionTaken(sections, section.name, section.id) ? [text.section_name_taken] : []),
      ...(was ? sectionChanges(was, { part: section, place: at + 1 }) : [section.description]),
    ]);
    for (const [place, field] of section.fields.entries()) {
      const known = fieldsBefore.get(field.id);
      lines.set(field.id, [
        ...(!known && isFieldTaken(sections, field.name, field.id) ? [text.field_name_taken] : []),
        ...(known ? fieldChanges(known, { part: field, place: place + 1 }) : definitionOf(field)),
      ]);
    }
  }
  return lines;
}

/** The options of a field that publishing takes off. */
export const optionsTakenOff = (field: WorkingField, published: readonly PublishedSection[]): readonly string[] => {
  const before = published.flatMap(({ fields }) => fields).find(({ id }) => id === field.id);
  return (before?.enum_options ?? []).filter((option) => !field.enum_options.includes(option));
};
