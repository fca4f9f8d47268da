-- What looks alike is alike: names and towns are compared as they look, and a yes to one likeness covers no other.

-- What a reader takes for one word, whatever letters it is made of: "А1dег Раth", "ALDER  PATH" and "Al-der Path" are one.
-- Letters of other alphabets and signs that look like one of a to z (after the confusables of Unicode, UTS 39) become it,
-- i, l and 1 are one letter, so are o and 0, s and 5, b and 8, m and rn, w and vv; what is left of marks, spaces and
-- characters that cannot be seen counts nothing.
create function look_key(words text) returns text language sql immutable parallel safe
return replace(replace(regexp_replace(translate(lower(regexp_replace(translate(normalize(replace(words, '&', ' and '), nfkd),
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
  'abcdefghijklmnopqrstuvwxyz'),
  '(?<=[[:alnum:]])[|!](?=[[:alnum:]])', 'i', 'g')), 'l1058@$', 'iiosbas'), '[^a-z0-9]+', '', 'g'), 'rn', 'm'), 'vv', 'w');

drop function listings_like(uuid, text, text, char, text, text, text);
drop index listing_by_name_key;
drop function name_key(text);
drop function town_key(text);
create function town_key(city text) returns text language sql immutable parallel safe
return replace(replace(replace(look_key(city), 'saint', 'st'), 'mount', 'mt'), 'fort', 'ft');
-- "The Alder Path Home, LLC", "Alder Path Sober Living" and "Alder Path House of Conway" are one name in Conway. A name of
-- nothing but such words is compared with them, and one without a letter or digit as it is written.
create function name_key(name text, city text) returns text language sql immutable parallel safe
return (
  select coalesce(nullif(key.apart, ''), nullif(key.short, ''), nullif(key.whole, ''),
    regexp_replace(lower(normalize(name, nfkc)), '\s+', '', 'g'))
  from (
    select said.whole, said.short, regexp_replace(said.short, '(of|in)?' || town_key(city) || '$', '') as apart
    from (
      select look_key(name) as whole, replace(replace(regexp_replace(look_key(name),
        '^the|(house|home|residence|recovery|sober|iiving)s?|(iic|inc)$', '', 'g'), 'saint', 'st'), 'mount', 'mt') as short
    ) said
  ) key
);
create index listing_by_name_and_town on listing (name_key(name, city), state_code, town_key(city));
create index listing_by_name_and_zip on listing (name_key(name, city), zip);

-- Beside which listing a house may stand, although it is like it: by what, and how that was written when somebody said so.
create table allowed_likeness (
  residence_id uuid not null references residence (id) on delete cascade,
  listing_id uuid not null references residence (id) on delete cascade,
  what text not null check (what in ('phone', 'name', 'address')),
  key text not null,
  primary key (residence_id, listing_id, what, key)
);
create index allowed_likeness_of_listing on allowed_likeness (listing_id);
alter table allowed_likeness enable row level security;
alter table allowed_likeness force row level security;
create policy own_or_at_desk on allowed_likeness for select to porchlight_app
  using (exists (
    select from residence r where r.id = residence_id and r.organisation_id = (select app_organisation())));
create policy system_does_all on allowed_likeness to porchlight_system using (true) with check (true);
grant select on allowed_likeness to porchlight_app;
grant select, insert, update, delete on allowed_likeness to porchlight_system;

-- Listings of others that a house looks like, each by one of: phone, name, address, and how that is written as a key. Left
-- out is what somebody has allowed of `house`. Only what is public of a listing is compared, so that no address that a
-- house hides can be found out by asking.
create function listings_like(own uuid, house uuid, name text, city text, state char(2), zip text, street text, phone text)
returns table (residence_id uuid, what text, key text) language sql stable parallel safe
begin atomic
  select found.residence_id, found.what, found.key
  from (
    select p.residence_id, 'phone' as what, phone_digits(p.phone) as key from listing p
    where phone_digits(p.phone) = phone_digits(listings_like.phone) and length(phone_digits(listings_like.phone)) = 10
    union all
    select n.residence_id, 'name', name_key(n.name, n.city) from listing n
    where name_key(n.name, n.city) = name_key(listings_like.name, listings_like.city)
      and n.state_code = listings_like.state and town_key(n.city) = town_key(listings_like.city)
      and listings_like.name <> ''
    union
    select z.residence_id, 'name', name_key(z.name, z.city) from listing z
    where name_key(z.name, z.city) = name_key(listings_like.name, listings_like.city) and z.zip = listings_like.zip
      and listings_like.name <> '' and listings_like.zip <> ''
    union all
    select a.residence_id, 'address', a.zip || ' ' || street_key(a.street) from listing a
    where a.zip = listings_like.zip and street_key(a.street) = street_key(listings_like.street) and a.street <> ''
      and listings_like.street <> ''
  ) found
  join residence l on l.id = found.residence_id
  where l.organisation_id is distinct from own and not exists (
    select from allowed_likeness yes where yes.residence_id = listings_like.house and yes.listing_id = found.residence_id
      and yes.what = found.what and yes.key = found.key);
