import { Gunzip, gzipSync, strFromU8, strToU8 } from 'fflate';
import { AppError } from '#shared/platform/errors.ts';
import { emailTemplatesMessages as text } from './email-templates.messages.ts';
import { cleanProps, isBlock } from './model/blocks.ts';
import { readDesign } from './model/design-defaults.ts';
import { type EmailNode, type EmailTemplate, MAX_NODES, type Nodes, type Props, ROOT } from './model/email-template.ts';
import { isTree } from './model/validate-tree.ts';
import { MAX_JSON, MAX_STORED } from './stored-limits.ts';

const MAX_PROP_DEPTH = 8;
/** `{json: {id: {props: {…}}}}`, with room. */
const MAX_JSON_DEPTH = MAX_PROP_DEPTH + 8;
const MAX_ID = 64;
const SLICE = 16 * 1024;

type Stored = Record<string, unknown>;

const invalid = () =>
  new AppError('bad_request', text.invalid_data, { fields: { restore_template: text.invalid_data } });
const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += SLICE) binary += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(binary);
}

/** A node as it is stored; its children stand under `nodes`. */
function storeNode(node: EmailNode) {
  const { type, props, parent, nodes, kept } = node;
  return {
    custom: {},
    hidden: false,
    linkedNodes: {},
    displayName: type,
    ...kept,
    type: { resolvedName: type },
    isCanvas: !isBlock(type) || ['Body', 'Container', 'Columns', 'Column'].includes(type),
    props,
    parent,
    nodes,
  };
}

/** Base64 of gzip of JSON `{json, settings}`, both JSON texts themselves. The same template makes the same text. */
export function encodeTemplate({ nodes, settings }: EmailTemplate): string {
  const stored = Object.fromEntries(Object.entries(nodes).map(([id, node]) => [id, storeNode(node)]));
  const whole = JSON.stringify({ json: JSON.stringify(stored), settings: JSON.stringify(settings) });
  return toBase64(gzipSync(strToU8(whole), { mtime: 0 }));
}

/** Inflates piece by piece, so that what grows past the limit is dropped there and then. */
function inflate(bytes: Uint8Array): string {
  const parts: Uint8Array[] = [];
  let size = 0;
  const gunzip = new Gunzip((part) => {
    size += part.length;
    if (size > MAX_JSON) throw invalid();
    parts.push(part);
  });
  for (let at = 0; at < bytes.length; at += SLICE)
    gunzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
}

/** Whether brackets nest deeper than any template's; asked before anything is parsed. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}

function parse(json: string): unknown {
  if (isTooDeep(json)) throw invalid();
  return JSON.parse(json) as unknown;
}

function unpack(stored: string): Stored {
  if (stored.length > MAX_STORED) throw invalid();
  try {
    const bytes = Uint8Array.from(atob(stored), (char) => char.charCodeAt(0));
    const whole = parse(inflate(bytes));
    if (isObject(whole)) return whole;
  } catch {
    // Not base64, not gzip, not JSON: all the same to whoever reads the message.
  }
  throw invalid();
}

const isId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && id !== '__proto__' && id.length <= MAX_ID;

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** A stored node. Children that another editor links by name stand behind the others. */
function readNode(raw: unknown): EmailNode {
  if (!isObject(raw)) throw invalid();
  const type = isObject(raw.type) ? raw.type.resolvedName : raw.type;
  const { props = {}, parent = null, nodes = [], linkedNodes = {}, custom, hidden, displayName } = raw;
  if (typeof type !== 'string' || type === '' || type.length > MAX_ID) throw invalid();
  if (!isObject(props) || depthOf(props) > MAX_PROP_DEPTH || !Array.isArray(nodes) || !isObject(linkedNodes))
    throw invalid();
  const children = [...(nodes as unknown[]), ...Object.values(linkedNodes)];
  if (!children.every(isId) || !(parent === null || isId(parent))) throw invalid();
  const kept: Stored = {};
  if (isObject(custom) && Object.keys(custom).length > 0 && depthOf(custom) <= MAX_PROP_DEPTH) kept.custom = custom;
  if (hidden === true) kept.hidden = true;
  if (typeof displayName === 'string' && displayName !== type) kept.displayName = displayName.slice(0, 200);
  const node = { type, props: cleanProps(type, props as Props), parent, nodes: children };
  return Object.keys(kept).length > 0 ? { ...node, kept } : node;
}

function readNodes(json: unknown): Nodes {
  if (!isObject(json)) throw invalid();
  const ids = Object.keys(json);
  if (ids.length > MAX_NODES || !ids.every(isId)) throw invalid();
  const nodes = Object.fromEntries(ids.map((id) => [id, readNode(json[id])]));
  const root = nodes[ROOT];
  // Whoever a list of children names is their parent, whatever a node says of itself.
  const parents = new Map(
    Object.entries(nodes).flatMap(([id, node]) => node.nodes.map((child) => [child, id] as const)),
  );
  const tied = Object.entries(nodes).map(([id, node]) => [id, { ...node, parent: parents.get(id) ?? null }] as const);
  const held: Nodes = Object.fromEntries(tied);
  if (!root || !isTree(held)) throw invalid();
  return held;
}

function readSettings(stored: unknown) {
  const failed = () =>
    new AppError('bad_request', text.failed_to_parse_settings, {
      fields: { restore_template: text.failed_to_parse_settings },
    });
  let settings: unknown;
  try {
    settings = typeof stored === 'string' ? parse(stored) : stored;
  } catch {
    throw failed();
  }
  if (!isObject(settings)) throw failed();
  return readDesign(settings);
}

/**
 * A stored template. What is too large, too deep or no tree is refused before it is looked at closely; what its elements
 * hold is brought within their bounds.
 * @throws AppError `bad_request`: 'Invalid data format', or 'Failed to parse settings'
 */
export function decodeTemplate(stored: string): EmailTemplate {
  const { json, settings } = unpack(stored);
  if (json === undefined || json === null || settings === undefined || settings === null) throw invalid();
  let parsed: unknown;
  try {
    parsed = typeof json === 'string' ? parse(json) : json;
  } catch {
    throw invalid();
  }
  return { nodes: readNodes(parsed), settings: readSettings(settings) };
}
