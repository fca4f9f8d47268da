-- The operator's desk: who may do what in an organisation, who changed what, and who hears of it.
--
-- A person's role in the organisation they act for decides, in the policies below as in src/domain/desk-powers.ts (a test
-- holds the two together). Whoever is no member of it may do nothing in its name.

create function app_role() returns text language sql stable parallel safe
  return (select role from membership where person_id = app_person() and organisation_id = app_organisation());

create function app_may(power text) returns boolean language sql stable parallel safe
  return coalesce((select case role
    when 'owner' then true
    when 'manager' then power in ('beds', 'residences', 'messages', 'import', 'claims', 'reminders')
    else power = 'beds'
  end from (select app_role()) as own (role) where role is not null), false);

drop policy own_insert on residence;
drop policy own_update on residence;
create policy own_insert on residence for insert to porchlight_app
  with check (organisation_id = (select app_organisation()) and (select app_may('residences')));
create policy own_update on residence for update to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('residences')))
  with check (organisation_id = (select app_organisation()));

drop policy own_insert on bed_group;
drop policy own_update on bed_group;
create policy own_insert on bed_group for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and (select app_may('residences'))
    and exists (select from residence r where r.id = residence_id and r.organisation_id = bed_group.organisation_id)
  );
create policy own_update on bed_group for update to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('residences')))
  with check (organisation_id = (select app_organisation()));

drop policy own_insert on bed_report;
create policy own_insert on bed_report for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and (select app_may('beds'))
    and exists (select from bed_group g where g.id = bed_group_id and g.organisation_id = bed_report.organisation_id)
  );

drop policy own_insert on bed_hold;
create policy own_insert on bed_hold for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and (select app_may('beds'))
    and exists (select from bed_group g where g.id = bed_group_id and g.organisation_id = bed_hold.organisation_id)
  );

drop policy own_insert on bed_hold_end;
create policy own_insert on bed_hold_end for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and (select app_may('beds'))
    and exists (select from bed_hold h where h.id = hold_id and h.organisation_id = bed_hold_end.organisation_id)
  );

drop policy own_house_reads on inquiry;
drop policy own_house_handles on inquiry;
create policy own_house_reads on inquiry for select to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('messages')));
create policy own_house_handles on inquiry for update to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('messages')))
  with check (organisation_id = (select app_organisation()));

-- Every save of a residence has the next number: two people who edit at once are told of each other.
alter table residence add version int not null default 1;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger count_version before update on residence for each row execute function count_version();

-- What a house says of its beds stands until it says something else: a report keeps of how many beds it was said, so that
-- more or fewer beds change no number anybody said. Only where there is no room for so many is less open.
alter table bed_report add total_beds int check (total_beds >= 0);
grant update (total_beds) on bed_report to porchlight_system;
set local role porchlight_system;
update bed_report b set total_beds = g.total_beds from bed_group g where g.id = b.bed_group_id;
reset role;
revoke update (total_beds) on bed_report from porchlight_system;
alter table bed_report alter total_beds set not null;
grant select (total_beds) on bed_report to porchlight_app;
drop index bed_report_latest;
create index bed_report_latest on bed_report (bed_group_id, reported_at desc, id desc) include (occupied, total_beds);

create function keep_total() returns trigger language plpgsql as $$
begin
  select total_beds into new.total_beds from bed_group where id = new.bed_group_id;
  return new;
end $$;
create trigger keep_total before insert on bed_report
  for each row when (new.total_beds is null) execute function keep_total();

-- How many of the beds there are now are taken, by a report of `occupied` of the beds there were then: all but as many as
-- were said to be free (takenNow of src/domain/bed-availability.ts). Null without a report.
create function beds_taken(total_now int, occupied int, total_then int) returns int
language sql immutable parallel safe
return case when occupied is not null then greatest(total_now - greatest(total_then - occupied, 0), 0) end;

create or replace view listing_beds_source with (security_invoker = true) as
select g.id as bed_group_id, g.residence_id, r.state_code, g.audience, g.total_beds,
  beds_taken(g.total_beds, latest.occupied, latest.total_beds) as occupied,
  latest.reported_at as said_at, latest.id as report_id,
  array(
    select h.until from bed_hold h
    where h.bed_group_id = g.id and not exists (select from bed_hold_end e where e.hold_id = h.id)
    order by h.until
  ) as holds
