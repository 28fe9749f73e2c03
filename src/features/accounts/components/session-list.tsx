/** Every browser that is logged in, the one in use marked, each but that one with its way out. */
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { OwnAccount } from '../contract/accounts.ts';
import { accountsCopy } from '../copy/accounts.ts';
import { useEndSessions } from './use-own-account.ts';

const words = accountsCopy.account.sessions;
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export function SessionList({ sessions }: { sessions: OwnAccount['sessions'] }) {
  const end = useEndSessions();
  const ending = end.isPending ? end.variables : null;
  return (
    <div className="grid gap-6">
      <ul className="border-t border-line">
        {sessions.map(({ id, browser, startedAt, lastSeenAt, current }) => {
          const name = browser ?? words.unknown;
          const since = moment.format(new Date(startedAt));
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
            >
              <div>
                <p className="flex flex-wrap items-center gap-3 font-bold">
                  {name}
                  {current && <Badge tone="paper">{words.current}</Badge>}
                </p>
                <p className="mt-1 text-sm text-fg-muted">
                  {words.lastSeen(moment.format(new Date(lastSeenAt)))}
                  <br />
                  {words.since(since)}
                </p>
              </div>
              {!current && (
                <Button
                  size="sm"
                  variant="ghost"
                  pending={ending !== null && ending !== 'others' && ending.id === id}
                  onClick={() => end.mutate({ id })}
                >
                  {words.end}
                  <VisuallyHidden>{words.endNamed(name, since)}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 2 && (
        <div>
          <Button variant="ghost" pending={ending === 'others'} onClick={() => end.mutate('others')}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </div>
  );
}
