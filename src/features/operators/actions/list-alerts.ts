/** The first page of the back office: every alert, the urgent ones first. */
import type { Alert, ReadAlerts } from '../../../kernel/alerts.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Today } from '../contract/alerts.ts';

const ORDER: readonly Alert['state'][] = ['urgent', 'waits', 'fine'];

/** Alerts of a feature that cannot be read become one alert, and the others are still shown. */
export async function listAlerts(deps: Deps, sources: readonly ReadAlerts[]): Promise<Today> {
  const found = await Promise.all(
    sources.map((read) =>
      read(deps).catch((err: unknown): readonly Alert[] => {
        deps.log.error({ err }, 'an alert of the back office could not be read');
        return [UNREADABLE];
      }),
    ),
  );
  const alerts = found
    .flat()
    .sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
    .map(({ oldest, ...alert }) => ({ ...alert, oldest: oldest?.toISOString() ?? null }));
  return { at: deps.now().toISOString(), alerts };
}

const UNREADABLE: Alert = {
  id: 'unreadable',
  title: 'Something could not be read; the server’s log says what',
  count: 1,
  oldest: null,
  href: null,
  state: 'urgent',
};
