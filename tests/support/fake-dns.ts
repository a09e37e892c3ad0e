import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface FakeDns {
  /** Where it answers, as `host:port`. */
  place: string;
  /** What it says of each name; nothing of any other. */
  texts: Map<string, string[]>;
  /** Every name it was asked for, in order. */
  asked: string[];
  /** It says of every name that it cannot say. */
  fails: boolean;
  close(): Promise<void>;
}

const HEADER = 12;
const TXT = 16;
const FAILURE = 2;
const NO_SUCH_NAME = 3;
/** A text of a record is cut into parts no longer than this. */
const PART = 255;

/** The name a question asks for, and where it ends. */
function questionOf(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** A text record whose name is the question's. */
function record(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += PART) {
    const part = bytes.subarray(at, at + PART);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const head = Buffer.from([0xc0, HEADER, 0, TXT, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function answerTo(message: Buffer, { texts, asked, fails }: FakeDns): Buffer {
  const { name, end } = questionOf(message);
  asked.push(name);
  const known = fails ? undefined : texts.get(name);
  const header = Buffer.from(message.subarray(0, HEADER));
  header.writeUInt16BE(0x8180 | (fails ? FAILURE : known ? 0 : NO_SUCH_NAME), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(known?.length ?? 0, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, message.subarray(HEADER, end), ...(known ?? []).map(record)]);
}

/** A name server on a free loopback port that knows text records alone. */
export async function startFakeDns(): Promise<FakeDns> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    socket.send(answerTo(message, fake), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const fake: FakeDns = {
    place: `127.0.0.1:${socket.address().port}`,
    texts: new Map(),
    asked: [],
    fails: false,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
  return fake;
}
