/** Which stops a trip has and in which order, with the nights of each. */
import type { Reading } from '../../reading.ts';
import type { Reader } from '../reader.ts';
import { staysOf } from './nights-per-stop.ts';
import type { Mention } from './place-mentions.ts';

type Stop = Mention & { readonly named: { readonly id: string; readonly city?: string } };

/** "Vail for three nights & Aspen for two, Vail first": each once, unless each time has nights of its own. */
export function stopsOf<Ours extends Stop>(all: readonly Ours[], reader: Reader) {
  const isSame = (one: Stop, other: Stop) => one.named.id === other.named.id && one.named.city === other.named.city;
  const once = all.filter((each, index) => all.findIndex((other) => isSame(other, each)) === index);
  const stays = staysOf(reader, all);
  // "Larvotto, Monaco" is one place, and both its names were read.
  for (const each of all) if (!once.includes(each)) reader.ledger.claim('destination', '', each.from, each.to);
  return stays.size === all.length || once.length === all.length
    ? { ours: all, stays }
    : { ours: once, stays: staysOf(reader, once) };
}

/** "Lisbon 4 nights, and before that London 2": in the order of the journey. */
export function inOrder<Placed extends { readonly mention: Mention }>(
  stops: readonly Placed[],
  { items }: Reader,
): readonly Placed[] {
  const placed: Placed[] = [];
  for (const [index, stop] of stops.entries()) {
    const gap = items.slice(stops[index - 1]?.mention.to ?? stop.mention.from, stop.mention.from);
    placed.splice(gap.some(({ senses }) => senses.has('stop-before')) ? placed.length - 1 : placed.length, 0, stop);
  }
  return placed;
}

/** "Lisbon", and among the dates "4 nights in Lisbon": what says again where they go is heard. */
export function claimNamedAgain(
  { ledger }: Reader,
  mentions: readonly Mention[],
  going: Reading['destinations'],
): void {
  for (const { role, field, named, from, to } of mentions) {
    if (role !== 'go' || field !== 'dates' || named?.kind !== 'ours' || !ledger.isFree(from)) continue;
    const isStop = going.some(
      ({ id, city, cities }) =>
        id === named.id &&
        (named.city === undefined || named.city === city || cities?.some((one) => one.id === named.city)),
    );
    if (isStop) ledger.claim('destination', '', from, to);
  }
}
