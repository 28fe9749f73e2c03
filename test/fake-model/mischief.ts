/** All the ways in which a provider can go wrong, and how each looks on the wire. */
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Persona, writesWell } from './personas.ts';
import type { Heard } from './request.ts';

export const MISCHIEF = [
  'hang',
  'slow-drip',
  '500',
  '429',
  'truncated',
  'wrong-types',
  'invented-place',
  'closed-place',
  'over-budget',
  'duplicate-stop',
  'foreign-url',
  'prompt-echo',
  'tool-loop',
  'oversize',
  'endless',
] as const;
export type Mischief = (typeof MISCHIEF)[number];

const LARGE = 5 * 1024 * 1024;
const DRIP_MS = 150;
const BLOCK = 'x'.repeat(64 * 1024);

/** What breaks the line itself; true when the answer has been dealt with. */
export async function breaksLine(mischief: Mischief, response: ServerResponse): Promise<boolean> {
  if (mischief === 'hang') {
    await gone(response);
    return true;
  }
  if (mischief === '500' || mischief === '429') {
    response.writeHead(Number(mischief), { 'content-type': 'application/json', 'retry-after': '1' });
    response.end(JSON.stringify({ error: { message: 'The engine is on fire', type: 'server_error', code: null } }));
    return true;
  }
  if (mischief === 'slow-drip') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    while (!response.destroyed) {
      response.write(chunk('{"pla'));
      await pause(DRIP_MS);
    }
    return true;
  }
  if (mischief === 'oversize' || mischief === 'endless') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let sent = 0; !response.destroyed && (mischief === 'endless' || sent < LARGE); sent += BLOCK.length) {
      if (!response.write(chunk(BLOCK))) await roomIn(response);
    }
    response.end();
    return true;
  }
  return false;
}

/** Also when there is nobody any more to make room for. */
function roomIn(response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      response.off('drain', end).off('close', end);
      done();
    };
    response.once('drain', end).once('close', end);
  });
}

function gone(response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    if (response.destroyed) done();
    else response.once('close', done);
  });
}

function chunk(content: string): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
}

/** What goes wrong in what is said. */
export function mannerOf(mischief: Mischief): Persona {
  const like = (changed: (heard: Heard, said: unknown) => unknown): Persona => ({
    tool: writesWell.tool,
    says: (heard) => changed(heard, writesWell.says(heard)),
  });
  if (mischief === 'tool-loop') {
    return {
      tool: ({ tools, data }) =>
        tools.includes('climate')
          ? { name: 'climate', input: { destinationId: data?.candidates?.[0]?.id ?? 'x', month: 5 } }
          : null,
      says: writesWell.says,
    };
  }
  if (mischief === 'wrong-types')
    return like(() => ({ places: 'all of them', trips: { A: 7 }, interests: 12, ready: 'yes' }));
  if (mischief === 'prompt-echo') return like((heard) => ({ instructions: heard.instructions, data: heard.data }));
  if (mischief === 'truncated') return like((_, said) => JSON.stringify(said).slice(0, 30));
  if (mischief === 'foreign-url')
    return like((heard, said) =>
      heard.task === 'tell' ? saying(said, 'Look at https://evil.example/x and enjoy it. ') : said,
    );
  if (mischief === 'invented-place')
    return like((heard, said) => {
      if (heard.task === 'tell') return saying(said, 'You come to {{hotel-atlantis}} for the view. ');
      return heard.task === 'choose' ? { places: [{ id: 'hotel-atlantis', worth: 'must' }] } : said;
    });
  // The rest chooses badly: everything at once, twice, the dearest, what is closed in that month.
  return like((heard, said) => {
    if (heard.task !== 'choose') return said;
    const all = (heard.data.candidates as { id: string; priceLevel: number }[]).toSorted(
      (a, b) => b.priceLevel - a.priceLevel,
    );
    const ids = mischief === 'duplicate-stop' ? all.slice(0, 4).flatMap((one) => [one, one, one]) : all.slice(0, 20);
    return { places: ids.map(({ id }) => ({ id, worth: 'must' })) };
  });
}

function saying(said: unknown, sentence: string): unknown {
  const { trips } = said as { trips: { trip: string; lead: string; why: string }[] };
  return { trips: trips.map(({ trip, lead, why }) => ({ trip, lead: sentence + lead, why: sentence + why })) };
}
