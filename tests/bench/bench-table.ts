import type { BenchRow } from './bench-row.ts';

const HEADINGS = ['figure', 'what', 'ours', 'reference', 'ratio', 'goal', 'met'];

const cellsOf = (row: BenchRow): string[] => [
  row.figure,
  row.note ? `${row.what} (${row.note})` : row.what,
  row.ours,
  row.reference,
  row.ratio === null ? '–' : row.ratio.toFixed(2),
  row.goal,
  row.met === null ? '?' : row.met ? 'yes' : 'NO',
];

/** What a bench measured; one that fails is a row that says why, so that the others are measured all the same. */
export async function rowsOrReason(
  figures: readonly string[],
  measure: () => Promise<BenchRow[]>,
): Promise<readonly BenchRow[]> {
  try {
    return await measure();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const figure = figures.map((name) => name.toUpperCase()).join(', ');
    return [
      { figure, what: `failed: ${reason}`, ours: '–', reference: '–', ratio: null, goal: 'measured', met: false },
    ];
  }
}

/** Prints one figure as soon as it is measured. */
export const printRow = (row: BenchRow): void => console.log(`  ${cellsOf(row).join('  ')}`);

/** Prints all figures as one table, and how many of the goals are met. */
export function printTable(rows: readonly BenchRow[]): void {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  for (const [index, line] of lines.entries()) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  }
  const said = rows.filter((row) => row.met !== null);
  console.log(`\n${said.filter((row) => row.met).length} of ${said.length} goals met`);
}
