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
