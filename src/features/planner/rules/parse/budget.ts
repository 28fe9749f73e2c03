/** What the trip may cost: amount, currency, for whom and per what, with or without the flight. Several sums: the one said to be the whole. */
import { readingCopy } from '../../copy/reading.ts';
import type { Budget, BudgetBasis, Currency, FieldName, Tier } from '../reading.ts';
import { type Amount, amountsIn, currencyNamedIn } from './amounts.ts';
import { currencyOfCountry, otherMoneyAt, SHARED_SIGNS, usualCurrency } from './money-words.ts';
import { assume, contradict, type Notes, readAt, type Texts } from './notes.ts';
import { masked, type Text } from './text.ts';

const say = readingCopy.budget;
const ELSEWHERE: readonly FieldName[] = ['destination', 'travelers', 'dates', 'preferences', 'interests', 'taste'];

const PERSON =
  /(?<![a-z])(?:p\.?\s?p\.?(?:n|d)?|per (?:person|head|pax|adult|capita|traveller|traveler)|each(?: person| of us)?(?!\s*(?:way|day|night))|a head|per cap|apiece|ea\b|(?:dia|tag|day|night|noche|nacht|jour|nuit|giorno|notte|dag|nat)(?: (?:y|und|and|et|e|og)|,)? (?:por |pro |per |par |pr\.? |a )?person\w*|par (?:personne|tete|pers\.?)|\/\s?(?:person|personne|persona|pers\.?|pax|head|pp|p)\b|chacun|pro (?:person|kopf|nase)|p\.? ?p\.|jeder?|por (?:persona|cabeza|barba|pessoa|cabeca)|cada(?: (?:uno|um))?(?! (?:dia|noche|noite|semana))|a (?:persona|testa|pessoa)|per persona|ciascuno|pr\.? (?:person|pers\.?|mand|snude)|hver)(?![a-z])|(?:1人|一人|お一人様?)(?:あたり|当たり|につき)?|\/人/;
const DAY =
  /(?:\bper|\ba|\bpr\.?|\bpro|\bpar|\bal?|\bpor|\/|\beach|\bevery|\bom)\s?(?:day|tag|jour|dia|giorno|dag|dagen)\b|\bdaily\b|\btaglich\b|pppd\b|\b(?:al|por) dia\b|1日|一日|\/日/;
const COUPLE = /\bper couple\b|\bpro paar\b|\bpar couple\b|\bpor pareja\b|\ba coppia\b|\bpor casal\b|\bpr\.? par\b/;
const NIGHT =
  /(?:\bper|\ba|\bpr\.?|\bpro|\bpar|\bal?|\bpor|\bla|\/|\beach|\bevery)\s?(?:night|nacht|nuit|noche|notte|noite|nat)\b|pppn\b|ppn\b|\bnightly\b|1泊|\/泊/;
const TOTAL =
  /\b(?:total|in all|altogether|all in|all-in|overall|everything|for (?:the )?(?:both|all|everyone|everybody|group|family|two|2|4|3|5|6|us)|combined|i alt|en total|au total|insgesamt|gesamt|zusammen|complessiv\w+|in tutto|totale|no total|ao todo|tout compris)\b|合計|総額|全部で/;

