-- The team of an organisation: who is asked to join, who is trained, and that somebody always owns it.

-- Only a hash of the mailed link's secret is kept: whoever reads this table can join nothing.
create table invitation (
  id uuid primary key,
  organisation_id uuid not null references organisation (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('owner', 'manager', 'bed_updater')),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  invited_by uuid not null,
  -- The name is copied, so that it still says who it was after a person has left.
  invited_by_name text not null check (length(invited_by_name) <= 254),
  created_at timestamptz not null,
  -- When its latest mail was queued, and how many there were.
  sent_at timestamptz not null,
  mails int not null default 1 check (mails > 0),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  check ((accepted_at is null) = (accepted_by is null)),
  check (withdrawn_at is null or accepted_at is null)
);
create unique index invitation_waiting on invitation (organisation_id, email)
  where withdrawn_at is null and accepted_at is null;
create index invitation_of_organisation on invitation (organisation_id, created_at);
create index invitation_age on invitation (expires_at);

alter table invitation enable row level security;
alter table invitation force row level security;
create policy own_select on invitation for select to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('team')));
create policy own_insert on invitation for insert to porchlight_app with check (
  organisation_id = (select app_organisation()) and (select app_may('team'))
  and invited_by = (select app_person()) and accepted_at is null and withdrawn_at is null
);
create policy own_update on invitation for update to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('team')))
  with check (organisation_id = (select app_organisation()));
create policy system_does_all on invitation to porchlight_system using (true) with check (true);
grant select, insert on invitation to porchlight_app;
grant update (secret_hash, sent_at, mails, expires_at, withdrawn_at) on invitation to porchlight_app;
grant select, insert, update, delete on invitation to porchlight_system;

-- What somebody ticked off the training by themselves. What the software can see is read where it happened.
create table training_step (
  organisation_id uuid not null,
  person_id uuid not null,
  step text not null check (step ~ '^[a-z_]{1,30}$'),
  done_at timestamptz not null default now(),
  primary key (organisation_id, person_id, step),
  foreign key (person_id, organisation_id) references membership (person_id, organisation_id) on delete cascade
);

alter table training_step enable row level security;
alter table training_step force row level security;
create policy own_select on training_step for select to porchlight_app using (
  organisation_id = (select app_organisation())
  and (person_id = (select app_person()) or (select app_may('team')))
);
create policy own_insert on training_step for insert to porchlight_app with check (
  organisation_id = (select app_organisation()) and person_id = (select app_person())
  and (select app_role()) is not null
);
create policy own_delete on training_step for delete to porchlight_app
  using (organisation_id = (select app_organisation()) and person_id = (select app_person()));
create policy system_does_all on training_step to porchlight_system using (true) with check (true);
grant select, insert, delete on training_step to porchlight_app;
grant select, insert, update, delete on training_step to porchlight_system;

-- A question that somebody answered ticks their training, and still does when the question is deleted after its time.
create function tick_answering() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into training_step (organisation_id, person_id, step)
    select organisation_id, person_id, 'answer_question' from membership
    where organisation_id = new.organisation_id and person_id = new.answered_by
    on conflict do nothing;
  return null;
end $$;
create trigger ticks_training after update of answered_by on inquiry
  for each row when (new.answered_by is not null) execute function tick_answering();

-- Owners change roles and remove people; everybody may leave.
alter table membership add training_reminded_at timestamptz;
create policy team_changes on membership for update to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('team')))
  with check (organisation_id = (select app_organisation()));
create policy team_removes on membership for delete to porchlight_app using (
  organisation_id = (select app_organisation())
  and (person_id = (select app_person()) or (select app_may('team')))
);
grant update (role, training_reminded_at), delete on membership to porchlight_app;

-- A reminder to train is no change of the role.
drop trigger noted on membership;
create trigger noted after insert or update of role or delete on membership
  for each row execute function note_memberships();

-- The last owner stays. Of two who would leave at once the second waits for the first, and then counts who is left.
create function keep_an_owner() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organisation where id = old.organisation_id for no key update;
  if found and not exists (
    select from membership where organisation_id = old.organisation_id and role = 'owner'
  ) then
    raise exception 'An organisation keeps an owner.'
      using errcode = 'check_violation', constraint = 'organisation_keeps_an_owner', table = 'membership';
  end if;
  return null;
end $$;
create constraint trigger organisation_keeps_an_owner after update or delete on membership
  for each row when (old.role = 'owner') execute function keep_an_owner();

-- History: nobody holds the right to change or delete a row, and whoever owns the table is stopped as well.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only added.', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger only_grows before update or delete or truncate on history
  for each statement execute function refuse_change();

-- The history by person: what they have done already is ticked in their training, from the first time on; and what they
-- did last. It only grows, so nothing reads all of it.
create index history_firsts_of_person on history (organisation_id, person_id, subject, change, happened_at);
create index history_of_person on history (organisation_id, person_id, happened_at desc);

create trigger told_when_added after insert on invitation
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_changed after update on invitation
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_ticked after insert on training_step
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_unticked after delete on training_step
  referencing old table as changed for each statement execute function tell_desk();
create trigger told_when_joined after insert on membership
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_changed after update on membership
  referencing new table as changed for each statement execute function tell_desk();
create trigger told_when_left after delete on membership
  referencing old table as changed for each statement execute function tell_desk();

-- Whoever left hears nothing more: their open streams end on every server.
create function tell_who_left() returns trigger language plpgsql as $$
begin
  perform pg_notify('left_desk', old.organisation_id || ' ' || old.person_id);
  return null;
end $$;
create trigger told_who_left after delete on membership for each row execute function tell_who_left();

grant create on schema public to porchlight_system;
alter function keep_an_owner() owner to porchlight_system;
alter function tick_answering() owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function keep_an_owner(), tick_answering() from public;
