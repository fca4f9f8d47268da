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
drop function note_imported(uuid, uuid[]);

-- Plain names. Tables and columns are renamed before this file runs (renamed-columns.ts), and functions get their
-- bodies from the baseline after it.
alter table unfinished_import rename constraint import_in_writing_pkey to unfinished_import_pkey;
alter table bed_report rename constraint bed_report_said_open_check to bed_report_reported_open_check;
alter table reminder_link rename constraint reminder_link_said_open_check to reminder_link_reported_open_check;
alter table claim rename constraint claim_waits_because_check to claim_waiting_reason_check;
alter table claim rename constraint claim_handed_on_to_check to claim_handed_over_to_check;
alter table claim rename constraint claim_handed_on_reason_check to claim_handed_over_reason_check;
alter table state_day rename constraint state_day_said_beds_check to state_day_reported_beds_check;
alter index listing_by_said rename to listing_by_report;
alter index listing_state_said rename to listing_state_report;
alter index inquiry_untold rename to inquiry_unnotified;
alter index publishing_check_untold rename to publishing_check_unnotified;
alter policy not_while_written on residence rename to not_while_unfinished;
alter policy not_while_written on bed_group rename to not_while_unfinished;
alter policy not_while_written on bed_report rename to not_while_unfinished;
do $$
declare renamed record;
begin
  for renamed in
    select old, plain from (values
      ('draw_listings', 'refresh_listings'), ('draw_imported', 'refresh_imported_listings'),
      ('draw_passed', 'import_run_advanced'), ('draw_changed', 'import_changes_finished'),
      ('draw_area', 'choose_area_point'), ('draws_later', 'defers_listing'), ('beds_said', 'bed_reports_added'),
      ('tell_desk', 'notify_desk'), ('tell_desk_of_reports', 'notify_desk_of_reports'),
      ('tell_listings', 'notify_listings'), ('tell_deciders', 'notify_deciders'),
      ('tell_who_left', 'notify_member_left'), ('keep_total', 'set_total_beds'), ('note_change', 'set_changed_at'),
      ('name_listings', 'count_listing_names'), ('keep_standing', 'lock_organisation'),
      ('keep_in_writing', 'track_unfinished_import'), ('compared_of', 'compared_values'), ('ball_point', 'earth_point'),
      ('stands_for_door', 'fits_address'), ('metres_between', 'meters_between'),
      ('check_new_houses', 'check_new_residences'), ('check_changed_houses', 'check_changed_residences'),
      ('check_gone_houses', 'check_deleted_residences'), ('homes_named_like', 'residences_named_like')
    ) as names (old, plain)
  loop
    execute format('alter function %I rename to %I', renamed.old, renamed.plain);
  end loop;
  for renamed in
    select tgrelid::regclass as place, tgname as old, coalesce(plain, regexp_replace(tgname, '^told_', 'notify_')) as plain
    from pg_trigger left join (values
      ('draw_area', 'choose_area_point'), ('keep_total', 'set_total_beds'), ('note_change', 'set_changed_at'),
      ('kept_in_writing', 'track_unfinished_import'), ('listed_when_said', 'listed_when_reported'),
      ('told_when_said', 'notify_when_reported'), ('told_who_left', 'notify_member_left')
    ) as names (old, plain) on names.old = tgname
    where not tgisinternal and (plain is not null or tgname ~ '^told_')
  loop
    execute format('alter trigger %I on %s rename to %I', renamed.old, renamed.place, renamed.plain);
  end loop;
  -- From PostgreSQL 18 on these have names too, made of the column's.
  for renamed in
    select c.conrelid::regclass as place, c.conname as old, t.relname || '_' || a.attname || '_not_null' as plain
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'n' and t.relnamespace = 'public'::regnamespace
      and c.conname <> t.relname || '_' || a.attname || '_not_null'
  loop
    execute format('alter table %s rename constraint %I to %I', renamed.place, renamed.old, renamed.plain);
  end loop;
end $$;

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
