import type { z } from 'zod';
import type { Permission } from '#shared/platform/permissions.ts';
import { MembersWhole, memberChanges, ProgramsWhole, programChanges } from '../capacity/capacity-whole.ts';
import { PublishedWhole, wholeChanges } from '../custom-config/published-whole.ts';

interface Whole {
  /** Who brings a version back. */
  write: Permission;
  schema: z.ZodType<Record<string, unknown>>;
  /** What one version has against the one before it, a line a change. */
  changes: (before: never, after: never) => string[];
}

/** What is kept row by row, by verbs of its own, and yet has its versions as one whole. */
export const WHOLES = {
  INQUIRY_FIELDS: { write: 'inquiry_fields:manage', schema: PublishedWhole, changes: wholeChanges },
  PROGRAMS: { write: 'config_admissions:write', schema: ProgramsWhole, changes: programChanges },
  CLINICAL_MEMBERS: { write: 'config_admissions:write', schema: MembersWhole, changes: memberChanges },
} as const satisfies Record<string, Whole>;

export const WHOLE_TYPES = [
  'INQUIRY_FIELDS',
  'PROGRAMS',
  'CLINICAL_MEMBERS',
] as const satisfies readonly (keyof typeof WHOLES)[];
export type WholeType = (typeof WHOLE_TYPES)[number];

export const isWhole = (type: string): type is WholeType => Object.hasOwn(WHOLES, type);

const emptied = (config: object): object =>
  Object.fromEntries(Object.entries(config).map(([key, value]) => [key, Array.isArray(value) ? [] : value]));

/** What a version changed, in words; the first one says all that it holds. */
export function changesOfWhole(type: WholeType, before: object | undefined, after: object): string[] {
  const { schema, changes } = WHOLES[type];
  const [was, is] = [schema.safeParse(before ?? emptied(after)), schema.safeParse(after)];
  return was.success && is.success ? changes(was.data as never, is.data as never) : [];
}
