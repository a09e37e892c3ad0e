import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { SortableTable } from '#client/components/sortable/sortable-table.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { SAMPLE_ROWS, type SampleRow, sampleColumns } from './sample-rows.tsx';

const COLUMNS = sampleColumns(['name', 'status', 'created']);
const rowId = ({ id }: SampleRow) => id;
const nameOf = ({ name }: SampleRow) => name;

/** A table whose rows are put in order. */
export function OrderSection() {
  const [rows, setRows] = useState(SAMPLE_ROWS);
  return (
    <Card title="Waiting list">
      <SortableTable
        caption="Waiting list"
        columns={COLUMNS}
        rows={rows}
        rowId={rowId}
        nameOf={nameOf}
        density="standard"
        onMove={(id, to) => {
          const from = rows.findIndex((row) => row.id === id);
          setRows(arrayMove(rows, from, to));
        }}
      />
    </Card>
  );
}
