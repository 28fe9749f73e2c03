/** Checkboxes and radios: on, off, with a hint, with an error. */
import { Checkbox } from './checkbox.tsx';
import { Radio } from './radio.tsx';

function Choices({ group }: { group: string }) {
  return (
    <div>
      <Checkbox label="Write to me when a new departure opens" defaultChecked />
      <Checkbox label="I have read the terms" error="Please read the terms first." />
      <Checkbox label="Keep me signed in" hint="For thirty days, on this device only." />
      <Radio name={group} label="Slow: one thing a day" defaultChecked />
      <Radio name={group} label="Full: from breakfast to the last boat" />
    </div>
  );
}

export const specimen = {
  name: 'Checkbox',
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="rounded-lg border border-line p-6">
        <Choices group="pace-night" />
      </div>
      <div className="on-paper rounded-lg bg-paper p-6">
        <Choices group="pace-paper" />
      </div>
    </div>
  ),
};
