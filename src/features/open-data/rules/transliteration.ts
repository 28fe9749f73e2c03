/**
 * Names that are written in other letters, as a visitor reads them: what the map itself gives in Latin letters, else the
 * letters of an alphabet one by one. Chinese signs, and scripts that leave the vowels out, stay as they are: their reading
 * does not follow from the writing.
 */

export interface ReadableName {
  readonly name: string;
  /** As it is written there; null where that is the name itself. */
  readonly localName: string | null;
}

/** `names`: by language, "int" the one for everybody. */
export function readableName(written: string, names: Readonly<Record<string, string>>): ReadableName {
  const latin = isReadable(written) ? written : (latinIn(names) ?? transliterated(written) ?? written);
  return { name: latin, localName: latin === written ? null : written };
}

/** A name of digits alone needs no reading. */
export function isReadable(name: string): boolean {
  return (
    !/\p{L}/u.test(name) || /\p{Script=Latin}{2}/u.test(name) || /^[^\p{L}]*\p{Script=Latin}[^\p{L}]*$/u.test(name)
  );
}

/** Languages in Latin letters in which a sign beside the other script is most often written. */
const BESIDE = ['fr', 'es', 'pt', 'it', 'de', 'nl', 'tr', 'ms', 'id'];

export function latinIn(names: Readonly<Record<string, string>>): string | null {
  const told = [
    names['en'],
    names['int'],
    ...Object.entries(names).flatMap(([language, name]) => (/-(?:Latn|rm)$/i.test(language) ? [name] : [])),
    ...BESIDE.map((language) => names[language]),
  ];
  return told.find((name) => name !== undefined && isReadable(name)) ?? null;
}

/** Of signs by the reading that the map gives in syllables; null: none, or it has its Latin letters already. */
export function latinOfKana(written: string, names: Readonly<Record<string, string>>): string | null {
  const kana = names['ja-Hira'] ?? names['ja-Kana'] ?? names['ja-kana'];
  if (kana === undefined || latinIn(names) !== null) return null;
  return transliterated(written.endsWith('市') ? kana.replace(/(?<=.{2})[しシ]$/u, '') : kana);
}

const pairs = (text: string) => new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]));

/** Russian, Ukrainian, Belarusian, Bulgarian, Serbian and Macedonian, as maps and signs there write them. */
const CYRILLIC = pairs(
  'а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ы=y ь= э=e ю=yu я=ya ' +
    'і=i ї=yi є=ye ґ=g ў=u ђ=dj ѓ=gj ј=j љ=lj њ=nj ћ=c ќ=kj ѕ=dz џ=dz ’= ʼ=',
);
/** ELOT 743, without the rules of its pronunciation. */
const GREEK = pairs(
  'ου=ou αυ=av ευ=ev μπ=b ντ=nt γγ=ng γκ=gk γχ=nch γξ=nx α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o',
);
/** The national systems of 2002 and, for Armenian, of its passports. */
const GEORGIAN = pairs(
  'ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k ღ=gh ყ=q შ=sh ჩ=ch ც=ts ძ=dz წ=ts ჭ=ch ხ=kh ჯ=j ჰ=h',
);
const ARMENIAN = pairs(
  'ու=u ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=y թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y ն=n շ=sh ո=o չ=ch պ=p ջ=j ռ=r ս=s վ=v տ=t ր=r ց=ts փ=p ք=k և=ev օ=o ֆ=f',
);
/** Hepburn. */
const KANA = pairs(
  'キャ=kya キュ=kyu キョ=kyo シャ=sha シュ=shu ショ=sho チャ=cha チュ=chu チョ=cho ニャ=nya ニュ=nyu ニョ=nyo ヒャ=hya ヒュ=hyu ヒョ=hyo ミャ=mya ミュ=myu ミョ=myo ' +
    'リャ=rya リュ=ryu リョ=ryo ギャ=gya ギュ=gyu ギョ=gyo ジャ=ja ジュ=ju ジョ=jo ビャ=bya ビュ=byu ビョ=byo ピャ=pya ピュ=pyu ピョ=pyo ファ=fa フィ=fi フェ=fe フォ=fo ' +
    'ティ=ti ディ=di トゥ=tu ドゥ=du ウィ=wi ウェ=we ウォ=wo ヴァ=va ヴィ=vi ヴェ=ve ヴォ=vo シェ=she ジェ=je チェ=che ツァ=tsa ヴ=vu ' +
    'ア=a イ=i ウ=u エ=e オ=o カ=ka キ=ki ク=ku ケ=ke コ=ko サ=sa シ=shi ス=su セ=se ソ=so タ=ta チ=chi ツ=tsu テ=te ト=to ナ=na ニ=ni ヌ=nu ネ=ne ノ=no ' +
    'ハ=ha ヒ=hi フ=fu ヘ=he ホ=ho マ=ma ミ=mi ム=mu メ=me モ=mo ヤ=ya ユ=yu ヨ=yo ラ=ra リ=ri ル=ru レ=re ロ=ro ワ=wa ヲ=o ン=n ' +
    'ガ=ga ギ=gi グ=gu ゲ=ge ゴ=go ザ=za ジ=ji ズ=zu ゼ=ze ゾ=zo ダ=da ヂ=ji ヅ=zu デ=de ド=do バ=ba ビ=bi ブ=bu ベ=be ボ=bo パ=pa ピ=pi プ=pu ペ=pe ポ=po ・=- ',
);
/** Revised Romanization, letter by letter. */
const [INITIALS, VOWELS, FINALS] = [
  'g kk n d tt r m b pp s ss - j jj ch k t p h',
  'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i',
  '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t',
].map((letters) => letters.split(' ').map((letter) => (letter === '-' ? '' : letter)));

