-- A guard on publishing: the first houses of a new operator wait for one check, and a house that looks like a listing of
-- somebody else waits for a yes of its own. The rule stands here, so that no statement of the operators' role goes round it:
-- whatever asks for 'published' becomes 'waiting', or stays a draft, where the rule says so.

-- When an operator was checked, and by what: a claim that was approved, or an entry of publishing_check. Null for one that
-- stood on the public list before there was a check.
alter table organisation add checked_at timestamptz, add check_id uuid;
drop policy signing_up on organisation;
create policy signing_up on organisation for insert to porchlight_sign_in
  with check (kind = 'operator' and checked_at is null and check_id is null);

alter table residence drop constraint residence_status_check;
alter table residence
  add constraint residence_status_check check (status in ('published', 'waiting', 'draft', 'archived')),
  -- Listings like this one beside which somebody has said that it may stand.
  add allowed_beside uuid[] not null default '{}',
  -- Since when it is on the public list this time; null for what was there before this was kept.
  add listed_since timestamptz;
create index residence_waiting on residence (organisation_id) where status = 'waiting';
create index residence_listed_since on residence (listed_since) where status = 'published';

-- What waits for a yes. Names are copied: houses are renamed, and people leave.
create table publishing_check (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id),
  organisation_name text not null check (length(organisation_name) <= 200),
  -- The house that looks like a listing; null for the check of the organisation itself, for which all its houses wait.
  residence_id uuid references residence (id) on delete cascade,
  -- Of the organisation's check the first house that waits.
  residence_name text not null check (length(residence_name) <= 120),
  city text not null check (length(city) <= 100),
  state_code char(2) not null references state (code),
  -- Why the house is another one than the listing it looks like.
  reason text not null default '' check (length(reason) <= 1000),
  asked_at timestamptz not null default now(),
  asked_by uuid,
  asked_name text not null default '' check (length(asked_name) <= 254),
  asked_email text not null default '' check (length(asked_email) <= 254),
  decider_id uuid references organisation (id),
  decider_name text,
  -- When whoever decides was told, and when the alliance was because they had not decided.
  told_at timestamptz,
  staff_told_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('approved', 'refused', 'withdrawn')),
  end_reason text not null default '' check (length(end_reason) <= 1000),
  -- Null where nobody decided: withdrawn, or the organisation was checked by a claim.
  decided_by uuid references organisation (id),
  decided_name text,
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000),
  check (residence_id is null or reason <> ''),
  check ((ended_at is null) = (ended_as is null)),
  check (undone_at is null or ended_as = 'approved')
);
create unique index publishing_check_open on publishing_check (organisation_id, residence_id) nulls not distinct
  where ended_at is null;
create index publishing_check_of_organisation on publishing_check (organisation_id, asked_at desc);
create index publishing_check_of_residence on publishing_check (residence_id);
create index publishing_check_waiting on publishing_check (state_code, asked_at) where ended_at is null;
create index publishing_check_untold on publishing_check (asked_at) where told_at is null;
create index publishing_check_decided on publishing_check (state_code, ended_at desc) where ended_at is not null;

alter table publishing_check enable row level security;
alter table publishing_check force row level security;
create policy own_check on publishing_check for select to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('residences')));
create policy deciders_read on publishing_check for select to porchlight_app using (app_decides(state_code));
create policy own_insert on publishing_check for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and (select app_may('residences'))
    and asked_by = (select app_person()) and residence_id is not null
    and decider_id is null and told_at is null and ended_at is null and staff_told_at is null
    and exists (select from residence r where r.id = residence_id and r.organisation_id = publishing_check.organisation_id)
  );
create policy system_does_all on publishing_check to porchlight_system using (true) with check (true);
grant select, insert on publishing_check to porchlight_app;
grant select, insert, update, delete on publishing_check to porchlight_system;

create trigger told_when_added after insert on publishing_check
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_changed after update on publishing_check
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_deciders_when_added after insert on publishing_check
  referencing new table as changed for each statement execute function tell_deciders();
create trigger told_deciders_when_changed after update on publishing_check
  referencing new table as changed for each statement execute function tell_deciders();
create trigger keeps_organisation before update of organisation_id on publishing_check
  for each row when (old.organisation_id is distinct from new.organisation_id) execute function keep_organisation();

-- Until when each state was told what went live in it.
create table daily_list (
  state_code char(2) primary key references state (code),
  told_until timestamptz not null default now()
);
grant select, insert, update on daily_list to porchlight_system;
set local role porchlight_system;
insert into daily_list (state_code) select code from state;
-- Who stands on the public list by now was trusted before there was a check.
update organisation o set checked_at = now()
  where kind = 'operator' and exists (select from residence r where r.organisation_id = o.id and r.status = 'published');
