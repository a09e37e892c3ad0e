import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PROGRAMS } from '#scripts/build/server.ts';
import { WEB_FLAGS } from '#scripts/launch/programs.ts';
import { ENV_NAMES } from '#server/platform/env.ts';
import { RATE_LIMITS } from '#server/platform/rate-limit.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  profiles?: string[];
  volumes?: string[];
  secrets?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
const dockerfile = read('Dockerfile');
const services = Object.entries(compose.services);
const own = services.filter(([, service]) => service.image === 'landfall');

/** The programs that a command runs: of the build, or of `scripts/`. */
const programsOf = (words: readonly string[] = []) => words.filter((word) => /\.mjs$/.test(word));
const built = (program: string) => program.replace(/^dist\/server\/(.*)\.mjs$/, '$1');

/** What the product reads, by value or from a file. */
const READ = ENV_NAMES.flatMap((name) => [name, `${name}_FILE`]);

describe('docker-compose.yml', () => {
  test.each(services)('%s may gain no rights, and writes to its volumes alone', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  });

  test.each(services.filter(([, { image }]) => image !== 'landfall'))('%s is pinned to one version', (_, { image }) => {
    expect(image).toMatch(/:(v?\d+\.\d+(\.\d+)?|RELEASE\.[\dTZ-]+)$/);
  });

  test.each(services)('%s has no secret on its command line or in its environment', (_, service) => {
    expect(JSON.stringify(service.command ?? [])).not.toMatch(/PASSWORD|KEY|SECRET|:\/\//);
    const values = Object.entries(service.environment ?? {}).filter(([name]) => /PASSWORD$|_KEYS?$|_URL$/.test(name));
    expect(values.filter(([, value]) => !value.startsWith('${')).map(([name]) => name)).toEqual([]);
    for (const [name, value] of Object.entries(service.environment ?? {}).filter(([key]) => key.endsWith('_FILE'))) {
      expect(service.secrets, name).toContain(value.replace('/run/secrets/', ''));
    }
  });

  test('every secret is a file that the script makes, and none is in the repository', () => {
    const made = [...read('docker/make-secrets.sh').matchAll(/^keep (\w+) /gm)].map(([, name]) => name);
    expect(
      Object.entries(compose.secrets)
        .map(([name, { file }]) => [name, file])
        .sort(),
    ).toEqual(made.map((name) => [name, `./secrets/${name}`]).sort());
    for (const file of ['.gitignore', '.dockerignore']) expect(read(file)).toMatch(/^secrets\/?$/m);
  });

  test('runs web, worker and the migration from one image, and the others beside them', () => {
    expect(own.map(([name]) => name)).toEqual(['migrate', 'web', 'worker', 'operator']);
    expect(services.map(([name]) => name)).toEqual([
      'postgres',
      'redis',
      'migrate',
      'web',
      'worker',
      'operator',
      'mailpit',
      'minio',
    ]);
    expect(compose.services.mailpit?.profiles).toEqual(['mail']);
    expect(compose.services.minio?.profiles).toEqual(['storage']);
  });

  test.each(own)('%s sets only variables that the product reads', (_, service) => {
    expect(Object.keys(service.environment ?? {}).filter((name) => !READ.includes(name))).toEqual([]);
  });

  test.each(own)('%s runs a program of the build with plain node', (name, service) => {
    expect(service.command?.slice(0, -1)).toEqual(['node', ...(name === 'web' ? WEB_FLAGS : [])]);
    expect(Object.keys(PROGRAMS)).toContain(built(service.command?.at(-1) ?? ''));
    for (const file of programsOf(service.healthcheck?.test)) {
      expect(existsSync(path.join(ROOT, file)), file).toBe(true);
      expect(dockerfile).toContain(`COPY ${file} `);
    }
  });

  test.each(['postgres', 'redis', 'web', 'worker'])('%s has a health check', (name) => {
    expect(compose.services[name]?.healthcheck?.test[0]).toBe('CMD');
  });

  test('passes on whatever else the product reads', () => {
    // A container has a place of its own for these: it runs in production, on its own folder, and is no demo.
    const fixed = ['NODE_ENV', 'LANDFALL_DATA_DIR', 'LANDFALL_DEMO'];
    const given = [compose.services.web, compose.services.worker].flatMap((service) =>
      Object.keys(service?.environment ?? {}),
    );
    const passed = (name: string) => given.includes(name) || given.includes(`${name}_FILE`);
    expect(ENV_NAMES.filter((name) => !fixed.includes(name) && !passed(name))).toEqual([]);
  });

  test('mounts only files that exist', () => {
    const mounted = services
      .flatMap(([, service]) => service.volumes ?? [])
      .filter((volume) => volume.startsWith('./'));
    expect(mounted.length).toBeGreaterThan(0);
    for (const volume of mounted) expect(existsSync(path.join(ROOT, volume.split(':')[0] ?? '')), volume).toBe(true);
  });

  test('web logs in as one that only becomes the application, the worker as one that also seals', () => {
    for (const [name, secret] of [
      ['web', 'database_url'],
      ['worker', 'worker_database_url'],
    ] as const) {
      expect(compose.services[name]?.environment?.DATABASE_URL_FILE).toBe(`/run/secrets/${secret}`);
      expect(compose.services[name]?.secrets).not.toContain('owner_database_url');
    }
  });

  test('.env.example has every variable that compose insists on, and no value', () => {
    const insisted = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?\}/g)].map((match) => match[1] ?? '');
    const example = read('.env.example')
      .split('\n')
      .filter((line) => /^\w+=/.test(line));
    expect(example.filter((line) => !line.endsWith('='))).toEqual([]);
    expect([...new Set(insisted)].filter((name) => !example.includes(`${name}=`))).toEqual([]);
  });
});

