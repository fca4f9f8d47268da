-- What a database of the old migrations lacks of the baseline. It runs once, when the server finds such a database.

grant create on schema public to porchlight_system;
alter view own_residence owner to porchlight_system;
revoke create on schema public from porchlight_system;

alter table residence validate constraint residence_website_is_a_page;

-- What services do now.
drop trigger gone_when_undone on import_change;
drop function take_back_houses();
drop trigger ticks_training on inquiry;
drop function tick_answering();
drop trigger noted_when_held on bed_hold;
drop function note_holds();
drop trigger noted_when_ended on bed_hold_end;
drop function note_hold_ends();
drop trigger noted_when_added on residence;
drop trigger noted_when_changed on residence;
drop function note_residences();
drop trigger noted_when_added on bed_group;
drop trigger noted_when_changed on bed_group;
drop function note_bed_groups();
drop trigger noted_when_said on bed_report;
drop function note_bed_reports();
drop trigger noted on membership;
drop function note_memberships();
drop trigger note_joined on waiting;
drop function note_joined();
create or replace function follow_certificates() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from changed) then return null; end if;
  update residence r
    set certified = c.id is not null, certified_until = c.ends_on, narr_level = coalesce(c.narr_level, r.narr_level)
    from (select distinct residence_id from changed where ended_as is distinct from 'replaced') t
    left join certificate c on c.residence_id = t.residence_id and c.ended_at is null
    where r.id = t.residence_id and (r.certified, r.certified_until, r.narr_level)
      is distinct from (c.id is not null, c.ends_on, coalesce(c.narr_level, r.narr_level));
  return null;
end $$;
drop function note_imported(uuid, uuid[]);

-- Imports: who sees rows that are being written, and what the public list follows later, stand in columns.
alter table import_in_writing add column writer xid8;
alter table import_in_writing enable row level security;
alter table import_in_writing force row level security;
create policy ids_alone on import_in_writing for select to porchlight_app, porchlight_system using (true);
create policy system_does_all on import_in_writing to porchlight_system using (true) with check (true);
create policy own_writing on import_in_writing for update to porchlight_app
  using (id in (select id from import_run where organisation_id = (select app_organisation())) and (select app_may('import')))
  with check (true);
create policy backup_reads on import_in_writing for select to porchlight_backup using (true);
grant update on import_in_writing to porchlight_system;
grant update (writer) on import_in_writing to porchlight_app;
alter table import_run add column slice uuid[] not null default '{}';
grant update (slice) on import_run to porchlight_app;
alter table residence alter import_id drop default;
alter table bed_group alter import_id drop default;
alter table bed_report alter import_id drop default;
grant insert (import_id) on residence to porchlight_app;
drop trigger listed_when_passed on import_run;
drop function draw_passed();
drop trigger listed_when_changed on import_change;
drop function draw_changed();

-- Keys of names, towns, streets and phones stand on the list.
drop index if exists listing_by_phone, listing_by_door, listing_by_name_and_town, listing_by_name_and_zip;
alter table listing
  add column name_key text generated always as (name_key(name, city)) stored,
  add column town_key text generated always as (town_key(city)) stored,
  add column street_key text generated always as (street_key(street)) stored,
  add column phone_key text generated always as (phone_digits(phone)) stored;
create index listing_by_phone on listing (phone_key);
create index listing_by_door on listing (zip, street_key) where street <> '';
create index listing_by_name_and_town on listing (name_key, state_code, town_key);
create index listing_by_name_and_zip on listing (name_key, zip);

drop function publishing_status(residence, residence) cascade;
create or replace function app_role() returns text language plpgsql stable parallel safe as $$
begin
  return (select role from membership where person_id = app_person() and organisation_id = app_organisation());
end $$;
create or replace function app_may(power text) returns boolean language plpgsql stable parallel safe as $$
declare own text := app_role();
begin
  return own is not null and case own
    when 'owner' then true
    when 'manager' then power in ('beds', 'residences', 'messages', 'import', 'claims', 'reminders')
    else power = 'beds'
  end;
end $$;
create or replace function app_kind() returns text language plpgsql stable parallel safe as $$
begin
  return (select kind from organisation where id = app_organisation());
end $$;
create or replace function hidden_imports() returns uuid[] language plpgsql stable parallel safe as $$
begin
  return array(select id from import_in_writing where (writer = pg_current_xact_id_if_assigned()) is not true);
end $$;
create or replace function homes_of_slices() returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return array(
    select unnest(slice) from import_run where state <> 'done' and stopped is distinct from 'hidden' and slice <> '{}');
