-- Residences and what each states about itself. How many beds are open is not stored (07_beds.sql).

-- The ids of imports that are being written: whoever reads houses leaves theirs out, but for the one transaction that
-- has the row and said so in `writer`.
create table unfinished_import (
  id uuid primary key,
  writer xid8
);
alter table unfinished_import enable row level security;
alter table unfinished_import force row level security;
create policy ids_alone on unfinished_import for select to porchlight_app, porchlight_system using (true);
create policy system_does_all on unfinished_import to porchlight_system using (true) with check (true);
grant select on unfinished_import to porchlight_app;
grant select, insert, update, delete on unfinished_import to porchlight_system;

-- Imports that are being written, but for those that this transaction writes.
create function hidden_imports() returns uuid[] language plpgsql stable parallel safe as $$
begin
  return array(select id from unfinished_import where (writer = pg_current_xact_id_if_assigned()) is not true);
end $$;

create table residence (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 4000),
  state_code char(2) references state (code),
  city text not null check (length(city) between 1 and 100),
  zip text not null check (zip ~ '^[0-9]{5}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  street text not null check (length(street) <= 200),
  -- How much of the address the public may know; below 'exact' the street leaves the database for its operator only.
  address_visibility text not null default 'hidden' check (address_visibility in ('exact', 'area', 'hidden')),
  phone text not null check (length(phone) <= 40),
  email text check (length(email) <= 254),
  -- An address that a program would open or run in another way is no home page.
  website text check (length(website) <= 500)
    constraint residence_website_is_a_page check (website ~* '^https?://[^\s]+$'),
  -- Level of support of NARR's standard, I to IV: that of its last certificate, or of none, what the home states itself.
  narr_level smallint check (narr_level between 1 and 4),
  -- What the home states itself, for the system alone.
  stated_level smallint check (stated_level between 1 and 4),
  certified boolean not null default false,
  certified_until date,
  status text not null default 'draft' check (status in ('published', 'waiting', 'draft', 'archived')),
  -- Synthetic demo data: pages that show such a row say "Sample data".
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The point shown for 'area'; null only until the trigger chooses it.
  area_latitude double precision check (area_latitude between -90 and 90),
  area_longitude double precision check (area_longitude between -180 and 180),
  -- The middle of its town, from which the distance of a hidden home is measured; rounded to a tenth of a degree where
  -- nobody gave it.
  town_latitude double precision check (town_latitude between -90 and 90),
  town_longitude double precision check (town_longitude between -180 and 180),
  -- When the operator claimed this listing; null for one that came from a public source alone.
  claimed_at timestamptz,
  -- When somebody last went through the whole listing.
  checked_at timestamptz,
  -- Whole dollars. The cash for the first day is one figure, and only where fee and deposit are both stated.
  fee_amount int check (fee_amount between 0 and 100000),
  fee_per text check (fee_per in ('week', 'month')),
  deposit int check (deposit between 0 and 100000),
  other_first_day int check (other_first_day between 0 and 100000),
  cash_to_move_in int generated always as (fee_amount + deposit + coalesce(other_first_day, 0)) stored,
  fee_includes text[] not null default '{}' check (cardinality(fee_includes) <= 20),
  fee_said_on date,
  -- Need to true or false; what is not in it is not stated. Notes are one line each.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  answer_notes jsonb not null default '{}' check (jsonb_typeof(answer_notes) = 'object'),
  -- Days sober before one may come; 0 is straight from detox. Null is not stated.
  minimum_sobriety_days int check (minimum_sobriety_days between 0 and 3650),
  staff text check (staff in ('none', 'visits', 'evenings', 'day_and_night')),
  languages text[] not null default '{}' check (cardinality(languages) <= 20),
  -- curfew, meetings, work, return_to_use, visitors, smoking: a line or two each, in the house's own words.
  rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object'),
  takes_texts boolean not null default false,
  keeps_waiting_list boolean,
  version int not null default 1,
  -- The import that added it.
  import_id uuid,
  -- Since when it is on the public list this time; null for what was there before this was kept.
  listed_since timestamptz,
  constraint residence_fee_is_whole check ((fee_amount is null) = (fee_per is null))
);
create index residence_published_by_state on residence (state_code) where status = 'published';
create index residence_sample on residence (is_sample) where is_sample;
create index residence_of_organization on residence (organization_id, id);
create index residence_in_use on residence (organization_id, name collate by_name, id) where status <> 'archived';
create index residence_put_away on residence (organization_id, name collate by_name, id) where status = 'archived';
create index residence_waiting on residence (organization_id) where status = 'waiting';
create index residence_listed_since on residence (listed_since) where status = 'published';

