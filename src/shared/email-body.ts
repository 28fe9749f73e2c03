/**
 * The body of an email, written once as blocks: each block has its HTML and its
 * plain text side by side, so neither can say more than the other.
 *
 * Tables and inlined styles, because mail programs know little else; nothing is
 * fetched, the one picture travels in the email. Programs with a dark mode follow
 * the one style sheet; for the others every text has its own background.
 * Everything put in is text and is escaped.
 */

import { site } from '../../site.config.ts';
import { COLOUR, LINE_ON_NIGHT_RAISED, ON_NIGHT, ON_PAPER } from './colours.ts';
import { clipped, type EmailMode, emailCopy, oneLine } from './email-copy.ts';
import { escapeHtml } from './escape-html.ts';

export interface EmailLine {
  readonly label: string;
  readonly value: string;
}

export type EmailBlock =
  | { readonly kind: 'paragraph' | 'section' | 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly lines: readonly EmailLine[] }
  | { readonly kind: 'sums'; readonly lines: readonly EmailLine[]; readonly total: EmailLine }
  | { readonly kind: 'figure' | 'step'; readonly line: EmailLine }
  | { readonly kind: 'cited'; readonly line: EmailLine; readonly href: string }
  | { readonly kind: 'button' | 'link'; readonly text: string; readonly href: string };

const worded = (kind: 'paragraph' | 'section' | 'quote') => (text: string) => ({ kind, text }) as const;
const leading = (kind: 'button' | 'link') => (text: string, href: string) => ({ kind, text, href }) as const;
const ofLine = (kind: 'figure' | 'step') => (line: EmailLine) => ({ kind, line }) as const;

/** A block by its name. */
export const block = {
  paragraph: worded('paragraph'),
  section: worded('section'),
  quote: worded('quote'),
  button: leading('button'),
  link: leading('link'),
  figure: ofLine('figure'),
  step: ofLine('step'),
  list: (items: readonly string[]) => ({ kind: 'list', items }) as const,
  facts: (lines: readonly EmailLine[]) => ({ kind: 'facts', lines }) as const,
};

export interface EmailContent {
  readonly mode: EmailMode;
  readonly title: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  /** Who is greeted; null where no name is known. Left out, nobody is: the email is for the brand itself. */
  readonly name?: string | null;
  readonly blocks: readonly EmailBlock[];
  /** Why this mailbox is written to. */
  readonly why: string;
}

/** The picture in every email, and its size. */
export const LOGO = { cid: 'brand-logo', width: 196, height: 36 } as const;

const LONGEST_SUBJECT = 78;

/** One line that fits; names in it are written by operators, and may be long. */
export function subjectLine(text: string): string {
  return clipped(oneLine(text), LONGEST_SUBJECT);
}

interface Rendered {
  readonly html: string;
  readonly text: string;
}

export function emailBody({ mode, title, preview, name, blocks, why }: EmailContent): Rendered {
  const body = [
    ...(mode === 'demo' ? [demoWarning(emailCopy.demo)] : []),
    ...(name === undefined ? [] : [paragraph(emailCopy.greeting(name))]),
    ...blocks.map(rendered),
  ];
  const footer = [why, emailCopy.foot[mode]];
  return {
    html: documentOf(title, preview, [headline(title), ...body.map(({ html }) => html)], footer),
    text: [title, ...body.map(({ text }) => text), `-- \n${footer.join('\n')}`].join('\n\n'),
  };
}

function rendered(block: EmailBlock): Rendered {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'section':
      return section(block.text);
    case 'quote':
      return quote(block.text);
    case 'list':
      return list(block.items);
    case 'facts':
      return facts(block.lines);
    case 'sums':
      return sums(block.lines, block.total);
    case 'figure':
      return figure(block.line);
    case 'step':
      return step(block.line);
    case 'cited':
      return cited(block.line, block.href);
    case 'button':
      return button(block.text, block.href);
    case 'link':
      return link(block.text, block.href);
  }
}

