/** What is said where a question about restaurants, a correction or a file cannot be taken. */
export const restaurantMessages = {
  noLocation: 'No location available',
  latitude: 'The latitude must lie between -90 and 90',
  longitude: 'The longitude must lie between -180 and 180',
  onlyTrue: 'Only true can be asked for',
  cuisine: 'We do not know this cuisine',
  price: 'The price must be between 1 and 4',
  diet: 'We do not know this diet',
  radius: 'The radius must be between 0.1 and 25 miles',
  text: 'Please shorten the text to 80 characters',
  considerIp: 'considerIp must be true or false',
  accessPoints: 'wifiAccessPoints must be a short list of access points',
} as const;

export const editRestaurantsMessages = {
  version: 'Say which version of the restaurant was edited',
  name: 'Please shorten the name to 80 characters',
  source: 'There is no such source',
  area: 'We do not know this city',
  kind: 'We do not know this cuisine',
  kinds: 'Please choose at most twelve cuisines',
  state: 'There is no such state',
  restaurantName: 'Say the name in 1 to 120 characters',
  address: 'Please shorten the address to 200 characters',
  description: 'Please shorten the description to 500 characters',
  hours: 'Please shorten the hours to 300 characters',
  hoursNotation: 'Write hours like “Mo-Fr 09:00-17:00; Sa,Su 10:00-18:00” or “24/7”; leave out closed days',
  phone: 'Write the telephone number with digits, at most 60 characters',
  website: 'Write the whole address, beginning with http:// or https://',
  cuisine: 'Say the cuisine in at most 120 characters',
  price: 'The price is a level from 1 to 4',
  diets: 'We do not know this diet',
  stepFree: 'Step-free is yes, no, or not known',
  fact: 'There is no such fact',
  reason: 'Say why in 3 to 300 characters',
} as const;

export const importMessages = {
  name: 'Choose a file',
  asOf: 'Write the day of the data as year, month and day',
  zone: 'There is no such time zone; write it like Europe/Lisbon',
  file: 'Send the bytes of the file',
} as const;
