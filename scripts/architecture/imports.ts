/**
 * Who may import from whom. The first rule that refuses an import reports it, so one wrong import is one violation.
 * Tests and tools may import what they need.
 */
import { builtinModules } from 'node:module';
import {
  type AllowedImports,
  AREAS,
  isRegistry,
  isTest,
  MARKUP_PARTS,
  type Place,
  placeOf,
  rulesOf,
  runsInBrowser,
} from './map.ts';
import type { Import, Source, Violation } from './source.ts';

interface Step {
  readonly from: Place;
  readonly fromPath: string;
  readonly to: Place;
  /** Empty for a package. */
  readonly toPath: string;
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly allowed: AllowedImports;
}

/** Answers why the import is refused, or null. */
type Rule = readonly [name: string, refuse: (step: Step) => string | null];

const RULES: readonly Rule[] = [
  [
    'tooling',
    ({ toPath }) => {
      if (!isTest(toPath) && !/^(test|journeys|bench|scripts)\//.test(toPath)) return null;
      return `the product never imports ${toPath}; move what both need into src/`;
    },
  ],
  [
    'registry',
    ({ from, fromPath, to, toPath }) => {
      if (to.area !== 'feature' || !to.part || rulesOf(to.part).layer < 3 || isRegistry(fromPath)) return null;
      if (from.area === 'feature' && from.feature === to.feature && from.part === to.part) return null;
      return `${toPath} is at the top: only server/app.ts, server/process/background-jobs.ts and web/pages.ts import it; move what is needed to a lower layer`;
    },
  ],
  [
    'area',
    ({ from, to }) => {
      if (from.area === 'tooling' || to.area === 'tooling' || from.area === to.area) return null;
      const below: readonly string[] = AREAS[from.area];
      if (below.includes(to.area)) return null;
      return `${from.area} does not know ${to.area}; take what is needed as an argument, or move it to a part below both (scripts/architecture/map.ts)`;
    },
  ],
  [
    'feature-import',
    ({ from, to, allowed }) => {
      if (from.area !== 'feature' || to.area !== 'feature' || from.feature === to.feature) return null;
      if (allowed[from.feature]?.includes(to.feature)) return null;
      return `${from.feature} may not import ${to.feature}; leave a job downstream, or allow it in scripts/architecture/map.ts`;
    },
  ],
  [
    'shared',
    ({ from, to }) => {
      if (from.area !== 'feature' || to.area !== 'feature' || from.feature === to.feature) return null;
      if (!to.part || rulesOf(to.part).shared) return null;
      return `${to.part} is private to ${to.feature}; import its contract, rules, copy, store, actions or components`;
    },
  ],
  [
    'layer',
    ({ from, to }) => {
      if (from.area !== 'feature' || to.area !== 'feature' || !from.part || !to.part) return null;
      if (rulesOf(to.part).layer <= rulesOf(from.part).layer) return null;
      return `${from.part} is a layer below ${to.part}; import only from your layer or below, pass the rest as an argument`;
    },
  ],
  [
    'browser',
    ({ from, fromPath, to, toPath, specifier }) => {
      if (!runsInBrowser(fromPath, from)) return null;
      const why = serverOnly(to, toPath, specifier);
      return why ? `this file runs in the browser and ${why}; fetch through the contract instead` : null;
    },
  ],
  [
    'effect',
    ({ from, fromPath, to, toPath, typeOnly }) => {
      if (to.area !== 'effects' || isPort(toPath) || from.area === 'effects' || from.area === 'tooling') return null;
      if (/^src\/server\/compose(\.ts$|\/)/.test(fromPath)) return null;
      if (typeOnly && (from.area === 'server' || from.area === 'kernel')) return null;
      return 'the outside world is known only as effects/*/*-port.ts; real or fake is decided in server/compose.ts';
    },
  ],
  [
    'pure',
    ({ from, to }) => {
      if (from.area !== 'feature' || (to.area !== 'kernel' && to.area !== 'database')) return null;
      return from.part === 'mail' || from.part === 'prompt'
        ? `${from.part} is pure; take the facts as arguments`
        : null;
    },
  ],
  [
    'ui',
    ({ from, to }) => {
      if (from.area !== 'feature' || (to.area !== 'web' && to.area !== 'ui')) return null;
      if (from.part === null || MARKUP_PARTS.includes(from.part)) return null;
      return `${to.area} is for components, screens and admin; ${from.part} says nothing about pages`;
    },
  ],
];

export function checkImports(source: Source, allowed: AllowedImports): Violation[] {
  const from = placeOf(source.path);
  if (from.area === 'tooling') return [];
  const violations = source.imports.flatMap((found) => refuse(source, from, found, allowed));
  if (from.area === 'server') return violations;
  const hidden = source.hiddenImports.map((node) => ({
    path: source.path,
    line: source.lineOf(node.start),
    rule: 'hidden-import',
    sentence: 'write the path of an import out, one import per file, so that the rules can see it',
  }));
  return [...violations, ...hidden];
}

function refuse(source: Source, from: Place, found: Import, allowed: AllowedImports): Violation[] {
  const toPath = found.target ?? '';
  const { specifier, typeOnly, line } = found;
  const step: Step = { from, fromPath: source.path, to: placeOf(toPath), toPath, specifier, typeOnly, allowed };
  for (const [rule, refuse] of RULES) {
    const sentence = refuse(step);
    if (sentence) return [{ path: source.path, line, rule, sentence }];
  }
  return [];
}

function serverOnly(to: Place, toPath: string, specifier: string): string | null {
  if (to.area === 'server' || to.area === 'kernel' || to.area === 'database' || to.area === 'config')
    return `${to.area}/ never reaches it`;
  if (to.area === 'feature' && to.part && rulesOf(to.part).runs === 'server')
    return `${to.part} runs on the server only`;
  if (to.area === 'effects' && !isPort(toPath)) return 'a real effect never reaches it';
  if (toPath === 'src/web/entry-server.tsx') return 'the server’s entry never reaches it';
  return toPath === '' && isServerPackage(specifier) ? `${specifier} exists only on the server` : null;
}

function isPort(path: string): boolean {
  return /^src\/effects\/([^/]+)\/\1-port\.ts$/.test(path);
}

const SERVER_PACKAGES =
  /^(otpauth|pg|kysely|pg-boss|fastify|pino|prom-client|nodemailer|pdfkit|qr|cookie|ical-generator|lru-cache|ipaddr\.js|postal-mime|timezones-ical-library|date-holidays|@rapideditor|opening_hours|aws4fetch|stripe|ai|@fastify|@node-rs|@ai-sdk|react-dom\/server)(\/|$)/;

function isServerPackage(specifier: string): boolean {
  const root = specifier.split('/')[0] ?? specifier;
  return specifier.startsWith('node:') || builtinModules.includes(root) || SERVER_PACKAGES.test(specifier);
}
