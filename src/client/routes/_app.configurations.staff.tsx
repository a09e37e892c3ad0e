import { createFileRoute } from '@tanstack/react-router';
import { MembersCard } from '../features/configurations/capacity/members-card.tsx';
import { ConfigurationsFrame } from '../features/configurations/configurations-frame.tsx';
import { ADMISSION_STAFF, OUTREACH_STAFF } from '../features/configurations/lists/configured-list.ts';
import { StaffCard } from '../features/configurations/lists/staff-card.tsx';

export const Route = createFileRoute('/_app/configurations/staff')({ component: Staff });

function Staff() {
  return (
    <ConfigurationsFrame tab="staff">
      <StaffCard list={ADMISSION_STAFF} />
      <StaffCard list={OUTREACH_STAFF} />
      <MembersCard />
    </ConfigurationsFrame>
  );
}
