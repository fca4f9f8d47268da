-- Plain letters need no table of look-alikes: reading it takes ten times as long as the rest, for each row of an import.
create or replace function look_key(words text) returns text language sql immutable parallel safe
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

-- Each part is worked out once, and a town's name is no pattern: patterns made for a row are compiled for it. A state at the
-- end says where a house is, as a town does: "Linden Terrace WV" is "Linden Terrace".
create or replace function name_key(name text, city text) returns text language plpgsql immutable parallel safe as $$
declare
  whole text := public.look_key(regexp_replace(name, '[\s,]+((of|in)\s+)?(' ||
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

reindex index listing_by_name_and_town;
reindex index listing_by_name_and_zip;

-- Counting a large table worked these out for each row, and everybody waited for it. They are only ever asked for by equality,
-- which needs no counts.
alter index listing_by_name_and_town alter column 1 set statistics 0;
alter index listing_by_name_and_town alter column 3 set statistics 0;
alter index listing_by_name_and_zip alter column 1 set statistics 0;
