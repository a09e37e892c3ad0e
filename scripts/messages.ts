/**
 * Compares `docs/spec/messages.tsv` with the catalog and prints the rows that are missing or superfluous. With
 * `--write` it puts the list right; a missing text is then entered as our own, so a text of the specification is to be
 * entered by hand, with the part it comes from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messages } from '#shared/messages.ts';
import { compareMessages, readMessageList, writeMessageList } from './lib/message-list.ts';

const LIST = fileURLToPath(new URL('../docs/spec/messages.tsv', import.meta.url));

const texts = Object.values(messages).flatMap((slice) => Object.values(slice));
const { missing, superfluous, right } = compareMessages(readMessageList(readFileSync(LIST, 'utf8')), texts);
for (const row of missing) console.log(`missing: ${row.text}`);
for (const row of superfluous) console.log(`superfluous: ${row.text}`);
if (process.argv.includes('--write')) writeFileSync(LIST, writeMessageList(right));
else if (missing.length + superfluous.length > 0) process.exitCode = 1;
