import { sendCsv } from '#server/platform/csv.ts';
import { exportZone } from '#server/platform/list-export.ts';
import { fromQuery, type StreamRoute } from '#server/platform/rest.ts';
import { parseInput, verb } from '#server/platform/verb.ts';
import {
  STATE_COLUMN_LABELS,
  STATE_COLUMNS,
  stateFileCell,
  stateFileName,
} from '#shared/features/metrics/metric-columns.ts';
import { StateDetailsInput } from '#shared/features/metrics/metrics.schemas.ts';
import { csvRecord } from '#shared/platform/csv-record.ts';
import { scopeOf } from '../metric-scope/metric-scope.access.ts';
import { readStateSources } from './referral-map.queries.ts';

/** The sources behind a state of the map, as a CSV file. @throws forbidden when the account may not export */
export const exportState = verb(
  { name: 'referral_map.export', kind: 'read', permission: 'analytics:outreach', input: StateDetailsInput },
  async (ctx, { state, ...range }) => {
    await exportZone(ctx, 'analytics:outreach');
    const scope = await scopeOf(ctx, range);
    const sources = await readStateSources(ctx, scope, state);
    async function* parts() {
      const head = csvRecord(STATE_COLUMNS.map((column) => STATE_COLUMN_LABELS[column]));
      yield head + sources.map((row) => csvRecord(STATE_COLUMNS.map((column) => stateFileCell(row, column)))).join('');
    }
    return { file_name: stateFileName(state, scope), parts: parts() };
  },
);

/** The download of it. */
export const exportStateRoute: StreamRoute = {
  method: 'GET',
  path: '/api/geo_referral_export',
  summary: 'The referral sources behind a state of the map (text/csv)',
  verbs: [exportState],
  handle: async (ctx, req, res) => {
    const { file_name, parts } = await exportState(
      ctx,
      parseInput(StateDetailsInput, fromQuery(req, StateDetailsInput)),
    );
    await sendCsv(req, res, file_name, parts);
  },
};
