import { z } from 'zod';
import { format } from '#shared/platform/define-messages.ts';
import { capacityMessages as text } from './capacity.messages.ts';
import { CLINICIAN_LABELS, CLINICIAN_TYPES } from './capacity.rules.ts';

const Program = z.strictObject({ id: z.uuid(), name: z.string(), size: z.int().nullable(), archived: z.boolean() });
const Member = z.strictObject({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  type: z.enum(CLINICIAN_TYPES),
  archived: z.boolean(),
});

/** All programs of an organization, and all its clinical members, as one version holds them: the archived ones too. */
export const ProgramsWhole = z.strictObject({ programs: z.array(Program) });
export const MembersWhole = z.strictObject({ members: z.array(Member) });
export type ProgramsWhole = z.output<typeof ProgramsWhole>;
export type MembersWhole = z.output<typeof MembersWhole>;

interface Entry {
  id: string;
  archived: boolean;
}

/** What became of each entry: `words` says what of it is another now. */
function changes<T extends Entry>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (entry: T) => string,
  words: (was: T, is: T) => string[],
): string[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  return after.flatMap((is) => {
    const was = known.get(is.id);
    if (!was) return [format(text.history_added, { x: nameOf(is) })];
    const name = { x: nameOf(is) };
    const moved =
      was.archived === is.archived ? [] : [format(is.archived ? text.history_archived : text.history_back, name)];
    return [...words(was, is), ...moved];
  });
}

const bedsOf = (size: number | null) => (size === null ? text.no_limit : String(size));
const whoOf = ({ firstname, lastname }: MembersWhole['members'][number]) => `${firstname} ${lastname}`;
const renamed = (before: string, after: string) =>
  before === after ? [] : [format(text.history_renamed, { before, after })];

export const programChanges = (before: ProgramsWhole, after: ProgramsWhole): string[] =>
  changes(
    before.programs,
    after.programs,
    ({ name }) => name,
    (was, is) => [
      ...renamed(was.name, is.name),
      ...(was.size === is.size
        ? []
        : [format(text.history_capacity, { x: is.name, before: bedsOf(was.size), after: bedsOf(is.size) })]),
    ],
  );

export const memberChanges = (before: MembersWhole, after: MembersWhole): string[] =>
  changes(before.members, after.members, whoOf, (was, is) => [
    ...renamed(whoOf(was), whoOf(is)),
    ...(was.type === is.type
      ? []
      : [
          format(text.history_role, {
            x: whoOf(is),
            before: CLINICIAN_LABELS[was.type],
            after: CLINICIAN_LABELS[is.type],
          }),
        ]),
  ]);
