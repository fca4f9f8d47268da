-- Editing residences at the desk: who changed one last, and a point of the area that is drawn once for a door and kept.

-- Who edits a residence is told who else has, when both changed one thing.
create policy editors_read_residences on history for select to porchlight_app
  using (
    organisation_id = (select app_organisation()) and subject = 'residence' and (select app_may('residences'))
  );

-- What an operator may say of a house, column by column: whether it is certified, sample data, or whose it is, is not
-- theirs to say. A house they add is claimed from its first moment on.
revoke insert, update on residence from porchlight_app;
grant insert (id, organisation_id, claimed_at, slug, name, description, state_code, city, zip, latitude, longitude, town_latitude, town_longitude,
  street, address_visibility, phone, takes_texts, email, website, narr_level, status, fee_amount, fee_per, fee_said_on,
  deposit, other_first_day, fee_includes, minimum_sobriety_days, staff, languages, keeps_waiting_list, answers,
  answer_notes, rules) on residence to porchlight_app;
grant update (checked_at, slug, name, description, state_code, city, zip, latitude, longitude, town_latitude, town_longitude,
  street, address_visibility, phone, takes_texts, email, website, narr_level, status, fee_amount, fee_per, fee_said_on,
  deposit, other_first_day, fee_includes, minimum_sobriety_days, staff, languages, keeps_waiting_list, answers,
  answer_notes, rules) on residence to porchlight_app;

-- Points that were drawn for doors a residence had before: one that comes back is shown where it was shown, so that
-- moving it to and fro draws no second point around one door.
create table residence_area (
  residence_id uuid not null references residence (id) on delete cascade,
  organisation_id uuid not null references organisation (id),
  latitude double precision not null,
  longitude double precision not null,
  primary key (residence_id, latitude, longitude)
);
create index residence_area_of_organisation on residence_area (organisation_id);
alter table residence_area enable row level security;
alter table residence_area force row level security;
create policy own_area on residence_area for select to porchlight_app
  using (organisation_id = (select app_organisation()));
create policy system_does_all on residence_area to porchlight_system using (true) with check (true);
grant select on residence_area to porchlight_app;
grant select, insert, update, delete on residence_area to porchlight_system;

create function metres_between(
  from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision
) returns double precision language sql immutable parallel safe
return 111320 * sqrt(
  power(to_latitude - from_latitude, 2)
  + power((to_longitude - from_longitude) * cos(radians((from_latitude + to_latitude) / 2)), 2)
);

-- True while a drawn point still stands for a door: near enough to show its area, and not on it.
create function stands_for_door(
  area_latitude double precision, area_longitude double precision,
  latitude double precision, longitude double precision
) returns boolean language sql immutable parallel safe
return metres_between(area_latitude, area_longitude, latitude, longitude) between 300 and 1300;

-- A door that is corrected by a few houses keeps its point; one that moved away gets the point it had there before, or
-- a new one: some 400 to 1,200 m away, reckoned here because a query for each row of an import takes long.
create or replace function draw_area() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  away double precision;
  turn double precision;
begin
  if tg_op = 'UPDATE' then
    if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude)
      and (new.area_latitude, new.area_longitude) is not distinct from (old.area_latitude, old.area_longitude)
      and old.area_latitude is not null
      and not stands_for_door(old.area_latitude, old.area_longitude, new.latitude, new.longitude)
    then
      insert into residence_area (residence_id, organisation_id, latitude, longitude)
        values (new.id, new.organisation_id, old.area_latitude, old.area_longitude) on conflict do nothing;
      new.area_latitude := null;
      select a.latitude, a.longitude into new.area_latitude, new.area_longitude
        from residence_area a
        where a.residence_id = new.id and stands_for_door(a.latitude, a.longitude, new.latitude, new.longitude)
        order by metres_between(a.latitude, a.longitude, new.latitude, new.longitude), a.latitude limit 1;
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

drop function drawn_near(double precision, double precision);

grant create on schema public to porchlight_system;
alter function draw_area() owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function draw_area() from public;
