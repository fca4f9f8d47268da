-- What seekers ask of a home, holds on its beds, and the public list that search reads.
--
-- `listing` and `listing_beds` are drawn from the tables of the operators by triggers, and hold nothing but what the
-- public may know: no street below 'exact', no point of a hidden home. Availability is in neither: it follows at the
-- moment of asking from what a house said last and from the holds that still run (beds_open).

create extension if not exists cube;
create extension if not exists pg_trgm;

-- A moment as every answer writes it: ISO 8601, to the millisecond, in UTC.
create function iso_time(moment timestamptz) returns text language sql stable parallel safe
return to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Three-valued needs. `bit` is the need's place in the masks of `listing` and never changes; the same list stands in
-- src/domain/residence-needs.ts.
create table need (
  name text primary key check (name ~ '^[a-z_]+$'),
  bit smallint not null unique check (bit between 0 and 62)
);
grant select on need to porchlight_app;
grant select on need to porchlight_system;
insert into need (name, bit) values
  ('buprenorphine', 0), ('methadone', 1), ('naltrexone', 2), ('children', 3), ('couples', 4), ('pets', 5),
  ('wheelchair', 6), ('parking', 7), ('smoking_outside', 8), ('veterans', 9), ('lgbtq', 10), ('justice', 11),
  ('faith_based', 12), ('staff_overnight', 13), ('curfew', 14), ('transport', 15), ('spanish', 16);

-- A point some 400 to 1,200 m away: drawn once for a home and kept, so that asking again tells nothing more.
create function drawn_near(latitude double precision, longitude double precision)
returns table (near_latitude double precision, near_longitude double precision) language sql volatile
begin atomic
  select round((latitude + m.away * cos(m.turn) / 111320)::numeric, 5)::double precision,
    round((longitude + m.away * sin(m.turn) / (111320 * greatest(cos(radians(latitude)), 0.2)))::numeric, 5)::double precision
  from (select 400 + 800 * random() as away, 2 * pi() * random() as turn) m;
end;

alter table residence
  -- The point shown for 'area'; null only until the trigger draws it.
  add area_latitude double precision check (area_latitude between -90 and 90),
  add area_longitude double precision check (area_longitude between -180 and 180),
  -- The middle of its town, from which a hidden home's distance is told; a tenth of a degree where nobody gave it.
  add town_latitude double precision check (town_latitude between -90 and 90),
  add town_longitude double precision check (town_longitude between -180 and 180),
  -- Somebody of the house took this listing as theirs; null for one that only a public source gave.
  add claimed_at timestamptz,
  -- When somebody last went through the whole listing.
  add checked_at timestamptz,
  -- Whole dollars. The cash for the first day is one figure, and only where fee and deposit are both stated.
  add fee_amount int check (fee_amount between 0 and 100000),
  add fee_per text check (fee_per in ('week', 'month')),
  add deposit int check (deposit between 0 and 100000),
  add other_first_day int check (other_first_day between 0 and 100000),
  add cash_to_move_in int generated always as (fee_amount + deposit + coalesce(other_first_day, 0)) stored,
  add fee_includes text[] not null default '{}' check (cardinality(fee_includes) <= 20),
  add fee_said_on date,
  -- Need to true or false; what is not in it is not stated. Notes are one line each.
  add answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  add answer_notes jsonb not null default '{}' check (jsonb_typeof(answer_notes) = 'object'),
  -- Days sober before one may come; 0 is straight from detox. Null is not stated.
  add minimum_sobriety_days int check (minimum_sobriety_days between 0 and 3650),
  add staff text check (staff in ('none', 'visits', 'evenings', 'day_and_night')),
  add languages text[] not null default '{}' check (cardinality(languages) <= 20),
  -- curfew, meetings, work, return_to_use, visitors, smoking: a line or two each, in the house's own words.
  add rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object'),
  add takes_texts boolean not null default false,
  add keeps_waiting_list boolean,
  add constraint residence_fee_is_whole check ((fee_amount is null) = (fee_per is null));

create function draw_area() returns trigger language plpgsql as $$
begin
  if new.area_latitude is null or new.area_longitude is null then
    select near_latitude, near_longitude into new.area_latitude, new.area_longitude
      from drawn_near(new.latitude, new.longitude);
  end if;
  if new.town_latitude is null or new.town_longitude is null then
    new.town_latitude := round(new.latitude::numeric, 1);
    new.town_longitude := round(new.longitude::numeric, 1);
  end if;
  return new;
