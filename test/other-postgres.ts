/** Another PostgreSQL than the embedded one, for `npm run test:postgres`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Binaries } from '../src/server/embedded-postgres/binaries.ts';

/** As far from the embedded one's collation as there is: what depends on the order or the case of a database shows. */
const LOCALE = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];

export function programsIn(folder: string): Binaries {
  const program = (name: string) => join(folder, name);
  const version = execFileSync(program('postgres'), ['--version'], { encoding: 'utf8' });
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major: /\b\d+/.exec(version)?.[0] ?? '',
    locale: LOCALE,
  };
}
