/** What operators are called. Who works here no longer goes by a number. */
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../../shared/endpoint.ts';
import { queryOf } from '../../../web/query.ts';
import type { listOperatorNames } from '../../operators/contract.ts';
import { inboxCopy as words } from '../copy/inbox.ts';

const namesQuery = queryOf(addressOf<typeof listOperatorNames>('GET', '/api/admin/operators/names'));

export interface Looked {
  readonly operatorId: number | null;
  readonly isMine: boolean;
}

export function useNames() {
  const names = useQuery(namesQuery).data ?? [];
  const nameOf = ({ operatorId, isMine }: Looked): string => {
    if (operatorId === null) return words.nobody;
    if (isMine) return words.me;
    return names.find(({ id }) => id === operatorId)?.name ?? words.somebody(operatorId);
  };
  return { names, nameOf };
}
