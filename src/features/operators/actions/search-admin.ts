/** One search over what every feature owns. What exactly is it stands before what begins so. */

import type { AdminHit, FindInAdmin } from '../../../kernel/admin-search.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { FoundInAdmin } from '../contract/search-admin.ts';

const MOST_OF_A_KIND = 8;

/** A source that fails hides none of the others, and is told. */
export async function searchAdmin(deps: Deps, sources: readonly FindInAdmin[], typed: string): Promise<FoundInAdmin> {
  const text = typed.trim();
  if (text === '') return { found: [], isWhole: true };
  const answers = await Promise.all(
    sources.map((find) =>
      find(deps, text, MOST_OF_A_KIND).catch((err: unknown): readonly AdminHit[] | null => {
        deps.log.error({ err }, 'a part of the search of the back office failed');
        return null;
      }),
    ),
  );
  return { found: answers.flatMap((found) => found ?? []), isWhole: !answers.includes(null) };
}
