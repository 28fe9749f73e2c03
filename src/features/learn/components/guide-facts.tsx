/** Facts of a guide, each with its authority (named once for neighbours that share it), and marked when it is old. */
import type { Fact } from '../contract/guides.ts';
import { monthOf } from '../rules/fact-age.ts';
import { StaleBadge } from './stale-badge.tsx';

export function GuideFacts({ facts, asOf }: { facts: readonly Fact[]; asOf: string }) {
  return (
    <ul className="grid gap-3">
      {facts.map((fact, at) => (
        <li key={fact.text}>
          {fact.text} {ends(facts, at) && <FactSource fact={fact} asOf={asOf} />}
          {fact.checkAgain && <StaleBadge asOf={fact.asOf} />}
        </li>
      ))}
    </ul>
  );
}

/** The last of a row of facts from one source and one month. */
function ends(facts: readonly Fact[], at: number): boolean {
  const [fact, next] = [facts[at], facts[at + 1]];
  return fact?.source?.url !== next?.source?.url || fact?.asOf !== next?.asOf;
}

function FactSource({ fact: { source, asOf: month }, asOf }: { fact: Fact; asOf: string }) {
  const older = month === asOf ? '' : monthOf(month);
  if (!source) return older && <span className="text-sm text-fg-muted">{older}</span>;
  return (
    <span className="text-sm text-fg-muted">
      <a className="link" href={source.url} rel="noopener" target="_blank">
        {source.name}
      </a>
      {older && `, ${older}`}
    </span>
  );
}
