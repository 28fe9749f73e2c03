/** Buttons in every look, on both grounds, at rest, pending and disabled. */
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { Button, ButtonLink } from './button.tsx';

function PendingButton() {
  const [pending, setPending] = useState(false);
  return (
    <Button
      pending={pending}
      pendingLabel="Sending..."
      onClick={() => {
        setPending(true);
        setTimeout(() => setPending(false), 2500);
      }}
    >
      Send Message
    </Button>
  );
}

function Row() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button size="lg">Book Now</Button>
      <Button variant="dark">Book Now</Button>
      <Button variant="ghost">View Full Details</Button>
      <Button variant="quiet">Start Over</Button>
      <Button size="sm" variant="ghost">
        Add Review
      </Button>
      <PendingButton />
      <Button pending pendingLabel="Signing up...">
        Sign up
      </Button>
      <Button disabled>Sold out</Button>
      <ButtonLink href="/upcoming-trips" variant="ghost">
        Upcoming Trips <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}

export const specimen = {
  name: 'Button',
  render: () => (
    <div className="grid gap-6">
      <Row />
      <div className="on-paper rounded-lg bg-paper p-6">
        <Row />
      </div>
    </div>
  ),
};
