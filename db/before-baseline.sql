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
