import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { parseInput, permit } from '#server/platform/verb.ts';
import type { ConfigurationType } from '#shared/features/configuration/configuration.schemas.ts';
import { ApiKeysInput } from '#shared/features/integrations/integrations.schemas.ts';
import { OrganizationChangeInput } from '#shared/features/organization/organization.schemas.ts';
import { setApiKeys } from '../integrations/set-api-keys.ts';
import { updateOrganization } from '../organization/update-organization.ts';
import type { ConfigurationView } from './configuration.view.ts';

interface Given {
  name: string | undefined;
  config: Record<string, unknown>;
}

async function saveEhr(ctx: Context, { name, config }: Given): Promise<ConfigurationView> {
  await permit(ctx, 'integrations:manage');
  const input = parseInput(ApiKeysInput, { ...config, name });
  const platforms = await setApiKeys(ctx, input);
  return { platforms, version: platforms.find((each) => each.name === input.name)?.version ?? 0 };
}

/** What is left out of it stays as it is. */
async function saveOrganization(ctx: Context, { config: given }: Given): Promise<ConfigurationView> {
  const { config } = parseInput(z.object({ config: OrganizationChangeInput }), { config: given });
  return { ...(await updateOrganization(ctx, config)) };
}

/** How the types that verbs of their own keep are saved by the documented path. */
export const SAVED_ELSEWHERE: Partial<
  Record<ConfigurationType, (ctx: Context, given: Given) => Promise<ConfigurationView>>
> = { EHR: saveEhr, ORGANIZATION: saveOrganization };
