/**
 * Opens an organization and its first administrator, and prints the link where that person sets a password:
 * `npm run create-org -- --name "Example House" --type "Treatment center" --email ada@example.org --firstname Ada
 * --lastname Example [--time-zone America/New_York]`. Takes the web's own environment, or the embedded servers of the data
 * folder; ends with code 1 and one line on failure.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createOrganization } from '#server/features/auth/create-organization.ts';
import { OrganizationCreateInput } from '#shared/features/users/users.schemas.ts';
import { explainFailure } from './launch/explain.ts';
import { withServices } from './launch/with-services.ts';

const text = { type: 'string' } as const;

function readInput(): OrganizationCreateInput {
  const { values } = parseArgs({
    options: { name: text, type: text, email: text, firstname: text, lastname: text, 'time-zone': text },
  });
  const parsed = OrganizationCreateInput.safeParse({
    name: values.name,
    org_type: values.type ?? 'Treatment center',
    email_id: values.email,
    firstname: values.firstname,
    lastname: values.lastname,
    ...(values['time-zone'] ? { time_zone: values['time-zone'] } : {}),
  });
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error).replaceAll(/\s*\n\s*/g, ' '));
  return parsed.data;
}

try {
  const input = readInput();
  const request = { request_id: 'create-org', ip: null, user_agent: null, idempotency_key: null };
  const created = await withServices(process.env, (services) =>
    createOrganization({ services, request, action: 'create-org' }, input),
  );
  console.log(`${input.name} is open. ${input.email_id} sets a password within 7 days at`);
  console.log(created.invitation);
} catch (error) {
  console.error(explainFailure(error, { databaseUrl: process.env.DATABASE_URL }));
  process.exitCode = 1;
}
