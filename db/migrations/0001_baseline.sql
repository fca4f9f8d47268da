-- Made of db/schema by `npm run schema`. Nobody changes it by hand.

-- 01_foundation.sql

-- The schema, by subject: what each table, policy, right, function and trigger is now. The files are read in the order
-- of their numbers, in one transaction, and say everything once. They are the SQL of PostgreSQL 15, because the same
-- files run on the embedded database and on a server. What changes here comes to databases by a migration
-- (docs/recipes/add-a-table.md), and a test holds the two together.
--
-- The roles porchlight_app, porchlight_sign_in, porchlight_system and porchlight_backup exist already
-- (src/server/plumbing/database/roles/roles.ts): they belong to the cluster. Nothing is granted by itself: each table
-- grants what each role needs, porchlight_app the least.

revoke all on schema public from public;
grant usage on schema public to porchlight_app, porchlight_sign_in, porchlight_system, porchlight_backup;
-- Until all is made: it owns what runs with its rights (20_closing.sql).
grant create on schema public to porchlight_system;

create extension if not exists cube;
create extension if not exists pg_trgm;

-- The order of names in a list: capitals and accents aside, and House 2 before House 10. The embedded database knows
-- the setting by its older word alone ("und-u-kn-true" is the newer one), and PostgreSQL by both.
create collation by_name (provider = icu, locale = 'und@colNumeric=yes');

-- A table whose rows belong to an organization has "organization_id uuid not null" and row-level security: enabled, and
-- forced on the owner too. porchlight_system sees all rows. What porchlight_app sees is said with each table, by
-- policies that ask (select app_organization()): in brackets, so that it is asked once and not for each row.
-- src/server/plumbing/database/tenancy.test.ts finds a table without it. (20_closing.sql drops these procedures.)
create procedure enable_row_security(kept regclass, system_may text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', kept);
  execute format('alter table %s force row level security', kept);
  execute format('create policy system_does_all on %s to porchlight_system using (true) with check (true)', kept);
  execute format('grant %s on %s to porchlight_system', system_may, kept);
end $$;

-- What people do with rows of the organization they act for: a policy for each deed, or one for all. They need a role
-- that has the power (app_may), where one is named, and what they read, add, change or delete is as `only_if` says.
create procedure allow_own(kept regclass, deeds text, power text default null, only_if text default null)
language plpgsql as $$
declare
  own constant text := 'organization_id = (select app_organization())';
  allowed constant text := concat_ws(
    ' and ', own, '(select app_may(' || quote_literal(power) || '))', '(' || only_if || ')');
  deed text;
begin
  foreach deed in array string_to_array(deeds, ', ') loop
    execute format('create policy own_%s on %s for %1$s to porchlight_app ', deed, kept) || case deed
      when 'insert' then format('with check (%s)', allowed)
      when 'update' then format('using (%s) with check (%s)', allowed, own)
      else format('using (%s)', allowed) end;
  end loop;
end $$;

-- Somebody kept to some houses does this with rows of these alone (app_residences, decision 54).
create procedure keep_to_residences(
  kept regclass, deeds text, of_theirs text default 'residence_id = any ((select app_residences())::uuid[])'
) language plpgsql as $$
begin
  execute format('create policy kept_to_residences on %s as restrictive for %s to porchlight_app
    using ((select app_residences()) is null or %s)', kept, deeds, of_theirs);
end $$;

-- Runs a trigger function once for each statement that does one of these deeds; its rows are in the table `changed`.
create procedure run_after(watched regclass, deeds text, trigger_function text) language plpgsql as $$
declare deed text;
begin
  foreach deed in array string_to_array(deeds, ', ') loop
    execute format('create trigger %s_after_%s after %2$s on %s referencing %s table as changed
      for each statement execute function %1$s()',
      trigger_function, deed, watched, case deed when 'delete' then 'old' else 'new' end);
  end loop;
end $$;

create table applied_migration (
  number int primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);

-- Who acts in this transaction; null when nobody has signed in, or when they belong to no organization.
create function app_person() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.person_id', true), '')::uuid;

create function app_organization() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;

-- What somebody without an account brings along: the hash of a link's secret, or of a key. Null when they bring none.
create function app_secret(kind text) returns bytea language sql stable parallel safe
  return decode(nullif(current_setting('app.secret_of_' || kind, true), ''), 'hex');

-- Where the current change comes from; without a source nothing goes into the history (seeding, and scheduled work).
create function app_source() returns text language sql stable parallel safe
  return nullif(current_setting('app.source', true), '');

create function app_device() returns text language sql stable parallel safe
  return coalesce(current_setting('app.device', true), '');

-- A moment as every answer writes it: ISO 8601, to the millisecond, in UTC.
create function iso_time(moment timestamptz) returns text language sql stable parallel safe
return to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- For tables whose rows are only added; the owner of the table is stopped as well.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only added.', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- 02_organizations.sql

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

-- 03_sign_in.sql

create table session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  -- SHA-256 of what the cookie carries: who reads the table can open nothing. The token has 190 random bits, so a hash
  -- without salt is enough.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  -- The organization this session acts for; null for the one the person belongs to longest.
  acting_for uuid references organization (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When this session was opened with, or has shown, two factors; null where it rests on one.
  second_factor_at timestamptz,
  -- When its person last proved that it is them: by signing in, or when asked again.
  proved_at timestamptz
);
create index session_person_id_idx on session (person_id);

create table account (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  -- 'credential' for a password (account_id is then the person's id), 'oidc' for the provider (its subject).
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index account_person_id_idx on account (person_id);

create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier_idx on verification (identifier);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  name text check (length(name) <= 60),
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz default now()
);
create index passkey_person_id_idx on passkey (person_id);

-- The secret is encrypted and the recovery codes are keyed hashes, both with the server's
-- secret (AUTH_SECRET), which the database does not hold.
create table two_factor (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count int not null default 0,
  locked_until timestamptz
);
create unique index two_factor_person_id_uidx on two_factor (person_id);

-- A sign-up waits here until its address is confirmed: the person, the organization and the password come to be only
-- then, so that nobody can put a password or a passkey on an address that is not theirs. One address may wait more than
-- once; a link proves the mailbox, and with several waiting the password says which sign-up is meant.
create table sign_up (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  organization_name text not null,
  -- The hash of the password; null once the account is open.
  password text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  -- For the owner of the address to recognize: device words, and a network as "203.0.113.0/24".
  device text not null default '' check (length(device) <= 200),
  network text not null default '' check (length(network) <= 60)
);
create index sign_up_email on sign_up (email, created_at desc);

-- Where somebody signed in before: the hash of a device's cookie, or of a network. Wrong passwords from elsewhere never
-- lock these out.
create table sign_in_place (
  person_id uuid not null references person (id) on delete cascade,
  key text not null,
  kind text not null check (kind in ('device', 'network')),
  used_at timestamptz not null,
  primary key (person_id, key)
);
create index sign_in_place_key on sign_in_place (key);

-- Tries at signing in: per client address and per account. Keys are hashed, so that the table names nobody.
create table sign_in_attempt (
  key text primary key,
  uses int not null,
  ends_at timestamptz not null
);
create index sign_in_attempt_end on sign_in_attempt (ends_at);

-- When a session ends: so long after it was opened, whatever is done, and so long after its last use. Who decides for
-- many operators (staff and affiliate officers) signs in every working day.
create function session_end(person uuid, opened_at timestamptz, used_at timestamptz) returns timestamptz
language plpgsql stable as $$
begin
  if exists (
    select from membership m join organization o on o.id = m.organization_id
    where m.person_id = person and o.kind <> 'operator'
  ) then
    return least(opened_at + interval '12 hours', used_at + interval '2 hours');
  end if;
  return least(opened_at + interval '90 days', used_at + interval '14 days');
end $$;

-- No session lasts longer than that, whoever writes it; the sign-in library writes them too.
create function end_session_in_time() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, session_end(new.person_id, new.created_at, new.updated_at));
  return new;
end $$;
create trigger ends_in_time before insert or update on session
  for each row execute function end_session_in_time();

-- A person has 20 sessions at most: a new one ends the one that was used longest ago.
create function end_oldest_session() returns trigger language plpgsql as $$
begin
  delete from session where id in (
    select id from session where person_id = new.person_id order by updated_at desc, id offset 20
  );
  return null;
end $$;
create trigger ends_oldest after insert on session for each row execute function end_oldest_session();

-- Who a session token stands for. Every request of a signed-in person asks this: a function keeps its plan, and the
-- planning was four fifths of the time. They act for the organization they chose in this session, otherwise for the one
-- they belong to longest. Who joins the staff or an affiliate while signed in is held to the shorter times at once.
create function find_session(wanted text, at_time timestamptz) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'sessionId', s.id, 'usedAt', s.updated_at, 'provedAt', s.proved_at,
      'hasSecondFactor', s.second_factor_at is not null,
      'id', p.id, 'firstName', nullif(p.first_name, ''),
      'lastName', nullif(p.last_name, ''), 'email', p.email, 'emailVerified', p.email_verified,
      'organization', case
        when o.id is null then null
        when exists (select from organization_lock l where l.organization_id = o.id and l.ended_at is null)
          then json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'role', m.role, 'isLocked', true)
        else json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'role', m.role) end)
    from session s
    join person p on p.id = s.person_id
    left join lateral (
      select organization_id, role from membership
      where person_id = p.id
      order by organization_id = s.acting_for desc nulls last, created_at, organization_id
      limit 1
    ) m on true
    left join organization o on o.id = m.organization_id
    where s.token = wanted and s.expires_at > at_time
      and session_end(s.person_id, s.created_at, s.updated_at) > at_time
      and not exists (select from person_lock l where l.person_id = p.id and l.ended_at is null)
  );
end $$;

-- Forgets an account whose address nobody confirmed, with every way into it and the organization that nobody else
-- belongs to, so that the rightful person of the address starts afresh. Nobody ever acted with such an account.
create function forget_unconfirmed(wanted text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from organization o using membership m, person p
  where p.email = wanted and not p.email_verified and m.person_id = p.id and o.id = m.organization_id
    and o.kind = 'operator'
    and not exists (select from membership other where other.organization_id = o.id and other.person_id <> p.id);
  delete from person where email = wanted and not email_verified;
end $$;

-- Requests of the staff to remove the second factor of somebody who has lost it. One asks, another says yes, and then a
-- day has to pass. Whoever shows the factor meanwhile has it: that stops the request, without anybody's doing.
create table factor_reset (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  words text not null check (length(words) between 1 and 1000),
  asked_at timestamptz not null,
  asked_by uuid not null check (asked_by <> person_id),
  -- Names are copied: people leave.
  asked_name text not null check (length(asked_name) <= 254),
  allowed_at timestamptz,
  allowed_by uuid check (allowed_by <> asked_by and allowed_by <> person_id),
  allowed_name text check (length(allowed_name) <= 254),
  shown_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('refused', 'stopped', 'done')),
  check ((allowed_at is null) = (allowed_by is null) and (allowed_by is null) = (allowed_name is null)),
  check ((ended_at is null) = (outcome is null)),
  check (outcome is distinct from 'done'
    or (allowed_at is not null and shown_at is null and ended_at >= allowed_at + interval '24 hours'))
);
create unique index factor_reset_now on factor_reset (person_id) where ended_at is null;
create index factor_reset_of_person on factor_reset (person_id, asked_at desc);

call enable_row_security('factor_reset');
create policy signing_in_reads on factor_reset for select to porchlight_sign_in using (true);
create policy signing_in_stops on factor_reset for update to porchlight_sign_in using (true) with check (true);
grant select (person_id, asked_at, shown_at, ended_at), update (shown_at) on factor_reset to porchlight_sign_in;

create function note_shown_factor() returns trigger language plpgsql as $$
begin
  update factor_reset set shown_at = new.second_factor_at
  where person_id = new.person_id and ended_at is null and shown_at is null and asked_at <= new.second_factor_at;
  return null;
end $$;
create trigger notes_shown_factor after insert or update on session
  for each row when (new.second_factor_at is not null) execute function note_shown_factor();

revoke execute on function note_shown_factor from public;
grant execute on function note_shown_factor to porchlight_sign_in;

grant select, insert, update, delete
  on session, account, verification, passkey, two_factor, sign_up, sign_in_place, sign_in_attempt to porchlight_sign_in;
revoke execute on function find_session, session_end, end_session_in_time, end_oldest_session from public;
grant execute on function find_session, session_end, end_session_in_time, end_oldest_session, forget_unconfirmed
  to porchlight_sign_in;

-- 04_states.sql

create table state (
  code char(2) primary key check (code ~ '^[A-Z]{2}$'),
  name text not null unique
);

grant select, insert, update, delete on state to porchlight_system;
grant select on state to porchlight_app;
insert into state (code, name) values
  ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'), ('CO', 'Colorado'),
  ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'),
  ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'),
  ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'),
  ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'),
  ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
  ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
  ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'),
  ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'),
  ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming');

-- What was listed in each state on each day: counts of what is public, and nothing about a house or a person.
--
-- A day is one in UTC. It is counted once, and `counted_at` says when.
create table state_day (
  day date not null,
  state_code char(2) not null references state (code),
  residences int not null check (residences >= 0),
  certified int not null check (certified >= 0),
  total_beds int not null check (total_beds >= 0),
  -- Beds of the groups whose number was not withdrawn yet.
  reported_beds int not null check (reported_beds >= 0),
  available_beds int not null check (available_beds >= 0),
  -- How many of the available beds had a stale number.
  beds_to_confirm int not null check (beds_to_confirm >= 0),
  counted_at timestamptz not null,
  primary key (day, state_code)
);

grant select, insert on state_day to porchlight_system;
grant select on state_day to porchlight_app;

-- Searches that found nothing, or nothing open: how many, by week, county and what was asked for. Nothing of who asked, when
-- in the week, or where in the county.
create table missed_search (
  -- Its Monday, in UTC.
  week date not null check (extract(isodow from week) = 1),
  state_code char(2) not null references state (code),
  -- Empty for a search of the whole state.
  county text not null check (length(county) <= 100),
  need text not null check (length(need) between 1 and 40),
  outcome text not null check (outcome in ('nothing', 'full')),
  searches int not null check (searches > 0),
  primary key (state_code, week, county, need, outcome)
);
grant select, insert, update on missed_search to porchlight_system;

-- What anyone may read of it: counts of 1 to 10 are null (src/domain/search/missed-search.ts).
create view shown_missed_search with (security_barrier = true) as
select week, state_code, county, need, outcome, case when searches > 10 then searches end as searches from missed_search;
alter view shown_missed_search owner to porchlight_system;
grant select on shown_missed_search to porchlight_app, porchlight_system;

-- Until when each state's affiliate was notified of what went live.
create table daily_list (
  state_code char(2) primary key references state (code),
  notified_until timestamptz not null default now()
);

grant select, insert, update on daily_list to porchlight_system;
insert into daily_list (state_code) select code from state;

-- What an affiliate says on the page of its state (src/domain/states/own-page.ts): as it is being written, and as it was
-- published. The words of the public page are of the edition that stands; an undo lets the one before stand again.
create table state_page_draft (
  organization_id uuid primary key references organization (id),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and length(fields::text) <= 40000),
  -- Of two who save at once, the second brings an old one along.
  revision int not null check (revision > 0),
  saved_at timestamptz not null,
  saved_name text not null check (length(saved_name) <= 254)
);

call enable_row_security('state_page_draft');
call allow_own('state_page_draft', 'all', 'claims');
grant select, insert, update on state_page_draft to porchlight_app;

create table state_page_edition (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and length(fields::text) <= 40000),
  published_at timestamptz not null,
  published_name text not null check (length(published_name) <= 254),
  stands boolean not null,
  undone_at timestamptz,
  undone_name text check (length(undone_name) <= 254),
  check ((undone_at is null) = (undone_name is null)),
  check (not stands or undone_at is null)
);
create unique index state_page_edition_stands on state_page_edition (organization_id) where stands;
create index state_page_edition_of_organization on state_page_edition (organization_id, published_at desc);

call enable_row_security('state_page_edition');
call allow_own('state_page_edition', 'all', 'claims');
grant select, insert, update (stands, undone_at, undone_name) on state_page_edition to porchlight_app;

-- What anyone may read of it: nothing of an affiliate that is locked, and no name of a person.
create view shown_state_page with (security_barrier = true) as
select o.state_code, o.name as affiliate, e.fields, e.published_at
from state_page_edition e join organization o on o.id = e.organization_id
where e.stands and o.kind = 'affiliate'
  and not exists (select from organization_lock l where l.organization_id = o.id and l.ended_at is null);
alter view shown_state_page owner to porchlight_system;
grant select on shown_state_page to porchlight_app, porchlight_system;

-- Servers drop the pages they keep. The channel is the trigger's argument.
create function notify_channel() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;
create trigger notify_when_changed after insert or update or delete on state_page_edition
  for each statement execute function notify_channel('state_page');

-- 05_residences.sql

-- Residences and what each states about itself. How many beds are open is not stored (07_beds.sql).

-- The ids of imports that are being written: whoever reads houses leaves theirs out, but for the one transaction that
-- has the row and said so in `writer`.
create table unfinished_import (
  id uuid primary key,
  writer xid8
);
alter table unfinished_import enable row level security;
alter table unfinished_import force row level security;
create policy ids_alone on unfinished_import for select to porchlight_app, porchlight_system using (true);
create policy system_does_all on unfinished_import to porchlight_system using (true) with check (true);
grant select on unfinished_import to porchlight_app;
grant select, insert, update, delete on unfinished_import to porchlight_system;

-- Imports that are being written, but for those that this transaction writes.
create function hidden_imports() returns uuid[] language plpgsql stable parallel safe as $$
begin
  return array(select id from unfinished_import where (writer = pg_current_xact_id_if_assigned()) is not true);
end $$;

create table residence (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 4000),
  state_code char(2) references state (code),
  city text not null check (length(city) between 1 and 100),
  zip text not null check (zip ~ '^[0-9]{5}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  street text not null check (length(street) <= 200),
  -- How much of the address the public may know; below 'exact' the street leaves the database for its operator only.
  address_visibility text not null default 'hidden' check (address_visibility in ('exact', 'area', 'hidden')),
  phone text not null check (length(phone) <= 40),
  email text check (length(email) <= 254),
  -- An address that a program would open or run in another way is no home page.
  website text check (length(website) <= 500)
    constraint residence_website_is_a_page check (website ~* '^https?://[^\s]+$'),
  -- Level of support of NARR's standard, I to IV: that of its last certificate, or of none, what the home states itself.
  narr_level smallint check (narr_level between 1 and 4),
  -- What the home states itself, for the system alone.
  stated_level smallint check (stated_level between 1 and 4),
  certified boolean not null default false,
  certified_until date,
  status text not null default 'draft' check (status in ('published', 'waiting', 'draft', 'archived')),
  -- Synthetic demo data: pages that show such a row say "Sample data".
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The point shown for 'area'; null only until the trigger chooses it.
  area_latitude double precision check (area_latitude between -90 and 90),
  area_longitude double precision check (area_longitude between -180 and 180),
  -- The middle of its town, from which the distance of a hidden home is measured; rounded to a tenth of a degree where
  -- nobody gave it.
  town_latitude double precision check (town_latitude between -90 and 90),
  town_longitude double precision check (town_longitude between -180 and 180),
  -- When the operator claimed this listing; null for one that came from a public source alone.
  claimed_at timestamptz,
  -- When somebody last went through the whole listing.
  checked_at timestamptz,
  -- Whole dollars. The cash for the first day is one figure, and only where fee and deposit are both stated.
  fee_amount int check (fee_amount between 0 and 100000),
  fee_per text check (fee_per in ('week', 'month')),
  deposit int check (deposit between 0 and 100000),
  other_first_day int check (other_first_day between 0 and 100000),
  cash_to_move_in int generated always as (fee_amount + deposit + coalesce(other_first_day, 0)) stored,
  fee_includes text[] not null default '{}' check (cardinality(fee_includes) <= 20),
  fee_said_on date,
  -- Need to true or false; what is not in it is not stated. Notes are one line each.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  answer_notes jsonb not null default '{}' check (jsonb_typeof(answer_notes) = 'object'),
  -- Days sober before one may come; 0 is straight from detox. Null is not stated.
  minimum_sobriety_days int check (minimum_sobriety_days between 0 and 3650),
  staff text check (staff in ('none', 'visits', 'evenings', 'day_and_night')),
  languages text[] not null default '{}' check (cardinality(languages) <= 20),
  -- curfew, meetings, work, return_to_use, visitors, smoking: a line or two each, in the house's own words.
  rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object'),
  takes_texts boolean not null default false,
  keeps_waiting_list boolean,
  version int not null default 1,
  -- The import that added it.
  import_id uuid,
  -- Since when it is on the public list this time; null for what was there before this was kept.
  listed_since timestamptz,
  constraint residence_fee_is_whole check ((fee_amount is null) = (fee_per is null))
);
create index residence_published_by_state on residence (state_code) where status = 'published';
create index residence_sample on residence (is_sample) where is_sample;
create index residence_of_organization on residence (organization_id, id);
create index residence_in_use on residence (organization_id, name collate by_name, id) where status <> 'archived';
create index residence_put_away on residence (organization_id, name collate by_name, id) where status = 'archived';
create index residence_waiting on residence (organization_id) where status = 'waiting';
create index residence_listed_since on residence (listed_since) where status = 'published';

call enable_row_security('residence');
create policy own_or_published on residence for select to porchlight_app
  using (organization_id = (select app_organization()) or status = 'published');
