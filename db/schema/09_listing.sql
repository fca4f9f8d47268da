-- The read model of search: the public list, kept up to date by triggers on the operators' tables. It holds only what
-- the public may know: a street only at 'exact', no point of a hidden home. Availability is not stored: each query
-- computes it from the latest report and the holds that still run (beds_open).

-- Three-valued needs. `bit` is the need's place in the masks of `listing` and never changes; the same list stands in
-- src/domain/residence/needs.ts.
create table need (
  name text primary key check (name ~ '^[a-z_]+$'),
  bit smallint not null unique check (bit between 0 and 62)
);

grant select on need to porchlight_system;
grant select on need to porchlight_app;
insert into need (name, bit) values
  ('buprenorphine', 0), ('methadone', 1), ('naltrexone', 2), ('children', 3), ('couples', 4), ('pets', 5),
  ('wheelchair', 6), ('parking', 7), ('smoking_outside', 8), ('veterans', 9), ('lgbtq', 10), ('justice', 11),
  ('faith_based', 12), ('staff_overnight', 13), ('curfew', 14), ('transport', 15), ('spanish', 16);

-- The point on a ball of one mile's measure: the straight line between two such points orders as the way between them.
create function earth_point(latitude double precision, longitude double precision) returns cube
language sql immutable parallel safe
return cube(array[
  3958.7613 * cos(radians(latitude)) * cos(radians(longitude)),
  3958.7613 * cos(radians(latitude)) * sin(radians(longitude)),
  3958.7613 * sin(radians(latitude))
]);

-- `today` is the day it still is in the latest time zone. A certificate without a last day holds.
create function certificate_holds(certified boolean, last_day date, today date) returns boolean
language sql immutable parallel safe
return certified and (last_day is null or last_day >= today);

-- A listing as it follows from the tables, and the columns of `listing` in their order. Those that a house says of itself
-- are named in 05_residences.sql (stated_residence). What a home answers is read in one pass.
create view listing_source with (security_invoker = true) as
select o.name as organization_name,
  -- Null for a hidden home.
  case when r.address_visibility <> 'hidden' then r.zip end as zip,
  door.street,
  -- What the map shows: the address, the point of its area, or nothing.
  point.latitude, point.longitude,
  -- What distance is measured from: the same, or the middle of the town.
  earth_point(coalesce(point.latitude, r.town_latitude), coalesce(point.longitude, r.town_longitude)) as place,
  answered.yes as stated_yes, answered.no as stated_no, r.claimed_at is not null as is_claimed,
  -- The newest number of any of its groups.
  (select max(latest.said_at) from bed_group g cross join lateral (
    select coalesce(b.as_of, b.reported_at) as said_at from bed_report b
    where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
  ) latest where g.residence_id = r.id) as reported_at,
  -- When anything public of a home last changed, so that programs with a copy can ask for what is newer: bed reports and
  -- holds are updates. (A hold that runs out and a number that gets too old change what is shown without a write: the
  -- reader adds those moments.)
  now() as changed_at,
  -- A certificate holds to its last day, and whether it still does is decided at the moment of asking
  -- (src/domain/certification/certificate/certificate.ts). So the list keeps the day, and counts no certified homes ahead of time.
  case when r.certified then r.certified_until end as certified_until,
  -- As listings are compared (08_look_alikes.sql).
  name_key(r.name, r.city) as name_key, town_key(r.city) as town_key, street_key(door.street) as street_key,
  phone_digits(r.phone) as phone_key,
  stated.*
from residence r
join stated_residence stated on stated.residence_id = r.id
join organization o on o.id = r.organization_id
cross join lateral (
  select case r.address_visibility when 'exact' then r.latitude when 'area' then r.area_latitude end as latitude,
    case r.address_visibility when 'exact' then r.longitude when 'area' then r.area_longitude end as longitude
) point
-- Null below 'exact'.
cross join lateral (select case when r.address_visibility = 'exact' then r.street end as street) door
cross join lateral (
  select coalesce(bit_or(need.mask) filter (where need.value = 'true'), 0) as yes,
    coalesce(bit_or(need.mask) filter (where need.value = 'false'), 0) as no
  from (
    select said.value, 1::bigint << ((select jsonb_object_agg(name, bit) from need) ->> said.key)::int as mask
    from jsonb_each(r.answers) said
  ) need
) answered
where r.status = 'published' and r.state_code is not null;

