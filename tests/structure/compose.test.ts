import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ENV_NAMES } from '../../src/server/platform/env.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  profiles?: string[];
  volumes?: string[];
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const dockerfile = read('Dockerfile');
const services = Object.entries(compose.services);
const own = services.filter(([, service]) => service.image === 'landfall');

/** The files of this repository that a command runs or names. */
const filesOf = (words: readonly string[] = []) => words.filter((word) => /^(src|scripts)\//.test(word));

describe('docker-compose.yml', () => {
  test('runs web, worker and the migration from one image, and the others beside them', () => {
    expect(own.map(([name]) => name)).toEqual(['migrate', 'web', 'worker']);
    expect(services.map(([name]) => name)).toEqual([
      'postgres',
      'redis',
      'migrate',
      'web',
      'worker',
      'mailpit',
      'minio',
    ]);
    expect(compose.services.mailpit?.profiles).toEqual(['mail']);
    expect(compose.services.minio?.profiles).toEqual(['storage']);
  });

  test.each(own)('%s sets only variables that the product reads', (_, service) => {
    expect(Object.keys(service.environment ?? {}).filter((name) => !ENV_NAMES.includes(name))).toEqual([]);
  });

  test.each(own)('%s runs a program that exists and is in the image', (_, service) => {
    const files = [...filesOf(service.command), ...filesOf(service.healthcheck?.test)];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(existsSync(path.join(ROOT, file)), file).toBe(true);
      expect(dockerfile).toContain(`COPY ${file.split('/')[0]} `);
    }
  });

  test.each(['postgres', 'redis', 'web', 'worker'])('%s has a health check', (name) => {
    expect(compose.services[name]?.healthcheck?.test[0]).toBe('CMD');
  });

  test('mounts only files that exist', () => {
    const mounted = services
      .flatMap(([, service]) => service.volumes ?? [])
      .filter((volume) => volume.startsWith('./'));
    expect(mounted.length).toBeGreaterThan(0);
    for (const volume of mounted) expect(existsSync(path.join(ROOT, volume.split(':')[0] ?? '')), volume).toBe(true);
  });

  test('web and worker log in as one that only becomes the application', () => {
    for (const name of ['web', 'worker']) {
      expect(compose.services[name]?.environment?.DATABASE_URL).toMatch(/^postgres:\/\/landfall_web:/);
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

describe('the Dockerfile', () => {
  test('runs as a user without rights', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
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