call allow_own('residence', 'insert, update', 'residences');
-- Until all of an import is written nobody sees a row of it.
create policy not_while_unfinished on residence as restrictive for select to porchlight_app, porchlight_system
  using (import_id is null or import_id <> all ((select hidden_imports())::uuid[]));
call keep_to_residences('residence', 'select', $$id = any ((select app_residences())::uuid[]) or status = 'published'$$);
-- An affiliate lists homes of its state that nobody has claimed. It may state how many beds they have, but never how
-- many are open: only the operator reports that.
create policy affiliates_list_unclaimed on residence as restrictive for insert to porchlight_app with check (
  (select app_kind()) = 'operator'
  or ((select app_kind()) = 'affiliate' and claimed_at is null and state_code = (select app_state()))
);
create policy affiliates_change_unclaimed on residence as restrictive for update to porchlight_app
  using ((select app_kind()) = 'operator' or ((select app_kind()) = 'affiliate' and claimed_at is null))
  with check (
    (select app_kind()) = 'operator'
    or ((select app_kind()) = 'affiliate' and claimed_at is null and state_code = (select app_state()))
  );
-- Where a residence stands is read from the database by those who may, and by nobody who forgets to ask whether they
-- may: its street, ZIP code and points are no columns for requests. What the public may know of them is in `listing`;
-- the organization's own people read `own_residence` (decision 26).
grant select (
  id, organization_id, slug, name, description, state_code, city, address_visibility, phone, email, website,
  narr_level, certified, certified_until, status, is_sample, created_at, updated_at, town_latitude, town_longitude,
  claimed_at, checked_at, fee_amount, fee_per, deposit, other_first_day, cash_to_move_in, fee_includes, fee_said_on,
  answers, answer_notes, minimum_sobriety_days, staff, languages, rules, takes_texts, keeps_waiting_list, version,
  import_id, listed_since
) on residence to porchlight_app;
-- The columns that an operator may write. Whether a residence is certified, is sample data, or whose it is, is not up to
-- them. A residence they add is claimed from the start.
grant insert (
  id, organization_id, claimed_at, slug, name, description, state_code, city, zip, latitude, longitude,
  town_latitude, town_longitude, street, address_visibility, phone, takes_texts, email, website, narr_level, status,
  fee_amount, fee_per, fee_said_on, deposit, other_first_day, fee_includes, minimum_sobriety_days, staff, languages,
  keeps_waiting_list, answers, answer_notes, rules, import_id
) on residence to porchlight_app;
grant update (
  checked_at, slug, name, description, state_code, city, zip, latitude, longitude, town_latitude, town_longitude,
  street, address_visibility, phone, takes_texts, email, website, narr_level, status, fee_amount, fee_per,
  fee_said_on, deposit, other_first_day, fee_includes, minimum_sobriety_days, staff, languages, keeps_waiting_list,
  answers, answer_notes, rules
) on residence to porchlight_app;

-- Every column an organization may know of its own residences, for the roles that edit them.
create view own_residence with (security_barrier = true) as
select * from residence
where organization_id = (select app_organization()) and (select app_may('residences'));
alter view own_residence owner to porchlight_system;
grant select on own_residence to porchlight_app;

-- What lists of homes show of a residence as it stands. The public list ends with these columns (09_listing.sql).
create view stated_residence with (security_invoker = true) as
select id as residence_id, slug, name, state_code, city, address_visibility, phone, takes_texts, narr_level, certified,
  fee_amount, fee_per, cash_to_move_in, minimum_sobriety_days, keeps_waiting_list, is_sample
from residence;
alter view stated_residence owner to porchlight_system;

-- Each save of a residence increases its version, so that two people who edit at once notice each other.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger count_version before update on residence for each row execute function count_version();

-- Addresses a residence had: links to them lead on to the one it has now.
create table residence_slug (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade
);
create index residence_slug_of_residence on residence_slug (residence_id);
create index residence_slug_of_organization on residence_slug (organization_id);

call enable_row_security('residence_slug');
create policy own_or_published on residence_slug for select to porchlight_app
  using (
    organization_id = (select app_organization())
    or exists (select from residence r where r.id = residence_id and r.status = 'published')
  );
call keep_to_residences('residence_slug', 'select', 'reads_residence(residence_id)');
grant select on residence_slug to porchlight_app;

-- The address of a listing that was merged leads to the one that stayed, whatever becomes of it.
create function keep_slug() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from residence_slug where slug = new.slug;
  insert into residence_slug (slug, organization_id, residence_id)
    select old.slug, r.organization_id, r.id from residence r where r.id = residence_after_merges(new.id)
    on conflict (slug) do update set organization_id = excluded.organization_id, residence_id = excluded.residence_id;
  return null;
end $$;
create trigger keep_slug after update of slug on residence
  for each row when (old.slug is distinct from new.slug) execute function keep_slug();

-- Points that were published for earlier addresses of a residence. An address that comes back gets its old point, so
-- that moving it back and forth does not reveal a second point around one door.
create table residence_area (
  residence_id uuid not null references residence (id) on delete cascade,
  organization_id uuid not null references organization (id),
  latitude double precision not null,
  longitude double precision not null,
  primary key (residence_id, latitude, longitude)
);
create index residence_area_of_organization on residence_area (organization_id);

call enable_row_security('residence_area');
call allow_own('residence_area', 'select');
call keep_to_residences('residence_area', 'select', 'reads_residence(residence_id)');
grant select on residence_area to porchlight_app;

create function meters_between(
  from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision
) returns double precision language sql immutable parallel safe
return 111320 * sqrt(
  power(to_latitude - from_latitude, 2)
  + power((to_longitude - from_longitude) * cos(radians((from_latitude + to_latitude) / 2)), 2)
);

-- True if a published point still fits an address: near enough to show its area, but not on it.
create function fits_address(
  area_latitude double precision, area_longitude double precision,
  latitude double precision, longitude double precision
) returns boolean language sql immutable parallel safe
return meters_between(area_latitude, area_longitude, latitude, longitude) between 300 and 1300;

-- An address that is corrected by a few houses keeps its point; one that moves farther gets the point it had there
-- before, or a new one 400 to 1,200 m away. Computed here, because a query for each row of an import is slow.
create function choose_area_point() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  away double precision;
  turn double precision;
begin
  if tg_op = 'UPDATE' then
    if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude)
      and (new.area_latitude, new.area_longitude) is not distinct from (old.area_latitude, old.area_longitude)
      and old.area_latitude is not null
      and not fits_address(old.area_latitude, old.area_longitude, new.latitude, new.longitude)
    then
      insert into residence_area (residence_id, organization_id, latitude, longitude)
        values (new.id, new.organization_id, old.area_latitude, old.area_longitude) on conflict do nothing;
      new.area_latitude := null;
      select a.latitude, a.longitude into new.area_latitude, new.area_longitude
        from residence_area a
        where a.residence_id = new.id and fits_address(a.latitude, a.longitude, new.latitude, new.longitude)
        order by meters_between(a.latitude, a.longitude, new.latitude, new.longitude), a.latitude limit 1;
    end if;
    if (new.city, new.state_code) is distinct from (old.city, old.state_code)
      and (new.town_latitude, new.town_longitude) is not distinct from (old.town_latitude, old.town_longitude)
    then
      new.town_latitude := null;
    end if;
  end if;
  if new.area_latitude is null or new.area_longitude is null then
    away := 400 + 800 * random();
    turn := 2 * pi() * random();
    new.area_latitude := round((new.latitude + away * cos(turn) / 111320)::numeric, 5);
    new.area_longitude := round(
      (new.longitude + away * sin(turn) / (111320 * greatest(cos(radians(new.latitude)), 0.2)))::numeric, 5);
  end if;
  if new.town_latitude is null or new.town_longitude is null then
    new.town_latitude := round(new.latitude::numeric, 1);
    new.town_longitude := round(new.longitude::numeric, 1);
  end if;
  return new;
end $$;
create trigger choose_area_point before insert or update on residence for each row execute function choose_area_point();

-- 06_files.sql

-- Files that show what an organization says of its houses (evidence). The bytes are in the file store
-- (src/server/plumbing/files), outside the web root: `keys` names them there, in their order. What a request may say of a
-- file is that it exists; what was found in it the system writes.
create table stored_file (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  added_by uuid references person (id) on delete set null,
  added_by_name text not null check (length(added_by_name) <= 254),
  added_at timestamptz not null,
  name text not null check (length(name) between 1 and 120),
  -- By what is in it, never by its name; null until that was looked at.
  kind text check (kind in ('pdf', 'jpg')),
  -- As announced, then as kept.
  size int not null check (size between 1 and 20971520),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- held: nobody has said yet that there is no virus in it.
  state text not null check (state in ('receiving', 'checking', 'held', 'clean', 'refused')),
  state_at timestamptz not null,
  refusal text check (length(refusal) between 1 and 400),
  received int not null default 0 check (received between 0 and size),
  keys text[] not null default '{}',
  -- Of a grievance: its bytes are sealed, and its name is with the entry that shows it.
  is_sealed boolean not null default false,
  check ((state = 'refused') = (refusal is not null)),
  check (state <> 'clean' or (kind is not null and sha256 is not null and cardinality(keys) = 1)),
  check (state <> 'refused' or cardinality(keys) = 0)
);
create index stored_file_of_organization on stored_file (organization_id);
create index stored_file_of_person on stored_file (added_by);
create index stored_file_unfinished on stored_file (state_at) where state <> 'clean';

call enable_row_security('stored_file');
call allow_own('stored_file', 'select, delete', 'residences');
call allow_own('stored_file', 'insert', 'residences', only_if => $$state = 'receiving' and received = 0$$);
-- Files of a case are the system's: they count for nobody's room, and no request sees that there are any.
create policy not_of_a_case on stored_file as restrictive to porchlight_app
  using (not is_sealed) with check (not is_sealed);
grant select, insert, delete on stored_file to porchlight_app;

-- Photos of a house: what is said of each, and its files in three sizes and three formats, made by the server from what
-- was sent. What was sent is not kept (decision 36).
create table residence_photo (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  -- The place in the row. Six places, each taken once: nobody adds a seventh photo, not even two people at once.
  position smallint not null check (position between 1 and 6),
  -- What it shows, in the words of the house.
  description text not null default '' check (length(description) <= 200),
  -- Of the largest file.
  width smallint not null check (width between 1 and 1600),
  height smallint not null check (height between 1 and 1600),
  -- Its average, shown until it is there.
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  added_at timestamptz not null,
  added_by uuid,
  unique (residence_id, position) deferrable initially deferred
);
create index residence_photo_of_organization on residence_photo (organization_id);

call enable_row_security('residence_photo');
create policy own_or_published on residence_photo for select to porchlight_app
  using (
    organization_id = (select app_organization())
    or exists (select from residence r where r.id = residence_id and r.status = 'published')
  );
call keep_to_residences('residence_photo', 'select', 'reads_residence(residence_id)');
call allow_own('residence_photo', 'insert', 'residences', only_if => $$
  exists (select from residence r where r.id = residence_id and r.organization_id = residence_photo.organization_id)
$$);
call allow_own('residence_photo', 'update, delete', 'residences');
-- Who added it is for the house to know, so the column is not public.
grant select (id, organization_id, residence_id, position, description, width, height, color, added_at),
  update (position, description), insert, delete on residence_photo to porchlight_app;

create table residence_photo_file (
  photo_id uuid not null references residence_photo (id) on delete cascade,
  organization_id uuid not null references organization (id),
  -- The longer side has at most so many pixels.
  size smallint not null check (size in (480, 960, 1600)),
  format text not null check (format in ('avif', 'webp', 'jpg')),
  bytes bytea not null check (length(bytes) between 1 and 4000000),
  primary key (photo_id, size, format)
);
-- Pictures are packed already.
alter table residence_photo_file alter column bytes set storage external;
create index residence_photo_file_of_organization on residence_photo_file (organization_id);

call enable_row_security('residence_photo_file');
create policy of_seen_photo on residence_photo_file for select to porchlight_app
  using (exists (select from residence_photo p where p.id = photo_id));
call allow_own('residence_photo_file', 'insert', 'residences', only_if => $$
  exists (select from residence_photo p where p.id = photo_id and p.organization_id = residence_photo_file.organization_id)
$$);
grant select, insert on residence_photo_file to porchlight_app;

-- 07_beds.sql

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

-- 08_look_alikes.sql

-- What looks alike is alike: names, towns, streets and phones are compared as they look (decision 31).

-- What a reader takes for one word, whatever letters it is made of: "А1dег Раth", "ALDER  PATH" and "Al-der Path" are
-- one. Letters of other alphabets and signs that look like one of a to z (after the confusables of Unicode, UTS 39)
-- become it, i, l and 1 are one letter, so are o and 0, s and 5, b and 8, m and rn, w and vv; what is left of marks,
-- spaces and characters that cannot be seen counts nothing. Plain letters need no table of look-alikes: reading it
-- takes ten times as long as the rest, for each row of an import.
create function look_key(words text) returns text language sql immutable parallel safe
return replace(replace(regexp_replace(translate(lower(regexp_replace(
  case when words ~ '^[ -~]*$' then replace(words, '&', ' and ')
  else translate(normalize(replace(words, '&', ' and '), nfkd),
  'АаВвЬьѢСсԀԁЕеЄєНнҺһІіӀӏЈјКкМмПпОоѲѳРрԚԛГгЅѕТтИиѴѵԜԝХхУуҮү' ||
  'ΑαΒβςΣΕεΗΙιͿϳΚκΜΝηΟοσΡρΤτυμνωΧχΥγΖ' ||
  'ᴀɑⱯɐʙƀɃɓᴃᴄȻȼᴅđĐðɗᴇɇɆꜰƒɢɡǥǤʜħĦɪıɩɨƗᴊȷɉɈᴋƙʟłŁƚȽᴍɴƞᴏøØᴘƥꞯʀɍɌꜱᴛŧŦᴜʉɄᴠᴡʏɏɎᴢƶƵ' ||
  'ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎽᏃ' ||
  'ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ' ||
  '🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉' ||
  '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩' ||
  '🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿',
  'aabbbbbccddeeeehhhhiiiijjkkmmnnooooppqqrrssttuuvvwwxxyyyy' ||
  'aabbcceehiijjkkmnnoooppttuuvwxxyyz' ||
  'aaaabbbbbcccdddddeeeffgggghhhiiiiijjjjkklllllmnnoooppqrrrstttuuuvwyyyzzz' ||
  'abcdeghijklmprstvwyz' ||
  'abcdefghijklmnoprstuvwxyz' ||
  'abcdefghijklmnopqrstuvwxyz' ||
  'abcdefghijklmnopqrstuvwxyz' ||
  'abcdefghijklmnopqrstuvwxyz')
  end,
  '(?<=[[:alnum:]])[|!](?=[[:alnum:]])', 'i', 'g')), 'l1058@$', 'iiosbas'), '[^a-z0-9]+', '', 'g'), 'rn', 'm'), 'vv', 'w');

create function town_key(city text) returns text language sql immutable parallel safe
return replace(replace(replace(look_key(city), 'saint', 'st'), 'mount', 'mt'), 'fort', 'ft');

-- "The Alder Path Home, LLC", "Alder Path Sober Living" and "Alder Path House of Conway" are one name in Conway. A name
-- of nothing but such words is compared with them, and one without a letter or digit as it is written. Each part is
-- worked out once, and a town's name is no pattern: patterns made for a row are compiled for it. A state at the end
-- says where a house is, as a town does: "Linden Terrace WV" is "Linden Terrace". A number of its own is no ending of
-- such a word, although 5 reads as s: "Oak House 5" is not "Oak Houses". The 9 before it keeps it apart.
create function name_key(name text, city text) returns text language plpgsql immutable parallel safe as $$
declare
  whole text := public.look_key(regexp_replace(regexp_replace(name,
    '((?:^|[^[:alnum:]])(?=5[0-9]*(?![[:alnum:]]))|(?:^|[\s#])(?=s(?![[:alnum:]''’.])))', '\1 9', 'gi'), '[\s,]+((of|in)\s+)?(' ||
    'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|district\s+of\s+columbia|' ||
    'florida|georgia|hawaii|idaho|illinois|indiana|iowa|kentucky|louisiana|maine|maryland|massachusetts|' ||
    'michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new\s+hampshire|new\s+jersey|' ||
    'new\s+mexico|new\s+york|north\s+carolina|north\s+dakota|ohio|oklahoma|oregon|pennsylvania|' ||
    'rhode\s+island|south\s+carolina|south\s+dakota|tennessee|texas|utah|vermont|washington|' ||
    'west\s+virginia|wisconsin|wyoming|virginia|kansas|al|ak|az|ar|ca|co|ct|de|dc|fl|ga|hi|id|il|in|ia|ks|' ||
    'ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|' ||
    'wy' ||
    ')[.\s]*$', '', 'i'));
  short text := replace(replace(regexp_replace(whole,
    '^the|(house|home|residence|recovery|sober|iiving)s?|(iic|inc)$', '', 'g'), 'saint', 'st'), 'mount', 'mt');
  town text := public.town_key(city);
  apart text := case when right(short, length(town)) = town
    then regexp_replace(substr(short, 1, length(short) - length(town)), '(of|in)$', '') else short end;
begin
  return coalesce(nullif(apart, ''), nullif(short, ''), nullif(whole, ''),
    regexp_replace(lower(normalize(name, nfkc)), '\s+', '', 'g'));
end;
$$;

-- Words made one of their spellings: small letters, no accents, no punctuation, and for some words another.
create function plain_words(words text, spelled jsonb) returns text language sql immutable parallel safe
return (
  select coalesce(string_agg(nullif(coalesce(spelled ->> said.word, said.word), ''), ' ' order by said.place), '')
  from unnest(string_to_array(trim(regexp_replace(
    regexp_replace(lower(normalize(words, nfkd)), '[\u0300-\u036f.''’]', '', 'g'), '[^a-z0-9]+', ' ', 'g')), ' '))
    with ordinality as said (word, place)
);

-- "12 North Wren Street, Apt. 4" and "12 N Wren St #4" are one door (toStreetKey of the imports module says the same).
create function street_key(street text) returns text language sql immutable parallel safe
return plain_words(replace(street, '#', ' unit '), '{"street": "st", "avenue": "ave", "av": "ave", "road": "rd",
  "drive": "dr", "lane": "ln", "boulevard": "blvd", "court": "ct", "place": "pl", "circle": "cir", "terrace": "ter",
  "highway": "hwy", "parkway": "pkwy", "square": "sq", "trail": "trl", "north": "n", "south": "s", "east": "e",
  "west": "w", "northeast": "ne", "northwest": "nw", "southeast": "se", "southwest": "sw", "apartment": "unit",
  "apt": "unit", "suite": "unit", "ste": "unit", "number": "unit", "no": "unit"}');

-- The last ten digits of a phone number, however it is written, without its extension
-- (src/domain/inquiries/tel-address.ts).
create function phone_digits(phone text) returns text language sql immutable parallel safe
return right(regexp_replace(
  regexp_replace(phone, ',? ?(x|ext\.?|extension|#) ?[0-9]{1,6}$', '', 'i'), '[^0-9]', '', 'g'), 10);

-- 09_listing.sql

-- The read model of search: the public list, kept up to date by triggers on the operators' tables. It holds only what
-- the public may know: a street only at 'exact', no point of a hidden home. Availability is not stored: each query
-- computes it from the latest report and the holds that still run (beds_open).

-- Three-valued needs. `bit` is the need's place in the masks of `listing` and never changes; the same list stands in
-- src/domain/residence/needs.ts.
create table need (
  name text primary key check (name ~ '^[a-z_]+$'),
  bit smallint not null unique check (bit between 0 and 62)
);

grant select on need to porchlight_system;
grant select on need to porchlight_app;
insert into need (name, bit) values
  ('buprenorphine', 0), ('methadone', 1), ('naltrexone', 2), ('children', 3), ('couples', 4), ('pets', 5),
  ('wheelchair', 6), ('parking', 7), ('smoking_outside', 8), ('veterans', 9), ('lgbtq', 10), ('justice', 11),
  ('faith_based', 12), ('staff_overnight', 13), ('curfew', 14), ('transport', 15), ('spanish', 16);

-- The point on a ball of one mile's measure: the straight line between two such points orders as the way between them.
create function earth_point(latitude double precision, longitude double precision) returns cube
language sql immutable parallel safe
return cube(array[
  3958.7613 * cos(radians(latitude)) * cos(radians(longitude)),
  3958.7613 * cos(radians(latitude)) * sin(radians(longitude)),
  3958.7613 * sin(radians(latitude))
]);

-- `today` is the day it still is in the latest time zone. A certificate without a last day holds.
create function certificate_holds(certified boolean, last_day date, today date) returns boolean
language sql immutable parallel safe
return certified and (last_day is null or last_day >= today);

-- A listing as it follows from the tables, and the columns of `listing` in their order. Those that a house says of itself
-- are named in 05_residences.sql (stated_residence). What a home answers is read in one pass.
create view listing_source with (security_invoker = true) as
select o.name as organization_name,
  -- Null for a hidden home.
  case when r.address_visibility <> 'hidden' then r.zip end as zip,
  door.street,
  -- What the map shows: the address, the point of its area, or nothing.
  point.latitude, point.longitude,
  -- What distance is measured from: the same, or the middle of the town.
  earth_point(coalesce(point.latitude, r.town_latitude), coalesce(point.longitude, r.town_longitude)) as place,
  answered.yes as stated_yes, answered.no as stated_no, r.claimed_at is not null as is_claimed,
  -- The newest number of any of its groups.
  (select max(latest.said_at) from bed_group g cross join lateral (
    select coalesce(b.as_of, b.reported_at) as said_at from bed_report b
    where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
  ) latest where g.residence_id = r.id) as reported_at,
  -- When anything public of a home last changed, so that programs with a copy can ask for what is newer: bed reports and
  -- holds are updates. (A hold that runs out and a number that gets too old change what is shown without a write: the
  -- reader adds those moments.)
  now() as changed_at,
  -- A certificate holds to its last day, and whether it still does is decided at the moment of asking
  -- (src/domain/certification/certificate/certificate.ts). So the list keeps the day, and counts no certified homes ahead of time.
  case when r.certified then r.certified_until end as certified_until,
  -- As listings are compared (08_look_alikes.sql).
  name_key(r.name, r.city) as name_key, town_key(r.city) as town_key, street_key(door.street) as street_key,
  phone_digits(r.phone) as phone_key,
  stated.*
