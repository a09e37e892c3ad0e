import { z } from 'zod';
import { format } from '#shared/platform/define-messages.ts';
import { listChange } from '../configuration/list-changes.ts';
import { fieldEditorMessages as text } from '../field-editor/field-editor.messages.ts';
import { CASE_DETAILS_MODES, type CaseDetailsMode } from './case-details-mode.ts';
import { FIELD_TYPES, type FieldType } from './custom-config.rules.ts';

const Field = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  field_type: z.enum(FIELD_TYPES),
  description: z.string().nullable(),
  enum_options: z.array(z.string()),
  is_required: z.boolean(),
  is_visible: z.boolean(),
});

const Section = z.strictObject({ id: z.uuid(), name: z.string(), description: z.string(), fields: z.array(Field) });

/** All that is published of an organization's inquiry fields, as one version holds it: archived fields too. */
export const PublishedWhole = z.strictObject({
  case_details_mode: z.enum(CASE_DETAILS_MODES),
  sections: z.array(Section),
});
export type PublishedWhole = z.output<typeof PublishedWhole>;

type FieldPart = Omit<z.output<typeof Field>, 'enum_options'> & { enum_options: readonly string[] };
interface SectionPart {
  id: string;
  name: string;
  description: string;
}

export const TYPE_LABELS: Record<FieldType, string> = {
  text: text.type_text,
  number: text.type_number,
  date: text.type_date,
  enum: text.type_enum,
  multi_enum: text.type_multi_enum,
  boolean: text.type_boolean,
};

export const MODE_LABELS: Record<CaseDetailsMode, string> = {
  auto: text.mode_auto,
  fixed: text.mode_fixed,
  custom: text.mode_custom,
};

/** A place among its like, counted from 1. */
interface Placed<T> {
  part: T;
  place: number;
}

const placeChange = (was: number, is: number): string[] =>
  was === is ? [] : [format(text.change_place, { before: was, after: is })];

const descriptionChange = (was: string | null, is: string | null): string[] =>
  (was ?? '') === (is ?? '') ? [] : [text.change_description];

/** What became of a section, its fields aside. */
export const sectionChanges = (was: Placed<SectionPart>, is: Placed<SectionPart>): string[] => [
  ...(was.part.name === is.part.name
    ? []
    : [format(text.change_renamed, { before: was.part.name, after: is.part.name })]),
  ...descriptionChange(was.part.description, is.part.description),
  ...placeChange(was.place, is.place),
];

function optionChanges(was: readonly string[], is: readonly string[]): string[] {
  const { added, removed, reordered } = listChange(was, is);
  return [
    ...(added.length > 0 ? [format(text.change_options_added, { x: added.join(', ') })] : []),
    ...(removed.length > 0 ? [format(text.change_options_removed, { x: removed.join(', ') })] : []),
    ...(reordered ? [text.change_options_order] : []),
  ];
}

/** What became of a field. */
export const fieldChanges = ({ part: was, place }: Placed<FieldPart>, is: Placed<FieldPart>): string[] => [
  ...(was.is_visible === is.part.is_visible ? [] : [is.part.is_visible ? text.change_shown : text.change_archived]),
  ...(was.is_required === is.part.is_required
    ? []
    : [is.part.is_required ? text.change_required : text.change_optional]),
  ...optionChanges(was.enum_options, is.part.enum_options),
  ...descriptionChange(was.description, is.part.description),
  ...placeChange(place, is.place),
];

const placed = <T extends { id: string }>(parts: readonly T[]): Map<string, Placed<T>> =>
  new Map(parts.map((part, at) => [part.id, { part, place: at + 1 }]));

/** What one version of the whole has against the one before it, a line a change. */
export function wholeChanges(before: PublishedWhole, after: PublishedWhole): string[] {
  const sections = placed(before.sections);
  const fields = new Map(before.sections.flatMap((section) => [...placed(section.fields)]));
  const mode = {
    before: MODE_LABELS[before.case_details_mode],
    after: MODE_LABELS[after.case_details_mode],
  };
  return [
    ...(before.case_details_mode === after.case_details_mode ? [] : [format(text.change_mode, mode)]),
    ...after.sections.flatMap((section, at) => {
      const was = sections.get(section.id);
      const own = was
        ? sectionChanges(was, { part: section, place: at + 1 }).map((change) =>
            format(text.change_of, { x: section.name, change }),
          )
        : [format(text.change_section_new, { x: section.name })];
      return [...own, ...linesOfFields(section.name, section.fields, fields)];
    }),
  ];
}

const linesOfFields = (
  section: string,
  fields: readonly FieldPart[],
  before: ReadonlyMap<string, Placed<FieldPart>>,
): string[] =>
  fields.flatMap((field, at) => {
    const was = before.get(field.id);
    if (!was) return [format(text.change_field_new, { section, x: field.name, type: TYPE_LABELS[field.field_type] })];
    return fieldChanges(was, { part: field, place: at + 1 }).map((change) =>
      format(text.change_field_of, { section, x: field.name, change }),
    );
  });
