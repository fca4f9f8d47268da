-- Availability is never stored. A house adds a row to bed_report; how many beds are open now follows from the latest row
-- of each group and from the holds that still run (beds_open). These rows are never changed.

create table bed_group (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id),
  -- For whom these beds are kept: the operator's stated rule.
  audience text not null check (audience in
    ('women', 'men', 'any', 'women_with_children', 'families', 'couples', 'lgbtq')),
  total_beds int not null check (total_beds between 0 and 1000),
  import_id uuid,
  -- How many beds are said to open, and on which day: callers ask for next week. It changes no number by itself.
  opens_on date,
  opens_beds smallint check (opens_beds between 1 and 1000),
  check ((opens_on is null) = (opens_beds is null)),
  unique (residence_id, audience)
);
create index bed_group_of_organization on bed_group (organization_id, id);

call enable_row_security('bed_group');
create policy own_or_published on bed_group for select to porchlight_app
  using (
    organization_id = (select app_organization())
    or exists (select from residence r where r.id = residence_id and r.status = 'published')
  );
call keep_to_residences('bed_group', 'select', 'reads_residence(residence_id)');
call allow_own('bed_group', 'insert', 'residences', only_if => $$
  exists (select from residence r where r.id = residence_id and r.organization_id = bed_group.organization_id)
$$);
call allow_own('bed_group', 'update', 'residences');
create policy not_while_unfinished on bed_group as restrictive for select to porchlight_app, porchlight_system
  using (import_id is null or import_id <> all ((select hidden_imports())::uuid[]));
grant select, insert, update on bed_group to porchlight_app;

-- Who says how many beds are open says when the next one opens, and changes nothing else of a group. False where it is
-- so already, or the group is of somebody else.
create function say_opening(of_group uuid, opening date, beds int) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (app_may('beds') and app_kind() = 'operator') then
    raise insufficient_privilege using message = 'not allowed to say when a bed opens';
  end if;
  update bed_group set opens_on = opening, opens_beds = beds
    where id = of_group and organization_id = app_organization()
      and (app_residences() is null or residence_id = any (app_residences()))
      and (opens_on, opens_beds) is distinct from (opening, beds::smallint);
  return found;
end $$;

create table bed_report (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  bed_group_id uuid not null references bed_group (id),
  occupied int not null check (occupied >= 0),
  -- 'confirm': the number of the report before is still right.
  kind text not null check (kind in ('report', 'confirm')),
  reported_at timestamptz not null default now(),
  reported_by uuid,
  -- How many beds the group had at the time of the report. A report holds until the next one, so adding or removing beds
  -- later does not change how many were reported open, unless there is no longer room for that many.
  total_beds int not null check (total_beds >= 0),
  import_id uuid,
  -- The number of open beds that was sent, beside the number occupied that follows from it. The same change sent again
  -- with another number is refused. Null for a report that nobody sent: an import, or somebody who moved in.
  reported_open smallint check (reported_open >= 0),
  -- When the number was first said, where this report gives back the one before a tap: it is as old as it was. Its place
  -- in the log is `reported_at`.
  as_of timestamptz check (as_of < reported_at)
);
create index bed_report_latest on bed_report (bed_group_id, reported_at desc, id desc)
  include (occupied, total_beds, as_of);
create index bed_report_of_organization on bed_report (organization_id, reported_at, id);

call enable_row_security('bed_report', system_may => 'select, insert, delete');
create policy own_or_published on bed_report for select to porchlight_app
  using (
    organization_id = (select app_organization())
    or exists (
      select from bed_group g join residence r on r.id = g.residence_id
      where g.id = bed_group_id and r.status = 'published'
    )
  );
call allow_own('bed_report', 'insert', 'beds', only_if => $$
  exists (select from bed_group g where g.id = bed_group_id and g.organization_id = bed_report.organization_id)
$$);
create policy not_while_unfinished on bed_report as restrictive for select to porchlight_app, porchlight_system
  using (import_id is null or import_id <> all ((select hidden_imports())::uuid[]));
create policy operators_say_beds on bed_report as restrictive for insert to porchlight_app
  with check ((select app_kind()) = 'operator');
call keep_to_residences('bed_report', 'select', 'reads_bed_group(bed_group_id)');
create policy said_of_own_residences on bed_report as restrictive for insert to porchlight_app with check (
  (select app_residences()) is null or works_for_group(bed_group_id)
);
grant insert on bed_report to porchlight_app;
-- Who reported a number is known to the operator alone, so the column is not public.
grant select (
  id, organization_id, bed_group_id, occupied, kind, reported_at, total_beds, import_id, reported_open, as_of
) on bed_report to porchlight_app;

create function set_total_beds() returns trigger language plpgsql as $$
begin
  select total_beds into new.total_beds from bed_group where id = new.bed_group_id;
  return new;
end $$;
create trigger set_total_beds before insert on bed_report
  for each row when (new.total_beds is null) execute function set_total_beds();

