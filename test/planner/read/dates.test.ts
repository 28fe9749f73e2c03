/** When and for how long, as people write it in eight languages. Each row: what was said, the days on which it may begin, the nights. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ourGazetteer } from '../../../src/features/planner/actions/gazetteer.ts';
import { namedFeasts } from '../../../src/features/planner/content/named-feasts.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/reading.ts';

/** A Tuesday. */
const TODAY = '2026-12-01';
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, destination: 'Lisbon', ...said }, { today: TODAY, gazetteer: ourGazetteer() });

const SAID: readonly (readonly [dates: string, from: string, to: string, nights: number])[] = [
  ['next Friday to Monday', '2026-12-04', '2026-12-11', 3],
  ['the friday after next, 3 nights', '2026-12-11', '2026-12-18', 3],
  ['first Saturday of June for a week', '2027-06-05', '2027-06-05', 7],
  ['last weekend of May', '2027-05-28', '2027-05-29', 2],
  ['weekend after next', '2026-12-11', '2026-12-12', 2],
  ['the Thursday before Easter, 4 nights', '2027-03-25', '2027-03-25', 4],
  ['Whit weekend 2027', '2027-05-14', '2027-05-15', 2],
  ['Oktoberfest', '2027-09-18', '2027-10-01', 4],
  ['a week and a half from 3 May', '2027-05-03', '2027-05-03', 10],
  ['huit jours à partir du 10 avril', '2027-04-10', '2027-04-10', 7],
  ['14 Tage ab dem 5. Juli', '2027-07-05', '2027-07-05', 14],
  ["5 nights in February, but not over Valentine's", '2027-02-01', '2027-02-24', 5],
  ['May 10-15, sorry, I mean June', '2027-06-10', '2027-06-10', 5],
  ['Mon 5 July, back by Sunday night', '2027-07-05', '2027-07-05', 6],
  ['long wknd, must be back at work on Monday', '2026-12-03', '2027-11-30', 2],
  ['finde del 12 de marzo', '2027-03-12', '2027-03-12', 2],
  ['puente de mayo', '2027-04-29', '2027-05-01', 3],
  ['semana santa, 6 noches', '2027-03-20', '2027-03-26', 6],
  ['del 4 al 9 de junio', '2027-06-04', '2027-06-04', 5],
  ['la primera quincena de agosto, 10 noches', '2027-08-01', '2027-08-06', 10],
  ['a mediados de octubre, una semana', '2027-10-08', '2027-10-20', 7],
  ['vom 3. bis 10. Mai', '2027-05-03', '2027-05-03', 7],
  ['übernächstes Wochenende', '2026-12-11', '2026-12-12', 2],
  ['Pfingsten, 4 Nächte', '2027-05-13', '2027-05-16', 4],
  ['KW 27, Mo-Fr', '2027-07-05', '2027-07-05', 4],
  ['Ende Juni, anderthalb Wochen', '2027-06-18', '2027-06-30', 10],
  ['du 14 au 21 mai', '2027-05-14', '2027-05-14', 7],
  ['le week-end de la Pentecôte', '2027-05-14', '2027-05-15', 2],
  ['début juillet pour quinze jours', '2027-07-01', '2027-07-10', 14],
  ["le premier week-end d'avril", '2027-04-02', '2027-04-03', 2],
  ['la settimana dopo Pasqua', '2027-03-28', '2027-04-05', 7],
  ['ponte del 2 giugno', '2027-05-28', '2027-06-02', 3],
  ['dal 1° al 6 settembre', '2027-09-01', '2027-09-01', 5],
  ['fine marzo, 4 notti', '2027-03-20', '2027-03-31', 4],
  ['de 10 a 17 de outubro', '2027-10-10', '2027-10-10', 7],
  ['feriado de Carnaval', '2027-02-04', '2027-02-09', 5],
  ['segunda quinzena de janeiro, 5 noites', '2027-01-16', '2027-01-26', 5],
  ['uge 7, 2027', '2027-02-13', '2027-02-15', 7],
  ['fra den 3. til den 10. juli', '2027-07-03', '2027-07-03', 7],
  ['første weekend i maj', '2027-04-30', '2027-05-01', 2],
  ['5月3日から3泊4日', '2027-05-03', '2027-05-03', 3],
  ['来年のゴールデンウィーク', '2027-04-28', '2027-05-02', 6],
  ['3月下旬に4泊', '2027-03-20', '2027-03-31', 4],
  ['any time in Oct except the 14th, 3 nights', '2027-10-01', '2027-10-29', 3],
  ['thanksgiving week', '2027-11-20', '2027-11-22', 7],
  ['we land 14:20 on 8 May, flight home 11am on the 12th', '2027-05-08', '2027-05-08', 4],
  ['early-mid Sept, 5 or 6 nights', '2027-09-01', '2027-09-16', 5],
  ['in a fortnight, for 4 days', '2026-12-14', '2026-12-18', 3],
  ['Dec 28 till Jan 3', '2026-12-28', '2026-12-28', 6],
  ['home by the 20th of June, leaving a week before', '2027-06-12', '2027-06-14', 7],
  ['a few days between 10 and 20 June', '2027-06-10', '2027-06-17', 4],
  ['Super Bowl weekend', '2027-02-12', '2027-02-12', 3],
  ['15th–19th of next month', '2027-01-15', '2027-01-15', 4],
  ['Sat 6 Feb, one week, ±2 days', '2027-02-06', '2027-02-06', 7],
  ['Himmelfahrt bis Sonntag', '2027-05-06', '2027-05-06', 3],
  ['summer hols — August, 2 weeks, no earlier than the 9th', '2027-08-09', '2027-08-18', 14],
  ['5 nights, no wait, 6 nights from March 2', '2027-03-02', '2027-03-02', 6],
  ['Weihnachten bis Silvester', '2026-12-24', '2026-12-24', 7],
  ['Xmas to 2nd January', '2026-12-23', '2026-12-24', 10],
  ['12–19 mars 2027', '2027-03-12', '2027-03-12', 7],
  ['March 3, 2027 to March 12, 2027', '2027-03-03', '2027-03-03', 9],
  ['3/5-10/5', '2027-05-03', '2027-05-03', 7],
  ['10.-17.5.', '2027-05-10', '2027-05-10', 7],
  ['10.5. - 17.5.2027', '2027-05-10', '2027-05-10', 7],
  ['2027-03-06/2027-03-12', '2027-03-06', '2027-03-06', 6],
  ['from the 10th to the 17th', '2026-12-10', '2026-12-10', 7],
  ['the 4th until the 8th of February', '2027-02-04', '2027-02-04', 4],
  ['lunes 3 de mayo a viernes 7 de mayo', '2027-05-03', '2027-05-03', 4],
  ['Fri 5 March - Mon 8 March', '2027-03-05', '2027-03-05', 3],
  ['march 5th thru 9th', '2027-03-05', '2027-03-05', 4],
  ['entre el 10 y el 20 de junio, 5 noches', '2027-06-10', '2027-06-15', 5],
  ['zwischen dem 1. und 15. August, eine Woche', '2027-08-01', '2027-08-08', 7],
  ['il prossimo weekend', '2026-12-04', '2026-12-11', 2],
  ['le mois prochain, 4 nuits', '2027-01-01', '2027-01-28', 4],
  ['la semana que viene, 3 noches', '2026-12-07', '2026-12-11', 3],
  ['nächste Woche Mittwoch bis Samstag', '2026-12-09', '2026-12-09', 3],
  ['kommenden Freitag, 3 Nächte', '2026-12-04', '2026-12-04', 3],
  ['vendredi prochain, 2 nuits', '2026-12-04', '2026-12-11', 2],
  ['in drei Wochen', '2026-12-22', '2026-12-22', 5],
  ['dans deux mois, une semaine', '2027-02-01', '2027-02-28', 7],
  ['tra due settimane per 4 giorni', '2026-12-15', '2026-12-15', 3],
  ['om 3 uger, 4 nætter', '2026-12-22', '2026-12-22', 4],
  ['来週末', '2026-12-11', '2026-12-11', 2],
  ['2027年3月5日〜10日', '2027-03-05', '2027-03-05', 5],
  ['5月の第2週末', '2027-05-07', '2027-05-08', 2],
  ['4月1日(木)から4月5日(月)', '2027-04-01', '2027-04-01', 4],
  ['春、一週間', '2027-03-01', '2027-05-31', 7],
  ['the last two weeks of July', '2027-07-14', '2027-07-18', 14],
  ['second half of June, ten days', '2027-06-16', '2027-06-21', 9],
  ['2nd weekend in March', '2027-03-12', '2027-03-13', 2],
  ['May or June, 8 nights', '2027-05-01', '2027-06-22', 8],
  ['Jan/Feb 2027, a week', '2027-01-01', '2027-02-21', 7],
  ['Q2 2027, 5 nights', '2027-04-01', '2027-06-25', 5],
  ['05.2027, 5 Nächte', '2027-05-01', '2027-05-26', 5],
  ['late summer, 10 nights', '2027-08-01', '2027-08-21', 10],
  ['spring break', '2027-03-13', '2027-03-13', 7],
  ['Labor Day weekend', '2027-09-03', '2027-09-03', 3],
  ['week of Thanksgiving', '2027-11-20', '2027-11-22', 7],
  ['4th of July weekend', '2027-07-02', '2027-07-03', 2],
  ['Ostern 2028, 5 Tage', '2028-04-13', '2028-04-15', 4],
  ['Noël et nouvel an', '2026-12-23', '2026-12-25', 8],
  ['Nochevieja en plan 3 noches', '2026-12-29', '2026-12-31', 3],
  ['Diwali 2027', '2027-10-26', '2027-10-29', 5],
  ['eid 2027, 4 nights', '2027-03-08', '2027-03-11', 4],
  ['starting on 14 Feb, 6 days', '2027-02-14', '2027-02-14', 5],
  ['8 nights beginning May 2', '2027-05-02', '2027-05-02', 8],
  ['7-10 nights in September', '2027-09-01', '2027-09-23', 7],
  ['a couple of weeks in october', '2027-10-01', '2027-10-18', 14],
  ['not sure, maybe june?', '2027-06-01', '2027-06-30', 5],
  ['anything but August, 4 nights', '2026-12-02', '2027-11-30', 4],
  ['not July or August, a week', '2026-12-02', '2027-11-30', 7],
  ['must be home by 10 May, 4 nights', '2027-05-06', '2027-05-06', 4],
  ['vuelta antes del 20 de mayo, 5 noches', '2027-05-14', '2027-05-15', 5],
  ['Fri night to Sun evening, 2nd weekend of April', '2027-04-09', '2027-04-09', 2],
  ['arrive thurs 6 May leave tues 11 May', '2027-05-06', '2027-05-06', 5],
  ['june 3rd to the 8th or thereabouts', '2027-06-03', '2027-06-03', 5],
  ['30/12 - 3/1', '2026-12-30', '2026-12-30', 4],
  ['dal 28 dicembre al 3 gennaio', '2026-12-28', '2026-12-28', 6],
  ['du jeudi 6 au dimanche 9 mai 2027', '2027-05-06', '2027-05-06', 3],
  ['fra torsdag d. 6. maj til søndag d. 9. maj', '2027-05-06', '2027-05-06', 3],
  ['de sexta-feira 7 a segunda-feira 10 de maio', '2027-05-07', '2027-05-07', 3],
  ['7 nætter i uge 29', '2027-07-17', '2027-07-20', 7],
  ['Ferragosto, 4 notti', '2027-08-12', '2027-08-15', 4],
  ["ponte dell'Immacolata", '2026-12-04', '2027-12-05', 3],
  ['tomorrow for 3 nights', '2026-12-02', '2026-12-02', 3],
  ['asap, 3 nights', '2026-12-05', '2026-12-31', 3],
  ['next summer, two weeks', '2027-06-01', '2027-08-18', 14],
  ['yesterday', '2026-12-02', '2027-03-01', 5],
  ['3 May 2020 - 8 May 2020', '2027-05-03', '2027-05-03', 5],
  ['30 February, 4 nights', '2027-02-28', '2027-02-28', 4],
  ['flexible, sometime in the autumn, 5-6 nights', '2027-09-01', '2027-11-25', 5],
  ['22 March 2027 to 12 March 2027', '2027-03-12', '2027-03-12', 10],
  ['May 10 nights', '2027-05-01', '2027-05-21', 10],
  ['on the 14th of May for one week', '2027-05-14', '2027-05-14', 7],
  ['1er au 8 mai', '2027-05-01', '2027-05-01', 7],
  ['primo maggio, 3 notti', '2027-04-30', '2027-05-01', 3],
  ['1 de mayo al 5 de mayo', '2027-05-01', '2027-05-01', 4],
  ['mid march to early april, 5 nights', '2027-03-11', '2027-04-10', 5],
  ['end of the month', '2026-12-20', '2026-12-31', 5],
  ['weekend of 17 April', '2027-04-16', '2027-04-16', 2],
  ['the week of June 7', '2027-06-05', '2027-06-07', 7],
  ['Saturday to Saturday in the first half of July', '2027-07-03', '2027-07-10', 7],
  ['Thurs-Sun, early May', '2027-05-06', '2027-05-06', 3],
  ['Freitag bis Montag, Mitte April', '2027-04-16', '2027-04-16', 3],
  ['Thursday night till Sunday, last weekend in Feb', '2027-02-25', '2027-02-25', 3],
  ['we get there Fri 7 May evening and fly home Tues morning', '2027-05-07', '2027-05-07', 4],
  ['7 Mai für 5 Nächte, spätestens am 12. zurück', '2027-05-07', '2027-05-07', 5],
  ['5.-9. Juni (Do-Mo)', '2027-06-05', '2027-06-05', 4],
  ['ab Mitte September, 12 Tage', '2027-09-11', '2027-09-20', 11],
  ['über Weihnachten, 6 Nächte', '2026-12-20', '2026-12-24', 6],
  ['verlängertes Wochenende im Mai, nicht an Himmelfahrt', '2027-05-07', '2027-05-28', 3],
  ['langes Wochenende um den 1. Mai', '2027-04-29', '2027-05-01', 3],
  ['eine Woche nach Ostern', '2027-03-27', '2027-04-05', 7],
  ["pont de l'Ascension", '2027-05-05', '2027-05-06', 3],
  ['première semaine de juillet', '2027-07-01', '2027-07-03', 5],
  ["deuxième quinzaine d'août, 8 nuits", '2027-08-16', '2027-08-23', 8],
  ['on part le 3 mai et on rentre le 9', '2027-05-03', '2027-05-03', 6],
  ['une dizaine de jours en septembre', '2027-09-01', '2027-09-21', 10],
  ['après le 15 juin, une semaine', '2027-06-15', '2027-06-30', 7],
  ['le week-end du 8 mai', '2027-05-07', '2027-05-07', 2],
  ['la primera semana de julio', '2027-07-01', '2027-07-03', 5],
  ['salimos el 3 de mayo y volvemos el 8', '2027-05-03', '2027-05-03', 5],
  ['cinco noches a partir del 14 de febrero', '2027-02-14', '2027-02-14', 5],
  ['el finde que viene', '2026-12-04', '2026-12-11', 2],
  ['menos en agosto, una semana en verano', '2027-06-01', '2027-07-25', 7],
  ['la prima settimana di giugno', '2027-06-01', '2027-06-05', 5],
  ['partenza venerdì 7 maggio, ritorno martedì 11', '2027-05-07', '2027-05-07', 4],
  ['ponte del 25 aprile', '2027-04-23', '2027-04-25', 3],
  ['tra il 10 e il 20 giugno, 4 notti', '2027-06-10', '2027-06-16', 4],
  ['a Capodanno, 3 notti', '2026-12-29', '2026-12-31', 3],
  ['na semana santa, 5 noites', '2027-03-20', '2027-03-26', 5],
  ['fim de semana prolongado em junho', '2027-06-01', '2027-06-27', 3],
  ['partida a 3 de maio, regresso a 9 de maio', '2027-05-03', '2027-05-03', 6],
  ['próximo mês, uma semana', '2027-01-01', '2027-01-24', 7],
  ['réveillon, 5 noites', '2026-12-27', '2026-12-31', 5],
  ['primeira quinzena de setembro, 7 noites', '2027-09-01', '2027-09-08', 7],
  ['i påsken, 4 nætter', '2027-03-24', '2027-03-26', 4],
  ['uge 42', '2027-10-16', '2027-10-18', 7],
  ['sidste uge af juni', '2027-06-24', '2027-06-26', 5],
  ['afrejse 3. maj, hjem senest 9. maj', '2027-05-03', '2027-05-03', 6],
  ['en forlænget weekend i marts', '2027-03-01', '2027-03-28', 3],
  ['næste weekend', '2026-12-04', '2026-12-11', 2],
  ['年末年始に5泊', '2026-12-27', '2026-12-31', 5],
  ['来月の中旬、3泊', '2027-01-11', '2027-01-20', 3],
  ['お盆休み', '2027-08-10', '2027-08-14', 5],
  ['7月第1週、4泊5日', '2027-07-01', '2027-07-07', 4],
  ['5/3〜5/7', '2027-05-03', '2027-05-03', 4],
  ['half term in October', '2027-10-15', '2027-10-24', 7],
  ['the week before Christmas', '2026-12-18', '2026-12-19', 7],
  ['6 nights in april avoiding easter hols', '2027-04-04', '2027-04-24', 6],
  ['2 May for 10 days (we can shift by up to 3 days)', '2027-05-02', '2027-05-02', 9],
  ['any weekend in march', '2027-03-05', '2027-03-26', 2],
  ['Fridays only, 3 nights in June', '2027-06-04', '2027-06-25', 3],
  ['midweek in November, 4 nights', '2027-11-01', '2027-11-26', 4],
  ['mid-Feb half term', '2027-02-12', '2027-02-13', 7],
  ['dates: 14/05/2027 to 21/05/2027 pls', '2027-05-14', '2027-05-14', 7],
  ['14-21 may 27', '2027-05-14', '2027-05-14', 7],
  ['1 week from jan 9', '2027-01-09', '2027-01-09', 7],
  ['sept 9 2027, 1wk', '2027-09-09', '2027-09-09', 7],
  ['late november before thanksgiving, 4 nights', '2027-11-18', '2027-11-24', 4],
  ['from xmas day for a week', '2026-12-23', '2026-12-25', 7],
  ['the first two weeks of August', '2027-08-01', '2027-08-02', 14],
  ['Saturday 12th June, 9 nights', '2027-06-12', '2027-06-12', 9],
  ['12th–16th, next month', '2027-01-12', '2027-01-12', 4],
  ['around the 20th of March, 5ish nights', '2027-03-20', '2027-03-20', 5],
  ['3 nights, June 4 (bank hol Monday not possible)', '2027-06-04', '2027-06-04', 3],
  ["new year's, 5 nights", '2026-12-27', '2026-12-31', 5],
  ["I'm free from the 3rd to the 9th of March", '2027-03-03', '2027-03-03', 6],
  ['10 days, end of May beginning of June', '2027-05-20', '2027-06-05', 9],
  ['4 nights, Thursday to Monday, in May', '2027-05-06', '2027-05-27', 4],
  ['2nd May, back home on the 9th', '2027-05-02', '2027-05-02', 7],
  ["any long weekend in spring that's not Easter", '2027-03-01', '2027-05-31', 3],
  ['we have the first 10 days of August off', '2027-08-01', '2027-08-02', 9],
  ['Ascension weekend 2027', '2027-05-05', '2027-05-07', 3],
  ['Columbus Day weekend', '2027-10-08', '2027-10-08', 3],
  ['late may bank holiday', '2027-05-28', '2027-05-29', 3],
  ['August bank hol', '2027-08-27', '2027-08-28', 3],
  ['Feb half-term week', '2027-02-12', '2027-02-13', 7],
  ['Sat 5th - Sat 12th June', '2027-06-05', '2027-06-05', 7],
  ['5th June for ten nights, home the 15th', '2027-06-05', '2027-06-05', 10],
  ['3 weeks in Sept / Oct', '2027-09-01', '2027-10-10', 21],
  ['wed 12 may 2027 - sun 16 may 2027', '2027-05-12', '2027-05-12', 4],
  ['not fixed, some time next spring, five nights or so', '2027-03-01', '2027-05-31', 5],
  ['wir haben vom 14.5. bis 17.5. frei', '2027-05-14', '2027-05-14', 3],
  ['Do. 13.05. - So. 16.05.27', '2027-05-13', '2027-05-13', 3],
  ['1. Oktoberwoche', '2027-10-01', '2027-10-03', 5],
  ['Herbstferien, 5 Nächte', '2027-10-01', '2027-10-25', 5],
  ['zweite Maiwoche, 4 Nächte', '2027-05-08', '2027-05-12', 4],
  ['eine knappe Woche ab dem 3. Juni', '2027-06-03', '2027-06-03', 7],
  ['nicht im August, 1 Woche im Sommer', '2027-06-01', '2027-07-25', 7],
  ['vacances de la Toussaint, une semaine', '2027-10-15', '2027-10-25', 7],
  ['du 30 avril au 3 mai', '2027-04-30', '2027-04-30', 3],
  ['mi-juin, 4 nuits', '2027-06-11', '2027-06-20', 4],
  ['fin août - début septembre, 6 nuits', '2027-08-20', '2027-09-10', 6],
  ['courant mars, 3-4 jours', '2027-03-01', '2027-03-29', 2],
  ['le 14 juillet, 3 nuits', '2027-07-13', '2027-07-14', 3],
  ['primera semana de mayo o segunda', '2027-05-01', '2027-05-10', 5],
  ['del viernes 4 al lunes 7 de junio', '2027-06-04', '2027-06-04', 3],
  ['Navidad, del 23 al 28', '2026-12-23', '2026-12-23', 5],
  ['a finales de septiembre unos 5 días', '2027-09-20', '2027-09-30', 4],
  ['fallas, 3 noches', '2027-03-14', '2027-03-19', 3],
  ['dal 30 aprile al 2 maggio', '2027-04-30', '2027-04-30', 2],
  ['metà luglio, una settimana', '2027-07-08', '2027-07-20', 7],
  ["weekend dell'8 dicembre", '2026-12-04', '2027-12-11', 2],
  ['ultima settimana di agosto', '2027-08-24', '2027-08-26', 5],
  ['dia 10 a 15 de julho', '2027-07-10', '2027-07-10', 5],
  ['início de junho, 1 semana', '2027-06-01', '2027-06-10', 7],
  ['Páscoa, 4 noites', '2027-03-24', '2027-03-26', 4],
  ['feriado de 7 de setembro', '2027-09-03', '2027-09-07', 5],
  ['Kristi himmelfart, 4 nætter', '2027-05-05', '2027-05-06', 4],
  ['første halvdel af august, 10 dage', '2027-08-01', '2027-08-06', 9],
  ['12.-16. maj', '2027-05-12', '2027-05-12', 4],
  ['i efterårsferien', '2027-10-15', '2027-10-18', 7],
  ['ゴールデンウィーク、5泊', '2027-04-28', '2027-05-02', 5],
  ['9月の連休、3泊', '2027-09-01', '2027-09-27', 3],
  ['12/28-1/3', '2026-12-28', '2026-12-28', 6],
];

