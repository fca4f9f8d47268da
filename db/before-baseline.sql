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
create or replace function draw_passed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  homes uuid[] := array(
    select residence_id from import_change
    where import_id = new.id and residence_id <= new.at_house
      and residence_id > coalesce(old.at_house, '00000000-0000-0000-0000-000000000000')
      and (new.state = 'undoing' or kind = 'added'));
begin
  perform draw_imported(new.id, homes);
  return null;
end $$;
drop function note_imported(uuid, uuid[]);

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
