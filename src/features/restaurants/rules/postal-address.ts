/**
 * How an address is written where it lies: the number before or after the street, the town before or after its
 * postcode. Customs as the postal services of the countries give them (upu.int, "Postal addressing systems").
 * What has no street is no address: a number or a town alone leads nobody to a door.
 */
export interface AddressParts {
  readonly number: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  /** A state or a province, as the source writes it. */
  readonly state: string;
  /** From the larger to the smaller, where streets have no names: Japan. */
  readonly quarters: readonly string[];
}

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const NUMBER_FIRST = codes(
  'US PR VI GU AS MP CA GB IE IM JE GG GI AU NZ FR MC LU GP MQ GF RE YT PM BL MF NC PF WF MA DZ TN SN CI CM GA BJ TG ML NE ' +
    'BF MG DJ MU SC IN LK PK BD SG MY HK PH TH VN KH LA ZA NG KE GH TZ UG ZM ZW BW NA JM BS BB TT BM KY FJ PG IL EG JO LB MT KR CN TW',
);
const NUMBER_AFTER_COMMA = codes('ES AD IT SM VA PT BR AO MZ CV RU BY UA KZ');
const POSTCODE_LAST = codes(
  'GB IE IM JE GG GI AU NZ IN LK PK BD SG HK TH VN KH ID ZA NG KE GH JM BS BB BM KY FJ MT SA EG JO NP KR CN TW',
);
const STATE_AFTER_COMMA = codes('US PR VI GU AS MP CA');
const BIG_TO_SMALL = codes('JP CN TW KR');
/** Where the country is not known, some streets tell by their own words how they are written. */
const NUMBER_FIRST_BY_WORD =
  /^(rue|avenue|boulevard|quai|place|allée|chemin|route|impasse|cours) | (street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|boulevard|blvd\.?|square|parade|terrace|highway)$/i;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Empty where too little is known. `country` is an ISO 3166-1 code of two letters. */
export function postalAddress(parts: AddressParts, country: string | null): string {
  if (BIG_TO_SMALL.has(country ?? '')) {
    const local = fromBigToSmall(parts);
    if (local !== '') return local;
  }
  const street = parts.street || (country === 'JP' ? parts.quarters.toReversed().join(', ') : '');
  if (street === '') return '';
  return [streetLine({ ...parts, street }, country), townLine(parts, country)].filter(Boolean).join(', ');
}

/** Empty where it is written in Latin letters, which are read the other way round. */
function fromBigToSmall({ number, street, town, state, quarters }: AddressParts): string {
  if (street === '' && quarters.length === 0) return '';
  const steps = [state, town, ...quarters, street, number].filter(Boolean);
  if (steps.some((step) => HANGUL.test(step))) return steps.join(' ');
  return steps.some((step) => WITHOUT_SPACES.test(step)) ? steps.join('') : '';
}

function streetLine({ number, street }: AddressParts, country: string | null): string {
  if (number === '') return street;
  if (NUMBER_AFTER_COMMA.has(country ?? '')) return `${street}, ${number}`;
  const isFirst = country === null ? NUMBER_FIRST_BY_WORD.test(street) : NUMBER_FIRST.has(country);
  return isFirst || country === 'JP' ? `${number} ${street}` : `${street} ${number}`;
}

function townLine({ town, postcode, state }: AddressParts, country: string | null): string {
  if (STATE_AFTER_COMMA.has(country ?? ''))
    return [town, joined(shortState(state), postcode)].filter(Boolean).join(', ');
  if (country === 'AU') return joined(town, shortState(state), postcode);
  if (country === 'JP') return [town, joined(state, postcode)].filter(Boolean).join(', ');
  if (country === 'BR')
    return [[town, shortState(state)].filter(Boolean).join(' - '), postcode].filter(Boolean).join(', ');
  if (country === 'AD') return joined(/^\d{3}$/.test(postcode) ? `AD${postcode}` : postcode, town);
  return POSTCODE_LAST.has(country ?? '') ? joined(town, postcode) : joined(postcode, town);
}

const joined = (...words: readonly string[]) => words.filter(Boolean).join(' ');
const shortState = (state: string) => (/^[a-z]{2,3}$/i.test(state) ? state.toUpperCase() : state);

const NUMBER_ALONE = /^[^\p{L}\p{N}]*\d+\s?[-–/]?\s?\d*\s?\p{L}?[^\p{L}\p{N}]*$/u;

/** Whether it leads to a door: not so a bare number, and not the name of a town or quarter alone. */
export function isAddress(text: string, towns: readonly string[] = []): boolean {
  const plain = text.trim();
  if (plain === '' || NUMBER_ALONE.test(plain) || towns.includes(plain)) return false;
  return /[\d\s,]/.test(plain) || WITHOUT_SPACES.test(plain);
}

/** As the custom of the country has it, for a line that somebody wrote as "street number, town". */
export function inCustom(line: string, country: string): string {
  if (!NUMBER_AFTER_COMMA.has(country)) return line;
  return line.replace(/^([^\d,]*[^\d,\s]) (\d[\p{L}\d–-]*(?: \p{Lu}(?=,|$))?)(?=,|$)/u, '$1, $2');
}