end $$;
create trigger draw_area before insert or update on residence for each row execute function draw_area();

-- A bed kept for somebody for a while. Rows are only added: a hold ends at `until`, or with a row in bed_hold_end.
create table bed_hold (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id),
  bed_group_id uuid not null references bed_group (id),
  placed_at timestamptz not null default now(),
  until timestamptz not null,
  placed_by uuid references person (id),
  -- Initials and plans for the house's own people; never public.
  note text not null default '' check (length(note) <= 200),
  check (until > placed_at)
);
create index bed_hold_of_group on bed_hold (bed_group_id, until desc);
create index bed_hold_of_organisation on bed_hold (organisation_id);

create table bed_hold_end (
  hold_id uuid primary key references bed_hold (id),
  organisation_id uuid not null references organisation (id),
  ended_at timestamptz not null default now(),
  ended_by uuid references person (id),
  reason text not null check (reason in ('cancelled', 'moved_in'))
);
create index bed_hold_end_of_organisation on bed_hold_end (organisation_id);

alter table bed_hold enable row level security;
alter table bed_hold force row level security;
create policy own_hold on bed_hold for select to porchlight_app using (organisation_id = (select app_organisation()));
create policy own_insert on bed_hold for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation())
    and exists (select from bed_group g where g.id = bed_group_id and g.organisation_id = bed_hold.organisation_id)
  );
create policy system_does_all on bed_hold to porchlight_system using (true) with check (true);
grant select, insert on bed_hold to porchlight_app;
grant select, insert, delete on bed_hold to porchlight_system;

alter table bed_hold_end enable row level security;
alter table bed_hold_end force row level security;
create policy own_end on bed_hold_end for select to porchlight_app
  using (organisation_id = (select app_organisation()));
create policy own_insert on bed_hold_end for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation())
    and exists (select from bed_hold h where h.id = hold_id and h.organisation_id = bed_hold_end.organisation_id)
  );
create policy system_does_all on bed_hold_end to porchlight_system using (true) with check (true);
grant select, insert on bed_hold_end to porchlight_app;
grant select, insert, delete on bed_hold_end to porchlight_system;

create function holds_running(holds timestamptz[], at timestamptz) returns int language sql immutable parallel safe
return (select count(*)::int from unnest(holds) ends where ends > at);

-- Beds open at a moment: never negative, and a hold that has run out takes none. Without a subquery of its own it becomes
-- part of the query that calls it, and the holds are counted only for the few groups that have some.
create function beds_open(total int, occupied int, holds timestamptz[], at timestamptz) returns int
language sql immutable parallel safe
return greatest(total - occupied - case when holds = '{}' then 0 else holds_running(holds, at) end, 0);

-- The point on a ball of one mile's measure: the straight line between two such points orders as the way between them.
create function ball_point(latitude double precision, longitude double precision) returns cube
language sql immutable parallel safe
return cube(array[
  3958.7613 * cos(radians(latitude)) * cos(radians(longitude)),
  3958.7613 * cos(radians(latitude)) * sin(radians(longitude)),
  3958.7613 * sin(radians(latitude))
]);

create table listing (
  residence_id uuid primary key,
  slug text not null unique,
  name text not null,
  organisation_name text not null,
  state_code char(2) not null,
  city text not null,
  -- Null for a hidden home.
  zip text,
  -- Null below 'exact'.
  street text,
  address_visibility text not null,
  -- What the map shows: the door, the drawn point, or nothing.
  latitude double precision,
  longitude double precision,
  -- What distance is measured from: the same, or the middle of the town.
  place cube not null,
  phone text not null,
  takes_texts boolean not null,
  narr_level smallint,
  certified boolean not null,
  fee_amount int,
  fee_per text,
  cash_to_move_in int,
  said_yes bigint not null,
  said_no bigint not null,
  minimum_sobriety_days int,
  keeps_waiting_list boolean,
  is_claimed boolean not null,
  is_sample boolean not null,
  -- The newest number of any of its groups.
  said_at timestamptz
);
create index listing_place on listing using gist (place);
create index listing_name_letters on listing using gin (name gin_trgm_ops);
create index listing_by_said on listing (said_at desc nulls last, residence_id);
create index listing_by_name on listing (name, residence_id);
create index listing_by_cash on listing (cash_to_move_in, residence_id);
create index listing_state_said on listing (state_code, said_at desc nulls last, residence_id);
create index listing_state_name on listing (state_code, name, residence_id);
create index listing_state_cash on listing (state_code, cash_to_move_in, residence_id);
create index listing_state_city on listing (state_code, lower(city));