call enable_row_security('residence');
create policy own_or_published on residence for select to porchlight_app
  using (organization_id = (select app_organization()) or status = 'published');
call allow_own('residence', 'insert, update', 'residences');
-- Until all of an import is written nobody sees a row of it.
create policy not_while_unfinished on residence as restrictive for select to porchlight_app, porchlight_system
  using (import_id is null or import_id <> all ((select hidden_imports())::uuid[]));
call keep_to_residences('residence', 'select', $$id = any ((select app_residences())::uuid[]) or status = 'published'$$);
-- An affiliate lists homes of its state that nobody has claimed. It may state how many beds they have, but never how
-- many are open: only the operator reports that.
create policy affiliates_list_unclaimed on residence as restrictive for insert to porchlight_app with check (
  (select app_kind()) = 'operator'
  or ((select app_kind()) = 'affiliate' and claimed_at is null and state_code = (select app_state()))
);
create policy affiliates_change_unclaimed on residence as restrictive for update to porchlight_app
  using ((select app_kind()) = 'operator' or ((select app_kind()) = 'affiliate' and claimed_at is null))
  with check (
    (select app_kind()) = 'operator'
    or ((select app_kind()) = 'affiliate' and claimed_at is null and state_code = (select app_state()))
  );
-- Where a residence stands is read from the database by those who may, and by nobody who forgets to ask whether they
-- may: its street, ZIP code and points are no columns for requests. What the public may know of them is in `listing`;
-- the organization's own people read `own_residence` (decision 26).
grant select (
  id, organization_id, slug, name, description, state_code, city, address_visibility, phone, email, website,
  narr_level, certified, certified_until, status, is_sample, created_at, updated_at, town_latitude, town_longitude,
  claimed_at, checked_at, fee_amount, fee_per, deposit, other_first_day, cash_to_move_in, fee_includes, fee_said_on,
  answers, answer_notes, minimum_sobriety_days, staff, languages, rules, takes_texts, keeps_waiting_list, version,
  import_id, listed_since
) on residence to porchlight_app;
-- The columns that an operator may write. Whether a residence is certified, is sample data, or whose it is, is not up to
-- them. A residence they add is claimed from the start.
grant insert (
  id, organization_id, claimed_at, slug, name, description, state_code, city, zip, latitude, longitude,
  town_latitude, town_longitude, street, address_visibility, phone, takes_texts, email, website, narr_level, status,
  fee_amount, fee_per, fee_said_on, deposit, other_first_day, fee_includes, minimum_sobriety_days, staff, languages,
  keeps_waiting_list, answers, answer_notes, rules, import_id
) on residence to porchlight_app;
grant update (
  checked_at, slug, name, description, state_code, city, zip, latitude, longitude, town_latitude, town_longitude,
  street, address_visibility, phone, takes_texts, email, website, narr_level, status, fee_amount, fee_per,
  fee_said_on, deposit, other_first_day, fee_includes, minimum_sobriety_days, staff, languages, keeps_waiting_list,
  answers, answer_notes, rules
) on residence to porchlight_app;

-- Every column an organization may know of its own residences, for the roles that edit them.
create view own_residence with (security_barrier = true) as
select * from residence
where organization_id = (select app_organization()) and (select app_may('residences'));
alter view own_residence owner to porchlight_system;
grant select on own_residence to porchlight_app;

-- What lists of homes show of a residence as it stands. The public list ends with these columns (09_listing.sql).
create view stated_residence with (security_invoker = true) as
select id as residence_id, slug, name, state_code, city, address_visibility, phone, takes_texts, narr_level, certified,
  fee_amount, fee_per, cash_to_move_in, minimum_sobriety_days, keeps_waiting_list, is_sample
from residence;
alter view stated_residence owner to porchlight_system;

-- Each save of a residence increases its version, so that two people who edit at once notice each other.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger count_version before update on residence for each row execute function count_version();

