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

-- Each part is worked out once, and a town's name is no pattern: patterns made for a row are compiled for it.
create or replace function name_key(name text, city text) returns text language plpgsql immutable parallel safe as $$
declare
  whole text := look_key(name);
  short text := replace(replace(regexp_replace(whole,
    '^the|(house|home|residence|recovery|sober|iiving)s?|(iic|inc)$', '', 'g'), 'saint', 'st'), 'mount', 'mt');
  town text := town_key(city);
  apart text := case when right(short, length(town)) = town
    then regexp_replace(substr(short, 1, length(short) - length(town)), '(of|in)$', '') else short end;
begin
  return coalesce(nullif(apart, ''), nullif(short, ''), nullif(whole, ''),
    regexp_replace(lower(normalize(name, nfkc)), '\s+', '', 'g'));
end;
$$;

-- Counting a large table worked these out for each row, and everybody waited for it. They are only ever asked for by equality,
-- which needs no counts.
alter index listing_by_name_and_town alter column 1 set statistics 0;
alter index listing_by_name_and_town alter column 3 set statistics 0;
alter index listing_by_name_and_zip alter column 1 set statistics 0;
