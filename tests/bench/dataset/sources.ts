import { ACTIVITY_EVENTS } from '#shared/features/activities/activities.rules.ts';
import { PAYMENT_TYPES, SPECIALIZATIONS } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { USUAL_RHYTHM } from '#shared/features/referral-sources/source-rhythm.ts';
import { addDays } from '#shared/platform/dates.ts';
import type { OrganizationSize } from './dataset-size.ts';
import { below, drawn, rowId, skewedBelow } from './draw.ts';
import { DATA_END, DATA_START, DAY_MS, DRAW, day, instant, organizationId, SERIES } from './organization.ts';
import { numbered, several, type TableRows } from './table-rows.ts';
import { LAST_NAMES, RARE_STAFF, SOURCE_KINDS, SOURCE_NAMES, SOURCE_STATUSES, STAFF, STATES } from './words.ts';

export const sourceIdOf = (organization: number, index: number) =>
  rowId(DATA_START, SERIES.source, organization, index);

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
  ...['last_activity_date', 'due_on', 'is_active', 'created_at', 'updated_at'],
];

/** The last payment type and the last specialization are rare. */
const manyOf = (options: readonly string[], draw: number) =>
  options.filter((_, at) => (at === options.length - 1 ? draw % 997 === 0 : (draw >> at) % 3 === 0));

const SOURCE = {
  kind: (organization: number, index: number) => drawn(DRAW.kind, organization, index),
  owner: (organization: number, index: number) =>
    SOURCE.kind(organization, index) % 3 === 0
      ? null
      : STAFF[skewedBelow(STAFF.length, DRAW.owner, organization, index)]!,
  lastActivity: (organization: number, index: number) =>
    SOURCE.kind(organization, index) % 9 === 0
      ? null
      : day(DATA_END - below(900, DRAW.activity, organization, index) * DAY_MS),
};

export const sourceRows = (organization: number, size: OrganizationSize): TableRows =>
  numbered('referral_sources', SOURCE_COLUMNS, size.sources, (index) => {
    const kind = SOURCE.kind(organization, index);
    const at = instant(DATA_START + index * 1000);
    return [
      ...[sourceIdOf(organization, index), organizationId(organization), sourceNameOf(index)],
      SOURCE_KINDS[kind % SOURCE_KINDS.length]!,
      manyOf(PAYMENT_TYPES, kind),
      manyOf(SPECIALIZATIONS, kind >> 4),
      `${1 + (kind % 900)} Harbor Street`,
      STATES[kind % STATES.length]!,
      SOURCE.owner(organization, index),
      SOURCE_STATUSES[kind % SOURCE_STATUSES.length]!,
      SOURCE.lastActivity(organization, index),
      // As a trigger keeps it otherwise.
      addDays(SOURCE.lastActivity(organization, index) ?? day(DATA_START + index * 1000), USUAL_RHYTHM),
      true,
      ...[at, at],
    ];
  });

const ACTIVITIES_EACH = 10;

/** Five activities bear the rare name, whatever the size. */
const performerOf = (organization: number, activity: number): string =>
  activity < 5 ? RARE_STAFF : STAFF[skewedBelow(STAFF.length, DRAW.owner, organization, activity)]!;

export const activityRows = (organization: number, size: OrganizationSize): TableRows =>
  numbered(
    'referral_activities',
    ['id', 'org_id', 'referral_id', 'event', 'performed_by', 'event_date'],
    size.sources * ACTIVITIES_EACH,
    (index) => {
      const at = DATA_END - below(900, DRAW.activity, organization, index) * DAY_MS;
      return [
        rowId(at, SERIES.activity, organization, index),
        organizationId(organization),
        sourceIdOf(organization, index % size.sources),
        ACTIVITY_EVENTS[index % ACTIVITY_EVENTS.length]!,
        performerOf(organization, index),
        day(at),
      ];
    },
  );

/** Owners and performers of each source, as triggers link them otherwise. */
export const sourceStaffRows = (organization: number, size: OrganizationSize): TableRows =>
  several(
    'source_staff',
    ['org_id', 'referral_id', 'staff_name', 'is_active', 'last_activity_date'],
    size.sources,
    (index) => {
      const performers = Array.from({ length: ACTIVITIES_EACH }, (_, at) =>
        performerOf(organization, index + at * size.sources),
      );
      const owner = SOURCE.owner(organization, index);
      const last = SOURCE.lastActivity(organization, index);
      return [...new Set(owner === null ? performers : [owner, ...performers])].map((name) => [
        ...[organizationId(organization), sourceIdOf(organization, index), name, true, last],
      ]);
    },
  );
