/** Fields on both grounds: empty, filled, with a hint, with an error, disabled. */
import { SelectField, TextAreaField, TextField } from './field.tsx';

function Fields() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField label="Name" defaultValue="Inês Duarte" autoComplete="name" />
      <TextField label="Email*" type="email" error="Invalid email" defaultValue="ines@" />
      <SelectField
        label="Travelers"
        placeholder="Choose one"
        options={[
          { value: 'solo', label: 'Solo' },
          { value: 'couple', label: 'Couple (2 people)' },
          { value: 'family', label: 'Family (3-5 people)' },
        ]}
      />
      <TextField label="Dates" placeholder="Late September, ten days" hint="Rough is fine. We will ask." />
      <TextField label="Country" disabled defaultValue="Portugal" />
      <TextField label="Search for a city" hideLabel type="search" placeholder="Search for a city" />
      <TextAreaField
        className="md:col-span-2"
        label="Message"
        rows={3}
        hint="Dates, place, and what you love to eat."
      />
    </div>
  );
}

export const specimen = {
  name: 'Field',
  render: () => (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="rounded-lg border border-line p-6">
        <Fields />
      </div>
      <div className="on-paper rounded-lg bg-paper p-6">
        <Fields />
      </div>
    </div>
  ),
};
