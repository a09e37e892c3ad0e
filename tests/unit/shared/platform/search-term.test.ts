import { expect, test } from 'vitest';
import { searchTerm } from '#shared/platform/search-term.ts';

test.each([
  ['(617) 555-0177', '6175550177'],
  ['+1 617.555.0177', '6175550177'],
  ['1 (617) 555-0177', '6175550177'],
  ['tel:+16175550177', '6175550177'],
  ['617 555 0177 ext. 12', '6175550177'],
  ['Maria (617) 555-0177', 'Maria 6175550177'],
  ['555-0177', '5550177'],
  ['0177', '0177'],
  ['CA-6175550177-9', 'CA-6175550177-9'],
  ['...', '...'],
  ['Lopez, Maria', 'Lopez  Maria'],
  // As a table of contacts or a word processor gives them away.
  ['\u202a(617) 555-0177\u202c', '6175550177'],
  ['Lo\u00adpez\u200b', 'Lopez'],
  ['63 Example Street, Otter Bend, CT 01976', '63 Example Street  Otter Bend  CT 01976'],
  ['a,b', 'a,b'],
  ['House,', 'House'],
  [',', ','],
])('%j is searched as %j', (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});