from residence r
join stated_residence stated on stated.residence_id = r.id
join organization o on o.id = r.organization_id
cross join lateral (
  select case r.address_visibility when 'exact' then r.latitude when 'area' then r.area_latitude end as latitude,
    case r.address_visibility when 'exact' then r.longitude when 'area' then r.area_longitude end as longitude
) point
-- Null below 'exact'.
cross join lateral (select case when r.address_visibility = 'exact' then r.street end as street) door
cross join lateral (
  select coalesce(bit_or(need.mask) filter (where need.value = 'true'), 0) as yes,
    coalesce(bit_or(need.mask) filter (where need.value = 'false'), 0) as no
  from (
    select said.value, 1::bigint << ((select jsonb_object_agg(name, bit) from need) ->> said.key)::int as mask
    from jsonb_each(r.answers) said
  ) need
) answered
where r.status = 'published' and r.state_code is not null;

alter view listing_source owner to porchlight_system;

create table listing (
  like listing_source,
  primary key (residence_id),
  unique (slug)
);
create index listing_place on listing using gist (place);
create index listing_name_letters on listing using gin (name gin_trgm_ops);
create index listing_by_report on listing (reported_at desc nulls last, residence_id);
create index listing_by_name on listing (name, residence_id);
create index listing_by_cash on listing (cash_to_move_in, residence_id);
create index listing_state_report on listing (state_code, reported_at desc nulls last, residence_id);
create index listing_state_name on listing (state_code, name, residence_id);
create index listing_state_cash on listing (state_code, cash_to_move_in, residence_id);
create index listing_state_city on listing (state_code, lower(city));
-- A listing is also found by its phone number, however it is written.
create index listing_by_phone on listing (phone_key);
create index listing_by_door on listing (zip, street_key) where street <> '';
create index listing_state_name_key on listing (state_code, name_key, town_key);
create index listing_by_name_and_zip on listing (name_key, zip);
-- The homes of a county are found by its ZIP codes, and the towns and ZIP codes where homes stand are walked for the
-- sitemap without reading the homes.
create index listing_state_zip on listing (state_code, zip);

create table listing_beds (
  bed_group_id uuid primary key,
  residence_id uuid not null,
  state_code char(2) not null,
  audience text not null,
  total_beds int not null,
  occupied int,
  reported_at timestamptz,
  report_id uuid,
  -- Until when each hold runs that nobody has ended.
  holds timestamptz[] not null,
  changed_at timestamptz not null default now()
);
create index listing_beds_of_residence on listing_beds (residence_id);
create index listing_beds_of_state on listing_beds (state_code) include (total_beds, occupied, reported_at, holds);

-- What the public may know of how a house answers: measured by a job, and nobody can be found in it.
create table listing_answers (
  residence_id uuid primary key references residence (id) on delete cascade,
  -- Half of the questions about a bed were answered within so many minutes; null below 5 answers, or where most were
  -- not.
  usual_minutes int check (usual_minutes >= 0),
  -- Null unless the operator shows it.
  people_waiting int check (people_waiting >= 0)
);

-- How many homes of a state have a property: 'homes', 'level:2', 'yes:pets', 'no:pets'.
create table listing_facet (
  state_code char(2) not null,
  facet text not null,
  residences int not null,
  primary key (state_code, facet)
);

-- The names of the public list, each once. A slip is forgiven by comparing letters, which is dear; many homes share a
-- name, so names are compared here, the best come first, and only then are their homes fetched.
create table listing_name (
  name text primary key,
  residences int not null
);
create index listing_name_alike on listing_name using gin (name gin_trgm_ops);

-- All of it is public.
grant select, insert, update, delete on listing, listing_beds, listing_answers, listing_facet, listing_name
  to porchlight_system;
grant select on listing, listing_beds, listing_answers, listing_facet, listing_name to porchlight_app;

create view listing_beds_source with (security_invoker = true) as
select g.id as bed_group_id, g.residence_id, r.state_code, g.audience, g.total_beds,
  beds_taken(g.total_beds, latest.occupied, latest.total_beds) as occupied,
  coalesce(latest.as_of, latest.reported_at) as reported_at, latest.id as report_id,
  array(
    select h.until from bed_hold h
    where h.bed_group_id = g.id and not exists (select from bed_hold_end e where e.hold_id = h.id)
    order by h.until
  ) as holds
from bed_group g
join residence r on r.id = g.residence_id and r.status = 'published' and r.state_code is not null
left join lateral (
  select b.id, b.occupied, b.total_beds, b.reported_at, b.as_of from bed_report b
  where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
) latest on true;
alter view listing_beds_source owner to porchlight_system;

create function set_changed_at() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger set_changed_at before update on listing for each row execute function set_changed_at();
create trigger set_changed_at before update on listing_beds for each row execute function set_changed_at();

-- These triggers run once for a statement, so that an import of ten thousand homes costs little more than one.

create function count_listings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare one constant int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into listing_facet (state_code, facet, residences)
    select state_code, facet, one * residences from (
      select state_code, 'residences' as facet, count(*) as residences from changed group by state_code
      union all
      select state_code, 'level:' || narr_level, count(*) from changed
        where narr_level is not null group by state_code, narr_level
      union all
      select l.state_code, 'yes:' || n.name, count(*) from changed l join need n on stated_yes & (1::bigint << n.bit) <> 0
        group by l.state_code, n.name
      union all
      select l.state_code, 'no:' || n.name, count(*) from changed l join need n on stated_no & (1::bigint << n.bit) <> 0
        group by l.state_code, n.name
    ) counted order by state_code, facet
    on conflict (state_code, facet) do update set residences = listing_facet.residences + excluded.residences;
  return null;
end $$;
call run_after('listing', 'insert, delete', 'count_listings');

create function count_listing_names() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Always in the same order, to avoid deadlocks.
  insert into listing_name (name, residences)
    select name, case tg_op when 'INSERT' then count(*) else -count(*) end from changed group by name order by name
    on conflict (name) do update set residences = listing_name.residences + excluded.residences;
  if tg_op = 'DELETE' then
    delete from listing_name where residences = 0 and name in (select name from changed);
  end if;
  return null;
end $$;
call run_after('listing', 'insert, delete', 'count_listing_names');