reset role;

-- Words made one of their spellings: small letters, no accents, no punctuation, and for some words another.
create function plain_words(words text, spelled jsonb) returns text language sql immutable parallel safe
return (
  select coalesce(string_agg(nullif(coalesce(spelled ->> said.word, said.word), ''), ' ' order by said.place), '')
  from unnest(string_to_array(trim(regexp_replace(
    regexp_replace(lower(normalize(words, nfkd)), '[\u0300-\u036f.''’]', '', 'g'), '[^a-z0-9]+', ' ', 'g')), ' '))
    with ordinality as said (word, place)
);
-- "The Alder Path Home, LLC" and "Alder Path House" are one name.
create function name_key(name text) returns text language sql immutable parallel safe
return plain_words(name, '{"the": "", "llc": "", "inc": "", "home": "house", "homes": "house", "houses": "house",
  "residence": "house", "residences": "house", "saint": "st", "mount": "mt"}');
create function town_key(city text) returns text language sql immutable parallel safe
return plain_words(city, '{"saint": "st", "mount": "mt", "fort": "ft"}');
-- "12 North Wren Street, Apt. 4" and "12 N Wren St #4" are one door (streetKey of the imports module says the same).
create function street_key(street text) returns text language sql immutable parallel safe
return plain_words(replace(street, '#', ' unit '), '{"street": "st", "avenue": "ave", "av": "ave", "road": "rd",
  "drive": "dr", "lane": "ln", "boulevard": "blvd", "court": "ct", "place": "pl", "circle": "cir", "terrace": "ter",
  "highway": "hwy", "parkway": "pkwy", "square": "sq", "trail": "trl", "north": "n", "south": "s", "east": "e",
  "west": "w", "northeast": "ne", "northwest": "nw", "southeast": "se", "southwest": "sw", "apartment": "unit",
  "apt": "unit", "suite": "unit", "ste": "unit", "number": "unit", "no": "unit"}');
create index listing_by_name_key on listing (name_key(name), state_code, town_key(city));
create index listing_by_door on listing (zip, street_key(street)) where street <> '';

-- Listings of others that a house looks like, each by one of: phone, name, address. Only what is public of a listing is
-- compared, so that no address that a house hides can be found out by asking.
create function listings_like(own uuid, name text, city text, state char(2), zip text, street text, phone text)
returns table (residence_id uuid, what text) language sql stable parallel safe
begin atomic
  select found.residence_id, found.what
  from (
    select p.residence_id, 'phone' as what from listing p
    where phone_digits(p.phone) = phone_digits(listings_like.phone) and length(phone_digits(listings_like.phone)) = 10
    union all
    select n.residence_id, 'name' from listing n
    where name_key(n.name) = name_key(listings_like.name) and n.state_code = listings_like.state
      and town_key(n.city) = town_key(listings_like.city) and name_key(listings_like.name) <> ''
    union all
    select a.residence_id, 'address' from listing a
    where a.zip = listings_like.zip and street_key(a.street) = street_key(listings_like.street) and a.street <> ''
      and listings_like.street <> ''
  ) found
  join residence l on l.id = found.residence_id
  where l.organisation_id is distinct from own;
end;

-- What becomes of a house that an operator wants on the public list. `organisation` is read by the operator's own role.
-- Of one that is there already only what changed is compared (`before`).
create function publishing_status(home residence, before residence) returns text language plpgsql stable as $$
declare
  kind text;
  is_checked boolean;
  is_listed boolean := coalesce(before.status = 'published', false);
begin
  select o.kind, o.checked_at is not null into kind, is_checked from organisation o where o.id = home.organisation_id;
  -- An affiliate's list is its own word.
  if kind <> 'operator' then return 'published'; end if;
  if exists (
    select from listings_like(home.organisation_id,
      case when not is_listed or (home.name, home.city, home.state_code)
        is distinct from (before.name, before.city, before.state_code) then home.name else '' end,
      home.city, home.state_code, home.zip,
      case when not is_listed or (home.zip, home.street) is distinct from (before.zip, before.street)
        then home.street else '' end,
      case when not is_listed or home.phone is distinct from before.phone then home.phone else '' end
    ) l where l.residence_id <> all (home.allowed_beside)
  ) then
    return case
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

create function guard_publishing() returns trigger language plpgsql as $$
begin
  if current_user = 'porchlight_app' and new.status in ('published', 'waiting') then
    if tg_op = 'INSERT' then
      new.status := publishing_status(new, null);
    elsif new.status <> old.status or (new.status = 'published'
      and (new.name, new.city, new.state_code, new.zip, new.street, new.phone)
        is distinct from (old.name, old.city, old.state_code, old.zip, old.street, old.phone))
    then
      new.status := publishing_status(new, old);
    end if;
  end if;
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then new.listed_since := now(); end if;
  return new;
