/** A dialog in the middle and a drawer from the right. */
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TickList } from './tick-list.tsx';

type Opened = 'none' | 'details' | 'menu';

function Dialogs() {
  const [opened, setOpened] = useState<Opened>('none');
  const close = () => setOpened('none');
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="ghost" onClick={() => setOpened('details')}>
        Open dialog
      </Button>
      <Button variant="ghost" onClick={() => setOpened('menu')}>
        Open drawer
      </Button>
      <Dialog
        open={opened === 'details'}
        onClose={close}
        title="Four slow days in Lisbon"
        footer={
          <Button variant="dark" onClick={close}>
            Keep this plan
          </Button>
        }
      >
        <p className="mb-5">Two hills, one river, and every lunch within ten minutes on foot.</p>
        <TickList
          items={['Alfama before the trams', 'Sardines at a table on the stairs', 'The last ferry to Cacilhas']}
        />
      </Dialog>
      <Dialog open={opened === 'menu'} onClose={close} title="Menu" hideTitle side="right">
        <nav aria-label="Menu" className="grid">
          {['Upcoming Trips', 'Reviews', 'Learn'].map((label) => (
            <a key={label} href="#specimens" className="display border-b border-line py-4 text-2xl">
              {label}
            </a>
          ))}
        </nav>
      </Dialog>
    </div>
  );
}

export const specimen = { name: 'Dialog', render: () => <Dialogs /> };