-- Other servers and open pages read these homes again; above 200 homes they read everything.
create function notify_listings(residences uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(residences) > 200 then
    perform pg_notify('listing', '*');
  else
    perform pg_notify('listing', of_residence::text) from unnest(residences) of_residence;
  end if;
end $$;

-- Writes the listings of these homes again. Their rows are locked in one order, to avoid deadlocks. `listed` are those
-- of the homes that may be listed already. Home by home, because for several at once a planner that
-- has no statistics of the tables yet looks through all published homes of the operator (EXPLAIN shows it). One plan is
-- kept, because planning takes longer than writing a few homes; by indexes alone it stays right while the tables fill.
create function write_listings(residences uuid[], listed uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if cardinality(listed) > 0 then
    perform from residence where id = any(listed) order by id for update;
    delete from listing where residence_id = any(listed);
    delete from listing_beds where residence_id = any(listed);
  end if;
  if cardinality(residences) = 0 then return; end if;
  insert into listing
    select source.* from unnest(residences) of_residence
    cross join lateral (select * from listing_source s where s.residence_id = of_residence offset 0) source;
  insert into listing_beds
    select source.* from unnest(residences) of_residence
    cross join lateral (select * from listing_beds_source s where s.residence_id = of_residence offset 0) source;
end $$;

-- Writes them and notifies the readers.
create function refresh_listings(residences uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform write_listings(residences, residences);
  perform notify_listings(residences);
end $$;

-- A change is refreshed at once, but for an import's: nobody sees a row of one that is being written, and what is said of
-- a house in several statements of a slice is refreshed once, when the slice ends (refresh_slice).
create function residences_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  residences uuid[] := array(
    select id from changed where import_id is null or import_id not in (select w.id from unfinished_import w)
    except select unnest(residences_of_slices()));
begin
  if residences <> '{}' then perform refresh_listings(residences); end if;
  return null;
end $$;
call run_after('residence', 'insert, update, delete', 'residences_changed');

create function bed_groups_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  residences uuid[] := array(
    select residence_id from changed where import_id is null or import_id not in (select id from unfinished_import)
    except select unnest(residences_of_slices()));
begin
  if residences = '{}' then return null; end if;
  perform from residence where id = any(residences) order by id for update;
  delete from listing_beds where residence_id = any(residences);
  insert into listing_beds select * from listing_beds_source where residence_id = any(residences);
  perform notify_listings(residences);
  return null;
end $$;
call run_after('bed_group', 'insert, update, delete', 'bed_groups_changed');

-- The most frequent change by far, so it touches only two rows. The share lock makes sure that a listing that is being
-- written at the same time does not miss a report.
create function bed_reports_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  groups uuid[] := array(
    select g.id from bed_group g join changed c on c.bed_group_id = g.id
    where (c.import_id is null or c.import_id not in (select id from unfinished_import))
      and g.residence_id <> all (residences_of_slices()));
  residences uuid[];
begin
  if groups = '{}' then return null; end if;
  -- Read first: joined, a plan made before the tables have statistics may compare each home with each group.
  residences := array(select distinct residence_id from bed_group where id = any(groups));
  perform from residence r where r.id = any(residences) order by r.id for share;
  with newest as (
    select distinct on (bed_group_id) bed_group_id, id, occupied, total_beds, reported_at, as_of from changed
    where bed_group_id = any(groups) order by bed_group_id, reported_at desc, id desc
  ), reported as (
    update listing_beds b set occupied = beds_taken(b.total_beds, n.occupied, n.total_beds),
      reported_at = coalesce(n.as_of, n.reported_at), report_id = n.id
    from newest n
    where b.bed_group_id = n.bed_group_id and not exists (
      select from bed_report p where p.id = b.report_id and (p.reported_at, p.id) >= (n.reported_at, n.id)
    )
    returning b.residence_id, b.bed_group_id, b.reported_at
  ), dated as (
    -- A number given back is older than the one it takes away.
    update listing l set reported_at = t.reported_at
    from (
      select residence_id, max(reported_at) as reported_at from (
        select residence_id, reported_at from reported
        union all
        select b.residence_id, b.reported_at from listing_beds b
        where b.residence_id in (select residence_id from reported)
          and b.bed_group_id not in (select bed_group_id from reported)
      ) b group by residence_id
    ) t
    where l.residence_id = t.residence_id and l.reported_at is distinct from t.reported_at
  )
  select array_agg(distinct residence_id) into residences from reported;
  if residences is not null then perform notify_listings(residences); end if;
  return null;
end $$;
call run_after('bed_report', 'insert', 'bed_reports_added');

create function bed_holds_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held uuid[];
  residences uuid[];
begin
  if tg_table_name = 'bed_hold' then
    held := array(select bed_group_id from changed);
  else
    held := array(select h.bed_group_id from bed_hold h where h.id in (select hold_id from changed));
  end if;
  perform from residence r where r.id in (select residence_id from bed_group where id = any(held))
    order by r.id for update;
  with refreshed as (
    update listing_beds b set holds = s.holds from listing_beds_source s
    where b.bed_group_id = any(held) and s.bed_group_id = b.bed_group_id
    returning b.residence_id
  )
  select array_agg(distinct residence_id) into residences from refreshed;
  if residences is not null then perform notify_listings(residences); end if;
  return null;
end $$;
call run_after('bed_hold', 'insert, delete', 'bed_holds_changed');
call run_after('bed_hold_end', 'insert, delete', 'bed_holds_changed');

-- Pages of a home are cached for some seconds, so a photo that is added, moved, described or deleted is a change of its
-- home like any other.
create function photo_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_residence uuid := coalesce(new.residence_id, old.residence_id);
begin
  -- The trigger set_changed_at sets the time.
  update listing set changed_at = now() where residence_id = of_residence;
  perform pg_notify('listing', of_residence::text);
  return null;
end $$;
create trigger photo_changed after insert or update or delete on residence_photo
  for each row execute function photo_changed();

-- The public reads the name of an organization, its phone and its website on the pages of its houses.
create function organization_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_listings(array(
    select l.residence_id from listing l join residence r on r.id = l.residence_id where r.organization_id = new.id));
  return null;
end $$;
create trigger listed_when_changed after update of name, phone, website on organization
  for each row when ((old.name, old.phone, old.website) is distinct from (new.name, new.phone, new.website))
  execute function organization_changed();

-- Null where it says neither: other organizations keep their rows to themselves.
create function public_contact(of_residence uuid) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select jsonb_build_object('phone', nullif(o.phone, ''), 'website', nullif(o.website, ''))
    from listing l join residence r on r.id = l.residence_id join organization o on o.id = r.organization_id
    where l.residence_id = of_residence and l.is_claimed and o.phone || o.website <> ''
  );
end $$;
grant execute on function public_contact to porchlight_app;

-- The library must be there for its setting to be known.
do $$ begin perform similarity('a', 'b'); end $$;

-- The names alike, the most alike first, until they hold so many homes.
create function names_like(words text, most int) returns table (name text, residences int, likeness int)
language plpgsql stable parallel restricted rows 100
-- The letters' index is used whatever the planner thinks of a word: it does not know how dear a comparison is.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
-- Letters in common from which names are alike: a slip in a word of six leaves a little more than half.
set pg_trgm.word_similarity_threshold = 0.5
as $$
declare
  -- So many names that hold nearly all letters are enough; with fewer, names are taken that hold fewer letters.
  enough constant int := 50;
  -- A word in more names than this is not specific, and comparing them all would take a second.
  most_compared constant int := 4000;
  alike listing_name[];
  threshold text;
begin
  foreach threshold in array array['0.9', '0.75', '0.6', '0.5'] loop
    perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
    alike := array(select n from listing_name n where n.name %> words limit most_compared);
    exit when cardinality(alike) >= enough;
  end loop;
  return query
    select ranked.name, ranked.residences, ranked.likeness from (
      select c.*, sum(c.residences) over (order by c.likeness desc, c.name) - c.residences as before
      from (
        -- The likeness of the whole name decides between names that hold the words alike.
        select n.name, n.residences, (1000 * word_similarity(words, n.name) + 100 * similarity(words, n.name))::int as likeness
        from unnest(alike) n
      ) c
    ) ranked
    where ranked.before < most order by ranked.likeness desc, ranked.name;
end $$;

-- At most so many homes with a name alike: the nearest around a point, else those with the names most alike; in a state
-- or a town of it where one is given.
create function residences_named_like(words text, around cube, way double precision, state char(2), town text, most int)
returns table (residence_id uuid, likeness int) language plpgsql stable parallel restricted rows 100
set enable_seqscan = off
-- A walk that stops early is meant wherever there is an order.
set random_page_cost = 1.1
-- Nor is each home to be compared with one name after the other.
set enable_nestloop = off
as $$
declare
  -- So many homes are fetched by their names and measured; with more it is quicker to walk from the point outwards.
  most_fetched constant int := 5000;
  named text[];
  likenesses int[];
  named_total bigint;
begin
  -- In one place the best names may have no home, so all of them are tried there.
  select array_agg(n.name), array_agg(n.likeness), sum(n.residences) into named, likenesses, named_total
    from names_like(words, case when around is null and state is null then most else 2147483647 end) n;
  if around is not null and named_total <= most_fetched then
    return query select l.residence_id, n.likeness
      from unnest(named, likenesses) n (name, likeness)
      cross join lateral (select * from listing h where h.name = n.name offset 0) l
      where l.place <-> around <= way
        and (state is null or l.state_code = state) and (town is null or lower(l.city) = lower(town))
      order by l.place <-> around limit most;
  elsif around is not null then
    return query select l.residence_id, n.likeness from (
      select h.residence_id, h.name from listing h
      where h.place && cube_enlarge(around, way, 3) and h.place <-> around <= way
        and (state is null or h.state_code = state) and (town is null or lower(h.city) = lower(town))
      order by h.place <-> around limit 25000
    ) l join unnest(named, likenesses) n (name, likeness) on n.name = l.name limit most;
  elsif town is not null then
    return query select l.residence_id, n.likeness
      from (select * from listing h where h.state_code = state and lower(h.city) = lower(town) offset 0) l
      join unnest(named, likenesses) n (name, likeness) on n.name = l.name limit most;
  else
    return query select l.residence_id, n.likeness
      from unnest(named, likenesses) n (name, likeness) cross join lateral (
        select h.residence_id from listing h where h.name = n.name and (state is null or h.state_code = state) limit most
      ) l limit most;
  end if;
end $$;

-- 10_messages.sql

-- Contact messages: what visitors wrote, the mails about it, and the answers given to repeated requests.
-- All rows belong to the alliance. Anybody may leave a message and queue a mail, but only the alliance reads them.
create table contact_message (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  received_at timestamptz not null,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  phone text not null check (length(phone) <= 40),
  facility_name text not null check (length(facility_name) <= 200),
  state_code char(2) references state (code),
  -- The form sets no bound: what one request may carry is the only one.
  message text not null check (length(message) between 1 and 60000),
  -- When somebody of the staff first opened it.
  read_at timestamptz,
  -- The names are copied, so that the inbox still says who answered after a person has left.
  assigned_to uuid,
  assigned_name text,
  answered_at timestamptz,
  answered_by uuid,
  answered_name text,
  check ((assigned_to is null) = (assigned_name is null)),
  check ((answered_at is null) = (answered_by is null) and (answered_by is null) = (answered_name is null))
);
create index contact_message_waiting on contact_message (received_at, id) where answered_at is null;
create index contact_message_answered on contact_message (answered_at desc, id desc) where answered_at is not null;
create index contact_message_of_sender on contact_message (lower(email));

call enable_row_security('contact_message');
create policy anybody_may_write on contact_message for insert to porchlight_app with check (
  organization_id = '00000000-0000-4000-8000-000000000001'
  and read_at is null and assigned_to is null and answered_at is null
);
call allow_own('contact_message', 'select, update');
grant select, insert, update (read_at, assigned_to, assigned_name, answered_at, answered_by, answered_name)
  on contact_message to porchlight_app;

-- What was answered to a request that may come again: one row per Idempotency-Key. Both are hashes; nothing personal.
create table contact_answer (
  key_hash bytea primary key check (length(key_hash) = 32),
  organization_id uuid not null references organization (id),
  body_hash bytea not null check (length(body_hash) = 32),
  message_id uuid not null,
  received_at timestamptz not null
);
create index contact_answer_age on contact_answer (received_at);

call enable_row_security('contact_answer');
create policy anybody_may_write on contact_answer for insert to porchlight_app
  with check (organization_id = '00000000-0000-4000-8000-000000000001');
-- A request sees the answer to the key it brings along, and no other.
create policy own_key_only on contact_answer for select to porchlight_app
  using (key_hash = (select app_secret('contact')));
grant select, insert on contact_answer to porchlight_app;

-- The outbox. A mail is queued in the transaction that makes it necessary and sent by a job afterwards.
create table mail (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  recipient text not null check (recipient !~ '[[:cntrl:]]' and length(recipient) <= 254),
  reply_to text check (reply_to !~ '[[:cntrl:]]' and length(reply_to) <= 254),
  -- Where its recipient stops mails like it; it acts without signing in, so it is shown to nobody.
  stop_url text check (stop_url ~ '^https?://[^[:cntrl:]<>\s]+$' and length(stop_url) <= 500),
  subject text not null check (subject !~ '[[:cntrl:]]' and length(subject) between 1 and 300),
  text_body text not null,
  html_body text not null,
  -- Holds a link that signs somebody in or sets a password, or a house's answer: shown to nobody but its recipient.
  confidential boolean not null default false,
  -- The same for every try, so that a receiving system can tell a second copy.
  message_id text not null unique,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts int not null default 0 check (attempts >= 0),
  -- While queued: when to try next. While sending: when the server that took it is given up on.
  due_at timestamptz,
  -- Which take of which server is sending it now: a server that was given up on may not mark it any more.
  claim uuid,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- A text message or a push waits, leaves, is tried again and is deleted like a mail. The recipient of a push is a
  -- device, its html_body what the device reads.
  channel text not null default 'mail' check (channel in ('mail', 'text', 'push')),
  -- What it waits with, to be taken back together until the first of them leaves.
  held_with uuid,
  shown_subject text not null generated always as (
    case when confidential then regexp_replace(subject, '[0-9]{4,}|[[:alnum:]_-]{24,}', '…', 'g') else subject end
  ) stored,
  shown_text text generated always as (case when confidential then null else text_body end) stored,
  check ((state in ('queued', 'sending')) = (due_at is not null)),
  check ((state = 'sending') = (claim is not null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index mail_newest on mail (created_at desc, id desc);
create index mail_failed on mail (created_at desc, id desc) where state = 'failed';
create index mail_held on mail (held_with) where held_with is not null;
create index mail_due on mail (channel, due_at) where due_at is not null;
create index mail_of_recipient on mail (lower(recipient), created_at desc) where channel = 'mail';

call enable_row_security('mail');
create policy anybody_may_queue on mail for insert to porchlight_app with check (
  organization_id = '00000000-0000-4000-8000-000000000001' and state = 'queued' and attempts = 0
);
call allow_own('mail', 'select');
create policy alliance_retries on mail for update to porchlight_app
  using (organization_id = (select app_organization()) and state = 'failed')
  with check (organization_id = (select app_organization()) and state = 'queued');
grant insert, update (state, attempts, due_at, last_error) on mail to porchlight_app;
grant select (id, organization_id, kind, recipient, reply_to, shown_subject, shown_text, confidential, state, attempts,
  due_at, last_error, created_at, sent_at, channel) on mail to porchlight_app;

-- What an affiliate mails to operators of its state: a draft of one officer until the server sends it, then what it did.
create table mailing (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  person_id uuid not null,
  person_name text not null check (length(person_name) <= 254),
  subject text not null check (length(subject) between 1 and 150),
  words text not null check (length(words) between 1 and 5000),
  -- Which homes, as an address of their table says it (src/domain/states/residences/mailing.ts).
  homes text not null check (length(homes) <= 2000),
  revision int not null default 1 check (revision > 0),
  saved_at timestamptz not null,
  sent_at timestamptz,
  -- The offices with their homes and the ids of their mails, and the homes that got none; no address of anybody.
  outcome jsonb check (jsonb_typeof(outcome) = 'object'),
  -- Its emails wait for some minutes after sent_at; until then an officer may stop them, and none leaves.
  stopped_at timestamptz check (stopped_at >= sent_at),
  check ((sent_at is null) = (outcome is null))
);
create unique index mailing_draft on mailing (organization_id, person_id) where sent_at is null;
create index mailing_sent on mailing (organization_id, sent_at desc) where sent_at is not null;

call enable_row_security('mailing');
call allow_own('mailing', 'select', 'claims', only_if => 'sent_at is not null or person_id = (select app_person())');
call allow_own('mailing', 'insert', 'claims', only_if => $$
  (select app_kind()) = 'affiliate' and person_id = (select app_person()) and sent_at is null
$$);
create policy own_draft_update on mailing for update to porchlight_app
  using (organization_id = (select app_organization()) and (select app_may('claims'))
    and person_id = (select app_person()) and sent_at is null)
  with check (sent_at is null);
call allow_own('mailing', 'delete', 'claims', only_if => 'person_id = (select app_person()) and sent_at is null');
grant select, insert, delete, update (subject, words, homes, revision, saved_at) on mailing to porchlight_app;

-- Questions about a bed, and corrections of a listing: left by visitors without an account, read by the operator.
--
-- Only a hash of the link's secret is kept. Whoever brings the secret along (`app_secret('inquiry')`) sees
-- and deletes the one row it belongs to; nobody else but the operator reads any. Deleting takes the row itself away.
create table inquiry (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  kind text not null check (kind in ('bed', 'correction')),
  received_at timestamptz not null,
  language text not null check (language in ('en', 'es')),
  sender_name text not null default '' check (length(sender_name) <= 100),
  answer_by text check (answer_by in ('text', 'call', 'email')),
  -- A phone number or a mail address; a correction needs none.
  reach text not null default '' check (length(reach) <= 254),
  needed text check (needed in ('tonight', 'this_week', 'later')),
  message text not null default '' check (length(message) <= 4000),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  -- Distinguishes the same request sent twice from another one with its key.
  body_hash bytea not null check (length(body_hash) = 32),
  -- When the people of the residence were notified; a job does that, because visitors may not know who they are.
  notified_at timestamptz,
  -- When they were told a second time, because it still waited.
  nudged_at timestamptz,
  -- When somebody of the house first opened it.
  read_at timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  -- The name is copied, so that it still says who answered after a person has left.
  answered_name text,
  -- Stays when it is opened again: from it the first response is measured.
  first_answered_at timestamptz,
  taken_at timestamptz,
  taken_by uuid,
  taken_name text,
  closed_at timestamptz,
  closed_by uuid,
  closed_name text,
  closed_reason text check (closed_reason in ('moved_in', 'no_bed', 'not_reached', 'not_needed')),
  -- For the house's own people; goes when the inquiry goes.
  note text not null default '' check (length(note) <= 500),
  -- A question that went to several homes at once: each home has its own row and knows nothing of the others. The rows
  -- carry one hash, of the secret of the page that shows all answers; whoever brings that secret along
  -- (`app_secret('inquiry')`) sees and deletes them all.
  asked_together bytea check (length(asked_together) = 32),
  -- For a question to several homes: when the sender chose this home.
  chosen_at timestamptz,
  check (kind = 'correction' or (answer_by is not null and reach <> '')),
  check ((answered_at is null) = (answered_by is null) and (answered_by is null) = (answered_name is null)),
  check (answered_at is null or first_answered_at is not null),
  check ((taken_at is null) = (taken_by is null) and (taken_by is null) = (taken_name is null)),
  check ((closed_at is null) = (closed_by is null) and (closed_by is null) = (closed_name is null)
    and (closed_at is null) = (closed_reason is null)),
  check (answered_at is null or closed_at is null)
);
create index inquiry_of_organization on inquiry (organization_id, received_at desc, id desc);
create index inquiry_of_residence on inquiry (residence_id);
create index inquiry_age on inquiry (received_at);
create index inquiry_unnotified on inquiry (received_at) where notified_at is null;
create index inquiry_waits on inquiry (organization_id) where answered_at is null and closed_at is null;
create index inquiry_together on inquiry (asked_together) where asked_together is not null;

call enable_row_security('inquiry');
-- Corrections are also for the alliance, which answers for the directory.
create policy alliance_reads_corrections on inquiry for select to porchlight_app
  using (kind = 'correction' and (select app_organization()) = '00000000-0000-4000-8000-000000000001');
create policy sender_reads on inquiry for select to porchlight_app
  using (secret_hash = (select app_secret('inquiry')) or asked_together = (select app_secret('inquiry')));
create policy sender_deletes on inquiry for delete to porchlight_app
  using (secret_hash = (select app_secret('inquiry')) or asked_together = (select app_secret('inquiry')));
call allow_own('inquiry', 'select, update', 'messages');
call keep_to_residences('inquiry', 'all');
create policy anybody_may_ask on inquiry for insert to porchlight_app with check (
  notified_at is null and nudged_at is null and read_at is null and answered_at is null and first_answered_at is null and taken_at is null
  and closed_at is null and note = ''
  and exists (
    select from residence r
    where r.id = residence_id and r.organization_id = inquiry.organization_id and r.status = 'published'
  )
);
grant select, insert, delete, update (read_at, answered_at, answered_by, answered_name) on inquiry to porchlight_app;
grant update (first_answered_at, taken_at, taken_by, taken_name, closed_at, closed_by, closed_name, closed_reason, note)
  on inquiry to porchlight_app;

-- How questions reach a person; without a row by mail, for every house they work for, at any hour. `none` is what the
-- link in a mail sets.
create table question_setting (
  organization_id uuid not null,
  person_id uuid not null,
  way text not null check (way in ('email', 'text', 'none')),
  phone text not null default '' check (phone ~ '^(\+[0-9]{8,15})?$'),
  -- Null for every house they work for, also those to come.
  residence_ids uuid[],
  -- Hours of the day in their own time zone (src/domain/states/us-zones.ts), the second one excluded.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  time_zone text not null check (length(time_zone) between 1 and 40),
  -- Whether "needed tonight" comes in quiet hours too.
  tonight_passes boolean not null default true,
  primary key (organization_id, person_id),
  foreign key (person_id, organization_id) references membership (person_id, organization_id) on delete cascade,
  check (way <> 'text' or phone <> ''),
  check ((quiet_from is null) = (quiet_to is null) and quiet_from is distinct from quiet_to or quiet_from is null)
);
create index question_setting_of_person on question_setting (person_id, organization_id);

call enable_row_security('question_setting');
call allow_own('question_setting', 'select, insert, update', 'messages', only_if => 'person_id = (select app_person())');
grant select, insert, update (way, phone, residence_ids, quiet_from, quiet_to, time_zone, tonight_passes)
  on question_setting to porchlight_app;

-- A question that came in somebody's quiet hours: they hear of it when these end, if it still waits then.
create table question_later (
  organization_id uuid not null,
  inquiry_id uuid not null references inquiry (id) on delete cascade,
  person_id uuid not null,
  due_at timestamptz not null,
  primary key (inquiry_id, person_id),
  foreign key (person_id, organization_id) references membership (person_id, organization_id) on delete cascade
);
create index question_later_due on question_later (due_at);
create index question_later_of_person on question_later (person_id, organization_id);

call enable_row_security('question_later');
call allow_own('question_later', 'select', 'messages', only_if => 'person_id = (select app_person())');
grant select on question_later to porchlight_app;

-- A browser in which somebody turned on alerts. It goes with the session it was turned on in, so whoever signs out there,
-- or is signed out, hears nothing more on it; a session that takes the place of another takes its devices along.
create table push_device (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://[^[:cntrl:][:space:]]+$' and length(endpoint) <= 1000),
  -- The browser's keys, in base64url: its point on P-256 and a shared secret of 16 bytes.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- The server's key it was turned on with: no other reaches it.
  server_key text not null check (server_key ~ '^[A-Za-z0-9_-]{87}$'),
  device text not null check (length(device) between 1 and 200),
  created_at timestamptz not null,
  reached_at timestamptz
);
create index push_device_of_person on push_device (person_id, created_at, id);
create index push_device_of_session on push_device (session_id);

call enable_row_security('push_device');
create policy own_select on push_device for select to porchlight_app using (person_id = (select app_person()));
create policy own_insert on push_device for insert to porchlight_app with check (person_id = (select app_person()));
create policy own_delete on push_device for delete to porchlight_app using (person_id = (select app_person()));
grant select (id, person_id, endpoint, device, created_at, reached_at), insert, delete on push_device to porchlight_app;
create policy follows_session on push_device to porchlight_sign_in using (true) with check (true);
grant select, insert, update (session_id) on push_device to porchlight_sign_in;

-- What has not left for a device that is gone does not leave any more.
create function forget_pushes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from mail where channel = 'push' and recipient = old.id::text and state <> 'sent';
  return null;
end $$;
create trigger forget_pushes after delete on push_device for each row execute function forget_pushes();

-- What a house wrote back from its desk, by mail or text. Goes when the question goes, and takes the words out of the
-- outbox with it: the mail has the id of the answer.
create table inquiry_reply (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  inquiry_id uuid not null references inquiry (id) on delete cascade,
  way text not null check (way in ('text', 'email')),
  words text not null check (length(words) between 1 and 1000),
  sent_at timestamptz not null,
  sent_by uuid not null,
  -- Copied, as with who answered.
  sent_name text not null check (length(sent_name) <= 254),
  -- What became of the mail. A job reads it there, because only the alliance may see the outbox.
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed'))
);
create index inquiry_reply_of_inquiry on inquiry_reply (inquiry_id, sent_at);
create index inquiry_reply_of_organization on inquiry_reply (organization_id, sent_at, id);
create index inquiry_reply_unsettled on inquiry_reply (sent_at) where state = 'queued';

call enable_row_security('inquiry_reply');
call allow_own('inquiry_reply', 'select', 'messages');
call allow_own('inquiry_reply', 'insert', 'messages', only_if => $$
  state = 'queued' and exists (
    select from inquiry i
    where i.id = inquiry_id and i.organization_id = inquiry_reply.organization_id and i.kind = 'bed')
$$);
call keep_to_residences('inquiry_reply', 'all', 'reads_inquiry(inquiry_id)');
-- A request sees the questions of the secret it brings along, and so their answers.
create policy sender_reads on inquiry_reply for select to porchlight_app using (
  (select app_secret('inquiry')) is not null and exists (
    select from inquiry i where i.id = inquiry_id
      and (i.secret_hash = (select app_secret('inquiry')) or i.asked_together = (select app_secret('inquiry')))
  )
);
grant select, insert on inquiry_reply to porchlight_app;

-- A mail that has not left does not leave any more; of one that has, the outbox keeps no word.
create function forget_reply_mail() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from mail where id = old.id and state <> 'sent';
  update mail set text_body = '', html_body = '' where id = old.id;
  return null;
end $$;
create trigger forget_reply_mail after delete on inquiry_reply
  for each row execute function forget_reply_mail();

-- Lists of homes shared by a link: the ids of the homes, and nothing about the person who made it.
--
-- Only a hash of the link's secret is kept. Whoever brings the secret along (`app_secret('shared_list')`) sees the
-- one list it belongs to; whoever made it has another secret, of which the link's is made, and ends it with that.
create table shared_list (
  id uuid primary key,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  residence_ids uuid[] not null check (cardinality(residence_ids) between 1 and 50),
  language text not null check (language in ('en', 'es')),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > made_at and ends_at <= made_at + interval '60 days')
);
create index shared_list_end on shared_list (ends_at);

call enable_row_security('shared_list');
create policy anybody_may_share on shared_list for insert to porchlight_app with check (true);
create policy link_reads on shared_list for select to porchlight_app
  using (secret_hash = (select app_secret('shared_list')));
create policy link_ends on shared_list for delete to porchlight_app
  using (secret_hash = (select app_secret('shared_list')));
grant select, insert, delete on shared_list to porchlight_app;

-- Reports of a residence's page, by visitors without an account, for the alliance and, where its form said so, for the
-- affiliate of the state. They say nothing to the operator, whose inquiries are another table. `key_hash` makes the same
-- words sent twice one report.
create table listing_report (
  id uuid primary key,
  residence_id uuid not null references residence (id) on delete cascade,
  kind text not null check (kind in ('not_a_home', 'scam', 'unsafe', 'duplicate', 'closed', 'other')),
  words text not null check (length(words) between 1 and 2000),
  -- Empty where no answer is wanted, and again some time after the decision.
  email text not null default '' check (length(email) <= 254),
  language text not null check (language in ('en', 'es')),
  received_at timestamptz not null,
  due_at timestamptz not null check (due_at > received_at),
  key_hash bytea not null unique check (length(key_hash) = 32),
  taken_at timestamptz,
  taken_by uuid,
  taken_name text check (length(taken_name) <= 254),
  decided_at timestamptz,
  decided_by uuid,
  decided_name text check (length(decided_name) <= 254),
  decided_as text check (decided_as in ('hidden', 'no_action', 'passed_on', 'corrected')),
  -- For the staff; the mail to whoever reported has words of its own.
  decided_words text not null default '' check (length(decided_words) <= 1000),
  -- As the form promised when it was sent. What is about harm or fraud is for the alliance alone.
  shared_with_affiliate boolean not null default false,
  -- What an officer of the affiliate made of it; what is passed up waits for the alliance.
  settled_at timestamptz,
  settled_by uuid,
  settled_name text check (length(settled_name) <= 254),
  settled_as text check (settled_as in ('corrected', 'no_action', 'passed_up')),
  settled_words text not null default '' check (length(settled_words) <= 1000),
  check (not shared_with_affiliate or kind not in ('scam', 'unsafe')),
  check (shared_with_affiliate or settled_at is null),
  check ((settled_at is null) = (settled_by is null) and (settled_by is null) = (settled_name is null)
    and (settled_at is null) = (settled_as is null)),
  check ((taken_at is null) = (taken_by is null) and (taken_by is null) = (taken_name is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_by is null) = (decided_name is null)
    and (decided_at is null) = (decided_as is null))
);
create index listing_report_open on listing_report (due_at, id) where decided_at is null;
create index listing_report_decided on listing_report (decided_at desc) where decided_at is not null;
create index listing_report_of_residence on listing_report (residence_id, received_at desc);

call enable_row_security('listing_report');
create policy anybody_may_report on listing_report for insert to porchlight_app with check (
  taken_at is null and decided_at is null and settled_at is null
  and exists (select from residence r where r.id = residence_id and r.status = 'published')
);
grant insert (id, residence_id, kind, words, email, language, received_at, due_at, key_hash, shared_with_affiliate)
  on listing_report to porchlight_app;
-- Nobody who belongs to the operator of the home, as with grievances.
create policy officers_read on listing_report for select to porchlight_app using (
  shared_with_affiliate and (select app_may('claims')) and (select app_kind()) = 'affiliate'
  and exists (
    select from residence r where r.id = residence_id and r.state_code = (select app_state()) and not exists (
      select from membership m where m.person_id = (select app_person())
        and m.organization_id = r.organization_id and m.organization_id <> (select app_organization())
    )
  )
);
-- Neither the address of whoever reported nor a word of the staff.
grant select (id, residence_id, kind, words, language, received_at, due_at, taken_at, decided_at, decided_as,
  shared_with_affiliate, settled_at, settled_name, settled_as, settled_words) on listing_report to porchlight_app;

-- 11_waiting.sql

-- People who wait for a bed. The place of a person is not stored: it follows from how many with a lower turn wait for
-- the same beds.
create table waiting (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  -- The question they asked, where they came that way: whoever deletes it deletes this too.
  inquiry_id uuid unique references inquiry (id) on delete cascade,
  audience text not null check (audience in
    ('women', 'men', 'any', 'women_with_children', 'families', 'couples', 'lgbtq')),
  -- Moving people exchanges their turns, so that nobody falls behind a person who joins at the same time.
  turn bigint generated by default as identity,
  -- A nickname or initials.
  name text not null default '' check (length(name) <= 100),
  answer_by text not null check (answer_by in ('text', 'call', 'email')),
  reach text not null check (length(reach) between 1 and 254),
  language text not null default 'en' check (language in ('en', 'es')),
  wanted_from date,
  note text not null default '' check (length(note) <= 200),
  joined_at timestamptz not null,
  -- When they last confirmed, in any way, that they still want a place.
  heard_at timestamptz not null,
  offered_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('moved_in', 'gone', 'said_no')),
  check ((ended_at is null) = (ended_as is null))
);
create index waiting_of_residence on waiting (residence_id, audience, turn);
create index waiting_of_organization on waiting (organization_id);
create index waiting_heard on waiting (heard_at) where ended_at is null;

call enable_row_security('waiting');
call allow_own('waiting', 'select, update, delete', 'messages');
call allow_own('waiting', 'insert', 'messages', only_if => $$
  exists (select from residence r where r.id = residence_id and r.organization_id = waiting.organization_id)
$$);
call keep_to_residences('waiting', 'all');
-- Somebody who has just asked about a bed may join the end of the list, where the residence keeps one.
create policy asker_joins on waiting for insert to porchlight_app
  with check (
    offered_at is null and ended_at is null and note = ''
    and exists (
      select from inquiry i join residence r on r.id = i.residence_id
      where i.id = inquiry_id and i.secret_hash = (select app_secret('inquiry')) and i.residence_id = waiting.residence_id
        and i.organization_id = waiting.organization_id and r.keeps_waiting_list
    )
  );
-- Their turn is the end of the list, whoever puts them on it.
grant insert (id, organization_id, residence_id, inquiry_id, audience, name, answer_by, reach, language, wanted_from,
  note, joined_at, heard_at), select, delete, update (turn, name, answer_by, reach, wanted_from, note, heard_at,
  offered_at, ended_at, ended_as)  on waiting to porchlight_app;

-- "Do you still want a place?": a mail with a link, or a text or call that somebody made and recorded.
create table waiting_ping (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  waiting_id uuid not null references waiting (id) on delete cascade,
  asked_at timestamptz not null,
  way text not null check (way in ('text', 'call', 'email')),
  -- Only of a link, whose last word is a no. Who brings it has no account: the machine looks it up and answers for
  -- them.
  secret_hash bytea unique check (length(secret_hash) = 32),
  answered_at timestamptz,
  answer text check (answer in ('yes', 'no')),
  check ((answered_at is null) = (answer is null))
);
create index waiting_ping_of_waiting on waiting_ping (waiting_id, asked_at desc);
create index waiting_ping_of_organization on waiting_ping (organization_id);

call enable_row_security('waiting_ping');
call allow_own('waiting_ping', 'select', 'messages');
call allow_own('waiting_ping', 'insert', 'messages', only_if => $$
  answered_at is null and secret_hash is null
  and exists (select from waiting w where w.id = waiting_id and w.organization_id = waiting_ping.organization_id)
$$);
call keep_to_residences('waiting_ping', 'all', 'reads_waiting(waiting_id)');
grant select, insert on waiting_ping to porchlight_app;

-- How a residence keeps its list; without a row, as the defaults say.
create table waiting_setting (
  residence_id uuid primary key references residence (id) on delete cascade,
  organization_id uuid not null references organization (id),
  ping_days int not null default 14 check (ping_days between 7 and 60),
  -- Whether the public page says how many wait.
  shows_count boolean not null default false
);
create index waiting_setting_of_organization on waiting_setting (organization_id);

call enable_row_security('waiting_setting');
call allow_own('waiting_setting', 'select, update', 'messages');
call allow_own('waiting_setting', 'insert', 'messages', only_if => $$
  exists (select from residence r where r.id = residence_id and r.organization_id = waiting_setting.organization_id)
$$);
call keep_to_residences('waiting_setting', 'all');
grant select, insert, update (ping_days, shows_count) on waiting_setting to porchlight_app;

-- 12_claims.sql

-- Claims: an operator says that a listing is theirs, proves it, and somebody decides.
--
-- Everything after the first row of a claim is written by the system for a person, so that nobody's own rights are
-- enough to prove or decide anything. Names of houses and people are copied: the listing may go, and people
-- leave.
create table claim (
  id uuid primary key default gen_random_uuid(),
  -- Who claims.
  organization_id uuid not null references organization (id),
  organization_name text not null check (length(organization_name) <= 200),
  residence_id uuid not null references residence (id) on delete cascade,
  residence_name text not null check (length(residence_name) <= 120),
  city text not null check (length(city) <= 100),
  state_code char(2) not null references state (code),
  made_at timestamptz not null,
  made_by uuid not null,
  made_name text not null check (length(made_name) <= 254),
  -- Where its affiliate writes to for papers.
  made_email text not null check (length(made_email) <= 254),
  -- How it was shown, and when: by a code, or by papers described in words.
  way text check (way in ('email', 'phone', 'letter')),
  shown_at timestamptz,
  letter text not null default '' check (length(letter) <= 2000),
  -- Since when the claim of another organization waits as well, so that each of them knows.
  competing_since timestamptz,
  -- When somebody at the published phone or mail address said that they do not know who claims it.
  disowned_at timestamptz,
  -- Why it waits for somebody, and for whom; null where it was decided at once.
  waiting_reason text check (waiting_reason in ('letter', 'claimed', 'competing', 'disowned', 'taken_back')),
  decider_id uuid references organization (id),
  decider_name text,
  staff_notified_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('approved', 'refused', 'withdrawn')),
  end_reason text not null default '' check (length(end_reason) <= 1000),
  -- Null where nobody decided: proved by a code, withdrawn, or expired.
  decided_by uuid references organization (id),
  decided_name text,
  -- What an approved claim took the house from, so that a mistake can be undone.
  from_organization_id uuid references organization (id),
  claimed_before timestamptz,
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000),
  -- When a later claim took the house from this one's claimant, to whom it went, and why.
  handed_over_at timestamptz,
  handed_over_to text check (length(handed_over_to) <= 200),
  handed_over_reason text not null default '' check (length(handed_over_reason) <= 1000),
  check ((way is null) = (shown_at is null)),
  check ((ended_at is null) = (ended_as is null)),
  check (way <> 'letter' or letter <> ''),
  check (ended_as <> 'approved' or (shown_at is not null and from_organization_id is not null)),
  check (undone_at is null or ended_as = 'approved'),
  check (handed_over_at is null or ended_as = 'approved'),
  check ((handed_over_at is null) = (handed_over_to is null))
);
-- An organization claims a listing once at a time.
create unique index claim_open on claim (organization_id, residence_id) where ended_at is null;
create index claim_of_organization on claim (organization_id, made_at desc);
create index claim_of_residence on claim (residence_id);
create index claim_waiting on claim (state_code, shown_at) where ended_at is null and shown_at is not null;
create index claim_decided on claim (state_code, ended_at desc) where ended_at is not null and shown_at is not null;

call enable_row_security('claim');
call allow_own('claim', 'select', 'claims');
create policy deciders_read on claim for select to porchlight_app
  using (shown_at is not null and app_decides(state_code));
call allow_own('claim', 'insert', 'claims', only_if => $$
  made_by = (select app_person()) and way is null and waiting_reason is null and ended_at is null
  and staff_notified_at is null
  and exists (select from organization o where o.id = claim.organization_id and o.kind = 'operator')
  and exists (select from residence r where r.id = residence_id and r.status = 'published')
$$);
grant select, insert on claim to porchlight_app;

-- What those who decide keep of a decision: the reason they gave to whom it went against, and a note that nobody else
-- reads. The organizations of the claim read none of it here.
create table claim_decision (
  claim_id uuid not null references claim (id) on delete cascade,
  decision text not null check (decision in ('approved', 'refused', 'undone')),
  state_code char(2) not null references state (code),
  reason text not null check (length(reason) <= 1000),
  note text not null check (length(note) <= 1000),
  primary key (claim_id, decision)
);

call enable_row_security('claim_decision');
create policy deciders_read on claim_decision for select to porchlight_app using (app_decides(state_code));
grant select on claim_decision to porchlight_app;

-- What a hand-over took from the former holder and no one else gets: reminders and their links, notes of shifts, who hears
-- of a question later. An undo puts it back; `forget_at` is when that ends, or when it would have been deleted anyway.
-- The system's alone: it is the former holder's, and the claim is read by others.
create table claim_set_aside (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references claim (id) on delete cascade,
  was_in text not null check (was_in in ('reminder', 'reminder_link', 'shift_note', 'question_later')),
  line jsonb not null check (jsonb_typeof(line) = 'object'),
  forget_at timestamptz not null
);
create index claim_set_aside_of_claim on claim_set_aside (claim_id);
create index claim_set_aside_age on claim_set_aside (forget_at);

call enable_row_security('claim_set_aside');

-- Papers that show a claim: who claims and who decides see names and sizes while it is not decided. After that they are
-- deleted. Images are made anew from their pixels; a PDF is kept as it was sent.
create table claim_paper (
  id uuid primary key,
  claim_id uuid not null references claim (id) on delete cascade,
  added_by uuid not null,
  added_at timestamptz not null,
  name text not null check (length(name) between 1 and 120),
  kind text not null check (kind in ('pdf', 'jpg')),
  size int not null check (size > 0)
);
create index claim_paper_of_claim on claim_paper (claim_id);

call enable_row_security('claim_paper');
create policy of_seen_claim on claim_paper for select to porchlight_app
  using (exists (select from claim c where c.id = claim_id and c.ended_at is null));
grant select on claim_paper to porchlight_app;

create table claim_paper_file (
  paper_id uuid primary key references claim_paper (id) on delete cascade,
  bytes bytea not null check (length(bytes) between 1 and 10485760)
);
alter table claim_paper_file alter column bytes set storage external;

call enable_row_security('claim_paper_file');
create policy deciders_read on claim_paper_file for select to porchlight_app using (exists (
  select from claim_paper p join claim c on c.id = p.claim_id
  where p.id = paper_id and c.ended_at is null and c.shown_at is not null and app_decides(c.state_code)
));
grant select on claim_paper_file to porchlight_app;

-- A code sent to what the listing publishes. Of the code only a keyed hash is kept.
create table claim_code (
  id uuid primary key default gen_random_uuid(),
  -- One at a time: a new one takes the place of the old.
  claim_id uuid not null unique references claim (id) on delete cascade,
  organization_id uuid not null references organization (id),
  way text not null check (way in ('email', 'phone')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0 check (tries >= 0),
  used_at timestamptz,
  code_hash bytea not null check (length(code_hash) = 32)
);
create index claim_code_of_organization on claim_code (organization_id);

call enable_row_security('claim_code');
call allow_own('claim_code', 'select', 'claims');
grant select (id, claim_id, organization_id, way, sent_at, expires_at, tries, used_at) on claim_code to porchlight_app;

-- The notice that the holder of a residence gets of a claim to it, and their objection. The row stays the holder's after
-- the residence has gone to another organization, which has a row of its own.
create table claim_notice (
  claim_id uuid not null references claim (id) on delete cascade,
  organization_id uuid not null references organization (id),
  residence_name text not null,
  city text not null,
  state_code char(2) not null,
  claimant_name text not null,
  notified_at timestamptz not null,
  objection text not null default '' check (length(objection) <= 2000),
  objected_at timestamptz,
  objected_name text,
  ended_at timestamptz,
  ended_as text check (ended_as in ('handed_over', 'stays', 'withdrawn')),
  undone_at timestamptz,
  check ((objected_at is null) = (objection = '')),
  primary key (claim_id, organization_id),
  check ((ended_at is null) = (ended_as is null))
);
create index claim_notice_of_organization on claim_notice (organization_id, notified_at desc);

call enable_row_security('claim_notice');
call allow_own('claim_notice', 'select', 'claims');
create policy deciders_read on claim_notice for select to porchlight_app using (app_decides(state_code));
grant select on claim_notice to porchlight_app;

-- 13_certification.sql

-- Every certificate there was of a home. One stands at a time: a new one ends the one before, and a suspended or
-- withdrawn one leaves none. Nothing is deleted but with the home itself, or with an import that is undone. Each keeps
-- what it certified when it was set (decision 58).
create table certificate (
  id uuid primary key default gen_random_uuid(),
  -- The affiliate that certifies.
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  number text not null check (number ~ '^\S(.{0,38}\S)?$'),
  narr_level smallint not null check (narr_level between 1 and 4),
  issued_on date not null,
  -- Its last day (src/domain/certification/certificate/certificate.ts).
  ends_on date not null check (ends_on >= issued_on),
  set_at timestamptz not null default clock_timestamp(),
  set_by uuid,
  set_by_name text not null default '' check (length(set_by_name) <= 254),
  ended_at timestamptz,
  ended_as text check (ended_as in ('replaced', 'suspended', 'withdrawn')),
  end_reason text not null default '' check (length(end_reason) <= 500),
  -- When its suspension was ended and it was set again as it was, and why.
  lifted_at timestamptz,
  lift_reason text not null default '' check (length(lift_reason) <= 500),
  residence_name text not null check (length(residence_name) between 1 and 120),
  city text not null check (length(city) between 1 and 100),
  -- Where the home stood, for the system alone: the first street it was known by, and whether the public knew it then.
  zip text not null,
  street text not null,
  shows_street boolean not null,
  -- Empty, null: not stated.
  operator_name text not null check (length(operator_name) <= 200),
  beds int check (beds between 1 and 10000),
  beds_for text[] not null,
  kind text not null check (kind in ('initial', 'renewal')),
  -- The version of NARR's standard.
  standard text not null check (standard ~ '^[0-9]{1,2}[.][0-9]{1,2}$'),
  -- Whose home it was; null where nobody had claimed it.
  operator_id uuid,
  -- Its place in the affiliate's status lists: drawn, so that neighbors say nothing of each other.
  status_index int not null check (status_index >= 0),
  -- The home moved, or another operator has it: it counts no more until the affiliate sets it again.
  unconfirmed_at timestamptz,
  unconfirmed_as text check (unconfirmed_as in ('moved', 'operator')),
  -- The time above that its leaders were told of.
  unconfirmed_told_at timestamptz,
  -- When its operator was told that it is set, or would have been; null while that waits.
  set_told_at timestamptz,
  -- How many days before its end people were last reminded.
  reminded_days int,
  -- One for a time, by the name its state has for it; null for a full one (src/domain/certification/certificate/conditional.ts).
  form text check (form in ('conditional', 'preliminary', 'provisional')),
  -- By when the affiliate looks how far the house has come, when it did, and what it wrote down.
  check_in_on date check (check_in_on > issued_on),
  checked_in_on date,
  check_in_note text not null default '' check (length(check_in_note) <= 500),
  check_in_reminded_at timestamptz,
  -- Its last day before it was extended, once.
  extended_from date check (extended_from between issued_on and ends_on - 1),
  check (form is not null or coalesce(check_in_on, checked_in_on, extended_from) is null),
  check (extended_from is null or checked_in_on is not null),
  check ((unconfirmed_at is null) = (unconfirmed_as is null)),
  check ((ended_at is null) = (ended_as is null)),
  check (lifted_at is null or ended_as = 'suspended'),
  check ((lifted_at is null) = (lift_reason = '')),
  check (coalesce(ended_as in ('suspended', 'withdrawn'), false) = (end_reason <> ''))
);
create unique index certificate_standing on certificate (residence_id) where ended_at is null;
create unique index certificate_number on certificate (organization_id, lower(number)) where ended_at is null;
create index certificate_numbers on certificate (organization_id, lower(number));
create unique index certificate_status on certificate (organization_id, status_index);
create index certificate_of_residence on certificate (residence_id, set_at desc);
create index certificate_unconfirmed on certificate (unconfirmed_at) where unconfirmed_at is not null;
create index certificate_set_untold on certificate (set_at) where set_told_at is null and ended_at is null;

-- Letters and digits that are taken for one another (src/domain/certification/certificate/near-numbers.ts).
create function near_number(number text) returns text language sql immutable parallel safe
return translate(regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), 'oil', '011');
create index certificate_by_number on certificate (lower(number));
create index certificate_near on certificate (near_number(number));

call enable_row_security('certificate');
create policy own_select on certificate for select to porchlight_app using (
  (organization_id = (select app_organization()) and (select app_role()) is not null)
  or ((select app_kind()) = 'alliance' and (select app_role()) is not null)
  or exists (select from residence r where r.id = residence_id and r.organization_id = (select app_organization()))
);
create policy certifiers_insert on certificate for insert to porchlight_app with check (
  (select app_may('claims'))
  and (organization_id = (select app_organization()) or (select app_kind()) = 'alliance')
  and set_by = (select app_person()) and ended_at is null
  and exists (
    select from organization o join residence r on r.state_code = o.state_code
    where o.id = certificate.organization_id and o.kind = 'affiliate' and r.id = certificate.residence_id
      and (r.status = 'published' or r.organization_id = o.id)
  )
);
create policy certifiers_withdraw on certificate for update to porchlight_app
  using (
    (select app_may('claims')) and (organization_id = (select app_organization()) or (select app_kind()) = 'alliance')
  )
  with check (ended_as in ('suspended', 'withdrawn'));
grant insert on certificate to porchlight_app;
grant select (id, organization_id, residence_id, number, narr_level, issued_on, ends_on, set_at, set_by, set_by_name,
  ended_at, ended_as, end_reason, lifted_at, lift_reason, residence_name, city, operator_name, beds, beds_for, kind, standard, operator_id,
  status_index, unconfirmed_at, unconfirmed_as, unconfirmed_told_at, set_told_at, reminded_days, form, check_in_on, checked_in_on,
  check_in_note, check_in_reminded_at, extended_from) on certificate to porchlight_app;
grant update (ended_at, ended_as, end_reason) on certificate to porchlight_app;

-- The place in the status list of one that is no more: a signed copy of it may be anywhere, and stays revoked.
create table revoked_place (
  organization_id uuid not null references organization (id) on delete cascade,
  status_index int not null check (status_index >= 0),
  revoked_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, status_index)
);
call enable_row_security('revoked_place');
-- What is published anyway.
call allow_own('revoked_place', 'select');
grant select on revoked_place to porchlight_app;

