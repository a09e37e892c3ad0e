import { createFileRoute } from '@tanstack/react-router';
import { ClientTab } from '../features/clients/client-tab.tsx';
import { clientOriginsOptions } from '../features/suggestions/suggestions.data.ts';
import { useOrigins } from '../features/suggestions/use-origins.tsx';

/** A tab of a client; every address that names none shows the first. */
export const Route = createFileRoute('/_app/admissions/client/$patientId/$')({
  component: () => {
    const { patientId, _splat: below = '' } = Route.useParams();
    return <Tab key={below} patientId={patientId} below={below} />;
  },
});

function Tab({ patientId, below }: { patientId: string; below: string }) {
  return <ClientTab patientId={patientId} below={below} under={useOrigins(clientOriginsOptions(patientId))} />;
}
