/** Debian's Dovecot with one mailbox of its own, on free ports of this machine; everything lies in one folder and ends with the test. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/server/embedded-postgres/postgres-settings.ts';
import type { ImapAccess } from '../src/shared/imap-url.ts';

const DOVECOT = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'].find((path) => existsSync(path));
/** It changes to other users, which root alone may. */
export const HAS_DOVECOT = DOVECOT !== undefined && existsSync('/usr/bin/openssl') && process.getuid?.() === 0;
/** Nobody's, as Debian numbers it: mail never belongs to root. */
const OWNER = 65534;
const USER = 'inbox';
const PASSWORD = 'a "quiet" bay, in Jüne\\';

export interface Dovecot extends AsyncDisposable {
  /** Its certificate, which nobody else has signed. */
  readonly ca: string;
  access(how?: 'plain' | 'encrypted'): ImapAccess;
  deliver(mail: string): void;
  /** File names with their flags: `S` is seen. */
  mails(): string[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function openDovecot(): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'wl-dovecot-'));
  chmodSync(folder, 0o755);
  const [plain, encrypted] = [await freePort(), await freePort()];
  for (const part of ['', 'home', 'mail', 'mail/new', 'mail/cur', 'mail/tmp']) {
    mkdirSync(join(folder, part), { recursive: true });
    chownSync(join(folder, part), OWNER, OWNER);
  }
  const pair = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const named = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('/usr/bin/openssl', ['req', ...kind, ...pair, ...named], { stdio: 'ignore' });
  writeFileSync(join(folder, 'users'), `${USER}:{PLAIN}${PASSWORD}:${OWNER}:${OWNER}::${folder}/home::\n`, {
    mode: 0o644,
  });
  writeFileSync(
    join(folder, 'dovecot.conf'),
    `base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
auth_failure_delay = 0
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
mail_location = maildir:${folder}/mail
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
}
service imap-login {
  inet_listener imap {
    port = ${plain}
  }
  inet_listener imaps {
    port = ${encrypted}
    ssl = yes
  }
}
`,
  );
  let child: ChildProcess | null = null;
  let delivered = 0;

  async function start(): Promise<void> {
    const begun = spawn(DOVECOT ?? '', ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
    child = begun;
    for (let look = 0; look < 200; look++) {
      if (existsSync(join(folder, 'log')) && /starting up/.test(readFileSync(join(folder, 'log'), 'utf8'))) return;
      if (begun.exitCode !== null) break;
      await pause(25);
    }
    throw new Error(
      `Dovecot does not start: ${existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : ''}`,
    );
  }
  async function stop(): Promise<void> {
    const last = child;
    child = null;
    if (!last || last.exitCode !== null) return;
    const ended = new Promise((done) => last.once('exit', done));
    last.kill('SIGTERM');
    await ended;
    rmSync(join(folder, 'log'), { force: true });
  }
  await start();
  return {
    ca: readFileSync(join(folder, 'cert.pem'), 'utf8'),
    access: (how = 'plain') => ({
      ...{ host: '127.0.0.1', port: how === 'plain' ? plain : encrypted, isEncrypted: how === 'encrypted' },
      ...{ user: USER, password: PASSWORD, folder: 'INBOX' },
    }),
    deliver(mail) {
      const name = `${Date.now()}.${++delivered}.test`;
      const path = join(folder, 'mail/new', name);
      writeFileSync(path, mail);
      chownSync(path, OWNER, OWNER);
    },
    mails: () => ['new', 'cur'].flatMap((part) => readdirSync(join(folder, 'mail', part))),
    stop,
    start,
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
