import { createFileRoute } from '@tanstack/react-router';
import { KitchenSink } from '../features/kitchen-sink/kitchen-sink.tsx';

export const Route = createFileRoute('/dev/kitchen-sink')({ component: KitchenSink });