create table listing_beds (
  bed_group_id uuid primary key,
  residence_id uuid not null,
  state_code char(2) not null,
  audience text not null,
  total_beds int not null,
  occupied int,
  said_at timestamptz,
  report_id uuid,
  -- Until when each hold runs that nobody has ended.
  holds timestamptz[] not null
);
create index listing_beds_of_residence on listing_beds (residence_id);
create index listing_beds_of_state on listing_beds (state_code) include (total_beds, occupied, said_at, holds);

-- How many homes of a state say what: 'homes', 'certified', 'level:2', 'yes:pets', 'no:pets'.
create table listing_facet (
  state_code char(2) not null,
  facet text not null,
  homes int not null,
  primary key (state_code, facet)
);

grant select on listing, listing_beds, listing_facet to porchlight_app;
grant select, insert, update, delete on listing, listing_beds, listing_facet to porchlight_system;

create function need_mask(answers jsonb, wanted boolean) returns bigint language sql stable parallel safe
return (
  select coalesce(bit_or(1::bigint << need.bit), 0)
  from jsonb_each(answers) said join need on need.name = said.key
  where said.value = to_jsonb(wanted)
);

create view listing_source with (security_invoker = true) as
select r.id as residence_id, r.slug, r.name, o.name as organisation_name, r.state_code, r.city,
  case when r.address_visibility <> 'hidden' then r.zip end as zip,
  case when r.address_visibility = 'exact' then r.street end as street,
  r.address_visibility, point.latitude, point.longitude,
  ball_point(coalesce(point.latitude, r.town_latitude), coalesce(point.longitude, r.town_longitude)) as place,
  r.phone, r.takes_texts, r.narr_level, r.certified, r.fee_amount, r.fee_per, r.cash_to_move_in,
  need_mask(r.answers, true) as said_yes, need_mask(r.answers, false) as said_no,
  r.minimum_sobriety_days, r.keeps_waiting_list, r.claimed_at is not null as is_claimed, r.is_sample,
  (select max(latest.reported_at) from bed_group g cross join lateral (
    select b.reported_at from bed_report b where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
  ) latest where g.residence_id = r.id) as said_at
from residence r
join organisation o on o.id = r.organisation_id
cross join lateral (
  select case r.address_visibility when 'exact' then r.latitude when 'area' then r.area_latitude end as latitude,
    case r.address_visibility when 'exact' then r.longitude when 'area' then r.area_longitude end as longitude
) point
where r.status = 'published' and r.state_code is not null;

create view listing_beds_source with (security_invoker = true) as
select g.id as bed_group_id, g.residence_id, r.state_code, g.audience, g.total_beds, latest.occupied,
  latest.reported_at as said_at, latest.id as report_id,
  array(
    select h.until from bed_hold h
    where h.bed_group_id = g.id and not exists (select from bed_hold_end e where e.hold_id = h.id)
    order by h.until
  ) as holds
from bed_group g
join residence r on r.id = g.residence_id and r.status = 'published' and r.state_code is not null
left join lateral (
  select b.id, b.occupied, b.reported_at from bed_report b
  where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
) latest on true;

grant select on listing_source, listing_beds_source to porchlight_system;

-- Triggers run once per statement, so that an import of ten thousand homes costs little more than one.

create function facets_of(certified boolean, narr_level smallint, said_yes bigint, said_no bigint) returns setof text
language sql stable
begin atomic
  select 'homes'
  union all select 'certified' where certified
  union all select 'level:' || narr_level where narr_level is not null
  union all select 'yes:' || n.name from need n where said_yes & (1::bigint << n.bit) <> 0
  union all select 'no:' || n.name from need n where said_no & (1::bigint << n.bit) <> 0;
end;

create function count_listings() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into listing_facet (state_code, facet, homes)
    select l.state_code, facet, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed l cross join facets_of(l.certified, l.narr_level, l.said_yes, l.said_no) facet
    group by l.state_code, facet order by l.state_code, facet
    on conflict (state_code, facet) do update set homes = listing_facet.homes + excluded.homes;
  return null;
end $$;
create trigger count_new after insert on listing
  referencing new table as changed for each statement execute function count_listings();
create trigger count_gone after delete on listing
  referencing old table as changed for each statement execute function count_listings();

