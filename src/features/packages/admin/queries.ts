/** One package as operators see it; every part of its page reads the same. */
import { addressOf } from '../../../shared/endpoint.ts';
import { queryOf } from '../../../web/query.ts';
import type { readPackageInOffice } from '../contract/admin.ts';

const address = addressOf<typeof readPackageInOffice>('GET', '/api/admin/packages/:id');

export const packageQuery = (id: string) => queryOf(address, { params: { id } });