create function revoke_place() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into revoked_place (organization_id, status_index) values (old.organization_id, old.status_index);
  return null;
end $$;
create trigger revokes_place after delete on certificate for each row execute function revoke_place();

create view listed_certificate with (security_barrier = true) as
select distinct on (c.residence_id) c.residence_id, c.number, c.narr_level, c.issued_on, c.ends_on,
  case when c.ended_as is null and c.unconfirmed_at is not null then 'unconfirmed' else c.ended_as end as ended_as,
  coalesce(c.ended_at, c.unconfirmed_at) as ended_at, o.name as certified_by, c.form
from certificate c join residence r on r.id = c.residence_id join organization o on o.id = c.organization_id
where r.status = 'published' and c.ended_as is distinct from 'replaced'
order by c.residence_id, c.set_at desc;
alter view listed_certificate owner to porchlight_system;
grant select on listed_certificate to porchlight_app;

-- Who sets one says what they certify; what they leave out is what the listing says.
create function fill_certificate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own residence;
  places int := 131072;
  draws int := 0;
begin
  select * into own from residence where id = new.residence_id;
  new.residence_name := coalesce(new.residence_name, own.name);
  new.city := own.city;
  new.zip := own.zip;
  new.street := own.street;
  new.shows_street := own.address_visibility = 'exact';
  new.operator_id := case when own.claimed_at is not null then own.organization_id end;
  new.operator_name := coalesce(new.operator_name, (select name from organization where id = new.operator_id), '');
  new.beds := coalesce(new.beds, (
    select nullif(sum(total_beds), 0) from bed_group where residence_id = new.residence_id));
  new.beds_for := coalesce(new.beds_for, array(
    select distinct audience from bed_group where residence_id = new.residence_id and total_beds > 0 order by audience));
  new.kind := coalesce(new.kind, case when exists (
    select from certificate c
    where c.residence_id = new.residence_id and c.issued_on < new.issued_on and c.form is null
  ) then 'renewal' else 'initial' end);
  new.standard := coalesce(new.standard, '3.0');
  new.reminded_days := null;
  loop
    new.status_index := floor(random() * places);
    exit when not exists (
      select from certificate c where c.organization_id = new.organization_id and c.status_index = new.status_index
      union all
      select from revoked_place p where p.organization_id = new.organization_id and p.status_index = new.status_index);
    draws := draws + 1;
    -- The list is full but for a few: it becomes twice as long.
    if draws % 20 = 0 then places := places * 2; end if;
  end loop;
  return new;
end $$;
create trigger fills before insert on certificate for each row execute function fill_certificate();

-- A number is one home's for ever: a renewal may keep it, another home may not have it.
create function replace_certificate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from certificate c where c.organization_id = new.organization_id and lower(c.number) = lower(new.number)
      and c.residence_id <> new.residence_id
  ) then
    raise exception 'This number is the certificate of another home.'
      using errcode = 'unique_violation', constraint = 'certificate_number', table = 'certificate';
  end if;
  update certificate set ended_at = new.set_at, ended_as = 'replaced'
    where residence_id = new.residence_id and ended_at is null;
  return new;
end $$;
create trigger replaces before insert on certificate for each row when (new.ended_at is null)
  execute function replace_certificate();

-- A certificate is of one house at one place in the hands of one operator. To claim a listing that nobody had is no
-- change of hands, and an address that is only written another way is no move. A home that is back where it was certified
-- has not moved.
create function question_certificates() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  standing certificate;
  is_elsewhere boolean;
begin
  select * into standing from certificate where residence_id = new.id and ended_at is null;
  if not found then return null; end if;
  is_elsewhere := new.zip <> standing.zip or town_key(new.city) <> town_key(standing.city)
    or new.state_code is distinct from (select state_code from organization where id = standing.organization_id)
    or (standing.street <> '' and new.street <> '' and street_key(new.street) <> street_key(standing.street));
  if is_elsewhere and standing.unconfirmed_as is distinct from 'moved' then
    update certificate set unconfirmed_at = clock_timestamp(), unconfirmed_as = 'moved' where id = standing.id;
  elsif not is_elsewhere and (standing.unconfirmed_as = 'moved' or (standing.street = '' and new.street <> '')) then
    update certificate set street = coalesce(nullif(street, ''), new.street),
      unconfirmed_at = case when unconfirmed_as = 'operator' then unconfirmed_at end, unconfirmed_as = nullif(unconfirmed_as, 'moved')
      where id = standing.id;
  end if;
  if new.organization_id <> old.organization_id or (standing.unconfirmed_as = 'moved' and not is_elsewhere) then
    perform judge_operator(new.id, new.organization_id, new.claimed_at is not null);
  end if;
  return null;
end $$;

create function judge_operator(of_residence uuid, holder uuid, is_claimed boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update certificate set
    operator_id = case when operator_id is null and is_claimed then holder
      when operator_name = '' and not is_claimed then null else operator_id end,
    unconfirmed_at = case when not is_other then null else clock_timestamp() end,
    unconfirmed_as = case when is_other then 'operator' end
  from (
    select c.id as of_id, c.operator_id is not null and c.operator_id <> holder
      and (is_claimed or c.operator_name <> '') as is_other
    from certificate c
    where c.residence_id = of_residence and c.ended_at is null and c.unconfirmed_as is distinct from 'moved'
  ) judged
  where id = of_id;
end $$;

create trigger questions_certificates after update of street, city, zip, state_code, organization_id on residence
  for each row when ((old.street, old.city, old.zip, old.state_code, old.organization_id)
    is distinct from (new.street, new.city, new.zip, new.state_code, new.organization_id))
  execute function question_certificates();

-- With a merge it comes to the listing that stays, or back.
create function follow_residence() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_operator(r.id, r.organization_id, r.claimed_at is not null) from residence r where r.id = new.residence_id;
  return null;
end $$;
create trigger follows_residence after update of residence_id on certificate
  for each row when (old.residence_id <> new.residence_id) execute function follow_residence();

-- The listing follows the certificate in force. Its level is that of the last certificate, in force or ended ("Level it
-- had"), and what the home states itself only where there is none.
create function follow_certificates() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from changed) then return null; end if;
  update residence r set certified = c.id is not null and c.unconfirmed_at is null, certified_until = c.ends_on
    from (select distinct residence_id from changed where ended_as is distinct from 'replaced') t
    left join certificate c on c.residence_id = t.residence_id and c.ended_at is null
    where r.id = t.residence_id and (r.certified, r.certified_until, r.narr_level) is distinct from (
      c.id is not null and c.unconfirmed_at is null, c.ends_on, listed_level(r.id, r.stated_level));
  return null;
end $$;
call run_after('certificate', 'insert, update, delete', 'follow_certificates');

create function listed_level(of_residence uuid, stated smallint) returns smallint
language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select c.narr_level from certificate c
    where c.residence_id = of_residence and c.ended_as is distinct from 'replaced' order by c.set_at desc limit 1), stated)
$$;

-- While a certificate is in force, it alone decides whether a home is certified. What a home states of its level is kept
-- beside the level that is listed.
create function keep_certified() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare standing certificate;
begin
  if new.narr_level is distinct from old.narr_level then new.stated_level := new.narr_level; end if;
  if tg_op = 'INSERT' then return new; end if;
  new.narr_level := listed_level(new.id, new.stated_level);
  select * into standing from certificate
    where residence_id = new.id and ended_at is null and ends_on >= current_date - 1;
  if found then
    new.certified := standing.unconfirmed_at is null;
    new.certified_until := standing.ends_on;
  end if;
  return new;
end $$;
create trigger keeps_certified before insert or update of certified, certified_until, narr_level on residence
  for each row execute function keep_certified();

