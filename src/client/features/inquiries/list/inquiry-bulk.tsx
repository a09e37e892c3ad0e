import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ActionBar } from '#client/components/bulk/action-bar.tsx';
import type { Refusal } from '#client/components/bulk/why-dialog.tsx';
import type { BulkBarProps } from '#client/components/list/define-list.ts';
import { useOptions } from '#client/platform/options.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { staffOptions } from '../inquiries.data.ts';
import type { InquiryRow } from '../inquiry-fields.tsx';
import { type InquiryChange, useChangeInquiries } from './change-inquiries.ts';
import { PRIORITY_CHOICES, priorityName } from './priority-choices.ts';

const WhyDialog = drawnLater(async () => (await import('#client/components/bulk/why-dialog.tsx')).WhyDialog);

interface InquiryBulkBarProps extends BulkBarProps<InquiryRow> {
  /** What other features do with chosen inquiries. */
  further?: ReactNode;
}

/** What can be done with the chosen inquiries. */
export function InquiryBulkBar({ page, selection, further }: InquiryBulkBarProps) {
  const { data: staff = [] } = useQuery(staffOptions());
  const levels = useOptions('LEVELS_OF_CARE');
  const [refusals, setRefusals] = useState<readonly Refusal[] | null>(null);
  const names = useRef(new Map<string, string>()).current;
  const changeAll = useChangeInquiries((refused) =>
    setRefusals(refused.map(({ id, reason }) => ({ id, reason, name: names.get(id) ?? id }))),
  );
  const change = async (to: InquiryChange) => {
    const rows = selection.rows();
    for (const { id, name } of rows) names.set(id, name);
    selection.clear();
    const { changed } = await changeAll(rows, to);
    if (changed.length === 0) selection.choose(rows);
  };
  const menus = [
    {
      label: text.bulk_staff,
      actions: staff.map((name) => ({ key: name, label: name, onSelect: () => void change({ add_staff: name }) })),
    },
    {
      label: text.bulk_priority,
      actions: PRIORITY_CHOICES.map((priority) => ({
        key: priorityName(priority),
        label: priorityName(priority),
        onSelect: () => void change({ priority }),
      })),
    },
    {
      label: text.bulk_level_of_care,
      actions: levels.map((level) => ({
        key: level,
        label: level,
        onSelect: () => void change({ level_of_care: level }),
      })),
    },
  ];
  return (
    <>
      <ActionBar selection={selection} total={page?.total ?? 0}>
        {menus
          .filter(({ actions }) => actions.length > 0)
          .map(({ label, actions }) => (
            <ActionMenu key={label} position="top-end" trigger={<Button>{label}</Button>} actions={actions} />
          ))}
        {further}
      </ActionBar>
      <WhyDialog refusals={refusals} onClose={() => setRefusals(null)} />
    </>
  );
}
