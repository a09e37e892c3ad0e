import { mutation, query, router } from '#server/platform/trpc.ts';
import { addContacts } from './add-contacts.ts';
import { chooseSheet } from './choose-sheet.ts';
import { chooseSource } from './choose-source.ts';
import { discardImport } from './discard-import.ts';
import { fixRow } from './fix-row.ts';
import { getImport, listImports, listOrganizations, listRows } from './imports.queries.ts';
import { keepPhones } from './keep-phones.ts';
import { mapImport } from './map-import.ts';
import { saveImport } from './save-import.ts';
import { undoImport } from './undo-import.ts';

export const importsRouter = router({
  list: query(listImports),
  get: query(getImport),
  rows: query(listRows),
  organizations: query(listOrganizations),
  chooseSheet: mutation(chooseSheet),
  map: mutation(mapImport),
  fix: mutation(fixRow),
  keepPhones: mutation(keepPhones),
  chooseSource: mutation(chooseSource),
  save: mutation(saveImport),
  undo: mutation(undoImport),
  discard: mutation(discardImport),
  addContacts: mutation(addContacts),
});
