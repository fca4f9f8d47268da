create table organization (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('operator', 'affiliate', 'alliance')),
  name text not null check (length(name) between 1 and 200),
  state_code char(2) check (state_code ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  -- When an operator was checked, and by what: a claim that was approved, or an entry of publishing_check. Null for one
  -- that stood on the public list before there was a check.
  checked_at timestamptz,
  check_id uuid,
  -- What its own people say of it. The public reads phone and website on the pages of its houses.
  phone text not null default '' check (length(phone) <= 40),
  website text not null default '' check (length(website) <= 300),
  time_zone text check (length(time_zone) between 1 and 40)
);
create unique index organization_one_alliance on organization (kind) where kind = 'alliance';
-- A state has one affiliate, or none.
create unique index organization_affiliate_of_state on organization (state_code) where kind = 'affiliate';

-- The sign-in library's table, like session, account, verification, passkey and two_factor
-- (src/server/modules/auth/library/sign-in-tables.ts maps its names to ours); a test asks the library whether any
-- column is missing. porchlight_sign_in works on them. porchlight_app sees people and memberships, and nothing that
-- could open a session.
create table person (
  id uuid primary key default gen_random_uuid(),
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  -- Always lower case, so that one address cannot have two accounts.
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  two_factor_enabled boolean not null default false
);

create table membership (
  person_id uuid not null references person (id) on delete cascade,
  organization_id uuid not null references organization (id) on delete cascade,
  role text not null check (role in ('owner', 'manager', 'house_manager', 'bed_updater')),
  created_at timestamptz not null default now(),
  -- When they were reminded to train.
  training_reminded_at timestamptz,
  -- The houses they work for; null for every house, also those to come. Owners and managers work for all.
  residence_ids uuid[],
  -- When they said, by the link in it, that they do not want the mail of the day before a number is withdrawn.
  warnings_stopped_at timestamptz,
  primary key (person_id, organization_id),
  constraint membership_some_residences check (
    residence_ids is null or (role in ('house_manager', 'bed_updater') and cardinality(residence_ids) between 1 and 5000)
  )
);
create index membership_organization on membership (organization_id);

-- What a role may do, as in src/domain/people/desk-powers.ts (a test holds the two together). Statements that look for the
-- people of an organization who may do something ask it too.
create function role_may(role text, power text) returns boolean language sql immutable parallel safe
  return case role
    when 'owner' then true
    when 'manager' then power in ('beds', 'residences', 'messages', 'import', 'claims', 'reminders')
    when 'house_manager' then power in ('beds', 'messages')
    when 'bed_updater' then power = 'beds'
    else false
  end;

-- A person's role in the organization they act for decides. Somebody who is not a member may do nothing in its name.
-- Policies ask these with every statement. They are PL/pgSQL because that keeps its plans; SQL would plan each time.
create function app_role() returns text language plpgsql stable parallel safe as $$
begin
  return (select role from membership where person_id = app_person() and organization_id = app_organization());
end $$;

create function app_may(power text) returns boolean language plpgsql stable parallel safe as $$
begin
  return role_may(app_role(), power);
end $$;

-- The houses that a person is kept to; null for every house. Tables that hang on a house have a restrictive policy
-- that asks it (kept_to_residences). What is public of the other houses they read as any visitor does.
create function app_residences() returns uuid[] language plpgsql stable parallel safe as $$
begin
  return (select residence_ids from membership where person_id = app_person() and organization_id = app_organization());
end $$;

