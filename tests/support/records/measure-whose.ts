import { mentionOf } from '#server/features/understanding/assertion/names-alike.ts';
import { type PageRead, readPage } from '#server/features/understanding/assertion/page-read.ts';
import {
  type KnownClient,
  type Whose,
  whoseAllRead,
  whosePage,
  whoseRead,
} from '#server/features/understanding/assertion/whose-page.ts';
import { withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { findDates } from '#server/features/understanding/text/us-dates.ts';
import { asRead } from './as-read.ts';
import { isoDay } from './person.ts';
import { RECORD_DAY, type ReadRecord } from './record-set.ts';

/** A page that was taken for another's, or was not. */
export interface Judged {
  kind: string;
  /** Whose page, in whose packet, and how. */
  case: string;
  marked: boolean;
  /** The page holds one of the client's names, or a birth date but one part of theirs: it may be theirs to who reads it. */
  near: boolean;
}

type Pages = readonly { text: string }[];

const clientOf = ({ person }: ReadRecord): KnownClient => ({
  firstname: person.firstname,
  lastname: person.lastname,
  dob: isoDay(person.dob),
});

/** The pages of a record that are its person's own, with the columns of their places or as lines of plain text. */
const ownPages = ({ pages, strange }: ReadRecord, columns: boolean): { text: string }[] =>
  pages
    .filter(({ page }) => !strange.includes(page))
    .map((page) => ({ text: columns ? withColumns(page) : page.text }));

/** The same once more through a reading machine. */
const scanned = ({ pages, strange }: ReadRecord, seed: number): { text: string }[] =>
  pages
    .filter(({ page }) => !strange.includes(page))
    .map(({ printed, page }) => ({ text: asRead(printed, page, 'scan', seed).text }));

/** A record's pages, each read once for all to whom they are held: the reading is nearly all of the work. */
const readAll = (pages: Pages): PageRead[] => pages.map(({ text }) => readPage(text, RECORD_DAY));

const isOther = (whose: Whose | undefined): boolean => whose === 'other';

const sharesTwo = (one: string, other: string): boolean => {
  const parts = other.split('-');
  return one.split('-').filter((part, at) => part === parts[at]).length > 1;
};

function isNear(text: string, client: KnownClient): boolean {
  const { first, last } = mentionOf(text, client);
  if (first + last > 0) return true;
  return findDates(text, RECORD_DAY).some(({ day }) => client.dob && sharesTwo(day, client.dob));
}

/** A record's own pages, each alone and all together, as text, with columns and as scans. */
export function judgeOwn(records: readonly ReadRecord[], seeds: readonly number[]): Judged[] {
  return records.flatMap((record) => {
    const client = clientOf(record);
    const ways: [string, Pages][] = [
      ['text', ownPages(record, false)],
      ['columns', ownPages(record, true)],
      ...seeds.map((seed): [string, Pages] => [`scan ${seed}`, scanned(record, seed)]),
    ];
    return ways.flatMap(([way, printed]) => {
      const pages = readAll(printed);
      const together = whoseAllRead(pages, client);
      return pages.flatMap((page, at) => [
        {
          kind: record.kind,
          case: `${record.key} ${at + 1} alone, ${way}`,
          marked: isOther(whoseRead(page, client)),
          near: true,
        },
        {
          kind: record.kind,
          case: `${record.key} ${at + 1} in its packet, ${way}`,
          marked: isOther(together[at]),
          near: true,
        },
      ]);
    });
  });
}

/** A record's own pages with its person's name taken out: they name others, none of whom they are about. */
export function judgeNameless(records: readonly ReadRecord[]): Judged[] {
  return records.flatMap((record) => {
    const client = clientOf(record);
    const words = `${client.firstname} ${client.lastname}`.split(/[ -]/).join('|');
    // As printed: a name that a reading machine misread would be left there.
    return record.pages
      .filter(({ page }) => !record.strange.includes(page))
      .map(({ page, printed }) => ({
        kind: record.kind,
        case: `${record.key} ${page} without its name`,
        marked: isOther(whosePage(printed.replace(new RegExp(words, 'gi'), ''), client, RECORD_DAY)),
        near: true,
      }));
  });
}

/** People who share the first or the last name with the person of a record, and nothing else. */
const likes = ({ person }: ReadRecord): [string, KnownClient][] => [
  ['same first name', { firstname: person.firstname, lastname: 'Quellmark', dob: '1951-08-29' }],
  ['same last name', { firstname: 'Wilhelmina', lastname: person.lastname, dob: '1951-08-29' }],
];

/** The pages of a record as those of somebody else: alone for each of the others, and for people of like names. */
export function judgeAlone(records: readonly ReadRecord[], others: readonly ReadRecord[]): Judged[] {
  return records.flatMap((record, index) => {
    const strangers = others.filter(({ person }) => person.lastname !== record.person.lastname);
    const clients: [string, KnownClient, boolean][] = [
      ...strangers.map((each): [string, KnownClient, boolean] => [each.person.key, clientOf(each), false]),
      ...likes(record).map(([who, client]): [string, KnownClient, boolean] => [who, client, true]),
    ];
    const pages = readAll(ownPages(record, index % 2 === 1));
    return clients.flatMap(([who, client, isAlike]) =>
      pages.map((page, at) => ({
        kind: record.kind,
        case: `${record.key} ${at + 1} alone for ${who}`,
        marked: isOther(whoseRead(page, client)),
        near: !isAlike && isNear(page.page, client),
      })),
    );
  });
}

export interface InPackets {
  strange: Judged[];
  own: Judged[];
}

/** The pages of a record between those of another's: before, behind and among them. */
export function judgePackets(records: readonly ReadRecord[], others: readonly ReadRecord[]): InPackets {
  const strange: Judged[] = [];
  const own: Judged[] = [];
  const [readOf, columnsOf] = [false, true].map(
    (columns) => new Map([...records, ...others].map((each) => [each, readAll(ownPages(each, columns))])),
  ) as [Map<ReadRecord, PageRead[]>, Map<ReadRecord, PageRead[]>];
  for (const [index, record] of records.entries())
    for (const [turn, other] of others.entries()) {
      if (other.person.lastname === record.person.lastname) continue;
      const read = (index + turn) % 2 === 1 ? columnsOf : readOf;
      const [strays, packet] = [read.get(record) ?? [], read.get(other) ?? []];
      for (const place of new Set([0, 1, packet.length])) {
        const pages = [...packet.slice(0, place), ...strays, ...packet.slice(place)];
        const client = clientOf(other);
        const whose = whoseAllRead(pages, client);
        for (const [at, each] of whose.entries()) {
          const isStray = at >= place && at < place + strays.length;
          const page = isStray
            ? `${record.key} ${at - place + 1}`
            : `${other.key} ${at < place ? at + 1 : at + 1 - strays.length}`;
          const inPacket = isStray ? other.key : record.key;
          (isStray ? strange : own).push({
            kind: isStray ? record.kind : other.kind,
            case: `${page} with ${inPacket} at ${place}`,
            marked: isOther(each),
            near: isNear(pages[at]!.page, client),
          });
        }
      }
    }
  return { strange, own };
}
