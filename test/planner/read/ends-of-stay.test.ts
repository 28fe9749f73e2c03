/** Ends of a stay told about a day that was named, by weekdays and days before and after; and numbers taken back. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';

const STAYS: readonly (readonly [dates: string, start: string, nights: number])[] = [
  ['Marine Day is Monday 19 July. In the Thursday before, home the day after the holiday', '2027-07-15', 5],
  ['Texas Independence Day is March 2, a Tuesday. Fly in the Sunday before, out the Thursday after', '2027-02-28', 4],
  [
    'All Saints in the cemeteries: a Monday, Nov 1. So in on the Friday before, off on the Tuesday after',
    '2027-10-29',
    4,
  ],
  ['Burns Night (25 January, a Monday): down on the Sunday, up on the Tuesday', '2027-01-24', 2],
  ['Coming of Age Day is Mon 11 Jan; we want the 5 nights that start the day after', '2027-01-12', 5],
  ["Passover runs to Thursday 29 April so it's the Sunday after that, for seven nights", '2027-05-02', 7],
  [
    'my conference is Tue 13 - Thu 15 April, 9am to 5pm; I fly in on the Saturday before and leave Thursday night',
    '2027-04-10',
    5,
  ],
  ['In on Wednesday the 7th of April, out on the Sunday', '2027-04-07', 4],
  ['in by Tuesday 26 January, home Sunday the 31st', '2027-01-26', 5],
  ['28 December, home flight 3 January', '2026-12-28', 6],
  ["from Lunar New Year's Eve (Fri 5 Feb) to the Wednesday", '2027-02-05', 5],
  ['1st sat of aug to 2nd sat of aug', '2027-08-07', 7],
  ['thursday 18 feb, 2 nights. nope, 3', '2027-02-18', 3],
  ['12 nights? No, ten is what we can get. We touch down at JFK Saturday 24 April', '2027-04-24', 10],
  ["Jan 22-25. Hm. That's when my sister moves house, so Jan 29 - Feb 1", '2027-01-29', 3],
  ['pont du 14 juillet, du mercredi 14 au dimanche 18', '2027-07-14', 4],
  [
    'The wedding is on Saturday 12 June 2027. We arrive the Thursday before and leave the Monday after',
    '2027-06-10',
    4,
  ],
  ['The wedding is on Saturday 12 June 2027, arriving on the Wednesday before, leaving the day after', '2027-06-09', 4],
  ['graduation is Friday 14 May; in the Wednesday before, out the Sunday after', '2027-05-12', 4],
  ['The marathon is Sunday 7 November. We come in the Thursday before and go home the Tuesday after', '2027-11-04', 5],
  ['Exam on Monday 17 May. I get there the Saturday before and go home on the Wednesday', '2027-05-15', 4],
  ['Concert is on Thursday 24 June: there on the Tuesday, back on the Saturday', '2027-06-22', 4],
  ['Mein Vortrag ist am Dienstag, 9. März. Anreise am Sonntag davor, Abreise am Freitag danach', '2027-03-07', 5],
  [
    'Die Hochzeit ist am Samstag, 12. Juni. Wir kommen am Donnerstag davor und fahren am Montag danach',
    '2027-06-10',
    4,
  ],
  ["Le mariage est le samedi 12 juin. Arrivée le jeudi d'avant, départ le lundi suivant", '2027-06-10', 4],
  [
    "Le marathon est le dimanche 7 novembre, on arrive le jeudi précédent et on repart le mardi d'après",
    '2027-11-04',
    5,
  ],
  ['La boda es el sábado 12 de junio. Llegamos el jueves anterior y nos vamos el lunes siguiente', '2027-06-10', 4],
  ['El maratón es el domingo 7 de noviembre: llegada el jueves antes, vuelta el martes después', '2027-11-04', 5],
  ['Il matrimonio è sabato 12 giugno: arrivo il giovedì prima, partenza il lunedì dopo', '2027-06-10', 4],
  [
    'La maratona è domenica 7 novembre. Arriviamo il giovedì precedente e torniamo il martedì successivo',
    '2027-11-04',
    5,
  ],
  ['O casamento é no sábado 12 de junho. Chegada na quinta anterior, volta na segunda seguinte', '2027-06-10', 4],
  ['Brylluppet er lørdag den 12. juni. Ankomst torsdagen før, hjem mandagen efter', '2027-06-10', 4],
  ['結婚式は6月12日（土）。前の木曜に到着、次の月曜に帰ります', '2027-06-10', 4],
  ['Wednesday 7 April, home on the Sunday', '2027-04-07', 4],
  ['Arrive Wednesday 7 April, away again on the Sunday', '2027-04-07', 4],
  ['Mittwoch, 7. April, zurück am Sonntag', '2027-04-07', 4],
  ['mercredi 7 avril, retour le dimanche', '2027-04-07', 4],
  ['miércoles 7 de abril, vuelta el domingo', '2027-04-07', 4],
  ['mercoledì 7 aprile, ritorno domenica', '2027-04-07', 4],
  ['quarta 7 de abril, volta no domingo', '2027-04-07', 4],
  ['onsdag den 7. april, hjem om søndagen', '2027-04-07', 4],
  ['Thanksgiving 2027, the Wed before til the Sat after', '2027-11-24', 3],
  ['first Saturday of August to the second Saturday of August', '2027-08-07', 7],
  ['From the first Friday in October to the second Monday in October', '2027-10-01', 10],
  ['Conference 12-14 May. In the day before, out the day after', '2027-05-11', 4],
  ['The conference runs 12 to 14 May; arriving the Sunday before, leaving the Saturday after', '2027-05-09', 6],
  ['My birthday is Friday 21 May. In the day before, out the day after', '2027-05-20', 2],
  ['Big match Saturday 10 April, we come the day before and leave two days after', '2027-04-09', 3],
  ['June 4-8. No, that clashes, so June 11-15', '2027-06-11', 4],
  ['5 nights? No, six. From 3 May', '2027-05-03', 6],
  ['3 May, 5 nights. Scrap that, 6', '2027-05-03', 6],
  ['3 to 8 May. On second thought 4 to 8 May', '2027-05-04', 4],
  ['Burns Night (a Monday): down on the Sunday, up on the Tuesday', '2027-01-24', 2],
  ['chegada sábado 4 de setembro, volta na quinta 16', '2027-09-04', 12],
  ['krokusvakantie, zaterdag 20 t/m zaterdag 27 februari', '2027-02-20', 7],
  ['Tue 19 to Fri 22 Ocotber 2027', '2027-10-19', 3],
];

test.each(STAYS)('%s', (dates, start, nights) => {
  const wish = readWish(
    { destination: 'Lisbon', dates, budget: '', travelers: '2 adults', interests: '', preferences: '', taste: '' },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
  expect([wish.startDate, wish.nights]).toEqual([start, nights]);
});
