import { ACTIVITY_EVENTS } from '../../../src/shared/features/activities/activities.rules.ts';
import {
  PAYMENT_TYPES,
  SPECIALIZATIONS,
} from '../../../src/shared/features/referral-sources/referral-sources.rules.ts';
import type { OrganisationSize } from './dataset-size.ts';
import { below, drawn, rowId, skewedBelow } from './draw.ts';
import { DATA_END, DATA_START, DAY_MS, DRAW, day, instant, organisationId, SERIES } from './organisation.ts';
import { numbered, several, type TableRows } from './table-rows.ts';
import { LAST_NAMES, RARE_STAFF, SOURCE_KINDS, SOURCE_NAMES, SOURCE_STATUSES, STAFF, STATES } from './words.ts';

export const sourceIdOf = (organisation: number, index: number) =>
  rowId(DATA_START, SERIES.source, organisation, index);

export const sourceNameOf = (index: number) =>
  `${SOURCE_NAMES[index % SOURCE_NAMES.length]} ${LAST_NAMES[Math.floor(index / SOURCE_NAMES.length) % LAST_NAMES.length]}`;

const SOURCE_COLUMNS = [
  ...[
    'id',
    'org_id',
    'referral_name',
    'type',
    'payment_type',
    'specializations',
    'address',
    'state',
    'owner',
    'status',
  ],
  ...['last_activity_date', 'is_active', 'created_at', 'updated_at'],
];

/** The last payment type and the last specialization are rare. */
const someOf = (options: readonly string[], draw: number) =>
  options.filter((_, at) => (at === options.length - 1 ? draw % 997 === 0 : (draw >> at) % 3 === 0));

const SOURCE = {
  kind: (organisation: number, index: number) => drawn(DRAW.kind, organisation, index),
  owner: (organisation: number, index: number) =>
    SOURCE.kind(organisation, index) % 3 === 0
      ? null
      : STAFF[skewedBelow(STAFF.length, DRAW.owner, organisation, index)]!,
  lastActivity: (organisation: number, index: number) =>
    SOURCE.kind(organisation, index) % 9 === 0
      ? null
      : day(DATA_END - below(900, DRAW.activity, organisation, index) * DAY_MS),
};

export const sourceRows = (organisation: number, size: OrganisationSize): TableRows =>
  numbered('referral_sources', SOURCE_COLUMNS, size.sources, (index) => {
    const kind = SOURCE.kind(organisation, index);
    const at = instant(DATA_START + index * 1000);
    return [
      ...[sourceIdOf(organisation, index), organisationId(organisation), sourceNameOf(index)],
      SOURCE_KINDS[kind % SOURCE_KINDS.length]!,
      someOf(PAYMENT_TYPES, kind),
      someOf(SPECIALIZATIONS, kind >> 4),
      `${1 + (kind % 900)} Harbor Street`,
      STATES[kind % STATES.length]!,
      SOURCE.owner(organisation, index),
      SOURCE_STATUSES[kind % SOURCE_STATUSES.length]!,
      SOURCE.lastActivity(organisation, index),
      true,
      ...[at, at],
    ];
  });

const ACTIVITIES_EACH = 10;

/** Five activities bear the rare name, whatever the size. */
const performerOf = (organisation: number, activity: number): string =>
  activity < 5 ? RARE_STAFF : STAFF[skewedBelow(STAFF.length, DRAW.owner, organisation, activity)]!;

export const activityRows = (organisation: number, size: OrganisationSize): TableRows =>
  numbered(
    'referral_activities',
    ['id', 'org_id', 'referral_id', 'event', 'performed_by', 'event_date'],
    size.sources * ACTIVITIES_EACH,
    (index) => {
      const at = DATA_END - below(900, DRAW.activity, organisation, index) * DAY_MS;
      return [
        rowId(at, SERIES.activity, organisation, index),
        organisationId(organisation),
        sourceIdOf(organisation, index % size.sources),
        ACTIVITY_EVENTS[index % ACTIVITY_EVENTS.length]!,
        performerOf(organisation, index),
        day(at),
      ];
    },
  );

/** Owners and performers of each source, as triggers link them otherwise. */
export const sourceStaffRows = (organisation: number, size: OrganisationSize): TableRows =>
  several(
    'source_staff',
    ['org_id', 'referral_id', 'staff_name', 'is_active', 'last_activity_date'],
    size.sources,
    (index) => {
      const performers = Array.from({ length: ACTIVITIES_EACH }, (_, at) =>
        performerOf(organisation, index + at * size.sources),
      );
      const owner = SOURCE.owner(organisation, index);
      const last = SOURCE.lastActivity(organisation, index);
      return [...new Set(owner === null ? performers : [owner, ...performers])].map((name) => [
        ...[organisationId(organisation), sourceIdOf(organisation, index), name, true, last],
      ]);
    },
  );