from bed_group g
join residence r on r.id = g.residence_id and r.status = 'published' and r.state_code is not null
left join lateral (
  select b.id, b.occupied, b.total_beds, b.reported_at from bed_report b
  where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
) latest on true;

create or replace function beds_said() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare homes uuid[];
begin
  perform from residence r where r.id in (
    select g.residence_id from bed_group g join changed c on c.bed_group_id = g.id
  ) order by r.id for share;
  with newest as (
    select distinct on (bed_group_id) bed_group_id, id, occupied, total_beds, reported_at from changed
    order by bed_group_id, reported_at desc, id desc
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
-- What a note says of somebody is forgotten a while after its hold is over (docs/privacy.md).
grant update (note) on bed_hold to porchlight_system;

-- Addresses a residence had: links to them lead on to the one it has now.
create table residence_slug (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  organisation_id uuid not null references organisation (id),
  residence_id uuid not null references residence (id) on delete cascade
);
create index residence_slug_of_residence on residence_slug (residence_id);
create index residence_slug_of_organisation on residence_slug (organisation_id);
alter table residence_slug enable row level security;
alter table residence_slug force row level security;
create policy own_or_published on residence_slug for select to porchlight_app
  using (
    organisation_id = (select app_organisation())
    or exists (select from residence r where r.id = residence_id and r.status = 'published')
  );
create policy system_does_all on residence_slug to porchlight_system using (true) with check (true);
grant select on residence_slug to porchlight_app;
grant select, insert, update, delete on residence_slug to porchlight_system;

create function keep_slug() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from residence_slug where slug = new.slug;
  insert into residence_slug (slug, organisation_id, residence_id) values (old.slug, new.organisation_id, new.id)
    on conflict (slug) do update set organisation_id = excluded.organisation_id, residence_id = excluded.residence_id;
  return null;
end $$;
create trigger keep_slug after update of slug on residence
  for each row when (old.slug is distinct from new.slug) execute function keep_slug();

-- Who changed what, when and from where. Rows are only added; no role may change or delete one.
create table history (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id),
  happened_at timestamptz not null default clock_timestamp(),
  -- Null where nobody was signed in. The name is copied, so that it still says who it was after a person has left.
  person_id uuid,
  person_name text not null default '' check (length(person_name) <= 254),
  -- The part of the desk it was done in (src/domain/history.ts), and the browser and system as the device named them.
  source text not null check (length(source) between 1 and 30),
  device text not null default '' check (length(device) <= 100),
  subject text not null check (length(subject) between 1 and 30),
  -- For beds and holds the bed group.
  subject_id uuid,
  subject_name text not null default '' check (length(subject_name) <= 254),
  change text not null check (length(change) between 1 and 30),
  -- Only what changed, by name.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- Words of the code. One pattern for all three: it is the dearest part of a row.
  constraint history_words check (source || subject || change ~ '^[a-z_]+$')
);
create index history_of_organisation on history (organisation_id, happened_at desc, id desc);
create index history_of_subject on history (subject_id, organisation_id, happened_at desc);
alter table history enable row level security;
alter table history force row level security;
-- The owner reads all of it. Who said a number is for everyone who says numbers.
create policy own_history on history for select to porchlight_app
  using (
    organisation_id = (select app_organisation())
    and ((select app_may('history')) or (subject in ('beds', 'hold') and (select app_may('beds'))))
  );
create policy own_insert on history for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and person_id = (select app_person())
    and (select app_role()) is not null
  );
create policy system_reads on history for select to porchlight_system using (true);
create policy system_adds on history for insert to porchlight_system with check (true);
grant select, insert on history to porchlight_app;
grant select, insert on history to porchlight_system;

-- What the server said of the change at hand; without a source nothing is noted (seeding, and what the machine does).
create function app_source() returns text language sql stable parallel safe
  return nullif(current_setting('app.source', true), '');
create function app_device() returns text language sql stable parallel safe
  return coalesce(current_setting('app.device', true), '');
