-- Travellers are found by how the words of their names begin.
--
-- In place of 0037, which only PostgreSQL 17 and newer could read. Where that has run, its column and its index stay.

-- The words without case and accents, for what was told and for what is looked for. Spelt out, for PostgreSQL 15 and 16
-- have no collation that knows letters everywhere: the same on every version, whatever the collation of the database.
create or replace function name_words(said text) returns text[] language sql immutable parallel safe
return array_remove(
  regexp_split_to_array(
    translate(
      lower(regexp_replace(normalize(said, nfkd) collate "C", '[\u0300-\u036f]', '', 'g')),
      -- The capitals of Latin, Greek, Cyrillic and Armenian that are no letter with an accent; and the final sigma.
      'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖẞς',
      'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆßσ'),
    -- Signs and spaces; whatever else is not ASCII belongs to a word.
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2e00-\u2e7f\u3000-\u3003\u3008-\u3020\u30fb]+'),
  '');

-- Goes with the name it is made of.
alter table booking_travellers
  add column if not exists words tsvector not null generated always as (array_to_tsvector(name_words(name))) stored;
-- Makes anew what the function of 0037 has made otherwise.
update booking_travellers set name = name where words <> array_to_tsvector(name_words(name));
create index if not exists booking_travellers_by_words on booking_travellers using gin (words);