-- A bed kept for somebody for a while. Rows are only added: a hold ends at `until`, or with a row in bed_hold_end.
create table bed_hold (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  bed_group_id uuid not null references bed_group (id),
  placed_at timestamptz not null default now(),
  until timestamptz not null,
  placed_by uuid,
  -- Initials and plans for the house's own people; never public.
  note text not null default '' check (length(note) <= 200),
  check (until > placed_at)
);
create index bed_hold_of_group on bed_hold (bed_group_id, until desc);
create index bed_hold_of_organization on bed_hold (organization_id, placed_at, id);

call enable_row_security('bed_hold', system_may => 'select, insert, delete');
call allow_own('bed_hold', 'select');
call allow_own('bed_hold', 'insert', 'beds', only_if => $$
  exists (select from bed_group g where g.id = bed_group_id and g.organization_id = bed_hold.organization_id)
$$);
create policy operators_hold_beds on bed_hold as restrictive for insert to porchlight_app
  with check ((select app_kind()) = 'operator');
-- Holds and their notes are of the house's own people, published or not.
call keep_to_residences('bed_hold', 'all', 'works_for_group(bed_group_id)');
grant select, insert on bed_hold to porchlight_app;
-- Notes about a person are deleted some time after the hold has ended (docs/privacy.md).
grant update (note) on bed_hold to porchlight_system;

create table bed_hold_end (
  hold_id uuid primary key references bed_hold (id),
  organization_id uuid not null references organization (id),
  ended_at timestamptz not null default now(),
  ended_by uuid,
  reason text not null check (reason in ('cancelled', 'moved_in'))
);
create index bed_hold_end_of_organization on bed_hold_end (organization_id);

call enable_row_security('bed_hold_end', system_may => 'select, insert, delete');
call allow_own('bed_hold_end', 'select');
call allow_own('bed_hold_end', 'insert', 'beds', only_if => $$
  exists (select from bed_hold h where h.id = hold_id and h.organization_id = bed_hold_end.organization_id)
$$);
call keep_to_residences('bed_hold_end', 'all', 'reads_bed_hold(hold_id)');
grant select, insert on bed_hold_end to porchlight_app;

-- What one shift leaves for the next, of one house: plans, no names, no health. Deleted after some days
-- (docs/privacy.md). Whoever wrote it may change it while the shift lasts (src/domain/people/shift.ts).
create table shift_note (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  words text not null check (length(words) between 1 and 1000),
  written_at timestamptz not null,
  changed_at timestamptz not null,
  written_by uuid not null,
  -- Copied, so that it still says who it was after a person has left.
  written_name text not null check (length(written_name) <= 254)
);
create index shift_note_of_residence on shift_note (residence_id, written_at desc);
create index shift_note_of_organization on shift_note (organization_id, written_at);
create index shift_note_age on shift_note (written_at);

call enable_row_security('shift_note');
call allow_own('shift_note', 'select', 'beds');
call allow_own('shift_note', 'insert', 'beds', only_if => $$
  written_by = (select app_person())
  and exists (select from residence r where r.id = residence_id and r.organization_id = shift_note.organization_id)
$$);
call allow_own('shift_note', 'update, delete', 'beds', only_if => 'written_by = (select app_person())');
call keep_to_residences('shift_note', 'all');
grant select, insert, delete, update (words, changed_at) on shift_note to porchlight_app;

-- Up to when somebody has read what happened at their houses.
create table shift_seen (
  organization_id uuid not null,
  person_id uuid not null,
  seen_at timestamptz not null,
  primary key (organization_id, person_id),
  foreign key (person_id, organization_id) references membership (person_id, organization_id) on delete cascade
);
create index shift_seen_of_person on shift_seen (person_id, organization_id);

call enable_row_security('shift_seen');
call allow_own('shift_seen', 'select, update', only_if => 'person_id = (select app_person())');
call allow_own('shift_seen', 'insert', 'beds', only_if => 'person_id = (select app_person())');
grant select, insert, update (seen_at) on shift_seen to porchlight_app;

create function holds_running(holds timestamptz[], at timestamptz) returns int language sql immutable parallel safe
return (select count(*)::int from unnest(holds) ends where ends > at);

-- Beds open at a moment: never negative, and a hold that has run out takes none. Without a subquery of its own it
-- becomes part of the query that calls it, and the holds are counted only for the few groups that have some.
create function beds_open(total int, occupied int, holds timestamptz[], at timestamptz) returns int
language sql immutable parallel safe
return greatest(total - occupied - case when holds = '{}' then 0 else holds_running(holds, at) end, 0);

-- How many of the beds there are now are taken, by a report of `occupied` of the beds there were then: all but as many
-- as were said to be free (takenNow of src/domain/beds/bed-availability.ts). Null without a report.
create function beds_taken(total_now int, occupied int, total_then int) returns int
language sql immutable parallel safe
return case when occupied is not null then greatest(total_now - greatest(total_then - occupied, 0), 0) end;

-- When a residence goes to another organization, or a listing into another, its reports and holds go with it: the system
-- may change the organization and the group of these rows, and nothing else. What was done stays in the history of the
-- organization that did it.
grant update (organization_id) on bed_report, bed_hold, bed_hold_end to porchlight_system;
grant update (bed_group_id) on bed_report, bed_hold to porchlight_system;
