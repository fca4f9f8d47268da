-- What looks alike is alike: names, towns, streets and phones are compared as they look (decision 31).

-- What a reader takes for one word, whatever letters it is made of: "А1dег Раth", "ALDER  PATH" and "Al-der Path" are
-- one. Letters of other alphabets and signs that look like one of a to z (after the confusables of Unicode, UTS 39)
-- become it, i, l and 1 are one letter, so are o and 0, s and 5, b and 8, m and rn, w and vv; what is left of marks,
-- spaces and characters that cannot be seen counts nothing. Plain letters need no table of look-alikes: reading it
-- takes ten times as long as the rest, for each row of an import.
create function look_key(words text) returns text language sql immutable parallel safe
return replace(replace(regexp_replace(translate(lower(regexp_replace(
  case when words ~ '^[ -~]*$' then replace(words, '&', ' and ')
  else translate(normalize(replace(words, '&', ' and '), nfkd),
  'АаВвЬьѢСсԀԁЕеЄєНнҺһІіӀӏЈјКкМмПпОоѲѳРрԚԛГгЅѕТтИиѴѵԜԝХхУуҮү' ||
  'ΑαΒβςΣΕεΗΙιͿϳΚκΜΝηΟοσΡρΤτυμνωΧχΥγΖ' ||
  'ᴀɑⱯɐʙƀɃɓᴃᴄȻȼᴅđĐðɗᴇɇɆꜰƒɢɡǥǤʜħĦɪıɩɨƗᴊȷɉɈᴋƙʟłŁƚȽᴍɴƞᴏøØᴘƥꞯʀɍɌꜱᴛŧŦᴜʉɄᴠᴡʏɏɎᴢƶƵ' ||
  'ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎽᏃ' ||
  'ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ' ||
  '🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉' ||
  '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩' ||
  '🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿',
  'aabbbbbccddeeeehhhhiiiijjkkmmnnooooppqqrrssttuuvvwwxxyyyy' ||
  'aabbcceehiijjkkmnnoooppttuuvwxxyyz' ||
  'aaaabbbbbcccdddddeeeffgggghhhiiiiijjjjkklllllmnnoooppqrrrstttuuuvwyyyzzz' ||
  'abcdeghijklmprstvwyz' ||
  'abcdefghijklmnoprstuvwxyz' ||
  'abcdefghijklmnopqrstuvwxyz' ||
  'abcdefghijklmnopqrstuvwxyz' ||
  'abcdefghijklmnopqrstuvwxyz')
  end,
  '(?<=[[:alnum:]])[|!](?=[[:alnum:]])', 'i', 'g')), 'l1058@$', 'iiosbas'), '[^a-z0-9]+', '', 'g'), 'rn', 'm'), 'vv', 'w');

create function town_key(city text) returns text language sql immutable parallel safe
return replace(replace(replace(look_key(city), 'saint', 'st'), 'mount', 'mt'), 'fort', 'ft');

-- "The Alder Path Home, LLC", "Alder Path Sober Living" and "Alder Path House of Conway" are one name in Conway. A name
-- of nothing but such words is compared with them, and one without a letter or digit as it is written. Each part is
-- worked out once, and a town's name is no pattern: patterns made for a row are compiled for it. A state at the end
-- says where a house is, as a town does: "Linden Terrace WV" is "Linden Terrace". A number of its own is no ending of
-- such a word, although 5 reads as s: "Oak House 5" is not "Oak Houses". The 9 before it keeps it apart.
create function name_key(name text, city text) returns text language plpgsql immutable parallel safe as $$
declare
  whole text := public.look_key(regexp_replace(regexp_replace(name,
    '((?:^|[^[:alnum:]])(?=5[0-9]*(?![[:alnum:]]))|(?:^|[\s#])(?=s(?![[:alnum:]''’.])))', '\1 9', 'gi'), '[\s,]+((of|in)\s+)?(' ||
    'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|district\s+of\s+columbia|' ||
    'florida|georgia|hawaii|idaho|illinois|indiana|iowa|kentucky|louisiana|maine|maryland|massachusetts|' ||
    'michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new\s+hampshire|new\s+jersey|' ||
    'new\s+mexico|new\s+york|north\s+carolina|north\s+dakota|ohio|oklahoma|oregon|pennsylvania|' ||
    'rhode\s+island|south\s+carolina|south\s+dakota|tennessee|texas|utah|vermont|washington|' ||
    'west\s+virginia|wisconsin|wyoming|virginia|kansas|al|ak|az|ar|ca|co|ct|de|dc|fl|ga|hi|id|il|in|ia|ks|' ||
    'ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|' ||
    'wy' ||
    ')[.\s]*$', '', 'i'));
  short text := replace(replace(regexp_replace(whole,
    '^the|(house|home|residence|recovery|sober|iiving)s?|(iic|inc)$', '', 'g'), 'saint', 'st'), 'mount', 'mt');
  town text := public.town_key(city);
  apart text := case when right(short, length(town)) = town
    then regexp_replace(substr(short, 1, length(short) - length(town)), '(of|in)$', '') else short end;
begin
  return coalesce(nullif(apart, ''), nullif(short, ''), nullif(whole, ''),
    regexp_replace(lower(normalize(name, nfkc)), '\s+', '', 'g'));
end;
$$;

-- Words made one of their spellings: small letters, no accents, no punctuation, and for some words another.
create function plain_words(words text, spelled jsonb) returns text language sql immutable parallel safe
return (
  select coalesce(string_agg(nullif(coalesce(spelled ->> said.word, said.word), ''), ' ' order by said.place), '')
  from unnest(string_to_array(trim(regexp_replace(
    regexp_replace(lower(normalize(words, nfkd)), '[\u0300-\u036f.''’]', '', 'g'), '[^a-z0-9]+', ' ', 'g')), ' '))
    with ordinality as said (word, place)
);

-- "12 North Wren Street, Apt. 4" and "12 N Wren St #4" are one door (toStreetKey of the imports module says the same).
create function street_key(street text) returns text language sql immutable parallel safe
return plain_words(replace(street, '#', ' unit '), '{"street": "st", "avenue": "ave", "av": "ave", "road": "rd",
  "drive": "dr", "lane": "ln", "boulevard": "blvd", "court": "ct", "place": "pl", "circle": "cir", "terrace": "ter",
  "highway": "hwy", "parkway": "pkwy", "square": "sq", "trail": "trl", "north": "n", "south": "s", "east": "e",
  "west": "w", "northeast": "ne", "northwest": "nw", "southeast": "se", "southwest": "sw", "apartment": "unit",
  "apt": "unit", "suite": "unit", "ste": "unit", "number": "unit", "no": "unit"}');

-- The last ten digits of a phone number, however it is written, without its extension
-- (src/domain/inquiries/tel-address.ts).
create function phone_digits(phone text) returns text language sql immutable parallel safe
return right(regexp_replace(
  regexp_replace(phone, ',? ?(x|ext\.?|extension|#) ?[0-9]{1,6}$', '', 'i'), '[^0-9]', '', 'g'), 10);
