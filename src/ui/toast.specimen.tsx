/** Toasts: one at a time, the newest replaces the older. */
import { Button } from './button.tsx';
import { toast } from './toast-store.ts';

export const specimen = {
  name: 'Toast',
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="ghost"
        onClick={() =>
          toast({ title: 'Message sent!', description: "Thank you for your message. We'll get back to you soon." })
        }
      >
        Default toast
      </Button>
      <Button
        variant="ghost"
        onClick={() =>
          toast({
            title: 'Booking Failed',
            description: 'There was an error processing your booking. Please try again.',
            variant: 'destructive',
          })
        }
      >
        Destructive toast
      </Button>
      <Button
        variant="ghost"
        onClick={() =>
          toast({
            title: 'Trip saved',
            description: 'Lisbon, seven days.',
            action: { label: 'Undo', onSelect: () => undefined },
          })
        }
      >
        Toast with an action
      </Button>
    </div>
  ),
};