end $$;
create trigger guard_publishing before insert or update on residence for each row execute function guard_publishing();

-- Whatever waits has its entry in the queue, and an entry for which nothing waits any more ends.
create function ask_for_checks(homes uuid[], organisations uuid[]) returns void language plpgsql as $$
begin
  insert into publishing_check (organisation_id, organisation_name, residence_name, city, state_code, asked_by, asked_name,
      asked_email)
    select distinct on (o.id) o.id, o.name, r.name, r.city, r.state_code, asker.id, coalesce(asker.name, ''),
      coalesce(asker.email, '')
    from residence r join organisation o on o.id = r.organisation_id
    left join lateral (
      select p.id, p.email, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) as name
      from membership m join person p on p.id = m.person_id where m.organisation_id = o.id
      order by (m.person_id = app_person()) is true desc, m.role = 'owner' desc, m.created_at limit 1
    ) asker on true
    where r.id = any(homes) and r.status = 'waiting' and o.checked_at is null and r.state_code is not null
    order by o.id, r.name, r.id
    on conflict do nothing;
  update publishing_check c set ended_at = now(), ended_as = 'withdrawn'
    where c.ended_at is null and c.organisation_id = any(organisations) and case
      when c.residence_id is not null then exists (
        select from residence r where r.id = c.residence_id and r.id = any(homes) and r.status <> 'waiting')
      else not exists (select from residence r where r.organisation_id = c.organisation_id and r.status = 'waiting') end;
end $$;
create function check_new_houses() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from changed where status = 'waiting') then
    perform ask_for_checks(array(select id from changed where status = 'waiting'), '{}');
  end if;
  return null;
end $$;
create function check_changed_houses() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  homes uuid[];
  organisations uuid[];
begin
  select array_agg(n.id), array_agg(distinct n.organisation_id) into homes, organisations
    from earlier o join changed n on n.id = o.id where 'waiting' in (o.status, n.status) and o.status <> n.status;
  if homes is not null then perform ask_for_checks(homes, organisations); end if;
  return null;
end $$;
create function check_gone_houses() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from changed where status = 'waiting') then
    perform ask_for_checks('{}', array(select distinct organisation_id from changed where status = 'waiting'));
  end if;
  return null;
end $$;
create trigger checks_when_added after insert on residence
  referencing new table as changed for each statement execute function check_new_houses();
create trigger checks_when_changed after update on residence
  referencing old table as earlier new table as changed for each statement execute function check_changed_houses();
create trigger checks_when_gone after delete on residence
  referencing old table as changed for each statement execute function check_gone_houses();

-- What became of the status is told as it became; what is kept of the check is nobody's change.
create or replace function note_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  by_source text := app_source();
  by_device text := app_device();
  by_person uuid := app_person();
  by_name text;
begin
  if by_source is null then return null; end if;
  by_name := acting_name();
  if tg_op = 'INSERT' then
    insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
        change, after)
      select organisation_id, by_person, by_name, by_source, by_device, 'residence', id, name, 'added',
        jsonb_build_object('status', status)
      from changed;
    return null;
  end if;
  insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, before, after)
    select n.organisation_id, by_person, by_name, by_source, by_device, 'residence', n.id, n.name,
      case when o.status = n.status then 'changed' when n.status = 'published' then 'published'
        when n.status = 'waiting' then 'asked_for_check' when n.status = 'archived' then 'archived'
        when o.status = 'archived' then 'restored' when o.status = 'waiting' then 'check_withdrawn'
        else 'unpublished' end,
      d.before, d.after
    from earlier o join changed n on n.id = o.id
    cross join lateral (
      select coalesce(jsonb_object_agg(was.key, was.value), '{}') as before,
        coalesce(jsonb_object_agg(was.key, now.value), '{}') as after
      from jsonb_each(to_jsonb(o)) was join jsonb_each(to_jsonb(n)) now on now.key = was.key
      where was.value is distinct from now.value
        and was.key not in ('version', 'updated_at', 'cash_to_move_in', 'area_latitude', 'area_longitude', 'status',
          'allowed_beside', 'listed_since', 'import_id')
    ) d
    where d.before <> '{}' or o.status <> n.status;
  return null;
end $$;

grant create on schema public to porchlight_system;
alter function check_new_houses() owner to porchlight_system;
alter function check_changed_houses() owner to porchlight_system;
alter function check_gone_houses() owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function ask_for_checks(uuid[], uuid[]), check_new_houses(), check_changed_houses(), check_gone_houses()
  from public;
grant execute on function ask_for_checks(uuid[], uuid[]) to porchlight_system;
