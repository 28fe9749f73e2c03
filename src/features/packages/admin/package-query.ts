/** One package as operators see it; every part of its page reads the same. */
import { queryOf } from '../../../web/endpoint-query.ts';
import { readAdminPackage } from '../contract/edit-packages.ts';

export const packageQuery = (id: string) => queryOf(readAdminPackage, { params: { id } });
