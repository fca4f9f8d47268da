-- Moving in: files that were read and wait to be imported, the imports that were done, and what each changed, so that it
-- can be put back.

-- Everything of an organisation is taken out page by page, and its houses are listed by name: each page begins where an
-- index says, however many there are.
drop index residence_of_organisation;
create index residence_of_organisation on residence (organisation_id, id);
create index residence_in_use on residence (organisation_id, name, id) where status <> 'archived';
create index residence_put_away on residence (organisation_id, name, id) where status = 'archived';
drop index bed_group_of_organisation;
create index bed_group_of_organisation on bed_group (organisation_id, id);
drop index bed_report_of_organisation;
create index bed_report_of_organisation on bed_report (organisation_id, reported_at, id);
drop index bed_hold_of_organisation;
create index bed_hold_of_organisation on bed_hold (organisation_id, placed_at, id);

create table import_file (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
  person_id uuid not null references person (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  read_at timestamptz not null,
  -- A job deletes it from then on.
  expires_at timestamptz not null,
  row_count int not null,
  column_count int not null,
  read_ms int not null,
  -- JSON of the headings and cells. Text: nothing is ever asked of it here.
  sheet text not null check (length(sheet) <= 40000000),
  -- What the person said of it since: where columns go, what was typed in place of a cell.
  choices jsonb not null default '{}'
);
create index import_file_of_person on import_file (organisation_id, person_id, read_at desc);
create index import_file_age on import_file (expires_at);
alter table import_file enable row level security;
alter table import_file force row level security;
create policy own_file on import_file to porchlight_app
  using (
    organisation_id = (select app_organisation()) and person_id = (select app_person()) and (select app_may('import'))
  )
  with check (
    organisation_id = (select app_organisation()) and person_id = (select app_person()) and (select app_may('import'))
  );
create policy system_does_all on import_file to porchlight_system using (true) with check (true);
grant select, insert, delete on import_file to porchlight_app;
grant update (choices) on import_file to porchlight_app;
grant select, insert, update, delete on import_file to porchlight_system;

-- An import that was done. It has the id of its file.
create table import_run (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
  person_id uuid,
  -- The name is copied, so that it still says who it was after a person has left.
  person_name text not null default '' check (length(person_name) <= 254),
  file_name text not null check (length(file_name) between 1 and 200),
  imported_at timestamptz not null,
  published boolean not null,
  added int not null,
  changed int not null,
  same int not null,
  duplicate int not null,
  left_out int not null,
  undone_at timestamptz,
  undone_by text check (length(undone_by) <= 254),
  -- Houses somebody changed after the import: they stayed as they were. The first of their names.
  kept int,
  kept_names text[] check (cardinality(kept_names) <= 50)
);
create index import_run_of_organisation on import_run (organisation_id, imported_at desc);
alter table import_run enable row level security;
alter table import_run force row level security;
create policy own_run on import_run for select to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('import')));
create policy own_insert on import_run for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and person_id = (select app_person()) and (select app_may('import'))
  );
create policy own_undo on import_run for update to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('import')))
  with check (organisation_id = (select app_organisation()));
create policy system_does_all on import_run to porchlight_system using (true) with check (true);
grant select, insert on import_run to porchlight_app;
grant update (undone_at, undone_by, kept, kept_names) on import_run to porchlight_app;
grant select, insert, update, delete on import_run to porchlight_system;

-- What an import did to a house. A job deletes it when it can no longer be undone.
create table import_change (
  import_id uuid not null references import_run (id) on delete cascade,
  residence_id uuid not null references residence (id) on delete cascade,
  organisation_id uuid not null references organisation (id),
  kind text not null check (kind in ('added', 'changed')),
  -- The version the import left the house in: another one means that somebody changed it since.
  version int not null,
  -- The columns that changed, as they were.
  before jsonb not null default '{}',
  -- Its groups of beds: for each what it was and what it became.
  beds jsonb not null default '[]',
  put_back_at timestamptz,
  primary key (import_id, residence_id)
);
create index import_change_of_residence on import_change (residence_id);
create index import_change_of_organisation on import_change (organisation_id);
alter table import_change enable row level security;
alter table import_change force row level security;
create policy own_change on import_change for select to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('import')));
create policy own_insert on import_change for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and (select app_may('import'))
    and exists (select from import_run i where i.id = import_id and i.organisation_id = import_change.organisation_id)
    and exists (select from residence r where r.id = residence_id and r.organisation_id = import_change.organisation_id)
  );
