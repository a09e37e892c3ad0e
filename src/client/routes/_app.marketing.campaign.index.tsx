import { createFileRoute } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { campaignList } from '../features/campaigns/campaigns.list.tsx';
import { campaignHref } from '../platform/links.ts';
import { listRoute } from '../platform/list-memory.ts';
import { useMay } from '../platform/organization.ts';

const CreateCampaignDialog = drawnLater(
  async () => (await import('../features/campaigns/create-campaign-dialog.tsx')).CreateCampaignDialog,
);
const ReportDialog = drawnLater(async () => (await import('../features/campaigns/report-dialog.tsx')).ReportDialog);

export const Route = createFileRoute('/_app/marketing/campaign/')({
  ...listRoute('campaigns'),
  loader: ({ deps }) => prefetchList(campaignList, deps),
  component: Campaigns,
});

function Campaigns() {
  const { add, report, ...shown } = Route.useSearch();
  const navigate = Route.useNavigate();
  const mayWrite = useMay('marketing:write');
  const close = () => void navigate({ search: shown, replace: true, ignoreBlocker: true });
  return (
    <>
      <ListScreen list={campaignList} />
      {add === 'campaign' && mayWrite && (
        <CreateCampaignDialog
          onClose={close}
          onCreated={(id) => void navigate({ to: `${campaignHref(id)}/audience`, replace: true, ignoreBlocker: true })}
        />
      )}
      {typeof report === 'string' && <ReportDialog campaignId={report} onClose={close} />}
    </>
  );
}
