/** Where a one-time link leads: both factors are set, and the work begins. */
import { useQuery } from '@tanstack/react-query';
import { TextField } from '../../../ui/field.tsx';
import { AdminLoaded } from '../../../web/admin/admin-page.tsx';
import { useAdminForm } from '../../../web/admin/use-admin-form.ts';
import { call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { FirstSignIn, readWelcome, redeemWelcome, type Welcome } from '../contract/sign-in.ts';
import { operatorsCopy } from '../copy.ts';
import { CodeAndSubmit } from './code-and-submit.tsx';

const { welcome: words } = operatorsCopy;

export function FirstSignInScreen({ params: { token = '' } }: ScreenProps) {
  const query = useQuery({ ...queryOf(readWelcome, { params: { token } }), refetchOnWindowFocus: false });
  return (
    <div className="mx-auto mt-[4vh] max-w-2xl">
      <AdminLoaded query={query}>{(welcome) => <SetUp welcome={welcome} token={token} />}</AdminLoaded>
    </div>
  );
}

function SetUp({ welcome, token }: { readonly welcome: Welcome; readonly token: string }) {
  const form = useAdminForm<FirstSignIn>({
    schema: FirstSignIn,
    defaultValues: { password: '', code: '' },
    send: async (input) => {
      await call(redeemWelcome, { params: { token }, input });
      window.location.assign('/admin');
    },
  });
  return (
    <>
      <h1>{words.title(welcome.name)}</h1>
      <p className="mt-3 max-w-[36em]">{words.lead}</p>
      <div className="mt-8 grid gap-8 md:grid-cols-[14rem_minmax(0,1fr)]">
        <div>
          <QrCode rows={welcome.picture} />
          <p className="mt-3 text-sm">{words.scan}</p>
          <p className="mt-2 text-sm">
            {words.key}: <code className="break-all font-bold">{welcome.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <p className="mt-2 text-sm">
            <a href={welcome.uri} className="underline decoration-accent underline-offset-4">
              {words.open}
            </a>
          </p>
        </div>
        <form method="post" noValidate onSubmit={form.submit} className="grid content-start gap-5">
          <input type="hidden" autoComplete="username" value={welcome.name} readOnly />
          <TextField
            label={words.password}
            type="password"
            hint={words.passwordHint}
            autoComplete="new-password"
            {...form.field('password')}
          />
          <CodeAndSubmit
            words={words}
            field={form.field('code')}
            fault={form.fault}
            pending={form.pending || form.isTaken}
          />
        </form>
      </div>
    </>
  );
}

function QrCode({ rows }: { readonly rows: readonly string[] }) {
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={words.picture}
      shapeRendering="crispEdges"
      className="w-full max-w-56"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
