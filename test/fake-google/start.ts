/**
 * A Places API (New) as far as our questions go, over real HTTP: the key and the
 * mask of fields are demanded, only masked fields are answered, and it misbehaves
 * when told to.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { milesBetween } from '../../src/features/destinations/rules/position.ts';

export const KEY = 'a-good-key-of-tests';

export type Mischief =
  | 'none'
  | 'failing'
  | 'too-much'
  | 'key-refused'
  | 'hanging'
  | 'slow'
  | 'cut-off'
  | 'not-json'
  | 'wrong-types'
  | 'too-large'
  | 'redirect';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly mask: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  readonly body: any;
}

export interface FakeGoogle extends AsyncDisposable {
  readonly settings: Readonly<Record<string, string>>;
  readonly asked: Asked[];
  places: Readonly<Record<string, unknown>>[];
  mischief: Mischief;
}

export async function aFakeGoogle(places: FakeGoogle['places'] = []): Promise<FakeGoogle> {
  const server = createServer((request, response) => {
    answer(google, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: FakeGoogle = {
    settings: { GOOGLE_PLACES_URL: url, GOOGLE_PLACES_API_KEY: KEY },
    asked: [],
    places,
    mischief: 'none',
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return google;
}

/** A place as the service words it. */
export function aPlace(id: string, more: object = {}): Record<string, unknown> {
  return {
    name: `places/${id}`,
    id,
    displayName: { text: `Casa ${id}`, languageCode: 'pt' },
    formattedAddress: 'R. do Exemplo 7, 1100-001 Lisboa, Portugal',
    location: { latitude: 38.713, longitude: -9.139 },
    types: ['portuguese_restaurant', 'restaurant', 'food', 'point_of_interest', 'establishment'],
    primaryType: 'portuguese_restaurant',
    primaryTypeDisplayName: { text: 'Portuguese Restaurant', languageCode: 'en-US' },
    internationalPhoneNumber: '+351 21 000 0000',
    nationalPhoneNumber: '21 000 0000',
    websiteUri: 'https://casa.example/',
    rating: 4.6,
    userRatingCount: 1234,
    priceLevel: 'PRICE_LEVEL_MODERATE',
    regularOpeningHours: {
      openNow: true,
      periods: [1, 2, 3, 4, 5].map((day) => ({
        open: { day, hour: 12, minute: 0 },
        close: { day, hour: 15, minute: 30 },
      })),
      weekdayDescriptions: ['Monday: 12:00 – 3:30 PM'],
    },
    timeZone: { id: 'Europe/Lisbon' },
    businessStatus: 'OPERATIONAL',
    googleMapsUri: `https://maps.google.com/?cid=${id.length}`,
    accessibilityOptions: { wheelchairAccessibleEntrance: true },
    ...more,
  };
}

async function answer(google: FakeGoogle, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { method = '', url: path = '', headers } = request;
  const mask = String(headers['x-goog-fieldmask'] ?? '');
  const body = text === '' ? null : JSON.parse(text);
  google.asked.push({ method, path, mask, body });
  const send = (status: number, told: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(told));

  if (headers['x-goog-api-key'] !== KEY) return void send(400, refusal(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID'));
  if (mask === '') return void send(400, refusal(400, 'INVALID_ARGUMENT', 'FIELD_MASK'));
  const good = goodAnswer(google, method, path, mask, body);
  switch (google.mischief) {
    case 'failing':
      return void send(500, refusal(500, 'INTERNAL', 'UNKNOWN'));
    case 'too-much':
      return void send(429, refusal(429, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'));
    case 'key-refused':
      return void send(403, refusal(403, 'PERMISSION_DENIED', 'API_KEY_SERVICE_BLOCKED'));
    case 'hanging':
      return;
    case 'slow':
      await pause(1500);
      break;
    case 'cut-off':
      response.writeHead(200, { 'content-type': 'application/json' }).write(JSON.stringify(good.body).slice(0, 40));
      return void setTimeout(() => response.destroy(), 20);
    case 'not-json':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sorry</html>');
    case 'wrong-types':
      return void send(200, { places: 'none of them' });
    case 'too-large':
      return void send(200, { places: [], padding: 'x'.repeat(1_500_000) });
    case 'redirect':
      return void response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end('{}');
    default:
  }
  send(good.status, good.body);
}

// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
function goodAnswer(google: FakeGoogle, method: string, path: string, mask: string, body: any) {
  const only = (place: Readonly<Record<string, unknown>>, prefix: string) => {
    const fields = mask.split(',').map((field) => field.slice(prefix.length).split('.')[0]);
    return Object.fromEntries(Object.entries(place).filter(([name]) => fields.includes(name)));
  };
  if (method === 'GET' && path.startsWith('/v1/places/')) {
    const place = google.places.find(({ id }) => path === `/v1/places/${id}`);
    return place
      ? { status: 200, body: only(place, '') }
      : { status: 404, body: refusal(404, 'NOT_FOUND', 'NOT_FOUND') };
  }
  const circle = body?.locationRestriction?.circle;
  if (path === '/v1/places:searchNearby') {
    if (!circle || circle.radius > 50_000 || body.maxResultCount > 20)
      return { status: 400, body: refusal(400, 'INVALID_ARGUMENT', 'BAD') };
    const near = google.places.filter(({ location }) => {
      const at = location as { latitude: number; longitude: number } | undefined;
      return !at || typeof at.latitude !== 'number' || milesBetween(at, circle.center) * 1609 <= circle.radius;
    });
    // Nothing found is an object without the list.
    return { status: 200, body: near.length > 0 ? { places: near.map((place) => only(place, 'places.')) } : {} };
  }
  if (path === '/v1/places:searchText' && typeof body?.textQuery === 'string' && !circle)
    return { status: 200, body: { places: google.places.map((place) => only(place, 'places.')) } };
  return { status: 404, body: refusal(404, 'NOT_FOUND', 'NO_SUCH_METHOD') };
}

function refusal(code: number, status: string, reason: string) {
  return {
    error: {
      code,
      message: 'It is refused.',
      status,
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }],
    },
  };
}
