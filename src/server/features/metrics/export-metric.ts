import { sendCsv } from '#server/platform/csv.ts';
import { exportZone, partsOf } from '#server/platform/list-export.ts';
import { fromQuery, type StreamRoute } from '#server/platform/rest.ts';
import { read } from '#server/platform/transaction.ts';
import { isAllowed, parseInput, permit, verb } from '#server/platform/verb.ts';
import type { MetricRow } from '#shared/features/metrics/metric-answers.ts';
import {
  metricColumns,
  metricFileCell,
  metricFileLabel,
  metricFileName,
} from '#shared/features/metrics/metric-columns.ts';
import { metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { MetricExportInput } from '#shared/features/metrics/metrics.schemas.ts';
import { rowSeenBy, type Stretch, seamOf, selectRows } from '../metric-rows/metric-rows.queries.ts';
import { scopeOf } from '../metric-scope/metric-scope.access.ts';
import { permitMetrics } from './metrics.queries.ts';

/**
 * The rows behind a number, or behind a part of it, as a CSV file, as this person sees them.
 * @throws forbidden when the account may not export, or the role may not see the metric or take its rows along
 */
export const exportMetric = verb(
  { name: 'metrics.export', kind: 'read', permission: 'analytics:read', input: MetricExportInput },
  async (ctx, { start_date, end_date, ...drill }) => {
    await permitMetrics(ctx, [drill.metric]);
    const ofInquiries = metricOf(drill.metric).rows === 'inquiries';
    if (ofInquiries) await permit(ctx, 'inquiries:export');
    const zone = await exportZone(ctx, 'analytics:read');
    const scope = await scopeOf(ctx, { start_date, end_date });
    const columns = metricColumns(drill.metric, (permission) => isAllowed(ctx, permission));
    return {
      file_name: metricFileName(drill.metric, drill.category, scope),
      parts: partsOf<MetricRow>(ctx, {
        entity: 'metrics',
        details: { metric: drill.metric },
        head: columns.map(metricFileLabel),
        cellsOf: (row) => columns.map((column) => metricFileCell(row, column, zone)),
        readAfter: async ({ limit, after }) => {
          const behind = after === undefined ? undefined : (JSON.parse(after) as Stretch['after']);
          const [page] = await read(ctx, (db) => [selectRows(db, scope, drill, { limit, after: behind })]);
          const rows = page.map((row) => rowSeenBy(ctx, drill.metric, row));
          return { rows, next: page.length < limit ? null : JSON.stringify(seamOf(page, behind)) };
        },
      }),
    };
  },
);

/** The download of it. */
export const exportMetricRoute: StreamRoute = {
  method: 'GET',
  path: '/api/metrics_export',
  summary: 'The rows behind a metric, or behind a part of it (text/csv)',
  verbs: [exportMetric],
  handle: async (ctx, req, res) => {
    const { file_name, parts } = await exportMetric(
      ctx,
      parseInput(MetricExportInput, fromQuery(req, MetricExportInput)),
    );
    await sendCsv(req, res, file_name, parts);
  },
};
