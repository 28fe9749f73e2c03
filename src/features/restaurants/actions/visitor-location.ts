/**
 * Where a visitor is, as far as a service can tell. Positions are answered and
 * forgotten: nothing of them is stored or logged.
 */
import type { AccessPoint } from '../../../effects/location/location-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { publicAddress } from '../../../kernel/ip-addresses.ts';
import type { ErrorOf, OutputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type {
  locateByAddress as locateByAddressEndpoint,
  locate as locateEndpoint,
} from '../contract/visitor-location.ts';

const ASKED = { most: 60, perSeconds: 300 };
/** What a network address tells is a town, not a street. */
const TOWN_METRES = 25_000;
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
