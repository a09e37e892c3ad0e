import { type SqlBool, sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';
import { CLINICIAN_FIELDS, type ClinicianField } from '#shared/features/capacity/capacity.rules.ts';
import { AppError, ensure, invalidField } from '#shared/platform/errors.ts';
import { isUuid } from '#shared/platform/uuid.ts';
import { openClinicians, openFacilities } from '../capacity/capacity.access.ts';
import { selectClinician, selectFacility } from '../capacity/capacity.view.ts';

type Clinicians = Partial<Record<ClinicianField, string | null>>;

export interface PlaceEdit extends Clinicians {
  /** Its id or its name. */
  facility?: string | null;
}

const FIELDS = Object.keys(CLINICIAN_FIELDS) as ClinicianField[];
const folded = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-US');

/**
 * The columns that an inquiry's place and clinicians are kept in. A name is taken in any case and kept as it is written
 * in the lists; one that the inquiry has already may stay after it has left them.
 * @throws not_found for an id of no facility, bad_request for a name that stands in no list
 */
export async function resolvePlace(
  tx: TxContext,
  edit: PlaceEdit,
  row: Clinicians,
): Promise<Clinicians & { facility_id?: string | null }> {
  const { facility } = edit;
  return {
    ...(facility === undefined ? {} : { facility_id: facility === null ? null : await findFacility(tx, facility) }),
    ...(await findClinicians(tx, edit, row)),
  };
}

async function findFacility(tx: TxContext, facility: string): Promise<string> {
  const named = isUuid(facility)
    ? sql<SqlBool>`id = ${facility}`
    : sql<SqlBool>`fold(name) = fold(collapse(${facility}))`;
  // Held until the inquiry names it: a program is archived only while nobody lives there or is expected.
  const found = await selectFacility(tx.db).where(openFacilities(tx)).where(named).forShare().executeTakeFirst();
  ensure(found, isUuid(facility) ? 'not_found' : 'bad_request', text.facility_not_found, {
    fields: { facility: text.facility_not_found },
  });
  return found.id;
}

/**
 * Holds the program that an inquiry names already for as long as `findFacility` holds a new one: it may have been archived
 * since, and nobody lives or is expected in such a one.
 * @throws bad_request
 */
export async function refuseArchived(tx: TxContext, facility_id: string): Promise<void> {
  const found = await selectFacility(tx.db)
    .where(openFacilities(tx))
    .where('id', '=', facility_id)
    .forShare()
    .execute();
  if (found.length === 0) throw invalidField('facility', text.facility_archived);
}

async function findClinicians(tx: TxContext, edit: PlaceEdit, row: Clinicians): Promise<Clinicians> {
  const given = FIELDS.filter((field) => edit[field] !== undefined);
  const named = given.filter((field) => edit[field] && edit[field] !== row[field]);
  if (named.length === 0) return Object.fromEntries(given.map((field) => [field, edit[field]]));
  const listed = await selectClinician(tx.db).where(openClinicians(tx)).execute();
  const names = new Map(
    listed.map(({ type, firstname, lastname }) => [
      `${type} ${folded(`${firstname} ${lastname}`)}`,
      `${firstname} ${lastname}`,
    ]),
  );
  const nameOf = (field: ClinicianField) => names.get(`${CLINICIAN_FIELDS[field]} ${folded(edit[field] ?? '')}`);
  const unknown = named.filter((field) => nameOf(field) === undefined);
  if (unknown.length > 0)
    throw new AppError('bad_request', text.clinician_not_found, {
      fields: Object.fromEntries(unknown.map((field) => [field, text.clinician_not_found])),
    });
  return Object.fromEntries(given.map((field) => [field, named.includes(field) ? nameOf(field) : edit[field]]));
}
