import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CommandPalette, type PaletteGroup } from '#client/components/command-palette.tsx';
import { recordActions } from '#client/components/record-actions.ts';
import { useAllowed, useMay, useRefused, useTimeZone } from '#client/platform/organization.ts';
import { navigationMessages as text } from '#shared/features/navigation/navigation.messages.ts';
import { type FoundRecord, findRecords, recentRecords } from './find-records.ts';
import { openAreas } from './navigation.ts';

interface PaletteProps {
  opened: boolean;
  onClose: () => void;
  onHelp: () => void;
}

/** Ctrl/Cmd+K over places, actions and every kind of record. */
export function Palette({ opened, onClose, onHelp }: PaletteProps) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const mayWrite = useMay('inquiries:write');
  const mayWriteOutreach = useMay('outreach:write');
  const mayMerge = useMay('duplicates:merge');
  const allowed = useAllowed();
  const refused = useRefused();
  const go = (to: string) => () => void navigate({ to });

  const { data: opened_last } = useQuery({
    queryKey: ['recently-opened'],
    queryFn: ({ signal }) => recentRecords(timeZone, signal),
    enabled: opened,
    staleTime: 0,
  });
  const itemOf = ({ href, ...record }: FoundRecord) => ({ ...record, onChoose: go(href) });

  const groups: PaletteGroup[] = [
    {
      title: text.on_this_page,
      items: opened
        ? recordActions().map(({ key, label, href, onSelect }) => ({
            id: `here:${key}`,
            label,
            onChoose: () => (href ? go(href)() : onSelect?.()),
          }))
        : [],
    },
    {
      title: text.go_to,
      items: openAreas('', refused).map(({ href, label }) => ({ id: `go:${href}`, label, onChoose: go(href) })),
    },
    {
      title: text.actions,
      items: [
        ...(mayWrite
          ? [{ id: 'new-inquiry', label: text.new_inquiry, onChoose: go('/admissions/inquiries?new=true') }]
          : []),
        ...(mayWriteOutreach
          ? [
              { id: 'new-source', label: text.new_source, onChoose: go('/outreach/referral-sources?add=source') },
              { id: 'new-contact', label: text.new_contact, onChoose: go('/outreach/contacts?add=contact') },
            ]
          : []),
        ...(mayMerge ? [{ id: 'duplicates', label: text.find_duplicates, onChoose: go('/duplicates') }] : []),
        { id: 'keyboard', label: text.keyboard_shortcuts, onChoose: onHelp },
      ],
    },
  ];

  const search = async (query: string, signal: AbortSignal): Promise<PaletteGroup[]> => {
    const groups = await findRecords(query, { allowed, timeZone, signal });
    return groups.map(({ title, records }) => ({
      title,
      items: records.map(itemOf),
    }));
  };
  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
      groups={groups}
      search={search}
      recent={{ title: text.recent, items: (opened_last ?? []).map(itemOf) }}
    />
  );
}
