import type { Context } from '#server/platform/context.ts';
import { read } from '#server/platform/transaction.ts';
import { asClientNames, clientNamesAmong } from '../clients/find-client-names.ts';
import { namesSaid, redactPeople } from './redact-people.ts';

/**
 * What takes the organization's clients out of any of some texts. Single words of the `known` names stay, unless such a
 * name is itself a client's.
 */
export async function clientRedaction(ctx: Context, texts: readonly (string | null)[], known: readonly string[]) {
  const said = namesSaid(texts.filter((text) => text !== null));
  const [rows] = await read(ctx, (db) => [clientNamesAmong(db, ctx, said)]);
  const clients = asClientNames(rows);
  const others = known.filter((name) => redactPeople(name, clients, [name]) === name);
  return <Text extends string | null>(text: Text) =>
    (text === null ? null : redactPeople(text, clients, others)) as Text extends null ? null : string;
}
