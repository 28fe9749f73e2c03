/** Four tiles that count on the visitor's own clock. Silent for screen readers unless asked. */
import { launchCopy } from '../copy/countdown.ts';
import type { TimeLeft } from '../rules.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** `left` is null until the clock has been read; then a dash stands in each tile. */
export function Countdown({ left }: { left: TimeLeft | null }) {
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={launchCopy.timer}
      className="grid grid-cols-2 gap-3 sm:grid-cols-4 md:gap-5"
    >
      {UNITS.map((unit) => (
        <div key={unit} className="rounded-lg border border-line bg-night/72 px-5 pt-6 pb-5 md:px-7 md:pt-8 md:pb-6">
          <div className="display text-6xl leading-none tabular-nums">{left ? shown(left[unit]) : '–'}</div>
          <div className="mt-3 text-sm text-fg-muted md:mt-4">{launchCopy.units[unit]}</div>
        </div>
      ))}
    </div>
  );
}

function shown(value: number): string {
  return String(value).padStart(2, '0');
}
