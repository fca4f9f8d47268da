-- An import is written in slices, each a short transaction, so that nobody waits for the whole of it. Until all of it is
-- written and decided, nobody sees a row of it. What is left to do then is done slice by slice, by another process where
-- this one was killed. The same goes for taking an import back.

alter table import_run
  add state text not null default 'done' check (state in ('writing', 'finishing', 'done', 'undoing')),
  -- Who is at work on it: a process takes over by another token. One that said nothing for a while is gone.
  add worker uuid,
  add touched_at timestamptz not null default now(),
  -- Who asked for what is being done.
  add asked_by uuid,
  -- The last house that is finished, in the order of ids.
  add at_house uuid,
  -- Houses somebody else changed while the import ran: they stayed as they were. The first of their names.
  add passed int not null default 0,
  add passed_names text[] not null default '{}' check (cardinality(passed_names) <= 50),
  -- How often a process took over what another had begun, and when the next may.
  add tries int not null default 0,
  add next_try_at timestamptz not null default now(),
  -- What could not be brought to its end however often it was tried: the import was taken back; nothing of it is shown to
  -- anybody any more; or its undo ended where it was.
  add stopped text check (stopped in ('taken_back', 'hidden', 'undo'));
create unique index import_run_at_work on import_run (organisation_id)
  where state <> 'done' and stopped is distinct from 'hidden';
grant update (state, worker, touched_at, asked_by, at_house, changed, passed, passed_names, tries, next_try_at, stopped)
  on import_run to porchlight_app;

-- What an import is going to do to a house there is; null once it is done.
alter table import_change add planned jsonb;
create policy own_pass on import_change for delete to porchlight_app
  using (
    organisation_id = (select app_organisation()) and (select app_may('import')) and planned is not null
  );
grant delete on import_change to porchlight_app;
grant update (version, before, planned) on import_change to porchlight_app;

-- The import a row came with, said by the transaction that writes it.
create function app_import() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.import', true), '')::uuid;
alter table residence add import_id uuid;
alter table bed_group add import_id uuid;
alter table bed_report add import_id uuid;
alter table residence alter import_id set default app_import();
alter table bed_group alter import_id set default app_import();
alter table bed_report alter import_id set default app_import();
grant select (import_id) on bed_report to porchlight_app;

-- The ids of imports that are being written: whoever reads houses leaves theirs out.
create table import_in_writing (id uuid primary key);
grant select on import_in_writing to porchlight_app, porchlight_system;
grant insert, delete on import_in_writing to porchlight_system;