-- What kept_to_residences asks of a row that hangs on a house by another row: reads_residence, reads_bed_group and so on.
-- Functions and no subqueries: a subquery is planned with all policies of its table, for everybody and in every statement.
do $$
declare kept text;
begin
  foreach kept in array array['residence', 'bed_group', 'bed_hold', 'inquiry', 'waiting'] loop
    execute format('create function reads_%1$s(of_row uuid) returns boolean language plpgsql stable parallel safe as
      ''begin return exists (select from %1$s where id = of_row); end''', kept);
  end loop;
end $$;

create function works_for_group(of_group uuid) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from bed_group where id = of_group and residence_id = any (app_residences()));
end $$;

create function app_kind() returns text language plpgsql stable parallel safe as $$
begin
  return (select kind from organization where id = app_organization());
end $$;

create function app_state() returns char(2) language sql stable parallel safe
  return (select state_code from organization where id = app_organization());

-- Who decides in a state: its affiliate, and the alliance everywhere (when, says src/domain/claims/claim.ts).
create function app_decides(state char(2)) returns boolean language sql stable parallel safe
  return (select app_may('claims')) and exists (
    select from organization o where o.id = app_organization()
      and (o.kind = 'alliance' or (o.kind = 'affiliate' and o.state_code = state))
  );

create function acting_name() returns text language sql stable
  return coalesce((
    select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) from person where id = app_person()
  ), '');

call enable_row_security('organization');
create policy own_organization on organization for select to porchlight_app using (id = (select app_organization()));
create policy signing_in_reads on organization for select to porchlight_sign_in using (true);
-- Who certifies in a state is a public fact; other organizations keep their rows to themselves.
create policy affiliates_are_public on organization for select to porchlight_app using (kind = 'affiliate');
-- Signing up makes an operator; what kind an organization is never comes from a form.
create policy signing_up on organization for insert to porchlight_sign_in
  with check (kind = 'operator' and checked_at is null and check_id is null);
-- An operator's owner renames it. What an affiliate is called is its state's affair, and the alliance's.
create policy own_change on organization for update to porchlight_app
  using (id = (select app_organization()) and kind = 'operator' and (select app_may('team')))
  with check (id = (select app_organization()) and kind = 'operator');
grant select, update (name, phone, website, time_zone) on organization to porchlight_app;
grant select, insert on organization to porchlight_sign_in;

-- The alliance itself, to which messages of the contact form belong (allianceId in src/domain/people/organization.ts).
set local role porchlight_system;
insert into organization (id, kind, name) values ('00000000-0000-4000-8000-000000000001', 'alliance', 'The Alliance');
reset role;

call enable_row_security('person');
-- Oneself and the people of the organization one acts for.
create policy own_people on person for select to porchlight_app
  using (
    id = (select app_person())
    or id in (select person_id from membership where organization_id = (select app_organization()))
  );
create policy signing_in on person to porchlight_sign_in using (true) with check (true);
grant select, insert, update, delete on person to porchlight_sign_in;
grant select on person to porchlight_app;

call enable_row_security('membership');
create policy own_membership on membership for select to porchlight_app
  using (person_id = (select app_person()) or organization_id = (select app_organization()));
create policy signing_in on membership to porchlight_sign_in using (true) with check (true);
-- Owners change roles and remove people; everybody may leave.
call allow_own('membership', 'update', 'team');
call allow_own('membership', 'delete', only_if => $$person_id = (select app_person()) or (select app_may('team'))$$);
grant select on membership to porchlight_app;
grant select, insert on membership to porchlight_sign_in;
grant update (role, residence_ids, training_reminded_at), delete on membership to porchlight_app;

-- The last owner stays. Of two who would leave at once the second waits for the first, and then counts who is left. Only
-- with the account of who is alone in it an organization is left to nobody, and not while it answers for houses or claims.
create function may_be_empty(wanted uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return not exists (select from membership where organization_id = wanted)
    and not exists (select from organization where id = wanted and kind <> 'operator')
    and not exists (
      select from residence where organization_id = wanted and status in ('published', 'waiting'))
    and not exists (select from claim where organization_id = wanted and ended_at is null);
end $$;

create function keep_an_owner() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organization where id = old.organization_id for no key update;
  if found and not exists (
    select from membership where organization_id = old.organization_id and role = 'owner'
  ) and (exists (select from person where id = old.person_id) or not may_be_empty(old.organization_id)) then
    raise exception 'An organization keeps an owner.'
      using errcode = 'check_violation', constraint = 'organization_keeps_an_owner', table = 'membership';
  end if;
  return null;
end $$;
create constraint trigger organization_keeps_an_owner after update or delete on membership
  for each row when (old.role = 'owner') execute function keep_an_owner();

-- Only a hash of the mailed link's secret is kept: whoever reads this table can join nothing.
create table invitation (
  id uuid primary key,
  organization_id uuid not null references organization (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('owner', 'manager', 'house_manager', 'bed_updater')),
  residence_ids uuid[],
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  -- Null for the first member of the staff, who is invited at the machine.
  invited_by uuid,
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
  check (withdrawn_at is null or accepted_at is null),
  check (
    residence_ids is null or (role in ('house_manager', 'bed_updater') and cardinality(residence_ids) between 1 and 5000)
  )
);
create unique index invitation_waiting on invitation (organization_id, email)
  where withdrawn_at is null and accepted_at is null;
create index invitation_of_organization on invitation (organization_id, created_at);
create index invitation_age on invitation (expires_at);

call enable_row_security('invitation');
call allow_own('invitation', 'select, update', 'team');
call allow_own('invitation', 'insert', 'team', only_if => $$
  invited_by = (select app_person()) and accepted_at is null and withdrawn_at is null
$$);
grant select, insert, update (secret_hash, sent_at, mails, expires_at, withdrawn_at) on invitation to porchlight_app;

-- Steps of the training that a person ticked. Steps that the software can see for itself are read where they happen.
create table training_step (
  organization_id uuid not null,
  person_id uuid not null,
  step text not null check (step ~ '^[a-z_]{1,30}$'),
  done_at timestamptz not null default now(),
  primary key (organization_id, person_id, step),
  foreign key (person_id, organization_id) references membership (person_id, organization_id) on delete cascade
);

call enable_row_security('training_step');
call allow_own('training_step', 'select', only_if => $$person_id = (select app_person()) or (select app_may('team'))$$);
call allow_own('training_step', 'insert', only_if => $$
  person_id = (select app_person()) and (select app_role()) is not null
$$);
call allow_own('training_step', 'delete', only_if => 'person_id = (select app_person())');
grant select, insert, delete on training_step to porchlight_app;

-- People and organizations that the alliance has locked, and each time it did. Nobody but its staff ends a lock, so no
-- request changes these tables. Whoever is locked has no session that counts (find_session); of a locked organization
-- nobody changes anything (refuse_while_locked) and nothing is public (guard_publishing).
create table person_lock (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  words text not null check (length(words) between 1 and 1000),
  locked_at timestamptz not null,
  locked_by uuid not null,
  -- Names are copied: people leave.
  locked_name text not null check (length(locked_name) <= 254),
  ended_at timestamptz,
  ended_by uuid,
  ended_name text check (length(ended_name) <= 254),
  ended_words text not null default '' check (length(ended_words) <= 1000),
  check ((ended_at is null) = (ended_by is null) and (ended_by is null) = (ended_name is null))
);
create unique index person_lock_now on person_lock (person_id) where ended_at is null;
create index person_lock_of_person on person_lock (person_id, locked_at desc);

call enable_row_security('person_lock');
create policy signing_in_reads on person_lock for select to porchlight_sign_in using (true);
grant select (person_id, ended_at) on person_lock to porchlight_sign_in;

create table organization_lock (
  id uuid primary key,
  organization_id uuid not null references organization (id) on delete cascade,
  words text not null check (length(words) between 1 and 1000),
  locked_at timestamptz not null,
  locked_by uuid not null,
  locked_name text not null check (length(locked_name) <= 254),
  ended_at timestamptz,
  ended_by uuid,
  ended_name text check (length(ended_name) <= 254),
  ended_words text not null default '' check (length(ended_words) <= 1000),
  check ((ended_at is null) = (ended_by is null) and (ended_by is null) = (ended_name is null))
);
create unique index organization_lock_now on organization_lock (organization_id) where ended_at is null;
create index organization_lock_of_organization on organization_lock (organization_id, locked_at desc);

call enable_row_security('organization_lock');
call allow_own('organization_lock', 'select');
create policy signing_in_reads on organization_lock for select to porchlight_sign_in using (true);
-- Who of the staff it was is the alliance's own.
grant select (id, organization_id, ended_at) on organization_lock to porchlight_app;
grant select (organization_id, ended_at) on organization_lock to porchlight_sign_in;

create function app_is_locked() returns boolean language plpgsql stable parallel safe as $$
declare own uuid := app_organization();
begin
  return own is not null and exists (
    select from organization_lock l where l.organization_id = own and l.ended_at is null
  );
end $$;

-- The routes refuse it before, in plain words. What others write goes on: a visitor's question, a claim decided
-- elsewhere, and what the system does.
create function refuse_while_locked() returns trigger language plpgsql as $$
begin
  if current_user = 'porchlight_app' and app_is_locked() then
    raise exception 'The organization is locked.' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
