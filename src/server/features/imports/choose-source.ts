import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import { ChooseSourceInput } from '#shared/features/imports/imports.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { classifyRows, clearAmbiguous } from './classify-rows.ts';
import { lockImportIn } from './working-import.ts';

/** Says which of several sources of one name a list means; its rows of that name are judged again. */
export const chooseSource = verb(
  { name: 'imports.choose_source', kind: 'write', permission: 'imports:use', input: ChooseSourceInput },
  (ctx, { import_id, name, referral_id }): Promise<{ import_id: string }> =>
    withTransaction(ctx, async (tx) => {
      const found = await lockImportIn(tx, import_id, ['checked', 'saved']);
      const { rows } = await sql<{ org_key: string }>`update import_organizations o set referral_id = s.id
        from referral_sources s
        where o.import_id = ${import_id} and o.org_key = fold(collapse(${name})) and not o.created
          and ${inOrganization(tx, 's')} and s.id = ${referral_id} and s.name_key = o.org_key
        returning o.org_key`.execute(tx.db);
      const [organization] = rows;
      ensure(organization, 'not_found', importsMessages.source_of_name_not_found);
      await clearAmbiguous(tx, found, organization.org_key);
      await classifyRows(tx, found);
      await audit(tx, { entity: 'import', ids: [import_id], details: { referral_id } });
      return { import_id };
    }),
);
