import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface RequestSample {
  method: string;
  /** The route's template or the procedure's name; anything else would make a series of every address. */
  route: string;
  status: number;
  seconds: number;
}

export interface JobSample {
  job: string;
  outcome: 'completed' | 'retried' | 'failed';
  seconds: number;
}

export interface OutboxLag {
  /** Age of the oldest row not yet handed on, in seconds; 0 when there is none. */
  seconds: number;
  pending: number;
}

export interface Metrics {
  registry: Registry;
  request(sample: RequestSample): void;
  job(sample: JobSample): void;
  queueDepth(queue: string, state: 'waiting' | 'active' | 'delayed' | 'failed', jobs: number): void;
  outbox(lag: OutboxLag): void;
  /** Whether the last nightly check found every organization's audit chain whole. */
  auditIntact(intact: boolean): void;
  auditUnsealed(rows: number): void;
  /** Numbers kept by day that the nightly check found to differ from their rows, and repaired. */
  numbersDiffered(numbers: number): void;
}

const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const JOB_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 1_200];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The process's measurements, in a registry of their own so that two in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route template and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of job attempts by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const depth = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs in a queue by state',
    labelNames: ['queue', 'state'],
    registers,
  });
  const lag = new Gauge({ name: 'outbox_lag_seconds', help: 'Age of the oldest unrelayed outbox row', registers });
  const pending = new Gauge({ name: 'outbox_pending', help: 'Outbox rows not yet relayed', registers });
  // A process that checks no chain has nothing to say of it, least of all 0.
  const intact = new Gauge({
    name: 'landfall_audit_intact',
    help: 'Whether the nightly check found every audit chain whole: 1 or 0',
    registers: [],
  });
  const unsealed = new Gauge({
    name: 'landfall_audit_unsealed_rows',
    help: 'Audit rows not yet sealed',
    registers: [],
  });
  const differed = new Counter({
    name: 'landfall_metric_differences_total',
    help: 'Numbers kept by day that the nightly check found wrong and repaired',
    registers,
  });
  const say = (gauge: Gauge, value: number) => {
    registry.registerMetric(gauge);
    gauge.set(value);
  };

  return {
    registry,
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method: METHODS.has(method) ? method : 'other', route, status: String(status) }, seconds),
    job: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    queueDepth: (queue, state, count) => depth.set({ queue, state }, count),
    outbox: (found) => {
      lag.set(found.seconds);
      pending.set(found.pending);
    },
    auditIntact: (whole) => say(intact, whole ? 1 : 0),
    auditUnsealed: (rows) => say(unsealed, rows),
    numbersDiffered: (numbers) => differed.inc(numbers),
  };
}

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Serves `GET /metrics` for Prometheus on a port of its own. Rejects when the port is taken. */
export function serveMetrics(
  registry: Registry,
  { port, host = '127.0.0.1' }: { port: number; host?: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
}
