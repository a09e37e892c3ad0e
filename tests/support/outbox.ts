import type { TxContext } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { sendPasswordNotice } from '#shared/features/auth/auth.jobs.ts';
import { extractDocument } from '#shared/features/documents/documents.jobs.ts';
import type { OrganizationKey } from './organizations.ts';

export interface Within {
  within<T>(organization: OrganizationKey, work: (tx: TxContext) => Promise<T>): Promise<T>;
}

/** The jobs of record of one organization, oldest first. */
export const outboxOf = ({ within }: Within, organization: OrganizationKey = 'a') =>
  within(organization, (tx) =>
    tx.db
      .selectFrom('outbox')
      .select(['id', 'job', 'state', 'attempts', 'error_code', 'payload'])
      .where('org_id', '=', tx.actor.org_id)
      .orderBy('id')
      .execute(),
  );

/** Forgets all jobs of record of both organizations. */
export async function emptyOutbox({ within }: Within): Promise<void> {
  for (const organization of ['a', 'b'] as const)
    await within(organization, (tx) => tx.db.deleteFrom('outbox').where('org_id', '=', tx.actor.org_id).execute());
}

/** Writes one password notice a name: a job of the default queue whose payload nothing has to exist for. */
export const enqueueNotices = (app: Within, names: readonly string[], organization: OrganizationKey = 'a') =>
  app.within(organization, async (tx) => {
    for (const user_id of names) await enqueue(tx, sendPasswordNotice, { user_id });
  });

/** Writes one reading a name: a job of the documents queue. */
export const enqueueReadings = (app: Within, names: readonly string[], organization: OrganizationKey = 'a') =>
  app.within(organization, async (tx) => {
    for (const document_id of names) await enqueue(tx, extractDocument, { document_id });
  });

export const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);
