import type { Context } from '#server/platform/context.ts';
import { queryBuilder } from '#server/platform/database.ts';
import { inPreparedOrganization } from '#server/platform/in-organization.ts';
import { parameter, prepared, slotsOf } from '#server/platform/prepared.ts';

/** Built once, as notes are written all day. */
const select = () =>
  queryBuilder
    .selectFrom('inquiries')
    .leftJoin('first_contacts', (join) =>
      join
        .onRef('first_contacts.opportunity_id', '=', 'inquiries.id')
        .on(inPreparedOrganization('first_contacts'))
        .on('first_contacts.contacted_at', 'is', null),
    )
    .select(['first_contacts.id', 'first_contacts.started_at', 'first_contacts.due_at'])
    .where(inPreparedOrganization('inquiries'))
    .where('inquiries.id', '=', parameter<string>('opportunity_id'));

/** The inquiry that a note is of, as the clock that runs for it, whose columns are null where none runs. */
export const askForNote = ({ actor }: Context, opportunity_id: string) =>
  prepared('inquiry of a note', select, { org_id: actor.org_id, opportunity_id });

const COLUMNS = [
  ...(['id', 'org_id', 'opportunity_id', 'kind', 'user_id', 'user_name'] as const),
  ...(['description', 'meta_description', 'created_at', 'edited_at'] as const),
];
const insert = () => queryBuilder.insertInto('inquiry_notes').values(slotsOf(COLUMNS));

/** A note as it is written. */
export const insertNote = (row: Readonly<Record<(typeof COLUMNS)[number], string | null>>) =>
  prepared('note', insert, row);
