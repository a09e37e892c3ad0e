import { createFileRoute } from '@tanstack/react-router';
import { NewTemplate } from '../features/email-templates/editor/open-template.tsx';

export const Route = createFileRoute('/_app/marketing/create-template')({ component: NewTemplate });
