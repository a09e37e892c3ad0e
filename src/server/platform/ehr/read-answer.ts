import { text } from 'node:stream/consumers';
import type { OutboundAnswer } from '../outbound/outbound.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { EhrError } from './ehr.ts';

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Not JSON: whoever asked finds nothing in it.
    return undefined;
  }
}

/** An answer read to its end, its body as JSON where it is that. @throws EhrError for one that did not come */
export async function readAnswer(ask: () => Promise<OutboundAnswer>): Promise<{ status: number; json: unknown }> {
  try {
    const { status, body } = await ask();
    return { status, json: parse(await text(body)) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.lasting && error.code !== 'too_large')
      throw new EhrError('ehr_address', 'The address of the server is refused', { cause: error });
    throw new EhrError('ehr_unavailable', 'The server did not answer', { cause: error });
  }
}
