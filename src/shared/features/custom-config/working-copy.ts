import { z } from 'zod';
import { FIELD_TYPES, type FieldType, machineName, sectionKey } from './custom-config.rules.ts';

const meta = { created: z.boolean(), modified: z.boolean(), version: z.int().min(0) };

const WorkingField = z.strictObject({
  id: z.uuid(),
  name: z.string().max(200),
  field_type: z.enum(FIELD_TYPES),
  description: z.string().max(2_000),
  enum_options: z.array(z.string().max(200)).max(100),
  is_required: z.boolean(),
  is_visible: z.boolean(),
  ...meta,
});

const WorkingSection = z.strictObject({
  id: z.uuid(),
  name: z.string().max(200),
  description: z.string().max(2_000),
  fields: z.array(WorkingField).max(200),
  ...meta,
});

/** What one person edits of the inquiry fields and has not published: kept for the person, so that nothing typed is lost. */
export const WorkingCopyConfig = z.strictObject({
  version: z.int().min(0).optional(),
  sections: z.array(WorkingSection).max(100),
});

export type WorkingField = z.output<typeof WorkingField>;
export type WorkingSection = z.output<typeof WorkingSection>;

/** A section as it is published, as far as the editor reads it. */
export interface PublishedSection {
  id: string;
  name: string;
  description: string;
  version: number;
  fields: readonly {
    id: string;
    name: string;
    field_type: FieldType;
    description: string | null;
    enum_options: readonly string[];
    is_required: boolean;
    is_visible: boolean;
    version: number;
  }[];
}

const UNTOUCHED = { created: false, modified: false };

/** What is published, as a working copy that nobody has touched. */
export const asWorking = (published: readonly PublishedSection[]): WorkingSection[] =>
  published.map(({ id, name, description, version, fields }) => ({
    ...{ id, name, description, version, ...UNTOUCHED },
    fields: fields.map((field) => ({
      ...{ id: field.id, name: field.name, field_type: field.field_type, version: field.version, ...UNTOUCHED },
      description: field.description ?? '',
      enum_options: [...field.enum_options],
      is_required: field.is_required,
      is_visible: field.is_visible,
    })),
  }));

interface Item {
  id: string;
  created: boolean;
  modified: boolean;
  version: number;
}

export const isTouched = ({ created, modified }: Item): boolean => created || modified;

/** One's own items over the published ones, each by itself: what one has touched stays, on the version published now. */
function rebased<T extends Item>(mine: readonly T[], fresh: readonly T[], merge: (own: T, now: T) => T): T[] {
  const now = new Map(fresh.map((item) => [item.id, item]));
  const own = new Set(mine.map(({ id }) => id));
  const kept = mine.flatMap((item) => {
    const published = now.get(item.id);
    if (published) return [merge(item, published)];
    return item.created ? [item] : [];
  });
  return [...kept, ...fresh.filter(({ id }) => !own.has(id))];
}

const over = <T extends Item>(own: T, now: T): T =>
  own.modified && !own.created ? { ...own, version: now.version } : now;

/** A working copy over what is published now: what others published meanwhile is in it, and what one has touched is too. */
export function rebase(mine: readonly WorkingSection[], published: readonly PublishedSection[]): WorkingSection[] {
  const isOrdered = mine.some(isTouched) || mine.some(({ fields }) => fields.some(isTouched));
  if (!isOrdered) return asWorking(published);
  return rebased(mine, asWorking(published), (own, now) => ({
    ...over(own, now),
    fields: rebased(own.fields, now.fields, over),
  }));
}

/** Whether others have published since this copy was last kept: something it does not know, or knows as it was before. */
export function isMet(mine: readonly WorkingSection[], published: readonly PublishedSection[]): boolean {
  const known = new Map(mine.flatMap((section) => [section, ...section.fields]).map((item) => [item.id, item]));
  return published
    .flatMap((section) => [section, ...section.fields])
    .some(({ id, version }) => known.get(id)?.version !== version);
}

export interface Review {
  newSections: WorkingSection[];
  updatedSections: WorkingSection[];
  newFields: WorkingField[];
  updatedFields: WorkingField[];
  archivedFields: WorkingField[];
  /** All of them together. */
  total: number;
}

/** What publishing would change, counted as the review shows it. */
export function reviewOf(sections: readonly WorkingSection[], published: readonly PublishedSection[]): Review {
  const fields = sections.flatMap((section) => section.fields);
  const wasVisible = new Set(
    published.flatMap((section) => section.fields.filter(({ is_visible }) => is_visible).map(({ id }) => id)),
  );
  const changed = fields.filter(({ created, modified }) => modified && !created);
  const isArchived = (field: WorkingField) => !field.is_visible && wasVisible.has(field.id);
  const review = {
    newSections: sections.filter(({ created }) => created),
    updatedSections: sections.filter(({ created, modified }) => modified && !created),
    newFields: fields.filter(({ created }) => created),
    updatedFields: changed.filter((field) => !isArchived(field)),
    archivedFields: changed.filter(isArchived),
  };
  return { ...review, total: Object.values(review).reduce((sum, list) => sum + list.length, 0) };
}

const touched = <T extends Item>(item: T): T => ({ ...item, modified: !item.created });

/** Items with one moved to another place: those that stand elsewhere now are touched. */
export function moveItem<T extends Item>(items: readonly T[], id: string, to: number): T[] {
  const moving = items.find((item) => item.id === id);
  if (!moving) return [...items];
  const rest = items.filter((item) => item.id !== id);
  const next = [...rest.slice(0, to), moving, ...rest.slice(to)];
  return next.map((item, at) => (items[at]?.id === item.id ? item : touched(item)));
}

/** Items with one changed, which is touched by that. */
export const changeItem = <T extends Item>(items: readonly T[], id: string, change: Partial<T>): T[] =>
  items.map((item) => (item.id === id ? touched({ ...item, ...change }) : item));

/** Whether another section has this title. */
export const isSectionTaken = (sections: readonly WorkingSection[], name: string, except?: string): boolean =>
  sections.some((section) => section.id !== except && sectionKey(section.name) === sectionKey(name));

/** Whether another field of any section has this title, compared by what its values are kept under. */
export const isFieldTaken = (sections: readonly WorkingSection[], name: string, except?: string): boolean =>
  sections.some(({ fields }) =>
    fields.some((field) => field.id !== except && machineName(field.name) === machineName(name)),
  );
