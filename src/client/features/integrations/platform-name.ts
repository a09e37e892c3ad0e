import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import type { Platform } from '#shared/features/integrations/integrations.rules.ts';

/** A platform by the name people know. */
export const platformName = (name: Platform): string => (name === 'FHIR' ? text.fhir_server : name);
