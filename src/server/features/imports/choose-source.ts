import { sql } from 'kysely';
import { importsMessages } from '../../../shared/features/imports/imports.messages.ts';
import { ChooseSourceInput } from '../../../shared/features/imports/imports.schemas.ts';
import { referralSourcesMessages } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { classifyRows, clearAmbiguous } from './classify-rows.ts';
import { lockImportIn } from './working-import.ts';

/** Says which of several sources of one name a list means; its rows of that name are judged anew. */
export const chooseSource = verb(
  { name: 'imports.choose_source', kind: 'write', permission: 'imports:use', input: ChooseSourceInput },
  (ctx, { import_id, name, referral_id }): Promise<{ import_id: string }> =>
    withTransaction(ctx, async (tx) => {
      const found = await lockImportIn(tx, import_id, ['checked', 'saved']);
      ensure(isUuid(referral_id), 'not_found', referralSourcesMessages.source_not_found);
      const { rows } = await sql<{ org_key: string }>`update import_organisations o set referral_id = s.id
        from referral_sources s
        where o.import_id = ${import_id} and o.org_key = fold(collapse(${name})) and not o.created
          and s.org_id = ${tx.actor.org_id} and s.id = ${referral_id} and s.name_key = o.org_key
        returning o.org_key`.execute(tx.db);
      const [organisation] = rows;
      ensure(organisation, 'not_found', importsMessages.source_of_name_not_found);
      await clearAmbiguous(tx, found, organisation.org_key);
      await classifyRows(tx, found);
      await audit(tx, { entity: 'import', ids: [import_id], details: { referral_id } });
      return { import_id };
    }),
);
