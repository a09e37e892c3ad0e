import type { BenchRow } from './bench-row.ts';
import { restPath } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import { compare } from './run-load.ts';
import type { Variant, World } from './world.ts';

const SECONDS = 8;

/** S3 and S4: what row-level security with its transaction costs, and what the total costs, asked in turn. */
export async function run(world: World): Promise<BenchRow[]> {
  const whole = await world.app();
  const against = async (variant: Variant, input: Record<string, unknown>) => {
    const { port } = await world.app(variant);
    const path = restPath(input);
    return compare(whole.headers, { port: whole.port, path }, { port, path }, SECONDS);
  };
  return [
    mostRow('S3', 'row-level security, transaction, session', await against('without-wrapper', {}), 1.05, 'without'),
    mostRow('S4', 'the total, no filter', await against('without-total', {}), 1.15, 'without'),
    mostRow(
      'S4',
      'the total of a status',
      await against('without-total', { status_filter: 'DROPPED' }),
      1.15,
      'without',
    ),
  ];
}
