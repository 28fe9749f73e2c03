/**
 * The card of a guide as a file for the phone: one small page that needs nothing else, no network, no script and no
 * other file. Its words are the guide's; whatever is put in is text and is escaped.
 */

import { site } from '../../../../site.config.ts';
import { COLOUR } from '../../../shared/colours.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { Fact, Guide, GuideError } from '../contract/guides.ts';
import { learnCopy } from '../copy/learn.ts';
import { monthOf } from '../rules/fact-age.ts';
import { callAddress, wordsAndNumbers } from '../rules/phone-numbers.ts';
import { cardOf } from '../rules/pocket-card.ts';

const copy = learnCopy.guide.card;

const STYLE = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:${COLOUR.paper};color:${COLOUR.paperInk};font:400 16px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1.25rem 2.5rem}
h1{font:300 2rem/1.1 Georgia,serif;margin:0}h2{font:400 1.25rem/1.2 Georgia,serif;margin:1.75rem 0 .5rem;padding-top:.75rem;border-top:1px solid ${COLOUR.paperLine}}
p{margin:.25rem 0}.quiet{color:${COLOUR.paperMuted};font-size:.875rem}ul{margin:0;padding-left:1.1rem}li{margin:.35rem 0}
dl{margin:0}dl div{display:flex;gap:1rem;justify-content:space-between;align-items:baseline;padding:.3rem 0;border-bottom:1px solid ${COLOUR.paperLine}}
dt{flex:1}dd{margin:0;text-align:right}a{color:${COLOUR.rust}}
.tel{display:inline-block;min-height:2.75rem;line-height:2.75rem;font-size:1.25rem;font-weight:650;white-space:nowrap}
@media print{body{background:none;font-size:9pt}main{max-width:none;padding:0;columns:2;column-gap:10mm}dl div,li{break-inside:avoid}h1{font-size:20pt}h2{margin:.8rem 0 .3rem;font-size:12.5pt}.tel{min-height:0;line-height:1.4;font-size:11pt;color:inherit}li{margin:.15rem 0}dl div{padding:.12rem 0}}
@page{margin:14mm}`.replaceAll('\n', '');

export function pocketCardPage(found: Result<Guide, GuideError>): Result<FileAnswer, GuideError> {
  if (!found.ok) return found;
  return ok({ name: `${found.value.id}-card.html`, bytes: new TextEncoder().encode(pageOf(found.value)) });
}

function pageOf(guide: Guide): string {
  const { money, transport } = cardOf(guide);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(copy.title(guide.name))}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(copy.title(guide.name))}</h1><p class="quiet">${escapeHtml(copy.line(guide.country, monthOf(guide.asOf)))}</p>`,
    section(copy.emergency, numbersOf(guide)),
    guide.phrases
      ? section(
          copy.phrases(guide.phrases.language),
          rows(guide.phrases.list.map(({ written, said, means }) => [escapeHtml(means), saidOf(written, said)])),
        )
      : '',
    section(
      copy.money,
      `${guide.currency === null || guide.tier === 'open' ? '' : `<p>${escapeHtml(copy.currency(guide.currencyName, guide.currency))}</p>`}${list(money)}`,
    ),
    section(copy.transport, list(transport)),
    `<p class="quiet">${escapeHtml(copy.whole)} <a href="${escapeHtml(guide.address)}">${escapeHtml(guide.address)}</a><br>${escapeHtml(site.name)}</p>`,
    '</main></body></html>',
  ].join('');
}

function numbersOf({ numbers, emergency }: Guide): string {
  if (numbers.length === 0) {
    const parts = wordsAndNumbers(emergency).map((part, at) =>
      at % 2 === 0 ? escapeHtml(part) : `<a class="tel" href="tel:${part}">${part}</a>`,
    );
    return `<p>${parts.join('')}</p>`;
  }
  return rows(
    numbers.map(({ number, reaches }) => [
      escapeHtml(reaches),
      `<a class="tel" href="${escapeHtml(callAddress({ number, reaches }))}">${escapeHtml(number)}</a>`,
    ]),
  );
}

function saidOf(written: string, said: string | null): string {
  return `<b>${escapeHtml(written)}</b>${said ? `<br><span class="quiet">${escapeHtml(said)}</span>` : ''}`;
}

function section(title: string, body: string): string {
  return `<section><h2>${escapeHtml(title)}</h2>${body}</section>`;
}

/** Both halves are markup already. */
function rows(pairs: readonly (readonly [label: string, value: string])[]): string {
  return `<dl>${pairs.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function list(facts: readonly Fact[]): string {
  const items = facts.map(
    (fact) =>
      `<li>${escapeHtml(fact.text)}${fact.checkAgain ? ` <span class="quiet">${escapeHtml(copy.checkAgain(monthOf(fact.asOf)))}</span>` : ''}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
