/**
 * The product's sources with what the compiler knows of them: types, what a name stands for, and who calls whom.
 * Speaks to the native compiler by its API, which is marked unstable; nobody else does.
 */
import { readFileSync } from 'node:fs';
import {
  type CallExpression,
  type Identifier,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isShorthandPropertyAssignment,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Symbol as CompilerSymbol, SymbolFlags, type Type } from 'typescript/unstable/sync';

export interface Code {
  /** Of every file that may hold or shape a statement. */
  nodes(): Iterable<Node>;
  typeOf(node: Node): Type;
  typeText(type: Type): string;
  propertiesOf(type: Type): ReadonlyMap<string, Type>;
  /** Whether it allows properties of any name. */
  isOpen(type: Type): boolean;
  argumentsOf(type: Type): readonly Type[];
  /** Where the name is declared, through imports; null for what a package declares. */
  declarationOf(name: Identifier): Node | null;
  callsOf(declaration: Node): readonly CallExpression[];
  where(node: Node): string;
  close(): void;
}

export interface Reading {
  readonly project: string;
  /** Whether the file, named from the project's folder, is read for statements and calls. */
  readonly covers: (path: string) => boolean;
}

export function readCode({ project, covers }: Reading): Code {
  const api = new API();
  const { program, checker } = opened(api, project);
  const root = project.replace(/[^/]*$/, '');
  const names = program.getSourceFileNames().filter((name) => name.startsWith(root) && covers(name.slice(root.length)));
  const texts = new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));
  const trees = new Map<string, readonly Node[]>();
  const treeOf = (file: string) => kept(trees, file, () => descendants(present(program.getSourceFile(file), file)));
  const types = new Map<Node, Type>();
  const declarations = new Map<Node, Node | null>();
  const symbols = new Map<string, ReadonlyMap<Node, CompilerSymbol | undefined>>();
  const aliased = new Map<number, CompilerSymbol>();
  const calls = new Map<Node, readonly CallExpression[]>();
  const properties = new Map<number, ReadonlyMap<string, Type>>();

  const typeOf: Code['typeOf'] = (node) =>
    kept(types, node, () => present(checker.getTypeAtLocation(node), `the type of ${node.getText()}`));

  /** All names of a file at once: every question is a message to another process. */
  const symbolsIn = (file: string) =>
    kept(symbols, file, () => {
      const named = treeOf(file).filter(isIdentifier);
      const found = checker.getSymbolAtLocation(named);
      return new Map(named.map((name, at) => [name, found[at]]));
    });

  const declarationOf: Code['declarationOf'] = (name) =>
    kept(declarations, name, () => {
      const symbol = isShorthandPropertyAssignment(name.parent)
        ? checker.getShorthandAssignmentValueSymbol(name.parent)
        : symbolsIn(name.getSourceFile().fileName).get(name);
      if (!symbol) return null;
      const meant =
        symbol.flags & SymbolFlags.Alias ? kept(aliased, symbol.id, () => checker.getAliasedSymbol(symbol)) : symbol;
      const declaration = meant.valueDeclaration;
      return declaration && texts.has(declaration.path) ? (declaration.resolve() ?? null) : null;
    });

  const callsTo = (declaration: Node) => {
    const name = nameOf(declaration);
    return names
      .filter((file) => texts.get(file)?.includes(name))
      .flatMap(treeOf)
      .filter(isCallExpression)
      .filter(({ expression }) => {
        const called = isPropertyAccessExpression(expression) ? expression.name : expression;
        return isIdentifier(called) && called.text === name && declarationOf(called) === declaration;
      });
  };

  return {
    *nodes() {
      for (const [file, text] of texts) if (/from 'kysely'|\.execute\(/.test(text)) yield* treeOf(file);
    },
    typeOf,
    declarationOf,
    typeText: (type) => checker.typeToString(type),
    argumentsOf: (type) => (type.isTypeReference() ? checker.getTypeArguments(type) : []),
    isOpen: (type) => checker.getIndexInfosOfType(type).length > 0,
    propertiesOf: (type) =>
      kept(properties, type.id, () => {
        const symbols = checker.getPropertiesOfType(type);
        const found = checker.getTypeOfSymbol(symbols);
        return new Map(symbols.map(({ name }, at) => [name, present(found[at], `the type of ${name}`)]));
      }),
    callsOf: (declaration) => kept(calls, declaration, () => callsTo(declaration)),
    where(node) {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `${file.fileName.slice(root.length)}:${line + 1}`;
    },
    close: () => api.close(),
  };
}

function opened(api: API, project: string) {
  return present(api.updateSnapshot({ openProjects: [project] }).getProjects()[0], project);
}

function descendants(node: Node): Node[] {
  const found: Node[] = [];
  const visit = (child: Node): void => {
    found.push(child);
    child.forEachChild(visit);
  };
  visit(node);
  return found;
}

function nameOf(declaration: Node): string {
  return 'name' in declaration && declaration.name ? (declaration.name as Node).getText() : '';
}

function kept<K, V>(known: Map<K, V>, key: K, find: () => V): V {
  const value = known.get(key);
  if (value !== undefined || known.has(key)) return value as V;
  const found = find();
  known.set(key, found);
  return found;
}

export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The compiler does not know ${what}`);
  return value;
}
