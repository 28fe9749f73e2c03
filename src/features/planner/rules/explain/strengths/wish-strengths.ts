/** What was wished for and stands in the plan, each with its day and place: with one of them a text begins. */
import { foreignWords } from '../../../copy/phrasing.ts';
import { tagWord } from '../../../copy/tag-words.ts';
import { wishedSentences } from '../../../copy/wished-phrases.ts';
import { SHOWS } from '../../select/shows-and-boats.ts';
import { weekdayName } from '../date-text.ts';
import { keptOnSaidDay } from '../said-day-lines.ts';
import { answered, type Placed, placedIn, thingsMet } from '../why-text.ts';
import { knownStart } from './plan-facts.ts';
import type { Finder } from './strength.ts';

const IN_THE_EVENING = '17:30';
const MOST = 6;

/** What was asked for one day comes first, then an evening, then what has a name, then what they like. */
export const wished: Finder = ({ draft, world, visits }) => {
  const { reading } = draft.brief;
  const placed = placedIn(draft, world);
  const named = reading.wantedPlaces.flatMap((id) => placed.find(({ place }) => place.id === id) ?? []);
  const tags = answered(draft, world, 4);
  const ofTag = ({ place }: Placed) => tags.find(({ found }) => found.place === place)?.tag;
  const things = thingsMet(placed, reading);
  const said = (reading.onDays ?? []).flatMap((each) => keptOnSaidDay(each, draft, placed).slice(0, 1));
  const isShow = ({ place, start }: Placed) =>
    start >= IN_THE_EVENING && place.tags.slice(0, 3).some((tag) => SHOWS.includes(tag));
  const wanted = [...things.map(({ found }) => found), ...named, ...tags.map(({ found }) => found)];
  const found = [...new Set([...said, ...wanted.filter(isShow), ...wanted])];
  return found
    .filter(({ place }, i) => found.findIndex((other) => other.place === place) === i)
    .slice(0, MOST)
    .flatMap((one, i) => {
      const { place, day, start } = one;
      const visit = visits.find((each) => each.place === place && each.day.n === day && each.item.start === start);
      if (!visit) return [];
      const thing = things.find((each) => each.found === one);
      const tag = ofTag(one);
      const isNamed = named.includes(one) || (!thing && !tag);
      const words = thing ? foreignWords(thing.interest, reading.language) : tag && tagWord(tag);
      return [
        {
          kind: `wish ${place.id}`,
          worth: 1 - 0.1 * i,
          wish: place.id,
          mould: isNamed ? 'wished by name' : 'wished',
          ...(tag && { interest: tag }),
          titles: [],
          inPassing: [],
          sentences: wishedSentences(isNamed ? undefined : words, place.name, {
            weekday: weekdayName(visit.day.date),
            n: day,
            at: knownStart(visit.item),
            isEvening: start >= IN_THE_EVENING,
          }),
        },
      ];
    });
};