-- The keys by which an affiliate's certificates are signed. The private half is sealed with a key made of the server's
-- secret. One signs; the public halves of those before stay published until the last certificate of their time has ended.
create table signing_key (
  id text primary key check (length(id) between 20 and 100),
  organization_id uuid not null references organization (id) on delete cascade,
  public_key text not null check (length(public_key) between 40 and 60),
  sealed_key bytea not null check (length(sealed_key) between 50 and 200),
  made_at timestamptz not null,
  retired_at timestamptz check (retired_at >= made_at),
  -- Somebody else may have it: it is published no more, and what it signed proves nothing.
  revoked_at timestamptz check (revoked_at >= retired_at)
);
create unique index signing_key_in_use on signing_key (organization_id) where retired_at is null;
create index signing_key_of_organization on signing_key (organization_id, made_at);
call enable_row_security('signing_key');
-- What is published anyway.
call allow_own('signing_key', 'select');
grant select (id, organization_id, public_key, made_at, retired_at, revoked_at) on signing_key to porchlight_app;

-- Applications for a certificate: an operator applies for a residence and a level, its state's affiliate decides.
--
-- The operator and the affiliate read them; all of it is written by the system for a person, as the state machine in
-- src/domain/certification/application says, so that nobody's own rights are enough to move or decide anything.
create table application (
  id uuid primary key,
  -- Who applies. Names are copied: an application is a record of its time.
  organization_id uuid not null references organization (id),
  organization_name text not null check (length(organization_name) <= 200),
  residence_id uuid not null references residence (id) on delete cascade,
  residence_name text not null check (length(residence_name) <= 120),
  city text not null check (length(city) <= 100),
  state_code char(2) not null references state (code),
  affiliate_id uuid not null references organization (id),
  affiliate_name text not null check (length(affiliate_name) <= 200),
  level smallint not null check (level between 1 and 4),
  -- Of the standard (src/domain/certification/standard).
  version text not null check (version ~ '^\d+\.\d+$'),
  is_renewal boolean not null,
  stage text not null check (stage in ('started', 'documents', 'interview', 'visit', 'decision', 'appeal', 'ended')),
  stage_since timestamptz not null,
  started_at timestamptz not null,
  started_by_name text not null check (length(started_by_name) <= 254),
  -- Where mails about it go.
  started_by_email text not null check (length(started_by_email) <= 254),
  -- Since when the affiliate reads it.
  opened_at timestamptz,
  -- When the applicant last did something, and when they were told that silence ends it.
  heard_at timestamptz not null,
  noticed_at timestamptz,
  -- Since when it waits for the applicant: silence counts from then on. Null while it waits for the affiliate.
  waits_since timestamptz,
  documents_accepted_at timestamptz,
  interview_at timestamptz,
  interview_how text check (interview_how in ('phone', 'video', 'in_person')),
  interview_where text not null default '' check (length(interview_where) <= 300),
  interview_held_at timestamptz,
  -- Who noted that it took place.
  interview_held_by_name text check (length(interview_held_by_name) <= 254),
  -- How often a date was set for it.
  interview_sets smallint not null default 0,
  proposed_outcome text check (proposed_outcome in ('certified', 'conditional', 'refused')),
  proposed_reasons text not null default '' check (length(proposed_reasons) <= 2000),
  proposed_conditions text not null default '' check (length(proposed_conditions) <= 2000),
  proposed_by uuid,
  proposed_by_name text not null default '' check (length(proposed_by_name) <= 254),
  decided_by uuid,
  -- When the alliance last confirmed a proposal here, or sent one back: then it goes on reading the application.
  alliance_acted_at timestamptz,
  appeal_words text not null default '' check (length(appeal_words) <= 2000),
  appealed_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('certified', 'conditional', 'refused', 'withdrawn', 'silent')),
  end_reason text not null default '' check (length(end_reason) <= 2000),
  end_conditions text not null default '' check (length(end_conditions) <= 2000),
  check ((stage = 'ended') = (ended_at is not null)),
  check (ended_at is null or ended_as is not null),
  check ((proposed_outcome is null) = (proposed_by is null)),
  check (stage in ('started', 'ended') or opened_at is not null)
);
-- One at a time for a residence.
create unique index application_open on application (residence_id) where ended_at is null;
create index application_of_organization on application (organization_id, started_at desc);
create index application_of_residence on application (residence_id, started_at desc);
create index application_of_affiliate on application (affiliate_id, stage, stage_since);
create index application_silent on application (heard_at) where ended_at is null;

call enable_row_security('application');
call allow_own('application', 'select', 'residences');
-- Whether somebody of the affiliate other than who proposed may confirm it: owners and managers without a conflict of
-- interest who do not belong to who applies (listReviewers in people.store.ts).
create function has_second(application uuid, affiliate uuid, applicant uuid, proposer uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  -- Nobody but the alliance learns it.
  return app_kind() is distinct from 'alliance' or exists (
    select from membership m where m.organization_id = affiliate and role_may(m.role, 'claims')
      and m.person_id <> proposer
      and not exists (select from membership o where o.organization_id = applicant and o.person_id = m.person_id)
      and not exists (select from application_conflict c where c.application_id = application and c.person_id = m.person_id)
  );
end
$$;
grant execute on function has_second to porchlight_app;

-- A state's affiliate reads what was opened to it; the alliance what was appealed, and what it confirms because nobody
-- else of the affiliate may.
create policy affiliate_reads on application for select to porchlight_app using (
  opened_at is not null and (select app_may('claims')) and (
    affiliate_id = (select app_organization())
    or ((select app_kind()) = 'alliance' and (
      appealed_at is not null or alliance_acted_at is not null
      or (proposed_by is not null and stage not in ('appeal', 'ended')
        and not has_second(id, affiliate_id, organization_id, proposed_by))
    ))
  )
);
grant select on application to porchlight_app;

-- How an application stands to one rule: what was answered, what was found, what was waived.
create table application_rule (
  application_id uuid not null references application (id) on delete cascade,
  code text not null check (code ~ '^[0-9A-Z][0-9A-Za-z.]{1,11}$'),
  -- In the order of the standard.
  place smallint not null,
  is_required boolean not null,
  is_seen_on_site boolean not null,
  answer text check (answer in ('yes', 'not_yet', 'not_applicable')),
  -- The answer of the application before, until the operator says that it still holds.
  is_from_last boolean not null default false check (not is_from_last or answer is not null),
  note text not null default '' check (length(note) <= 1000),
  responsible text not null default '' check (length(responsible) <= 120),
  finding text check (finding in ('met', 'not_met', 'not_applicable')),
  finding_words text not null default '' check (length(finding_words) <= 1000),
  due_on date,
  remedy text not null default '' check (length(remedy) <= 1000),
  remedied_at timestamptz,
  waiver text not null default '' check (length(waiver) <= 2000),
  waived_by_name text check (length(waived_by_name) <= 254),
  primary key (application_id, code),
  check ((waiver = '') = (waived_by_name is null))
);

create table application_question (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  -- Null where it is about the application as a whole.
  code text,
  words text not null check (length(words) between 1 and 1000),
  asked_at timestamptz not null,
  asked_by_name text not null check (length(asked_by_name) <= 254),
  answer text not null default '' check (length(answer) <= 1000),
  answered_at timestamptz,
  answered_by_name text check (length(answered_by_name) <= 254)
);
create index question_of_application on application_question (application_id, asked_at);

-- What the operator wrote to the affiliate without being asked.
create table application_message (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  words text not null check (length(words) between 1 and 1000),
  written_at timestamptz not null,
  written_by_name text not null check (length(written_by_name) <= 254)
);
create index message_of_application on application_message (application_id, written_at);

create table application_visit (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  starts_at timestamptz not null,
  inspector_id uuid not null,
  inspector_name text not null check (length(inspector_name) <= 254),
  codes text[] not null,
  -- When it was noted as done, and by whom: the day and the inspector above are those that were planned.
  held_at timestamptz,
  held_by_name text check (length(held_by_name) <= 254),
  canceled_at timestamptz
);
create index visit_of_application on application_visit (application_id, starts_at);
create index visit_planned on application_visit (starts_at) where held_at is null and canceled_at is null;

-- What each inspector found on a visit, one row for each time somebody said it: two who did not see each other's lose
-- nothing. What holds of them stands in application_rule.
create table application_finding (
  -- Made on the device, which may send it more than once.
  id uuid not null,
  application_id uuid not null references application (id) on delete cascade,
  visit_id uuid not null references application_visit (id) on delete cascade,
  code text not null,
  finding text check (finding in ('met', 'not_met', 'not_applicable')),
  words text not null default '' check (length(words) <= 1000),
  due_on date,
  by_id uuid not null,
  by_name text not null check (length(by_name) <= 254),
  made_at timestamptz not null,
  taken_at timestamptz not null,
  -- Those that it takes the place of.
  over uuid[] not null,
  primary key (application_id, id)
);
create index finding_of_visit on application_finding (visit_id);

-- People of an affiliate who said that they have a conflict of interest in an application.
create table application_conflict (
  application_id uuid not null references application (id) on delete cascade,
  person_id uuid not null,
  primary key (application_id, person_id)
);

call enable_row_security('application_rule');
call enable_row_security('application_question');
call enable_row_security('application_message');
call enable_row_security('application_visit');
call enable_row_security('application_finding');
call enable_row_security('application_conflict');
create policy of_seen_application on application_rule for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
create policy of_seen_application on application_question for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
create policy of_seen_application on application_message for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
create policy of_seen_application on application_visit for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
-- The operator reads what holds, in application_rule.
create policy affiliate_reads on application_finding for select to porchlight_app
  using (exists (select from application a where a.id = application_id
    and a.organization_id is distinct from (select app_organization())));
-- The operator does not read who stepped back.
create policy affiliate_reads on application_conflict for select to porchlight_app
  using (exists (select from application a where a.id = application_id
    and a.organization_id is distinct from (select app_organization())));
grant select on application_rule, application_question, application_message, application_visit, application_finding,
  application_conflict to porchlight_app;

-- What an affiliate says for all its applications; without a row its state's overlay counts.
create table certification_setting (
  organization_id uuid primary key references organization (id) on delete cascade,
  deciders smallint not null check (deciders in (1, 2)),
  holds_interviews boolean not null
);

call enable_row_security('certification_setting');
call allow_own('certification_setting', 'all', 'claims');
grant select, insert, update on certification_setting to porchlight_app;

-- What shows that a rule is met: a file, of one application or of all those of its organization. Written by the system,
-- as applications are.
create table evidence (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  -- Null where the organization answers the rule once for all its houses.
  application_id uuid references application (id) on delete cascade,
  code text not null check (code ~ '^[0-9A-Z][0-9A-Za-z.]{1,11}$'),
  file_id uuid not null references stored_file (id),
  title text not null default '' check (length(title) <= 120),
  -- The last day that an insurance, a drill or a test is good for.
  ends_on date,
  -- The last reminder that was sent, in days before the end.
  reminded_days smallint,
  added_at timestamptz not null,
  added_by_name text not null check (length(added_by_name) <= 254),
  unique nulls not distinct (application_id, code, file_id)
);
create index evidence_of_organization on evidence (organization_id, code);
create index evidence_of_file on evidence (file_id);
create index evidence_that_ends on evidence (ends_on) where ends_on is not null;

call enable_row_security('evidence');
call allow_own('evidence', 'select', 'residences');
-- With an application that whoever asks reviews; of one that ended without a certificate nothing that came later.
create policy of_seen_application on evidence for select to porchlight_app using (
  organization_id is distinct from (select app_organization()) and exists (
    select from application a join application_rule r on r.application_id = a.id
    where a.organization_id = evidence.organization_id and r.code = evidence.code
      and (evidence.application_id is null or a.id = evidence.application_id)
      and (a.ended_at is null or a.ended_as in ('certified', 'conditional') or evidence.added_at <= a.ended_at)
      and not exists (
        select from application_conflict c where c.application_id = a.id and c.person_id = (select app_person()))
  )
);
grant select on evidence to porchlight_app;

-- What an inspector photographed at one rule on a visit. The file is one of the affiliate's.
create table application_photo (
  -- Made on the device, which may send it more than once.
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  visit_id uuid not null references application_visit (id) on delete cascade,
  code text not null check (code ~ '^[0-9A-Z][0-9A-Za-z.]{1,11}$'),
  file_id uuid not null unique references stored_file (id),
  by_id uuid not null,
  by_name text not null check (length(by_name) <= 254),
  -- On the clock of the device.
  made_at timestamptz not null,
  taken_at timestamptz not null
);
create index photo_of_application on application_photo (application_id, code);
create index photo_of_visit on application_photo (visit_id);

call enable_row_security('application_photo');
create policy affiliate_reads on application_photo for select to porchlight_app
  using (exists (select from application a where a.id = application_id
    and a.organization_id is distinct from (select app_organization()))
    and not exists (select from application_conflict c where c.application_id = application_photo.application_id
      and c.person_id = (select app_person())));
-- The operator sees what it has to mend or has mended, once the visit is done.
create policy own_to_mend on application_photo for select to porchlight_app using (
  exists (select from application a where a.id = application_id and a.organization_id = (select app_organization()))
  and exists (select from application_visit v where v.id = visit_id and v.held_at is not null)
  and exists (select from application_rule r where r.application_id = application_photo.application_id
    and r.code = application_photo.code and (r.finding = 'not_met' or r.remedied_at is not null))
);
grant select on application_photo to porchlight_app;

-- What an affiliate heard when it called a house about its listing. Nothing is deleted but with the home itself; what
-- was a slip is undone.
create table listing_check (
  id uuid primary key default gen_random_uuid(),
  -- The affiliate that called.
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  happened_at timestamptz not null default clock_timestamp(),
  person_id uuid,
  person_name text not null default '' check (length(person_name) <= 254),
  outcome text not null check (outcome in ('right', 'changed', 'gone', 'no_answer')),
  words text not null default '' check (length(words) <= 500),
  undone_at timestamptz,
  check (outcome not in ('changed', 'gone') or words <> '')
);
create index listing_check_of_residence on listing_check (residence_id, happened_at desc);

call enable_row_security('listing_check');
-- Only an affiliate has rows of its own.
create policy own_select on listing_check for select to porchlight_app using (
  (select app_may('claims')) and (organization_id = (select app_organization()) or (select app_kind()) = 'alliance')
);
call allow_own('listing_check', 'insert', 'claims', only_if => $$
  person_id = (select app_person()) and undone_at is null
  and exists (
    select from organization o join residence r on r.state_code = o.state_code
    where o.id = listing_check.organization_id and o.kind = 'affiliate' and r.id = listing_check.residence_id
      and (r.status = 'published' or r.organization_id = o.id)
  )
$$);
create policy callers_undo on listing_check for update to porchlight_app
  using ((select app_may('claims')) and organization_id = (select app_organization()))
  with check (undone_at is not null);
grant select, insert, update (undone_at) on listing_check to porchlight_app;

-- What the public may know of it: that a listing was still right when its affiliate last heard of it, and on which day.
create view listed_check with (security_barrier = true) as
select last.residence_id, last.happened_at, o.name as checked_by
from (
  select distinct on (c.residence_id) c.residence_id, c.organization_id, c.happened_at, c.outcome from listing_check c
  where c.undone_at is null and c.outcome <> 'no_answer'
  order by c.residence_id, c.happened_at desc, c.id desc
) last join residence r on r.id = last.residence_id join organization o on o.id = last.organization_id
where last.outcome = 'right' and r.status = 'published';
alter view listed_check owner to porchlight_system;
grant select on listed_check to porchlight_app;

-- 14_publishing.sql

-- Checks before publishing: the first residences of a new operator wait for one check, and a residence that looks like
-- somebody else's listing waits for a check of its own. A trigger enforces the rule, so that no statement of the
-- operators' role gets around it: 'published' becomes 'waiting', or stays a draft (decision 25).

-- Pairs of a residence and a listing that look alike and were found to be two: by what they look alike, and how it was
-- written at that time.
create table allowed_likeness (
  residence_id uuid not null references residence (id) on delete cascade,
  listing_id uuid not null references residence (id) on delete cascade,
  what text not null check (what in ('phone', 'name', 'address')),
  key text not null,
  primary key (residence_id, listing_id, what, key)
);
create index allowed_likeness_of_listing on allowed_likeness (listing_id);

call enable_row_security('allowed_likeness');
create policy own_or_at_desk on allowed_likeness for select to porchlight_app
  using (exists (
    select from residence r where r.id = residence_id and r.organization_id = (select app_organization())));
grant select on allowed_likeness to porchlight_app;

-- Listings of others that a house looks like, each by one of: phone, name, address, and how that is written as a key.
-- Left out is what somebody has allowed of `of_residence`. Only what is public of a listing is compared, so that no address
-- that a house hides can be found out by asking. A key that is null is not compared.
create function listings_of_keys(
  own uuid, of_residence uuid, name_key text, town_key text, state char(2), zip text, street_key text, phone_key text
) returns table (residence_id uuid, what text, key text) language sql stable parallel safe
begin atomic
  select found.residence_id, found.what, found.key
  from (
    select p.residence_id, 'phone' as what, p.phone_key as key from listing p
    where p.phone_key = listings_of_keys.phone_key and length(listings_of_keys.phone_key) = 10
    union all
    select n.residence_id, 'name', n.name_key from listing n
    where n.name_key = listings_of_keys.name_key and n.state_code = listings_of_keys.state
      and n.town_key = listings_of_keys.town_key
    union
    select z.residence_id, 'name', z.name_key from listing z
    where z.name_key = listings_of_keys.name_key and z.zip = listings_of_keys.zip and listings_of_keys.zip <> ''
    union all
    select a.residence_id, 'address', a.zip || ' ' || a.street_key from listing a
    where a.zip = listings_of_keys.zip and a.street_key = listings_of_keys.street_key and a.street <> ''
  ) found
  -- Asked for each that was found: as a join, a plan made on an empty list reads all houses of the organization each time.
  where (select l.organization_id from residence l where l.id = found.residence_id) is distinct from own and not exists (
    select from allowed_likeness yes where yes.residence_id = listings_of_keys.of_residence
      and yes.listing_id = found.residence_id and yes.what = found.what and yes.key = found.key);
end;

-- The same by words. Each key is worked out once ("offset 0": the planner would put it into every comparison).
create function listings_like(own uuid, of_residence uuid, name text, city text, state char(2), zip text, street text, phone text)
returns table (residence_id uuid, what text, key text) language sql stable parallel safe
begin atomic
  select found.residence_id, found.what, found.key
  from (
    select case when listings_like.name <> '' then name_key(listings_like.name, listings_like.city) end as name_key,
      town_key(listings_like.city) as town_key,
      case when listings_like.street <> '' then street_key(listings_like.street) end as street_key,
      phone_digits(listings_like.phone) as phone_key
    offset 0
  ) k
  cross join lateral listings_of_keys(own, of_residence, k.name_key, k.town_key, listings_like.state, listings_like.zip,
    k.street_key, k.phone_key) found;
end;

-- What waits for a yes. Names are copied: houses are renamed, and people leave.
create table publishing_check (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  organization_name text not null check (length(organization_name) <= 200),
  -- The house that looks like a listing; null for the check of the organization itself, for which all its houses wait.
  residence_id uuid references residence (id) on delete cascade,
  -- Of the organization's check the first house that waits.
  residence_name text not null check (length(residence_name) <= 120),
  city text not null check (length(city) <= 100),
  state_code char(2) not null references state (code),
  -- Why the house is another one than the listing it looks like. Of one like a house that is hidden nobody says why.
  reason text not null default '' check (length(reason) <= 1000),
  asked_at timestamptz not null default now(),
  asked_by uuid,
  asked_name text not null default '' check (length(asked_name) <= 254),
  asked_email text not null default '' check (length(asked_email) <= 254),
  decider_id uuid references organization (id),
  decider_name text,
  -- When the deciding organization was notified, and when the alliance was because no decision had come.
  notified_at timestamptz,
  staff_notified_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('approved', 'refused', 'withdrawn')),
  end_reason text not null default '' check (length(end_reason) <= 1000),
  -- Null where nobody decided: withdrawn, or the organization was checked by a claim.
  decided_by uuid references organization (id),
  decided_name text,
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000),
  check (residence_id is null or asked_by is null or reason <> ''),
  check ((ended_at is null) = (ended_as is null)),
  check (undone_at is null or ended_as = 'approved')
);
create unique index publishing_check_open on publishing_check (organization_id, residence_id) nulls not distinct
  where ended_at is null;
create index publishing_check_of_organization on publishing_check (organization_id, asked_at desc);
create index publishing_check_of_residence on publishing_check (residence_id);
create index publishing_check_waiting on publishing_check (state_code, asked_at) where ended_at is null;
create index publishing_check_unnotified on publishing_check (asked_at) where notified_at is null;
create index publishing_check_decided on publishing_check (state_code, ended_at desc) where ended_at is not null;

call enable_row_security('publishing_check');
call allow_own('publishing_check', 'select', 'residences');
create policy deciders_read on publishing_check for select to porchlight_app using (app_decides(state_code));
call allow_own('publishing_check', 'insert', 'residences', only_if => $$
  asked_by = (select app_person()) and residence_id is not null and decider_id is null and notified_at is null
  and ended_at is null and staff_notified_at is null
  and exists (select from residence r where r.id = residence_id and r.organization_id = publishing_check.organization_id)
$$);
grant select, insert on publishing_check to porchlight_app;

