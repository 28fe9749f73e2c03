/** What operators are called. Who works here no longer keeps the name, marked; `names` are of those who do. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../web/query.ts';
import { listOperatorNames } from '../../operators/contract.ts';
import { inboxCopy as words } from '../copy/inbox.ts';

const namesQuery = queryOf(listOperatorNames);

export interface Looked {
  readonly operatorId: number | null;
  readonly isMine: boolean;
}

export function useNames() {
  const all = useQuery(namesQuery).data ?? [];
  const nameOf = ({ operatorId, isMine }: Looked): string => {
    if (operatorId === null) return words.nobody;
    if (isMine) return words.me;
    const found = all.find(({ id }) => id === operatorId);
    if (!found) return words.somebody(operatorId);
    return found.state === 'active' ? found.name : words.notHere(found.name);
  };
  return { names: all.filter(({ state }) => state === 'active'), nameOf };
}
