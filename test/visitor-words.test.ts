/** One spelling, one way of writing figures, and no setting of ours: over every text that a visitor can meet. */
import { expect, test } from 'vitest';
import { bareFigures } from './bare-figures.ts';
import { type Said, textsIn, whatVisitorsRead } from './visitor-words.ts';

/** Words that are spelt otherwise in American English, as far as a text about travel needs them. */
const BRITISH = new RegExp(
  `\\b(?:${[
    'travell(?:ers?|ing|ed)',
    'cancell(?:ed|ing|able)',
    'snorkell(?:ing|ed|ers?)',
    '(?:label|level|model|marvel|quarrel|counsel|tunnel|channel|signal|fuel|jewel|dial|equal|total)l(?:ed|ing|ers?)',
    '(?:kilo|centi|milli)?met(?:re|res)',
    '(?:milli)?litres?',
    'cent(?:re|res|red)',
    '(?:amphi)?theatres?',
    'fibres?',
    'sombre',
    'meagre',
    'spectres?',
    '(?:neighbour|colour|harbour|flavour|favour|honour|labour|humour|odour|savour|vapour|rumour|behaviour|parlour|armour|endeavour|splendour|candour|fervour|tumour|arbour)\\w*',
    '(?:organ|recogn|real|apolog|special|modern|memor|summar|minim|maxim|priorit|capital|author|final|critic|custom|util|civil|symbol|harmon|standard|general|popular|visual|personal|central|colon|emphas|fertil|mechan|pedestrian|privat|pressur|random|stabil|steril|subsid|urban|vandal|western)is(?:e|es|ed|er|ers|ing|ation|ations)',
    '(?:analy|paraly|cataly)s(?:e|es|ed|ing)',
    'programmes?',
    'greys?',
    'greyish',
    'defences?',
    'offences?',
    'licences?',
    'pretences?',
    'practis(?:e|es|ed|ing)',
    'ploughs?',
    'ploughed',
    'moulds?',
    'moulded',
    'mouldings?',
    'tyres?',
    'kerbs?',
    'aluminium',
    'cosy',
    'draughty?',
    'pyjamas',
    'sceptic\\w*',
    'stor(?:ey|eys)',
    'whilst',
    'amongst',
    'per cent',
    'learnt',
    'spelt',
    'skilful',
    'ageing',
    'judgement',
    'acknowledgements?',
    'enquir(?:y|ies|e|es|ed|ing)',
    'artefacts?',
    'moustaches?',
    'yoghurts?',
    'sulphur\\w*',
    'pavements?',
    'petrol',
    'car parks?',
    'motorways?',
    'aubergines?',
    'courgettes?',
    'fortnight\\w*',
    'queu(?:e|es|ed|ing)',
    'e-mails?',
    'towards',
    'rubbish',
    'afterwards',
  ].join('|')})\\b`,
  'giu',
);

/** What only operators read: a work queue is one in America too, and a setting is theirs to set. */
const FOR_OPERATORS =
  /(?:alerts|metric-readings)\.ts|features\/(?:operators|brand)\/copy\.ts|features\/booking-admin\/copy\/[\w-]+\.ts|copy\/(?:consistency|manifest|admin|desk|fact-checks|imports|inbox|validation|moderation|office|refusals|subscribers)\.ts/;
const WORK = /^queue$/i;
/** Status values are shown as the answers of the API have them, with a capital. */
const AS_SPECIFIED = new Set(['Cancelled', 'cancelled']);
/** Names of places and of those who publish, other words for them, and keys: nothing of it is ours to spell. */
const NAMES = /^(?:id|name|names|aliases|address|url|website|tags|slug|written|kind)$|Ids?$/;

const isName = ({ key, where }: Said) =>
  NAMES.test(key) && (key !== 'name' || /^content\/(?:catalogue|guides|lessons)/.test(where));

/** A word with a capital in the midst of a sentence belongs to a name: "Barbican Centre". */
function isOfAName(text: string, index: number): boolean {
  const isCapital = /\p{Lu}/u.test(text.charAt(index));
  const before = text.slice(0, index).trimEnd();
  return isCapital && before !== '' && !/[.!?:;“(–·]$/u.test(before);
}

const isShown = (said: Said) => !isName(said) && !/^(?:https?:\S*|[\w./:-]*)$/.test(said.text);

function britishIn(all: readonly Said[]): string[] {
  return all.flatMap((said) =>
    isName(said) || /^https?:/.test(said.text)
      ? []
      : [...said.text.matchAll(BRITISH)]
          .filter(([word]) => !AS_SPECIFIED.has(word) || said.text !== word)
          .filter(([word]) => !WORK.test(word) || !FOR_OPERATORS.test(said.where))
          .filter(({ index }) => !isOfAName(said.text, index))
          .map(([word]) => `${said.where} ${word}`),
  );
}

const said = whatVisitorsRead();
/** Said by the specification in these words. */
const LENGTH_AS_SPECIFIED = 'Review must be less than 1000 characters';

test('visitors read American English', () => {
  expect(said.length).toBeGreaterThan(10_000);
  expect(
    britishIn(textsIn('x.ts', "export const a = { lead: 'Our favourite harbour, by Barbican Centre', id: 'grey' };")),
  ).toEqual(['x.ts:1 favourite', 'x.ts:1 harbour']);
  expect(britishIn(said)).toEqual([]);
});

test('no setting of ours is shown to visitors', () => {
  const settings = said.filter(({ where, text }) => !FOR_OPERATORS.test(where) && /\b[A-Z]+_[A-Z_]+\b/.test(text));
  expect(settings.map(({ where, text }) => `${where} ${text}`)).toEqual([]);
});

test('percentages, days and thousands are written in one way', () => {
  const wrong = said
    .filter(isShown)
    .filter(
      ({ text }) =>
        /\d %/.test(text) ||
        /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?! \d{1,2}\b)/.test(
          text,
        ),
    );
  expect(wrong.map(({ where, text }) => `${where} ${text}`)).toEqual([]);
});

test('counts and prices from a thousand on have their commas', () => {
  expect(bareFigures('A room at $1200, 10000 steps, 1500 m up, and 2026 travelers')).toEqual([
    '$1200',
    '10000',
    '1500',
    '2026',
  ]);
  const fine = [
    'In 1755, since January 2025 and by 2026–27; $1,200, 10,000 steps',
    'Call 305-673-7714 or +44 20 7946 0000, text 77295 to 88788',
    '1400 South Congress Avenue, Austin, TX 78704; 1150-288 Lisboa; 38.71390, -9.13940',
    'Reference W-483920, 4242 4242 4242 4242, wanderlight.example/plans/48392',
  ];
  expect(fine.flatMap(bareFigures)).toEqual([]);
  const bare = said
    .filter((each) => isShown(each) && each.text !== LENGTH_AS_SPECIFIED)
    .flatMap(({ where, text }) => bareFigures(text).map((figure) => `${where} ${figure}`));
  expect(bare).toEqual([]);
});