create policy system_does_all on import_change to porchlight_system using (true) with check (true);
create policy own_undo on import_change for update to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('import')))
  with check (organisation_id = (select app_organisation()));
grant select, insert on import_change to porchlight_app;
grant update (put_back_at) on import_change to porchlight_app;
grant select, insert, update, delete on import_change to porchlight_system;

-- The last ten digits of a phone number, however it is written, without its extension (src/domain/tel-address.ts).
create function phone_digits(phone text) returns text language sql immutable parallel safe
return right(regexp_replace(
  regexp_replace(phone, ',? ?(x|ext\.?|extension|#) ?[0-9]{1,6}$', '', 'i'), '[^0-9]', '', 'g'), 10);

-- An import says a house in several statements. It sets app.draws_later, and a house is drawn on the public list once,
-- when the import notes what it did to it. Any other change draws at once.
create function draws_later() returns boolean language sql stable parallel safe
return coalesce(current_setting('app.draws_later', true), '') = 'on';

drop trigger listed_when_added on residence;
create trigger listed_when_added after insert on residence referencing new table as changed
  for each statement when (not draws_later()) execute function residences_changed();
drop trigger listed_when_changed on residence;
create trigger listed_when_changed after update on residence referencing new table as changed
  for each statement when (not draws_later()) execute function residences_changed();
drop trigger listed_when_gone on residence;
create trigger listed_when_gone after delete on residence referencing old table as changed
  for each statement when (not draws_later()) execute function residences_changed();
drop trigger listed_when_added on bed_group;
create trigger listed_when_added after insert on bed_group referencing new table as changed
  for each statement when (not draws_later()) execute function bed_groups_changed();
drop trigger listed_when_changed on bed_group;
create trigger listed_when_changed after update on bed_group referencing new table as changed
  for each statement when (not draws_later()) execute function bed_groups_changed();
drop trigger listed_when_gone on bed_group;
create trigger listed_when_gone after delete on bed_group referencing old table as changed
  for each statement when (not draws_later()) execute function bed_groups_changed();
drop trigger listed_when_said on bed_report;
create trigger listed_when_said after insert on bed_report referencing new table as changed
  for each statement when (not draws_later()) execute function beds_said();

-- What a home answers is read in one pass; the places of the needs are asked once for all homes.
create or replace view listing_source with (security_invoker = true) as
select r.id as residence_id, r.slug, r.name, o.name as organisation_name, r.state_code, r.city,
  case when r.address_visibility <> 'hidden' then r.zip end as zip,
  case when r.address_visibility = 'exact' then r.street end as street,
  r.address_visibility, point.latitude, point.longitude,
  ball_point(coalesce(point.latitude, r.town_latitude), coalesce(point.longitude, r.town_longitude)) as place,
  r.phone, r.takes_texts, r.narr_level, r.certified, r.fee_amount, r.fee_per, r.cash_to_move_in,
  answered.yes as said_yes, answered.no as said_no,
  r.minimum_sobriety_days, r.keeps_waiting_list, r.claimed_at is not null as is_claimed, r.is_sample,
  (select max(latest.reported_at) from bed_group g cross join lateral (
    select b.reported_at from bed_report b where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
  ) latest where g.residence_id = r.id) as said_at,
  case when r.certified then r.certified_until end as certified_until