-- Listings that the alliance has hidden, and each time it did. One stands at a time; what is shown again stays as a
-- line. Nobody but the alliance's staff ends one, so no request changes this table.
create table hidden_listing (
  id uuid primary key,
  residence_id uuid not null references residence (id) on delete cascade,
  reason text not null
    check (reason in ('not_a_home', 'scam', 'unsafe', 'duplicate', 'closed', 'asked', 'other', 'locked', 'merged')),
  -- The lock of its organization that hid it, and shows it again when it ends.
  lock_id uuid references organization_lock (id) on delete set null,
  words text not null check (length(words) between 1 and 1000),
  -- What it was before, and is again when it is shown.
  was text not null check (was in ('published', 'waiting', 'draft', 'archived')),
  hidden_at timestamptz not null,
  hidden_by uuid not null,
  -- Names are copied: people leave.
  hidden_name text not null check (length(hidden_name) <= 254),
  shown_at timestamptz,
  shown_by uuid,
  shown_name text check (length(shown_name) <= 254),
  shown_words text not null default '' check (length(shown_words) <= 1000),
  check ((shown_at is null) = (shown_by is null) and (shown_by is null) = (shown_name is null))
);
create unique index hidden_listing_now on hidden_listing (residence_id) where shown_at is null;
create index hidden_listing_of_residence on hidden_listing (residence_id, hidden_at desc);
create index hidden_listing_of_lock on hidden_listing (lock_id) where lock_id is not null;

call enable_row_security('hidden_listing');
create policy own_listing on hidden_listing for select to porchlight_app
  using (exists (
    select from residence r where r.id = residence_id and r.organization_id = (select app_organization())));
-- Who of the staff it was is the alliance's own.
grant select (residence_id, reason, words, hidden_at, shown_at) on hidden_listing to porchlight_app;

-- What staff write down about a listing. Read and written by the system alone, on the word of staff.
create table listing_note (
  id uuid primary key,
  residence_id uuid not null references residence (id) on delete cascade,
  words text not null check (length(words) between 1 and 2000),
  noted_at timestamptz not null,
  noted_by uuid not null,
  noted_name text not null check (length(noted_name) <= 254)
);
create index listing_note_of_residence on listing_note (residence_id, noted_at desc);
call enable_row_security('listing_note');

-- Listings that the alliance or the affiliate of their state found to be one house. The one that goes is archived, and its
-- address leads to the one that stays; `moved` says by id what followed, so that an undo can give it back. Read and written
-- by the system alone, on the word of staff or of that affiliate; whoever asks may know which listing another became.
create table listing_merge (
  id uuid primary key,
  kept_id uuid not null references residence (id) on delete cascade,
  gone_id uuid not null references residence (id) on delete cascade,
  -- Whose they were then: an undo needs them there still.
  kept_holder uuid not null references organization (id),
  gone_holder uuid not null references organization (id),
  -- Copied: houses are renamed, and people leave.
  kept_name text not null check (length(kept_name) <= 120),
  gone_name text not null check (length(gone_name) <= 120),
  gone_was text not null check (gone_was in ('published', 'waiting', 'draft', 'archived')),
  words text not null check (length(words) between 1 and 1000),
  moved jsonb not null default '{}' check (jsonb_typeof(moved) = 'object'),
  merged_at timestamptz not null,
  merged_by uuid not null,
  merged_name text not null check (length(merged_name) <= 254),
  undone_at timestamptz,
  undone_by uuid,
  undone_name text check (length(undone_name) <= 254),
  undone_words text not null default '' check (length(undone_words) <= 1000),
  -- What the undo could not give back, in words.
  not_undone text[] not null default '{}',
  check (kept_id <> gone_id or undone_at is not null),
  check ((undone_at is null) = (undone_by is null) and (undone_by is null) = (undone_name is null))
);
create unique index listing_merge_now on listing_merge (gone_id) where undone_at is null;
create index listing_merge_of_kept on listing_merge (kept_id, merged_at desc);
create index listing_merge_of_gone on listing_merge (gone_id, merged_at desc);

call enable_row_security('listing_merge');
create policy anybody_follows on listing_merge for select to porchlight_app using (undone_at is null);
grant select (kept_id, gone_id, undone_at) on listing_merge to porchlight_app;

-- The listing that another one became, or itself.
create function residence_after_merges(residence uuid) returns uuid language plpgsql stable parallel safe as $$
declare
  here uuid := residence;
  further uuid;
begin
  loop
    select m.kept_id into further from listing_merge m where m.gone_id = here and m.undone_at is null;
    if not found then return here; end if;
    here := further;
  end loop;
end $$;

-- What of a house is compared.
create function compared_values(own residence) returns text[] language sql immutable parallel safe
return array[own.name, own.city, own.state_code, own.zip, own.street, own.phone];

-- By what a house is like one that is hidden, and how that is written.
create function hidden_likeness(own residence, other residence, own_name text, own_street text, own_phone text)
returns table (what text, key text) language sql stable parallel safe
begin atomic
  select 'phone', own_phone where other.organization_id <> own.organization_id and length(own_phone) = 10
    and phone_digits(other.phone) = own_phone
  union all
  select 'name', own_name
  where (other.zip = own.zip and other.zip <> ''
      or other.state_code = own.state_code and town_key(other.city) = town_key(own.city))
    and name_key(other.name, other.city) = own_name
  union all
  select 'address', own.zip || ' ' || own_street where other.address_visibility = 'exact' and other.street <> ''
    and other.zip = own.zip and street_key(other.street) = own_street;
end;

-- Whether a house looks like one that the alliance has hidden: by name and town, by a street that may be shown, or by the
-- phone of another organization's. Not like one that was hidden because it is listed twice: this may be the one that stays.
-- Nor where somebody has said that it is another house (allowResidence).
create function looks_like_hidden(own residence, own_name text, own_street text, own_phone text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from hidden_listing h join residence r on r.id = h.residence_id
    where h.shown_at is null and r.id <> own.id
      and exists (select from hidden_likeness(own, r, own_name, own_street, own_phone) l where not exists (
        select from allowed_likeness yes where yes.residence_id = own.id and yes.listing_id = r.id
          and yes.what = l.what and yes.key = l.key))
      and h.reason not in ('duplicate', 'merged')
  );
end $$;

-- The status of a house that an operator wants on the public list. The operator's own role reads `organization`. Of a
-- published house only what changed since `before` is compared. One that waits because it looks like another becomes a
-- draft when it is changed: a decision holds only for the values that were looked at. The caller gives `name_key` and `phone_key`.
create function publishing_status(own residence, before residence, name_key text, phone_key text) returns text
language plpgsql stable as $$
declare
  kind text;
  is_checked boolean;
  is_listed boolean := coalesce(before.status = 'published', false);
  compared_name text := case when not is_listed or (own.name, own.city, own.state_code, own.zip)
    is distinct from (before.name, before.city, before.state_code, before.zip) then nullif(publishing_status.name_key, '') end;
  compared_street text := case when own.street <> '' and (not is_listed or (own.zip, own.street)
    is distinct from (before.zip, before.street)) then street_key(own.street) end;
  compared_phone text := case when not is_listed or own.phone is distinct from before.phone
    then publishing_status.phone_key end;
begin
  select o.kind, o.checked_at is not null into kind, is_checked from organization o where o.id = own.organization_id;
  -- Affiliates and the alliance publish without a check.
  if kind <> 'operator' then return 'published'; end if;
  if exists (
    select from listings_of_keys(own.organization_id, own.id, compared_name, town_key(own.city), own.state_code,
      own.zip, compared_street, compared_phone)
  ) then
    return case
      when before.status = 'waiting' and compared_values(own) is distinct from compared_values(before) then 'draft'
      when exists (select from publishing_check c where c.residence_id = own.id and c.ended_at is null) then 'waiting'
      else 'draft' end;
  end if;
  -- It waits, with an entry of its own (ask_for_checks).
  if looks_like_hidden(own, compared_name, compared_street, compared_phone) then
    return case
      when before.status = 'waiting' and compared_values(own) is distinct from compared_values(before) then 'draft'
      else 'waiting' end;
  end if;
  if is_checked then return 'published'; end if;
  -- The limits of src/domain/claims/checking.
  if (select count(*) from (
      select from residence r where r.organization_id = own.organization_id and r.status = 'waiting' and r.id <> own.id
      limit 500) waiting) = 500
    or (select count(*) from publishing_check c where c.organization_id = own.organization_id
      and c.ended_as = 'refused' and c.ended_at > now() - interval '30 days') >= 3
  then
    return 'draft';
  end if;
  return 'waiting';
end $$;

-- Whether an operator is checked is asked before each house is written. A yes that is taken back at that very moment
-- waits for the statement under way, and the other way round. It gives the right to lock one row, that of the
-- organization somebody acts for, and returns nothing about it.
create function lock_organization(organization uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organization o where o.id = lock_organization.organization and o.id = app_organization() for share;
end $$;

create function guard_publishing() returns trigger language plpgsql as $$
declare
  own_name text;
  own_phone text;
begin
  if current_user = 'porchlight_app' and new.status in ('published', 'waiting')
    and (tg_op = 'INSERT' or new.status <> old.status or compared_values(new) is distinct from compared_values(old))
  then
    perform lock_organization(new.organization_id);
    -- Of two that are published at one moment under one name or phone, the later one meets the earlier.
    own_name := name_key(new.name, new.city);
    own_phone := phone_digits(new.phone);
    perform pg_advisory_xact_lock(hashtextextended(alike.key, 28)) from (
      select distinct key from unnest(array[own_name, own_phone]) key where key <> '' order by key offset 0
    ) alike;
    new.status := publishing_status(new, case when tg_op = 'UPDATE' then old end, own_name, own_phone);
  end if;
  -- What the alliance has hidden is public again only when the alliance shows it, whoever writes: a person, an import, a
  -- claim that is approved or a check. Nothing of a locked organization is public, nor what was merged into another.
  if new.status in ('published', 'waiting') and (
    exists (select from hidden_listing h where h.residence_id = new.id and h.shown_at is null)
    or exists (select from organization_lock l where l.organization_id = new.organization_id and l.ended_at is null)
    or exists (select from listing_merge m where m.gone_id = new.id and m.undone_at is null)
  ) then
    new.status := 'draft';
  end if;
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then new.listed_since := now(); end if;
  return new;
end $$;
create trigger guard_publishing before insert or update on residence for each row execute function guard_publishing();

-- Every residence that waits has an entry in the queue; an entry ends when nothing waits for it any more.
create function ask_for_checks(residences uuid[], organizations uuid[]) returns void language plpgsql as $$
begin
  insert into publishing_check (organization_id, organization_name, residence_name, city, state_code, asked_by, asked_name,
      asked_email)
    select distinct on (o.id) o.id, o.name, r.name, r.city, r.state_code, asker.id, coalesce(asker.name, ''),
      coalesce(asker.email, '')
    from residence r join organization o on o.id = r.organization_id
    left join lateral (
      select p.id, p.email, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) as name
      from membership m join person p on p.id = m.person_id where m.organization_id = o.id
      order by (m.person_id = app_person()) is true desc, m.role = 'owner' desc, m.created_at limit 1
    ) asker on true
    where r.id = any(residences) and r.status = 'waiting' and o.checked_at is null and r.state_code is not null
    order by o.id, r.name, r.id
    on conflict do nothing;
  insert into publishing_check (organization_id, organization_name, residence_id, residence_name, city, state_code)
    select o.id, o.name, r.id, r.name, r.city, r.state_code
    from residence r join organization o on o.id = r.organization_id
    where r.id = any(residences) and r.status = 'waiting' and r.state_code is not null
      and looks_like_hidden(r, nullif(name_key(r.name, r.city), ''), street_key(r.street), phone_digits(r.phone))
    on conflict do nothing;
  update publishing_check c set ended_at = now(), ended_as = 'withdrawn'
    where c.ended_at is null and c.organization_id = any(organizations) and case
      when c.residence_id is not null then exists (
        select from residence r where r.id = c.residence_id and r.id = any(residences) and r.status <> 'waiting')
      else not exists (select from residence r where r.organization_id = c.organization_id and r.status = 'waiting') end;
end $$;

create function check_new_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from changed where status = 'waiting') then
    perform ask_for_checks(array(select id from changed where status = 'waiting'), '{}');
  end if;
  return null;
end $$;
call run_after('residence', 'insert', 'check_new_residences');

create function check_changed_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  residences uuid[];
  organizations uuid[];
begin
  select array_agg(n.id), array_agg(distinct n.organization_id) into residences, organizations
    from earlier o join changed n on n.id = o.id where 'waiting' in (o.status, n.status) and o.status <> n.status;
  if residences is not null then perform ask_for_checks(residences, organizations); end if;
  return null;
end $$;
create trigger checks_when_changed after update on residence
  referencing old table as earlier new table as changed for each statement execute function check_changed_residences();

create function check_deleted_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from changed where status = 'waiting') then
    perform ask_for_checks('{}', array(select distinct organization_id from changed where status = 'waiting'));
  end if;
  return null;
end $$;
call run_after('residence', 'delete', 'check_deleted_residences');

revoke execute on function ask_for_checks from public;
grant execute on function ask_for_checks to porchlight_system;
grant execute on function lock_organization, looks_like_hidden to porchlight_app;

-- What the alliance's staff say on the pages of the site for a time: an outage, a storm. Rows stay; one that is changed is
-- ended, and another takes its place.
create table site_notice (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  kind text not null check (kind in ('outage', 'storm', 'other')),
  words_en text not null check (length(words_en) between 1 and 400),
  words_es text not null check (length(words_es) between 1 and 400),
  -- None: on every page.
  state_codes text[] not null default '{}' check (cardinality(state_codes) <= 51),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  person_id uuid,
  person_name text not null check (length(person_name) <= 254),
  happened_at timestamptz not null,
  -- Earlier than `ends_at`, by somebody.
  ended_at timestamptz,
  ended_by text check (length(ended_by) <= 254),
  check ((ended_at is null) = (ended_by is null))
);
create index site_notice_until on site_notice (ends_at) where ended_at is null;
create index site_notice_newest on site_notice (happened_at desc);

call enable_row_security('site_notice');
-- Only the alliance has rows.
call allow_own('site_notice', 'select');
call allow_own('site_notice', 'insert', 'claims', only_if => $$
  (select app_kind()) = 'alliance' and person_id = (select app_person()) and ended_at is null
$$);
create policy alliance_end on site_notice for update to porchlight_app
  using (
    organization_id = (select app_organization()) and (select app_kind()) = 'alliance' and (select app_may('claims'))
  )
  with check (ended_at is not null);
grant select, insert, update (ended_at, ended_by) on site_notice to porchlight_app;

-- Help articles and questions of the FAQ as the alliance's staff edited them, added them or took them off the page. Each
-- row is a version, and the newest one of an item stands; what has no row says what the site came with.
create table site_text (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  kind text not null check (kind in ('faq', 'help')),
  -- The end of its address: /faq#what-it-costs.
  item text not null check (item ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(item) <= 80),
  version int not null check (version > 0),
  change text not null check (change in ('added', 'edited', 'hidden', 'shown', 'restored')),
  -- Null: the words that the site came with.
  words jsonb check (jsonb_typeof(words) = 'object' and length(words::text) <= 60000),
  is_hidden boolean not null,
  -- When the words of each language were last changed.
  english_at timestamptz,
  spanish_at timestamptz,
  person_id uuid,
  person_name text not null check (length(person_name) <= 254),
  happened_at timestamptz not null,
  -- Of two who save at once, the second brings an old one along.
  unique (kind, item, version)
);

call enable_row_security('site_text');
-- Only the alliance has rows.
call allow_own('site_text', 'select');
call allow_own('site_text', 'insert', 'claims', only_if => $$
  (select app_kind()) = 'alliance' and person_id = (select app_person())
$$);
grant select, insert on site_text to porchlight_app;

-- Servers render the pages again.
create trigger notify_when_changed after insert on site_text for each statement
  execute function notify_channel('site_text');

-- 15_grievances.sql

-- Grievances: somebody without an account says what is wrong at a house, its state's affiliate handles it. Written by
-- the system alone, as the state machine in src/domain/grievances says, for whoever acts.
--
-- What anybody wrote is sealed with a key that is not in the database, so that a copy of it holds no word and no name.
-- Of the key of a case only a hash is kept: whoever brings it along (`app_secret('grievance')`) reads the one
-- case it belongs to. The house reads grievance_concern and nothing else.
create table grievance (
  id uuid primary key,
  -- Who handles it: the affiliate of the state, or the alliance.
  organization_id uuid not null references organization (id),
  organization_name text not null check (length(organization_name) <= 200),
  state_code char(2) not null references state (code),
  -- Of a listing, copied: a case outlives it. What the filer called a home that is not listed is sealed with their words.
  residence_name text not null default '' check (length(residence_name) <= 200),
  residence_slug text not null default '' check (length(residence_slug) <= 200),
  operator_id uuid references organization (id) on delete set null,
  kind text not null check (kind ~ '^[a-z_]{2,20}$'),
  is_retaliation boolean not null,
  -- Whether the house may know who filed it.
  may_name boolean not null,
  language text not null check (language in ('en', 'es')),
  -- What the filer wants to be called, and the home in their words.
  filer_sealed bytea not null,
  key_hash bytea not null unique check (length(key_hash) = 32),
  body_hash bytea not null check (length(body_hash) = 32),
  received_at timestamptz not null,
  stage text not null check (stage in ('received', 'acknowledged', 'review', 'waiting', 'referred', 'closed')),
  stage_since timestamptz not null,
  -- The days of each step that its handler gave when it was filed: the filer was told them.
  clock jsonb not null check (jsonb_typeof(clock) = 'object' and pg_column_size(clock) < 2000),
  escalated_at timestamptz,
  outcome text check (outcome ~ '^[a-z_]{2,20}$'),
  referred_to text not null default '' check (length(referred_to) <= 402),
  late_told_at timestamptz,
  stepped_back uuid[] not null default '{}',
  check ((stage = 'closed') = (outcome is not null))
);
create index grievance_of_organization on grievance (organization_id, stage, stage_since);
create index grievance_of_operator on grievance (operator_id);
create index grievance_escalated on grievance (escalated_at) where escalated_at is not null;
create index grievance_open on grievance (stage_since) where stage <> 'closed';
create index grievance_closed on grievance (stage_since) where stage = 'closed';

call enable_row_security('grievance');
call allow_own('grievance', 'select', 'claims');
create policy alliance_reads on grievance for select to porchlight_app
  using (escalated_at is not null and (select app_kind()) = 'alliance' and (select app_may('claims')));
create policy filer_reads on grievance for select to porchlight_app using (key_hash = (select app_secret('grievance')));
-- Whoever belongs to the operator of the house, or stepped back, does not learn that there is one.
create policy not_of_the_operator on grievance as restrictive for select to porchlight_app using (
  not coalesce((select app_person()) = any (stepped_back), false) and not exists (
    select from membership m where m.person_id = (select app_person()) and m.organization_id = operator_id
  )
);
grant select on grievance to porchlight_app;

-- An address for "there is something new", where the filer left one. Nobody reads it.
create table grievance_contact (
  grievance_id uuid primary key references grievance (id) on delete cascade,
  email_sealed bytea not null
);
call enable_row_security('grievance_contact');

-- What happened and what was said, in order; rows are only added.
create table grievance_entry (
  id uuid primary key,
  grievance_id uuid not null references grievance (id) on delete cascade,
  at timestamptz not null,
  -- What happened in one moment stands in its order.
  written_at timestamptz not null default clock_timestamp(),
  change text not null check (change ~ '^[a-z_]{2,20}$'),
  side text not null check (side in ('filer', 'affiliate', 'alliance', 'operator')),
  -- Names of officers are copied; the filer has none here.
  by_name text not null check (length(by_name) <= 254),
  for_filer boolean not null,
  words_sealed bytea,
  -- One file at most, under the name it came with.
  file_id uuid unique references stored_file (id),
  file_name_sealed bytea,
  check ((file_id is null) = (file_name_sealed is null)),
  check (side <> 'filer' or by_name = '')
);
create index entry_of_grievance on grievance_entry (grievance_id, at, written_at);

call enable_row_security('grievance_entry');
create policy of_seen_grievance on grievance_entry for select to porchlight_app using (
  (for_filer or (select app_secret('grievance')) is null) and exists (select from grievance g where g.id = grievance_id)
);
grant select on grievance_entry to porchlight_app;

-- What the affiliate asks the house, and its side: all that the house reads of a case.
create table grievance_concern (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  grievance_id uuid not null references grievance (id) on delete cascade,
  residence_name text not null check (length(residence_name) <= 200),
  asked_by text not null check (length(asked_by) <= 200),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  question_sealed bytea not null,
  -- Who filed it, where they allowed that and left a name.
  filer_sealed bytea,
  answer_sealed bytea,
  answered_at timestamptz,
  answered_by_name text check (length(answered_by_name) <= 254),
  -- The case was closed: no answer is needed any more.
  closed_at timestamptz,
  check ((answered_at is null) = (answer_sealed is null) and (answered_at is null) = (answered_by_name is null))
);
create index grievance_concern_of_organization on grievance_concern (organization_id, asked_at desc);
create index grievance_concern_of_grievance on grievance_concern (grievance_id);

call enable_row_security('grievance_concern');
call allow_own('grievance_concern', 'select', 'residences');
create policy handler_reads on grievance_concern for select to porchlight_app using (
  (select app_secret('grievance')) is null and organization_id is distinct from (select app_organization())
  and exists (select from grievance g where g.id = grievance_id)
);
grant select on grievance_concern to porchlight_app;

-- The days an affiliate gives itself for each step; without a row those of src/domain/grievances/clock.ts count.
create table grievance_setting (
  organization_id uuid primary key references organization (id) on delete cascade,
  days jsonb not null check (jsonb_typeof(days) = 'object' and pg_column_size(days) < 2000),
  -- Where they stand: the affiliate's own policy.
  source text not null default '' check (length(source) <= 300)
);

call enable_row_security('grievance_setting');
call allow_own('grievance_setting', 'all', 'claims');
grant select, insert, update on grievance_setting to porchlight_app;

