import { namesSaid, redactPeople } from '../../../shared/features/assistant/redact-people.ts';
import type { Context } from '../../platform/context.ts';
import { read } from '../../platform/transaction.ts';
import { asClientNames, clientNamesAmong } from '../clients/find-client-names.ts';

/** What takes the organisation's clients out of any of some texts; single words of the `known` names stay. */
export async function clientRedaction(ctx: Context, texts: readonly (string | null)[], known: readonly string[]) {
  const said = namesSaid(texts.filter((text) => text !== null));
  const [rows] = await read(ctx, (db) => [clientNamesAmong(db, ctx, said)]);
  const clients = asClientNames(rows);
  return <Text extends string | null>(text: Text) =>
    (text === null ? null : redactPeople(text, clients, known)) as Text extends null ? null : string;
}