alter view listing_source owner to porchlight_system;

create table listing (
  like listing_source,
  primary key (residence_id),
  unique (slug)
);
create index listing_place on listing using gist (place);
create index listing_name_letters on listing using gin (name gin_trgm_ops);
create index listing_by_report on listing (reported_at desc nulls last, residence_id);
create index listing_by_name on listing (name, residence_id);
create index listing_by_cash on listing (cash_to_move_in, residence_id);
create index listing_state_report on listing (state_code, reported_at desc nulls last, residence_id);
create index listing_state_name on listing (state_code, name, residence_id);
create index listing_state_cash on listing (state_code, cash_to_move_in, residence_id);
create index listing_state_city on listing (state_code, lower(city));
-- A listing is also found by its phone number, however it is written.
create index listing_by_phone on listing (phone_key);
create index listing_by_door on listing (zip, street_key) where street <> '';
create index listing_state_name_key on listing (state_code, name_key, town_key);
create index listing_by_name_and_zip on listing (name_key, zip);
-- The homes of a county are found by its ZIP codes, and the towns and ZIP codes where homes stand are walked for the
-- sitemap without reading the homes.
create index listing_state_zip on listing (state_code, zip);

create table listing_beds (
  bed_group_id uuid primary key,
  residence_id uuid not null,
  state_code char(2) not null,
  audience text not null,
  total_beds int not null,
  occupied int,
  reported_at timestamptz,
  report_id uuid,
  -- Until when each hold runs that nobody has ended.
  holds timestamptz[] not null,
  changed_at timestamptz not null default now()
);
create index listing_beds_of_residence on listing_beds (residence_id);
create index listing_beds_of_state on listing_beds (state_code) include (total_beds, occupied, reported_at, holds);

-- What the public may know of how a house answers: measured by a job, and nobody can be found in it.
create table listing_answers (
  residence_id uuid primary key references residence (id) on delete cascade,
  -- Half of the questions about a bed were answered within so many minutes; null below 5 answers, or where most were
  -- not.
  usual_minutes int check (usual_minutes >= 0),
  -- Null unless the operator shows it.
  people_waiting int check (people_waiting >= 0)
);

-- How many homes of a state have a property: 'homes', 'level:2', 'yes:pets', 'no:pets'.
create table listing_facet (
  state_code char(2) not null,
  facet text not null,
  residences int not null,
  primary key (state_code, facet)
);

-- The names of the public list, each once. A slip is forgiven by comparing letters, which is dear; many homes share a
-- name, so names are compared here, the best come first, and only then are their homes fetched.
create table listing_name (
  name text primary key,
  residences int not null
);
create index listing_name_alike on listing_name using gin (name gin_trgm_ops);

-- All of it is public.
grant select, insert, update, delete on listing, listing_beds, listing_answers, listing_facet, listing_name
  to porchlight_system;
grant select on listing, listing_beds, listing_answers, listing_facet, listing_name to porchlight_app;

create view listing_beds_source with (security_invoker = true) as
select g.id as bed_group_id, g.residence_id, r.state_code, g.audience, g.total_beds,
  beds_taken(g.total_beds, latest.occupied, latest.total_beds) as occupied,
  coalesce(latest.as_of, latest.reported_at) as reported_at, latest.id as report_id,
  array(
    select h.until from bed_hold h
    where h.bed_group_id = g.id and not exists (select from bed_hold_end e where e.hold_id = h.id)
    order by h.until
  ) as holds
from bed_group g
join residence r on r.id = g.residence_id and r.status = 'published' and r.state_code is not null
left join lateral (
  select b.id, b.occupied, b.total_beds, b.reported_at, b.as_of from bed_report b
  where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
) latest on true;
alter view listing_beds_source owner to porchlight_system;