const NO_FLIGHT =
  /\bno flights?\b(?! (?:incl|price))|\b(?:we(?:'re| are|'ll be| will be)|i'm|i am) driving\b|\bdriving (?:down|up|over|there)\b|\bby (?:own )?car\b|\bwon't (?:fly|be flying)\b|\bnot flying\b|\bflight[- ]free\b|\bno flying\b|\bsans avion\b|\bohne (?:zu )?fliegen\b|\bsin avion\b|\bsenza aereo\b|\buden at flyve\b/;
const EXCLUDED =
  /\+ ?(?:flights?|airfare|vols?|flug|fluge|vuelos?|voli|voos|fly)\b|\b(?:excl?(?:\.|udes?|uding|uded)?|ex\.?|not includ\w+|without|w\/o|before|plus|minus|separate(?:ly)?(?: from)?|exclusive of|besides|apart from|on top of|hors|sans(?: les?)?|ohne|exkl\.?|zzgl\.?|plus|sin|aparte?|excluidos?|excepto|escluso|esclusi|senza|sem|fora|uden|ekskl\.?|foruden|eksklusiv)\s*(?:any |the |of |my |our |international |los |les |le |i |il |de |die |den |das )*(?:flights?|airfares?|air ?fare|air|airline|plane tickets?|transports?|vols?|avion|billets? d'avion|flug(?:e|es|kosten|preis)?|anreise|vuelos?|voli|volo|voos?|fly(?:billetter|rejse)?|航空券)\b|\b(?:flights?|airfare|air|vols?|flug|fluge|anreise|vuelos?|voli|volo|voos?|passagens|transport|fly)\b[^.,;\d]{0,14}\b(?:separate(?:ly)?|extra|excluded|not included?|on top|apart|aparte|no incluid\w+|non (?:inclus\w*|compris\w*)|nicht (?:inklusive|enthalten|inbegriffen|dabei)|exklusive|en plus|a parte|esclus[oi]|a parte|nao inclu\w+|ikke (?:inkl\w*|med)|already (?:booked|paid|bought)|booked|paid|sorted|covered|on miles|with (?:miles|points))\b|\b(?:land only|on the ground|ground only|once (?:we're )?there|for hotels? and food|spending money)\b|航空券(?:は)?別|飛行機代?(?:は)?別/;
const INCLUDED =
  /\b(?:incl?(?:\.|udes?|uding|uded|usive of)?|with|inklusive|inkl\.?|inbegriffen|mit|avec|compris(?:es)?|y compris|incluid[oa]s?|incluyendo|con|inclus[oie]+|compres[oi]|incluindo|com|med|inkl)\s*(?:all |the |our |of |return |international |los |les |le |i |il |die |den )*(?:flights?|airfares?|air fare|air\b|travel\b|transport\w*|vols?|avion|flug(?:e)?|anreise|vuelos?|voli|volo|voos?|fly(?:billetter|rejse|vning)?|rejse)\b|\b(?:flights?|airfare|vols?|flug|fluge|vuelos?|voli|volo|voos?|fly)\b[^.,;\d]{0,12}\b(?:included?|incl\.?|inklusive|inkl\.?|inbegriffen|compris|incluid\w+|inclus\w*|compres\w+)\b|\ball[ -]in\b(?!clusive)|\ball inclusive of flights\b|\bincl(?:\.|uding|udes?|usive)?(?: of)? everything\b|\beverything (?:included|incl)|\bfor absolutely everything\b|\btout compris\b|\balles (?:inklusive|inbegriffen|inkl\.?|zusammen mit flug)|\btodo incluido\b|\btutto (?:compreso|incluso)\b|\btudo incluido\b|\balt inklusiv\w*|航空券込み?|飛行機代?込み?|全て?込み/;

const TIERS: readonly (readonly [Tier, RegExp])[] = [
  [
    'any',
    /\b(?:no limit|unlimited|no budget|money(?:'s| is)? no object|sky(?:'?s| is) the limit|whatever it (?:takes|costs)|any budget|no ceiling|price (?:is )?no(?:t an)? (?:object|issue)|sans limite|pas de limite|illimite|ohne limit|keine (?:grenze|begrenzung|rolle)|egal|unbegrenzt|sin limite|sem limite|senza limiti?|ingen graense|open budget|don'?t care|doesn'?t matter|not an issue)\b|予算は?(?:問わない|無制限|気にしない|上限なし)/,
  ],
  [
    'high',
    /\b(?:luxur\w+|lux|luxe|luxus\w*|lujos?[oa]?|lusso|luxo|luksus\w*|high[- ]?end|upscale|splurge|5[- ]?\*+|5[- ]star|first[- ]class|premium|top[- ]end|deluxe|hoch(?:wertig)?|haut de gamme|gama alta|alto|generous|fancy|posh)\b|高級|贅沢|ラグジュアリー/,
  ],
  [
    'mid',
    /\b(?:mid(?:dle|dling)?[- ]?(?:range|tier|level|of the road|budget)?|moderate|medium|average|reasonable|comfortable|normal|standard|mittel(?:klasse|preisig|mass)?|mittlere[srn]?|moyen(?:ne)?|modere|raisonnable|medio|media|gama media|moderado|razonable|ragionevole|mellem\w*|moderat|not too (?:expensive|cheap))\b|中くらい|普通|そこそこ/,
  ],
  [
    'low',
    /\b(?:cheap\w*|budget(?: |-)?(?:friendly|trip|travel|conscious|option)|low[- ]?(?:cost|budget)?|shoestring|backpack\w*|as little as possible|tight|small|modest|skint|broke|thrifty|frugal|economic\w*|economy|student budget|on a budget|barat\w+|economico|pas cher|bon marche|petit budget|gunstig|billig\w*|preiswert|sparsam|budget|low)\b|安く|安い|格安|節約/,
  ],
];
const CHEAPEST = /\bbudget\b/;

