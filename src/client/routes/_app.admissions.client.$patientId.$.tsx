import { createFileRoute } from '@tanstack/react-router';
import { ClientTab } from '../features/clients/client-tab.tsx';

/** A tab of a client; every address that names none shows the first. */
export const Route = createFileRoute('/_app/admissions/client/$patientId/$')({
  component: () => {
    const { patientId, _splat: below = '' } = Route.useParams();
    return <ClientTab key={below} patientId={patientId} below={below} />;
  },
});
