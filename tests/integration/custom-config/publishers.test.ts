import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const [manager, admin] = [await app.signIn('manager'), await app.signIn('admin')];
const RUNS = rounds(15);
const EDITORS = 50;

type Publication = Parameters<typeof manager.trpc.customConfig.publish.mutate>[0];
const sectionsNow = () => manager.trpc.customConfig.get.query({});
const versionsNow = async () => (await manager.trpc.configuration.versions.query({ type: 'INQUIRY_FIELDS' })).length;
type Sections = Awaited<ReturnType<typeof sectionsNow>>;

/** Nothing published, and no history. */
async function clear(): Promise<void> {
  for (const table of ['custom_fields', 'custom_sections', 'configuration_versions'])
    await query(`delete from ${table}`);
}
beforeEach(clear);

const SECTIONS = ['Home', 'School', 'Work'];
const FIELDS = ['one', 'two', 'three'];

/** Three sections of three fields each. */
async function publishBase(): Promise<Sections> {
  const new_sections = SECTIONS.map((name) => ({ id: randomUUID(), name, description: 'As it was.' }));
  return manager.trpc.customConfig.publish.mutate({
    new_sections,
    new_fields: new_sections.flatMap(({ id, name }) =>
      FIELDS.map((field) => ({ id: randomUUID(), section_id: id, name: `${name} ${field}` })),
    ),
  });
}

const at = fc.integer({ min: 0, max: SECTIONS.length - 1 });
const place = fc.option(fc.integer({ min: 1, max: SECTIONS.length }), { nil: undefined });
/** What one person does to the base: sections and fields changed or moved, each once, and new ones added. */
const draft = fc.record({
  sections: fc.uniqueArray(fc.record({ at, place }), { selector: (each) => each.at, maxLength: 2 }),
  fields: fc.uniqueArray(fc.record({ section: at, at, place }), {
    selector: (each) => `${each.section} ${each.at}`,
    maxLength: 3,
  }),
  added: fc.uniqueArray(at, { maxLength: 2 }),
  opened: fc.boolean(),
});
type Draft = typeof draft extends fc.Arbitrary<infer T> ? T : never;

/** A draft as the editor sends it: on the versions it was made on, every text marked with who wrote it. */
function publicationOf(base: Sections, drafted: Draft, who: string): Publication {
  const opened = { id: randomUUID(), name: `Opened by ${who}`, description: `By ${who}.` };
  return {
    new_sections: drafted.opened ? [opened] : [],
    sections: drafted.sections.map((each) => ({
      ...{ section_id: base[each.at]!.id, version: base[each.at]!.version, description: `By ${who}.` },
      ...(each.place && { order_index: each.place }),
    })),
    new_fields: drafted.added.map((section, n) => ({
      ...{ id: randomUUID(), section_id: base[section]!.id, name: `Added ${n} by ${who}`, description: `By ${who}.` },
    })),
    fields: drafted.fields.map((each) => {
      const { id, version } = base[each.section]!.fields[each.at]!;
      return { id, version, description: `By ${who}.`, ...(each.place && { order_index: each.place }) };
    }),
  };
}

/** The ids of everything that a publication writes its mark on. */
const marked = ({ new_sections = [], sections = [], new_fields = [], fields = [] }: Publication): string[] =>
  [...new_sections, ...new_fields, ...fields]
    .map(({ id }) => id!)
    .concat(sections.map(({ section_id }) => section_id))
    .toSorted();

const carrying = (sections: Sections, who: string): string[] =>
  sections
    .flatMap((section) => [section, ...section.fields])
    .filter(({ description }) => description === `By ${who}.`)
    .map(({ id }) => id)
    .toSorted();

/** Sections, and the fields of each, stand at 1..n. */
function expectPlaces(sections: Sections): void {
  for (const list of [sections, ...sections.map(({ fields }) => fields)])
    expect(list.map(({ order_index }) => order_index)).toEqual(list.map((_, n) => n + 1));
}