create function keep_in_writing() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from import_in_writing where id = old.id and (tg_op = 'DELETE' or new.state <> 'writing');
  if tg_op <> 'DELETE' and new.state = 'writing' then
    insert into import_in_writing (id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger kept_in_writing after insert or delete or update of state on import_run
  for each row execute function keep_in_writing();

-- Imports that are being written, but for the transaction's own. Who looks for free addresses sees all rows.
create function hidden_imports() returns uuid[] language sql stable parallel safe
return case when coalesce(current_setting('app.sees_imports', true), '') = 'on' then '{}'::uuid[] else array(
  select id from import_in_writing where id is distinct from app_import()) end;
create policy not_while_written on residence as restrictive for select to porchlight_app, porchlight_system
  using (import_id is null or import_id <> all ((select hidden_imports())::uuid[]));
create policy not_while_written on bed_group as restrictive for select to porchlight_app, porchlight_system
  using (import_id is null or import_id <> all ((select hidden_imports())::uuid[]));
create policy not_while_written on bed_report as restrictive for select to porchlight_app, porchlight_system
  using (import_id is null or import_id <> all ((select hidden_imports())::uuid[]));

-- An import tells open desks itself, and not after each slice.
drop trigger told_when_added on residence;
create trigger told_when_added after insert on residence
  referencing new table as changed for each statement when (not draws_later()) execute function tell_desk();
drop trigger told_when_changed on residence;
create trigger told_when_changed after update on residence
  referencing new table as changed for each statement when (not draws_later()) execute function tell_desk();
drop trigger told_when_deleted on residence;
create trigger told_when_deleted after delete on residence
  referencing old table as changed for each statement when (not draws_later()) execute function tell_desk();
drop trigger told_when_added on bed_group;
create trigger told_when_added after insert on bed_group
  referencing new table as changed for each statement when (not draws_later()) execute function tell_desk();
drop trigger told_when_changed on bed_group;
create trigger told_when_changed after update on bed_group
  referencing new table as changed for each statement when (not draws_later()) execute function tell_desk();
drop trigger told_when_said on bed_report;
create trigger told_when_said after insert on bed_report
  referencing new table as changed for each statement when (not draws_later()) execute function tell_desk();

-- Houses are drawn on the public list when the slice that did something to them ends.
drop trigger listed_when_done on import_change;
drop trigger listed_when_undone on import_change;
drop function draw_imported();

-- Draws houses of an import. Of a large one it is told once, at its end.
create function draw_imported(run uuid, homes uuid[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if cardinality(homes) = 0 then return; end if;
  perform write_listings(homes, homes);
  if exists (select from import_run i where i.id = run and i.added + i.changed <= 200) then
    perform tell_listings(homes);
  end if;
end $$;

-- What the history says of houses that an import added: they were written before anybody could see them.
create function note_imported(run uuid, homes uuid[]) returns void
language sql set search_path = public, pg_temp as $$
  insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name, change,
      after)
    select c.organisation_id, app_person(), (select acting_name()), 'import', app_device(), said.subject, said.id, r.name,
      said.change, said.after
    from import_change c
    join residence r on r.id = c.residence_id
    cross join lateral (
      select 'residence' as subject, r.id, 'added' as change, jsonb_build_object('status', r.status) as after
      union all
      select 'beds', b.group, 'added', jsonb_build_object('audience', b.audience, 'total_beds', b.total)
      from jsonb_to_recordset(c.beds) b ("group" uuid, audience text, total int)
      union all
      select 'beds', b.group, 'said', jsonb_build_object('occupied', b.occupied, 'total_beds', b.total,
        'audience', b.audience, 'report', b.report)
      from jsonb_to_recordset(c.beds) b ("group" uuid, audience text, total int, report uuid, occupied int)
      where b.report is not null
    ) said
    where c.import_id = run and c.kind = 'added' and c.residence_id = any(homes);
$$;

-- Houses that an import changed: what was planned for them is done.
create function draw_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare run uuid;
begin
  for run in select distinct import_id from changed loop
    perform draw_imported(run, array(
      select n.residence_id from changed n
      join earlier o on o.import_id = n.import_id and o.residence_id = n.residence_id
      where n.import_id = run and o.planned is not null and n.planned is null));
  end loop;
  return null;
end $$;
create trigger listed_when_changed after update on import_change
  referencing old table as earlier new table as changed for each statement execute function draw_changed();

-- Houses that an import added, or took or put back: all up to the one that is said are done. What is gone has no row any
-- more.
create function draw_passed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  homes uuid[] := array(
    select residence_id from import_change
    where import_id = new.id and residence_id <= new.at_house
      and residence_id > coalesce(old.at_house, '00000000-0000-0000-0000-000000000000')
      and (new.state = 'undoing' or kind = 'added'));
begin
  if new.state = 'finishing' then perform note_imported(new.id, homes); end if;
  perform draw_imported(new.id, homes);
  return null;
end $$;
create trigger listed_when_passed after update of at_house on import_run
  for each row when (new.at_house is not null and new.at_house is distinct from old.at_house
    and new.state in ('finishing', 'undoing')) execute function draw_passed();

-- The next houses of an import are found in their order, however many it has and whatever the planner knows of them.
drop index import_change_of_organisation;
create index import_change_of_organisation on import_change (organisation_id, import_id, residence_id);

-- As it was, but for the reports of houses that are gone: as a list of groups, so that an index finds them. Joined, all
-- reports there are were read for each slice.
create or replace function take_back_houses() returns trigger
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
  delete from bed_report where bed_group_id = any(array(select id from bed_group where residence_id = any(gone)));
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

grant create on schema public to porchlight_system;
alter function keep_in_writing() owner to porchlight_system;
alter function draw_changed() owner to porchlight_system;
alter function draw_passed() owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function draw_imported(uuid, uuid[]), note_imported(uuid, uuid[]), keep_in_writing(), draw_changed(),
  draw_passed() from public;
grant execute on function draw_imported(uuid, uuid[]), note_imported(uuid, uuid[]) to porchlight_system;

-- To pack a large file would hold up everybody on the embedded database, and it is kept for a day only.
alter table import_file alter sheet set storage external;
