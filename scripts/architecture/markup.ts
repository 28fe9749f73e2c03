/**
 * What files of markup never hold: words that visitors read (they lie in `copy`), colours (tokens), and requests of their
 * own (`web/api-client.ts`, `web/endpoint-query.ts`). They are the .tsx files of components, screens, admin, `src/ui/` and `src/web/`;
 * specimens, which no visitor sees, show words of their own.
 */
import { MARKUP_PARTS, placeOf } from './map.ts';
import { walkScopes } from './scopes.ts';
import {
  isMember,
  isNode,
  type Node,
  nameIn,
  nodesIn,
  type Source,
  templateText,
  textIn,
  type Violation,
} from './source.ts';

export function checkMarkupFiles(source: Source): Violation[] {
  if (!isMarkup(source.path)) return [];
  const violations: Violation[] = [];
  const report = (node: Node, rule: string, sentence: string): void => {
    violations.push({ path: source.path, line: source.lineOf(node.start), rule, sentence });
  };
  walkScopes(source, (node, { declared }) => {
    for (const words of wordsIn(node))
      report(words, 'words', 'words that visitors read lie in copy.ts; take them from there');
    if (isColour(node))
      report(node, 'token', 'a colour is written out; take a token of src/ui/tokens.css, or of a tokens.css beside');
    if (asksItself(node, (name) => declared(name) === 'global'))
      report(node, 'request', 'markup sends no request itself; use call or useQuery of src/web/');
  });
  return violations;
}

function isMarkup(path: string): boolean {
  if (!path.endsWith('.tsx') || /\.specimen\.tsx$/.test(path)) return false;
  const place = placeOf(path);
  if (place.area === 'feature') return place.part !== null && MARKUP_PARTS.includes(place.part);
  return place.area === 'ui' || place.area === 'web';
}

/** An address, and a name that a library puts something in for. */
const NO_WORDS = /^\/[\w/$-]*$|\{\w+\}/g;
const LETTERS = /\p{L}{2,}/u;
/** Attributes that are read out or shown. */
const SHOWN =
  /^(?:alt|title|placeholder|label|caption|hint|lead|empty|keep|action|pendingLabel|aria-(?:label|description|placeholder|roledescription|valuetext))$/;
/** Properties of objects that parts of a page are given: the columns of a table, a button. */
const SHOWN_PROPERTIES = /^(?:head|caption|label|keep|action|pendingLabel)$/;

/** Text between tags, and texts that an expression there or a shown attribute may give. */
function wordsIn(node: Node): readonly Node[] {
  if (node.type === 'JSXText') return LETTERS.test(String(node['value'])) ? [node] : [];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const expressions = nodesIn(node['children']).filter(({ type }) => type === 'JSXExpressionContainer');
    return expressions.flatMap((container) => textsOf(container['expression']));
  }
  if (node.type === 'Property') return SHOWN_PROPERTIES.test(keyOf(node)) ? textsOf(node['value']) : [];
  if (node.type !== 'JSXAttribute' || !SHOWN.test(attributeName(node))) return [];
  const value = node['value'];
  return isNode(value) ? textsOf(value.type === 'JSXExpressionContainer' ? value['expression'] : value) : [];
}

/** The written texts among what an expression may come to. */
function textsOf(node: unknown): readonly Node[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression') return [...textsOf(node['consequent']), ...textsOf(node['alternate'])];
  if (node.type === 'LogicalExpression') return [...textsOf(node['left']), ...textsOf(node['right'])];
  if (node.type === 'BinaryExpression' && node['operator'] === '+')
    return [...textsOf(node['left']), ...textsOf(node['right'])];
  const text = node.type === 'TemplateLiteral' ? templateText(node) : textIn(node);
  return text !== null && LETTERS.test(text.replace(NO_WORDS, '')) ? [node] : [];
}

const COLOUR_ATTRIBUTES = /^(?:fill|stroke|color|stopColor|floodColor|lightingColor)$/;
/** A colour in hexadecimal is found in every file of code (`style-tokens.ts`). */
const NO_COLOUR =
  /^(?:#[\da-f]+|none|currentColor|inherit|transparent|context-(?:fill|stroke)|url\(#[\w-]+\)|var\(--[\w-]+\)|)$/;
const COLOUR_FUNCTION = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color-mix)a?\(\s*[\d.a-z]/i;
/** Names of the palette that Tailwind brings: our tokens have other names. */
const PALETTE =
  /(?<![\w-])(?:bg|text|border|fill|stroke|ring|outline|from|via|to|accent|caret|decoration|shadow)-(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}|black|white)(?![\w-])/;

function isColour(node: Node): boolean {
  if (node.type === 'JSXAttribute' && COLOUR_ATTRIBUTES.test(attributeName(node))) {
    const value = textIn(node['value']);
    return value !== null && !NO_COLOUR.test(value);
  }
  const text = node.type === 'TemplateLiteral' ? templateText(node) : textIn(node);
  return text !== null && (COLOUR_FUNCTION.test(text) || PALETTE.test(text));
}

const REQUESTS = /^(?:fetch|XMLHttpRequest|EventSource|WebSocket)$/;

function asksItself(node: Node, isGlobal: (name: string) => boolean): boolean {
  if (
    isMember(node, 'window', 'fetch') ||
    isMember(node, 'globalThis', 'fetch') ||
    isMember(node, 'navigator', 'sendBeacon')
  )
    return true;
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const callee = node['callee'];
  const name = isNode(callee) && callee.type === 'Identifier' ? nameIn(callee) : null;
  return name !== null && REQUESTS.test(name) && isGlobal(name);
}

function keyOf(property: Node): string {
  const key = property['key'];
  return isNode(key) ? (nameIn(key) ?? '') : '';
}

function attributeName(node: Node): string {
  const name = node['name'];
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';
}
