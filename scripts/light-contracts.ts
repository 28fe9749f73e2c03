/**
 * Contracts as the browsers of visitors get them: the method and the path of every endpoint, which is all a call needs.
 * So a page names an endpoint as the server does, and loads no schema with it. What a page wants of a contract besides
 * does not build; the schemas of forms lie in `contract/forms.ts`, for forms to fetch when they are filled in.
 */
import { type ESTree, type Plugin, parseSync } from 'vite';

const CONTRACT = /\/src\/(?:features\/[^/]+\/contract(?:\/(?!forms\.)[\w-]+)?|shared\/human-check)\.ts$/;

export const lightContracts: Plugin = {
  name: 'light-contracts',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && mode !== 'admin',
  transform: (code, id) => (CONTRACT.test(id) ? addressesIn(code, id) : null),
};

export function addressesIn(code: string, path: string): string {
  const declared = parseSync(path, code).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  return declared
    .map(({ id, init }) => {
      const address = init && addressOf(init);
      if (!address || id.type !== 'Identifier') return '';
      return `export const ${id.name} = { ${address.map(({ start, end }) => code.slice(start, end)).join(', ')} };\n`;
    })
    .join('');
}

function addressOf(init: ESTree.Expression): ESTree.ObjectPropertyKind[] | null {
  if (init.type !== 'CallExpression' || !isNamed(init.callee, /^endpoint$/)) return null;
  const [declared] = init.arguments;
  if (declared?.type !== 'ObjectExpression') return null;
  return declared.properties.filter((part) => part.type === 'Property' && isNamed(part.key, /^(?:method|path)$/));
}

function isNamed(node: ESTree.Node, name: RegExp): boolean {
  return node.type === 'Identifier' && name.test(node.name);
}
