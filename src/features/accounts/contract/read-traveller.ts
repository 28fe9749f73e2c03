/** Who is logged in: asked on every page that reads data, so it comes without the rest of an account. */
import { endpoint } from '../../../shared/endpoint.ts';
import { Traveller } from './accounts.ts';

export const readTraveller = endpoint('GET /api/auth/user', {
  who: 'traveller',
  summary: 'Who is logged in; 401 when nobody is',
  output: Traveller,
});
