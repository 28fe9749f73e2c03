/**
 * The look of our letters: night above, paper below, as on the site. Tables and
 * inlined styles, because mail programs know little else; no picture, script or
 * font is fetched. Where a program can be dark, the one style sheet follows it;
 * where it cannot, every text carries its own ground.
 *
 * Whatever is put in is text and is escaped; only these blocks make markup.
 */
const SANS = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif";
const SERIF = "'Newsreader Display', Georgia, 'Times New Roman', serif";
const INK = '#1a1713';
const QUIET = '#655a4b';
const PAPER = '#f8f2e8';
const LINE = '#ddd1bf';
const RUST = '#8f3d14';
const NIGHT = '#0c1214';

const DARK = `@media (prefers-color-scheme: dark) {
  .ground { background-color: ${NIGHT} !important; }
  .paper { background-color: #141d20 !important; }
  .ink { color: #f8f2e8 !important; }
  .quiet { color: #c8beb0 !important; }
  .line { border-color: #3a4144 !important; }
  .button { background-color: #f0c98f !important; }
  .button-text { color: #1d1409 !important; }
}`;

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
    markup: `<h1 class="ink" style="margin:0 0 12px;font:400 34px/1.1 ${SERIF};color:${INK}">${escaped(text)}</h1>`,
  };
}

export function part(text: string): Block {
  return {
    markup: `<h2 class="ink line" style="margin:32px 0 12px;padding-top:24px;border-top:1px solid ${LINE};font:600 19px/1.3 ${SANS};color:${INK}">${escaped(text)}</h2>`,
  };
}

export function paragraph(text: string): Block {
  return {
    markup: `<p class="ink" style="margin:0 0 14px;font:400 16px/1.6 ${SANS};color:${INK}">${escaped(text)}</p>`,
  };
}

/** A small word and, under it, the large one it names. */
export function figure({ label, value }: Line): Block {
  return {
    markup: `<p style="margin:24px 0 8px"><span class="quiet" style="font:400 14px/1.5 ${SANS};color:${QUIET}">${escaped(label)}</span><br><span class="ink" style="font:400 44px/1.1 ${SERIF};letter-spacing:1px;color:${INK}">${escaped(value)}</span></p>`,
  };
}

/** When, and under it what. */
export function step({ label, value }: Line): Block {
  return { markup: stepMarkup(label, escaped(value)) };
}

/** Who says so, what, and where: `href` is an address out of our own content. */
export function cited({ label, value }: Line, href: string): Block {
  const link = `<a href="${escaped(href)}" target="_blank" class="ink" style="overflow-wrap:anywhere;color:${RUST}">${escaped(href)}</a>`;
  return { markup: stepMarkup(label, `${escaped(value)}<br>${link}`) };
}

function stepMarkup(label: string, said: string): string {
  return `<p class="ink" style="margin:0 0 14px;font:400 16px/1.6 ${SANS};color:${INK}"><span class="quiet" style="font-size:14px;color:${QUIET}">${escaped(label)}</span><br>${said}</p>`;
}

export function facts(lines: readonly Line[]): Block {
  return rows(lines, (label, value) => [
    `<td class="quiet" valign="top" width="34%" style="padding:4px 16px 4px 0;font:400 15px/1.5 ${SANS};color:${QUIET}">${label}</td>`,
    `<td class="ink" valign="top" style="padding:4px 0;font:600 15px/1.5 ${SANS};color:${INK}">${value}</td>`,
  ]);
}

export function sums(lines: readonly Line[], total: Line): Block {
  const cell = (text: string, more: string) =>
    `<td class="ink line" style="padding:5px 0;${more}font:400 16px/1.5 ${SANS};color:${INK}">${text}</td>`;
  const above = rows(lines, (label, value) => [cell(label, ''), cell(value, 'text-align:right;')]);
  const last = rows([total], (label, value) => [
    `<td class="ink" style="padding:10px 0 0;font:600 16px/1.5 ${SANS};color:${INK}">${label}</td>`,
    `<td class="ink" style="padding:10px 0 0;text-align:right;font:400 28px/1.2 ${SERIF};color:${INK}">${value}</td>`,
  ]);
  return { markup: `${above.markup}<div class="line" style="border-top:1px solid ${LINE}"></div>${last.markup}` };
}

function rows(lines: readonly Line[], cells: (label: string, value: string) => readonly string[]): Block {
  const body = lines.map(({ label, value }) => `<tr>${cells(escaped(label), escaped(value)).join('')}</tr>`).join('');
  return {
    markup: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${body}</table>`,
  };
}

export function list(items: readonly string[]): Block {
  const body = items.map((item) => `<li style="margin:0 0 6px">${escaped(item)}</li>`).join('');
  return {
    markup: `<ul class="ink" style="margin:0;padding:0 0 0 20px;font:400 16px/1.6 ${SANS};color:${INK}">${body}</ul>`,
  };
}

/** `href` is one of our own addresses. */
export function button(text: string, href: string): Block {
  return {
    markup: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 4px"><tr><td class="button" bgcolor="${RUST}" style="background-color:${RUST};border-radius:3px"><a class="button-text" href="${escaped(href)}" target="_blank" style="display:inline-block;padding:14px 26px;font:600 16px/1 ${SANS};color:#ffffff;text-decoration:none">${escaped(text)}</a></td></tr></table>`,
  };
}

export interface Sheet {
  readonly title: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly brand: string;
  readonly blocks: readonly Block[];
  readonly foot: string;
}

export function letterHtml({ title, preview, brand, blocks, foot }: Sheet): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title><style>${DARK}</style></head>
<body class="ground" style="margin:0;padding:0;background-color:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}" style="background-color:${PAPER}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td bgcolor="${NIGHT}" style="padding:26px 28px;background-color:${NIGHT};font:400 26px/1 ${SERIF};color:#f0c98f">${escaped(brand)}</td></tr>
<tr><td class="paper" bgcolor="#fffcf6" style="padding:36px 28px;background-color:#fffcf6">
${blocks.map(({ markup }) => markup).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:22px 28px 40px;font:400 13px/1.6 ${SANS};color:${QUIET}">${escaped(foot)}</td></tr>
</table></td></tr></table></body></html>
`;
}
