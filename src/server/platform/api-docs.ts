import { type RequestHandler, Router } from 'express';
import { openApiOf } from './openapi.ts';
import type { RestRoute, StreamRoute, WebhookRoute } from './rest.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const encode = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

interface Operation {
  summary: string;
  parameters?: { name: string; required: boolean; schema: unknown }[];
  requestBody?: { content: { 'application/json': { schema: unknown } } };
}

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; color: #14262b; background: #f5f8f8; margin: 0 auto; max-width: 960px; padding: 32px 16px; }
  details { background: #fff; border: 1px solid #d3ddde; border-radius: 10px; margin: 8px 0; padding: 12px 16px; }
  summary { cursor: pointer; }
  summary:focus-visible { outline: 2px solid #17797f; outline-offset: 2px; }
  code, pre { font: 13px/1.5 ui-monospace, monospace; }
  pre { background: #ebf1f1; border-radius: 6px; overflow: auto; padding: 12px; }
  b { color: #0f6469; display: inline-block; min-width: 64px; }
`;

function entry(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? [])
    .map(
      ({ name, required, schema }) =>
        `<li><code>${encode(name)}</code>${required ? ' (required)' : ''} <code>${encode(JSON.stringify(schema))}</code></li>`,
    )
    .join('');
  const body = operation.requestBody?.content['application/json'].schema;
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${encode(path)}</code> ${encode(operation.summary)}</summary>
    ${parameters ? `<h3>Query</h3><ul>${parameters}</ul>` : ''}
    ${body ? `<h3>Body</h3><pre tabindex="0">${encode(JSON.stringify(body, null, 2))}</pre>` : ''}</details>`;
}

/** `/api/openapi.json`, and the same as a page without a script or anything from elsewhere. Both are open to all. */
export function apiDocs(
  routes: readonly RestRoute[],
  streams: readonly StreamRoute[],
  webhooks: readonly WebhookRoute[],
): RequestHandler {
  const document = openApiOf(routes, streams, webhooks);
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>);
  const entries = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => entry(path, method, operation)),
  );
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Landfall API</title><style>${STYLE}</style></head><body><main><h1>Landfall API</h1>
    <p>The same as <a href="/api/openapi.json">openapi.json</a>. Every path but sign-in wants <code>Authorization: Bearer</code>.</p>
    ${entries.join('\n')}</main></body></html>`;
  const router = Router();
  router.get('/api/openapi.json', (_req, res) => {
    res.json(document);
  });
  router.get('/api/docs', (_req, res) => {
    res.type('html').send(page);
  });
  return router;
}
