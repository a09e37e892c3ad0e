import pg from 'pg';
import type { PgbenchResult, PgbenchRun } from './pgbench.ts';

/** What stands in for pgbench where it is missing: node-postgres alone, with named statements. About half of pgbench's rate. */
export async function runBareLoop({
  url,
  statements,
  organization,
  connections,
  seconds,
  durable = false,
}: PgbenchRun): Promise<PgbenchResult> {
  const options = `-c role=landfall_app -c app.org_id=${organization} -c synchronous_commit=${durable ? 'on' : 'off'} -c timezone=UTC`;
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const one = async () => {
    const client = new pg.Client({ connectionString: url, options });
    await client.connect();
    while (performance.now() < until) {
      const began = performance.now();
      for (const [index, { text, values }] of statements.entries())
        await client.query({ name: `s${index}`, text, values: [...values] });
      times.push(performance.now() - began);
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: connections }, one));
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}
