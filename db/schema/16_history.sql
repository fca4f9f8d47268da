-- Who changed what, when and from where. Rows are only added; no role may change or delete one.
create table history (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id),
  happened_at timestamptz not null default clock_timestamp(),
  -- Null where nobody was signed in. The name is copied, so that it still says who it was after a person has left.
  person_id uuid,
  person_name text not null default '' check (length(person_name) <= 254),
  -- The part of the desk it was done in (src/domain/history/history.ts), and the browser and system as the device named
  -- them.
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
-- The history by person: what they have done already is ticked in their training, from the first time on; and what they
-- did last. It only grows, so nothing reads all of it.
create index history_firsts_of_person on history (organisation_id, person_id, subject, change, happened_at);
create index history_of_person on history (organisation_id, person_id, happened_at desc);

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
-- Who edits a residence is told who else has, when both changed one thing.
create policy editors_read_residences on history for select to porchlight_app
  using (
    organisation_id = (select app_organisation()) and subject = 'residence' and (select app_may('residences'))
  );
grant select, insert on history to porchlight_app, porchlight_system;
create trigger only_grows before update or delete or truncate on history
  for each statement execute function refuse_change();

-- What became of the status is told as it became; what is kept of the check is nobody's change.
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
create trigger noted_when_added after insert on residence
  referencing new table as changed for each statement execute function note_residences();
create trigger noted_when_changed after update on residence
  referencing old table as earlier new table as changed for each statement execute function note_residences();

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
create trigger noted_when_added after insert on bed_group
  referencing new table as changed for each statement execute function note_bed_groups();
create trigger noted_when_changed after update on bed_group
  referencing old table as earlier new table as changed for each statement execute function note_bed_groups();

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
create trigger noted_when_said after insert on bed_report
  referencing new table as changed for each statement execute function note_bed_reports();

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
create trigger noted after insert or update of role or delete on membership
  for each row execute function note_memberships();
