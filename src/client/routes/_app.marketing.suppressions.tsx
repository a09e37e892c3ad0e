import { createFileRoute } from '@tanstack/react-router';
import { MarketingFrame } from '../components/marketing-frame.tsx';
import { SuppressionsPage } from '../features/campaigns/suppressions-page.tsx';

export const Route = createFileRoute('/_app/marketing/suppressions')({
  component: () => (
    <MarketingFrame tab="audience" leadsItself>
      <SuppressionsPage />
    </MarketingFrame>
  ),
});