end;

-- What was allowed before: all by which the two are alike today.
set local role porchlight_system;
insert into allowed_likeness (residence_id, listing_id, what, key)
  select distinct r.id, l.residence_id, l.what, l.key
  from residence r
  cross join lateral listings_like(r.organisation_id, r.id, r.name, r.city, r.state_code, r.zip, r.street, r.phone) l
  where r.allowed_beside <> '{}' and l.residence_id = any (r.allowed_beside);
reset role;
drop view own_residence;
alter table residence drop column allowed_beside;
create view own_residence with (security_barrier = true) as
select * from residence
where organisation_id = (select app_organisation()) and (select app_may('residences'));
grant select on own_residence to porchlight_app;

-- What becomes of a house that an operator wants on the public list. `organisation` is read by the operator's own role.
-- Of one that is there already only what changed is compared (`before`); one that is changed while it waits for a yes to a
-- likeness has to be asked about anew, so that the yes is for what was seen.
create or replace function publishing_status(home residence, before residence) returns text language plpgsql stable as $$
declare
  kind text;
  is_checked boolean;
  is_listed boolean := coalesce(before.status = 'published', false);
begin
  select o.kind, o.checked_at is not null into kind, is_checked from organisation o where o.id = home.organisation_id;
  -- An affiliate's list is its own word.
  if kind <> 'operator' then return 'published'; end if;
  if exists (
    select from listings_like(home.organisation_id, home.id,
      case when not is_listed or (home.name, home.city, home.state_code, home.zip)
        is distinct from (before.name, before.city, before.state_code, before.zip) then home.name else '' end,
      home.city, home.state_code, home.zip,
      case when not is_listed or (home.zip, home.street) is distinct from (before.zip, before.street)
        then home.street else '' end,
      case when not is_listed or home.phone is distinct from before.phone then home.phone else '' end)
  ) then
    return case
      when before.status = 'waiting' and compared_of(home) is distinct from compared_of(before) then 'draft'
      when exists (select from publishing_check c where c.residence_id = home.id and c.ended_at is null) then 'waiting'
      else 'draft' end;
  end if;
  if is_checked then return 'published'; end if;
  -- Nobody fills the queue: a new operator has so many houses in it, and is heard so often.
  if (select count(*) from (
      select from residence r where r.organisation_id = home.organisation_id and r.status = 'waiting' and r.id <> home.id
      limit 500) waiting) = 500
    or (select count(*) from publishing_check c where c.organisation_id = home.organisation_id
      and c.ended_as = 'refused' and c.ended_at > now() - interval '30 days') >= 3
  then
    return 'draft';
  end if;
  return 'waiting';
end $$;

-- What of a house is compared.
create function compared_of(home residence) returns text[] language sql immutable parallel safe
return array[home.name, home.city, home.state_code, home.zip, home.street, home.phone];

create or replace function guard_publishing() returns trigger language plpgsql as $$
begin
  if current_user = 'porchlight_app' and new.status in ('published', 'waiting')
    and (tg_op = 'INSERT' or new.status <> old.status or compared_of(new) is distinct from compared_of(old))
  then
    -- Of two that are published at one moment under one name or phone, the later one meets the earlier.
    perform pg_advisory_xact_lock(hashtextextended(alike.key, 28)) from (
      select distinct key from unnest(array[name_key(new.name, new.city), phone_digits(new.phone)]) key
      where key <> '' order by key offset 0
    ) alike;
    new.status := publishing_status(new, case when tg_op = 'UPDATE' then old end);
  end if;
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then new.listed_since := now(); end if;
  return new;
end $$;

-- Where somebody signed up, for the owner of the address to recognize: device words, and a network as "203.0.113.0/24".
alter table sign_up add device text not null default '' check (length(device) <= 200),
  add network text not null default '' check (length(network) <= 60);
