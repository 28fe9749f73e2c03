/** Login and Register. Leads back to the page that sent the visitor here, else to the upcoming trips. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Opening, Section } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { faultsOf } from '../../../web/api-client.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { isOwnPath } from '../../../web/pages.ts';
import { navigate } from '../../../web/router.tsx';
import { useForm } from '../../../web/use-form.ts';
import { PasswordField } from '../components/password-field.tsx';
import { useLogIn, useLogOut } from '../components/use-log-in.ts';
import { useTraveller } from '../components/use-traveller.ts';
import type { Credentials } from '../contract/forms.ts';
import { accountsCopy } from '../copy/accounts.ts';
import { AFTER_LOGIN, pathAfterLogin } from '../rules/return-path.ts';

const { title, lead, tabs, signedIn, legal } = accountsCopy;
const RegisterForm = lazy(() =>
  import('../components/register-form.tsx').then((module) => ({ default: module.RegisterForm })),
);

export function LoginScreen({ search }: ScreenProps) {
  const { traveller } = useTraveller();
  // While this visit's own login is on its way out, the form stays: no flash of "You are signed in".
  const [leaving, setLeaving] = useState(false);
  const next = search.get('next');

  return (
    <Section ground="clear" space="md">
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-20">
        <Opening
          level={1}
          title={title}
          lead={traveller && !leaving ? signedIn.lead : lead}
          className="[&>p]:text-fg"
        />
        <Card>
          {traveller && !leaving ? (
            <SignedIn username={traveller.username} next={next} />
          ) : (
            <LoginOrRegister onStart={() => setLeaving(true)} leave={() => navigate(pathAfterLogin(next, isOwnPath))} />
          )}
        </Card>
      </div>
    </Section>
  );
}

function LoginOrRegister({ onStart, leave }: { onStart: () => void; leave: () => void }) {
  const [tab, setTab] = useState('login');
  const [created, setCreated] = useState('');
  const showLogin = (username: string) => {
    setCreated(username);
    setTab('login');
  };
  return (
    <>
      <Tabs
        label={tabs.label}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'login',
            label: tabs.login,
            content: <LoginForm key={created} username={created} onStart={onStart} leave={leave} />,
          },
          {
            value: 'register',
            label: tabs.register,
            content: (
              <Suspense fallback={<SkeletonLines lines={8} />}>
                <RegisterForm onCreated={showLogin} />
              </Suspense>
            ),
          },
        ]}
      />
      <p className="mt-6 text-sm text-fg-muted">
        {legal.before}{' '}
        <Link href="/terms" className="link">
          {legal.terms}
        </Link>{' '}
        {legal.and}{' '}
        <Link href="/privacy" className="link">
          {legal.privacy}
        </Link>
        .
      </p>
    </>
  );
}

function SignedIn({ username, next }: { username: string; next: string | null }) {
  const logOut = useLogOut();
  const way = pathAfterLogin(next, isOwnPath);
  return (
    <div className="grid gap-6">
      <p className="text-lg">
        {signedIn.as} <strong className="font-bold [overflow-wrap:anywhere]">{username}</strong>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={way} variant="dark">
          {way === AFTER_LOGIN ? signedIn.trips : signedIn.next}
        </ButtonLink>
        <ButtonLink href="/my-trips" variant="ghost">
          {signedIn.mine}
        </ButtonLink>
        <ButtonLink href="/account" variant="ghost">
          {signedIn.account}
        </ButtonLink>
        <Button
          variant="quiet"
          className="px-2!"
          pending={logOut.isPending}
          pendingLabel={signedIn.loggingOut}
          onClick={() => logOut.mutate()}
        >
          {signedIn.logOut}
        </Button>
      </div>
    </div>
  );
}

const { fields, login } = accountsCopy;

/**
 * The Login tab. A wrong name or password is told by the toast alone, and never which of the two.
 */
function LoginForm({ username, onStart, leave }: { username: string; onStart: () => void; leave: () => void }) {
  const form = useForm<Credentials>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.Credentials),
    initial: { username, password: '' },
  });
  const { focus } = form;
  // Who has just registered types the password next.
  useEffect(() => {
    if (username) focus('password');
  }, [username, focus]);
  const hydrated = useHydrated();
  const logIn = useLogIn(leave);
  // After a success the button stays busy until the next page has taken over.
  const pending = form.checking || logIn.isPending || logIn.isSuccess;

  const submit = form.sending((credentials) => {
    onStart();
    logIn.mutate(credentials, { onError: (fault) => form.refuse(faultsOf(fault)) });
  });

  return (
    <form {...form.props} onSubmit={submit} className="grid gap-5">
      <TextField
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField label={fields.password} autoComplete="current-password" {...form.field('password')} />
      <Button
        type="submit"
        variant="dark"
        size="lg"
        block
        disabled={!hydrated}
        pending={pending}
        pendingLabel={login.pending}
      >
        {login.submit}
      </Button>
    </form>
  );
}
