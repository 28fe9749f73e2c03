/** What is told of a region, without what holds in its other towns: no Alhambra in Barcelona, no Spanish Steps in Amalfi. */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { capital, listed } from '../../copy/phrasing.ts';
import { townsInText } from '../select/towns-in-text.ts';

/** Shorter names are words as well. */
const OWN_NAME = 8;

const sightsOf = memoizeByObject(({ cities }: KnownPlace) =>
  cities.flatMap(({ city, sights }) =>
    sights.flatMap(({ name }) => (name.length >= OWN_NAME ? { name, town: city.id } : [])),
  ),
);

/** "" where all of it is of other towns. */
export function dropOtherTowns(known: KnownPlace, visited: readonly string[], text: string): string {
  const { facts, cities } = known;
  if (cities.length < 2) return text;
  const townsOf = (part: string) => [
    ...townsInText(facts, part),
    ...sightsOf(known).flatMap(({ name, town }) => (part.includes(name) ? town : [])),
  ];
  const concerns = (part: string) => {
    const towns = townsOf(part);
    return towns.length === 0 || towns.some((id) => visited.includes(id));
  };
  if (!concerns(text)) return '';
  const sentences = text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const clauses = sentence.split('; ');
    const kept = clauses.filter(concerns);
    if (kept.length === 0) return [];
    const whole = capital(kept.join('; '));
    return kept.length === clauses.length || /[.!?]$/.test(whole) ? whole : `${whole}.`;
  });
  return withoutOthers(known, visited, sentences.join(' '));
}

/** "in Rome and Florence" is "in Rome" for whoever goes to Rome alone. */
function withoutOthers({ facts }: KnownPlace, visited: readonly string[], text: string): string {
  const names = facts.cities.flatMap(({ id, name, aliases }) => [name, ...aliases].map((word) => ({ id, word })));
  const any = names.map(({ word }) => word).join('|');
  return text.replace(new RegExp(`\\bin ((?:${any})(?:, (?:${any}))* and (?:${any}))\\b`, 'g'), (all, list: string) => {
    const towns = list.split(/, | and /);
    const kept = towns.filter((town) => names.some(({ id, word }) => word === town && visited.includes(id)));
    return kept.length === 0 || kept.length === towns.length ? all : `in ${listed(kept)}`;
  });
}
