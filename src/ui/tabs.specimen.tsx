/** Tabs on the ground of a form card. */
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { TextField } from './field.tsx';
import { Tabs } from './tabs.tsx';

function Credentials({ action }: { action: string }) {
  return (
    <div className="grid gap-5">
      <TextField label="Username" autoComplete="username" />
      <TextField label="Password" type="password" autoComplete="current-password" />
      <Button variant="dark" block>
        {action}
      </Button>
    </div>
  );
}

export const specimen = {
  name: 'Tabs',
  render: () => (
    <Card className="mx-auto max-w-lg">
      <Tabs
        label="Your account"
        items={[
          { value: 'login', label: 'Login', content: <Credentials action="Login" /> },
          { value: 'register', label: 'Register', content: <Credentials action="Register" /> },
        ]}
      />
    </Card>
  ),
};
