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
      const [method, path] = address.split(' ');
      return `export const ${id.name} = { method: '${method}', path: '${path}' };\n`;
    })
    .join('');
}

function addressOf(init: ESTree.Expression): string | null {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint')
    return null;
  const [address] = init.arguments;
  return address?.type === 'Literal' && typeof address.value === 'string' ? address.value : null;
}