/** A command's words as both files write them. */
const words = (all: readonly string[]) => `[${all.map((word) => `"${word}"`).join(', ')}]`;

describe('the Dockerfile', () => {
  test('is made from exact versions', () => {
    for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+\.\d+\.\d+-slim$/);
  });

  test('runs as a user without rights', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  test('runs the build with plain node and production packages alone', () => {
    expect(dockerfile).not.toMatch(/tsx|esbuild/);
    expect(dockerfile).toContain('npm prune --omit=dev');
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).not.toMatch(/COPY (src|migrations)\b/);
    expect(last).toContain(`CMD ${words(['node', ...WEB_FLAGS, 'dist/server/web.mjs'])}`);
  });

  test('sets only variables that the product reads', () => {
    const names = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap((match) => [
      ...(match[1] ?? '').matchAll(/(\w+)=/g),
    ]);
    expect(names.map((match) => match[1]).filter((name) => !ENV_NAMES.includes(name ?? ''))).toEqual([]);
  });

  test('copies only what exists', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      (match) => match[1]?.split(' ') ?? [],
    );
    for (const file of copied) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  });
});

test('docs/operations.md explains every variable', () => {
  const text = read('docs/operations.md');
  expect(ENV_NAMES.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('docs/operations.md says every limit as it is', () => {
  const text = read('docs/operations.md');
  const said = [...text.matchAll(/^\| `([a-z_]+_(?:account|ip|user|org))` +\| ([\d,]+) +\| (\d+ [a-z]+) +\|/gm)].map(
    ([, name, points, within]) => [name, points, within],
  );
  const UNITS = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  const within = (seconds: number): string => {
    const [unit, length] = UNITS.find(([, each]) => seconds % each === 0)!;
    return `${seconds / length} ${unit}${seconds === length ? '' : 's'}`;
  };
  expect(said).toEqual(
    Object.entries(RATE_LIMITS).map(([name, { points, seconds }]) => [
      name,
      points.toLocaleString('en-US'),
      within(seconds),
    ]),
  );
});