const SANS = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif";
const SERIF = "'Newsreader Display', Georgia, 'Times New Roman', serif";
const STYLE = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .room { padding-left: 22px !important; padding-right: 22px !important; }
  .headline { font-size: 30px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${COLOUR.night} !important; }
  .paper { background-color: ${COLOUR.nightRaised} !important; }
  .ink { color: ${COLOUR.cream} !important; }
  .quiet { color: ${COLOUR.muted} !important; }
  .line { border-color: ${LINE_ON_NIGHT_RAISED} !important; }
  .link { color: ${COLOUR.champagne} !important; }
  .notice { background-color: ${ON_NIGHT.warningBg} !important; color: ${ON_NIGHT.warningFg} !important; }
  .button { background-color: ${COLOUR.champagne} !important; }
  .button-text { color: ${COLOUR.ink} !important; }
}`;
/** A long word without a gap must not widen the layout. */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word;';
/** Keeps the first lines of the email out of what a mailbox shows beside the subject. */
const AFTER_PREVIEW = '&#847;&zwnj;&nbsp;'.repeat(50);

function escaped(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#39;').replaceAll('\n', '<br>');
}

function headline(text: string): string {
  return `<h1 class="ink headline" style="margin:0 0 20px;font:400 36px/1.12 ${SERIF};${WRAP}color:${COLOUR.paperInk}">${escaped(text)}</h1>`;
}

function section(text: string): Rendered {
  return {
    html: `<h2 class="ink line" style="margin:36px 0 14px;padding-top:28px;border-top:1px solid ${COLOUR.paperLine};font:400 23px/1.25 ${SERIF};${WRAP}color:${COLOUR.paperInk}">${escaped(text)}</h2>`,
    text,
  };
}

function paragraph(text: string): Rendered {
  return {
    html: `<p class="ink" style="margin:0 0 14px;font:400 16px/1.6 ${SANS};${WRAP}color:${COLOUR.paperInk}">${escaped(text)}</p>`,
    text,
  };
}

function demoWarning(text: string): Rendered {
  return {
    html: `<p class="notice" style="margin:0 0 20px;padding:12px 16px;font:400 14px/1.5 ${SANS};${WRAP}background-color:${ON_PAPER.warningBg};color:${ON_PAPER.warningFg}">${escaped(text)}</p>`,
    text,
  };
}

/** The recipient's own words. */
function quote(text: string): Rendered {
  return {
    html: `<p class="quiet line" style="margin:0 0 14px;padding-left:16px;border-left:2px solid ${COLOUR.paperLine};font:400 16px/1.6 ${SANS};${WRAP}color:${COLOUR.paperMuted}">${escaped(text)}</p>`,
    text: text.replaceAll(/^/gm, '> '),
  };
}

/** A small label and, under it, a large value. */
function figure({ label, value }: EmailLine): Rendered {
  return {
    html: `<p style="margin:24px 0 8px"><span class="quiet" style="font:400 14px/1.5 ${SANS};color:${COLOUR.paperMuted}">${escaped(label)}</span><br><span class="ink" style="font:400 42px/1.15 ${SERIF};letter-spacing:1px;${WRAP}color:${COLOUR.paperInk}">${escaped(value)}</span></p>`,
    text: `${label}: ${value}`,
  };
}

/** When, and under it what. */
function step({ label, value }: EmailLine): Rendered {
  return { html: stepHtml(escaped(label), escaped(value)), text: `${label}\n${value}` };
}

/** The source as a link, and under it what it says. */
function cited({ label, value }: EmailLine, href: string): Rendered {
  return { html: stepHtml(anchor(label, href), escaped(value)), text: `${label}\n${value}\n${href}` };
}

function stepHtml(label: string, value: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};${WRAP}color:${COLOUR.paperInk}"><span class="quiet" style="font-size:14px;color:${COLOUR.paperMuted}">${label}</span><br>${value}</p>`;
}

/** The way to something beside the button. */
function link(text: string, href: string): Rendered {
  return {
    html: `<p class="quiet" style="margin:0 0 14px;font:400 15px/1.6 ${SANS};${WRAP}color:${COLOUR.paperMuted}">${anchor(text, href)}</p>`,
    text: `${text}: ${href}`,
  };
}