create function set_changed_at() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger set_changed_at before update on listing for each row execute function set_changed_at();
create trigger set_changed_at before update on listing_beds for each row execute function set_changed_at();

-- These triggers run once for a statement, so that an import of ten thousand homes costs little more than one.

create function count_listings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare one constant int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into listing_facet (state_code, facet, residences)
    select state_code, facet, one * residences from (
      select state_code, 'residences' as facet, count(*) as residences from changed group by state_code
      union all
      select state_code, 'level:' || narr_level, count(*) from changed
        where narr_level is not null group by state_code, narr_level
      union all
      select l.state_code, 'yes:' || n.name, count(*) from changed l join need n on stated_yes & (1::bigint << n.bit) <> 0
        group by l.state_code, n.name
      union all
      select l.state_code, 'no:' || n.name, count(*) from changed l join need n on stated_no & (1::bigint << n.bit) <> 0
        group by l.state_code, n.name
    ) counted order by state_code, facet
    on conflict (state_code, facet) do update set residences = listing_facet.residences + excluded.residences;
  return null;
end $$;
call run_after('listing', 'insert, delete', 'count_listings');

create function count_listing_names() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Always in the same order, to avoid deadlocks.
  insert into listing_name (name, residences)
    select name, case tg_op when 'INSERT' then count(*) else -count(*) end from changed group by name order by name
    on conflict (name) do update set residences = listing_name.residences + excluded.residences;
  if tg_op = 'DELETE' then
    delete from listing_name where residences = 0 and name in (select name from changed);
  end if;
  return null;
end $$;
call run_after('listing', 'insert, delete', 'count_listing_names');