end $$;
create or replace function write_listings(homes uuid[], drawn uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if cardinality(drawn) > 0 then
    perform from residence where id = any(drawn) order by id for update;
    delete from listing where residence_id = any(drawn);
    delete from listing_beds where residence_id = any(drawn);
  end if;
  if cardinality(homes) = 0 then return; end if;
  insert into listing (residence_id, slug, name, organisation_name, state_code, city, zip, street,
      address_visibility, latitude, longitude, place, phone, takes_texts, narr_level, certified, fee_amount, fee_per,
      cash_to_move_in, said_yes, said_no, minimum_sobriety_days, keeps_waiting_list, is_claimed, is_sample, said_at,
      certified_until)
    select source.* from unnest(homes) home
    cross join lateral (select * from listing_source s where s.residence_id = home offset 0) source;
  insert into listing_beds
    select source.* from unnest(homes) home
    cross join lateral (select * from listing_beds_source s where s.residence_id = home offset 0) source;
end $$;
create or replace function residences_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  homes uuid[] := array(
    select id from changed where import_id is null or import_id not in (select w.id from import_in_writing w)
    except select unnest(homes_of_slices()));
begin
  if homes <> '{}' then perform draw_listings(homes); end if;
  return null;
end $$;
create or replace function bed_groups_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  homes uuid[] := array(
    select residence_id from changed where import_id is null or import_id not in (select id from import_in_writing)
    except select unnest(homes_of_slices()));
begin
  if homes = '{}' then return null; end if;
  perform from residence where id = any(homes) order by id for update;
  delete from listing_beds where residence_id = any(homes);
  insert into listing_beds select * from listing_beds_source where residence_id = any(homes);
  perform tell_listings(homes);
  return null;
end $$;
create or replace function beds_said() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  groups uuid[] := array(
    select g.id from bed_group g join changed c on c.bed_group_id = g.id
    where (c.import_id is null or c.import_id not in (select id from import_in_writing))
      and g.residence_id <> all (homes_of_slices()));
  homes uuid[];
begin
  if groups = '{}' then return null; end if;
  perform from residence r where r.id in (select residence_id from bed_group where id = any(groups))
    order by r.id for share;
  with newest as (
    select distinct on (bed_group_id) bed_group_id, id, occupied, total_beds, reported_at from changed
    where bed_group_id = any(groups) order by bed_group_id, reported_at desc, id desc
  ), told as (
    update listing_beds b set occupied = beds_taken(b.total_beds, n.occupied, n.total_beds),
      said_at = n.reported_at, report_id = n.id
    from newest n
    where b.bed_group_id = n.bed_group_id
      and (b.said_at is null or (b.said_at, b.report_id) < (n.reported_at, n.id))
    returning b.residence_id, b.said_at
  ), newer as (
    update listing l set said_at = t.said_at
    from (select residence_id, max(said_at) as said_at from told group by residence_id) t
    where l.residence_id = t.residence_id and (l.said_at is null or l.said_at < t.said_at)
  )
  select array_agg(distinct residence_id) into homes from told;
  if homes is not null then perform tell_listings(homes); end if;
  return null;
end $$;
create or replace function listings_of_keys(
  own uuid, house uuid, name_key text, town_key text, state char(2), zip text, street_key text, phone_key text
) returns table (residence_id uuid, what text, key text) language sql stable parallel safe
begin atomic
  select found.residence_id, found.what, found.key
  from (
    select p.residence_id, 'phone' as what, p.phone_key as key from listing p
    where p.phone_key = listings_of_keys.phone_key and length(listings_of_keys.phone_key) = 10
    union all
    select n.residence_id, 'name', n.name_key from listing n
    where n.name_key = listings_of_keys.name_key and n.state_code = listings_of_keys.state
      and n.town_key = listings_of_keys.town_key
    union
    select z.residence_id, 'name', z.name_key from listing z
    where z.name_key = listings_of_keys.name_key and z.zip = listings_of_keys.zip and listings_of_keys.zip <> ''
    union all
    select a.residence_id, 'address', a.zip || ' ' || a.street_key from listing a
    where a.zip = listings_of_keys.zip and a.street_key = listings_of_keys.street_key and a.street <> ''
  ) found
  join residence l on l.id = found.residence_id
  where l.organisation_id is distinct from own and not exists (
    select from allowed_likeness yes where yes.residence_id = listings_of_keys.house
      and yes.listing_id = found.residence_id and yes.what = found.what and yes.key = found.key);
end;
create or replace function listings_like(own uuid, house uuid, name text, city text, state char(2), zip text, street text, phone text)
returns table (residence_id uuid, what text, key text) language sql stable parallel safe
begin atomic
  select found.residence_id, found.what, found.key
  from (
    select case when listings_like.name <> '' then name_key(listings_like.name, listings_like.city) end as name_key,
      town_key(listings_like.city) as town_key,
      case when listings_like.street <> '' then street_key(listings_like.street) end as street_key,
      phone_digits(listings_like.phone) as phone_key
    offset 0
  ) k
  cross join lateral listings_of_keys(own, house, k.name_key, k.town_key, listings_like.state, listings_like.zip,
    k.street_key, k.phone_key) found;
end;
create or replace function publishing_status(home residence, before residence, name_key text, phone_key text) returns text
language plpgsql stable as $$
declare
  kind text;
  is_checked boolean;
  is_listed boolean := coalesce(before.status = 'published', false);
  compared_name text := case when not is_listed or (home.name, home.city, home.state_code, home.zip)
    is distinct from (before.name, before.city, before.state_code, before.zip) then nullif(publishing_status.name_key, '') end;
  compared_street text := case when home.street <> '' and (not is_listed or (home.zip, home.street)
    is distinct from (before.zip, before.street)) then street_key(home.street) end;
  compared_phone text := case when not is_listed or home.phone is distinct from before.phone
    then publishing_status.phone_key end;
begin
  select o.kind, o.checked_at is not null into kind, is_checked from organisation o where o.id = home.organisation_id;
  -- An affiliate's list is its own word.
  if kind <> 'operator' then return 'published'; end if;
  if exists (
    select from listings_of_keys(home.organisation_id, home.id, compared_name, town_key(home.city), home.state_code,
      home.zip, compared_street, compared_phone)
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
create or replace function guard_publishing() returns trigger language plpgsql as $$
declare
  own_name text;
  own_phone text;
begin
  if current_user = 'porchlight_app' and new.status in ('published', 'waiting')
    and (tg_op = 'INSERT' or new.status <> old.status or compared_of(new) is distinct from compared_of(old))
  then
    perform keep_standing(new.organisation_id);
    -- Of two that are published at one moment under one name or phone, the later one meets the earlier.
    own_name := name_key(new.name, new.city);
    own_phone := phone_digits(new.phone);
    perform pg_advisory_xact_lock(hashtextextended(alike.key, 28)) from (
      select distinct key from unnest(array[own_name, own_phone]) key where key <> '' order by key offset 0
    ) alike;
    new.status := publishing_status(new, case when tg_op = 'UPDATE' then old end, own_name, own_phone);
  end if;
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then new.listed_since := now(); end if;
  return new;
end $$;
create or replace function draw_imported(run uuid, homes uuid[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if cardinality(homes) = 0 then return; end if;
  perform write_listings(array(select id from residence where id = any(homes)), homes);
  if exists (select from import_run i where i.id = run and i.added + i.changed <= 200) then
    perform tell_listings(homes);
  end if;
end $$;
create or replace function draw_slice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform draw_imported(new.id, old.slice);
  return null;
end $$;
create or replace function tell_desk_of_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  later uuid[] := homes_of_slices();
  told uuid[];
begin
  if tg_table_name = 'residence' then
    told := array(select distinct organisation_id from changed
      where (import_id is null or import_id not in (select w.id from import_in_writing w)) and id <> all (later));
  else
    told := array(select distinct organisation_id from changed
      where (import_id is null or import_id not in (select w.id from import_in_writing w)) and residence_id <> all (later));
  end if;
  if cardinality(told) > 50 then
    perform pg_notify('desk', '*');
  else
    perform pg_notify('desk', one::text) from unnest(told) one;
  end if;
  return null;
end $$;
create or replace trigger listed_when_added after insert on residence referencing new table as changed
  for each statement execute function residences_changed();
create or replace trigger listed_when_changed after update on residence referencing new table as changed
  for each statement execute function residences_changed();
create or replace trigger listed_when_gone after delete on residence referencing old table as changed
  for each statement execute function residences_changed();
create or replace trigger listed_when_added after insert on bed_group referencing new table as changed
  for each statement execute function bed_groups_changed();
create or replace trigger listed_when_changed after update on bed_group referencing new table as changed
  for each statement execute function bed_groups_changed();
create or replace trigger listed_when_gone after delete on bed_group referencing old table as changed
  for each statement execute function bed_groups_changed();
create or replace trigger listed_when_said after insert on bed_report referencing new table as changed
  for each statement execute function beds_said();
create or replace trigger listed_when_ended after update of slice on import_run
  for each row when (old.slice <> '{}' and new.slice = '{}') execute function draw_slice();
create or replace trigger told_when_added after insert on residence
  referencing new table as changed for each statement execute function tell_desk_of_residences();
create or replace trigger told_when_changed after update on residence
  referencing new table as changed for each statement execute function tell_desk_of_residences();
create or replace trigger told_when_deleted after delete on residence
  referencing old table as changed for each statement execute function tell_desk_of_residences();
create or replace trigger told_when_added after insert on bed_group
  referencing new table as changed for each statement execute function tell_desk_of_residences();
create or replace trigger told_when_changed after update on bed_group
  referencing new table as changed for each statement execute function tell_desk_of_residences();
drop function draws_later();
drop function app_import();
revoke execute on function homes_of_slices, draw_slice, tell_desk_of_residences from public;
grant create on schema public to porchlight_system;
alter function homes_of_slices owner to porchlight_system;
alter function draw_slice owner to porchlight_system;
alter function tell_desk_of_residences owner to porchlight_system;
revoke create on schema public from porchlight_system;

create unlogged table rate_limit (
  key text primary key,
  points int not null,
  expire bigint not null
);
create index rate_limit_end on rate_limit (expire);
alter table rate_limit enable row level security;
alter table rate_limit force row level security;
create policy system_does_all on rate_limit to porchlight_system using (true) with check (true);
grant select, insert, update, delete on rate_limit to porchlight_system;
create policy backup_reads on rate_limit for select to porchlight_backup using (true);
grant select on rate_limit to porchlight_backup;
