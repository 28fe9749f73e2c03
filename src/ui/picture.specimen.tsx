/** Every place of the catalogue: photographs where they exist, drawn scenes where they do not yet. */
import { Picture } from './picture.tsx';

const ids = [
  'italy',
  'istanbul',
  'marrakesh',
  'niseko',
  'val-thorens',
  'ibiza',
  'miami',
  'nyc',
  'copenhagen',
  'hamptons',
  'austin',
  'nashville',
  'new-orleans',
  'park-city',
  'colorado',
  'charleston',
  'london',
  'lisbon',
  'spain',
  'cartagena',
  'jaco',
  'santorini',
  'tokyo',
  'costa-rica',
  'not-found',
];

export const specimen = {
  name: 'Picture',
  render: () => (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {ids.map((id) => (
        <li key={id}>
          <Picture id={id} alt="" sizes="(min-width: 768px) 30vw, 45vw" className="rounded-md" />
          <span className="text-xs text-fg-muted">{id}</span>
        </li>
      ))}
    </ul>
  ),
};