const property = (name: string) => ({ numRuns: RUNS, seed: Math.floor(chances(name)() * 2 ** 31) });

describe('a publication', () => {
  test('said again answers the same and changes nothing, also where it was made on versions of before', {
    timeout: timeFor(RUNS, 2_000),
  }, async () => {
    await fc.assert(
      fc.asyncProperty(draft, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), async (drafted, order) => {
        await clear();
        const base = await publishBase();
        const publication = publicationOf(base, { ...drafted, opened: false, sections: [] }, 'Ann');
        // As the editor sends an order: each section with its place in the whole.
        publication.sections = order.map((from, n) => ({
          ...{ section_id: base[from]!.id, version: base[from]!.version, description: 'By Ann.', order_index: n + 1 },
        }));
        publication.fields = publication.fields?.map(({ order_index: _, ...field }) => field);
        const first = await manager.trpc.customConfig.publish.mutate(publication);
        expect(carrying(first, 'Ann')).toEqual(marked(publication));
        expect(first.map(({ id }) => id)).toEqual(order.map((from) => base[from]!.id));
        expectPlaces(first);
        const versions = await versionsNow();
        // What stands already is no change: an answer that was lost on its way costs the person nothing.
        expect(await manager.trpc.customConfig.publish.mutate(publication)).toEqual(first);
        expect(await versionsNow()).toBe(versions);
      }),
      property('publication'),
    );
  });
});

describe('two who publish at once', () => {
  test('are both kept whole, or one is and the other is refused whole', {
    timeout: timeFor(RUNS, 3_000),
  }, async () => {
    await fc.assert(
      fc.asyncProperty(draft, draft, async (hers, his) => {
        await clear();
        const base = await publishBase();
        const before = await versionsNow();
        const people = [
          { who: 'Ann', actor: manager, publication: publicationOf(base, hers, 'Ann') },
          { who: 'Ben', actor: admin, publication: publicationOf(base, his, 'Ben') },
        ];
        const answers = await Promise.allSettled(
          people.map(({ actor, publication }) => actor.trpc.customConfig.publish.mutate(publication)),
        );
        const after = await sectionsNow();
        expectPlaces(after);
        for (const [n, { who, publication }] of people.entries()) {
          const answer = answers[n]!;
          if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ data: { code: 'conflict' } });
          expect(carrying(after, who)).toEqual(answer.status === 'fulfilled' ? marked(publication) : []);
        }
        const kept = people.filter(
          ({ publication }, n) => answers[n]!.status === 'fulfilled' && marked(publication).length > 0,
        );
        expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
        expect(await versionsNow()).toBe(before + kept.length);
      }),
      property('publishers'),
    );
  });
});

test('fifty who publish on one version: each on what stands then, nothing of anybody is lost', async () => {
  const [home] = await publishBase();
  const before = await versionsNow();
  const section_id = home!.id;
  const publishOwn = async (who: string): Promise<void> => {
    const new_fields = [{ id: randomUUID(), section_id, name: `Added by ${who}` }];
    let { version } = home!;
    for (;;) {
      const sections = [{ section_id, version, description: `By ${who}.` }];
      try {
        await manager.trpc.customConfig.publish.mutate({ sections, new_fields });
        return;
      } catch (error) {
        expect(error).toMatchObject({ data: { code: 'conflict' } });
        version = (await sectionsNow())[0]!.version;
      }
    }
  };
  const people = Array.from({ length: EDITORS }, (_, n) => `editor ${n}`);
  await Promise.all(people.map(publishOwn));
  const [after] = await sectionsNow();
  expect(after!.version).toBe(home!.version + EDITORS);
  const added = after!.fields.slice(FIELDS.length).map(({ name }) => name);
  expect(added.toSorted()).toEqual(people.map((who) => `Added by ${who}`).toSorted());
  expectPlaces([after!]);
  const [{ n } = { n: 0 }] = await query<{ n: number }>(
    "select count(*)::int as n from configuration_versions where type = 'INQUIRY_FIELDS'",
  );
  expect(n).toBe(before + EDITORS);
});