from residence r
join organisation o on o.id = r.organisation_id
cross join lateral (
  select case r.address_visibility when 'exact' then r.latitude when 'area' then r.area_latitude end as latitude,
    case r.address_visibility when 'exact' then r.longitude when 'area' then r.area_longitude end as longitude
) point
cross join lateral (
  select coalesce(bit_or(need.mask) filter (where need.value = 'true'), 0) as yes,
    coalesce(bit_or(need.mask) filter (where need.value = 'false'), 0) as no
  from (
    select said.value, 1::bigint << ((select jsonb_object_agg(name, bit) from need) ->> said.key)::int as mask
    from jsonb_each(r.answers) said
  ) need
) answered
where r.status = 'published' and r.state_code is not null;
drop function need_mask(jsonb, boolean);

-- The facets of many homes are counted together.
create or replace function count_listings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare one constant int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into listing_facet (state_code, facet, homes)
    select state_code, facet, one * homes from (
      select state_code, 'homes' as facet, count(*) as homes from changed group by state_code
      union all
      select state_code, 'level:' || narr_level, count(*) from changed
        where narr_level is not null group by state_code, narr_level
      union all
      select l.state_code, 'yes:' || n.name, count(*) from changed l join need n on said_yes & (1::bigint << n.bit) <> 0
        group by l.state_code, n.name
      union all
      select l.state_code, 'no:' || n.name, count(*) from changed l join need n on said_no & (1::bigint << n.bit) <> 0
        group by l.state_code, n.name
    ) counted order by state_code, facet
    on conflict (state_code, facet) do update set homes = listing_facet.homes + excluded.homes;
  return null;
end $$;
drop function facets_of(boolean, smallint, bigint, bigint);

-- What draw_listings did, but for telling; `drawn` are those of the homes that may stand on the list already. Home by
-- home, because for several at once a planner that has no statistics of the tables yet looks through all published homes
-- of the operator (EXPLAIN shows it); and planned each time, because a plan that was kept from when the tables were all but
-- empty goes on doing so when they have filled.
create function write_listings(homes uuid[], drawn uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(drawn) > 0 then
    perform from residence where id = any(drawn) order by id for update;
    delete from listing where residence_id = any(drawn);
    delete from listing_beds where residence_id = any(drawn);
  end if;
  execute 'insert into listing (residence_id, slug, name, organisation_name, state_code, city, zip, street,
      address_visibility, latitude, longitude, place, phone, takes_texts, narr_level, certified, fee_amount, fee_per,
      cash_to_move_in, said_yes, said_no, minimum_sobriety_days, keeps_waiting_list, is_claimed, is_sample, said_at,
      certified_until)
    select drawn.* from unnest($1) home
    cross join lateral (select * from listing_source s where s.residence_id = home offset 0) drawn' using homes;
  execute 'insert into listing_beds
    select drawn.* from unnest($1) home
    cross join lateral (select * from listing_beds_source s where s.residence_id = home offset 0) drawn' using homes;
