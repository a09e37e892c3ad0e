import { createFileRoute } from '@tanstack/react-router';
import { FirstScreen } from '../features/analytics/first-screen.tsx';

/** Every other address of Analytics. */
export const Route = createFileRoute('/_app/analytics/$')({ component: FirstScreen });
