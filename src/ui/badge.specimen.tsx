/** Badges in every tone, on both grounds. */
import { Badge, type BadgeTone } from './badge.tsx';

const words: Record<BadgeTone, string> = {
  night: 'Adventure',
  paper: '3 spots left',
  outline: 'Sample',
  positive: 'Confirmed',
  warning: 'Pending',
  negative: 'Cancelled',
};
const tones = Object.keys(words) as BadgeTone[];

function Row() {
  return (
    <div className="flex flex-wrap gap-3">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </div>
  );
}

export const specimen = {
  name: 'Badge',
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="rounded-lg border border-line p-6">
        <Row />
      </div>
      <div className="on-paper rounded-lg bg-sand p-6">
        <Row />
      </div>
    </div>
  ),
};