end $$;
create or replace function draw_listings(homes uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform write_listings(homes, homes);
  perform tell_listings(homes);
end $$;

create function draw_imported() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  homes uuid[] := array(select residence_id from changed);
  there uuid[];
begin
  if tg_op = 'INSERT' then
    -- A house is noted as added by the transaction that adds it: nobody else sees it, and it was never drawn.
    perform write_listings(homes, array(select residence_id from changed where kind <> 'added'));
  else
    -- What an undone import took away is off the list already (gone_when_undone comes first).
    there := array(select id from residence where id = any(homes));
    if cardinality(there) > 0 then perform write_listings(there, there); end if;
  end if;
  -- Of a large import it is said once that everything is to be looked at.
  if exists (
    select from import_run i where i.id in (select import_id from changed) and i.added + i.changed > 200
  ) then
    perform pg_notify('listing', '*');
  else
    perform tell_listings(homes);
  end if;
  return null;
end $$;
create trigger listed_when_done after insert on import_change
  referencing new table as changed for each statement execute function draw_imported();
create trigger listed_when_undone after update on import_change
  referencing new table as changed for each statement execute function draw_imported();

-- A house that an import added, and that nobody has touched since, is gone when the import is undone: it was never more
-- than a row of a sheet, and would stand beside the next one of its name for ever. What somebody changed, asked, held,
-- claimed or said of a house keeps it. Of a house that was there before goes what the import said of its beds, where
-- nobody said anything since: the number before it is the last one again, as old as it is.
create function take_back_houses() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare gone uuid[] := array(
  select r.id from changed c join residence r on r.id = c.residence_id
  where c.kind = 'added' and c.put_back_at is not null and r.version = c.version
    and r.organisation_id = c.organisation_id
    and not exists (select from import_change o where o.residence_id = r.id and o.import_id <> c.import_id)
    and not exists (select from inquiry q where q.residence_id = r.id)
    and not exists (select from waiting w where w.residence_id = r.id)
    and not exists (select from waiting_setting w where w.residence_id = r.id)
    and not exists (select from claim k where k.residence_id = r.id)
    and not exists (select from reminder_recipient n where n.organisation_id = r.organisation_id
      and r.id = any(n.residence_ids))
    and not exists (select from bed_group g where g.residence_id = r.id and (
      g.id not in (select b.group from jsonb_to_recordset(c.beds) b ("group" uuid))
      or exists (select from bed_hold h where h.bed_group_id = g.id)
      or exists (select from reminder m where m.bed_group_id = g.id)
      or exists (select from bed_report p where p.bed_group_id = g.id
        and p.id not in (select b.report from jsonb_to_recordset(c.beds) b (report uuid) where b.report is not null))))
  for update of r);
begin
  insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name, change,
      before)
    select organisation_id, app_person(), (select acting_name()), coalesce(app_source(), 'import'), app_device(),
      'residence', id, name, 'taken_back', jsonb_build_object('status', status)
    from residence where id = any(gone);
  delete from listing where residence_id = any(gone);
  delete from listing_beds where residence_id = any(gone);
  delete from bed_report where bed_group_id in (select id from bed_group where residence_id = any(gone));
  delete from bed_group where residence_id = any(gone);
  delete from residence where id = any(gone);
  with unsaid as (
    delete from bed_report p
    using changed c cross join lateral jsonb_to_recordset(c.beds) b ("group" uuid, report uuid)
    where c.kind = 'changed' and c.put_back_at is not null
      and p.id = b.report and p.bed_group_id = b.group and p.organisation_id = c.organisation_id
      and not exists (
        select from bed_report n
        where n.bed_group_id = p.bed_group_id and (n.reported_at, n.id) > (p.reported_at, p.id)
      )
    returning p.id, p.bed_group_id, p.occupied, p.total_beds
  )
  insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name, change,
      before, after)
    select r.organisation_id, app_person(), (select acting_name()), coalesce(app_source(), 'import'), app_device(),
      'beds', g.id, r.name, 'said',
      jsonb_build_object('occupied', beds_taken(g.total_beds, u.occupied, u.total_beds)),
      jsonb_build_object('occupied', beds_taken(g.total_beds, was.occupied, was.total_beds), 'total_beds', g.total_beds,
        'audience', g.audience)
    from unsaid u
    join bed_group g on g.id = u.bed_group_id
    join residence r on r.id = g.residence_id
    cross join lateral (
      select b.occupied, b.total_beds from bed_report b
      where b.bed_group_id = g.id and b.id <> u.id order by b.reported_at desc, b.id desc limit 1
    ) was;
  return null;
end $$;
create trigger gone_when_undone after update on import_change
  referencing new table as changed for each statement execute function take_back_houses();
create trigger told_when_deleted after delete on residence
  referencing old table as changed for each statement execute function tell_desk();

grant create on schema public to porchlight_system;
alter function write_listings(uuid[], uuid[]) owner to porchlight_system;
alter function draw_imported() owner to porchlight_system;
alter function take_back_houses() owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function write_listings(uuid[], uuid[]), draw_imported(), take_back_houses() from public;
grant execute on function write_listings(uuid[], uuid[]) to porchlight_system;
