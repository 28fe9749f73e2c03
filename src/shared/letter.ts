/**
 * The look of our letters: night above, paper below, as on the site. Tables and
 * inlined styles, because mail programs know little else; nothing is fetched, the
 * one picture travels in the letter. Where a program can be dark, the one style
 * sheet follows it; where it cannot, every text carries its own ground.
 *
 * Whatever is put in is text and is escaped; only these blocks make markup.
 */
import { COLOUR, LINE_ON_NIGHT_RAISED, ON_NIGHT, ON_PAPER } from './colours.ts';

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
/** A name without a gap must not widen the sheet. */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word;';
/** Keeps the first lines of the letter out of what a mailbox shows beside the subject. */
const AFTER_PREVIEW = '&#847;&zwnj;&nbsp;'.repeat(50);

/** The picture in every letter, and the room it has. */
export const LOGO = { cid: 'brand-logo', width: 196, height: 36 } as const;

/** Finished markup, made only by this module. */
export interface Block {
  readonly markup: string;
}

export interface Line {
  readonly label: string;
  readonly value: string;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('\n', '<br>');
}

export function headline(text: string): Block {
  return {
    markup: `<h1 class="ink headline" style="margin:0 0 20px;font:400 36px/1.12 ${SERIF};${WRAP}color:${COLOUR.paperInk}">${escaped(text)}</h1>`,
  };
}

export function part(text: string): Block {
  return {
    markup: `<h2 class="ink line" style="margin:36px 0 14px;padding-top:28px;border-top:1px solid ${COLOUR.paperLine};font:400 23px/1.25 ${SERIF};${WRAP}color:${COLOUR.paperInk}">${escaped(text)}</h2>`,
  };
}

export function paragraph(text: string): Block {
  return {
    markup: `<p class="ink" style="margin:0 0 14px;font:400 16px/1.6 ${SANS};${WRAP}color:${COLOUR.paperInk}">${escaped(text)}</p>`,
  };
}

/** What must be known before anything else is read. */
export function notice(text: string): Block {
  return {
    markup: `<p class="notice" style="margin:0 0 20px;padding:12px 16px;font:400 14px/1.5 ${SANS};${WRAP}background-color:${ON_PAPER.warningBg};color:${ON_PAPER.warningFg}">${escaped(text)}</p>`,
  };
}

/** Words of whoever is written to. */
export function quote(text: string): Block {
  return {
    markup: `<p class="quiet line" style="margin:0 0 14px;padding-left:16px;border-left:2px solid ${COLOUR.paperLine};font:400 16px/1.6 ${SANS};${WRAP}color:${COLOUR.paperMuted}">${escaped(text)}</p>`,
  };
}

/** A small word and, under it, the large one it names. */
export function figure({ label, value }: Line): Block {
  return {
    markup: `<p style="margin:24px 0 8px"><span class="quiet" style="font:400 14px/1.5 ${SANS};color:${COLOUR.paperMuted}">${escaped(label)}</span><br><span class="ink" style="font:400 42px/1.15 ${SERIF};letter-spacing:1px;${WRAP}color:${COLOUR.paperInk}">${escaped(value)}</span></p>`,
  };
}

/** When, and under it what. */
export function step({ label, value }: Line): Block {
  return { markup: stepMarkup(escaped(label), escaped(value)) };
}

/** Who says so, with the way to it, and what. */
export function cited({ label, value }: Line, href: string): Block {
  return { markup: stepMarkup(anchor(label, href), escaped(value)) };
}

function stepMarkup(label: string, said: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};${WRAP}color:${COLOUR.paperInk}"><span class="quiet" style="font-size:14px;color:${COLOUR.paperMuted}">${label}</span><br>${said}</p>`;
}

/** The way to something beside the button. */
export function link(text: string, href: string): Block {
  return {
    markup: `<p class="quiet" style="margin:0 0 14px;font:400 15px/1.6 ${SANS};${WRAP}color:${COLOUR.paperMuted}">${anchor(text, href)}</p>`,
  };
}