-- A file that shows something stays until that is taken away; one that shows nothing is swept after a day.
create function is_evidence(file uuid) returns boolean language sql stable as $$
  select exists (select from evidence where file_id = file)
    or exists (select from application_photo where file_id = file)
    or exists (select from grievance_entry where file_id = file)
$$;
create policy kept_by_evidence on stored_file as restrictive for delete to porchlight_app using (not is_evidence(id));

-- 16_reminders.sql

-- Reminders: "2 open, still right?" at an hour of the operator's choice, and the links that answer it without signing
-- in.
create table reminder_plan (
  organization_id uuid primary key references organization (id),
  is_on boolean not null,
  -- The hour of the day in the operator's own time zone (src/domain/states/us-zones.ts), and the days of the week,
  -- Sunday as 0.
  hour smallint not null check (hour between 0 and 23),
  days smallint[] not null check (cardinality(days) between 1 and 7 and days <@ '{0,1,2,3,4,5,6}'),
  time_zone text not null check (length(time_zone) between 1 and 40),
  -- From when the plan is as it is: hours before that are no reminder missed.
  since timestamptz not null,
  -- The hour that was reminded of last.
  reminded_for timestamptz
);

-- People who leave the organization are removed from its plan.
create table reminder_recipient (
  organization_id uuid not null references organization (id),
  person_id uuid not null,
  way text not null check (way in ('email', 'text')),
  phone text not null default '' check (phone ~ '^(\+[0-9]{8,15})?$'),
  -- Null for every house, also those to come.
  residence_ids uuid[],
  -- Null for the hour of the plan.
  hour smallint check (hour between 0 and 23),
  primary key (organization_id, person_id),
  foreign key (person_id, organization_id) references membership (person_id, organization_id) on delete cascade,
  check (way = 'email' or phone <> '')
);
create index reminder_recipient_of_person on reminder_recipient (person_id, organization_id);

-- One question to one person about one group of beds, for one hour.
create table reminder (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  person_id uuid not null references person (id) on delete cascade,
  bed_group_id uuid not null references bed_group (id) on delete cascade,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  -- What it asked about: the number of open beds, and the report it is from; null before the first report.
  open int check (open >= 0),
  report_id uuid,
  unique (bed_group_id, person_id, due_at)
);
create index reminder_of_organization on reminder (organization_id);
create index reminder_of_person on reminder (person_id);
create index reminder_age on reminder (expires_at);

-- Each link reports one number, once. Only the hash of its secret is stored.
create table reminder_link (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  organization_id uuid not null references organization (id),
  reminder_id uuid not null references reminder (id) on delete cascade,
  act text not null check (act in ('yes', 'change', 'full')),
  -- The id of the bed report its use writes, so that a use that comes twice is one.
  answer_report_id uuid not null default gen_random_uuid(),
  used_at timestamptz,
  reported_open int check (reported_open >= 0),
  check ((used_at is null) = (reported_open is null))
);
create index reminder_link_of_reminder on reminder_link (reminder_id);
create index reminder_link_of_organization on reminder_link (organization_id);

call enable_row_security('reminder_plan');
call allow_own('reminder_plan', 'select, insert, update', 'reminders');
grant select, insert, update (is_on, hour, days, time_zone, since) on reminder_plan to porchlight_app;

call enable_row_security('reminder_recipient');
call allow_own('reminder_recipient', 'select, insert, delete', 'reminders');
grant select, insert, delete on reminder_recipient to porchlight_app;

call enable_row_security('reminder');
call allow_own('reminder', 'select', 'reminders');
grant select on reminder to porchlight_app;

call enable_row_security('reminder_link');
call allow_own('reminder_link', 'select', 'reminders');
grant select on reminder_link to porchlight_app;

-- 17_history.sql

-- Who changed what, when and from where. Rows are only added; no role may change or delete one.
create table history (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
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
create index history_of_organization on history (organization_id, happened_at desc, id desc);
-- Of all organizations, for the alliance: without what the people who ask for a bed did, and who is told of what. Partial,
-- so that no reading of one organization or person is ever planned by it.
create index history_newest on history (happened_at desc, id desc)
  where subject not in ('inquiry', 'waiting', 'hold', 'notices', 'reminders');
create index history_of_subject on history (subject_id, organization_id, happened_at desc);
-- The history by person: what they have done already is ticked in their training, from the first time on; and what they
-- did last. It only grows, so nothing reads all of it.
create index history_firsts_of_person on history (organization_id, person_id, subject, change, happened_at);
create index history_of_person on history (organization_id, person_id, happened_at desc);

alter table history enable row level security;
alter table history force row level security;
-- Owners read all of it. Who reported a number may be read by everybody who reports numbers.
call allow_own('history', 'select', only_if => $$
  (select app_may('history')) or (subject in ('beds', 'hold') and (select app_may('beds')))
$$);
-- Somebody kept to some houses reads of the beds of these alone.
call keep_to_residences('history', 'select', 'works_for_group(subject_id)');
call allow_own('history', 'insert', only_if => 'person_id = (select app_person()) and (select app_role()) is not null');
create policy system_reads on history for select to porchlight_system using (true);
create policy system_adds on history for insert to porchlight_system with check (true);
-- People who edit a residence may read who else did, for when both change the same thing.
create policy editors_read_residences on history for select to porchlight_app using (
  organization_id = (select app_organization()) and subject = 'residence' and (select app_may('residences')));
grant select, insert on history to porchlight_app, porchlight_system;
create trigger only_grows before update or delete or truncate on history
  for each statement execute function refuse_change();

-- What may be part of an attack: who failed to sign in, was refused or slowed down, and who did what deserves a look.
--
-- A row names people and organizations by id and a network, never an address, and nothing that somebody typed. It
-- stands for one event or for several alike. It belongs to no organization: the alliance's staff read all of them, the
-- machine writes them and deletes them after their time, and nobody changes one.
create table security_event (
  id uuid primary key default gen_random_uuid(),
  -- The first and the last of the events a row stands for; its page is found by the second.
  since timestamptz not null,
  happened_at timestamptz(3) not null,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  network text check (network ~ '^[0-9a-f.:]{3,45}/(24|48)$'),
  -- No references: the row stays when they go.
  person_id uuid,
  acting_for uuid,
  -- A word of ours, or a method and the pattern of a route.
  about text check (length(about) <= 120),
  events int not null check (events > 0),
  -- How many things they touched.
  things int check (things >= 0),
  -- Stands for events of many kinds of origin, of which there were too many to keep each.
  gathered boolean not null default false,
  check (since <= happened_at)
);
-- The newest, and how many of each kind there were lately, without a look at the table.
create index security_event_newest on security_event (happened_at desc, id desc) include (kind, events, network);
create index security_event_of_kind on security_event (kind, happened_at desc, id desc);
create index security_event_of_network on security_event (network, happened_at desc, id desc);
create index security_event_of_person on security_event (person_id, happened_at desc, id desc) where person_id is not null;
create index security_event_of_organization on security_event (acting_for, happened_at desc, id desc)
  where acting_for is not null;

call enable_row_security('security_event', system_may => 'select, insert, delete');
create policy alliance_reads on security_event for select to porchlight_app
  using ((select app_organization()) = '00000000-0000-4000-8000-000000000001');
grant select on security_event to porchlight_app;
create trigger never_changes before update on security_event
  for each statement execute function refuse_change();

-- What strangers may do so many times (contact messages, questions to houses, codes sent to a listing) is counted here,
-- so that two servers do not allow twice as much. It is counted in the transaction that keeps what is counted: what is
-- lost uses up nothing. Keys are hashed with a secret that the database does not hold.
create table counted_use (
  key text primary key,
  uses int not null,
  ends_at timestamptz not null
);
create index counted_use_end on counted_use (ends_at);

call enable_row_security('counted_use');
-- Of all counts a request finds the one whose key it brings along.
create policy own_key_only on counted_use to porchlight_app
  using (key = (select convert_from(app_secret('counted'), 'utf8')))
  with check (key = (select convert_from(app_secret('counted'), 'utf8')));
grant select, insert, update on counted_use to porchlight_app;

-- How often a call was used that keeps nothing of its own (tries of a link, files), of servers that share this database.
-- The columns are those that rate-limiter-flexible writes; a key is hashed as above. Lost at a crash, as in memory.
create unlogged table rate_limit (
  key text primary key,
  points int not null,
  expire bigint not null
);
create index rate_limit_end on rate_limit (expire);

call enable_row_security('rate_limit');

-- 18_imports.sql

-- Moving in: files that were read and wait to be imported, the imports that were done, and what each changed, so that
-- it can be put back. An import is written in slices, each a short transaction, so that nobody waits for the whole of
-- it. Until all of it is written and decided, nobody sees a row of it. What is left to do then is done slice by slice,
-- by another process where this one was killed. The same goes for taking an import back (decision 23).

create table import_file (
  id uuid primary key,
  organization_id uuid not null references organization (id),
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
-- To pack a large file would hold up everybody on the embedded database, and it is kept for a day only.
alter table import_file alter sheet set storage external;
create index import_file_of_person on import_file (organization_id, person_id, read_at desc);
create index import_file_age on import_file (expires_at);

call enable_row_security('import_file');
call allow_own('import_file', 'all', 'import', only_if => 'person_id = (select app_person())');
grant select, insert, delete, update (choices) on import_file to porchlight_app;

-- What an organization chose for a file with these headings when it imported it last: the next one is read so at once.
create table import_mapping (
  organization_id uuid not null references organization (id),
  -- A hash of the headings, as they are compared.
  headings_key text not null check (headings_key ~ '^[0-9a-f]{64}$'),
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  used_at timestamptz not null,
  primary key (organization_id, headings_key)
);

call enable_row_security('import_mapping');
call allow_own('import_mapping', 'all', 'import');
grant select, insert, delete, update (choices, used_at) on import_mapping to porchlight_app;

-- An import that was done. It has the id of its file.
create table import_run (
  id uuid primary key,
  organization_id uuid not null references organization (id),
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
  kept_names text[] check (cardinality(kept_names) <= 50),
  state text not null default 'done' check (state in ('writing', 'finishing', 'done', 'undoing')),
  -- The token of the process that works on it. Another process takes over when `touched_at` gets too old.
  worker uuid,
  touched_at timestamptz not null default now(),
  -- Who asked for what is being done.
  asked_by uuid,
  -- The last house that is finished, in the order of ids.
  last_residence_id uuid,
  -- Houses somebody else changed while the import ran: they stayed as they were. The first of their names.
  passed int not null default 0,
  passed_names text[] not null default '{}' check (cardinality(passed_names) <= 50),
  -- How often a process took over what another had begun, and when the next may.
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  -- What could not be brought to its end however often it was tried: the import was taken back; nothing of it is shown
  -- to anybody any more; or its undo ended where it was.
  stopped text check (stopped in ('taken_back', 'hidden', 'undo')),
  -- Houses of the slice under way. The public list and the desks are notified of them when it ends.
  slice uuid[] not null default '{}'
);
create index import_run_of_organization on import_run (organization_id, imported_at desc);
create unique index import_run_at_work on import_run (organization_id)
  where state <> 'done' and stopped is distinct from 'hidden';

call enable_row_security('import_run');
call allow_own('import_run', 'select, update', 'import');
call allow_own('import_run', 'insert', 'import', only_if => 'person_id = (select app_person())');
grant select, insert, update (undone_at, undone_by, kept, kept_names) on import_run to porchlight_app;
grant update (state, worker, touched_at, asked_by, last_residence_id, changed, passed, passed_names, tries, next_try_at, stopped,
  slice) on import_run to porchlight_app;

-- What an import did to a house. A job deletes it when it can no longer be undone.
create table import_change (
  import_id uuid not null references import_run (id) on delete cascade,
  residence_id uuid not null references residence (id) on delete cascade,
  organization_id uuid not null references organization (id),
  -- `certified`: a house that somebody else speaks for got a certificate, and nothing else.
  kind text not null check (kind in ('added', 'changed', 'certified')),
  -- The version the import left the house in: another one means that somebody changed it since.
  version int not null,
  -- The columns that changed, as they were.
  before jsonb not null default '{}',
  -- Its groups of beds: for each what it was and what it became.
  beds jsonb not null default '[]',
  restored_at timestamptz,
  -- Whether it set a certificate, and which one stood before.
  sets_certificate boolean not null default false,
  certificate_before uuid,
  -- What an import is going to do to a house there is; null once it is done.
  planned jsonb,
  primary key (import_id, residence_id)
);
create index import_change_of_residence on import_change (residence_id);
create index import_change_of_organization on import_change (organization_id, import_id, residence_id);

call enable_row_security('import_change');
call allow_own('import_change', 'select, update', 'import');
call allow_own('import_change', 'insert', 'import', only_if => $$
  exists (select from import_run i where i.id = import_id and i.organization_id = import_change.organization_id)
  and exists (
    select from residence r where r.id = residence_id and (r.organization_id = import_change.organization_id
      or (import_change.kind = 'certified' and (select app_may('claims')) and r.status = 'published'
        and r.state_code = (select o.state_code from organization o where o.id = (select app_organization())))))
$$);
call allow_own('import_change', 'delete', 'import', only_if => 'planned is not null');
grant select, insert, update (restored_at), delete on import_change to porchlight_app;
grant update (version, before, planned, sets_certificate, certificate_before) on import_change to porchlight_app;

create function track_unfinished_import() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from unfinished_import where id = old.id and (tg_op = 'DELETE' or new.state <> 'writing');
  if tg_op <> 'DELETE' and new.state = 'writing' then
    insert into unfinished_import (id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger track_unfinished_import after insert or delete or update of state on import_run
  for each row execute function track_unfinished_import();

-- Writes the listings of an import. Readers of a large one are notified once, at its end.
create function refresh_imported_listings(run uuid, residences uuid[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if cardinality(residences) = 0 then return; end if;
  perform write_listings(array(select id from residence where id = any(residences)), residences);
  if exists (select from import_run i where i.id = run and i.added + i.changed <= 200) then
    perform notify_listings(residences);
  end if;
end $$;

-- Houses of the slice that ends. What is gone leaves the list.
create function refresh_slice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_imported_listings(new.id, old.slice);
  return null;
end $$;
create trigger listed_when_ended after update of slice on import_run
  for each row when (old.slice <> '{}' and new.slice = '{}') execute function refresh_slice();

-- The houses of a slice under way: another transaction never sees any, because they are gone when the slice ends.
create function residences_of_slices() returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return array(
    select unnest(slice) from import_run where state <> 'done' and stopped is distinct from 'hidden' and slice <> '{}');
end $$;

-- Whoever may import writes and sees the rows of their organization's imports.
create policy own_writing on unfinished_import for update to porchlight_app
  using (id in (select id from import_run where organization_id = (select app_organization())) and (select app_may('import')))
  with check (true);
grant update (writer) on unfinished_import to porchlight_app;

revoke execute on function refresh_imported_listings from public;
grant execute on function refresh_imported_listings to porchlight_system;

-- 19_live.sql

-- Open desks are notified that something of their organization changed, and read it again: the channel carries no content.
create function notify_desks(organizations uuid[]) returns void language plpgsql as $$
begin
  if cardinality(organizations) > 50 then
    perform pg_notify('desk', '*');
  else
    perform pg_notify('desk', one::text) from unnest(organizations) one;
  end if;
end $$;

create function notify_desk() returns trigger language plpgsql as $$
begin
  perform notify_desks(array(select distinct organization_id from changed));
  return null;
end $$;

-- The same of residences and their beds, but for an import's: its desk is notified at its end.
create function notify_desk_of_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare later uuid[] := residences_of_slices();
begin
  if tg_table_name = 'residence' then
    perform notify_desks(array(select distinct organization_id from changed
      where (import_id is null or import_id not in (select w.id from unfinished_import w)) and id <> all (later)));
  else
    perform notify_desks(array(select distinct organization_id from changed
      where (import_id is null or import_id not in (select w.id from unfinished_import w)) and residence_id <> all (later)));
  end if;
  return null;
end $$;
call run_after('membership', 'insert, update, delete', 'notify_desk');
call run_after('residence', 'insert, update, delete', 'notify_desk_of_residences');
call run_after('bed_group', 'insert, update', 'notify_desk_of_residences');
call run_after('bed_hold', 'insert', 'notify_desk');
call run_after('bed_hold_end', 'insert', 'notify_desk');
call run_after('shift_note', 'insert, update', 'notify_desk');
call run_after('inquiry', 'insert, update, delete', 'notify_desk');
call run_after('inquiry_reply', 'update', 'notify_desk');
call run_after('invitation', 'insert, update', 'notify_desk');
call run_after('training_step', 'insert, delete', 'notify_desk');
call run_after('waiting', 'insert, update, delete', 'notify_desk');
call run_after('waiting_ping', 'insert', 'notify_desk');
call run_after('claim', 'insert, update', 'notify_desk');
call run_after('claim_notice', 'insert, update', 'notify_desk');
call run_after('publishing_check', 'insert, update', 'notify_desk');

-- Open desks are notified of bed reports by their ids: a board that has them already does not read them again. Above 50
-- reports, the organization alone is named.
create function notify_desk_of_reports() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 50 then
    perform notify_desks(array(select distinct organization_id from changed));
  else
    perform pg_notify('desk', organization_id || ' ' || id) from changed;
  end if;
  return null;
end $$;
call run_after('bed_report', 'insert', 'notify_desk_of_reports');

-- Those who decide in a state are notified of its claims as well: of proofs, which are updates and never new rows, and of
-- objections.
create function notify_deciders() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', o.id::text) from organization o
  where o.kind = 'alliance' or (o.kind = 'affiliate' and o.state_code in (select state_code from changed));
  return null;
end $$;
call run_after('claim', 'update', 'notify_deciders');
call run_after('claim_notice', 'update', 'notify_deciders');
call run_after('publishing_check', 'insert, update', 'notify_deciders');

-- Whoever reviews an application is notified of what the other reviewers and the operator do, once it is open to them.
create function notify_reviewers() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'application' then
    perform pg_notify('desk', affiliate_id::text) from changed where opened_at is not null;
  else
    perform pg_notify('desk', a.affiliate_id::text) from application a
    where a.opened_at is not null and a.id in (select application_id from changed);
  end if;
  return null;
end $$;
call run_after('application', 'update', 'notify_reviewers');
call run_after('application_rule', 'update', 'notify_reviewers');
call run_after('application_question', 'insert', 'notify_reviewers');
call run_after('application_finding', 'insert', 'notify_reviewers');
call run_after('application_message', 'insert', 'notify_reviewers');

-- The open streams of a person who left an organization end on every server.
create function notify_member_left() returns trigger language plpgsql as $$
begin
  perform pg_notify('left_desk', old.organization_id || ' ' || old.person_id);
  return null;
end $$;
create trigger notify_member_left after delete on membership for each row execute function notify_member_left();

-- 20_closing.sql

-- What holds for all tables and functions above.

-- A row goes to another organization only by a claim that is approved, or undone, in the same transaction, or with a
-- listing that is merged, or given back: a mistake in a statement of the system moves no residence.
create function keep_organization() returns trigger language plpgsql as $$
begin
  if not exists (
    select from claim c
    -- The two sides first: an index finds their claims, where there are many.
    where c.organization_id in (old.organization_id, new.organization_id)
      and c.xmin = pg_current_xact_id()::xid and c.ended_as = 'approved' and c.handed_over_at is null
      and (old.organization_id, new.organization_id) = (
        case when c.undone_at is null then c.from_organization_id else c.organization_id end,
        case when c.undone_at is null then c.organization_id else c.from_organization_id end
      )
      and (tg_table_name <> 'residence' or to_jsonb(new) ->> 'id' = c.residence_id::text)
  ) and (tg_table_name = 'residence' or not exists (
    select from listing_merge m
    where m.kept_holder in (old.organization_id, new.organization_id) and m.xmin = pg_current_xact_id()::xid
      and (old.organization_id, new.organization_id) = (
        case when m.undone_at is null then m.gone_holder else m.kept_holder end,
        case when m.undone_at is null then m.kept_holder else m.gone_holder end
      )
  )) then
    raise exception 'A row of % changes its organization only by a claim or a merge.', tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Every table of an organization has it, but: no row of the history changes, and an address a house gave up may become
-- another's (keep_slug).
do $$
declare belonging regclass;
begin
  for belonging in
    select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'organization_id'
      and relname not in ('history', 'residence_slug')
  loop
    execute format('create trigger keeps_organization before update of organization_id on %s
      for each row when (old.organization_id is distinct from new.organization_id) execute function keep_organization()',
      belonging);
  end loop;
end $$;

-- Every table of an organization that its people write, but for the history and the alliance's mail, which tell of it.
do $$
declare belonging regclass;
begin
  for belonging in
    select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'organization_id'
      and relname not in ('history', 'mail')
      and (has_any_column_privilege('porchlight_app', attrelid, 'insert, update')
        or has_table_privilege('porchlight_app', attrelid, 'delete'))
  loop
    execute format('create trigger stops_while_locked before insert or update or delete on %s
      for each statement execute function refuse_while_locked()', belonging);
  end loop;
end $$;

-- What runs with the rights of its owner reads every operator's rows: it is the system's, and nobody else may call it
-- unless a grant above says so.
do $$
declare lent regprocedure;
begin
  for lent in select oid from pg_proc where pronamespace = 'public'::regnamespace and prosecdef loop
    execute format('revoke execute on function %s from public', lent);
    execute format('alter function %s owner to porchlight_system', lent);
  end loop;
end $$;

grant execute on function say_opening to porchlight_app;

drop procedure enable_row_security, allow_own, keep_to_residences, run_after;
revoke create on schema public from porchlight_system;