create function acting_name() returns text language sql stable
  return coalesce((
    select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) from person where id = app_person()
  ), '');

-- A change of the status alone has nothing before and after it. Who it was is asked once, not for each row: an import has
-- many.
create function note_residences() returns trigger
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
        when n.status = 'archived' then 'archived' when o.status = 'archived' then 'restored' else 'unpublished' end,
      d.before, d.after
    from earlier o join changed n on n.id = o.id
    cross join lateral (
      select coalesce(jsonb_object_agg(was.key, was.value), '{}') as before,
        coalesce(jsonb_object_agg(was.key, now.value), '{}') as after
      from jsonb_each(to_jsonb(o)) was join jsonb_each(to_jsonb(n)) now on now.key = was.key
      where was.value is distinct from now.value
        and was.key not in ('version', 'updated_at', 'cash_to_move_in', 'area_latitude', 'area_longitude', 'status')
    ) d
    where d.before <> '{}' or o.status <> n.status;
  return null;
end $$;

create function note_bed_groups() returns trigger
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
      select c.organisation_id, by_person, by_name, by_source, by_device, 'beds', c.id, r.name, 'added',
        jsonb_build_object('audience', c.audience, 'total_beds', c.total_beds)
      from changed c join residence r on r.id = c.residence_id;
    return null;
  end if;
  -- The open number is noted where the beds have no room any more for what was said, or have it again.
  insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, before, after)
    select n.organisation_id, by_person, by_name, by_source, by_device, 'beds', n.id, r.name, 'changed',
      jsonb_build_object('audience', o.audience, 'total_beds', o.total_beds)
        || case when b.open_then <> b.open_now then jsonb_build_object('open', b.open_then) else '{}' end,
      jsonb_build_object('audience', n.audience, 'total_beds', n.total_beds)
        || case when b.open_then <> b.open_now then jsonb_build_object('open', b.open_now) else '{}' end
    from earlier o join changed n on n.id = o.id join residence r on r.id = n.residence_id
    left join lateral (
      select beds_open(o.total_beds, beds_taken(o.total_beds, said.occupied, said.total_beds), held.untils, now())
          as open_then,
        beds_open(n.total_beds, beds_taken(n.total_beds, said.occupied, said.total_beds), held.untils, now()) as open_now
      from (
        select p.occupied, p.total_beds from bed_report p
        where p.bed_group_id = n.id order by p.reported_at desc, p.id desc limit 1
      ) said
      cross join lateral (
        select array(
          select h.until from bed_hold h
          where h.bed_group_id = n.id and not exists (select from bed_hold_end e where e.hold_id = h.id)
        ) as untils
      ) held
    ) b on true
    where (o.audience, o.total_beds) <> (n.audience, n.total_beds);
  return null;
end $$;

create function note_bed_reports() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  by_source text := app_source();
  by_device text := app_device();
  by_person uuid := app_person();
  by_name text;
begin
  if by_source is null then return null; end if;
  by_name := acting_name();
  insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, before, after)
    select c.organisation_id, by_person, by_name, by_source, by_device, 'beds', g.id, r.name,
      case c.kind when 'confirm' then 'confirmed' else 'said' end,
      case when b.id is null then '{}'
        else jsonb_build_object('occupied', beds_taken(c.total_beds, b.occupied, b.total_beds)) end,
      jsonb_build_object('occupied', c.occupied, 'total_beds', c.total_beds, 'audience', g.audience, 'report', c.id)
      -- Said on the board while the device had no connection, and sent later.
      || case when by_source = 'board' and c.reported_at < clock_timestamp() - interval '1 minute'
        then jsonb_build_object('said_at', iso_time(c.reported_at)) else '{}' end
    from changed c
    join bed_group g on g.id = c.bed_group_id
    join residence r on r.id = g.residence_id
    left join lateral (
      select earlier.id, earlier.occupied, earlier.total_beds from bed_report earlier
      where earlier.bed_group_id = c.bed_group_id and (earlier.reported_at, earlier.id) < (c.reported_at, c.id)
      order by earlier.reported_at desc, earlier.id desc limit 1
    ) b on true;
  return null;
end $$;

