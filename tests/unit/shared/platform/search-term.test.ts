import { expect, test } from 'vitest';
import { searchTerm } from '#shared/platform/search-term.ts';

test.each([
  ['(617) 555-0177', '6175550177'],
  ['+1 617.555.0177', '6175550177'],
  ['0177', '0177'],
  ['...', '...'],
  ['Lopez, Maria', 'Lopez  Maria'],
  ['63 Example Street, Otter Bend, CT 01976', '63 Example Street  Otter Bend  CT 01976'],
  ['a,b', 'a,b'],
  ['House,', 'House'],
  [',', ','],
])('%j is searched as %j', (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});