test.each(SAID)('“%s” begins between %s and %s and lasts %i nights', (dates, from, to, nights) => {
  const wish = read({ dates });
  expect(wish.startDate >= from && wish.startDate <= to, wish.startDate).toBe(true);
  expect(wish.nights).toBe(nights);
});

test('another order of words, other signs and a greeting leave the dates as they are', () => {
  const same = [
    [
      '6 to 13 February 2027',
      'Feb 6-13, 2027',
      '6.–13. Februar 2027',
      'del 6 al 13 de febrero de 2027',
      '2027年2月6日〜13日',
      '2027-02-06/2027-02-13',
    ],
    ['5 nights from 3 May 2027', 'May 3rd 2027, five nights', 'from May 3 2027 for 5 nights', '3 May 2027 (5 nights)'],
    [
      'first weekend of June 2027',
      '1st weekend in June 2027',
      'le premier week-end de juin 2027',
      'erstes Wochenende im Juni 2027',
      'il primo weekend di giugno 2027',
    ],
    [
      'Easter 2027, 4 nights',
      '4 nights over Easter 2027',
      'Ostern 2027, 4 Nächte',
      'Pâques 2027, 4 nuits',
      'Pascua 2027, 4 noches',
      '4 notti a Pasqua 2027',
    ],
  ];
  const around = fc.constantFrom('', 'hi! ', 'we are thinking of ', 'ideally ', '✈️ ');
  for (const group of same) {
    const [first = ''] = group;
    const wanted = read({ dates: first });
    fc.assert(
      fc.property(fc.constantFrom(...group), around, fc.boolean(), (said, before, isLoud) => {
        const dates = before + said;
        const wish = read({ dates: isLoud ? dates.toUpperCase() : dates });
        expect([dates, wish.startDate, wish.nights]).toEqual([dates, wanted.startDate, wanted.nights]);
      }),
      { numRuns: 60 },
    );
  }
});

