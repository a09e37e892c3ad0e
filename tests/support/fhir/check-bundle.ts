import { definitionFaults } from './r4-definitions.ts';
import { schemaFaults } from './r4-schema.ts';

interface Bundle {
  resourceType: string;
  entry: {
    fullUrl: string;
    resource: { resourceType: string; [name: string]: unknown };
    request: { method: string; url: string };
  }[];
}

const FULL_URL = /^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID = /^[A-Za-z0-9.-]{1,64}$/;
const DATES = ['birthDate', 'start', 'end', 'date', 'recordedDate', 'authoredOn', 'creation', 'timestamp'];

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const isDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** What the schemas let pass: an empty part, a day no calendar has, an id out of its letters, a period turned round. */
function plainFaults(value: unknown, at: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [`${at}: is empty`] : [];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  if (parts.length === 0) return [`${at}: is empty`];
  const faults = parts.flatMap(([name, each]) => plainFaults(each, `${at}.${name}`));
  for (const [name, each] of parts)
    if (DATES.includes(name) && !isDay(String(each).slice(0, 10))) faults.push(`${at}.${name}: is no day`);
  const { id, start, end } = value as Record<string, unknown>;
  if (id !== undefined && !ID.test(String(id))) faults.push(`${at}.id: is no id`);
  if (typeof start === 'string' && typeof end === 'string' && start > end) faults.push(`${at}: ends before it starts`);
  return faults;
}

/** How the entries stand to each other and to what a server holds, which no schema sees. */
const entryFaults = ({ entry }: Bundle): string[] => [
  ...twice(entry.map(({ fullUrl }) => fullUrl)).map((url) => `${url}: stands twice`),
  ...twice(entry.map(({ request }) => request.url)).map((url) => `${url}: is a condition twice`),
  ...entry.filter(({ fullUrl }) => !FULL_URL.test(fullUrl)).map(({ fullUrl }) => `${fullUrl}: is no UUID`),
  ...entry
    .filter(({ resource, request }) => !new RegExp(`^${resource.resourceType}\\?identifier=.+`).test(request.url))
    .map(({ fullUrl }) => `${fullUrl}: is not conditional`),
];

/** The bundle as a server reads it: what refers to an entry refers to a resource of its type. */
function resolved(bundle: Bundle): Bundle {
  const addresses = new Map(
    bundle.entry.map(({ fullUrl, resource }) => [
      fullUrl,
      `${resource.resourceType}/${fullUrl.replace('urn:uuid:', '')}`,
    ]),
  );
  return JSON.parse(JSON.stringify(bundle), (name, value) =>
    name === 'reference' ? (addresses.get(value as string) ?? value) : value,
  ) as Bundle;
}

/**
 * What is wrong with a bundle, each as `path: reason`; nothing where all is well. The official JSON schema, the official
 * definitions with their invariants and our own checks have to agree: each sees what the others let pass.
 */
export function faultsOf(given: unknown): string[] {
  const bundle = given as Bundle;
  const read = resolved(bundle);
  // A resource's own invariants are asked of it alone, not of the bundle it stands in.
  const resources = [read, ...read.entry.map(({ resource }) => resource)];
  return [
    ...resources.flatMap(schemaFaults),
    ...resources.flatMap(definitionFaults),
    ...plainFaults(bundle, 'Bundle'),
    ...entryFaults(bundle),
  ];
}
