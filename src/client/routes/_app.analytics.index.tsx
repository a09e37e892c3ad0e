import { createFileRoute } from '@tanstack/react-router';
import { FirstScreen } from '../features/analytics/first-screen.tsx';

export const Route = createFileRoute('/_app/analytics/')({ component: FirstScreen });
