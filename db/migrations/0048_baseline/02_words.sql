-- How words are found whatever their case and accents, alike on every version of PostgreSQL and in every collation.

-- Letters apart from their accents, all of them small. Spelt out, for PostgreSQL 15 and 16 have no collation that knows
-- letters everywhere: the capitals of Latin, Greek, Cyrillic and Armenian, and the sigma that ends a word.
create function small_letters(said text) returns text language sql immutable parallel safe
return translate(
  lower(normalize(said, nfkd) collate "C"),
  'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖẞς',
  'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆßσ');

-- The words without case and accents, for what was told and for what is looked for.
create function name_words(said text) returns text[] language sql immutable parallel safe
return array_remove(
  regexp_split_to_array(
    regexp_replace(small_letters(said), '[\u0300-\u036f]', '', 'g'),
    -- Signs and spaces; whatever else is not ASCII belongs to a word.
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2e00-\u2e7f\u3000-\u3003\u3008-\u3020\u30fb]+'),
  '');

-- Words as the inbox looks for them: with their accents, put together again. What is between them does not count, so that
-- the half of an address is found as well.
create function words_to_find(said text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple',
    translate(normalize(small_letters(said), nfc), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))
$$;
