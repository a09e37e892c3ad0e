import { R4_PRIMITIVES, R4_TYPES } from './r4-types.ts';

type Fields = Record<string, unknown>;

interface Spec {
  type: string;
  targets: readonly string[];
  codes: readonly string[];
  required: boolean;
  many: boolean;
}

const SPEC = /^([\w.]+)(?:\(([^)]*)\))?(?::([^!*+]+))?([!*+]?)$/;

function readSpec(written: string): Spec {
  const [, type = '', targets, codes, mark = ''] = SPEC.exec(written) ?? [];
  return {
    type,
    targets: targets?.split(',') ?? [],
    codes: codes?.split('|') ?? [],
    required: mark === '!' || mark === '+',
    many: mark === '*' || mark === '+',
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a bundle, each as `path: reason`; nothing where all is well. */
export function faultsOf(bundle: unknown): string[] {
  const faults: string[] = [];
  const tell = (at: string, reason: string) => void faults.push(`${at}: ${reason}`);
  const types = new Map<string, string>();
  const references: { at: string; reference: string; targets: readonly string[] }[] = [];

  function checkOne(value: unknown, { type, targets, codes }: Spec, at: string): void {
    const primitive = R4_PRIMITIVES[type];
    if (primitive) {
      if (!primitive(value)) tell(at, `is no ${type}`);
      if (codes.length > 0 && !codes.includes(String(value))) tell(at, `is none of ${codes.join(', ')}`);
      return;
    }
    if (!isFields(value)) {
      tell(at, `is no ${type}`);
      return;
    }
    if (Object.keys(value).length === 0) tell(at, 'is empty');
    if (type === 'Reference' && typeof value.reference === 'string')
      references.push({ at, reference: value.reference, targets });
    if (
      type === 'Period' &&
      typeof value.start === 'string' &&
      typeof value.end === 'string' &&
      value.start > value.end
    )
      tell(at, 'ends before it starts');
    checkFields(value, type === 'Resource' ? String(value.resourceType) : type, at);
  }

  function checkFields(value: Fields, type: string, at: string): void {
    const definition = R4_TYPES[type];
    if (!definition) {
      tell(at, `${type} is not known`);
      return;
    }
    for (const key of Object.keys(value)) if (!(key in definition)) tell(`${at}.${key}`, 'is not an element');
    for (const [key, written] of Object.entries(definition)) {
      const spec = readSpec(written);
      const here = `${at}.${key}`;
      const given = value[key];
      if (given === undefined) {
        if (spec.required) tell(here, 'is missing');
      } else if (!spec.many) checkOne(given, spec, here);
      else if (!Array.isArray(given) || given.length === 0) tell(here, 'is no filled array');
      else for (const [index, each] of given.entries()) checkOne(each, spec, `${here}[${index}]`);
    }
  }

  if (!isFields(bundle)) return ['bundle: is no object'];
  checkFields(bundle, 'Bundle', 'Bundle');
  const entries = (Array.isArray(bundle.entry) ? bundle.entry : []) as {
    fullUrl: string;
    resource: Fields;
    request: Fields;
  }[];
  for (const { fullUrl, resource, request } of entries) {
    if (types.has(fullUrl)) tell(fullUrl, 'stands twice');
    if (!/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(fullUrl)) tell(fullUrl, 'is no UUID');
    types.set(fullUrl, String(resource.resourceType));
    if (!String(request.url).startsWith(`${resource.resourceType}?identifier=`)) tell(fullUrl, 'is not conditional');
    if (String(request.url).split('?')[1]?.split('=')[1]?.length === 0) tell(fullUrl, 'has an empty condition');
  }
  if (new Set(entries.map(({ request }) => request.url)).size !== entries.length)
    tell('Bundle', 'has a condition twice');
  for (const { at, reference, targets } of references) {
    const type = types.get(reference);
    if (!type) tell(at, 'leads nowhere');
    else if (targets.length > 0 && !targets.includes(type)) tell(at, `leads to a ${type}`);
  }
  return faults;
}