-- Addresses a residence had: links to them lead on to the one it has now.
create table residence_slug (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade
);
create index residence_slug_of_residence on residence_slug (residence_id);
create index residence_slug_of_organization on residence_slug (organization_id);

call enable_row_security('residence_slug');
create policy own_or_published on residence_slug for select to porchlight_app
  using (
    organization_id = (select app_organization())
    or exists (select from residence r where r.id = residence_id and r.status = 'published')
  );
call keep_to_residences('residence_slug', 'select', 'reads_residence(residence_id)');
grant select on residence_slug to porchlight_app;

-- The address of a listing that was merged leads to the one that stayed, whatever becomes of it.
create function keep_slug() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from residence_slug where slug = new.slug;
  insert into residence_slug (slug, organization_id, residence_id)
    select old.slug, r.organization_id, r.id from residence r where r.id = residence_after_merges(new.id)
    on conflict (slug) do update set organization_id = excluded.organization_id, residence_id = excluded.residence_id;
  return null;
end $$;
create trigger keep_slug after update of slug on residence
  for each row when (old.slug is distinct from new.slug) execute function keep_slug();

-- Points that were published for earlier addresses of a residence. An address that comes back gets its old point, so
-- that moving it back and forth does not reveal a second point around one door.
create table residence_area (
  residence_id uuid not null references residence (id) on delete cascade,
  organization_id uuid not null references organization (id),
  latitude double precision not null,
  longitude double precision not null,
  primary key (residence_id, latitude, longitude)
);
create index residence_area_of_organization on residence_area (organization_id);

call enable_row_security('residence_area');
call allow_own('residence_area', 'select');
call keep_to_residences('residence_area', 'select', 'reads_residence(residence_id)');
grant select on residence_area to porchlight_app;

create function meters_between(
  from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision
) returns double precision language sql immutable parallel safe
return 111320 * sqrt(
  power(to_latitude - from_latitude, 2)
  + power((to_longitude - from_longitude) * cos(radians((from_latitude + to_latitude) / 2)), 2)
);

-- True if a published point still fits an address: near enough to show its area, but not on it.
create function fits_address(
  area_latitude double precision, area_longitude double precision,
  latitude double precision, longitude double precision
) returns boolean language sql immutable parallel safe
return meters_between(area_latitude, area_longitude, latitude, longitude) between 300 and 1300;

-- An address that is corrected by a few houses keeps its point; one that moves farther gets the point it had there
-- before, or a new one 400 to 1,200 m away. Computed here, because a query for each row of an import is slow.
create function choose_area_point() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  away double precision;
  turn double precision;
begin
  if tg_op = 'UPDATE' then
    if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude)
      and (new.area_latitude, new.area_longitude) is not distinct from (old.area_latitude, old.area_longitude)
      and old.area_latitude is not null
      and not fits_address(old.area_latitude, old.area_longitude, new.latitude, new.longitude)
    then
      insert into residence_area (residence_id, organization_id, latitude, longitude)
        values (new.id, new.organization_id, old.area_latitude, old.area_longitude) on conflict do nothing;
      new.area_latitude := null;
      select a.latitude, a.longitude into new.area_latitude, new.area_longitude
        from residence_area a
        where a.residence_id = new.id and fits_address(a.latitude, a.longitude, new.latitude, new.longitude)
        order by meters_between(a.latitude, a.longitude, new.latitude, new.longitude), a.latitude limit 1;
    end if;
    if (new.city, new.state_code) is distinct from (old.city, old.state_code)
      and (new.town_latitude, new.town_longitude) is not distinct from (old.town_latitude, old.town_longitude)
    then
      new.town_latitude := null;
    end if;
  end if;
  if new.area_latitude is null or new.area_longitude is null then
    away := 400 + 800 * random();
    turn := 2 * pi() * random();
    new.area_latitude := round((new.latitude + away * cos(turn) / 111320)::numeric, 5);
    new.area_longitude := round(
      (new.longitude + away * sin(turn) / (111320 * greatest(cos(radians(new.latitude)), 0.2)))::numeric, 5);
  end if;
  if new.town_latitude is null or new.town_longitude is null then
    new.town_latitude := round(new.latitude::numeric, 1);
    new.town_longitude := round(new.longitude::numeric, 1);
  end if;
  return new;
end $$;
create trigger choose_area_point before insert or update on residence for each row execute function choose_area_point();
