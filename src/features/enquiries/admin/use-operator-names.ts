/** Whom an enquiry can be given to, and what operators are called. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../web/endpoint-query.ts';
import { listOperatorNames } from '../../operators/contract/operators.ts';
import { inboxCopy as words } from '../copy/inbox.ts';

const namesQuery = queryOf(listOperatorNames);

export interface Assignment {
  readonly operatorId: number | null;
  readonly isMine: boolean;
}

/** What operators are called. Who works here no longer keeps the name, marked; `names` are of those who do. */
export function useOperatorNames() {
  const all = useQuery(namesQuery).data ?? [];
  const nameOf = ({ operatorId, isMine }: Assignment): string => {
    if (operatorId === null) return words.nobody;
    if (isMine) return words.me;
    const found = all.find(({ id }) => id === operatorId);
    if (!found) return words.somebody(operatorId);
    return found.state === 'active' ? found.name : words.notHere(found.name);
  };
  return { names: all.filter(({ state }) => state === 'active'), nameOf };
}
