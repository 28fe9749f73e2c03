/** Search pages of other travel sites. Outbound links carry a place's name and nothing about the traveller. */
export type OutboundSite = 'hotels' | 'travel' | 'reviews' | 'maps' | 'flights' | 'homes';

const SEARCHES: Readonly<Record<OutboundSite, (place: string) => string>> = {
  hotels: (place) => `https://www.booking.com/searchresults.html?ss=${place}`,
  travel: (place) => `https://www.expedia.com/Hotel-Search?destination=${place}`,
  reviews: (place) => `https://www.tripadvisor.com/Search?q=${place}`,
  maps: (place) => `https://www.google.com/maps/search/?api=1&query=${place}`,
  flights: (place) => `https://www.google.com/travel/flights?q=Flights%20to%20${place}`,
  homes: (place) => `https://www.airbnb.com/s/${place}/homes`,
};

/** The four of a card. */
export const CARD_SITES: readonly OutboundSite[] = ['hotels', 'travel', 'reviews', 'maps'];
/** Those of the details: with flights and homes. */
export const DETAIL_SITES: readonly OutboundSite[] = ['hotels', 'travel', 'flights', 'homes', 'reviews', 'maps'];

export function outboundAddress(site: OutboundSite, place: string): string {
  return SEARCHES[site](encodeURIComponent(place));
}
