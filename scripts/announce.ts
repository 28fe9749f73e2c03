/**
 * `npm run announce -- lesson tokyo-on-foot /videos/tokyo-on-foot`: the lesson is
 * there now. Everybody who asked for it gets one email that leads to the page;
 * saying it again reaches only who has asked since. The site may be running or
 * stopped: the emails leave as soon as it runs.
 */
import { announce } from '../src/features/enquiries/actions/announce-launch.ts';
import { RequestTopic } from '../src/features/enquiries/contract/requests.ts';
import { openJobs } from '../src/kernel/job-queue.ts';
import { openLog } from '../src/kernel/log.ts';
import { queues } from '../src/server/queues.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { isOwnPath } from '../src/web/pages.ts';
import { onDatabase, saying } from './on-database.ts';

const USAGE = 'Say what is there and where: npm run announce -- lesson tokyo-on-foot /videos/tokyo-on-foot';

function asked() {
  const [kind, topic, path] = process.argv.slice(2);
  if (kind !== 'lesson' || !topic || !path) throw new CommandError(USAGE);
  if (!RequestTopic.safeParse(topic).success) throw new CommandError(`"${topic}" is not the id of a lesson.`);
  if (!isOwnPath(path)) throw new CommandError(`There is no page ${path}.`);
  return { kind: 'lesson', topic, path } as const;
}

async function run(): Promise<void> {
  const announcement = asked();
  await onDatabase(async ({ db, url }) => {
    const jobs = await openJobs(url, queues, openLog('silent'));
    const emails = await announce({ db, jobs, now: () => new Date() }, announcement);
    process.stdout.write(`${emails} ${emails === 1 ? 'letter is' : 'letters are'} on the way.\n`);
  });
}

await saying(run());
