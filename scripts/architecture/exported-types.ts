/**
 * One exported type name has one meaning: no two files of `src/` export a type of the same name. A name that two files need
 * belongs to one of them, or says more.
 */
import { isNode, nameIn, type Source, type Violation } from './source.ts';

const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSEnumDeclaration', 'ClassDeclaration']);

export function checkExportedTypes(modules: readonly Source[]): Violation[] {
  const declaredIn = new Map<string, string>();
  const own = modules.filter(({ path }) => /^src\/.+(?<!\.test)\.tsx?$/.test(path) && !path.includes('/tests/'));
  return own
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap((source) =>
      exportedTypesIn(source).flatMap(({ name, line }): Violation[] => {
        const first = declaredIn.get(name);
        if (first === undefined) declaredIn.set(name, source.path);
        if (first === undefined || first === source.path) return [];
        const sentence = `${first} exports a type ${name} too; give one of them a name that says which it is`;
        return [{ path: source.path, line, rule: 'type-name', sentence }];
      }),
    );
}

function exportedTypesIn({ body, lineOf }: Source): { readonly name: string; readonly line: number }[] {
  return body.flatMap((node) => {
    const { declaration } = node;
    if (node.type !== 'ExportNamedDeclaration' || !isNode(declaration) || !TYPES.has(declaration.type)) return [];
    const name = nameIn(declaration['id']);
    return name === null ? [] : [{ name, line: lineOf(node.start) }];
  });
}