test('dates that stand in another field count', () => {
  expect(read({ preferences: 'we would fly over on 12 April for 4 nights' })).toMatchObject({
    startDate: '2027-04-12',
    nights: 4,
  });
  expect(read({ dates: 'June 2027', preferences: 'arriving around the 8th, staying ten nights' })).toMatchObject({
    startDate: '2027-06-08',
    nights: 10,
  });
});

test('hours of coming and going are read beside their days', () => {
  expect(read({ dates: 'we land 14:20 on 8 May, flight home 11am on the 12th' })).toMatchObject({
    startDate: '2027-05-08',
    nights: 4,
    arrives: '14:20',
    leaves: '11:00',
  });
});

test('a stay keeps clear of what was ruled out', () => {
  const ruledOut = [
    ['5 nights in February, but not over Valentine’s', '2027-02-14'],
    ['any time in October except the 14th, 3 nights', '2027-10-14'],
    ['a 4-day trip in January except MLK weekend', '2027-01-17'],
    ['3 nights in May, not on 15 May', '2027-05-15'],
  ] as const;
  for (const [dates, day] of ruledOut) {
    const { startDate, nights } = read({ dates });
    const stay = Array.from({ length: nights }, (_, more) =>
      new Date(Date.parse(startDate) + more * 86_400_000).toISOString().slice(0, 10),
    );
    expect(stay, dates).not.toContain(day);
  }
});

test('each name of a feast finds its feast', () => {
  for (const { name, words, homely } of namedFeasts) {
    for (const phrase of words) {
      const dates = phrase.replaceAll('?', '').replaceAll(/\|\S+/g, '').replaceAll(/[*!]/g, '');
      const { dateState } = read({ dates });
      expect([name, dates, homely ?? false, dateState]).toEqual([name, dates, homely ?? false, 'ok']);
    }
  }
});
