import {
  IconChartBar,
  IconChecklist,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconPlus,
  IconSettings,
  IconUserHeart,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { AppShell } from '#client/components/app-shell.tsx';
import { CommandPalette } from '#client/components/command-palette.tsx';
import { KeyboardHelp } from '#client/components/keyboard-help.tsx';
import { KeyboardProvider, useShortcut } from '#client/components/keyboard-provider.tsx';
import { PdfViewer } from '#client/components/pdf-viewer.tsx';
import { VersionBanner } from '#client/components/version-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { DataSection } from './data-section.tsx';
import { DialogSection } from './dialog-section.tsx';
import { FormSection } from './form-section.tsx';
import classes from './kitchen-sink.module.css';
import { ListSection } from './list-section.tsx';
import { OrderSection } from './order-section.tsx';
import { PiecesSection } from './pieces-section.tsx';
import { samplePdf } from './sample-pdf.ts';
import { findPeople } from './sample-people.ts';

const ITEMS = [
  { href: '/dashboard', label: 'Dashboard', icon: IconLayoutDashboard },
  { href: '/tasks', label: 'Tasks', icon: IconChecklist },
  { href: '/admissions', label: 'Admissions', icon: IconUserHeart, active: true },
  { href: '/outreach', label: 'Outreach', icon: IconHeartHandshake },
  { href: '/analytics', label: 'Analytics', icon: IconChartBar },
  { href: '/configurations', label: 'Configurations', icon: IconSettings },
];
const PLACES = [
  { title: 'Go to', items: ITEMS.map(({ href, label }) => ({ id: href, label, onChoose: () => toast.common(label) })) },
];
const searchClients = async (query: string) => [
  {
    title: 'Clients',
    items: (await findPeople(query)).map(({ id, name, born, city }) => ({
      id,
      label: name,
      detail: `${born} · ${city}`,
      kind: 'Client',
      onChoose: () => toast.common(name),
    })),
  },
];

/** Every piece of the kit on one page, for the eye and for axe. */
export function KitchenSink() {
  const [banner, setBanner] = useState(true);
  return (
    <KeyboardProvider>
      <AppShell
        items={ITEMS}
        initials="RQ"
        settingsHref="/settings"
        onLogout={() => toast.common('Logout')}
        banner={banner && <VersionBanner onReload={() => setBanner(false)} />}
      >
        <Sections />
      </AppShell>
    </KeyboardProvider>
  );
}

function Sections() {
  const [layer, setLayer] = useState<'palette' | 'help'>();
  const file = useMemo(() => samplePdf(), []);
  const close = () => setLayer(undefined);
  useShortcut('palette', () => setLayer('palette'));
  useShortcut('help', () => setLayer('help'));
  return (
    <>
      <PageHeader
        title="Inquiries"
        actions={
          <>
            <Button onClick={() => setLayer('help')}>Keyboard shortcuts</Button>
            <Button onClick={() => setLayer('palette')}>Command palette</Button>
            <Button kind="primary" icon={<IconPlus size={18} stroke={1.75} />}>
              Add Inquiry
            </Button>
          </>
        }
      />
      <ListSection />
      <OrderSection />
      <DataSection />
      <FormSection />
      <DialogSection />
      <PiecesSection />
      <Card title="Document">
        <div className={classes.pdf}>
          <PdfViewer file={file} fileName="intake.pdf" page={2} quote="oriented, calm, cooperative" />
        </div>
      </Card>
      <CommandPalette opened={layer === 'palette'} onClose={close} groups={PLACES} search={searchClients} />
      <KeyboardHelp opened={layer === 'help'} onClose={close} />
    </>
  );
}
