import classes from './chart.module.css';
import type { ChartTable } from './chart-table.ts';

interface TableViewProps {
  title: string;
  table: ChartTable;
}

/** Rows by their place: two may be called the same, a source and the total. */
const placed = (rows: ChartTable['rows']) => rows.map((row, at) => ({ key: `${at} ${row[0]}`, row }));

/** What is drawn, or said in one number, as a table with the same numbers. */
export function TableView({ title, table: { head, rows } }: TableViewProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it with keys
    <section className={classes.tableView} aria-label={title} tabIndex={0}>
      <table>
        <caption className="lf-sr-only">{title}</caption>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(rows).map(({ key, row: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                <td key={head[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
