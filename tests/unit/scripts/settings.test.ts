import { describe, expect, test } from 'vitest';
import { explainFailure } from '#scripts/launch/explain.ts';
import { FORBIDDEN_PORTS } from '#scripts/launch/forbidden-ports.ts';
import { readSettings } from '#scripts/launch/settings.ts';

const KEYS = { TOKEN_KEY: 't', FIELD_KEYS: 'k1:f', LINK_KEY: 'l' };
const DATABASE_URL = 'postgres://someone:secret@db.example:5432/landfall';

describe('the launcher’s settings', () => {
  test('default to an embedded, local start with the demo', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      demo: true,
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      redisUrl: undefined,
    });
  });

  test('with DATABASE_URL need the keys, named in one line', () => {
    expect(() => readSettings({ DATABASE_URL, TOKEN_KEY: 't' })).toThrow(
      'With DATABASE_URL, set FIELD_KEYS, LINK_KEY too (see docs/operations.md).',
    );
  });

  test('with DATABASE_URL leave the demo out unless asked', () => {
    expect(readSettings({ DATABASE_URL, ...KEYS }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL, ...KEYS, LANDFALL_DEMO: 'on' }).demo).toBe(true);
  });

  test('beyond this machine leave the demo out, and refuse it where it is asked for', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'landfall.example']) {
      expect(readSettings({ HOST }).demo).toBe(false);
      expect(() => readSettings({ HOST, LANDFALL_DEMO: 'on' })).toThrow(
        `With HOST=${HOST}, the demo runs on this machine alone, because everybody knows its passwords: ` +
          'set LANDFALL_DEMO=off, or leave HOST out.',
      );
    }
    for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) expect(readSettings({ HOST }).demo).toBe(true);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be 1 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be 1 to 65535, not "70000".'],
    [{ PORT: '6000' }, 'No browser opens port 6000: set PORT to another, such as PORT=3000.'],
    [{ PORT: '10080' }, 'No browser opens port 10080: set PORT to another, such as PORT=3000.'],
    [{ LANDFALL_DEMO: 'yes' }, 'LANDFALL_DEMO must be on or off, not "yes".'],
  ])('refuse %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  test('refuse the 82 ports of the Fetch standard, which a browser would refuse', async () => {
    expect(FORBIDDEN_PORTS.size).toBe(82);
    for (const port of FORBIDDEN_PORTS) {
      const refused: unknown = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause);
      expect(refused).toMatchObject({ message: 'bad port' });
      expect(() => readSettings({ PORT: String(port) })).toThrow(`No browser opens port ${port}: `);
    }
  });

  test('listening everywhere is reached by the loopback address', () => {
    expect(readSettings({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://127.0.0.1:8080');
  });
});

describe('a failure', () => {
  test.each([
    [
      'ECONNREFUSED',
      'The database at db.example:5432 does not answer (ECONNREFUSED): start it, or correct DATABASE_URL.',
    ],
    ['28P01', 'The database at db.example:5432 refuses the login: correct DATABASE_URL.'],
    ['3D000', 'The database at db.example:5432 does not exist: create it, or correct DATABASE_URL.'],
  ])('of kind %s is one line without the password', (code, line) => {
    expect(explainFailure(Object.assign(new Error('first\nsecond'), { code }), { databaseUrl: DATABASE_URL })).toBe(
      line,
    );
  });

  test('of another kind keeps its own first line', () => {
    expect(explainFailure(new Error('Port 3000 on 127.0.0.1 is in use\n    at somewhere'))).toBe(
      'Port 3000 on 127.0.0.1 is in use',
    );
  });
});