export interface BudgetCircumstances {
  readonly heads: number;
  readonly nights: number;
  readonly language: string;
  /** Of the origin. */
  readonly country: string | undefined;
  readonly everything: string;
  readonly taken: ReadonlyMap<FieldName, readonly { from: number; to: number }[]>;
}

export function readBudget(texts: Texts, around: BudgetCircumstances, notes: Notes): Budget {
  const line = (text: Text) => masked(text.counted.text, around.taken.get(text.field) ?? []);
  const found = findAmount(texts, line);
  const home = texts.budget.counted.text;
  const speaking = found ? found.text : texts.budget;
  const spoken = found ? [speaking.counted.text] : [];
  const others = [texts.preferences, texts.travelers, texts.destination, texts.dates].map((text) => text.plain.text);
  const flights = flightsIn([home, ...spoken, ...others]);
  const tier = tierIn(home, texts);
  if (!found) {
    const currency = usualCurrency(around.country, around.language, around.everything);
    if (!tier) assume(notes, 'budget', say.unsaid);
    assume(notes, 'currency', say.shown(currency));
    return { currency, basis: 'group', flights, tier: tier ?? 'mid' };
  }
  const { amount, text } = found;
  const other = otherMoneyAt(line(text), amount);
  if (other !== undefined) {
    const currency = usualCurrency(around.country, around.language, around.everything);
    contradict(notes, 'budget', say.noRate(amount.amount, other), say.noRateChosen(currency));
    return { currency, basis: 'group', flights, tier: tier ?? 'mid' };
  }
  const currency = settleCurrency(amount, line(text), around, notes);
  if (amount.negative || amount.amount <= 0 || amount.amount > 100_000_000) {
    contradict(notes, 'budget', say.impossible, say.impossibleChosen);
    return { currency, basis: 'group', flights, tier: tier ?? 'mid' };
  }
  const basis = basisIn(text, amount, line(text), found.others);
  if (amount.low !== undefined)
    assume(notes, 'budget', say.upper(money(amount.low, currency), money(amount.amount, currency)));
  const days = around.nights + 1;
  const couples = COUPLE.test(text.counted.text) ? Math.max(1, around.heads / 2) : 1;
  const share = basis.startsWith('person') ? around.heads : couples;
  const times = basis.endsWith('day') ? days : basis.endsWith('night') ? around.nights : 1;
  if (basis.endsWith('day')) assume(notes, 'budget', say.days(days));
  readAt(
    notes,
    'budget',
    say.value(money(amount.amount, currency), basis.replace('group-', '').replace('-', ' and ')),
    text,
    'counted',
    amount,
  );
  const groupTotal = Math.round(amount.amount * share * times * 100) / 100;
  return { amount: amount.amount, currency, basis, flights, groupTotal, ...(tier && tier !== 'low' ? { tier } : {}) };
}

interface Found {
  readonly text: Text;
  readonly amount: Amount;
  /** The other sums of money beside it. */
  readonly others: readonly Amount[];
}

function findAmount(texts: Texts, line: (text: Text) => string): Found | null {
  for (const field of ['budget', ...ELSEWHERE] as const) {
    const text = texts[field];
    const amounts = amountsIn(line(text));
    const amount = pick(amounts, line(text), field === 'budget');
    if (amount) return { text, amount, others: amounts.filter((each) => each !== amount && each.sure) };
  }
  return null;
}

