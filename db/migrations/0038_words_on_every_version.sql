-- Words are found whatever their case and accents, alike on every version of PostgreSQL and in every collation.
--
-- In place of 0037, which only PostgreSQL 17 and newer could read. Where that has run, its column and its index stay.

-- Letters apart from their accents, all of them small. Spelt out, for PostgreSQL 15 and 16 have no collation that knows
-- letters everywhere: the capitals of Latin, Greek, Cyrillic and Armenian, and the sigma that ends a word.
create function small_letters(said text) returns text language sql immutable parallel safe
return translate(
  lower(normalize(said, nfkd) collate "C"),
  'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖẞς',
  'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆßσ');

-- The words without case and accents, for what was told and for what is looked for.
create or replace function name_words(said text) returns text[] language sql immutable parallel safe
return array_remove(
  regexp_split_to_array(
    regexp_replace(small_letters(said), '[\u0300-\u036f]', '', 'g'),
    -- Signs and spaces; whatever else is not ASCII belongs to a word.
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2e00-\u2e7f\u3000-\u3003\u3008-\u3020\u30fb]+'),
  '');

-- Goes with the name it is made of.
alter table booking_travellers
  add column if not exists words tsvector not null generated always as (array_to_tsvector(name_words(name))) stored;
-- Makes anew what the function of 0037 has made otherwise.
update booking_travellers set name = name where words <> array_to_tsvector(name_words(name));
create index if not exists booking_travellers_by_words on booking_travellers using gin (words);

-- The inbox: with their accents, put together again.
create or replace function words_to_find(said text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple',
    translate(normalize(small_letters(said), nfc), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))
$$;
update enquiries set words = words_to_find(concat_ws(' ', reference, name, email, message))
from contacts
where contacts.id = contact_id and words <> words_to_find(concat_ws(' ', reference, name, email, message));
update enquiries set words = words_to_find(concat_ws(' ', reference, name, email, about))
from requests
where requests.id = request_id and words <> words_to_find(concat_ws(' ', reference, name, email, about));
