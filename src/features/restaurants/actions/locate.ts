/**
 * Where a visitor is, as far as a service can tell. Positions are answered and
 * forgotten: nothing of them is stored or logged.
 */
import type { AccessPoint } from '../../../effects/location/port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { publicAddress } from '../../../kernel/ip-addresses.ts';
import type { ErrorOf, OutputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findDestination } from '../../destinations/actions.ts';
import { destinations } from '../../destinations/content/destinations.ts';
import { cities } from '../content/cities.ts';
import type { KnownCity } from '../contract/known-cities.ts';
import type {
  locateByAddress as locateByAddressEndpoint,
  locate as locateEndpoint,
} from '../contract/visitor-location.ts';

const ASKED = { most: 60, perSeconds: 300 };
/** What a network address tells is a town, not a street. */
const TOWN_METRES = 25_000;
const MOST_CITIES = 8;
const NOWHERE = { latitude: null, longitude: null, city: null, region: null, country: null } as const;

type Signals = { readonly considerIp: boolean; readonly wifiAccessPoints?: readonly AccessPoint[] | undefined };
type Failure = ErrorOf<typeof locateEndpoint>;

export async function locate(
  deps: Pick<Deps, 'limits' | 'location'>,
  { considerIp, wifiAccessPoints = [] }: Signals,
  address: string,
): Promise<Result<OutputOf<typeof locateEndpoint>, Failure>> {
  if (!(await mayAsk(deps, address))) return err('too_many_attempts');
  const fix = await deps.location.fix(wifiAccessPoints);
  if (fix) return ok({ location: { lat: fix.latitude, lng: fix.longitude }, accuracy: fix.accuracy });
  const network = considerIp ? publicAddress(address) : null;
  const town = network && (await deps.location.ofNetwork(network));
  if (!town) return ok({ location: null, accuracy: null });
  return ok({ location: { lat: town.latitude, lng: town.longitude }, accuracy: TOWN_METRES });
}

export async function locateByAddress(
  deps: Pick<Deps, 'limits' | 'location'>,
  address: string,
): Promise<Result<OutputOf<typeof locateByAddressEndpoint>, Failure>> {
  if (!(await mayAsk(deps, address))) return err('too_many_attempts');
  const network = publicAddress(address);
  const town = network && (await deps.location.ofNetwork(network));
  return ok(town || NOWHERE);
}

/** Every question may cost the site money. */
function mayAsk({ limits }: Pick<Deps, 'limits'>, address: string): Promise<boolean> {
  return limits.take(`location:${address}`, ASKED.most, ASKED.perSeconds);
}

/** Ours first, then those whose own name begins so, then those of another name. */
export function findCities({ id, text }: { id?: string | undefined; text?: string | undefined }): KnownCity[] {
  const all = knownCities();
  if (id !== undefined) return all.filter((city) => city.id === id).map(cityOf);
  const wanted = text?.trim() ?? '';
  if (wanted === '') return all.filter((city) => city.ours).map(cityOf);
  const own = all.filter(({ name }) => beginsWith(name, wanted));
  const otherwise = all.filter((city) => !own.includes(city) && city.aliases.some((name) => beginsWith(name, wanted)));
  return [...own, ...otherwise]
    .sort((a, b) => Number(b.ours) - Number(a.ours))
    .slice(0, MOST_CITIES)
    .map(cityOf);
}

type Listed = KnownCity & { readonly aliases: readonly string[] };

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
let listed: readonly Listed[] | null = null;

function knownCities(): readonly Listed[] {
  listed ??= [
    ...destinations.map(({ id, name, latitude, longitude }) => ({
      id,
      name,
      aliases: ALSO_CALLED[id] ?? [],
      country: '',
      latitude,
      longitude,
      ours: true,
    })),
    ...cities.map(({ country, timeZone: _, ...city }) => ({
      ...city,
      country: countryNames.of(country) ?? country,
      ours: false,
    })),
  ];
  return listed;
}

/** The towns our places of a wider name are represented by. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  nyc: ['New York', 'NYC', 'Manhattan'],
  colorado: ['Aspen'],
  italy: ['Amalfi'],
  lisbon: ['Lisboa'],
  copenhagen: ['København'],
  marrakesh: ['Marrakech'],
};

function cityOf({ aliases: _, ...city }: Listed): KnownCity {
  return city;
}

/** The clock of a place of ours. */
export function zoneOf(destinationId: string): string | null {
  return findDestination(destinationId)?.timeZone ?? null;
}

export function beginsWith(name: string, typed: string): boolean {
  const wanted = plain(typed);
  return wanted !== '' && plain(name).startsWith(wanted);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