/** `href` is an address of ours, or out of our own content. */
function anchor(text: string, href: string): string {
  return `<a href="${escaped(href)}" target="_blank" class="link" style="color:${COLOUR.rust}">${escaped(text)}</a>`;
}

export function facts(lines: readonly Line[]): Block {
  return rows(lines, (label, value) => [
    `<td class="quiet" valign="top" width="36%" style="padding:4px 14px 4px 0;font:400 15px/1.5 ${SANS};${WRAP}color:${COLOUR.paperMuted}">${label}</td>`,
    `<td class="ink" valign="top" style="padding:4px 0;font:600 15px/1.5 ${SANS};${WRAP}color:${COLOUR.paperInk}">${value}</td>`,
  ]);
}

export function sums(lines: readonly Line[], total: Line): Block {
  const cell = (text: string, more: string) =>
    `<td class="ink line" style="padding:5px 0;${more}font:400 16px/1.5 ${SANS};color:${COLOUR.paperInk}">${text}</td>`;
  const above = rows(lines, (label, value) => [
    cell(label, ''),
    cell(value, 'padding-left:14px;text-align:right;white-space:nowrap;'),
  ]);
  const last = rows([total], (label, value) => [
    `<td class="ink" style="padding:10px 0 0;font:600 16px/1.5 ${SANS};color:${COLOUR.paperInk}">${label}</td>`,
    `<td class="ink" style="padding:10px 0 0;text-align:right;font:400 28px/1.2 ${SERIF};color:${COLOUR.paperInk}">${value}</td>`,
  ]);
  return {
    markup: `${above.markup}<div class="line" style="border-top:1px solid ${COLOUR.paperLine}"></div>${last.markup}`,
  };
}

function rows(lines: readonly Line[], cells: (label: string, value: string) => readonly string[]): Block {
  const body = lines.map(({ label, value }) => `<tr>${cells(escaped(label), escaped(value)).join('')}</tr>`).join('');
  return {
    markup: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 14px">${body}</table>`,
  };
}

export function list(items: readonly string[]): Block {
  const body = items.map((item) => `<li style="margin:0 0 6px">${escaped(item)}</li>`).join('');
  return {
    markup: `<ul class="ink" style="margin:0 0 14px;padding:0 0 0 20px;font:400 16px/1.6 ${SANS};${WRAP}color:${COLOUR.paperInk}">${body}</ul>`,
  };
}

/** `href` is one of our own addresses. */
export function button(text: string, href: string): Block {
  return {
    markup: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td class="button" bgcolor="${COLOUR.rust}" style="background-color:${COLOUR.rust};border-radius:3px"><a class="button-text" href="${escaped(href)}" target="_blank" style="display:inline-block;padding:16px 28px;font:600 16px/1.2 ${SANS};color:${COLOUR.cream};text-decoration:none">${escaped(text)}</a></td></tr></table>`,
  };
}

interface Sheet {
  readonly title: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly brand: string;
  readonly blocks: readonly Block[];
  readonly foot: readonly string[];
}

export function letterHtml({ title, preview, brand, blocks, foot }: Sheet): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body class="ground" style="margin:0;padding:0;-webkit-text-size-adjust:100%;background-color:${COLOUR.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}${AFTER_PREVIEW}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOUR.paper}" style="background-color:${COLOUR.paper}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed">
<tr><td class="room" bgcolor="${COLOUR.night}" style="padding:24px 36px;background-color:${COLOUR.night}"><img src="cid:${LOGO.cid}" width="${LOGO.width}" height="${LOGO.height}" alt="${escaped(brand)}" style="display:block;border:0;font:400 26px/${LOGO.height}px ${SERIF};color:${COLOUR.champagne}"></td></tr>
<tr><td class="paper room" bgcolor="${ON_PAPER.field}" style="padding:44px 36px 40px;background-color:${ON_PAPER.field}">
${blocks.map(({ markup }) => markup).join('\n')}
</td></tr>
<tr><td class="quiet room" style="padding:24px 36px 44px;font:400 13px/1.6 ${SANS};${WRAP}color:${COLOUR.paperMuted}">${foot.map(escaped).join('<br>')}</td></tr>
</table></td></tr></table></body></html>
`;
}
