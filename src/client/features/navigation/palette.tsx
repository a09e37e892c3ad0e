import { useNavigate } from '@tanstack/react-router';
import { CommandPalette, type PaletteGroup } from '#client/components/command-palette.tsx';
import { useAllowed, useMay, useRefused, useTimeZone } from '#client/platform/organization.ts';
import { navigationMessages as text } from '#shared/features/navigation/navigation.messages.ts';
import { findRecords } from './find-records.ts';
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
  const allowed = useAllowed();
  const refused = useRefused();
  const go = (to: string) => () => void navigate({ to });

  const groups: PaletteGroup[] = [
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
        { id: 'keyboard', label: text.keyboard_shortcuts, onChoose: onHelp },
      ],
    },
  ];

  const search = async (query: string, signal: AbortSignal): Promise<PaletteGroup[]> => {
    const groups = await findRecords(query, { allowed, timeZone, signal });
    return groups.map(({ title, records }) => ({
      title,
      items: records.map(({ href, ...record }) => ({ ...record, onChoose: go(href) })),
    }));
  };
  return <CommandPalette opened={opened} onClose={onClose} groups={groups} search={search} />;
}