const UNITS_AFTER =
  /^\s*-?\s*(?:%|people|persons?|personas?|personnes|pers\b|personen|pax|adults?|adultos|adultes|erwachsene|kids?|children|nights?|noches|nuits|nachte|naetter|days?|dias|jours|tage|dage|weeks?|rooms?|star|\*|of us|friends|人|泊|日|名|star)/;

/** The amount of the whole trip: marked as total, else the first with a currency, else the largest. */
function pick(amounts: readonly Amount[], line: string, atHome: boolean): Amount | null {
  const real = amounts.filter((each) => each.currency !== undefined || !UNITS_AFTER.test(line.slice(each.to)));
  const sure = real.filter((each) => each.currency !== undefined || (atHome && each.sure) || (each.sure && each.sign));
  const total = sure.find((each) =>
    /^[^\d]{0,14}\b(?:total|in all|altogether|all[- ]in|i alt|insgesamt|en total|au total|in tutto)\b/.test(
      line.slice(each.to),
    ),
  );
  const grand = real.find(
    (each) =>
      each.sure &&
      /(?:grand|k|mil|mille|thousand)\b/.test(line.slice(each.from, each.to)) &&
      /\b(?:budget|about|around|max|spend|total|each)\b/.test(line),
  );
  const chosen = total ?? sure[0] ?? (atHome ? (grand ?? [...real].sort((a, b) => b.amount - a.amount)[0]) : grand);
  return chosen ?? null;
}

function settleCurrency(amount: Amount, line: string, around: BudgetCircumstances, notes: Notes): Currency {
  const own = currencyOfCountry(around.country);
  const { sign } = amount;
  const currency = amount.currency ?? currencyNamedIn(line);
  if (!currency) {
    const usual = usualCurrency(around.country, around.language, around.everything);
    assume(notes, 'currency', say.currency(usual));
    return usual;
  }
  const shared = sign ? SHARED_SIGNS[sign] : undefined;
  if (!shared) return currency;
  if (own && shared.includes(own) && own !== currency) {
    assume(notes, 'currency', say.currencyOf(sign ?? '', own));
    return own;
  }
  return currency;
}

/** Looked for near the amount first: "£600 each", then in the whole field. */
function basisIn(text: Text, amount: Amount, line: string, others: readonly Amount[]): BudgetBasis {
  const next = others.find((each) => each.from >= amount.to)?.from ?? line.length;
  const last = others.findLast((each) => each.to <= amount.from)?.to ?? 0;
  const near = line.slice(Math.max(last, amount.from - 24), Math.min(next, amount.to + 34));
  const where = text.field === 'budget' && others.length === 0 ? line : near;
  const person = PERSON.test(where) && !(TOTAL.test(near) && !PERSON.test(near));
  const day = DAY.test(near) || (where === line && DAY.test(line) && !TOTAL.test(line));
  const night = NIGHT.test(near);
  if (person) return day ? 'person-day' : night || /\bpp(?:p)?n\b/.test(where) ? 'person-night' : 'person';
  return day ? 'group-day' : night ? 'group-night' : 'group';
}

function flightsIn(lines: readonly string[]): Budget['flights'] {
  for (const line of lines) {
    if (NO_FLIGHT.test(line)) return 'none';
    if (EXCLUDED.test(line)) return 'excluded';
    if (INCLUDED.test(line)) return 'included';
  }
  return 'unstated';
}

function tierIn(home: string, texts: Texts): Tier | undefined {
  if (TIERS[0]?.[1].test(home)) return 'any';
  const bare = home.replace(CHEAPEST, (word) => (home.trim() === word ? word : ' '.repeat(word.length)));
  const said = TIERS.find(([, words]) => words.test(bare))?.[0];
  if (said) return said;
  const wish = texts.preferences.plain.text;
  if (/\b(?:luxur\w+|5[- ]star|luxus\w*|lujo|luxe|lusso)\b/.test(wish)) return 'high';
  return /\b(?:cheap|on a budget|budget (?:hotel|hostel|trip)|hostels?|backpack\w*|barato|pas cher|billig|gunstig)\b/.test(
    wish,
  )
    ? 'low'
    : undefined;
}

function money(amount: number, currency: Currency): string {
  return `${amount.toLocaleString('en-US')} ${currency}`;
}
