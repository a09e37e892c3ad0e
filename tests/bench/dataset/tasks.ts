import { addDays } from '#shared/platform/dates.ts';
import { ROLES } from '#shared/platform/permissions.ts';
import type { OrganizationSize } from './dataset-size.ts';
import { below, drawn, rowId, skewedBelow } from './draw.ts';
import { DATA_END, DATA_START, DRAW, day, instant, organizationId, SERIES, userId } from './organization.ts';
import { sourceIdOf, sourceNameOf } from './sources.ts';
import { numbered, type TableRows } from './table-rows.ts';
import { STAFF } from './words.ts';

const TITLES = [
  'Call back about the open bed',
  'Send the brochure',
  'Ask for the records of the earlier stay',
  'Visit and bring the new rate sheet',
  'Thank them for the referral',
] as const;

const COLUMNS = [
  ...['id', 'org_id', 'title', 'due_date', 'assigned_to_id', 'assigned_to', 'referral_id', 'org_associated_with'],
  ...['is_complete', 'completed_at', 'priority', 'snoozed_until', 'created_at', 'created_by', 'updated_at'],
];

/** Four of five are done; of the open ones a tenth is put off. The first of the people, whom the benches ask as, has most. */
export const taskRows = (organization: number, size: OrganizationSize): TableRows =>
  numbered('tasks', COLUMNS, size.tasks, (index) => {
    const chance = drawn(DRAW.task, organization, index);
    const created = DATA_START + Math.floor(((DATA_END - DATA_START) / size.tasks) * index);
    const source = skewedBelow(size.sources, DRAW.task + 1000, organization, index);
    const who = skewedBelow(ROLES.length, DRAW.task + 2000, organization, index);
    const isComplete = chance % 5 !== 0;
    const at = instant(created);
    return [
      rowId(created, SERIES.task, organization, index),
      organizationId(organization),
      TITLES[index % TITLES.length]!,
      chance % 11 === 0 ? null : addDays(day(created), below(60, DRAW.task + 3000, organization, index)),
      ...[userId(organization, who), STAFF[who]!, sourceIdOf(organization, source), sourceNameOf(source)],
      ...[isComplete, isComplete ? at : null, 1 + (chance % 3)],
      !isComplete && (chance >>> 8) % 10 === 0 ? addDays(day(DATA_END), 400) : null,
      ...[at, STAFF[0]!, at],
    ];
  });