/** `href` is an address of ours, or out of our own content. */
function anchor(text: string, href: string): string {
  return `<a href="${escaped(href)}" target="_blank" class="link" style="color:${COLOUR.rust}">${escaped(text)}</a>`;
}

function facts(lines: readonly EmailLine[]): Rendered {
  return {
    html: table(lines, (label, value) => [
      `<td class="quiet" valign="top" width="36%" style="padding:4px 14px 4px 0;font:400 15px/1.5 ${SANS};${WRAP}color:${COLOUR.paperMuted}">${label}</td>`,
      `<td class="ink" valign="top" style="padding:4px 0;font:600 15px/1.5 ${SANS};${WRAP}color:${COLOUR.paperInk}">${value}</td>`,
    ]),
    text: textOf(lines),
  };
}

function sums(lines: readonly EmailLine[], total: EmailLine): Rendered {
  const cell = (text: string, more: string) =>
    `<td class="ink line" style="padding:5px 0;${more}font:400 16px/1.5 ${SANS};color:${COLOUR.paperInk}">${text}</td>`;
  const above = table(lines, (label, value) => [
    cell(label, ''),
    cell(value, 'padding-left:14px;text-align:right;white-space:nowrap;'),
  ]);
  const last = table([total], (label, value) => [
    `<td class="ink" style="padding:10px 0 0;font:600 16px/1.5 ${SANS};color:${COLOUR.paperInk}">${label}</td>`,
    `<td class="ink" style="padding:10px 0 0;text-align:right;font:400 28px/1.2 ${SERIF};color:${COLOUR.paperInk}">${value}</td>`,
  ]);
  return {
    html: `${above}<div class="line" style="border-top:1px solid ${COLOUR.paperLine}"></div>${last}`,
    text: textOf([...lines, total]),
  };
}

function table(lines: readonly EmailLine[], cells: (label: string, value: string) => readonly string[]): string {
  const body = lines.map(({ label, value }) => `<tr>${cells(escaped(label), escaped(value)).join('')}</tr>`).join('');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 14px">${body}</table>`;
}

function textOf(lines: readonly EmailLine[]): string {
  return lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

function list(items: readonly string[]): Rendered {
  const body = items.map((item) => `<li style="margin:0 0 6px">${escaped(item)}</li>`).join('');
  return {
    html: `<ul class="ink" style="margin:0 0 14px;padding:0 0 0 20px;font:400 16px/1.6 ${SANS};${WRAP}color:${COLOUR.paperInk}">${body}</ul>`,
    text: items.map((item) => `- ${item}`).join('\n'),
  };
}

/** `href` is one of our own addresses. */
function button(text: string, href: string): Rendered {
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td class="button" bgcolor="${COLOUR.rust}" style="background-color:${COLOUR.rust};border-radius:3px"><a class="button-text" href="${escaped(href)}" target="_blank" style="display:inline-block;padding:16px 28px;font:600 16px/1.2 ${SANS};color:${COLOUR.cream};text-decoration:none">${escaped(text)}</a></td></tr></table>`,
    text: `${text}: ${href}`,
  };
}

function documentOf(title: string, preview: string, blocks: readonly string[], footer: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body class="ground" style="margin:0;padding:0;-webkit-text-size-adjust:100%;background-color:${COLOUR.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}${AFTER_PREVIEW}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOUR.paper}" style="background-color:${COLOUR.paper}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed">
<tr><td class="room" bgcolor="${COLOUR.night}" style="padding:24px 36px;background-color:${COLOUR.night}"><img src="cid:${LOGO.cid}" width="${LOGO.width}" height="${LOGO.height}" alt="${escaped(site.name)}" style="display:block;border:0;font:400 26px/${LOGO.height}px ${SERIF};color:${COLOUR.champagne}"></td></tr>
<tr><td class="paper room" bgcolor="${ON_PAPER.field}" style="padding:44px 36px 40px;background-color:${ON_PAPER.field}">
${blocks.join('\n')}
</td></tr>
<tr><td class="quiet room" style="padding:24px 36px 44px;font:400 13px/1.6 ${SANS};${WRAP}color:${COLOUR.paperMuted}">${footer.map(escaped).join('<br>')}</td></tr>
</table></td></tr></table></body></html>
`;
}
