import { useNavigate } from '@tanstack/react-router';
import { INQUIRY_STATUS_LABELS } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { navigationMessages as text } from '../../../shared/features/navigation/navigation.messages.ts';
import { formatDay, formatInstantDay } from '../../../shared/platform/dates.ts';
import { CommandPalette, type PaletteGroup } from '../../components/command-palette.tsx';
import { clientHref, inquiryHref } from '../../platform/links.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { trpcClient } from '../../platform/trpc.ts';
import { openAreas } from './navigation.ts';

interface PaletteProps {
  opened: boolean;
  onClose: () => void;
  onHelp: () => void;
}

const FOUND = 5;

/** Ctrl/Cmd+K over places, actions, inquiries and clients. */
export function Palette({ opened, onClose, onHelp }: PaletteProps) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const mayWrite = useMay('inquiries:write');
  const mayReadClients = useMay('clients:read');
  const mayList = useMay('inquiries:list');
  const go = (to: string) => () => void navigate({ to });

  const groups: PaletteGroup[] = [
    {
      title: text.go_to,
      items: openAreas('').map((area) => ({ id: `go:${area.href}`, label: area.label, onChoose: go(area.href) })),
    },
    {
      title: text.actions,
      items: [
        ...(mayWrite
          ? [{ id: 'new-inquiry', label: text.new_inquiry, onChoose: go('/admissions/inquiries?new=true') }]
          : []),
        { id: 'keyboard', label: text.keyboard_shortcuts, onChoose: onHelp },
      ],
    },
  ];

  const search = async (query: string, signal: AbortSignal): Promise<PaletteGroup[]> => {
    const input = { query, limit: FOUND };
    const [inquiries, clients] = await Promise.all([
      mayList ? trpcClient.inquiries.list.query(input, { signal }) : null,
      mayReadClients ? trpcClient.clients.list.query(input, { signal }) : null,
    ]);
    return [
      {
        title: text.inquiries,
        items: (inquiries?.list ?? []).map((inquiry) => ({
          id: inquiry.id,
          label: inquiry.opportunity_name,
          detail: `${INQUIRY_STATUS_LABELS[inquiry.status]} · ${formatInstantDay(inquiry.created_at, timeZone)}`,
          kind: text.inquiry,
          onChoose: go(inquiryHref(inquiry.id)),
        })),
      },
      {
        title: text.clients,
        items: (clients?.list ?? []).map((client) => ({
          id: client.id,
          label: `${client.firstname} ${client.lastname}`,
          detail: [client.dob && formatDay(client.dob), client.city].filter(Boolean).join(' · ') || undefined,
          kind: text.client,
          onChoose: go(clientHref(client.id)),
        })),
      },
    ];
  };
  return <CommandPalette opened={opened} onClose={onClose} groups={groups} search={search} />;
}
