/** What is hard for somebody is a need, whoever it is, whatever the words for it and in whichever order; a like is none. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';
import type { Reading } from '../../src/features/planner/rules/reading.ts';
import { sampleOf } from '../rounds.ts';

/** What is hard → the need it ends in. */
type Stressors = Readonly<Record<string, string>>;
interface Tongue {
  readonly stressors: Stressors;
  readonly whom: readonly string[];
  /** With the stressor for `X` and whoever it is for `W`. */
  readonly hard: readonly string[];
  readonly fine: readonly string[];
}

const TONGUES: Readonly<Record<string, Tongue>> = {
  en: {
    stressors: {
      'steep steps': 'step-free',
      stairs: 'step-free',
      hills: 'low-walking',
      'long walks': 'low-walking',
      'standing for hours': 'rest-breaks',
      'long queues': 'queues',
      crowds: 'crowds',
      'packed streets': 'crowds',
      'loud music': 'noise',
      'the heat': 'shade',
      'the midday sun': 'shade',
      'cold weather': 'temperature',
      heights: 'heights',
      'glass bridges': 'heights',
      'cramped rooms': 'enclosed-spaces',
      tunnels: 'enclosed-spaces',
      'dark rooms': 'dark',
      'deep water': 'water',
      boats: 'seasickness',
      'winding roads': 'seasickness',
      'early starts': 'earliest',
      'late nights': 'early-night',
      'spicy food': 'mild-food',
      'flashing lights': 'flashing-lights',
      'last-minute changes': 'predictable',
      'uneven ground': 'cobbles',
    },
    whom: ['Dad', 'my wife', 'our youngest', 'one of us', 'she'],
    hard: [
      "W can't cope with X",
      'W is no good with X',
      'W goes to pieces with X',
      'W really struggles with X',
      "W doesn't cope well with X",
      "W isn't built for X",
      'X: too much for W',
      "X don't agree with W",
      'X upset W terribly',
      'for W, X can be torture',
      'we love art, but W dreads X',
    ],
    fine: [
      'W loves X',
      'W copes well with X',
      "W doesn't mind X",
      'W is not afraid of X',
      'X never bother W',
      'X are no problem for W',
      "W can't wait for X",
      'W would hate to miss X',
      'X are just what W wants',
    ],
  },
  de: {
    stressors: { Treppen: 'step-free', Steigungen: 'low-walking', Gedränge: 'crowds', Lärm: 'noise', Hitze: 'shade' },
    whom: ['Papa', 'meine Frau', 'unsere Jüngste'],
    hard: ['W kommt mit X nicht klar', 'X verträgt W schlecht', 'W leidet unter X', 'X ist für W eine Qual'],
    fine: ['W liebt X', 'W kommt mit X gut klar', 'X ist für W kein Problem'],
  },
  fr: {
    stressors: { 'les escaliers': 'step-free', 'la foule': 'crowds', 'le bruit': 'noise', 'la chaleur': 'shade' },
    whom: ['papa', 'ma femme', 'notre fils'],
    hard: ['W ne supporte pas X', 'W a du mal avec X', 'X, c’est un cauchemar pour W', 'W souffre avec X'],
    fine: ['W adore X', 'W supporte bien X', 'X ne dérange pas W'],
  },
  es: {
    stressors: { 'las escaleras': 'step-free', 'las cuestas': 'low-walking', 'el ruido': 'noise', 'el calor': 'shade' },
    whom: ['papá', 'mi mujer', 'la pequeña'],
    hard: ['W no aguanta X', 'X cansa mucho a W', 'W sufre con X', 'X es una tortura para W'],
    fine: ['a W le encanta X', 'W aguanta bien X', 'X no molesta a W'],
  },
  it: {
    stressors: { 'le scale': 'step-free', 'le salite': 'low-walking', 'la folla': 'crowds', 'il rumore': 'noise' },
    whom: ['papà', 'mia moglie', 'la piccola'],
    hard: ['W non sopporta X', 'W fa fatica con X', 'X mette in crisi W'],
    fine: ['W adora X', 'W sopporta bene X'],
  },
};

const read = (language: string, preferences: string): Reading =>
  readWish(
    { ...EMPTY_WISH, destination: 'Lisbon', dates: BESIDE[language] ?? '', budget: '€2000', preferences },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
const BESIDE: Readonly<Record<string, string>> = {
  en: '10-17 May 2027',
  de: 'vom 10. bis 17. Mai 2027',
  fr: 'du 10 au 17 mai 2027',
  es: 'del 10 al 17 de mayo de 2027',
  it: 'dal 10 al 17 maggio 2027',
};
const has = ({ access, needs, earliestStart }: Reading, need: string) =>
  [...access, ...needs.map(({ kind }) => kind), earliestStart ? 'earliest' : ''].some((each) => each === need);

/** Every stressor in every frame, one after the other of those whom it is hard for. */
const said = (language: string, frames: readonly string[]) => {
  const { stressors, whom } = TONGUES[language] ?? { stressors: {}, whom: [] };
  return Object.entries(stressors).flatMap(([stressor, need], row) =>
    frames.map((frame, column) => {
      const who = whom[(row + column) % whom.length] ?? '';
      return { need, text: frame.replace('X', stressor).replace('W', who) };
    }),
  );
};
const SHORT_ROUND = 120;

test.each(Object.keys(TONGUES))('what is hard for somebody is a need of the trip (%s)', (language) => {
  const wrong = sampleOf(said(language, TONGUES[language]?.hard ?? []), SHORT_ROUND)
    .filter(({ need, text }) => !has(read(language, text), need))
    .map(({ need, text }) => `${need}: ${text}`);
  expect(wrong).toEqual([]);
});

test.each(Object.keys(TONGUES))('what somebody likes or does not mind is none (%s)', (language) => {
  const wrong = sampleOf(said(language, TONGUES[language]?.fine ?? []), SHORT_ROUND)
    .filter(({ need, text }) => has(read(language, text), need))
    .map(({ need, text }) => `${need}: ${text}`);
  expect(wrong).toEqual([]);
});
