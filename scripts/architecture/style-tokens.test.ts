import { describe, expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';

function violations(path: string, text: string): string[] {
  return checkArchitecture(new Map([[path, text]])).map(({ line, rule }) => `${line} ${rule}`);
}

/** A sheet of the parts beside the code of two features and of the back office. */
function placed(sheet: string, code: Readonly<Record<string, string>>): string[] {
  const files = new Map([['src/ui/components.css', sheet], ...Object.entries(code)]);
  return checkArchitecture(files).map(({ line, rule, sentence }) => `${line} ${rule} ${sentence.split(';')[0]}`);
}

// Put together here, so that this file reads as what it is about.
const HEX = `#${'8f3d14'}`;
const CARD = 'src/features/packages/components/package-card.tsx';

describe('colours, sizes of text and weights of fonts are tokens', () => {
  test.each([
    ['a colour in a class', `export const a = <p className="p-2 bg-[${HEX}]" />;`],
    ['a colour behind a variant', `export const a = <p className="hover:text-[${HEX}]/50" />;`],
    ['a colour of a drawing', `export const a = <path fill="${HEX}" />;`],
    ['a short colour', 'export const a = <path fill="#fff" />;'],
    ['a translucent colour', `export const a = { line: '${HEX}80' };`],
    ['a colour in an inlined style', `export const a = 'margin:0;color:${HEX};padding:0';`],
    ['a colour inside another value', `export const a = '1px solid ${HEX}';`],
    ['a weight', 'export const a = <p className="text-sm font-[620]" />;'],
    ['a weight behind a variant', 'export const a = <p className="md:font-[620]" />;'],
    ['a weight of a drawing', 'export const a = <text fontWeight="620" />;'],
    ['a weight of a drawing as a number', 'export const a = <text fontWeight={620} />;'],
    ['a size', 'export const a = <p className="text-[1rem]" />;'],
    ['a size below one', 'export const a = <p className="print:text-[.9em]" />;'],
    ['a size that is told as one', 'export const a = <p className="text-[length:14px]" />;'],
    ['a size of a drawing', 'export const a = <text fontSize="13" />;'],
  ])('%s is a violation in code', (_, code) => {
    expect(violations(CARD, code)).toEqual(['1 token']);
  });

  test('so it is in modules, in tests and on the server', () => {
    const code = `export const a = '${HEX}';`;
    for (const path of ['src/shared/email.ts', 'src/server/document.ts', 'src/ui/card.test.tsx'])
      expect(violations(path, code)).toEqual(['1 token']);
  });

  test.each([
    ['a colour', `color: ${HEX};`],
    ['a colour inside another value', 'background: linear-gradient(to top, #fff, transparent);'],
    ['a colour of three parts', 'background: rgb(12 18 20 / 0.8);'],
    ['a colour of another space', 'color: oklch(0.7 0.1 200);'],
    ['a colour under a name of its own', `--line: ${HEX};`],
    ['a weight', 'font-weight: 620;'],
    ['a weight among the rest', 'font: 620 var(--text-md) / 1.2 var(--font-sans);'],
    ['a size', 'font-size: 1.125rem;'],
    ['a size in the units of a drawing', 'font-size: 22px;'],
    ['a size by the window', 'font-size: clamp(1rem, 2vw, var(--text-xl));'],
    ['a size among the rest', 'font: var(--font-weight-bold) 1.125rem / 1.2 var(--font-sans);'],
    ['the last one, which ends without a mark', 'font-size: 85%'],
  ])('%s is a violation in a style sheet', (_, declaration) => {
    for (const path of ['src/features/learn/components/stage.css', 'src/web/admin/admin.css'])
      expect(violations(path, `.a {\n  margin: 0;\n  ${declaration}\n}\n`)).toEqual(['3 token']);
  });

  test('each stands in a tokens.css, as a custom property and not as a look', () => {
    const tokens = `@theme {\n  --color-rust: ${HEX};\n  --text-md: 1rem;\n  --stage-title: 300 2rem / 1 var(--font-serif);\n}\n`;
    for (const path of ['src/ui/tokens.css', 'src/features/learn/components/player/tokens.css']) {
      expect(violations(path, tokens)).toEqual([]);
      expect(violations(path, `h1 {\n  color: ${HEX};\n}\n`)).toEqual(['2 token']);
    }
    expect(violations('src/shared/colours.ts', `export const RUST = '${HEX}';`)).toEqual([]);
  });

  test('tokens, what follows the text around, the range of a face and comments are fine', () => {
    const sheet = `/* As #fff in ${HEX}. */
@font-face {
  font-weight: 300 400;
}
.a:is(.b, #c):hover {
  font: 100% / 1.6 var(--font-sans);
  font: var(--font-weight-bold) --theme(--text-md) / 1.2rem var(--font-serif);
  font-size: smaller;
  font-weight: var(--font-weight-bold);
  color: color-mix(in srgb, var(--color-night) 80%, transparent);
  background: linear-gradient(to top in oklab, var(--fg) 20%, transparent);
  mask: url("#half");
}
`;
    expect(violations('src/features/learn/components/stage.css', sheet)).toEqual([]);
  });

  test('numbers of things, places of a page, entities and computed sizes are fine', () => {
    for (const code of [
      'export const a = <a href="#add" className="text-md font-bold text-[color:var(--fg)]" />;',
      "export const a = 'Row #12 and #12345 and &#169; and &#8203;';",
      "export const a = '/terms#a1b2c3';",
      'export const a = (size: number) => <text fontSize={size} />;',
    ])
      expect(violations(CARD, code)).toEqual([]);
    expect(violations('bench/contrast.ts', `export const a = '${HEX}';`)).toEqual([]);
  });
});

describe('a style sheet lies where what it styles lies', () => {
  const card = { [CARD]: "export const a = 'price-tag is-low';" };

  test('a class of one feature is not styled among the parts', () => {
    expect(placed('@layer components {\n  .price-tag {\n    margin: 0;\n  }\n}\n', card)).toEqual([
      '2 style-place only src/features/packages has the class price-tag',
    ]);
  });

  test('nor is one of the back office', () => {
    expect(
      placed('.admin-table,\n.desk {\n  margin: 0;\n}\n', {
        'src/web/admin/table.tsx': "export const a = 'admin-table';",
        'src/web/layout/layout.tsx': "export const a = 'desk';",
      }),
    ).toEqual(['1 style-place only src/web/admin has the class admin-table']);
  });

  test('nor one that nothing has', () => {
    expect(placed('.a:hover .ghost {\n  margin: 0;\n}\n', { 'src/ui/card.tsx': "export const a = 'a';" })).toEqual([
      '1 style-place nothing has the class ghost',
    ]);
    expect(placed('.ghost {\n  margin: 0;\n}\n', { 'src/ui/card.test.tsx': "export const a = 'ghost';" })).toEqual([
      '1 style-place nothing has the class ghost',
    ]);
  });

  test('a class of two features, of a part or of every page is', () => {
    const sheet = '.price-tag {\n  margin: 0.5rem;\n}\n';
    for (const path of ['src/features/planner/components/plan.tsx', 'src/ui/price.tsx', 'src/web/layout/layout.tsx'])
      expect(placed(sheet, { ...card, [path]: "export const b = 'price-tag';" })).toEqual([]);
  });
});
