import { createFileRoute } from '@tanstack/react-router';
import { Outbox } from '../features/mails/outbox.tsx';

export const Route = createFileRoute('/dev/outbox')({ component: Outbox });
