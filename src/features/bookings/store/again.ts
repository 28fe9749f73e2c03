/** Repeating a single statement that PostgreSQL ended to settle a deadlock or a serialisation failure. */
import { codeOf } from '../../../server/sql.ts';

const MOST_ATTEMPTS = 5;

export async function again<T>(statement: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await statement();
    } catch (fault) {
      if (attempt >= MOST_ATTEMPTS || (codeOf(fault) !== '40P01' && codeOf(fault) !== '40001')) throw fault;
    }
  }
}