-- Draws the rows of these homes anew. Their own rows are locked, in one order, so that two draws never cross.
create function draw_listings(homes uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from residence where id = any(homes) order by id for update;
  delete from listing where residence_id = any(homes);
  delete from listing_beds where residence_id = any(homes);
  insert into listing select * from listing_source where residence_id = any(homes);
  insert into listing_beds select * from listing_beds_source where residence_id = any(homes);
  perform tell_listings(homes);
end $$;

-- Other servers and open pages look again at these homes. Above a few hundred they look at everything.
create function tell_listings(homes uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(homes) > 200 then
    perform pg_notify('listing', '*');
  else
    perform pg_notify('listing', home::text) from unnest(homes) home;
  end if;
end $$;

create function residences_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform draw_listings(array(select id from changed));
  return null;
end $$;
create trigger listed_when_added after insert on residence
  referencing new table as changed for each statement execute function residences_changed();
create trigger listed_when_changed after update on residence
  referencing new table as changed for each statement execute function residences_changed();
create trigger listed_when_gone after delete on residence
  referencing old table as changed for each statement execute function residences_changed();

create function bed_groups_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare homes uuid[] := array(select distinct residence_id from changed);
begin
  perform from residence where id = any(homes) order by id for update;
  delete from listing_beds where residence_id = any(homes);
  insert into listing_beds select * from listing_beds_source where residence_id = any(homes);
  perform tell_listings(homes);
  return null;
end $$;
create trigger listed_when_added after insert on bed_group
  referencing new table as changed for each statement execute function bed_groups_changed();
create trigger listed_when_changed after update on bed_group
  referencing new table as changed for each statement execute function bed_groups_changed();
create trigger listed_when_gone after delete on bed_group
  referencing old table as changed for each statement execute function bed_groups_changed();

-- The common change by far, so it touches two rows and no more. The share lock keeps a home that is being drawn from
-- missing what was said meanwhile.
create function beds_said() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare homes uuid[];
begin
  perform from residence r where r.id in (
    select g.residence_id from bed_group g join changed c on c.bed_group_id = g.id
  ) order by r.id for share;
  with newest as (
    select distinct on (bed_group_id) bed_group_id, id, occupied, reported_at from changed
    order by bed_group_id, reported_at desc, id desc
  ), told as (
    update listing_beds b set occupied = n.occupied, said_at = n.reported_at, report_id = n.id
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
create trigger listed_when_said after insert on bed_report
  referencing new table as changed for each statement execute function beds_said();

create function bed_holds_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held uuid[];
  homes uuid[];
begin
  if tg_table_name = 'bed_hold' then
    held := array(select bed_group_id from changed);
  else
    held := array(select h.bed_group_id from bed_hold h where h.id in (select hold_id from changed));
  end if;
  perform from residence r where r.id in (select residence_id from bed_group where id = any(held))
    order by r.id for update;
  with told as (
    update listing_beds b set holds = s.holds from listing_beds_source s
    where b.bed_group_id = any(held) and s.bed_group_id = b.bed_group_id
    returning b.residence_id
  )
  select array_agg(distinct residence_id) into homes from told;
  if homes is not null then perform tell_listings(homes); end if;
  return null;
end $$;
create trigger listed_when_added after insert on bed_hold
  referencing new table as changed for each statement execute function bed_holds_changed();
create trigger listed_when_gone after delete on bed_hold
  referencing old table as changed for each statement execute function bed_holds_changed();
create trigger listed_when_added after insert on bed_hold_end
  referencing new table as changed for each statement execute function bed_holds_changed();
create trigger listed_when_gone after delete on bed_hold_end
  referencing old table as changed for each statement execute function bed_holds_changed();

-- These functions read every operator's rows, so they are the system's; it may not make anything otherwise.
grant create on schema public to porchlight_system;
alter function count_listings() owner to porchlight_system;
alter function draw_listings(uuid[]) owner to porchlight_system;
alter function tell_listings(uuid[]) owner to porchlight_system;
alter function residences_changed() owner to porchlight_system;
alter function bed_groups_changed() owner to porchlight_system;
alter function beds_said() owner to porchlight_system;
alter function bed_holds_changed() owner to porchlight_system;
alter view listing_source owner to porchlight_system;
alter view listing_beds_source owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function count_listings(), draw_listings(uuid[]), tell_listings(uuid[]), residences_changed(),
  bed_groups_changed(), beds_said(), bed_holds_changed() from public;
grant execute on function draw_listings(uuid[]), tell_listings(uuid[]) to porchlight_system;

-- Homes there are already: the update draws their area, town and listing.
set local role porchlight_system;
update residence set claimed_at = created_at, checked_at = updated_at;
reset role;