-- Other servers and open pages read these homes again; above 200 homes they read everything.
create function notify_listings(residences uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(residences) > 200 then
    perform pg_notify('listing', '*');
  else
    perform pg_notify('listing', of_residence::text) from unnest(residences) of_residence;
  end if;
end $$;

-- Writes the listings of these homes again. Their rows are locked in one order, to avoid deadlocks. `listed` are those
-- of the homes that may be listed already. Home by home, because for several at once a planner that
-- has no statistics of the tables yet looks through all published homes of the operator (EXPLAIN shows it). One plan is
-- kept, because planning takes longer than writing a few homes; by indexes alone it stays right while the tables fill.
create function write_listings(residences uuid[], listed uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if cardinality(listed) > 0 then
    perform from residence where id = any(listed) order by id for update;
    delete from listing where residence_id = any(listed);
    delete from listing_beds where residence_id = any(listed);
  end if;
  if cardinality(residences) = 0 then return; end if;
  insert into listing
    select source.* from unnest(residences) of_residence
    cross join lateral (select * from listing_source s where s.residence_id = of_residence offset 0) source;
  insert into listing_beds
    select source.* from unnest(residences) of_residence
    cross join lateral (select * from listing_beds_source s where s.residence_id = of_residence offset 0) source;
end $$;

-- Writes them and notifies the readers.
create function refresh_listings(residences uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform write_listings(residences, residences);
  perform notify_listings(residences);
end $$;

-- A change is refreshed at once, but for an import's: nobody sees a row of one that is being written, and what is said of
-- a house in several statements of a slice is refreshed once, when the slice ends (refresh_slice).
create function residences_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  residences uuid[] := array(
    select id from changed where import_id is null or import_id not in (select w.id from unfinished_import w)
    except select unnest(residences_of_slices()));
begin
  if residences <> '{}' then perform refresh_listings(residences); end if;
  return null;
end $$;
call run_after('residence', 'insert, update, delete', 'residences_changed');

create function bed_groups_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  residences uuid[] := array(
    select residence_id from changed where import_id is null or import_id not in (select id from unfinished_import)
    except select unnest(residences_of_slices()));
begin
  if residences = '{}' then return null; end if;
  perform from residence where id = any(residences) order by id for update;
  delete from listing_beds where residence_id = any(residences);
  insert into listing_beds select * from listing_beds_source where residence_id = any(residences);
  perform notify_listings(residences);
  return null;
end $$;
call run_after('bed_group', 'insert, update, delete', 'bed_groups_changed');

-- The most frequent change by far, so it touches only two rows. The share lock makes sure that a listing that is being
-- written at the same time does not miss a report.
create function bed_reports_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  groups uuid[] := array(
    select g.id from bed_group g join changed c on c.bed_group_id = g.id
    where (c.import_id is null or c.import_id not in (select id from unfinished_import))
      and g.residence_id <> all (residences_of_slices()));
  residences uuid[];
begin
  if groups = '{}' then return null; end if;
  -- Read first: joined, a plan made before the tables have statistics may compare each home with each group.
  residences := array(select distinct residence_id from bed_group where id = any(groups));
  perform from residence r where r.id = any(residences) order by r.id for share;
  with newest as (
    select distinct on (bed_group_id) bed_group_id, id, occupied, total_beds, reported_at, as_of from changed
    where bed_group_id = any(groups) order by bed_group_id, reported_at desc, id desc
  ), reported as (
    update listing_beds b set occupied = beds_taken(b.total_beds, n.occupied, n.total_beds),
      reported_at = coalesce(n.as_of, n.reported_at), report_id = n.id
    from newest n
    where b.bed_group_id = n.bed_group_id and not exists (
      select from bed_report p where p.id = b.report_id and (p.reported_at, p.id) >= (n.reported_at, n.id)
    )
    returning b.residence_id, b.bed_group_id, b.reported_at
  ), dated as (
    -- A number given back is older than the one it takes away.
    update listing l set reported_at = t.reported_at
    from (
      select residence_id, max(reported_at) as reported_at from (
        select residence_id, reported_at from reported
        union all
        select b.residence_id, b.reported_at from listing_beds b
        where b.residence_id in (select residence_id from reported)
          and b.bed_group_id not in (select bed_group_id from reported)
      ) b group by residence_id
    ) t
    where l.residence_id = t.residence_id and l.reported_at is distinct from t.reported_at
  )
  select array_agg(distinct residence_id) into residences from reported;
  if residences is not null then perform notify_listings(residences); end if;
  return null;
end $$;
call run_after('bed_report', 'insert', 'bed_reports_added');

create function bed_holds_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held uuid[];
  residences uuid[];
begin
  if tg_table_name = 'bed_hold' then
    held := array(select bed_group_id from changed);
  else
    held := array(select h.bed_group_id from bed_hold h where h.id in (select hold_id from changed));
  end if;
  perform from residence r where r.id in (select residence_id from bed_group where id = any(held))
    order by r.id for update;
  with refreshed as (
    update listing_beds b set holds = s.holds from listing_beds_source s
    where b.bed_group_id = any(held) and s.bed_group_id = b.bed_group_id
    returning b.residence_id
  )
  select array_agg(distinct residence_id) into residences from refreshed;
  if residences is not null then perform notify_listings(residences); end if;
  return null;
end $$;
call run_after('bed_hold', 'insert, delete', 'bed_holds_changed');
call run_after('bed_hold_end', 'insert, delete', 'bed_holds_changed');

-- Pages of a home are cached for some seconds, so a photo that is added, moved, described or deleted is a change of its
-- home like any other.
create function photo_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_residence uuid := coalesce(new.residence_id, old.residence_id);
begin
  -- The trigger set_changed_at sets the time.
  update listing set changed_at = now() where residence_id = of_residence;
  perform pg_notify('listing', of_residence::text);
  return null;
end $$;
create trigger photo_changed after insert or update or delete on residence_photo
  for each row execute function photo_changed();

-- The public reads the name of an organization, its phone and its website on the pages of its houses.
create function organization_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_listings(array(
    select l.residence_id from listing l join residence r on r.id = l.residence_id where r.organization_id = new.id));
  return null;
end $$;
create trigger listed_when_changed after update of name, phone, website on organization
  for each row when ((old.name, old.phone, old.website) is distinct from (new.name, new.phone, new.website))
  execute function organization_changed();

-- Null where it says neither: other organizations keep their rows to themselves.
create function public_contact(of_residence uuid) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select jsonb_build_object('phone', nullif(o.phone, ''), 'website', nullif(o.website, ''))
    from listing l join residence r on r.id = l.residence_id join organization o on o.id = r.organization_id
    where l.residence_id = of_residence and l.is_claimed and o.phone || o.website <> ''
  );
end $$;
grant execute on function public_contact to porchlight_app;

-- The library must be there for its setting to be known.
do $$ begin perform similarity('a', 'b'); end $$;

-- The names alike, the most alike first, until they hold so many homes.
create function names_like(words text, most int) returns table (name text, residences int, likeness int)
language plpgsql stable parallel restricted rows 100
-- The letters' index is used whatever the planner thinks of a word: it does not know how dear a comparison is.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
-- Letters in common from which names are alike: a slip in a word of six leaves a little more than half.
set pg_trgm.word_similarity_threshold = 0.5
as $$
declare
  -- So many names that hold nearly all letters are enough; with fewer, names are taken that hold fewer letters.
  enough constant int := 50;
  -- A word in more names than this is not specific, and comparing them all would take a second.
  most_compared constant int := 4000;
  alike listing_name[];
  threshold text;
begin
  foreach threshold in array array['0.9', '0.75', '0.6', '0.5'] loop
    perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
    alike := array(select n from listing_name n where n.name %> words limit most_compared);
    exit when cardinality(alike) >= enough;
  end loop;
  return query
    select ranked.name, ranked.residences, ranked.likeness from (
      select c.*, sum(c.residences) over (order by c.likeness desc, c.name) - c.residences as before
      from (
        -- The likeness of the whole name decides between names that hold the words alike.
        select n.name, n.residences, (1000 * word_similarity(words, n.name) + 100 * similarity(words, n.name))::int as likeness
        from unnest(alike) n
      ) c
    ) ranked
    where ranked.before < most order by ranked.likeness desc, ranked.name;
end $$;

-- At most so many homes with a name alike: the nearest around a point, else those with the names most alike; in a state
-- or a town of it where one is given.
create function residences_named_like(words text, around cube, way double precision, state char(2), town text, most int)
returns table (residence_id uuid, likeness int) language plpgsql stable parallel restricted rows 100
set enable_seqscan = off
-- A walk that stops early is meant wherever there is an order.
set random_page_cost = 1.1
-- Nor is each home to be compared with one name after the other.
set enable_nestloop = off
as $$
declare
  -- So many homes are fetched by their names and measured; with more it is quicker to walk from the point outwards.
  most_fetched constant int := 5000;
  named text[];
  likenesses int[];
  named_total bigint;
begin
  -- In one place the best names may have no home, so all of them are tried there.
  select array_agg(n.name), array_agg(n.likeness), sum(n.residences) into named, likenesses, named_total
    from names_like(words, case when around is null and state is null then most else 2147483647 end) n;
  if around is not null and named_total <= most_fetched then
    return query select l.residence_id, n.likeness
      from unnest(named, likenesses) n (name, likeness)
      cross join lateral (select * from listing h where h.name = n.name offset 0) l
      where l.place <-> around <= way
        and (state is null or l.state_code = state) and (town is null or lower(l.city) = lower(town))
      order by l.place <-> around limit most;
  elsif around is not null then
    return query select l.residence_id, n.likeness from (
      select h.residence_id, h.name from listing h
      where h.place && cube_enlarge(around, way, 3) and h.place <-> around <= way
        and (state is null or h.state_code = state) and (town is null or lower(h.city) = lower(town))
      order by h.place <-> around limit 25000
    ) l join unnest(named, likenesses) n (name, likeness) on n.name = l.name limit most;
  elsif town is not null then
    return query select l.residence_id, n.likeness
      from (select * from listing h where h.state_code = state and lower(h.city) = lower(town) offset 0) l
      join unnest(named, likenesses) n (name, likeness) on n.name = l.name limit most;
  else
    return query select l.residence_id, n.likeness
      from unnest(named, likenesses) n (name, likeness) cross join lateral (
        select h.residence_id from listing h where h.name = n.name and (state is null or h.state_code = state) limit most
      ) l limit most;
  end if;
end $$;
