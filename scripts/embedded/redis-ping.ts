import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

const TIMEOUT_MS = 1_000;
const DEFAULT_PORT = 6379;

/**
 * Whether a Redis at this address takes the login and answers. Speaks the protocol itself: a start waits for this
 * answer, and loading a client library would take longer than the answer does.
 */
export function answers(url: string): Promise<boolean> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const target = { host: hostname, port: Number(port || DEFAULT_PORT) };
  const socket: Socket =
    protocol === 'rediss:' ? connectSecurely({ ...target, servername: hostname }) : connect(target);
  const login = [username, password].filter((part) => part !== '').map(decodeURIComponent);
  const commands = [...(login.length > 0 ? [['AUTH', ...login]] : []), ['PING']];
  return new Promise((resolve) => {
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    let received = '';
    socket.setTimeout(TIMEOUT_MS, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (received.includes('+PONG\r\n')) finish(true);
      else if (/(^|\n)-/.test(received)) finish(false);
    });
    socket.write(commands.map(encode).join(''));
  });
}

const encode = (words: readonly string[]): string =>
  [`*${words.length}`, ...words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}`), ''].join('\r\n');
