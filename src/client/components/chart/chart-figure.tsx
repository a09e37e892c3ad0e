import { IconDotsVertical } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { saveFile } from '#client/platform/rest.ts';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ActionMenu } from '../../ui/layers/action-menu.tsx';
import classes from './chart.module.css';
import { type ChartTable, tableFile } from './chart-table.ts';
import { savePicture } from './save-picture.ts';
import { TableView } from './table-view.tsx';

interface ChartFigureProps {
  title: string;
  /** It stands above the figure already; its name it is all the same. */
  titleHidden?: boolean;
  /** One sentence that says what the chart shows. */
  summary: string;
  /** How it compares with what was before. */
  comparison?: ReactNode;
  /** What is counted, and how. */
  definition: ReactNode;
  /** Beside the title: '6 / 14', 'As of today'. */
  aside?: ReactNode;
  table: ChartTable;
  /** Without its ending. */
  fileName: string;
  /** The way to the rows behind it, and the pin. */
  tools?: ReactNode;
  /** Numbers of another range are on their way: those before stay, dimmed. */
  stale?: boolean;
  children: ReactNode;
}

/** Whatever is drawn of numbers stands in one of these: said in a sentence, readable as a table, saved as a file or picture. */
export function ChartFigure({
  title,
  titleHidden,
  summary,
  table,
  fileName,
  stale = false,
  ...parts
}: ChartFigureProps) {
  const id = useId();
  const drawn = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const [explained, setExplained] = useState(false);
  return (
    <figure className={classes.figure} aria-labelledby={id} aria-busy={stale}>
      <figcaption className={classes.head}>
        <span className={classes.titles}>
          <h3 id={id} hidden={titleHidden}>
            {title}
          </h3>
          {parts.aside && <span className={classes.aside}>{parts.aside}</span>}
          {titleHidden && <p className={classes.summary}>{summary}</p>}
        </span>
        <span className={classes.tools}>
          {parts.tools}
          <ActionMenu
            trigger={
              <IconButton label={format(text.more, { title })}>
                <IconDotsVertical size={18} stroke={1.75} aria-hidden />
              </IconButton>
            }
            actions={[
              {
                key: 'table',
                label: asTable ? text.view_chart : text.view_table,
                onSelect: () => setAsTable(!asTable),
              },
              { key: 'means', label: format(text.definition, { title }), onSelect: () => setExplained(!explained) },
              { key: 'csv', label: text.download_csv, onSelect: () => saveFile(tableFile(table), `${fileName}.csv`) },
              { key: 'png', label: text.download_png, onSelect: () => void savePicture(drawn.current!, fileName) },
            ]}
          />
        </span>
      </figcaption>
      {explained && <div className={classes.definition}>{parts.definition}</div>}
      {!titleHidden && <p className={classes.summary}>{summary}</p>}
      {parts.comparison && <p className={classes.summary}>{parts.comparison}</p>}
      <div ref={drawn} className={`${classes.body} ${stale ? classes.stale : ''}`}>
        {asTable ? <TableView title={title} table={table} /> : parts.children}
      </div>
    </figure>
  );
}
