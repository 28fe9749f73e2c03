/** The gazetteer of our own content, built on first use and kept: it never changes while the site runs. */
import { books } from '../../destinations/content/catalogue.ts';
import { destinations } from '../../destinations/content/destinations.ts';
import { calendarWords, lexicon, stressorWords } from '../content/lexicon.ts';
import { origins } from '../content/origins.ts';
import {
  countryOf,
  homonyms,
  partNames,
  placeNames,
  regionNames,
  sightNames,
  worldPlaces,
} from '../content/place-names.ts';
import { gazetteerOf, type OwnGazetteer } from '../rules/parse/gazetteer.ts';

let built: OwnGazetteer | undefined;

export function ownGazetteer(): OwnGazetteer {
  built ??= gazetteerOf(books, {
    destinations,
    placeNames,
    partNames,
    regionNames,
    sightNames,
    worldPlaces,
    homonyms,
    countryOf,
    origins,
    lexicon,
    calendarWords,
    stressorWords,
  });
  return built;
}