-- That a hold has a note, never what it says: a note is about somebody, and no row of the history is ever deleted. A hold
-- that runs longer (app.hold_runs_longer is on) ends and stands again at once: that is one line, and nothing was released.
create function note_holds() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_source() is null then return null; end if;
  insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, after)
    select c.organisation_id, app_person(), acting_name(), app_source(), app_device(), 'hold', g.id, r.name,
      case current_setting('app.hold_runs_longer', true) when 'on' then 'extended' else 'held' end,
      jsonb_build_object('audience', g.audience, 'until', iso_time(c.until), 'hold', c.id)
        || case when c.note <> '' then jsonb_build_object('note', true) else '{}' end
    from changed c join bed_group g on g.id = c.bed_group_id join residence r on r.id = g.residence_id;
  return null;
end $$;

create function note_hold_ends() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_source() is null or current_setting('app.hold_runs_longer', true) = 'on' then return null; end if;
  insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, before)
    select c.organisation_id, app_person(), acting_name(), app_source(), app_device(), 'hold', g.id, r.name,
      case c.reason when 'moved_in' then 'moved_in' else 'released' end,
      jsonb_build_object('audience', g.audience, 'until', iso_time(h.until), 'hold', h.id)
        || case when h.note <> '' then jsonb_build_object('note', true) else '{}' end
    from changed c join bed_hold h on h.id = c.hold_id
    join bed_group g on g.id = h.bed_group_id join residence r on r.id = g.residence_id;
  return null;
end $$;

create function note_memberships() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_source() is null then return null; end if;
  insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, before, after)
    select coalesce(new.organisation_id, old.organisation_id), app_person(), acting_name(), app_source(), app_device(),
      'person', p.id, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email),
      case tg_op when 'INSERT' then 'joined' when 'DELETE' then 'removed' else 'role_changed' end,
      case when tg_op = 'INSERT' then '{}' else jsonb_build_object('role', old.role) end,
      case when tg_op = 'DELETE' then '{}' else jsonb_build_object('role', new.role) end
    from person p where p.id = coalesce(new.person_id, old.person_id);
  return null;
end $$;

create trigger noted_when_added after insert on residence
  referencing new table as changed for each statement execute function note_residences();
create trigger noted_when_changed after update on residence
  referencing old table as earlier new table as changed for each statement execute function note_residences();
create trigger noted_when_added after insert on bed_group
  referencing new table as changed for each statement execute function note_bed_groups();
create trigger noted_when_changed after update on bed_group
  referencing old table as earlier new table as changed for each statement execute function note_bed_groups();
create trigger noted_when_said after insert on bed_report
  referencing new table as changed for each statement execute function note_bed_reports();
create trigger noted_when_held after insert on bed_hold
  referencing new table as changed for each statement execute function note_holds();
create trigger noted_when_ended after insert on bed_hold_end
  referencing new table as changed for each statement execute function note_hold_ends();
create trigger noted after insert or update or delete on membership
  for each row execute function note_memberships();

-- Open desks hear that something of their organisation changed, and ask anew: the channel carries no content.
create function tell_desk() returns trigger language plpgsql as $$
begin
  if (select count(distinct organisation_id) from changed) > 50 then
    perform pg_notify('desk', '*');
  else
    perform pg_notify('desk', organisation_id::text) from (select distinct organisation_id from changed) told;
  end if;
  return null;
end $$;
create trigger told_when_added after insert on residence
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_changed after update on residence
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_added after insert on bed_group
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_changed after update on bed_group
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_said after insert on bed_report
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_held after insert on bed_hold
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_ended after insert on bed_hold_end
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_asked after insert on inquiry
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_handled after update on inquiry
  referencing new table as changed for each statement execute function tell_desk();

grant create on schema public to porchlight_system;
alter function keep_slug() owner to porchlight_system;
alter function note_residences() owner to porchlight_system;
alter function note_bed_groups() owner to porchlight_system;
alter function note_bed_reports() owner to porchlight_system;
alter function note_holds() owner to porchlight_system;
alter function note_hold_ends() owner to porchlight_system;
alter function note_memberships() owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function keep_slug(), note_residences(), note_bed_groups(), note_bed_reports(), note_holds(),
  note_hold_ends(), note_memberships() from public;
