/** The samples of `deploy/` against the product: settings that exist, paths that are there, times that fit. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load, loadAll } from 'js-yaml';
import { validate as ofDeployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as ofService } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ofPodDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const OPERATIONS = read('docs/operations.md');

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: object; readonly stop_grace_period?: string }>>;
}
interface Manifest {
  readonly kind: string;
  readonly spec: {
    readonly template?: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly { readonly env: readonly { readonly name: string }[] }[];
      };
    };
  };
}

const compose = load(read('deploy/container/compose.yaml')) as Compose;
const manifests = loadAll(read('deploy/kubernetes/wanderlight.yaml')) as Manifest[];
const deployment = manifests.find(({ kind }) => kind === 'Deployment')?.spec.template?.spec;
const dockerfile = read('deploy/container/Dockerfile');
const unit = read('deploy/systemd/wanderlight.service');

test('every setting that a sample gives is one that the documents explain', () => {
  const given = [
    ...Object.keys(compose.services['site']?.environment ?? {}),
    ...(deployment?.containers.flatMap(({ env }) => env.map(({ name }) => name)) ?? []),
    ...[...dockerfile.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name),
    ...[...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) =>
      all.split(' ').map((one) => one.split('=')[0] ?? ''),
    ),
  ].filter((name) => name !== 'NODE_ENV');
  expect(given.length).toBeGreaterThan(12);
  expect(given.filter((name) => !OPERATIONS.includes(`\`${name}\``))).toEqual([]);
});

test('what an image or a unit runs and copies is there', () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.*)$/gm)]
    .flatMap(([, parts = '']) => parts.split(' '))
    .flatMap((part) => (part.startsWith('/app/') ? [part.slice('/app/'.length)] : []))
    .filter((part) => part !== 'dist' && part !== 'node_modules');
  const run = [
    ...`${unit}\n${read('deploy/systemd/wanderlight-backup.service')}\n${dockerfile}`.matchAll(
      /(?:src|scripts)\/[\w/-]+\.ts/g,
    ),
  ];
  const named = [...copied, ...run.map(([file]) => file)];
  expect(named.length).toBeGreaterThan(7);
  expect(named.filter((path) => !existsSync(fileURLToPath(new URL(path, ROOT))))).toEqual([]);
});

test('each gives the site the 30 seconds that an orderly end may take', () => {
  expect(compose.services['site']?.stop_grace_period).toBe('30s');
  expect(deployment?.terminationGracePeriodSeconds).toBe(30);
  expect(unit).toMatch(/^TimeoutStopSec=30$/m);
});

test('the documents say of every sample whether it was run', () => {
  const folders = readdirSync(new URL('deploy', ROOT));
  expect(folders.filter((folder) => !OPERATIONS.includes(`deploy/${folder}`))).toEqual([]);
});

/** As the package compiles them; it leaves the second half out of its types. */
type Validate = ((manifest: unknown) => boolean) & { readonly errors?: readonly object[] | null };

const KINDS: Readonly<Record<string, Validate>> = {
  Deployment: ofDeployment,
  Service: ofService,
  PodDisruptionBudget: ofPodDisruptionBudget,
};

/** What the schema of Kubernetes says against a manifest. It passes over keys it does not know, but it never asks for them either. */
function faultsOf(manifest: object & { readonly kind: string }): string[] {
  const unknown = new Set<string>();
  const watched = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: object = Array.isArray(value) ? [] : {};
    for (const [key, part] of Object.entries(value)) Object.assign(copy, { [key]: watched(part, `${path}.${key}`) });
    if (Array.isArray(value)) return copy;
    for (const key of Object.keys(value)) unknown.add(`${path}.${key}`);
    return new Proxy(copy, {
      get(object, key) {
        unknown.delete(`${path}.${String(key)}`);
        return Reflect.get(object, key);
      },
    });
  };
  const validate = KINDS[manifest.kind];
  validate?.(watched(manifest, manifest.kind));
  return [
    ...(validate?.errors ?? []).map((error) => JSON.stringify(error)),
    ...[...unknown].map((key) => `${key} is unknown`),
  ];
}

test('the manifests are what the schema of Kubernetes asks for', () => {
  expect(manifests.map(({ kind }) => kind)).toEqual(Object.keys(KINDS));
  expect(manifests.flatMap(faultsOf)).toEqual([]);
  const [sound] = manifests;
  const planted = JSON.parse(JSON.stringify(sound).replace('"replicas":2', '"replica":2').replace('3000', '"http"'));
  expect(faultsOf(planted)).toEqual([expect.stringContaining('containerPort'), 'Deployment.spec.replica is unknown']);
});
