/** What nobody can go into, by its tags, whatever it was: closed for good, or not for visitors. */
import type { CalendarDay } from '../../../shared/dates.ts';
import { memoize } from '../../../shared/memoize.ts';
import { spansOf } from '../../destinations/rules/opening-hours/evaluator.ts';
import { parseOpeningHours } from '../../destinations/rules/opening-hours/parser.ts';
import { isYes, type OsmTags } from './osm-tags.ts';

/** A summer week and a winter week. */
const WEEKS: readonly CalendarDay[] = ['2026-07-13', '2027-01-18'];
const NO_SUN = { dawn: null, sunrise: null, sunset: null, dusk: null };
const NO_DAYS = { holidays: new Map(), sun: () => NO_SUN };

/** "off", "closed", "Mo-Su off", "permanently closed": what is open only on some days is not meant. */
export const isNeverOpen = memoize(
  (hours: string): boolean => {
    if (/^\W*(?:(?:permanently|temporarily) )?closed\W*$/i.test(hours)) return true;
    const value = parseOpeningHours(`24/7; ${hours}`);
    if (!value || value.rules.slice(1).some(({ state }) => state !== 'closed')) return false;
    return WEEKS.every((day) => spansOf(value, day, 7, NO_DAYS).length === 0);
  },
  { most: 2000 },
);

export function isShut(tags: OsmTags): boolean {
  return (
    ['disused', 'abandoned', 'demolished', 'closed'].some((key) => isYes(tags[key])) ||
    isNeverOpen(tags['opening_hours'] ?? '')
  );
}

export function isPrivate(tags: OsmTags): boolean {
  return tags['access'] === 'private' || tags['access'] === 'no';
}

/** The months it is open in, where only a season is named; null: no season is told. The middle of it, to be on the safe side. */
export function seasonIn(tags: OsmTags, latitude: number): number[] | null {
  const isNorth = latitude >= 0;
  if (tags['seasonal'] === 'summer') return isNorth ? [6, 7, 8] : [12, 1, 2];
  return tags['seasonal'] === 'winter' ? (isNorth ? [12, 1, 2] : [6, 7, 8]) : null;
}

const CLOSED = [
  ...['closed', 'geschlossen', 'ferm[ée]e?', 'cerrad[oa]', 'chius[oa]', 'encerrad[oa]', 'fechad[oa]', 'tancad?[ta]'],
  ...[
    'gesloten',
    'lukket',
    'stengt',
    'stängt',
    'suljettu',
    'suletud',
    'slēgt[sa]',
    'uždaryt[aos]+',
    'kapalı',
    'mbyllur',
  ],
  ...[
    'zatvoren[ýéáoa]?',
    'zavřen[ýéáoa]',
    'zaprt[oa]',
    'zamknięt[yea]',
    'nieczynn[yea]',
    'zárva',
    'bezárt',
    'închis[ăe]?',
  ],
  ...[
    'закрыт[оаый]*',
    'закрит[оаий]*',
    'зачинен[оаий]*',
    'затворен[оаи]?',
    'κλειστ[όή]',
    'tutup',
    'ditutup',
    'đóng cửa',
  ],
  ...[
    '閉館',
    '閉園',
    '閉鎖',
    '休館中?',
    '已?关闭',
    '已?關閉',
    '폐관',
    '폐쇄',
    '휴관',
    'مغلق[ةه]?',
    'סגורה?',
    'बंद',
    'ปิด\\p{L}*\\p{M}*',
  ],
];
const SAYS_CLOSED = new RegExp(`[([（–—-]\\s*(?:\\p{L}+\\s+){0,2}(?:${CLOSED.join('|')})\\s*[)\\]）]?$`, 'iu');

/** "Windmuseum (geschlossen)", "Múzeum - dočasne zatvorené": said in the name itself. */
export const saysClosed = (name: string): boolean => SAYS_CLOSED.test(name.trim());
