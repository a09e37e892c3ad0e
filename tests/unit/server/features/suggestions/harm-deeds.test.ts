import { expect, test } from 'vitest';
import { historyOfBit } from '#server/features/suggestions/engine/notes/deed-findings.ts';

const read = (field: string, text: string) =>
  historyOfBit({ text, start: 0, end: text.length }).find((each) => each.field === field)?.value;
const [TBI, TRAUMA, STAY] = ['history_of_tbi_concussions', 'history_of_trauma', 'residential_programs'];

test.each([
  [TBI, 'A horse kicked me in the head at 11.'],
  [TBI, 'In 1998 a falling limb knocked him out for a quarter of an hour.'],
  [TBI, 'Fell from the wheelhouse in May, eleven stitches, "saw double for a day."'],
  [TBI, 'Broken jaw, robbed and beaten by three men, out cold.'],
  [TRAUMA, 'My stepbrother hurt me from nine to twelve.'],
  [TRAUMA, 'She watched Teddy go under.'],
  [TRAUMA, 'Lost a deckhand, 19, overboard in 2011.'],
  [TRAUMA, 'Her ex broke her jaw in 2020.'],
  [TRAUMA, 'A patient died on her shift.'],
  [STAY, 'Prairie Gate House, 60 days in 2021, completed.'],
  [STAY, "House of Ruth's Promise, Muskogee, 2022, 45 of 90 days, left."],
  [STAY, 'She came from Glenhaven, where she did ninety days for alcohol.'],
  [STAY, 'I went to Pinecrest in 2015 for thirty days.'],
])('%s is narrated: %s', (field, text) => {
  expect(read(field, text)).toBe(text);
});

test.each([
  [TBI, 'Overdosed and fell, out cold, Narcan x2.'],
  [TBI, 'His brother was knocked out in a fight.'],
  [TBI, 'Passed out drunk in the truck.'],
  [TRAUMA, 'She hit her husband.'],
  [TRAUMA, 'Watched the game and overdosed after.'],
  [TRAUMA, 'Her husband hit his truck.'],
  [STAY, 'Harbor County Jail, 60 days in 2021.'],
  [STAY, 'Harbor General Hospital, 2021, 30 days.'],
  [STAY, 'Will go to Cedar House for 30 days.'],
])('%s is not: %s', (field, text) => {
  expect(read(field, text)).toBeUndefined();
});
