import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { MetricsServer } from '#server/platform/metrics.ts';
import { createMetrics, serveMetrics } from '#server/platform/metrics.ts';
import { closeServer, listen } from '#tests/support/listen.ts';

let running: MetricsServer | undefined;
afterEach(() => running?.close());

test('measurements are served as text on a port of their own', async () => {
  const metrics = createMetrics();
  metrics.request({ method: 'GET', route: '/api/patients', status: 200, seconds: 0.012 });
  metrics.request({ method: 'BREW', route: 'unmatched', status: 404, seconds: 0.001 });
  metrics.job({ job: 'extract_document', outcome: 'completed', seconds: 3 });
  metrics.queueDepth('documents', 'waiting', 4);
  metrics.outbox({ seconds: 1.5, pending: 2 });
  running = await serveMetrics(metrics.registry, { port: 0 });
  const response = await fetch(`http://127.0.0.1:${running.port}/metrics`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  for (const line of [
    'http_request_duration_seconds_count{method="GET",route="/api/patients",status="200"} 1',
    'http_request_duration_seconds_count{method="other",route="unmatched",status="404"} 1',
    'job_duration_seconds_sum{job="extract_document",outcome="completed"} 3',
    'queue_jobs{queue="documents",state="waiting"} 4',
    'outbox_lag_seconds 1.5',
    'outbox_pending 2',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toContain('process_resident_memory_bytes');
  expect((await fetch(`http://127.0.0.1:${running.port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${running.port}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('a port in use is an error', async () => {
  const other = createServer();
  const port = await listen(other);
  await expect(serveMetrics(createMetrics().registry, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await closeServer(other);
});
