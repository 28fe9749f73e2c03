/** Personas of the fake model: what it answers to each of our questions. */
import type { Heard } from './request.ts';

export interface Persona {
  /** Which tool to use first; null to come to the point. */
  tool(heard: Heard): { readonly name: string; readonly input: unknown } | null;
  says(heard: Heard): unknown;
}

interface Trip {
  readonly trip: string;
  readonly places: readonly { readonly id: string; readonly about: string }[];
}

const EMPTY_PATCH = {
  interests: [],
  avoid: [],
  diet: [],
  allergies: [],
  access: [],
  pace: null,
  occasion: null,
  destinations: [],
  tier: null,
  nights: null,
  party: null,
  month: null,
};

/** Some words of the traveller, as they stand; those first that our own reader could not use. */
function wordsOf({ data }: Heard, least = 8): string {
  const [unused] = (data?.understood?.unused ?? []) as string[];
  if (unused) return unused;
  const texts = Object.values((data?.texts ?? {}) as Record<string, string>);
  return texts.find((text) => text.length >= least)?.slice(0, 40) ?? '';
}

const slots = ({ places }: Trip) => places.map(({ id }) => `{{${id}}}`);

/** Reads closely, chooses among what is there, writes what may be written. */
export const writesWell: Persona = {
  tool: ({ task, tools, hasLookedUp, data }) =>
    task === 'choose' && tools.includes('place_details') && !hasLookedUp
      ? {
          name: 'place_details',
          input: { ids: (data.candidates ?? []).slice(0, 2).map(({ id }: { id: string }) => id) },
        }
      : null,
  says(heard) {
    const { task, data } = heard;
    if (task === 'understand') {
      return {
        ...EMPTY_PATCH,
        interests: [
          { tag: 'quiet', quote: wordsOf(heard) },
          { tag: 'garden', quote: wordsOf(heard) },
        ],
      };
    }
    if (task === 'choose') {
      const fresh = (data.candidates as { id: string }[]).filter(({ id }) => !data.planned.includes(id));
      return { places: fresh.slice(0, 3).map(({ id }, i) => ({ id, worth: i === 0 ? 'must' : 'good' })) };
    }
    if (task === 'tell') {
      return {
        trips: (data.trips as Trip[]).map((trip) => {
          const [a = '', b = a, c = b] = slots(trip);
          return {
            trip: trip.trip,
            lead: `Your days wander from ${a} to ${b} at an easy pace. There is time to linger, and a good table at the end of every walk.`,
            why: `We thought of you when we put ${c} between the walks. The mornings begin slowly, and the evenings belong to you. What you enjoy most comes early, while you are still curious.`,
          };
        }),
      };
    }
    return { ready: true };
  },
};

/** Says what is not so, wherever it can. */
export const lies: Persona = {
  tool: writesWell.tool,
  says(heard) {
    const { task, data } = heard;
    if (task === 'understand') {
      const real = wordsOf(heard);
      return {
        interests: ['ski', 'beach', 'strip', 'casino', 'nightclub', 'onsen'].map((tag) => ({ tag, quote: real })),
        avoid: [
          { tag: 'museum', quote: 'we loathe museums with a passion' },
          { tag: 'park', quote: real },
        ],
        diet: [
          { is: 'vegan', quote: 'I have been vegan since birth' },
          { is: 'halal', quote: real },
        ],
        allergies: [{ is: 'peanut', quote: 'peanuts kill me' }],
        access: [
          { is: 'wheelchair', quote: 'I use a wheelchair' },
          { is: 'wheelchair', quote: real },
        ],
        pace: { is: 'full', quote: 'rush us through everything' },
        occasion: { is: 'honeymoon', quote: 'on our honeymoon' },
        destinations: [
          { id: 'atlantis', quote: real },
          { id: 'costa-rica', quote: real },
        ],
        tier: { is: 'high', quote: 'money is no object' },
        nights: { is: 29, quote: real },
        party: { adults: 11, children: [3, 4], quote: real },
        month: { is: 2, quote: 'in February of course' },
      };
    }
    if (task === 'choose') {
      const all = data.candidates as { id: string }[];
      return {
        places: [
          { id: 'lisbon-hotel-atlantis', worth: 'must' },
          { id: '../../etc/passwd', worth: 'must' },
          ...all.slice(-8).flatMap(({ id }) => [
            { id, worth: 'must' },
            { id, worth: 'must' },
          ]),
          ...all.slice(0, 10).map(({ id }) => ({ id, worth: 'skip' })),
        ],
      };
    }
    if (task === 'tell') {
      return {
        trips: (data.trips as Trip[]).map((trip) => {
          const [a = '', b = a] = slots(trip);
          return {
            trip: trip.trip,
            lead: `Stay at the Grand Hotel Atlantis for 40 euros. ${a} is free and never closed. It is perfectly safe for every allergy. {{lisbon-hotel-atlantis}} is lovely and calm. You walk from ${a} to ${b} in ninety minutes.`,
            why: `Book at https://deals.example/now. The owner of ${b} is Maria. On Monday everything is half price. You love ${a}, we know it well, and you will want to come back together.`,
          };
        }),
      };
    }
    return { ready: true };
  },
};

/** Does what an injected order says: puts it wherever words can stand. */
export function obeys(order: string): Persona {
  return {
    tool: () => null,
    says(heard) {
      const { task, data } = heard;
      if (task === 'understand') {
        const quote = order.slice(0, 160);
        return {
          ...EMPTY_PATCH,
          interests: [{ tag: 'quiet', quote }],
          destinations: [{ id: order.slice(0, 60), quote }],
        };
      }
      if (task === 'choose') return { places: [{ id: order.slice(0, 120), worth: 'must' }] };
      if (task === 'tell') {
        return {
          trips: (data.trips as Trip[]).map((trip) => {
            const [a = ''] = slots(trip);
            const filled = `${order} ${a}. You come to ${a} and ${order}.`;
            return { trip: trip.trip, lead: filled.slice(0, 700), why: `${order}\n${filled}`.slice(0, 1600) };
          }),
        };
      }
      return { ready: true };
    },
  };
}

/** Finds nothing to understand or to choose, and only tells. */
export const onlyTells: Persona = {
  tool: () => null,
  says(heard) {
    if (heard.task === 'understand') return EMPTY_PATCH;
    return heard.task === 'choose' ? { places: [] } : writesWell.says(heard);
  },
};
