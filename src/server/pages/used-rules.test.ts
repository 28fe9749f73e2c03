import { describe, expect, test } from 'vitest';
import { usedRulesOf } from './used-rules.ts';

const page = (...classes: readonly string[]) =>
  `<html data-mode="demo"><main class="${classes.join(' ')}" data-film="home"><p>Lisbon</p></main>`;
const used = (sheet: string, ...classes: readonly string[]) => usedRulesOf(sheet)(page(...classes));

describe('a page carries of the sheet that all share', () => {
  test.each([
    ['a rule whose class it has', '.mt-5{margin:1rem}', ['mt-5']],
    ['what names no class', 'html,body{margin:0}main>p,*{color:red}', []],
    ['what waits for scripts', ':root:has(script[type=later]) p{color:red}', []],
    ['what the document says of itself', ':where([data-mode=demo]) p{color:red}', []],
    ['what an element is marked with', ':has(>[data-film]){margin:0}[data-film=home],[data-film^=h]{color:red}', []],
    ['what can change without a script', 'p:nth-child(odd),p[open],p:hover{color:red}', []],
    ['a class of signs that are escaped', '.md\\:mt-\\[2\\.5rem\\],.\\31 2{margin:0}', ['md:mt-[2.5rem]', '12']],
    ['a class that HTML writes otherwise', '.\\[\\&\\>p\\]\\:mt-1>p{margin:0}', ['[&amp;&gt;p]:mt-1']],
    [
      'a class with a sign of no alphabet',
      ".before\\:content-\\[\\'·\\'\\]:before{content:'·'}",
      ['before:content-[&#x27;·&#x27;]'],
    ],
    ['what is hovered', '.link:hover{color:red}', ['link']],
    ['what only must not be', '.a:not(.gone){color:red}', ['a']],
    ['what has one of several', ':is(.a,.b) p{color:red}', ['c']],
    ['typefaces, turns and start values', '@font-face{src:url("a}b")}@keyframes turn{to{rotate:1turn}}', []],
    ['the order of layers, and its place where one is empty', '@layer a,b;@layer a{}', []],
    ['text that looks like the end of a rule', '.a:before{content:"}"}', ['a']],
  ])('%s', (_, sheet, classes) => {
    expect(used(sheet, ...classes)).toBe(sheet);
  });

  test.each([
    ['a rule whose class nothing has', '.mt-5{margin:1rem}'],
    ['one that needs a class beside it', '.a .b{margin:1rem}'],
    ['what stands within a group that is not there', '.a:is(:where(.group):hover *){color:red}'],
    ['what asks for a kind of element that is not there', 'table,main>.a+ul li,:where(table) .a{margin:1rem}'],
    ['what only fields have', '::-webkit-datetime-edit{padding:0}'],
    ['what another element would be marked with', '[data-film=demo],[data-open] p,:has(>[data-open]){margin:1rem}'],
    ['what only paper shows', '@media print{.a{margin:1rem}}'],
    ['a condition under which nothing is left', '@media (width>=48rem){.md\\:mt-5{margin:1rem}}'],
  ])('not %s', (_, sheet) => {
    expect(used(sheet, 'a')).toBe('');
  });

  test('what stands behind the license of the sheet', () => {
    expect(used('/*! by {somebody} */\n@layer theme{:root{--a:1px}}\n')).toBe('@layer theme{:root{--a:1px}}');
  });

  test('those names of the theme that a rule, the page or another sheet asks for', () => {
    const theme = '@layer theme{:root,:host{--a:1px;--b:calc(var(--c) + 1px);--c:2px;--d:3px;--e:4px;--f:"};"}}';
    const rules = '.mt-5{margin:var(--a)}.gone{margin:var(--f)}';
    const svg = '<p class="mt-5"><svg stroke="var(--d)"></svg></p>';
    expect(usedRulesOf(theme + rules)(svg, ['.own{margin:var(--e, 0)}'])).toBe(
      '@layer theme{:root,:host{--a:1px;--c:2px;--d:3px;--e:4px;}}.mt-5{margin:var(--a)}',
    );
  });

  test('of what kinds of value names have, those that a rule asks for', () => {
    const kind = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
    const rules = '.a{--x:1;--y:2;margin:var(--x)}';
    expect(used(rules + kind('--x') + kind('--y'), 'a')).toBe(rules + kind('--x'));
  });

  test('those selectors of a rule that apply, under their condition', () => {
    const sheet = '@layer utilities{.a,.b{margin:0}@media screen{.c,.a{margin:1px}.d{margin:2px}}}';
    expect(used(sheet, 'a')).toBe('@layer utilities{.a{margin:0}@media screen{.a{margin:1px}}}');
  });
});