/** Null: a sign of it has no letters of ours. */
function transliterated(written: string): string | null {
  const words = written.normalize('NFC').split(/(\s+)/).map(wordIn);
  return words.some((word) => word === null) ? null : words.join('');
}

const ALPHABETS: readonly (readonly [script: RegExp, letters: ReadonlyMap<string, string>])[] = [
  [/\p{Script=Cyrillic}/u, CYRILLIC],
  [/\p{Script=Greek}/u, GREEK],
  [/\p{Script=Georgian}/u, GEORGIAN],
  [/\p{Script=Armenian}/u, ARMENIAN],
  [/[\p{Script=Katakana}\p{Script=Hiragana}]/u, KANA],
];

function wordIn(word: string): string | null {
  if (isReadable(word)) return word;
  const alphabet = ALPHABETS.find(([script]) => script.test(word))?.[1];
  const read = alphabet ? spelled(word, alphabet) : hangul(word);
  const isCapital = /\p{Lu}|\p{Lo}|\p{Script=Georgian}/u.test(word.charAt(0));
  return read && (isCapital ? read.charAt(0).toUpperCase() + read.slice(1) : read);
}

function spelled(word: string, letters: ReadonlyMap<string, string>): string | null {
  const small = inKatakana(word.toLowerCase());
  let read = '';
  for (let at = 0; at < small.length; ) {
    const [two, one] = [small.slice(at, at + 2), small.charAt(at)];
    const plain = one.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
    const pair = letters.get(two);
    const next = small.charAt(at + 1);
    // The hard sign is a vowel in Bulgarian, and stands before these alone in Russian.
    const sign = one === 'ъ' ? (/[еёюя]/.test(next) ? '' : 'a') : one === 'ー' ? '' : null;
    const double =
      one === 'ッ' ? (letters.get(small.slice(at + 1, at + 3)) ?? letters.get(next))?.charAt(0) : undefined;
    const letter = pair ?? sign ?? double ?? letters.get(one) ?? letters.get(plain);
    if (letter === undefined && /\p{L}/u.test(one) && !/\p{Script=Latin}/u.test(one)) return null;
    read += letter ?? one;
    at += pair === undefined ? 1 : 2;
  }
  return read;
}

function inKatakana(word: string): string {
  return word.replaceAll(/[\u3041-\u3096]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60));
}

const FIRST_SYLLABLE = 0xac_00;

function hangul(word: string): string | null {
  let read = '';
  for (const sign of word) {
    const n = (sign.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
    if (n >= 0 && n < 11_172)
      read += `${INITIALS?.[Math.floor(n / 588)]}${VOWELS?.[Math.floor((n % 588) / 28)]}${FINALS?.[n % 28]}`;
    else if (/\p{L}/u.test(sign)) return null;
    else read += sign;
  }
  return read;
}
