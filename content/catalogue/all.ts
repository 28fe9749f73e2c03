/** Everything we hold about the places, destination by destination. Only the server reads it: it is large. */
import type { DestinationBook } from '../../src/features/destinations/rules/place.ts';
import { austinFacts } from './austin/facts.ts';
import { austinRestaurants } from './austin/restaurants.ts';
import { austinSights } from './austin/sights.ts';
import { cartagenaFacts } from './cartagena/facts.ts';
import { cartagenaRestaurants } from './cartagena/restaurants.ts';
import { cartagenaSights } from './cartagena/sights.ts';
import { charlestonFacts } from './charleston/facts.ts';
import { charlestonRestaurants } from './charleston/restaurants.ts';
import { charlestonSights } from './charleston/sights.ts';
import { coloradoFacts } from './colorado/facts.ts';
import { coloradoRestaurants } from './colorado/restaurants.ts';
import { coloradoSights } from './colorado/sights.ts';
import { copenhagenFacts } from './copenhagen/facts.ts';
import { copenhagenRestaurants } from './copenhagen/restaurants.ts';
import { copenhagenSights } from './copenhagen/sights.ts';
import { hamptonsFacts } from './hamptons/facts.ts';
import { hamptonsRestaurants } from './hamptons/restaurants.ts';
import { hamptonsSights } from './hamptons/sights.ts';
import { ibizaFacts } from './ibiza/facts.ts';
import { ibizaRestaurants } from './ibiza/restaurants.ts';
import { ibizaSights } from './ibiza/sights.ts';
import { istanbulFacts } from './istanbul/facts.ts';
import { istanbulRestaurants } from './istanbul/restaurants.ts';
import { istanbulSights } from './istanbul/sights.ts';
import { italyFacts } from './italy/facts.ts';
import { italyRestaurants } from './italy/restaurants.ts';
import { italySights } from './italy/sights.ts';
import { jacoFacts } from './jaco/facts.ts';
import { jacoRestaurants } from './jaco/restaurants.ts';
import { jacoSights } from './jaco/sights.ts';
import { lisbonFacts } from './lisbon/facts.ts';
import { lisbonRestaurants } from './lisbon/restaurants.ts';
import { lisbonSights } from './lisbon/sights.ts';
import { londonFacts } from './london/facts.ts';
import { londonRestaurants } from './london/restaurants.ts';
import { londonSights } from './london/sights.ts';
import { marrakeshFacts } from './marrakesh/facts.ts';
import { marrakeshRestaurants } from './marrakesh/restaurants.ts';
import { marrakeshSights } from './marrakesh/sights.ts';
import { miamiFacts } from './miami/facts.ts';
import { miamiRestaurants } from './miami/restaurants.ts';
import { miamiSights } from './miami/sights.ts';
import { nashvilleFacts } from './nashville/facts.ts';
import { nashvilleRestaurants } from './nashville/restaurants.ts';
import { nashvilleSights } from './nashville/sights.ts';
import { newOrleansFacts } from './new-orleans/facts.ts';
import { newOrleansRestaurants } from './new-orleans/restaurants.ts';
import { newOrleansSights } from './new-orleans/sights.ts';
import { nisekoFacts } from './niseko/facts.ts';
import { nisekoRestaurants } from './niseko/restaurants.ts';
import { nisekoSights } from './niseko/sights.ts';
import { nycFacts } from './nyc/facts.ts';
import { nycRestaurants } from './nyc/restaurants.ts';
import { nycSights } from './nyc/sights.ts';
import { parkCityFacts } from './park-city/facts.ts';
import { parkCityRestaurants } from './park-city/restaurants.ts';
import { parkCitySights } from './park-city/sights.ts';
import { santoriniFacts } from './santorini/facts.ts';
import { santoriniRestaurants } from './santorini/restaurants.ts';
import { santoriniSights } from './santorini/sights.ts';
import { spainFacts } from './spain/facts.ts';
import { spainRestaurants } from './spain/restaurants.ts';
import { spainSights } from './spain/sights.ts';
import { tokyoFacts } from './tokyo/facts.ts';
import { tokyoRestaurants } from './tokyo/restaurants.ts';
import { tokyoSights } from './tokyo/sights.ts';
import { valThorensFacts } from './val-thorens/facts.ts';
import { valThorensRestaurants } from './val-thorens/restaurants.ts';
import { valThorensSights } from './val-thorens/sights.ts';

export const books: readonly DestinationBook[] = [
  { facts: lisbonFacts, sights: lisbonSights, restaurants: lisbonRestaurants },
  { facts: londonFacts, sights: londonSights, restaurants: londonRestaurants },
  { facts: copenhagenFacts, sights: copenhagenSights, restaurants: copenhagenRestaurants },
  { facts: ibizaFacts, sights: ibizaSights, restaurants: ibizaRestaurants },
  { facts: nycFacts, sights: nycSights, restaurants: nycRestaurants },
  { facts: marrakeshFacts, sights: marrakeshSights, restaurants: marrakeshRestaurants },
  { facts: istanbulFacts, sights: istanbulSights, restaurants: istanbulRestaurants },
  { facts: austinFacts, sights: austinSights, restaurants: austinRestaurants },
  { facts: italyFacts, sights: italySights, restaurants: italyRestaurants },
  { facts: spainFacts, sights: spainSights, restaurants: spainRestaurants },
  { facts: nashvilleFacts, sights: nashvilleSights, restaurants: nashvilleRestaurants },
  { facts: newOrleansFacts, sights: newOrleansSights, restaurants: newOrleansRestaurants },
  { facts: miamiFacts, sights: miamiSights, restaurants: miamiRestaurants },
  { facts: tokyoFacts, sights: tokyoSights, restaurants: tokyoRestaurants },
  { facts: charlestonFacts, sights: charlestonSights, restaurants: charlestonRestaurants },
  { facts: cartagenaFacts, sights: cartagenaSights, restaurants: cartagenaRestaurants },
  { facts: jacoFacts, sights: jacoSights, restaurants: jacoRestaurants },
  { facts: coloradoFacts, sights: coloradoSights, restaurants: coloradoRestaurants },
  { facts: parkCityFacts, sights: parkCitySights, restaurants: parkCityRestaurants },
  { facts: valThorensFacts, sights: valThorensSights, restaurants: valThorensRestaurants },
  { facts: nisekoFacts, sights: nisekoSights, restaurants: nisekoRestaurants },
  { facts: santoriniFacts, sights: santoriniSights, restaurants: santoriniRestaurants },
  { facts: hamptonsFacts, sights: hamptonsSights, restaurants: hamptonsRestaurants },
];
